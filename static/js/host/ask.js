// Questions to the server that change nothing: the history, what a rewind would do, the last minute.
import { useEffect, useState } from '../ui.js';

/** The answer to `event` with `payload`, asked again whenever `stamp` changes; null until it is there, or while `on` is false. */
export function useAsk(panel, event, payload, stamp, on = true) {
  const [answer, set] = useState(null);
  useEffect(() => {
    if (!on) { set(null); return undefined; }
    let wanted = true;
    panel.ask(event, payload).then((one) => { if (wanted) set(one); });
    return () => { wanted = false; };
  }, [stamp, on]);
  return answer;
}
