// Each noble with what it does and what it blocks.
import { html } from '../ui.js';
import { t, actionName, nobleName, list } from '../words.js';
import { Emblem } from '../parts/emblem.js';
import { exchangeFrom, nobleRows } from '../rules.js';

const Does = ({ row, pick }) => html`
  <p class="noble-does"><strong class="display">${actionName(row.name)}</strong> <span>${t(`does-${row.name}`, { amount: row.amount, pick })}</span>
    ${row.cost > 0 && html`<span class="noble-cost">${t('costs', { cost: row.cost })}</span>`}</p>`;

export function Nobles({ state: { show } }) {
  return html`
    <div class="sheet nobles">
      <ul class="noble-row">
        ${nobleRows(show.edition).map(({ noble, does, blocks }) => html`
          <li key=${noble} class="noble-one">
            <${Emblem} noble=${noble}/>
            <h2 class="noble-name display">${nobleName(noble)}</h2>
            ${does.map((row) => html`<${Does} key=${row.name} row=${row} pick=${exchangeFrom(show.edition)}/>`)}
            ${blocks.length > 0 && html`<p class="noble-blocks"><strong class="display">${t('nobles-blocks')}</strong> <span>${list(blocks.map(actionName))}</span></p>`}
          </li>`)}
      </ul>
    </div>`;
}
