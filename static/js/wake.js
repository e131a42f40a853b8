// Keeps the screen awake where the browser allows it, and says truthfully whether it does.

let state = 'unavailable';
const listeners = new Set();

/** "held", "lost" or "unavailable" (no such thing on plain http or in this browser, or nobody asked for it). */
export const awakeState = () => state;

/** Calls `listener(state)` on each change. */
export function onAwake(listener) { listeners.add(listener); }

function become(next) {
  state = next;
  for (const listener of listeners) listener(next);
}

/**
 * Asks for the screen's wake lock and asks again whenever the page comes back to the front.
 * `tell(state)` gets each state as it comes.
 */
export function keepAwake(tell = () => {}) {
  onAwake(tell);
  if (!('wakeLock' in navigator)) { become('unavailable'); return; }
  let lock = null;
  async function ask() {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => become('lost'));
      become('held');
    } catch { become('lost'); }
  }
  document.addEventListener('visibilitychange', ask);
  document.addEventListener('pointerdown', ask, { passive: true });
  ask();
}
