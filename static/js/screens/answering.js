// What a player's taps do while a question is open: shared by the buttons below and the picture of the table above.
import { useState } from '../ui.js';
import { useArm } from '../parts/arm.js';
import { actAnswers } from '../choices.js';

/**
 * {arm, action, choose(action), send(answer), sent}: `action` is the one that waits for its target, `sent` the answer
 * that is under way.
 */
export function useAnswering({ you, busy, frozen, elsewhere, onAnswer }) {
  const arm = useArm(you.question, elsewhere, frozen);
  const [last, setLast] = useState(null);
  const [waits, setWaits] = useState({ question: null, action: null });
  const action = waits.question === you.question && !busy ? waits.action : null;
  const choose = (name) => { if (!frozen && !arm.early()) { arm.arm(null); setWaits({ question: you.question, action: name }); } };
  const send = (answer) => { setLast(answer); onAnswer(answer); };
  return { arm, action, choose, send, sent: busy ? last : null };
}

/** What the picture of the table needs to have a target named on it; null while none is wanted. */
export function targetPick({ arm, action, send }, choices, frozen) {
  if (!action) return null;
  const answers = new Map(actAnswers(choices, action).map((answer) => [answer.target, answer]));
  return {
    can: new Set(frozen ? [] : answers.keys()), armed: arm.armed,
    onPick: (seat) => arm.tap(seat, () => send(answers.get(seat))),
  };
}
