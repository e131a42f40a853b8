// During the match: every seat on one line, with its screen and the noble it holds.
import { html, cls, useTicking } from '../ui.js';
import { nobleName, seatName, t } from '../words.js';
import { Emblem } from '../parts/emblem.js';
import { formatElapsed } from './elapsed.js';
import { PresenceMark, hasCode, presence, presenceText } from './seat-tools.js';

/** The seats of the desk, and after them any host seats that hold nobles. */
function rows(panel) {
  const holders = new Map(panel.table.holders.map((holder) => [holder.seat, holder]));
  const listed = panel.desk.seats.map((seat) => ({ seat, holder: holders.get(seat.seat) ?? null }));
  const known = new Set(panel.desk.seats.map((seat) => seat.seat));
  const more = panel.table.holders.filter((holder) => !known.has(holder.seat));
  return [...listed, ...more.map((holder) => ({ seat: { seat: holder.seat, role: 'host_seat', link: null }, holder }))];
}

export function Seats({ panel }) {
  const held = panel.table.holders.reduce((sum, holder) => sum + holder.holds, 0);
  return html`<section class="column seats" aria-label=${t('host-seats')}>
    <header class="column-head"><h2 class="overline">${t('host-seats')}</h2>
      <button type="button" class="small-button" onClick=${panel.openFirstCode}>${t('host-code-show')} <kbd>${t('host-key-codes')}</kbd></button></header>
    <ul class="seat-rows">${rows(panel).map((row) => html`<${Row} key=${row.seat.seat} panel=${panel} ...${row} />`)}</ul>
    ${panel.table.holders.length > 0 && html`<p class="seats-foot">${t('host-holding', { count: held })}</p>`}
  </section>`;
}

function Row({ panel, seat, holder }) {
  const name = seatName(panel.show, seat.seat);
  const said = [presenceText(seat), ...holderWords(holder)].join('. ');
  const inside = html`<${PresenceMark} seat=${seat} />
    <span class="row-name">${name}</span>
    ${holder?.nobles ? html`<span class="row-away"></span>` : html`<${Away} panel=${panel} seat=${seat} />`}
    <${Light} holder=${holder} finalist=${seat.role === 'finalist'} />
    <span class="out-of-sight">${said}</span>`;
  return html`<li class=${cls('seat-row', `is-${presence(seat)}`)}>${hasCode(seat)
    ? html`<button type="button" class="row-button" title=${`${name}. ${said}`} onClick=${() => panel.openCode(seat.seat)}>${inside}</button>`
    : html`<div class="row-button" title=${`${name}. ${said}`}>${inside}</div>`}</li>`;
}

function Away({ panel, seat }) {
  const away = presence(seat) === 'away';
  const now = useTicking(away);
  if (!away) return html`<span class="row-away">${presence(seat) === 'stand-in' ? t('host-stand-in') : ''}</span>`;
  const since = seat.since_s === null || seat.since_s === undefined ? null : seat.since_s * 1000 + (now - panel.deskAt);
  return html`<span class="row-away is-away">${t('host-seat-away-short')}${since === null ? '' : html` <span class="figures">${formatElapsed(since)}</span>`}</span>`;
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
