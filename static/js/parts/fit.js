// Names and sentences of the room's display are as large as the style sheet has them, and smaller only where their place is too small:
// measured, so that any name in any script is set as large as it can be.
import { useLayoutEffect, useRef } from '../ui.js';
import { LONG, letters } from './told.js';

const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.48, 0.44];

/** The first of the steps that fits, else the last. */
export const largest = (fits) => STEPS.find(fits) ?? STEPS.at(-1);

const isWide = (one) => one.scrollWidth > one.clientWidth + 1;

/** In how many lines a text stands: what is larger in a line stands on the same as the rest. */
function linesOf(one) {
  const least = parseFloat(getComputedStyle(one).fontSize) / 2;
  let lines = 0;
  let last = -Infinity;
  for (const middle of boxesOf(one).map(({ top, bottom }) => (top + bottom) / 2).sort((a, b) => a - b)) {
    if (middle > last + least) lines += 1;
    last = middle;
  }
  return lines;
}

/** Letters may stand out of their line by a little, a whole line may not. */
const isHigh = (one) => one.scrollHeight > one.clientHeight + parseFloat(getComputedStyle(one).fontSize) / 2;

function rangeOf(one) {
  const range = one.ownerDocument.createRange();
  range.selectNodeContents(one);
  return range;
}

/** The boxes of what is written in it, one for each line of each part. */
const boxesOf = (one) => [one, ...one.children].flatMap(({ childNodes }) => [...childNodes]).filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  .flatMap((text) => [...rangeOf(text).getClientRects()]);

/** How wide the lines of a text are. */
const widthOf = (one) => Math.ceil(rangeOf(one).getBoundingClientRect().width) + 1;

/**
 * Sets one text: at most `data-most` lines, no higher than it may be, and no word wider than its place. Only what fits in no size breaks
 * within a word. With `data-snug` its box is no wider than its lines, so that what it stands beside stays beside it.
 */
function fit(one) {
  const most = Number(one.dataset.most);
  const fits = () => !isWide(one) && !isHigh(one) && linesOf(one) <= most;
  for (const property of ['overflow-wrap', 'width']) one.style.removeProperty(property);
  const size = largest((step) => { one.style.setProperty('--fit', step); return fits(); });
  if (!fits()) one.style.setProperty('overflow-wrap', 'anywhere');
  if ('snug' in one.dataset) one.style.setProperty('width', `${widthOf(one)}px`);
  return size;
}

/** Where a text ends once it stands: it is measured as it comes, and on its way it may be below its place. */
function endOf(one, place) {
  let { bottom, right } = one.getBoundingClientRect();
  for (let moved = one; moved !== place; moved = moved.parentElement) {
    const { e, f } = new DOMMatrix(getComputedStyle(moved).transform);
    bottom -= f;
    right -= e;
  }
  return { bottom, right };
}

/** Whether something that stands in a place ends below it or beside it. */
function isOver(place) {
  const { bottom, right } = place.getBoundingClientRect();
  return [...place.children, ...place.querySelectorAll('[data-most]')].some((one) => {
    const end = endOf(one, place);
    return end.bottom > bottom + 1 || end.right > right + 1;
  });
}

/** Where many texts together have too little room, all of them give way. */
const fitAll = (place) => largest((step) => { place.style.setProperty('--all', step); return !isOver(place); });

/** Names of one grid are of one size, that of the longest; only a very long one takes no other with it. */
function even(texts, sizes) {
  const long = texts.map((one) => letters(one.textContent) > LONG);
  const least = (kind) => Math.min(...sizes.filter((_, i) => long[i] === kind));
  texts.forEach((one, i) => one.style.setProperty('--fit', least(long[i])));
}

/** Sets the texts of a place in so many columns; gives how much smaller the smallest of them became. */
function fitIn(place, texts, columns) {
  place.style.removeProperty('--all');
  if (columns) place.style.setProperty('--columns', columns);
  const sizes = texts.map(fit);
  if (columns) even(texts, sizes);
  return Math.min(...sizes) * fitAll(place);
}

/** The texts of a place: of the numbers of columns it may have, in that which lets them be the largest. */
function fitPlace(place) {
  const texts = [...place.querySelectorAll('[data-most]')];
  const options = place.dataset.columns?.split(' ') ?? [''];
  const sizes = options.map((columns) => fitIn(place, texts, columns));
  const best = sizes.indexOf(Math.max(...sizes));
  if (best < options.length - 1) fitIn(place, texts, options[best]);
}

/** What a text or a place is set for: while that stays, so does its size. */
const setFor = (one, { clientWidth, clientHeight = 0 }) => `${one.textContent} ${one.className} ${clientWidth} ${clientHeight}`;
const ownRoom = (place) => setFor(place, place);
const roomAround = (one) => setFor(one, { clientWidth: one.parentElement.clientWidth });

/** Calls `make` on each of `all` that is drawn and not set for what it is now. */
function renew(all, set, key, make) {
  for (const one of all) {
    if (!one.clientWidth || set.get(one) === key(one)) continue;
    make(one);
    set.set(one, key(one));
  }
}

function fitWithin(root, set) {
  const alone = [...root.querySelectorAll('[data-most]')].filter((one) => !one.closest('[data-full]'));
  renew(alone, set, roomAround, fit);
  renew(root.querySelectorAll('[data-full]'), set, ownRoom, fitPlace);
}

/** A ref for a part of the page: what has `data-most` in it fits, whatever is drawn there, before it is seen. */
export function useFitted() {
  const ref = useRef(null);
  useLayoutEffect(() => {
    const root = ref.current;
    const { fonts } = root.ownerDocument;
    let set = new WeakMap();
    const look = () => fitWithin(root, set);
    const anew = () => { set = new WeakMap(); look(); };
    const drawn = new MutationObserver(look);
    drawn.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class'] });
    const sized = new ResizeObserver(anew);
    sized.observe(root);
    fonts.addEventListener('loadingdone', anew);
    look();
    return () => { drawn.disconnect(); sized.disconnect(); fonts.removeEventListener('loadingdone', anew); };
  }, []);
  return ref;
}
