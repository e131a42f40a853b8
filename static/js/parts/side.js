// One finalist on the room's display: name, influence, coins, garnets.
import { html, cls } from '../ui.js';
import { seatName, t } from '../words.js';
import { Influence } from './card.js';
import { Coin, Garnet } from './emblem.js';
import { garnetsOf } from './result.js';
import { nameLength } from './told.js';

const Figure = ({ of: Drawn, count, label, class: name }) => html`
  <span class=${cls('figure', name)} role="img" aria-label=${label}><${Drawn}/><span key=${count} class="figure-number" aria-hidden="true">${count}</span></span>`;

/** Whose claim stands on the table: the last one made that has not come to nothing. */
function claimant(attempt) {
  if (!attempt || attempt.failed || attempt.challenge?.right) return null;
  if (attempt.block && !attempt.block.fallen) return attempt.block.by;
  return attempt.claim ? attempt.by : null;
}

const standing = ({ attempt, question, result }, player) => ({
  asked: question?.seats.includes(player.seat),
  claims: !result && claimant(attempt) === player.seat,
  out: player.out || result?.loser === player.seat,
});

export function Side({ show, table, player, place }) {
  const name = seatName(show, player.seat);
  const garnets = garnetsOf(table, player);
  const portrait = show.cast[player.seat]?.portrait;
  const playing = table.phase !== 'ready' && table.phase !== 'starter';
  return html`
    <section class=${cls('side', place, standing(table, player))}>
      ${!playing && portrait && html`<img class="side-portrait" src=${portrait} alt=""/>`}
      <h2 class=${cls('side-name', 'display', nameLength(name))}><span>${name}</span></h2>
      ${playing && html`<${Influence} player=${player}/>`}
      <div class="figures">
        ${playing && html`<${Figure} of=${Coin} class="coins" count=${player.coins} label=${t('coins', { count: player.coins })}/>`}
        <${Figure} of=${Garnet} class="garnets" count=${garnets} label=${t('garnets', { count: garnets })}/>
      </div>
      ${player.stand_in && html`<p class="side-note">${t('stand-in-short')}</p>`}
    </section>`;
}
