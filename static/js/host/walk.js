// Arrow keys through what can be pressed: the way of a keyboard through lists, tabs and forms.

const REACHED = 'button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), a[href], [tabindex="0"]';
/** Where the arrows up and down have a meaning of their own. */
const OWN = 'textarea, select';

export const DOWN = { ArrowDown: 1, ArrowUp: -1 };
export const ACROSS = { ArrowRight: 1, ArrowLeft: -1 };

const reached = (root) => [...root.querySelectorAll(REACHED)].filter((one) => one.tabIndex >= 0 || one.getAttribute('role') === 'tab');

/** Puts the focus on what can be pressed in `root`: the first of it, or that with the index. */
export function enter(root, index = 0) {
  const all = root ? reached(root) : [];
  all[Math.min(index, all.length - 1)]?.focus();
}

/** An arrow key in `root` goes on to the next; gives that, or null where it stays. */
export function walk(root, event, steps = DOWN) {
  const step = steps[event.key];
  if (!step || event.target.matches(OWN)) return null;
  const all = reached(root);
  const next = all[all.indexOf(document.activeElement) + step];
  if (!next) return null;
  event.preventDefault();
  next.focus();
  return next;
}

/** In a row of tabs an arrow turns to the next one at once. */
export function walkTabs(event) {
  walk(event.currentTarget, event, ACROSS)?.click();
}
