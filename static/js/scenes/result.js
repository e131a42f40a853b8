// The result: who stays, who is eliminated, what becomes of the garnets, and every noble turned up.
import { html, cls } from '../ui.js';
import { t, nobleName, seatName } from '../words.js';
import { Influence, Card } from '../parts/card.js';
import { Garnet } from '../parts/emblem.js';
import { causeTold, garnetsOf } from '../parts/result.js';
import { nameLength, tall } from '../parts/told.js';
import { Title, Verdict } from './plain.js';
import { columnsFor } from './cast.js';

function Player({ show, player, result }) {
  const name = seatName(show, player.seat);
  const wins = player.seat === result.winner;
  const garnets = garnetsOf({ result }, player);
  const { eliminates } = show.edition;
  return html`
    <li class=${cls('outcome', { wins, loses: !wins })}>
      <p class=${cls('outcome-name', 'display', nameLength(name))}>${name}</p>
      ${(wins || eliminates) && html`<p class="outcome-word display">${wins ? t('result-stays', { eliminates: eliminates ? 'yes' : 'no' }) : t('audience-eliminated')}</p>`}
      <div class="outcome-has"><${Influence} player=${player}/>
        ${eliminates && html`<p class="outcome-garnets" role="img" aria-label=${t('garnets', { count: garnets })}><${Garnet}/><span aria-hidden="true">${garnets}</span></p>`}</div>
    </li>`;
}

const Held = ({ show, holder }) => html`
  <li class="turned-one">
    ${holder.nobles.length ? html`<span class="turned-nobles">${holder.nobles.map((noble, i) => html`<${Card} key=${i} noble=${noble} bare/>`)}</span>` : html`<span class="turned-none"></span>`}
    <p class=${cls('turned-noble', { long: holder.nobles.some((noble) => nobleName(noble).length > 9) })} aria-hidden="true">${holder.nobles.map(nobleName).join(' · ')}</p>
    <p class=${cls('turned-name', tall(seatName(show, holder.seat)))}>${seatName(show, holder.seat)}</p>
  </li>`;

export function Result({ state }) {
  const { show, view } = state;
  const { table } = view;
  if (!table.result) return html`<${Title} state=${state}/>`;
  if (!table.result.winner) return html`<div class="sheet stopped"><${Verdict} show=${show} table=${table}/></div>`;
  const cause = causeTold(show, table);
  const ordered = [...table.players].sort((a, b) => (b.seat === table.result.winner) - (a.seat === table.result.winner));
  return html`
    <div class="sheet result">
      <ul class=${cls('outcomes', { table: ordered.length > 2 })} style=${{ '--columns': columnsFor(ordered.length - 1) }}>${ordered.map((player) => html`<${Player} key=${player.seat} show=${show} player=${player} result=${table.result}/>`)}</ul>
      ${cause && html`<p class="result-cause">${cause}</p>`}
      ${table.holders.length > 0 && html`<ul class="turned-row" style=${{ '--count': table.holders.length }}>${table.holders.filter((holder) => holder.nobles).map((holder) => html`<${Held} key=${holder.seat} show=${show} holder=${holder}/>`)}</ul>`}
    </div>`;
}
