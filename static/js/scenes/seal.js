// The fingerprint of the secret that all draws follow from, to be photographed now and compared when the match is over.
import { html } from '../ui.js';
import { t } from '../words.js';
import { sealRows } from '../rules.js';
import { Title } from './plain.js';

export function Seal({ state }) {
  const seal = state.view.floor?.seal;
  if (!seal) return html`<${Title} state=${state}/>`;
  return html`
    <div class="sheet seal">
      <h1 class="sheet-title">${t('audience-seal')}</h1>
      <div class="seal-groups" role="img" aria-label=${seal}>
        ${sealRows(seal).map((row, i) => html`<p key=${i} class="seal-row" aria-hidden="true">${row.map((group, k) => html`<span key=${k}>${[...group].map((sign, n) => html`<b key=${n}>${sign}</b>`)}</span>`)}</p>`)}
      </div>
      <p class="seal-more">${t('audience-seal-more')}</p>
    </div>`;
}
