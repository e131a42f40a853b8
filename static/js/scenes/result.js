// The result: who stays, who is eliminated, what becomes of the garnets, and every noble turned up.
import { html, cls } from '../ui.js';
import { t, nobleName, seatName } from '../words.js';
import { Influence, Card } from '../parts/card.js';
import { Garnet } from '../parts/emblem.js';
import { causeOf, causeTold, garnetsOf } from '../parts/result.js';
import { columnsFor, columnsFrom } from '../parts/grid.js';
import { Name } from '../parts/name.js';
import { Title, Verdict } from './plain.js';

function Player({ show, player, table, most }) {
  const { result } = table;
  const wins = player.seat === result.winner;
  const garnets = garnetsOf({ result }, player);
  const { eliminates } = show.edition;
  return html`
    <li class=${cls('outcome', { wins, loses: !wins })}>
      <div class="outcome-who">
        <${Influence} player=${player} bare/>
        <${Name} of=${seatName(show, player.seat)} most=${most} class="outcome-name"/>
        ${eliminates && html`<p class="outcome-garnets" role="img" aria-label=${t('garnets', { count: garnets })}><${Garnet}/><span aria-hidden="true">${garnets}</span></p>`}
      </div>
      ${(wins || eliminates) && html`<p class="outcome-word display" data-most="1">${wins ? t('result-stays', { eliminates: eliminates ? 'yes' : 'no' }) : t('result-leaves', { cause: causeOf(table) ?? 'none' })}</p>`}
    </li>`;
}

const Held = ({ show, holder }) => html`
  <li class="person turned-one">
    <span class="turned-nobles">${holder.nobles.length ? holder.nobles.map((noble, i) => html`<${Card} key=${i} noble=${noble} bare/>`) : html`<span class="card-none"></span>`}</span>
    <${Name} of=${seatName(show, holder.seat)} most=${3} class="person-name"/>
    ${holder.nobles.length > 0 && html`<p class="person-note" aria-hidden="true">${holder.nobles.map(nobleName).join(' · ')}</p>`}
  </li>`;

export function Result({ state }) {
  const { show, view } = state;
  const { table } = view;
  if (!table.result) return html`<${Title} state=${state}/>`;
  if (!table.result.winner) return html`<div class="sheet stopped"><${Verdict} show=${show} table=${table}/></div>`;
  const cause = causeOf(table) === 'other' && causeTold(show, table);
  const turned = table.holders.filter((holder) => holder.nobles);
  const ordered = [...table.players].sort((a, b) => (b.seat === table.result.winner) - (a.seat === table.result.winner));
  return html`
    <div class="sheet result">
      <ul class=${cls('outcomes', { table: ordered.length > 2 })} style=${{ '--columns': columnsFor(ordered.length - 1) }}>${ordered.map((player) => html`<${Player} key=${player.seat} show=${show} player=${player} table=${table} most=${ordered.length > 2 ? 2 : 3}/>`)}</ul>
      ${cause && html`<p class="result-cause">${cause}</p>`}
      ${turned.length > 0 && html`<ul class="people turned" data-full data-columns=${columnsFrom(turned.length)}>${turned.map((holder) => html`<${Held} key=${holder.seat} show=${show} holder=${holder}/>`)}</ul>`}
    </div>`;
}
