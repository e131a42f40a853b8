// After the match: who plays the next one, and with how many garnets.
import { html, cls, useEffect, useState } from '../ui.js';
import { Garnet } from '../parts/emblem.js';
import { seatName, t } from '../words.js';
import { KEYS } from './keymap.js';
import { Key } from './keys.js';

/** The form's first content: the winner stays, or all if nobody is eliminated; garnets as they stand. */
function prefilled(panel) {
  const cast = panel.desk.next?.cast ?? [];
  const left = new Set(cast.map((member) => member.seat));
  const { result } = panel.table;
  const stay = result?.winner && panel.show.edition.eliminates ? [result.winner] : panel.show.finalists;
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
export function nextReason({ desk, form, show }) {
  const { players: [least, most], eliminates } = show.edition;
  if (!desk.next || desk.next.cast.length < least) return t('host-why-no-next');
  if (form.finalists.length < least) return eliminates ? t('host-why-second') : t('host-why-players', { least, most });
  return Object.values(form.garnets).every((text) => WHOLE.test(text)) ? '' : t('host-why-garnets');
}

export function nextAbout({ show, form }) {
  const [first, second] = form.finalists.map((seat) => seatName(show, seat));
  if (!show.edition.eliminates) return t('host-next-players', { count: form.finalists.length });
  return second ? t('host-next-about', { first, second }) : '';
}

export function NextForm({ panel }) {
  const cast = panel.desk.next?.cast ?? [];
  if (cast.length === 0) return null;
  return html`<section class="next" aria-labelledby="next-head">
    <header class="column-head"><h2 class="next-head" id="next-head">${t('host-next-choose')} <${Key} of=${KEYS.middle} /></h2><${Swap} panel=${panel} /></header>
    <p class=${cls('next-pair', { 'is-table': !panel.show.edition.eliminates })}>${places(panel).map((place) => html`<${Slot} key=${place} panel=${panel} place=${place} />`)}</p>
    <ul class="next-cast">${cast.map((member) => html`<${Member} key=${member.seat} panel=${panel} member=${member} />`)}</ul>
  </section>`;
}

/** The places to be filled: two, or as many as were chosen for the table. */
const places = ({ show, form }) => Array.from({ length: show.edition.eliminates ? 2 : form.finalists.length }, (_, i) => i);

function Swap({ panel: { form, setForm, show } }) {
  if (!show.edition.eliminates) return html`<span class="next-order">${t('host-next-order')}</span>`;
  const swap = () => setForm({ ...form, finalists: [...form.finalists].reverse() });
  return html`<button type="button" class="small-button" data-control="swap" disabled=${form.finalists.length < 2} onClick=${swap}>${t('host-next-swap')}</button>`;
}

const ROLES = ['host-role-candidate', 'host-role-opponent'];

// Another show may be here before the form has started anew: then there are more places than roles.
const roleOf = ({ edition }, place) => (edition.eliminates && ROLES[place] ? t(ROLES[place]) : t('host-role-place', { place: place + 1 }));

function Slot({ panel, place }) {
  const seat = panel.form.finalists[place];
  const role = roleOf(panel.show, place);
  return html`<span class=${cls('slot', { 'is-empty': !seat })}><span class="overline">${role}</span>
    <span class="slot-name">${seat ? seatName(panel.show, seat) : t('host-nobody')}</span></span>`;
}

/** A tap on a chosen one takes it out; on another it takes a free place, or that of the one chosen last. */
function toggled(finalists, seat, most) {
  if (finalists.includes(seat)) return finalists.filter((other) => other !== seat);
  return [...finalists.slice(0, most - 1), seat];
}

function Member({ panel, member }) {
  const { form, setForm, show } = panel;
  const place = form.finalists.indexOf(member.seat);
  const text = form.garnets[member.seat] ?? '';
  const choose = () => setForm({ ...form, finalists: toggled(form.finalists, member.seat, show.edition.players[1]) });
  const write = (event) => setForm({ ...form, garnets: { ...form.garnets, [member.seat]: event.target.value.trim() } });
  const name = seatName(show, member.seat);
  return html`<li class=${cls('member', { 'is-chosen': place >= 0 })}>
    <button type="button" class="member-button" data-control=${`member:${member.seat}`} aria-pressed=${String(place >= 0)} onClick=${choose}>
      <span class="member-name">${name}</span>${place >= 0 && html`<span class="member-place figures" title=${roleOf(show, place)}>${place + 1}</span>`}</button>
    ${show.edition.eliminates && html`<${Garnet} />
    <input class="field member-garnets figures" inputmode="numeric" autocomplete="off" value=${text} data-control=${`garnets:${member.seat}`} onInput=${write}
      aria-label=${t('host-next-garnets-of', { name })} title=${t('host-next-garnets-of', { name })} aria-invalid=${String(!WHOLE.test(text))} />`}
  </li>`;
}
