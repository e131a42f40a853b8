// Every device that is let in, or should be: what is wrong with it first.
import { html, cls } from '../ui.js';
import { seatName, t } from '../words.js';
import { formatElapsed } from './elapsed.js';
import { Sheet } from './sheet.js';

const SILENT_S = 4;
const SLOW_MS = 400;
const EMPTY = 0.2;

/** What is wrong with a device, gravest first. A screen that cannot be kept awake by its browser is no fault of its own. */
export function faults(device) {
  const found = [];
  if (device.ring) found.push('ring');
  if (device.absent && device.kind === 'seat') found.push('absent');
  if (device.seen_s > SILENT_S) found.push('silent');
  if (device.hidden) found.push('hidden');
  if (device.awake === 'lost') found.push('asleep');
  if (device.sound === 'waiting') found.push('silent_room');
  if (device.stale) found.push('stale');
  if (device.battery !== null && device.battery !== undefined && device.battery <= EMPTY && !device.charging) found.push('battery');
  if (device.rtt_ms > SLOW_MS) found.push('slow');
  return device.ring ? found.filter((code) => code !== 'absent') : found;
}

const ORDER = ['ring', 'absent', 'silent', 'hidden', 'asleep', 'silent_room', 'stale', 'battery', 'slow'];
const gravity = (row) => {
  if (!row.faults.length) return ORDER.length * 2;
  // What is wrong with a spectator's screen can wait; with a finalist's it cannot.
  return ORDER.indexOf(row.faults[0]) + (row.finalist ? 0 : ORDER.length);
};

/** Seats that should have a screen and have none stand among the devices, as absent. */
function absent(desk) {
  const there = new Set(desk.devices.filter((device) => device.kind === 'seat').map((device) => device.seat));
  return desk.seats.filter((seat) => seat.link && !seat.eliminated && !seat.stand_in && !seat.connected && !there.has(seat.seat))
    .map((seat) => ({ kind: 'seat', seat: seat.seat, absent: true, since_s: seat.since_s }));
}

/** The rows of the board: {device, faults, finalist}, the red ones first. */
export function deviceRows(desk) {
  const finalists = new Set(desk.seats.filter((seat) => seat.role === 'finalist').map((seat) => seat.seat));
  const rows = [...(desk.devices ?? []), ...(desk.devices ? absent(desk) : [])]
    .map((device) => ({ device, faults: faults(device), finalist: finalists.has(device.seat) }));
  return rows.sort((a, b) => gravity(a) - gravity(b) || Number(b.finalist) - Number(a.finalist));
}

/** A device as people call it: the name of its seat, or what kind it is. */
export const deviceName = (show, { kind, seat }) => (kind === 'seat' ? seatName(show, seat) : t(`host-device-${kind}`));

export const faultWords = (found) => found.map((code) => t(`host-fault-${code}`)).join(' · ');

const duration = (seconds) => (seconds === null || seconds === undefined ? '' : formatElapsed(seconds * 1000));
const percent = (battery) => (battery === null || battery === undefined ? '' : t('host-device-percent', { percent: Math.round(battery * 100) }));

const COLUMNS = ['seat', 'state', 'since', 'seen', 'rtt', 'size', 'awake', 'sound', 'battery', 'build'];

export function DevicesSheet({ panel, close }) {
  const rows = deviceRows(panel.desk);
  return html`<${Sheet} name="devices" title=${t('host-devices')} close=${close}><div class="sheet-main sheet-scroll" tabindex="0">
    <table class="table devices">
      <thead><tr>${COLUMNS.map((column) => html`<th key=${column} scope="col">${t(`host-device-head-${column}`)}</th>`)}</tr></thead>
      <tbody>${rows.map((row, i) => html`<${Row} key=${`${row.device.kind}${row.device.seat ?? ''}${i}`} panel=${panel} row=${row} />`)}</tbody>
    </table>
  </div><//>`;
}

function Row({ panel, row: { device, faults: found } }) {
  const there = !device.absent;
  return html`<tr class=${cls('device', { 'is-red': found.length, 'is-ringing': device.ring })} data-device=${device.seat ?? device.kind}>
    <th scope="row">${deviceName(panel.show, device)}</th>
    <td class="device-state">${found.length ? faultWords(found) : t('host-device-well')}${there ? '' : html` <span class="figures">${duration(device.since_s)}</span>`}</td>
    <td class="figures">${there ? duration(device.since_s) : ''}</td>
    <td class="figures">${there ? t('host-device-ago', { seconds: Math.round(device.seen_s ?? 0) }) : ''}</td>
    <td class="figures">${device.rtt_ms === null || device.rtt_ms === undefined ? '' : t('host-device-ms', { ms: String(device.rtt_ms) })}</td>
    <td class="figures">${device.size ? t('host-device-size', { width: String(device.size[0]), height: String(device.size[1]) }) : ''}</td>
    <td>${there ? wakeWords(device) : ''}</td>
    <td>${there && device.kind === 'audience' && device.sound ? t(`host-device-sound-${device.sound}`) : ''}</td>
    <td class="figures">${percent(device.battery)}${device.charging ? ` ${t('host-device-charging')}` : ''}</td>
    <td>${there ? t(device.stale ? 'host-device-old' : 'host-device-current') : ''}</td>
  </tr>`;
}

function wakeWords({ hidden, awake }) {
  if (hidden) return t('host-device-hidden');
  return t(`host-device-awake-${awake ?? 'unknown'}`);
}

/** A finalist's screen that vanished during play rings until it is back: in words, and seen, not heard. */
export function Ringing({ panel }) {
  const ringing = (panel.desk.devices ?? []).filter((device) => device.ring);
  if (!ringing.length) return null;
  return html`<div class="ringing" role="alert">${ringing.map((device) => html`<p key=${device.seat}>
    <strong>${t('host-ring', { name: deviceName(panel.show, device) })}</strong> ${t('host-ring-do')}
    <button type="button" class="small-button" data-control=${`ring:${device.seat}`} onClick=${() => panel.openCode(device.seat)}>${t('host-code-of', { name: deviceName(panel.show, device) })}</button></p>`)}</div>`;
}
