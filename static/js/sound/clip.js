// What a highlight sounds like: the moments of its frames, as they come on. It knows no player of its own.
import { cuesBetween } from './cues.js';

let play = () => {};

/** Has clips heard by `how(cues)`; until then, and on pages that play nothing, they are silent. */
export function hearClipsBy(how) { play = how; }

/** The sounds of a clip that goes on from a frame to the next; of one that jumps, none. */
export function hearFrame({ show, frames }, from, to) {
  if (to === from + 1) play(cuesBetween({ before: frames[from], view: frames[to], show }));
}
