// Time in a replay: the episode's own (ms on its clock) and the player's, in which waits may be shortened. Pure functions.

export const WAIT_MS = 2000;  // a wait with "skip thinking"
const LEAD_MS = 2000;         // before the first entry
const TAIL_MS = 4000;         // after the last one
export const SPEEDS = [0.5, 1, 2, 4, 8, 16];

/**
 * The player's time for frames that begin at `real` (ms on the episode's clock, one place more for the end of the last):
 * {real, play, length}. With `skip` every wait but the last frame's is short.
 */
function axisFrom(real, skip) {
  const play = [0];
  for (let i = 1; i < real.length; i++) {
    const wait = real[i] - real[i - 1];
    play.push(play[i - 1] + (skip && i < real.length - 1 ? Math.min(wait, WAIT_MS) : wait));
  }
  return { real, play, length: play[play.length - 1] };
}

/** The time of a whole film. `at`: the moment of each frame, frame 0 being before the first entry. */
export function axisOf(at, skip) {
  const first = at.length > 1 ? Math.max(0, at[1] - LEAD_MS) : 0;
  return axisFrom([first, ...at.slice(1), at[at.length - 1] + TAIL_MS], skip);
}

/** The time of a clip: it begins with its first frame. The server reckons its length in the same way. */
export const clipAxis = (at, skip) => axisFrom([...at, at[at.length - 1] + TAIL_MS], skip);

/** The last of sorted `values` that is not above `value`. */
function lastUpTo(values, value) {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (values[middle] <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Which frame is on at a moment of the player's time. */
export const frameAt = (axis, play) => Math.min(lastUpTo(axis.play, play), axis.play.length - 2);

/** How much faster the episode's time runs than the player's while a frame is on. */
export function rateAt(axis, frame) {
  const wait = axis.play[frame + 1] - axis.play[frame];
  return wait > 0 ? (axis.real[frame + 1] - axis.real[frame]) / wait : 1;
}

/** The episode's time at a moment of the player's, while `frame` is on. */
export const toReal = (axis, play, frame = frameAt(axis, play)) => axis.real[frame] + (play - axis.play[frame]) * rateAt(axis, frame);

/** The player's time at a moment of the episode's. */
export function toPlay(axis, real) {
  const frame = Math.min(lastUpTo(axis.real, real), axis.real.length - 2);
  const rate = rateAt(axis, frame);
  return axis.play[frame] + Math.max(0, real - axis.real[frame]) / (rate || 1);
}

const next = (count, from, way, is) => {
  for (let n = from + way; n >= 0 && n < count; n += way) if (is(n)) return n;
  return null;
};

/** The frame after the next decision (`way` 1) or the one before (-1); the first or last frame where there is none. */
export const stepFrom = (head, frame, way) => next(head.at.length, frame, way, (n) => head.decided[n]) ?? (way > 0 ? head.at.length - 1 : 0);

/** The frame in which the next turn begins, or the present or earlier one. */
export const turnFrom = (head, frame, way) => next(head.at.length, frame, way, (n) => n > 0 && head.turn[n] > 0 && head.turn[n] !== head.turn[n - 1]) ?? (way > 0 ? head.at.length - 1 : 0);

/** The next speed up or down. */
export const faster = (speed, way) => SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, SPEEDS.indexOf(speed) + way))];

/** "1:02:03" or "2:03", rounded down. */
export function clockOf(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
