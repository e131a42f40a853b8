// The table as one of its players sees it: everybody else around it, clockwise, and in the middle what belongs to nobody.
import { html, cls, useEffect, useRef } from '../ui.js';
import { seatName, t } from '../words.js';
import { clockwiseFrom, placesAround } from './around.js';
import { Influence } from './card.js';
import { ClockFace } from './clockface.js';
import { Coins } from './counts.js';
import { Faction } from './faction.js';
import { Commons } from './commons.js';
import { standing } from './standing.js';
import { tall } from './told.js';

const BEFORE_DEAL = new Set(['ready', 'starter']);
const CLOCKLESS = new Set(['ready', 'starter', 'dealt', 'over']);

const Tick = () => html`<svg class="tick" viewBox="0 0 16 16" role="img" aria-label=${t('has-answered')}><path d="M3 8.5 6.5 12 13 4.5" fill="none" stroke="currentColor" stroke-width="2.4"/></svg>`;

function Seat({ state, player, place, pick }) {
  const { show, view: { table }, clocks, paused, connection } = state;
  const name = seatName(show, player.seat);
  const asked = table.question?.seats.includes(player.seat);
  const answered = table.question?.answered.includes(player.seat);
  const timed = asked && !table.untimed && !table.held && !CLOCKLESS.has(table.phase);
  const can = Boolean(pick?.can.has(player.seat));
  const armed = pick?.armed === player.seat;
  const names = cls('place', standing(table, player), { pickable: can, armed, unpickable: pick && !can });
  const style = { gridColumn: place.col, gridRow: place.row };
  const inside = html`
    <span class=${cls('place-name display', tall(name))}>${name}</span>
    ${answered && html`<${Tick}/>`}
    <span class="place-has"><${Faction} faction=${player.faction}/>${!BEFORE_DEAL.has(table.phase) && html`<${Coins} count=${player.coins}/><${Influence} player=${player} bare/>`}</span>
    ${timed ? html`<${ClockFace} clocks=${clocks} seat=${player.seat} name=${name} stale=${connection.stale} paused=${paused}/>`
    : player.stand_in && html`<span class="place-note">${t('stand-in-short')}</span>`}`;
  if (!pick) return html`<div class=${names} style=${style} data-seat=${player.seat}>${inside}</div>`;
  return html`
    <button type="button" class=${names} style=${style} data-seat=${player.seat} disabled=${!can} aria-pressed=${armed}
      onClick=${(event) => { event.stopPropagation(); pick.onPick(player.seat); }}>${inside}</button>`;
}

/**
 * `seat`: who looks; null for one who does not play. `pick`, while somebody is to be named: {can: a set of seats, armed,
 * onPick(seat)}.
 */
export function TablePicture({ state, seat = null, pick = null }) {
  const { table } = state.view;
  const others = clockwiseFrom(table.players, seat);
  const { cols, rows, places, middle } = placesAround(others.length);
  const span = ([from, to]) => `${from} / ${to}`;
  const picture = useRef(null);
  // The button of the action is gone by then: a keyboard goes on where a target is named.
  useEffect(() => { if (pick) picture.current.querySelector('.pickable')?.focus({ preventScroll: true }); }, [Boolean(pick)]);
  return html`
    <div ref=${picture} class=${cls('table-picture', `others-${others.length}`)} style=${{ '--cols': cols, '--rows': rows }} role="group" aria-label=${t('table-label')}>
      <div class="felt" style=${{ gridColumn: span(middle.cols), gridRow: span(middle.rows) }}>${!BEFORE_DEAL.has(table.phase) && html`<${Commons} table=${table}/>`}</div>
      ${others.map((player, i) => html`<${Seat} key=${player.seat} state=${state} player=${player} place=${places[i]} pick=${pick}/>`)}
    </div>`;
}
