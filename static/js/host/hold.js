// Why the match stands still; and after a tablet was lost, the time that its player gets back.
import { html, useRef, useState } from '../ui.js';
import { seatName, t } from '../words.js';
import { KEYS } from './keymap.js';
import { Key, useKey } from './keys.js';
import { hostRefusal } from './note.js';
import { plainSeconds, typedMs, wholeTenths } from './seconds.js';
import { enter, walk } from './walk.js';

/** Why the clocks stand, while they do. */
export function Held({ panel }) {
  const { table, desk } = panel;
  if (panel.dealing) return html`<p class="held" role="status">${t('host-dealing')}</p>`;
  if (table.phase === 'over') return null;
  if (table.paused === 'technical' && desk.hold) return html`<${TechnicalHold} key=${`${desk.hold.seat}${desk.hold.lost_ms}`} panel=${panel} hold=${desk.hold} />`;
  return table.paused ? html`<p class="held" role="status">${t(`host-held-${table.paused}`)}</p>` : null;
}

/** All, some or none of the lost time goes back; then the match waits for Resume. */
function TechnicalHold({ panel, hold: { seat, lost_ms: exactly } }) {
  const lost = wholeTenths(exactly);
  const [given, setGiven] = useState(null);
  const [refused, setRefused] = useState(null);
  const name = seatName(panel.show, seat);
  const give = async (ms) => {
    const answer = ms ? await panel.orders.give('hold', { order: 'time', seat, ms, reason: t('host-reason-technical') }) : { ok: true };
    if (answer.ok) setGiven(ms);
    setRefused(answer.ok ? null : answer);
  };
  const off = Boolean(panel.still) || panel.orders.busy('hold');
  return html`<div class="held is-technical" role="alert">
    <p class="hold-words"><strong>${t('host-held-technical')}</strong> ${t('host-hold-lost', { name, seconds: plainSeconds(lost) })}</p>
    ${given === null ? html`<${Amounts} panel=${panel} lost=${lost} off=${off} give=${give} />`
    : html`<p class="hold-done">${given ? t('host-hold-given', { name, seconds: plainSeconds(given) }) : t('host-hold-kept')}</p>`}
    ${refused && html`<p class="note is-refused">${hostRefusal(panel.show, refused)}</p>`}
  </div>`;
}

function Amounts({ panel, lost, off, give }) {
  const [text, setText] = useState('');
  const ms = typedMs(text);
  const tools = useRef(null);
  useKey(panel, KEYS.hold, () => enter(tools.current));
  return html`<div class="tools" ref=${tools} onKeyDown=${(event) => walk(tools.current, event)}><${Key} of=${KEYS.hold} />
    <button type="button" class="small-button" data-control="hold:all" disabled=${off || lost <= 0} onClick=${() => give(lost)}>${t('host-hold-all', { seconds: plainSeconds(lost) })}</button>
    <button type="button" class="small-button" data-control="hold:none" disabled=${off} onClick=${() => give(0)}>${t('host-hold-none')}</button>
    <input class="field clock-typed figures" inputmode="decimal" autocomplete="off" value=${text} aria-label=${t('host-hold-typed')} placeholder=${t('host-time-hint')} data-control="hold:typed" onInput=${(event) => setText(event.target.value)}
      onKeyDown=${(event) => { if (event.key === 'Enter' && !event.repeat && ms > 0 && !off) give(ms); }} />
    <button type="button" class="small-button" data-control="hold:some" disabled=${off || !(ms > 0)} onClick=${() => give(ms)}>${t('host-hold-some')}</button>
  </div>`;
}
