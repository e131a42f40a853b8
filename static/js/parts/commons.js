// What belongs to nobody: the Court deck, the coins that are left, the treasury reserve. What there is none of is not drawn.
import { html } from '../ui.js';
import { t } from '../words.js';
import { Card } from './card.js';
import { Coin } from './emblem.js';

const One = ({ id, count, children }) => html`
  <p class=${`common common-${id}`} role="img" aria-label=${t(`common-${id}-label`, { count })}>${children}<span class="common-count display" aria-hidden="true">${count}</span><span class="common-word" aria-hidden="true">${t(`common-${id}`)}</span></p>`;

export const Commons = ({ table: { court, treasury, reserve } }) => html`
  <div class="commons">
    ${court !== null && html`<${One} id="court" count=${court}><${Card}/><//>`}
    ${treasury !== null && html`<${One} id="treasury" count=${treasury}><${Coin}/><//>`}
    ${reserve !== null && html`<${One} id="reserve" count=${reserve}><${Coin}/><//>`}
  </div>`;
