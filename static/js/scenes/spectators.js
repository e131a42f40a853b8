// The spectators' wall: who still holds a noble is lit, who gave it is dark; after the result all are turned up.
import { html, cls } from '../ui.js';
import { list, nobleName, t, seatName } from '../words.js';
import { Card } from '../parts/card.js';
import { columnsFrom, pagesOf, usePage } from '../parts/grid.js';
import { Name } from '../parts/name.js';
import { Cast } from './cast.js';

const BEFORE_DEAL = new Set(['ready', 'starter']);
const MOST = 12;

/** The seats of the wall: the holders once there are any, before that everybody who does not play. */
export function wallOf(show, table) {
  if (table.holders.length) return table.holders;
  const seats = Object.entries(show.cast).filter(([seat, member]) => member.name && !member.eliminated && !show.finalists.includes(seat));
  return seats.map(([seat]) => ({ seat, holds: 0, called: false, nobles: null }));
}

function told(holder, dealt) {
  if (holder.nobles?.length) return list(holder.nobles.map(nobleName));
  if (holder.called) return t('spectators-called');
  if (holder.holds > 1) return t('spectators-holds', { count: holder.holds });
  return dealt && holder.holds === 0 ? t('spectators-gone') : '';
}

function Seat({ show, holder, dealt }) {
  const lit = holder.holds > 0;
  const said = told(holder, dealt);
  return html`
    <li class=${cls('person wall-seat', { lit, dark: dealt && !lit, called: holder.called })}>
      ${holder.nobles?.length ? html`<span class="wall-nobles">${holder.nobles.map((noble, i) => html`<${Card} key=${i} noble=${noble} bare/>`)}</span>` : html`<span class="wall-light"></span>`}
      <${Name} of=${seatName(show, holder.seat)} most=${3} class="person-name"/>
      ${said && html`<p class="person-note">${said}</p>`}
    </li>`;
}

export function Spectators({ state }) {
  const { show, view: { table } } = state;
  const all = wallOf(show, table);
  const pages = pagesOf(all, MOST);
  const holders = pages[usePage(pages.length)];
  if (!all.length) return html`<${Cast} state=${state}/>`;
  const dealt = !BEFORE_DEAL.has(table.phase) && all.some((holder) => holder.holds || holder.nobles) || table.shown.length > 0;
  const lit = all.filter((holder) => holder.holds > 0).length;
  const turned = all.some((holder) => holder.nobles);
  return html`
    <div class="sheet wall">
      <h2 class="sheet-title">${dealt && !turned ? t('spectators-count', { lit, all: all.length }) : t('spectators-title')}</h2>
      <ul class="people wall-seats" data-full data-columns=${columnsFrom(holders.length)}>
        ${holders.map((holder) => html`<${Seat} key=${holder.seat} show=${show} holder=${holder} dealt=${dealt}/>`)}
      </ul>
    </div>`;
}
