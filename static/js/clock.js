// Countdowns: pure functions of integer milliseconds. Only the server decides that time is up; here a clock stops at 0:00.

/** Remaining milliseconds as "m:ss", rounded up to the second; never below "0:00". */
export function formatCountdown(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole seconds for "no contact for N s": rounded down, never negative. */
export const wholeSeconds = (ms) => Math.max(0, Math.floor(ms / 1000));

/**
 * What to keep of a message's clocks. `clocks` as sent, `rev` of the entry they belong to, `now` on this screen's
 * monotonic clock; `before` is what was kept of the previous message. A message can only be late, never early, so
 * for the same entry the earliest end wins and the number does not jump up when the network dawdles.
 */
export function keepClocks(before, clocks, rev, now) {
  const kept = {};
  for (const clock of clocks) {
    let end = now + clock.left_ms;
    const old = before?.rev === rev ? before.kept[clock.seat] : null;
    if (clock.running && old?.running) end = Math.min(end, old.end);
    kept[clock.seat] = { running: clock.running, left: clock.left_ms, end };
  }
  return { rev, kept };
}

/**
 * The same with the true clocks of those who are told them: while several are asked at once all others see one common
 * clock. A true one may jump up, by an extension that only its owner knows of.
 */
export function withTrueClocks(clocks, truth, now) {
  const kept = { ...clocks.kept };
  for (const { seat, left_ms: left, running } of truth) kept[seat] = { running, left, end: now + left };
  return { ...clocks, kept };
}

/** Remaining ms of one seat's clock at `now`; never below 0. Null when nothing is known of that seat. */
export function remaining(clocks, seat, now) {
  const clock = clocks?.kept[seat];
  if (!clock) return null;
  return Math.max(0, clock.running ? clock.end - now : clock.left);
}

/** Milliseconds until the number shown for `left` changes, for a timer that wakes just then. */
export function untilNextSecond(left) {
  const rest = left % 1000;
  return left <= 0 ? 1000 : (rest === 0 ? 1000 : rest) + 1;
}
