// Which sounds a new view asks for: pure functions of what was shown before and what is shown now. Nothing is played here.
import { newLines } from '../parts/moment.js';

export const LATE_MS = 1500;   // what happened longer ago is not played any more
const BEAT_MS = 1000;          // the server speaks at least so often
const LAST_MS = 10000;         // the last ten seconds of a clock are felt
const MOST = 4;                // a room follows so many sounds in a row
const UNSEEN = new Set(['slate', 'black', 'highlight', 'message']);  // scenes that show nothing of the match

/** The sound of a line of the log; nothing for lines that have none. */
const OF_LINE = {
  dealt: 'deal', dealt_court: 'deal', turn: 'turn', blocked: 'block', challenged: 'challenge', proved: 'proved', proved_absent: 'proved',
  caught: 'caught', caught_present: 'caught', refused_to_show: 'caught', lost: 'lost', took: 'taken', stole: 'coins', gained: 'coins',
  embezzled: 'coins', refunded: 'coins', timed_out: 'time_out', expired_by_host: 'time_out', won: 'win', ruled: 'win',
};

/** How long after a sound the next one of the same view begins, in ms: as the pictures follow one another. */
const APART = { challenge: 700, proved: 900, caught: 900, lost: 1100, taken: 700, coins: 350, time_out: 900 };
const APART_MS = 250;

function soundOf(line) {
  if (line.code === 'action') return line.claim || line.disclaim ? 'claim' : null;
  return OF_LINE[line.code] ?? null;
}

/** Whether the room sees the match, so that it may hear it. */
const isSeen = (view) => !UNSEEN.has(view.floor?.program);

/** How loud the room is now: what sounds still is cut off where the room sees nothing of the match any more, nor a highlight. */
export const levelOf = (view) => ({
  volume: view.floor?.sound?.volume ?? 0,
  muted: view.floor?.sound?.muted !== false || !(isSeen(view) || view.floor?.program === 'highlight'),
});

/** Up to where the sounds of an episode were played: kept over a reload. `at` is the episode's clock of the last line. */
export const markOf = (show, view) => ({ of: `${show.title}/${show.episode}`, at: view.table.log.at(-1)?.at ?? -1 });

/** The lines that are new: of a page that has just been opened, those that its mark does not know. */
function fresh(before, view, show, mark) {
  const { log } = view.table;
  if (before) return newLines(before.table.log, log);
  const known = mark?.of === markOf(show, view).of ? mark.at : -1;
  return log.filter((line) => line.at > known);
}

/** Sounds one after the other: no two alike, a turn only where nothing else sounds, the last ones where there are too many. */
function inOrder(names) {
  const once = names.filter((name, i) => names.indexOf(name) === i);
  const loud = once.filter((name) => name !== 'turn');
  return (loud.length ? loud : once).slice(-MOST);
}

/**
 * What is to sound now: [{name, after}], `after` in ms from now. `before` is the view drawn until now, null on a fresh page, then
 * `mark` tells what was played. `silent` is how long nothing had been heard of the server when the view came.
 */
export function cuesBetween({ before, view, show, mark = null, silent = 0 }) {
  const delay = Math.max(0, silent - BEAT_MS);
  const now = view.floor.at ?? 0;
  const lines = fresh(before, view, show, mark).filter((line) => now - line.at + delay <= LATE_MS);
  if (!isSeen(view)) return [];
  let after = 0;
  return inOrder(lines.map(soundOf).filter(Boolean)).map((name) => {
    const cue = { name, after };
    after += APART[name] ?? APART_MS;
    return cue;
  });
}

/** The clock that is felt: of the one who is asked alone, while it runs; null for none. Gives the seat. */
export function feltSeat({ view, paused, connection }) {
  const { question, untimed, held } = view.table;
  if (!question || question.seats.length > 1 || untimed || held || paused || connection.stale || !isSeen(view)) return null;
  return question.seats[0];
}

/** The second to be felt at `left` ms, 10 to 1, or null outside of them. */
export const feltSecond = (left) => (left > 0 && left <= LAST_MS ? Math.ceil(left / 1000) : null);
