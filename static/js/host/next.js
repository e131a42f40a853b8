// After the match: who plays the next one, and with how many garnets.
import { html, cls, useEffect, useState } from '../ui.js';
import { Garnet } from '../parts/emblem.js';
import { seatName, t } from '../words.js';
import { KEYS } from './keymap.js';
import { Key } from './keys.js';

/** The form's first content: the winner stays, or both if nobody won; garnets as they stand. */
function prefilled(panel) {
  const cast = panel.desk.next?.cast ?? [];
  const left = new Set(cast.map((member) => member.seat));
  const { result } = panel.table;
  const stay = result?.winner ? [result.winner] : panel.show.finalists;
  return {
    finalists: stay.filter((seat) => left.has(seat)),
    garnets: Object.fromEntries(cast.map((member) => [member.seat, String(member.garnets)])),
  };
}

/** The form's state; it starts anew with each episode and with each change of who is left. */
export function useNextForm(panel) {
  const [form, setForm] = useState({ finalists: [], garnets: {} });
  const cast = panel?.desk.next?.cast ?? [];
  const stamp = `${panel?.show.episode}:${cast.map((member) => `${member.seat}=${member.garnets}`).join()}`;
  useEffect(() => { if (panel && panel.desk.next) setForm(prefilled(panel)); }, [stamp]);
  return [form, setForm];
}

const WHOLE = /^\d{1,6}$/;

/** The order that the form amounts to. */
export function nextOrder(form) {
  const garnets = Object.fromEntries(Object.entries(form.garnets).map(([seat, text]) => [seat, Number(text)]));
  return { order: 'next', finalists: form.finalists, garnets };
}

/** What stands against the next episode; '' for nothing. */
export function nextReason({ desk, form }) {
  if (!desk.next || desk.next.cast.length < 2) return t('host-why-no-next');
  if (form.finalists.length < 2) return t('host-why-second');
  return Object.values(form.garnets).every((text) => WHOLE.test(text)) ? '' : t('host-why-garnets');
}

export function nextAbout({ show, form }) {
  const [first, second] = form.finalists.map((seat) => seatName(show, seat));
  return second ? t('host-next-about', { first, second }) : '';
}

export function NextForm({ panel }) {
  const cast = panel.desk.next?.cast ?? [];
  if (cast.length === 0) return null;
  return html`<section class="next" aria-labelledby="next-head">
    <header class="column-head"><h2 class="next-head" id="next-head">${t('host-next-choose')} <${Key} of=${KEYS.middle} /></h2><${Swap} panel=${panel} /></header>
    <p class="next-pair">${[0, 1].map((place) => html`<${Slot} key=${place} panel=${panel} place=${place} />`)}</p>
    <ul class="next-cast">${cast.map((member) => html`<${Member} key=${member.seat} panel=${panel} member=${member} />`)}</ul>
  </section>`;
}

function Swap({ panel: { form, setForm } }) {
  const swap = () => setForm({ ...form, finalists: [...form.finalists].reverse() });
  return html`<button type="button" class="small-button" data-control="swap" disabled=${form.finalists.length < 2} onClick=${swap}>${t('host-next-swap')}</button>`;
}

const ROLES = ['host-role-candidate', 'host-role-opponent'];

function Slot({ panel, place }) {
  const seat = panel.form.finalists[place];
  return html`<span class=${cls('slot', { 'is-empty': !seat })}><span class="overline">${t(ROLES[place])}</span>
    <span class="slot-name">${seat ? seatName(panel.show, seat) : t('host-nobody')}</span></span>`;
}

/** A tap on a chosen one takes it out; on another it takes the free place, or that of the one chosen last. */
function toggled(finalists, seat) {
  if (finalists.includes(seat)) return finalists.filter((other) => other !== seat);
  return [...finalists.slice(0, 1), seat];
}

function Member({ panel, member }) {
  const { form, setForm, show } = panel;
  const place = form.finalists.indexOf(member.seat);
  const text = form.garnets[member.seat] ?? '';
  const choose = () => setForm({ ...form, finalists: toggled(form.finalists, member.seat) });
  const write = (event) => setForm({ ...form, garnets: { ...form.garnets, [member.seat]: event.target.value.trim() } });
  const name = seatName(show, member.seat);
  return html`<li class=${cls('member', { 'is-chosen': place >= 0 })}>
    <button type="button" class="member-button" data-control=${`member:${member.seat}`} aria-pressed=${String(place >= 0)} onClick=${choose}>
      <span class="member-name">${name}</span>${place >= 0 && html`<span class="member-place figures" title=${t(ROLES[place])}>${place + 1}</span>`}</button>
    <${Garnet} />
    <input class="field member-garnets figures" inputmode="numeric" autocomplete="off" value=${text} data-control=${`garnets:${member.seat}`} onInput=${write}
      aria-label=${t('host-next-garnets-of', { name })} title=${t('host-next-garnets-of', { name })} aria-invalid=${String(!WHOLE.test(text))} />
  </li>`;
}
