// The audience display while there is a show: the scene follows from the table alone, so a reload draws the same picture.
import { html, cls } from '../ui.js';
import { t, nobleName } from '../words.js';
import { Side } from '../parts/side.js';
import { Accusation, Challenge } from '../parts/accusation.js';
import { RoomPicture } from '../parts/room.js';
import { Log } from '../parts/log.js';
import { Emblem } from '../parts/emblem.js';
import { PausedSign } from '../parts/banner.js';
import { askedTold, isWordy } from '../parts/told.js';
import { TakenBack } from '../parts/taken-back.js';
import { useMoment } from '../parts/moment.js';
import { Opening, Verdict } from '../scenes/plain.js';
import { Countdown } from '../parts/countdown.js';
import { useFlights } from '../parts/flights.js';
import { Commons } from '../parts/commons.js';
import { TableBoard } from './table-board.js';

const BEFORE_PLAY = new Set(['ready', 'starter', 'dealt']);

function Shown({ shown }) {
  if (!shown.length) return null;
  return html`
    <section class="shown">
      <h2 class="shown-title">${t('audience-shown')}</h2>
      <ul class=${cls({ many: shown.length > 3 })}>${shown.map((noble, i) => html`<li key=${i}><${Emblem} noble=${noble}/><span>${nobleName(noble)}</span></li>`)}</ul>
    </section>`;
}

function Middle({ state }) {
  const { show, view } = state;
  const { table } = view;
  const moment = useMoment(table);
  if (moment) return html`<div class="accusation"><${Challenge} key="moment" show=${show} challenge=${moment}/></div>`;
  if (table.phase === 'over') return html`<${Verdict} show=${show} table=${table}/>`;
  if (BEFORE_PLAY.has(table.phase)) return html`<${Opening} show=${show} held=${table.held}/>`;
  return html`<${Accusation} show=${show} table=${table}/>`;
}

function Asking({ state }) {
  const { show, view } = state;
  const asked = askedTold(show, view.table);
  return html`
    <div class="asking">
      <p class=${cls('asked-line', { wordy: isWordy(asked) })} role="status">${asked || (view.table.phase === 'ready' ? t('audience-soon') : '')}</p>
      <${Countdown} state=${state}/>
    </div>`;
}

const Between = ({ state }) => html`
  <${PausedSign} why=${state.paused}/>
  <${TakenBack} table=${state.view.table} paused=${state.paused}/>
  <${Middle} state=${state}/>`;

/** What was shown and is out of play; where that goes back into a deck, the deck. */
const Rest = ({ show, table }) => (show.edition.court === 'deck' ? html`<div class="shown">${table.turn > 0 && html`<${Commons} table=${table}/>`}</div>` : html`<${Shown} shown=${table.shown}/>`);

function PairBoard({ state, boardRef }) {
  const { show, view: { table }, paused } = state;
  return html`
    <div ref=${boardRef} class=${cls('board', `phase-${table.phase}`, { paused })}>
      ${table.players.map((player, i) => html`<${Side} key=${player.seat} show=${show} table=${table} player=${player} place=${i === 0 ? 'left' : 'right'}/>`)}
      <section class="middle"><${Between} state=${state}/></section>
      <${RoomPicture} class="lights" show=${show} holders=${table.holders} most=${Math.max(table.holders.length, 1)} bend=${0.3}/>
      <footer class="foot">
        <${Log} show=${show} lines=${table.log} count=${2}/>
        <${Asking} state=${state}/>
        <${Rest} show=${show} table=${table}/>
      </footer>
    </div>`;
}

export function Board({ state }) {
  const { table } = state.view;
  const flights = useFlights(table);
  if (table.players.length <= 2) return html`<${PairBoard} state=${state} boardRef=${flights}/>`;
  return html`<${TableBoard} state=${state} boardRef=${flights} middle=${html`<${Between} state=${state}/>`} asking=${html`<${Asking} state=${state}/>`}/>`;
}
