// A challenge is decided in the instant it is made, and the table may already be past it. What the new lines of the log
// tell is held for a moment, so that the room sees it; a page that has just been opened shows the table as it is.
import { useState, useRef, useEffect } from '../ui.js';
import { asksTheRoom } from './on-stage.js';

const HOLD_MS = 3200;
const RIGHT = new Set(['caught', 'caught_present', 'refused_to_show']);
const OUTCOMES = new Set([...RIGHT, 'proved', 'proved_absent']);

/** The lines of `log` after the last one of `before`; none when they do not join. */
export function newLines(before, log) {
  if (!before.length) return [];
  const last = JSON.stringify(before[before.length - 1]);
  const at = log.findLastIndex((line) => JSON.stringify(line) === last);
  return at < 0 ? [] : log.slice(at + 1);
}

/** The last challenge among `lines` with its outcome, in the shape of the table's own; null if there is none. */
export function challengeIn(lines) {
  const at = lines.findLastIndex((line) => line.code === 'challenged');
  if (at < 0) return null;
  const { seat, against, noble, about, denied = false } = lines[at];
  const outcome = lines.slice(at + 1).find((line) => OUTCOMES.has(line.code));
  return outcome ? { by: seat, against, noble, about, denied, right: RIGHT.has(outcome.code) } : null;
}

/** A challenge that the table no longer shows, for a few seconds after it was decided; else null. */
export function useMoment(table) {
  const seen = useRef(table.log);
  const [held, hold] = useState(null);
  const fresh = newLines(seen.current, table.log);
  useEffect(() => {
    seen.current = table.log;
    const shown = table.attempt?.challenge && !asksTheRoom(table);
    const challenge = shown ? null : challengeIn(fresh);
    if (challenge) hold({ challenge, until: performance.now() + HOLD_MS });
    else if (fresh.some((line) => line.code === 'action') || table.log.at(-1)?.code === 'rewound') hold(null);
  }, [table.log]);
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => hold(null), Math.max(0, held.until - performance.now()));
    return () => clearTimeout(timer);
  }, [held]);
  return held?.challenge ?? null;
}
