// The rundown as figures and words: which cue is next, how long each took, how far the show is from its plan.
import { hasWords, t } from '../words.js';

/** A show's own cue brings its words; one of the default rundown has them in the catalogue. */
export const cueTitle = (cue) => cue.title || t(`cue-${cue.id}`);

/** What the host says or does in it; '' where the show has nothing to say. */
export function cueNotes(cue) {
  if (cue.notes || cue.title) return cue.notes;
  return hasWords(`cue-${cue.id}-notes`) ? t(`cue-${cue.id}-notes`) : '';
}

/** Where a cue stands against the one that was taken last: "done", "now", "next" or "later". */
export function cueState(index, cue) {
  if (index === cue) return 'now';
  if (index === cue + 1) return 'next';
  return index < cue ? 'done' : 'later';
}

/** Ms in the cue and of the whole show at `now`; both null before the first GO. */
export function runningTimes(floor, viewAt, now) {
  if (floor.show_ms === null) return { cue: null, show: null };
  const show = floor.show_ms + Math.max(0, now - viewAt);
  return { cue: show - floor.taken.at(-1).start, show };
}

/** Ms that a cue took so far, all its takes together; null where it has not come on. `taken`: [{cue, start}], ms of the show. */
export function actual(taken, index, showMs) {
  const takes = taken.map((one, i) => ({ cue: one.cue, ms: (taken[i + 1]?.start ?? showMs) - one.start })).filter((one) => one.cue === index);
  return takes.length ? takes.reduce((sum, one) => sum + one.ms, 0) : null;
}

/** Ms behind the plan (negative: before it); null for a rundown without a plan or before its first cue. */
export function behind(rundown, cue, times) {
  if (times.show === null || cue < 0 || !rundown.some((one) => one.seconds)) return null;
  const planned = rundown.slice(0, cue).reduce((sum, one) => sum + one.seconds * 1000, 0);
  const late = Math.max(0, times.cue - rundown[cue].seconds * 1000);
  return times.show - times.cue - planned + late;
}
