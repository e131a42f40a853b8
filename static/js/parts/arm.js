// Two taps in one place: the first arms a button, the second on the same button counts.
import { useState, useRef, useEffect, useGuard } from '../ui.js';

const SETTLE_MS = 350;  // a tap so soon after a new question was meant for the one before
const BOUNCE_MS = 250;  // a second tap so soon was one trembling finger

/**
 * For the buttons of one question: {armed, tap(key, act), arm(key), early()}. `question` names it; `elsewhere` changes
 * whenever something else is tapped, which disarms; nothing counts while `frozen`.
 */
export function useArm(question, elsewhere, frozen) {
  const [armed, setArmed] = useState(null);
  const since = useRef(0);
  const early = useGuard(question, SETTLE_MS);
  useEffect(() => setArmed(null), [question, elsewhere]);
  function arm(key) {
    since.current = performance.now();
    setArmed(key);
  }
  function tap(key, act) {
    if (frozen || early()) return;
    if (armed !== key) { arm(key); return; }
    if (performance.now() - since.current < BOUNCE_MS) return;
    setArmed(null);
    act();
  }
  return { armed: frozen ? null : armed, tap, arm, early };
}
