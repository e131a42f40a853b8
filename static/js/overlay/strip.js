// The players of a table, three to ten of them, in one strip.
import { html, cls } from '../ui.js';
import { seatName, t } from '../words.js';
import { Coin } from '../parts/emblem.js';
import { Faction } from '../parts/faction.js';
import { Figure } from '../parts/side.js';
import { standing } from '../parts/standing.js';
import { tall } from '../parts/told.js';
import { Cards, Clock, handOf, isDealt } from './held.js';

const One = ({ state, player }) => {
  const { show, view: { table } } = state;
  const name = seatName(show, player.seat);
  return html`
    <li class=${cls('strip-one', standing(table, player), { won: table.result?.winner === player.seat })} data-seat=${player.seat}>
      <h2 class="strip-name display"><span class=${tall(name)}>${name}</span></h2>
      ${isDealt(table) && html`<div class="strip-has">
        <${Figure} of=${Coin} class="coins" count=${player.coins} label=${t('coins', { count: player.coins })}/>
        <${Faction} faction=${player.faction}/>
        <${Cards} player=${player} hand=${handOf(state, player)}/></div>`}
      <${Clock} state=${state} player=${player}/>
    </li>`;
};

export const Strip = ({ state }) => {
  const { players } = state.view.table;
  return html`<ul class=${cls('strip', `of-${players.length}`)} style=${{ '--count': players.length }}>${players.map((player) => html`<${One} key=${player.seat} state=${state} player=${player}/>`)}</ul>`;
};
