// The last minute as the server and the tablets saw it, and time given back.
import { html, cls, useState } from '../ui.js';
import { formatCountdown } from '../clock.js';
import { refusal, seatName, t } from '../words.js';
import { useAsk } from './ask.js';
import { formatElapsed } from './elapsed.js';
import { Note, hostRefusal } from './note.js';
import { PlainButton } from './press.js';
import { Sheet } from './sheet.js';
import { plainSeconds, typedMs, wholeTenths } from './seconds.js';

const WORTH_MS = 100;

/**
 * Ms that the clock took beyond what the player thought by its own tablet; 0 where that is not known. The tablet counts on while the match is held or
 * played without clocks, so the whole time is compared; more than the clock took is not owed.
 */
export function owed({ thought_ms: thought, asked_at: asked, arrived_at: arrived, left_before_ms: before, left_after_ms: after }) {
  if (!known(thought) || !known(after)) return 0;
  const over = Math.min(before - after, arrived - asked - thought);
  return over >= WORTH_MS ? wholeTenths(over) : 0;
}

const COLUMNS = ['when', 'seat', 'kind', 'by', 'thought', 'took', 'clock', 'line', 'back'];

export function AppealSheet({ panel, close, correct }) {
  const answer = useAsk(panel, 'appeal', {}, panel.rev);
  return html`<${Sheet} name="appeal" title=${t('host-appeal-title')} close=${close} own><div class="sheet-main"><div class="sheet-scroll" tabindex="0">
    ${!answer && html`<p class="part-lead">${t('host-asked-server')}</p>`}
    ${answer && !answer.ok && html`<p class="part-lead">${hostRefusal(panel.show, answer)}</p>`}
    ${answer?.ok && (answer.rows.length ? html`<${Rows} panel=${panel} answer=${answer} correct=${correct} />` : html`<p class="part-lead">${t('host-appeal-none')}</p>`)}
    ${answer?.refused?.length > 0 && html`<${Refusals} panel=${panel} answer=${answer} />`}</div>
    <${GiveBack} panel=${panel} />
    <p class="part-about">${t('host-appeal-more')}</p>
  </div><//>`;
}

function Rows({ panel, answer, correct }) {
  return html`<table class="table appeal">
    <thead><tr>${COLUMNS.map((column) => html`<th key=${column} scope="col">${t(`host-appeal-head-${column}`)}</th>`)}</tr></thead>
    <tbody>${[...answer.rows].reverse().map((row, i) => html`<${Row} key=${`${row.n}${row.seat}${i}`} panel=${panel} row=${row} now=${answer.now} correct=${correct} />`)}</tbody></table>`;
}

const known = (value) => value !== null && value !== undefined;
const seconds = (ms) => (known(ms) ? t('host-appeal-seconds', { seconds: plainSeconds(ms) }) : t('host-appeal-unknown'));

function Row({ panel, row, now, correct }) {
  const back = owed(row);
  const name = seatName(panel.show, row.seat);
  return html`<tr class=${cls({ 'is-owed': back > 0 })} data-row=${row.n}>
    <td class="figures">${t('host-appeal-ago', { time: formatElapsed(now - row.asked_at) })}</td>
    <th scope="row">${name}</th>
    <td>${row.kind ? t(`host-kind-${row.kind}`) : ''}</td>
    <td>${known(row.arrived_at) ? t(`host-appeal-by-${row.by}`) : t('host-appeal-open')}</td>
    <td class="figures">${seconds(row.thought_ms)}</td>
    <td class="figures">${seconds(known(row.arrived_at) ? row.arrived_at - row.asked_at : null)}</td>
    <td class="figures">${clockWords(row)}</td>
    <td class="figures">${known(row.rtt_ms) ? t('host-device-ms', { ms: String(row.rtt_ms) }) : t('host-appeal-unknown')}</td>
    <td><div class="appeal-tools">${back > 0 && html`<${BackButton} panel=${panel} seat=${row.seat} ms=${back} control=${`back:${row.n}`} />`}
      ${known(row.arrived_at) && html`<button type="button" class="small-button" data-control=${`before:${row.n}`} onClick=${() => correct(row.n)}>${t('host-appeal-before')}</button>`}</div></td>
  </tr>`;
}

const clockWords = ({ left_before_ms: before, left_after_ms: after }) =>
  (known(after) ? t('host-appeal-clock', { before: formatCountdown(before), after: formatCountdown(after) }) : formatCountdown(before));

const isAsked = (table, seat) => table.question?.seats.includes(seat) ?? false;

/** Time goes back to a clock that counts: to a player who is asked now. */
function BackButton({ panel, seat, ms, control }) {
  const off = Boolean(panel.still) || panel.orders.busy('back') || !isAsked(panel.table, seat);
  const give = () => panel.orders.give('back', { order: 'time', seat, ms, reason: t('host-reason-appeal') });
  return html`<${PlainButton} panel=${panel} control=${control} label=${t('host-give-back', { seconds: plainSeconds(ms) })} off=${off} act=${give}
    about=${isAsked(panel.table, seat) ? null : t('host-give-back-not-asked')} />`;
}

/** Taps that came and did not count, with the reason that the player was told. */
function Refusals({ panel: { show }, answer }) {
  return html`<section class="appeal-refused"><h3 class="part-head">${t('host-appeal-refused')}</h3>
    <ul>${answer.refused.map((tap, i) => html`<li key=${i}><strong>${seatName(show, tap.seat)}</strong>, ${t('host-appeal-ago', { time: formatElapsed(answer.now - tap.arrived_at) })}: ${refusal(show, tap)}
      ${known(tap.thought_ms) && html` <span class="figures">${t('host-appeal-thought', { seconds: plainSeconds(tap.thought_ms) })}</span>`}</li>`)}</ul></section>`;
}

/** Any other amount, for whoever is asked now. */
function GiveBack({ panel }) {
  const [text, setText] = useState('');
  const seats = panel.table.question?.seats ?? [];
  const ms = typedMs(text);
  return html`<div class="give-back">
    <label class="reason-label" for="back-typed">${t('host-give-back-typed')}</label>
    <input id="back-typed" class="field clock-typed figures" inputmode="decimal" autocomplete="off" value=${text} data-control="back:typed" onInput=${(event) => setText(event.target.value)} placeholder=${t('host-time-hint')} />
    ${seats.map((seat) => html`<button type="button" key=${seat} class="small-button" data-control=${`back:give:${seat}`} disabled=${!(ms > 0) || Boolean(panel.still) || panel.orders.busy('back')}
      onClick=${() => { panel.orders.give('back', { order: 'time', seat, ms, reason: t('host-reason-appeal') }); setText(''); }}>${t('host-give-back-to', { name: seatName(panel.show, seat) })}</button>`)}
    ${(panel.still || seats.length === 0) && html`<span class="part-about">${panel.still || t('host-asking-nobody')}</span>`}
    <${Note} show=${panel.show} note=${panel.orders.notes.back} />
  </div>`;
}
