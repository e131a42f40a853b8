// The clock of whoever is asked, large.
import { html } from '../ui.js';
import { seatName, t } from '../words.js';
import { ClockFace } from './clockface.js';

export function Countdown({ state }) {
  const { show, view, clocks, paused, connection } = state;
  const seat = view.table.question?.seats[0];
  if (!seat) return null;
  if (view.table.untimed) return html`<p class="untimed">${t('untimed')}</p>`;
  return html`<${ClockFace} class="huge" clocks=${clocks} seat=${seat} name=${seatName(show, seat)} stale=${connection.stale} paused=${paused}/>`;
}
