// Which key does what, as in video players. One table for the keyboard and for the list of keys.

export const JUMP_MS = 10000;
export const NUDGE_MS = 5000;

/** What each key does: the name of an action, and what it is given. `keys` are named as browsers name them. */
export const KEYS = [
  { keys: [' ', 'k'], does: 'toggle' },
  { keys: ['j'], does: 'move', by: -JUMP_MS },
  { keys: ['l'], does: 'move', by: JUMP_MS },
  { keys: ['ArrowLeft'], does: 'move', by: -NUDGE_MS },
  { keys: ['ArrowRight'], does: 'move', by: NUDGE_MS },
  { keys: [','], does: 'step', by: -1 },
  { keys: ['.'], does: 'step', by: 1 },
  { keys: ['ArrowUp', 'PageUp'], does: 'turn', by: -1 },
  { keys: ['ArrowDown', 'PageDown'], does: 'turn', by: 1 },
  { keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], does: 'tenth' },
  { keys: ['Home'], does: 'edge', by: -1 },
  { keys: ['End'], does: 'edge', by: 1 },
  { keys: ['<'], does: 'speed', by: -1 },
  { keys: ['>'], does: 'speed', by: 1 },
  { keys: ['s'], does: 'skip' },
  { keys: ['v'], does: 'view', by: 1 },
  { keys: ['f'], does: 'full' },
  { keys: ['?'], does: 'help' },
];

const byKey = new Map(KEYS.flatMap((one) => one.keys.map((key) => [key, one])));

/** What a key press means: {does, by}, or null. With a modifier it is the browser's. */
export function meaningOf({ key, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return null;
  const found = byKey.get(key.length === 1 ? key.toLowerCase() : key);
  if (!found) return null;
  return { does: found.does, by: found.does === 'tenth' ? Number(key) / 10 : found.by };
}

/** How a key is shown in the list. */
const SHOWN = { ' ': 'replay-key-space', ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', PageUp: 'Page ↑', PageDown: 'Page ↓', Home: 'replay-key-home', End: 'replay-key-end' };
export const shownKey = (key, t) => (SHOWN[key]?.startsWith('replay-') ? t(SHOWN[key]) : SHOWN[key] ?? (key.length === 1 ? key.toUpperCase() : key));
