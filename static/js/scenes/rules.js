// The rules in force, as the edition's own tables have them.
import { html, cls } from '../ui.js';
import { t, actionName, nobleName, list } from '../words.js';
import { Coin, Emblem } from '../parts/emblem.js';
import { usePage } from '../parts/grid.js';
import { actionRows, exchangeFrom, ruleFacts } from '../rules.js';

const Row = ({ row, pick }) => html`
  <tr>
    <th scope="row" class="rule-name display">${actionName(row.name)}</th>
    <td class="rule-cost">${row.cost > 0 && html`<span role="img" aria-label=${t('costs', { cost: row.cost })}><${Coin}/><span aria-hidden="true">${row.cost}</span></span>`}</td>
    <td>${t(`does-${row.name}`, { amount: row.amount, pick })}</td>
    <td class="rule-claim">${row.claim && html`<${Emblem} noble=${row.claim}/>${nobleName(row.claim)}`}</td>
    <td>${row.blockers.length > 0 ? list(row.blockers.map(nobleName), 'disjunction') : t('rules-unblocked')}</td>
  </tr>`;

const Table = ({ edition }) => html`
  <table class="rule-table">
    <thead><tr>${['action', 'cost', 'does', 'claim', 'block'].map((column) => html`<th key=${column} scope="col">${t(`rules-column-${column}`)}</th>`)}</tr></thead>
    <tbody>${actionRows(edition).map((row) => html`<${Row} key=${row.name} row=${row} pick=${exchangeFrom(edition)}/>`)}</tbody>
  </table>`;

const Facts = ({ facts }) => html`<ul class="rule-facts" data-full>${facts.map((fact) => html`<li key=${fact.id} data-most="9">${t(fact.id, fact.args)}</li>`)}</ul>`;

/** Two pages in turn: the table of actions, and the rest. */
export function Rules({ state: { show, view } }) {
  const { edition } = show;
  const facts = ruleFacts(edition, view.table.untimed);
  const page = usePage(2);
  return html`
    <div class="sheet rules">
      ${page === 0 ? html`<${Table} edition=${edition}/>` : html`<${Facts} facts=${facts}/>`}
      <p class="rule-pages" role="img" aria-label=${t('rules-pages', { page: page + 1, pages: 2 })}>${[0, 1].map((n) => html`<i key=${n} class=${cls('dot', { 'is-on': n === page })}></i>`)}</p>
    </div>`;
}
