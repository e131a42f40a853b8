// The lower third of one of two finalists.
import { html, cls } from '../ui.js';
import { seatName, t } from '../words.js';
import { Coin, Garnet } from '../parts/emblem.js';
import { Faction } from '../parts/faction.js';
import { Figure } from '../parts/side.js';
import { garnetsOf } from '../parts/result.js';
import { standing, takes } from '../parts/standing.js';
import { letters, tall } from '../parts/told.js';
import { Cards, Clock, Extensions, Hand, handOf, isDealt } from './held.js';

/** What stands in words above the plate, where it is `known`, is not drawn on it once more. */
function Has({ show, table, player, known }) {
  const garnets = garnetsOf(table, player);
  if (!isDealt(table)) return show.edition.eliminates && html`<${Figure} of=${Garnet} class="garnets" count=${garnets} label=${t('garnets', { count: garnets })}/>`;
  return html`
    <${Figure} of=${Coin} class="coins" count=${player.coins} label=${t('coins', { count: player.coins })}/>
    ${!known && html`<${Cards} player=${player} taking=${takes(table, player.seat)}/>`}
    <${Faction} faction=${player.faction}/>`;
}

/** The letters of the longest name: all are set as large as that one lets them. */
const longest = (show, { players }) => Math.max(...players.map(({ seat }) => letters(seatName(show, seat))));

export function Third({ state, player, place }) {
  const { show, view: { table } } = state;
  const name = seatName(show, player.seat);
  const hand = isDealt(table) ? handOf(state, player) : null;
  const timed = show.edition.clock.on && !table.untimed && isDealt(table) && table.phase !== 'over';
  return html`
    <section class=${cls('third', place, standing(table, player), { won: table.result?.winner === player.seat })} data-seat=${player.seat}>
      ${hand && html`<${Hand} hand=${hand} lost=${player.lost}/>`}
      <div class="third-base">
        <div class="plate">
          <h2 class=${cls('third-name', 'display', tall(name))} style=${{ '--letters': longest(show, table) }}>${name}</h2>
          <div class="third-has"><${Has} show=${show} table=${table} player=${player} known=${Boolean(hand)}/>${timed && html`<${Extensions} count=${player.extensions}/>`}</div>
        </div>
        <${Clock} state=${state} player=${player}/>
      </div>
    </section>`;
}
