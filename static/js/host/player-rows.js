// More than two players: one row for each, and below them the tools of the one that is chosen.
import { html, cls, useState } from '../ui.js';
import { nobleName, seatName, t } from '../words.js';
import { Card } from '../parts/card.js';
import { ClockFace } from '../parts/clockface.js';
import { Coins } from '../parts/counts.js';
import { Emblem } from '../parts/emblem.js';
import { Faction } from '../parts/faction.js';
import { takes } from '../parts/standing.js';
import { ClockTools, ExpireButton, ExtensionTools } from './clocks.js';
import { Note } from './note.js';
import { PresenceMark, StandInSwitch, presence, presenceText } from './seat-tools.js';

/** The seats that still owe an answer to the open question: what only the crew is told. */
export const awaited = ({ you, table }) => (you.awaited ? you.awaited.map(({ seat }) => seat) : table.question?.seats ?? []);

/** Who is likeliest to need the host: the first who is awaited, else whose turn it is. */
const likely = (panel) => awaited(panel)[0] ?? panel.table.turn_of ?? panel.table.players[0].seat;

/** A press on a row keeps that player's tools in view; a press on it again lets them follow the play. */
export function PlayerRows({ panel }) {
  const [chosen, choose] = useState(null);
  const seat = chosen ?? likely(panel);
  const player = panel.table.players.find((one) => one.seat === seat);
  return html`<div class="player-rows-block">
    <ul class=${`player-rows rows-${panel.table.players.length}`}>${panel.table.players.map((one) => html`<${Row} key=${one.seat} panel=${panel} player=${one} shown=${one.seat === seat} chosen=${one.seat === chosen}
      choose=${() => choose(chosen === one.seat ? null : one.seat)} />`)}</ul>
    <${Tools} panel=${panel} player=${player} />
  </div>`;
}

function rowState(panel, player) {
  const { table } = panel;
  if (player.out) return t('host-out');
  if (!table.question?.seats.includes(player.seat)) return table.turn_of === player.seat ? t('host-on-turn') : '';
  return t(awaited(panel).includes(player.seat) ? 'host-asked' : 'host-answered');
}

function Row({ panel, player, shown, chosen, choose }) {
  const { table, show } = panel;
  const name = seatName(show, player.seat);
  const seat = panel.seat(player.seat);
  const owes = awaited(panel).includes(player.seat) && Boolean(table.question);
  const taking = takes(table, player.seat);
  return html`<li class=${cls('player-row', { 'is-asked': owes, 'is-out': player.out, 'has-turn': table.turn_of === player.seat, 'is-chosen': shown })}>
    <button type="button" class="player-row-button" data-control=${`player:${player.seat}`} aria-pressed=${String(chosen)} onClick=${choose} title=${name}>
      ${seat && html`<${PresenceMark} seat=${seat} />`}
      <span class="player-row-name">${name}</span>
      <${Faction} faction=${player.faction} />
      <span class="player-row-state">${rowState(panel, player)}</span>
      ${!table.untimed && owes && html`<${ClockFace} clocks=${panel.clocks} seat=${player.seat} name=${name} stale=${!panel.contact} paused=${table.paused} />`}
      <${Coins} count=${player.coins} />
      <span class="player-row-hand">${Array.from({ length: player.influence - (taking ? 1 : 0) }, (_, i) => html`<${Card} key=${i} />`)}${taking && html`<span class="card-none"></span>`}
        ${player.lost.map((noble, i) => html`<span key=${`l${i}`} class="row-lost" role="img" aria-label=${t('card-lost', { noble: nobleName(noble) })} title=${nobleName(noble)}><${Emblem} noble=${noble} /></span>`)}</span>
    </button></li>`;
}

function Tools({ panel, player }) {
  const { table, show } = panel;
  const seat = panel.seat(player.seat);
  const note = panel.orders.notes[`clock:${player.seat}`];
  const owes = Boolean(table.question) && awaited(panel).includes(player.seat);
  return html`<section class="player-tools" aria-label=${t('host-tools-of', { name: seatName(show, player.seat) })}>
    <header class="player-tools-head"><h2 class="player-name">${seatName(show, player.seat)}</h2>
      ${seat && html`<p class=${`seat-state is-${presence(seat)}`}><${PresenceMark} seat=${seat} /> ${presenceText(seat)}</p><${StandInSwitch} panel=${panel} seat=${seat} alone />`}
      ${owes && html`<${ExpireButton} panel=${panel} seat=${player.seat} question=${table.question} keyed />`}</header>
    ${!table.untimed && html`<div class="player-tools-clock"><${ClockTools} panel=${panel} player=${player} keyed />
      <span>${t('host-extensions')} <strong class="figures">${player.extensions}</strong><${ExtensionTools} panel=${panel} player=${player} keyed /></span></div>`}
    ${note && html`<${Note} show=${show} note=${note} />`}
  </section>`;
}
