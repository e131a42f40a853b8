// Every seat on one line: what is wrong with its screen, and the noble that it holds.
import { html, cls, useTicking } from '../ui.js';
import { nobleName, seatName, t } from '../words.js';
import { Emblem } from '../parts/emblem.js';
import { faultWords, faults } from './devices.js';
import { formatElapsed } from './elapsed.js';
import { Key } from './keys.js';
import { KEYS } from './keymap.js';
import { PresenceMark, hasCode, presence, presenceText } from './seat-tools.js';

/** The seats of the desk, and after them any host seats that hold nobles; what is wrong comes first. */
function rows(panel) {
  const holders = new Map(panel.table.holders.map((holder) => [holder.seat, holder]));
  const devices = new Map((panel.desk.devices ?? []).filter((device) => device.kind === 'seat').map((device) => [device.seat, device]));
  const listed = panel.desk.seats.map((seat) => ({ seat, holder: holders.get(seat.seat) ?? null, device: devices.get(seat.seat) ?? null }));
  const known = new Set(panel.desk.seats.map((seat) => seat.seat));
  const more = panel.table.holders.filter((holder) => !known.has(holder.seat));
  const all = [...listed, ...more.map((holder) => ({ seat: { seat: holder.seat, role: 'host_seat', link: null }, holder, device: null }))];
  return all.map((row) => ({ ...row, red: redness(row) })).sort((a, b) => b.red - a.red);
}

function redness({ seat, device }) {
  const away = presence(seat) === 'away';
  const found = device ? faults(device) : [];
  if (!away && !found.length) return 0;
  return (found.includes('ring') ? 4 : 1) + (seat.role === 'finalist' ? 2 : 0);
}

export function Seats({ panel }) {
  return html`<div class="seats">
    <header class="column-head"><button type="button" class="small-button" data-control="codes" onClick=${panel.openFirstCode}>${t('host-code-show')} <${Key} of=${KEYS.codes} /></button>
      <button type="button" class="small-button" data-control="devices" onClick=${() => panel.open('devices')}>${t('host-devices')} <${Key} of=${KEYS.devices} /></button></header>
    <ul class="seat-rows">${rows(panel).map((row) => html`<${Row} key=${row.seat.seat} panel=${panel} ...${row} />`)}</ul>
  </div>`;
}

function Row({ panel, seat, holder, device, red }) {
  const name = seatName(panel.show, seat.seat);
  const found = device && presence(seat) !== 'away' ? faults(device) : [];
  const said = [presenceText(seat), ...found.map((code) => t(`host-fault-${code}`)), ...holderWords(holder)].join(' · ');
  const inside = html`<${PresenceMark} seat=${seat} />
    <span class="row-name">${name}</span>
    ${holder?.nobles ? html`<span class="row-away"></span>` : html`<${State} panel=${panel} seat=${seat} found=${found} device=${device} />`}
    <${Light} holder=${holder} finalist=${seat.role === 'finalist'} />
    <span class="out-of-sight">${said}</span>`;
  const wide = holder?.nobles || (seat.role === 'finalist' && panel.show.edition.eliminates) || presence(seat) === 'stand-in';
  return html`<li class=${cls('seat-row', `is-${presence(seat)}`, { 'is-wide': wide, 'is-red': red > 0, 'is-ringing': device?.ring })} data-seat=${seat.seat}>${hasCode(seat)
    ? html`<button type="button" class="row-button" data-control=${`row:${seat.seat}`} title=${`${name} · ${said}`} onClick=${() => panel.openCode(seat.seat)}>${inside}</button>`
    : html`<div class="row-button" title=${`${name} · ${said}`}>${inside}</div>`}</li>`;
}

/** Away, and for how long; else what is wrong; else how quick the line is. */
function State({ panel, seat, found, device }) {
  const away = presence(seat) === 'away';
  const now = useTicking(away);
  if (away) {
    const since = seat.since_s === null || seat.since_s === undefined ? null : seat.since_s * 1000 + (now - panel.deskAt);
    return html`<span class="row-away is-away">${t('host-seat-away-short')}${since === null ? '' : html` <span class="figures">${formatElapsed(since)}</span>`}</span>`;
  }
  if (found.length) return html`<span class="row-away is-away">${faultWords(found)}</span>`;
  if (presence(seat) === 'stand-in') return html`<span class="row-away">${t('host-stand-in')}</span>`;
  return html`<span class="row-away figures">${device?.rtt_ms === null || device?.rtt_ms === undefined ? '' : t('host-device-ms', { ms: String(device.rtt_ms) })}</span>`;
}

/** The light in words; nothing where nobles are turned up and named. */
function holderWords(holder) {
  return holder && !holder.nobles?.length ? [t(lightWords(holder))] : [];
}

function lightWords(holder) {
  if (holder.called) return 'host-holder-called';
  return holder.holds > 0 ? 'host-holder-holds' : 'host-holder-none';
}

/** The light of a holder: a lit card while it holds a noble, an empty outline once that is taken. */
function Light({ holder, finalist }) {
  if (!holder) return finalist ? null : html`<span class="light is-none" title=${t('host-holder-out')}></span>`;
  if (holder.nobles?.length) {
    return html`<span class="row-nobles">${holder.nobles.map((noble, i) => html`<span key=${i} class="row-noble"><${Emblem} noble=${noble} />${nobleName(noble)}</span>`)}</span>`;
  }
  const state = holder.called ? 'called' : holder.holds > 0 ? 'lit' : 'dark';
  return html`<span class=${`light is-${state}`} title=${holder.holds > 1 ? t('host-holder-many', { count: holder.holds }) : t(lightWords(holder))}>
    ${holder.holds > 1 && html`<span class="light-count">${holder.holds}</span>`}</span>`;
}
