// The host's panel: the rundown to the left, the match in the middle, the room and its words to the right.
import { html, cls, useCallback, useMemo, useRef, useState, useStore } from '../ui.js';
import { t } from '../words.js';
import { ConnectionBanner } from '../parts/banner.js';
import { Controls, useClocksOrder } from './controls.js';
import { Ringing } from './devices.js';
import { HighlightBand } from './highlight.js';
import { Held } from './hold.js';
import { Joining } from './joining.js';
import { useKey, useKeyboard } from './keys.js';
import { KEYS } from './keymap.js';
import { Match } from './match.js';
import { nextOrder, useNextForm } from './next.js';
import { useOrders } from './orders.js';
import { Over } from './over.js';
import { useReason } from './reason.js';
import { Room, usePreview } from './room.js';
import { Rundown } from './rundown.js';
import { hasCode } from './seat-tools.js';
import { Side } from './side.js';
import { Sheets } from './sheets.js';
import { PanicBand, Top, Trouble, Limited, Warnings } from './top.js';
import { enter, walk } from './walk.js';

/** All that the parts of the panel need, from what the server sent and what the host has open. */
function assemble(state, more) {
  const { show, view, viewAt, deskAt, clocks, connection } = state;
  if (!show || !view || !state.desk) return null;
  const desk = { ...state.desk, seats: seatsOf(state.desk) };
  const seats = new Map(desk.seats.map((seat) => [seat.seat, seat]));
  const contact = connection.phase === 'live' && !connection.stale;
  return {
    show, desk, deskAt, clocks, viewAt, rev: view.rev, table: view.table, floor: view.floor, you: view.you, over: view.table.phase === 'over', dealing: Boolean(view.dealing),
    contact, ...against(contact, desk, view), seat: (id) => seats.get(id), ...more,
  };
}

/** A screen that is missed counts as away everywhere, also while its line is not known to be broken. */
function seatsOf({ seats, devices = [] }) {
  const missed = new Set(devices.filter((device) => device.ring).map(({ seat }) => seat));
  return seats.map((seat) => (missed.has(seat.seat) ? { ...seat, connected: false } : seat));
}

/**
 * Why no order would be taken now but black and panic; '' for nothing. Those about the match (`still`) wait for the dealer as well, those
 * about the room (`beside`) do not.
 */
export function against(contact, desk, view) {
  const beside = !contact ? t('host-why-no-contact') : desk.trouble ? t('host-why-disk') : '';
  return { beside, still: beside || (view.dealing ? t('host-why-dealing') : '') };
}

/** The seat whose code the host is most likely to want: the first that is not here, else the first. */
function likelySeat(panel) {
  const linked = panel.desk.seats.filter(hasCode);
  return (linked.find((seat) => !seat.connected && !seat.stand_in) ?? linked[0])?.seat ?? null;
}

/** Which sheet is open: {name, detail, entry}; one at a time. */
function useSheet() {
  const [sheet, setSheet] = useState(null);
  const open = useCallback((name, detail = null, entry = null) => setSheet({ name, detail, entry }), []);
  const close = useCallback(() => setSheet(null), []);
  return { sheet, open, close };
}

export function Panel({ store, send, link }) {
  const state = useStore(store);
  const orders = useOrders(send);
  const keys = useKeyboard();
  const reason = useReason();
  const { sheet, open, close } = useSheet();
  const more = useMemo(() => ({ keys, open, close, ask: send, openCode: (seat) => open('code', seat) }), [send]);
  const panel = assemble(state, { ...more, orders, reason, sheet });
  const [form, setForm] = useNextForm(panel);
  if (panel) Object.assign(panel, { form, setForm, nextOrder: nextOrder(form) });
  const preview = usePreview(panel);
  const clocksOrder = useClocksOrder(panel);
  const banner = html`<${ConnectionBanner} connection=${state.connection} onTakeBack=${link.takeBack} />`;
  if (!panel) return html`${banner}<p class="loading">${t('common-loading')}</p>`;
  const openFirstCode = () => (sheet?.name === 'code' ? close() : open('code', likelySeat(panel)));
  Object.assign(panel, { preview, clocksOrder, openFirstCode });
  return html`${banner}<${Whole} panel=${panel} />`;
}

function Whole({ panel }) {
  useKey(panel, KEYS.codes, panel.openFirstCode);
  useKey(panel, KEYS.devices, () => panel.open('devices'));
  useKey(panel, KEYS.help, () => panel.open('keys'));
  return html`<div class=${cls('panel', `at-${panel.table.phase}`, { 'out-of-date': !panel.contact })}>
    <${Top} panel=${panel} /><${Trouble} trouble=${panel.desk.trouble} owed=${panel.desk.owed} /><${Warnings} warnings=${panel.desk.warnings} /><${Limited} limited=${panel.desk.limited} /><${PanicBand} floor=${panel.floor} /><${HighlightBand} panel=${panel} /><${Ringing} panel=${panel} /><${Held} panel=${panel} />
    <div class="stage"><${Rundown} panel=${panel} /><${Middle} panel=${panel} />
      <aside class="column side">${panel.sheet?.name === 'room' ? html`<div class="room-block"></div>` : html`<${Room} panel=${panel} />`}<${Side} panel=${panel} /></aside></div>
    <${Controls} panel=${panel} />
  </div><${Sheets} panel=${panel} />`;
}

/** `=` goes into the middle where no match runs: to who is here, or to who plays next. */
function Middle({ panel }) {
  const middle = useRef(null);
  const still = panel.over || panel.table.phase === 'ready';
  useKey(panel, KEYS.middle, () => { if (still) enter(middle.current); });
  return html`<div class="middle" ref=${middle} onKeyDown=${still ? (event) => walk(middle.current, event) : null}><${Inner} panel=${panel} /></div>`;
}

function Inner({ panel }) {
  if (panel.over) return html`<${Over} panel=${panel} />`;
  return panel.table.phase === 'ready' ? html`<${Joining} panel=${panel} />` : html`<${Match} panel=${panel} />`;
}
