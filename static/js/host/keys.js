// The keyboard: each key is shown on its control, and none counts while somebody types.
import { html, useEffect, useRef } from '../ui.js';
import { ALWAYS, cap } from './keymap.js';

const TYPING = 'input:not([type="radio"], [type="range"]), textarea, select, [contenteditable="true"]';
const OWN = 'dialog[open][data-keys="own"]';

/** A key's label on its control. */
export const Key = ({ of }) => html`<kbd>${cap(of)}</kbd>`;

/**
 * Makes `key` do `act` for as long as the caller stands on the page; null gives it back. `act` is a function, or
 * {down, up} for a key that is held.
 */
export function useKey(panel, key, act) {
  const latest = useRef(null);
  latest.current = act;
  useEffect(() => {
    // The same control may stand in a sheet as well: what came last has the key.
    const keys = panel.keys.current;
    keys.set(key, [...(keys.get(key) ?? []), latest]);
    return () => keys.set(key, keys.get(key).filter((one) => one !== latest));
  }, [key]);
}

/** Listens for the page's life; gives the ref that `useKey` registers with. */
export function useKeyboard() {
  const keys = useRef(new Map());
  useEffect(() => {
    const act = (event) => (isOurs(event) ? keys.current.get(event.key.toLowerCase())?.at(-1)?.current ?? null : null);
    // Whatever button has the focus: the space bar means GO or the clocks and nothing else; Enter presses the button.
    const take = (event) => { event.preventDefault(); event.stopPropagation(); };
    const down = (event) => {
      const found = act(event);
      if (!found) return;
      take(event);
      if (!event.repeat) (found.down ?? found)();
    };
    const up = (event) => {
      const found = act(event);
      if (!found) return;
      take(event);
      found.up?.();
    };
    addEventListener('keydown', down, true);
    addEventListener('keyup', up, true);
    return () => { removeEventListener('keydown', down, true); removeEventListener('keyup', up, true); };
  }, []);
  return keys;
}

function isOurs(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.(TYPING)) return false;
  return !document.querySelector(OWN) || ALWAYS.has(event.key.toLowerCase());
}
