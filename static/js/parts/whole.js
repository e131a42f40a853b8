// What was said before gives way to what is asked now, by whole sentences: of those that stand below one another the oldest go first.
import { useLayoutEffect, useRef } from '../ui.js';

/** How much of a sentence stands above its place; the room that marks of Thai have around its lines does not count. */
const above = (one, place) => place.getBoundingClientRect().top - one.getBoundingClientRect().top + parseFloat(getComputedStyle(one).marginTop);
const standsOut = (one, place) => above(one, place) > 1;

/** Sentences that say nothing without the one before them: a claim does not name who claims. */
const HANGS_ON = '.told-claim';

function groupsOf(place) {
  const groups = [];
  for (const one of place.children) {
    if (groups.length && one.matches(HANGS_ON)) groups.at(-1).push(one);
    else groups.push([one]);
  }
  return groups;
}

const PROPERTIES = ['display', 'overflow', '-webkit-box-orient', '-webkit-line-clamp'];

/** How many lines of a sentence have room. */
function linesOf(one, place) {
  const high = one.getBoundingClientRect().height;
  return Math.floor((high - above(one, place)) / parseFloat(getComputedStyle(one).lineHeight));
}

/** The one sentence that has no room even alone ends after the last line that has. */
function shorten(one, lines) {
  one.style.display = '-webkit-box';
  one.style.overflow = 'hidden';
  one.style.setProperty('-webkit-box-orient', 'vertical');
  one.style.setProperty('-webkit-line-clamp', String(lines));
}

function makeWhole(place) {
  for (const one of place.children) PROPERTIES.forEach((property) => one.style.removeProperty(property));
  const groups = groupsOf(place);
  const drop = () => groups.shift().forEach((one) => { one.style.display = 'none'; });
  while (groups.length > 1 && standsOut(groups[0][0], place)) drop();
  const [first] = groups[0] ?? [];
  if (!first || !standsOut(first, place)) return;
  const lines = linesOf(first, place);
  if (lines > 0) shorten(first, lines);
  else drop();
}

/** A ref for sentences below one another, the last of them at the lower edge of their place. */
export function useWhole() {
  const ref = useRef(null);
  useLayoutEffect(() => { makeWhole(ref.current); });
  useLayoutEffect(() => {
    const place = ref.current;
    const look = () => makeWhole(place);
    const watch = new ResizeObserver(look);
    watch.observe(place.parentElement);
    place.ownerDocument.fonts.addEventListener('loadingdone', look);
    return () => {
      watch.disconnect();
      place.ownerDocument.fonts.removeEventListener('loadingdone', look);
    };
  }, []);
  return ref;
}
