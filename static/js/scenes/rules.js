// The rules in force, as the edition's own tables have them.
import { html } from '../ui.js';
import { t, actionName, nobleName, list } from '../words.js';
import { Coin, Emblem } from '../parts/emblem.js';
import { actionRows, ruleFacts } from '../rules.js';

const Row = ({ row, pick }) => html`
  <tr>
    <th scope="row" class="rule-name display">${actionName(row.name)}</th>
    <td class="rule-cost">${row.cost > 0 && html`<span role="img" aria-label=${t('costs', { cost: row.cost })}><${Coin}/><span aria-hidden="true">${row.cost}</span></span>`}</td>
    <td>${t(`does-${row.name}`, { amount: row.amount, pick })}</td>
    <td class="rule-claim">${row.claim && html`<${Emblem} noble=${row.claim}/>${nobleName(row.claim)}`}</td>
    <td>${row.blockers.length > 0 ? list(row.blockers.map(nobleName), 'disjunction') : t('rules-unblocked')}</td>
  </tr>`;

export function Rules({ state: { show, view } }) {
  const { edition } = show;
  return html`
    <div class="sheet rules">
      <table class="rule-table">
        <thead><tr>${['action', 'cost', 'does', 'claim', 'block'].map((column) => html`<th key=${column} scope="col">${t(`rules-column-${column}`)}</th>`)}</tr></thead>
        <tbody>${actionRows(edition).map((row) => html`<${Row} key=${row.name} row=${row} pick=${edition.switches.exchange_pick ?? 'finalist'}/>`)}</tbody>
      </table>
      <ul class="rule-facts">${ruleFacts(edition, view.table.untimed).map((fact) => html`<li key=${fact.id}>${t(fact.id, fact.args)}</li>`)}</ul>
    </div>`;
}
