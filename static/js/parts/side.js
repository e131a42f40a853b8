// One finalist on the room's display: name, influence, coins, garnets.
import { html, cls, useAfter } from '../ui.js';
import { seatName, t } from '../words.js';
import { Influence } from './card.js';
import { Coin, Garnet } from './emblem.js';
import { garnetsOf } from './result.js';
import { Name } from './name.js';
import { standing, takes } from './standing.js';
import { Faction } from './faction.js';

const STRUCK_MS = 500;

/** A drawn thing and how many there are of it; the number is struck anew when it changes. */
export function Figure({ of: Drawn, count, label, class: name }) {
  const struck = useAfter(count, STRUCK_MS);
  return html`<span class=${cls('figure', name)} role="img" aria-label=${label}><${Drawn}/><span key=${count} class=${cls('figure-number', { struck })} aria-hidden="true">${count}</span></span>`;
}

export function Side({ show, table, player, place }) {
  const garnets = garnetsOf(table, player);
  const portrait = show.cast[player.seat]?.portrait;
  const playing = table.phase !== 'ready' && table.phase !== 'starter';
  return html`
    <section class=${cls('side', place, standing(table, player))} data-seat=${player.seat}>
      ${!playing && portrait && html`<img class="side-portrait" src=${portrait} alt=""/>`}
      <${Name} as="h2" of=${seatName(show, player.seat)} most=${5} class="side-name"/>
      <div class="side-has">
        ${playing && html`<${Influence} player=${player} taking=${takes(table, player.seat)} bare/>`}
        <div class="figures">
          ${playing && html`<${Figure} of=${Coin} class="coins" count=${player.coins} label=${t('coins', { count: player.coins })}/>`}
          <${Faction} faction=${player.faction}/>
          <div class="side-also">
            ${show.edition.eliminates && html`<${Figure} of=${Garnet} class="garnets" count=${garnets} label=${t('garnets', { count: garnets })}/>`}
            ${player.stand_in && html`<p class="side-note">${t('stand-in-short')}</p>`}
          </div>
        </div>
      </div>
    </section>`;
}
