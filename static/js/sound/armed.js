// How this screen is doing for sound, for its signs of life: "on", "waiting" for somebody to let it, or "off".

let state = 'off';
const listeners = new Set();

export const soundState = () => state;

/** Calls `listener(state)` on each change. */
export function onSound(listener) { listeners.add(listener); }

export function soundIs(next) {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener(next);
}
