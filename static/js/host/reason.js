// Why a correction was made: written into the journal with it. What was given before is offered again.
import { html, useRef, useState } from '../ui.js';
import { t } from '../words.js';
import { KEYS } from './keymap.js';
import { Key } from './keys.js';
import { Keyed } from './press.js';

const PLACE = 'host-reasons';
const KEPT = 4;
const MOST = 200;
const USUAL = ['host-reason-technical', 'host-reason-mistap', 'host-reason-word', 'host-reason-ruling'];

function remembered() {
  try { return JSON.parse(localStorage.getItem(PLACE)) ?? []; } catch { return []; }
}

function remember(reason) {
  const all = [reason, ...remembered().filter((one) => one !== reason)].slice(0, KEPT);
  try { localStorage.setItem(PLACE, JSON.stringify(all)); } catch { /* it is offered no more after a reload */ }
}

/** The reasons to choose from: those given last, then the usual ones. */
const offered = () => [...new Set([...remembered(), ...USUAL.map((id) => t(id))])];

/** {text, set, take()}: `take` gives the reason for an order and empties the field for the next. */
export function useReason(first = '') {
  const [text, set] = useState(first);
  const take = () => {
    const reason = text.trim().slice(0, MOST);
    if (reason) remember(reason);
    set(first);
    return reason;
  };
  return { text, set, take };
}

/** A field for the reason, with the known ones; as `chips` they stand below it, ready to be tapped. With a `panel` it has its key. */
export function Reason({ id, reason, chips = false, panel = null }) {
  const known = offered();
  const field = useRef(null);
  return html`<div class="reason">
    ${panel && html`<${Keyed} panel=${panel} of=${KEYS.reason} act=${() => field.current.focus()} />`}
    <label class="reason-label" for=${id}>${t('host-reason')}${panel && html` <${Key} of=${KEYS.reason} />`}</label>
    <input id=${id} class="field reason-field" ref=${field} maxlength=${MOST} autocomplete="off" list=${chips ? null : `${id}-known`} value=${reason.text}
      placeholder=${t('host-reason-hint')} data-control="reason" onInput=${(event) => reason.set(event.target.value)}
      onKeyDown=${(event) => { if (panel && (event.key === 'Enter' || event.key === 'Escape')) event.target.blur(); }} />
    ${chips ? html`<span class="reason-chips">${known.slice(0, 6).map((one) => html`<button type="button" key=${one} class="chip" data-control="reason:known" aria-pressed=${String(one === reason.text)}
        onClick=${() => reason.set(one === reason.text ? '' : one)}>${one}</button>`)}</span>`
    : html`<datalist id=${`${id}-known`}>${known.map((one) => html`<option key=${one} value=${one}></option>`)}</datalist>`}
  </div>`;
}
