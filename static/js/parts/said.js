// Sentences of the room's display: the names in them are as large as names are, whatever the rest is set in.
import { html, cls } from '../ui.js';
import { seatName } from '../words.js';
import { LONG, letters, tall } from './told.js';

const [BEGIN, END] = '\u2068\u2069';  // what Unicode sets a name apart with
const NAMED = /\u2068(.*?)\u2069/;

const marked = (show) => Object.fromEntries(Object.entries(show.cast).map(([seat, member]) => [seat, { ...member, name: BEGIN + seatName(show, seat) + END }]));
const shows = new WeakMap();

/** The show with its names marked, so that `Said` finds them in a sentence. */
export function naming(show) {
  if (!shows.has(show)) shows.set(show, { ...show, cast: marked(show) });
  return shows.get(show);
}

/** Every second part is a name. */
const drawn = (part, i) => (i % 2 ? html`<b class=${cls('named display', { long: letters(part) > LONG })}>${part}</b>` : part);

/** A sentence about people, said with a show of `naming`, in at most so many lines. */
export const Said = ({ text, most, class: extra, ...rest }) => html`
  <p class=${cls(extra, tall(text))} data-most=${most} ...${rest}>${text.split(NAMED).map(drawn)}</p>`;
