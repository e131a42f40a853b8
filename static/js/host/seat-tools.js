// What the host can do with one seat: copy its link, make a new one, give it to a stand-in.
import { html, cls, useEffect, useRef, useState } from '../ui.js';
import { seatName, t } from '../words.js';
import { copyText } from './copy.js';
import { KEYS } from './keymap.js';
import { Key } from './keys.js';
import { Note } from './note.js';
import { BOUNCE_MS, Keyed, useArmed } from './press.js';

const READ_MS = 2500;
const PLACES = [KEYS.first, KEYS.second];

/** A presence mark: its shape says the state, the colour only repeats it. */
export function presence(seat) {
  if (seat.eliminated) return 'eliminated';
  if (seat.stand_in) return 'stand-in';
  if (seat.role === 'host_seat') return 'host';
  return seat.connected ? 'here' : 'away';
}

/** Whether the seat has a link that may be shown: a member of the cast who is still in the show. */
export const hasCode = (seat) => Boolean(seat.link) && !seat.eliminated;

export function PresenceMark({ seat }) {
  return html`<span class=${`presence is-${presence(seat)}`} aria-hidden="true"></span>`;
}

export const presenceText = (seat) => t(`host-seat-${presence(seat)}`);

/** An address as text that a click marks whole; it breaks after its slashes first. */
export function LinkText({ text }) {
  return html`<code class="link">${(text ?? '').split(/(?<=\/)/).map((part, i) => html`<span key=${i}>${part}<wbr /></span>`)}</code>`;
}

/** A button that copies `text` and says whether it did; `keyed` is its key, if it has one. */
export function CopyButton({ panel, text, label = t('host-copy'), control, keyed = null }) {
  const [said, say] = useState('');
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => say(''), READ_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => say(t(await copyText(text) ? 'host-copied' : 'host-copy-failed'));
  return html`${keyed && html`<${Keyed} panel=${panel} of=${keyed} act=${copy} />`}
    <button type="button" class="small-button" data-control=${control} onClick=${copy}><span role="status">${said || label}</span>${keyed && html` <${Key} of=${keyed} />`}</button>`;
}

/**
 * Copies a seat's link or makes a new one: the first tap on that arms it in place, the second gives the order. Where one
 * seat alone is shown they are `keyed`.
 */
export function LinkTools({ panel, seat, keyed = false }) {
  const [armed, arm] = useState(false);
  const armedAt = useRef(0);
  const key = `reissue:${seat.seat}`;
  useEffect(() => arm(false), [seat.seat, seat.link]);
  if (!seat.link) return null;
  const off = panel.orders.busy(key) || !panel.contact;
  const first = () => { if (!off) { armedAt.current = performance.now(); arm(true); } };
  const again = () => {
    if (off || performance.now() - armedAt.current < BOUNCE_MS) return;
    arm(false);
    panel.orders.give(key, { order: 'reissue', seat: seat.seat });
  };
  const cap = keyed && html`<${Keyed} panel=${panel} of=${KEYS.reissue} act=${armed ? again : first} />`;
  if (!armed) {
    return html`<div class="tools">${cap}<${CopyButton} panel=${panel} text=${seat.link} control=${`copy:${seat.seat}`} keyed=${keyed ? KEYS.copy : null} />
      <button type="button" class="small-button" data-control=${key} disabled=${off} onClick=${first}>${t('host-reissue')}${keyed && html` <${Key} of=${KEYS.reissue} />`}</button></div>`;
  }
  return html`<div class="tools" role="group">${cap}
    <span class="confirm-why">${t('host-reissue-warning')}</span>
    <button type="button" class="small-button is-danger" data-control=${`${key}:confirm`} disabled=${off} onClick=${again}>${t('host-reissue-confirm')}${keyed && html` <${Key} of=${KEYS.reissue} />`}</button>
    <button type="button" class="small-button" data-control=${`${key}:keep`} onClick=${() => arm(false)}>${t('host-reissue-keep')}</button>
  </div>`;
}

/** The switch that gives a player's seat to a stand-in and back, `alone` where no other shows; once the match has begun its first tap arms it. */
export function StandInSwitch({ panel, seat, alone = false }) {
  const key = `stand_in:${seat.seat}`;
  const on = Boolean(seat.stand_in);
  const turn = () => panel.orders.give(key, { order: 'stand_in', seat: seat.seat, on: !on });
  const off = panel.orders.busy(key) || Boolean(panel.still) || panel.over;
  const { armed, tap, disarm } = useArmed(turn, off, on);
  const press = panel.table.phase === 'ready' ? turn : tap;
  const keyed = alone ? KEYS.first : PLACES[panel.show.finalists.indexOf(seat.seat)];
  const again = t(on ? 'host-stand-in-take-again' : 'host-stand-in-give-again');
  return html`<div class="stand-in">${keyed && html`<${Keyed} panel=${panel} of=${keyed} act=${() => { if (!off) press(); }} />`}
    <button type="button" data-control=${`stand-in:${seat.seat}`} class=${cls('switch', { 'is-armed': armed })} role="switch" aria-checked=${String(on)}
      aria-label=${t('host-stand-in-for', { name: seatName(panel.show, seat.seat) })} title=${t(on ? 'host-stand-in-take' : 'host-stand-in-give')}
      disabled=${off} onClick=${press} onBlur=${disarm}>
      <span class=${cls('switch-track', { 'is-on': on })} aria-hidden="true"></span>
      <span class="switch-word">${armed ? again : t('host-stand-in')}</span>${keyed && html` <${Key} of=${keyed} />`}
    </button>
    <${Note} show=${panel.show} note=${panel.orders.notes[key]} />
  </div>`;
}
