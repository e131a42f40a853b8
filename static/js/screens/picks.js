// Picking spectators on the picture of the room: one to take a noble from, or as many as an exchange calls.
import { html, cls, useState, useEffect } from '../ui.js';
import { t, seatName, list } from '../words.js';
import { RoomPicture } from '../parts/room.js';
import { AnswerButton } from '../parts/answer-button.js';
import { pickableSeats, findAnswer, findCall } from '../choices.js';

const WIDE = '(min-width: 700px) and (min-height: 500px), (min-width: 1000px)';

/** How many seats stand in one row of the picture on this screen. */
export function useRowLength() {
  const [wide, set] = useState(matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => set(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return wide ? 6 : 4;
}

export function TakePick({ state, arm, send, sent, frozen }) {
  const { show, view } = state;
  const most = useRowLength();
  const armed = arm.armed;
  const pick = (seat) => arm.tap(seat, () => send(findAnswer(view.you.choices, { do: 'take', holder: seat })));
  const said = sent ? t('sending') : armed ? t('again-for', { what: t('answer-take', { name: seatName(show, armed) }) }) : t('answer-call-none', { count: 1 });
  return html`
    <${RoomPicture} show=${show} holders=${view.table.holders} most=${most} class="to-pick" canPick=${frozen ? new Set() : pickableSeats(view.you.choices)}
      chosen=${sent ? [sent.holder] : armed ? [armed] : []} armed=${armed} onPick=${pick}/>
    <p class=${cls('pick-told', { armed })} role="status">${said}</p>`;
}

export function CallPick({ state, arm, send, sent, frozen }) {
  const { show, view } = state;
  const [tapped, setTapped] = useState([]);
  const count = view.table.question.count ?? 2;
  const most = useRowLength();
  const answer = tapped.length === count ? findCall(view.you.choices, tapped) : null;
  function pick(seat) {
    if (frozen || arm.early()) return;
    arm.arm(null);
    setTapped(tapped.includes(seat) ? tapped.filter((one) => one !== seat) : [...tapped, seat].slice(-count));
  }
  const title = answer ? t('answer-call', { names: list(tapped.map((seat) => seatName(show, seat))) }) : t('answer-call-none', { count: count - tapped.length });
  return html`
    <${RoomPicture} show=${show} holders=${view.table.holders} most=${most} class="to-pick" canPick=${frozen ? new Set() : pickableSeats(view.you.choices)}
      chosen=${tapped} onPick=${pick}/>
    <${AnswerButton} id="call" class="settle" title=${title} more=${t('answer-final')} arm=${arm} legal=${Boolean(answer)} busy=${Boolean(sent)} frozen=${frozen} act=${() => send(answer)}/>`;
}
