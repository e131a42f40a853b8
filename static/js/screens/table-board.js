// The board for three and more: the players in two rows, clockwise, and between them what is going on.
import { html, cls } from '../ui.js';
import { seatName, t } from '../words.js';
import { rowsForRoom } from '../parts/around.js';
import { Influence } from '../parts/card.js';
import { ClockFace } from '../parts/clockface.js';
import { Commons } from '../parts/commons.js';
import { Coin, Garnet } from '../parts/emblem.js';
import { Faction } from '../parts/faction.js';
import { garnetsOf } from '../parts/result.js';
import { Figure } from '../parts/side.js';
import { standing } from '../parts/standing.js';
import { Name } from '../parts/name.js';

const CLOCKLESS = new Set(['ready', 'starter', 'dealt', 'over']);
const FEW = 4;  // in one row, where a name has more room
const MANY = 7;  // whose names stand on two lines

/** Of several who are asked each has a clock, where there are clocks; that of one alone stands in the middle. */
function Clock({ state: { show, view: { table }, clocks, paused, connection }, player }) {
  const asked = table.question?.seats ?? [];
  if (table.untimed || table.held || CLOCKLESS.has(table.phase) || asked.length < 2 || !asked.includes(player.seat)) return null;
  return html`<${ClockFace} class="small" clocks=${clocks} seat=${player.seat} name=${seatName(show, player.seat)} stale=${connection.stale} paused=${paused}/>`;
}

/** `noted`: somebody of the row has a note below, so that all have the line for it. */
function Player({ state, player, noted }) {
  const { show, view: { table } } = state;
  const garnets = garnetsOf(table, player);
  const playing = table.phase !== 'ready' && table.phase !== 'starter';
  return html`
    <li class=${cls('around-one', standing(table, player), { won: table.result?.winner === player.seat })} data-seat=${player.seat}>
      <${Name} as="h2" of=${seatName(show, player.seat)} most=${table.players.length > FEW ? 2 : 3} class="around-name"/>
      ${playing ? html`
        <div class="around-has">
          <div class="around-figures">
            <${Faction} faction=${player.faction}/>
            <${Figure} of=${Coin} class="coins" count=${player.coins} label=${t('coins', { count: player.coins })}/>
            <${Clock} state=${state} player=${player}/>
          </div>
          <${Influence} player=${player} bare/>
        </div>` : show.edition.eliminates && html`<${Figure} of=${Garnet} class="garnets" count=${garnets} label=${t('garnets', { count: garnets })}/>`}
      ${noted && html`<p class="around-note">${player.stand_in ? t('stand-in-short') : '\u00a0'}</p>`}
    </li>`;
}

const Row = ({ state, players, place }) => html`
  <ul class=${`around ${place}`}>${players.map((player) => html`
    <${Player} key=${player.seat} state=${state} player=${player} noted=${players.some((one) => one.stand_in)}/>`)}</ul>`;

/** `about` is what the board is about, `middle` that drawn, `asking` who is asked. */
export function TableBoard({ state, about, middle, asking, boardRef }) {
  const { show, view: { table }, paused } = state;
  const [top, bottom] = rowsForRoom(table.players);
  const many = table.players.length >= MANY;
  const dealt = table.phase !== 'ready' && table.phase !== 'starter';
  return html`
    <div ref=${boardRef} class=${cls('board', 'table-board', `about-${about}`, `phase-${table.phase}`, `of-${table.players.length}`, { paused, many })}>
      <${Row} state=${state} players=${top} place="top"/>
      <section class="between">
        <div class="aside">${dealt && html`<${Commons} table=${table}/>`}</div>
        <section class="middle">${middle}</section>
        ${asking}
      </section>
      <${Row} state=${state} players=${bottom} place="bottom"/>
    </div>`;
}
