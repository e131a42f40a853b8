// The match as the host may know it: both finalists, what is on the table, who is asked. No hidden noble is here.
import { html, cls, useRemaining } from '../ui.js';
import { list, nobleName, seatName, t } from '../words.js';
import { Card } from '../parts/card.js';
import { ClockFace } from '../parts/clockface.js';
import { Coins } from '../parts/counts.js';
import { Emblem } from '../parts/emblem.js';
import { Commons } from '../parts/commons.js';
import { Faction } from '../parts/faction.js';
import { takes } from '../parts/standing.js';
import { askedTold, attemptTold, letters } from '../parts/told.js';
import { ClockBar, ClockTools, ExtensionTools, QuestionTools } from './clocks.js';
import { formatElapsed, usedOnQuestion } from './elapsed.js';
import { LedgerLine } from './ledger.js';
import { Note } from './note.js';
import { PlayerRows, awaited } from './player-rows.js';
import { PresenceMark, StandInSwitch, presence, presenceText } from './seat-tools.js';

/** A player's name; one of so many letters stands on two smaller lines. */
const ONE_LINE = 28;
export const nameClass = (name) => cls('player-name', { 'is-long': letters(name) > ONE_LINE });

export function Match({ panel }) {
  return html`<section class="column match">
    ${panel.table.players.length > 2 ? html`<${PlayerRows} panel=${panel} />`
    : html`<div class="players">${panel.table.players.map((player) => html`<${Player} key=${player.seat} panel=${panel} player=${player} />`)}</div>`}
    <${ClockBar} panel=${panel} />
    <${Asking} panel=${panel} />
    <${Table} panel=${panel} />
    <div class="match-foot"><${Common} panel=${panel} /><${LedgerLine} panel=${panel} /></div>
  </section>`;
}

function Player({ panel, player }) {
  const { table, show } = panel;
  const asked = table.question?.seats.includes(player.seat) ?? false;
  const seat = panel.seat(player.seat);
  const hasExtensions = !table.untimed || player.extensions > 0;
  return html`<article class=${cls('player', { 'is-asked': asked, 'is-out': player.out, 'has-turn': table.turn_of === player.seat })}>
    <header class="player-head">
      <${StateLine} panel=${panel} player=${player} asked=${asked} />
      <h2 class=${nameClass(seatName(show, player.seat))} title=${seatName(show, player.seat)}>${seatName(show, player.seat)}</h2>
    </header>
    ${(show.edition.clock.on || !table.untimed) && html`<div class="clock-row"><${ClockFace} clocks=${panel.clocks} seat=${player.seat} name=${seatName(show, player.seat)} stale=${!panel.contact} paused=${table.paused} class=${table.untimed ? 'untimed' : ''} />
      <${ClockTools} panel=${panel} player=${player} /></div>`}
    <dl class="figures-row">
      <div><dt>${t('host-coins')}</dt><dd><${Coins} count=${player.coins} /><${Faction} faction=${player.faction} /></dd></div>
      <div><dt>${t('host-influence')}</dt><dd><${Influence} player=${player} taking=${takes(table, player.seat)} /></dd></div>
      ${hasExtensions && html`<div><dt>${t('host-extensions')}</dt><dd><${Extensions} left=${player.extensions} all=${show.edition.clock?.extensions ?? 0} /><${ExtensionTools} panel=${panel} player=${player} /></dd></div>`}
    </dl>
    <p class="lost-row"><span class="overline">${t('host-lost')}</span> <${Nobles} nobles=${player.lost} none=${t('host-lost-none')} /></p>
    ${seat && html`<div class="player-foot">
      <p class=${`seat-state is-${presence(seat)}`}><${PresenceMark} seat=${seat} /> ${presenceText(seat)}</p>
      <${StandInSwitch} panel=${panel} seat=${seat} />
    </div>`}
  </article>`;
}

/** The player's state; for a moment, what became of a correction of its clock. */
function StateLine({ panel, player, asked }) {
  const note = panel.orders.notes[`clock:${player.seat}`];
  return html`<div class="player-state">${note ? html`<${Note} show=${panel.show} note=${note} />` : html`<p class="overline">${playerState(panel.table, player, asked)}</p>`}</div>`;
}

function playerState(table, player, asked) {
  const words = [];
  if (player.out) words.push(t('host-out'));
  if (table.turn_of === player.seat) words.push(t('host-on-turn'));
  if (asked) words.push(t('host-asked'));
  return words.join(' · ') || '\u00a0';
}

/** A back for each hidden noble, a place for one that is still to be taken in, an empty one for each that is lost. */
function Influence({ player, taking }) {
  if (player.influence + player.lost.length === 0) return html`<span class="none">${t('host-not-dealt')}</span>`;
  const label = t('host-influence-left', { count: player.influence });
  return html`<span class="backs" role="img" aria-label=${label} title=${label}>
    ${Array.from({ length: player.influence - (taking ? 1 : 0) }, (_, i) => html`<${Card} key=${i} />`)}
    ${taking && html`<span class="card-none"></span>`}
    ${player.lost.map((_, i) => html`<span key=${`lost-${i}`} class="no-card"></span>`)}
  </span>`;
}

function Extensions({ left, all }) {
  const label = t('host-extensions-left', { count: left });
  return html`<span class="pips" role="img" aria-label=${label} title=${label}>
    ${Array.from({ length: Math.max(all, left) }, (_, i) => html`<span key=${i} class=${cls('pip', { 'is-left': i < left })}></span>`)}
  </span>`;
}

/** Nobles face up: emblem and name. */
export function Nobles({ nobles, none }) {
  if (!nobles.length) return html`<span class="none">${none}</span>`;
  return html`<span class="nobles">${nobles.map((noble, i) => html`<span key=${i} class="noble"><${Emblem} noble=${noble} />${nobleName(noble)}</span>`)}</span>`;
}

function Asking({ panel }) {
  const { question } = panel.table;
  return html`<div class=${cls('asking', { 'is-idle': !question, 'is-held': panel.table.paused })}>
    <h2 class="overline">${t('host-asking')} ${question && html`<span class="asking-since">${panel.table.paused ? t('host-asking-paused') : html`<${AskedFor} panel=${panel} seat=${question.seats[0]} />`}</span>`}</h2>
    <p class="asking-words">${askingWords(panel)}</p>
    ${question && html`<${QuestionTools} panel=${panel} />`}
  </div>`;
}

const MOST_NAMES = 3;

function askingWords(panel) {
  const { show, table } = panel;
  const owing = awaited(panel);
  if (table.question && owing.length < table.question.seats.length) return t('host-awaited', { names: owing.length > MOST_NAMES ? t('asked-others', { count: owing.length }) : list(owing.map((seat) => seatName(show, seat))), count: owing.length });
  if (table.question) return askedTold(show, table);
  return t(table.held && !panel.dealing ? `host-waits-${table.held}` : 'host-asking-nobody');
}

function AskedFor({ panel, seat }) {
  const used = usedOnQuestion(panel.show.edition, panel.you.log ?? [], seat, useRemaining(panel.clocks, seat));
  if (used === null) return null;
  return html`<span class="figures">${t('host-asking-since', { time: formatElapsed(used) })}</span>`;
}

/** The attempt so far, with what was paid for it. */
function told({ show, table }) {
  const steps = attemptTold(show, table);
  const coins = table.attempt?.cost;
  return coins ? [steps[0], { kind: 'cost', text: t('host-attempt-cost', { coins }) }, ...steps.slice(1)] : steps;
}

function Table({ panel }) {
  const steps = told(panel);
  return html`<div class="on-table">
    <h2 class="overline">${t('host-attempt')}</h2>
    ${steps.length === 0
    ? html`<p class="none">${t('host-attempt-none')}</p>`
    : html`<ul class="attempt-steps">${steps.map((step) => html`<li key=${step.kind} class=${`attempt-step is-${step.kind}`}>${step.text}</li>`)}</ul>`}
  </div>`;
}

/** What lies open beside the players: nobles that were shown, or the Court deck and the coins that are nobody's. */
function Common({ panel: { table, show } }) {
  if (show.edition.court !== 'deck') return html`<${Shown} nobles=${table.shown} />`;
  return html`<div class="shown-row"><${Commons} table=${table} /></div>`;
}

function Shown({ nobles }) {
  return html`<div class="shown-row"><h2 class="overline">${t('host-shown')}</h2> <${Nobles} nobles=${nobles} none=${t('host-shown-none')} /></div>`;
}
