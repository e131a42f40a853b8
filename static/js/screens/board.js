// The audience display while there is a show: the scene follows from the table alone, so a reload draws the same picture.
import { html, cls } from '../ui.js';
import { logSentence, seatName, t } from '../words.js';
import { Side } from '../parts/side.js';
import { Accusation, Challenge } from '../parts/accusation.js';
import { House } from '../parts/house.js';
import { Name } from '../parts/name.js';
import { PausedSign } from '../parts/banner.js';
import { askedTold, isWordy, lastHappened } from '../parts/told.js';
import { Said, naming } from '../parts/said.js';
import { TakenBack, takenBackShown } from '../parts/taken-back.js';
import { useMoment } from '../parts/moment.js';
import { onStage } from '../parts/on-stage.js';
import { Opening, Verdict } from '../scenes/plain.js';
import { Countdown } from '../parts/countdown.js';
import { useFlights } from '../parts/flights.js';
import { Commons } from '../parts/commons.js';
import { TableBoard } from './table-board.js';

/** Whose turn it is, and below what happened last. */
function Turn({ show, table }) {
  const last = lastHappened(table.log);
  return table.turn_of && html`
    <div class="whose-turn" data-full>
      <p class="turn-number">${t('audience-turn', { turn: table.turn })}</p>
      <${Name} key=${table.turn} of=${seatName(show, table.turn_of)} class="turn-of"/>
      ${last && html`<${Said} text=${logSentence(naming(show), last)} most="2" class="turn-before"/>`}
    </div>`;
}

const DRAWN = {
  before: ({ show, table }) => html`<${Opening} show=${show} held=${table.held} said=${askedTold(naming(show), table)}/>`,
  over: Verdict,
  challenge: ({ show, moment }) => html`<div class="accusation doubted" data-full><${Challenge} key="moment" show=${show} challenge=${moment}/></div>`,
  attempt: Accusation,
  turn: Turn,
  room: () => null,
};

/** What the board is about, and over it what stands against play. */
function Middle({ state, about, moment }) {
  const { show, view: { table }, paused } = state;
  const Drawn = DRAWN[about];
  return html`
    <${TakenBack} table=${table} paused=${paused}/>
    <${Drawn} show=${show} table=${table} moment=${moment}/>
    <${PausedSign} why=${paused}/>`;
}

/** Who is asked what, unless the stage says it: whose turn it is, and what comes before the deal. */
function askedSaid(show, table, about) {
  if (about === 'turn' && table.question?.kind === 'act') return '';
  const asked = askedTold(naming(show), table);
  if (about === 'before' && asked && !table.held) return '';
  return asked || (table.phase === 'ready' ? t('audience-soon') : '');
}

/** Between the finalists in a few lines, between the rows of a table on one. */
function Asking({ state, about }) {
  const { show, view: { table } } = state;
  const said = askedSaid(show, table, about);
  return html`
    <div class="asking">
      <${Countdown} state=${state}/>
      <${Said} text=${said} most=${table.players.length > 2 ? 1 : 4} class="asked-line" role="status"/>
    </div>`;
}

/** Between the finalists: the clock and who is asked; before play what is about to come. */
function Head({ state, about }) {
  const { show, view: { table } } = state;
  if (about === 'room' && table.held) return html`<section class="head"><${Opening} show=${show} held=${table.held}/></section>`;
  return html`
    <section class="head">
      <${Asking} state=${state} about=${about}/>
      ${show.edition.court === 'deck' && table.turn > 0 && html`<${Commons} table=${table}/>`}
    </section>`;
}

/** What happened last, on a line over the spectators' names if it finds room there. */
function Happened({ show, table }) {
  const last = table.held ? null : lastHappened(table.log);
  const said = last && logSentence(naming(show), last);
  return said && !isWordy(said) && html`<${Said} text=${said} most="1" class="happened"/>`;
}

function PairBoard({ state, about, middle, boardRef }) {
  const { show, view: { table, floor }, paused } = state;
  const back = about !== 'room' || Boolean(paused || floor?.message) || takenBackShown(table, paused);
  return html`
    <div ref=${boardRef} class=${cls('board', 'pair-board', `about-${about}`, `phase-${table.phase}`, { paused })}>
      ${table.players.map((player, i) => html`<${Side} key=${player.seat} show=${show} table=${table} player=${player} place=${i === 0 ? 'left' : 'right'}/>`)}
      <${Head} state=${state} about=${about}/>
      <section class="middle">${middle}</section>
      ${!back && html`<${Happened} show=${show} table=${table}/>`}
      <${House} show=${show} table=${table} back=${back}/>
    </div>`;
}

export function Board({ state }) {
  const { table } = state.view;
  const flights = useFlights(table);
  const moment = useMoment(table);
  const about = onStage(table, moment);
  const middle = html`<${Middle} state=${state} about=${about} moment=${moment}/>`;
  if (table.players.length <= 2) return html`<${PairBoard} state=${state} about=${about} middle=${middle} boardRef=${flights}/>`;
  return html`<${TableBoard} state=${state} about=${about} boardRef=${flights} middle=${middle} asking=${html`<${Asking} state=${state} about=${about}/>`}/>`;
}
