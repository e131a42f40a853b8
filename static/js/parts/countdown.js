// The clock of whoever is asked, large.
import { html } from '../ui.js';
import { seatName, t } from '../words.js';
import { ClockFace } from './clockface.js';

export function Countdown({ state }) {
  const { show, view, clocks, paused, connection } = state;
  const { question, untimed } = view.table;
  // Where several are asked at once each has a clock beside its name; an edition without clocks says nothing of them.
  if (!question || question.seats.length > 1) return null;
  const [seat] = question.seats;
  if (untimed) return show.edition.clock.on && html`<p class="untimed">${t('untimed')}</p>`;
  return html`<${ClockFace} class="huge" clocks=${clocks} seat=${seat} name=${seatName(show, seat)} stale=${connection.stale} paused=${paused}/>`;
}
