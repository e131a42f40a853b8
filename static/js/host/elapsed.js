// Time gone by, in words and figures: how long somebody has been asked, or away.

/** Milliseconds gone by as "m:ss" or "h:mm:ss", rounded down. */
export function formatElapsed(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const two = (n) => String(n).padStart(2, '0');
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

const ASIDE = new Set(['extended', 'paused', 'resumed', 'stand_in', 'time_added', 'extensions_added', 'clocks_set', 'rewound']);

/**
 * What the open question of `seat` was given beyond its allowance: {extensions, ms}, those told since the last step of
 * the play itself. With them and the clock, the time that a seat has been asked is known after a reload as well.
 */
export function givenSince(log, seat) {
  const given = { extensions: 0, ms: 0 };
  for (let i = log.length - 1; i >= 0 && ASIDE.has(log[i].code); i -= 1) {
    if (log[i].seat !== seat) continue;
    if (log[i].code === 'extended') given.extensions += 1;
    if (log[i].code === 'time_added') given.ms += log[i].ms;
  }
  return given;
}

/** Ms of its own time that `seat` has used on the open question; null where the edition has no clock. */
export function usedOnQuestion(edition, log, seat, left) {
  if (left === null || !edition?.clock) return null;
  const { decision_ms: decision, extension_ms: extension } = edition.clock;
  const given = givenSince(log, seat);
  return Math.max(0, decision + given.extensions * extension + given.ms - left);
}
