// The host's orders: given once, and what became of each.
import { useCallback, useEffect, useRef, useState } from '../ui.js';

const DONE_MS = 4000;
const REFUSED_MS = 12000;

/**
 * Gives {notes, give(key, order, held), busy(key)}. `key` names the control that gave the order; until the answer is
 * there the control takes no other, so a double press is one order. A note is
 * {state: "pending"|"done"|"refused", order, answer}; it goes away by itself once the answer has been read. An order
 * given by holding is `held`: it ends something, and where contact is lost it must not do so minutes later.
 */
export function useOrders(send) {
  const [notes, setNotes] = useState({});
  const pending = useRef(new Set());
  useFading(notes, setNotes);
  const give = useCallback(async (key, order, held = false) => {
    if (pending.current.has(key)) return { ok: false, code: 'already' };
    pending.current.add(key);
    const put = (note) => setNotes((all) => ({ ...all, [key]: note }));
    put({ state: 'pending', order });
    const answer = await send('direct', order, held);
    pending.current.delete(key);
    put({ state: answer.ok ? 'done' : 'refused', order, answer });
    return answer;
  }, [send]);
  return { notes, give, busy: (key) => notes[key]?.state === 'pending' };
}

/** Takes each answered note away after its time, unless a newer one stands there. */
function useFading(notes, setNotes) {
  const timed = useRef(new Set());
  useEffect(() => {
    for (const [key, note] of Object.entries(notes)) {
      if (!note?.answer || timed.current.has(note)) continue;
      timed.current.add(note);
      setTimeout(() => {
        timed.current.delete(note);
        setNotes((all) => (all[key] === note ? { ...all, [key]: undefined } : all));
      }, note.state === 'done' ? DONE_MS : REFUSED_MS);
    }
  }, [notes]);
}
