// The fingerprint of the secret that all draws follow from, to be photographed now; and, when the match is over, the secret itself.
import { html, cls } from '../ui.js';
import { t, seatName } from '../words.js';
import { columnsFor } from '../parts/grid.js';
import { Squares } from '../parts/squares.js';
import { Facets } from '../parts/taps.js';
import { Name } from '../parts/name.js';
import { sealRows } from '../rules.js';
import { Title } from './plain.js';

const Groups = ({ text, class: name = '' }) => html`
  <div class=${`seal-groups ${name}`} role="img" aria-label=${text}>
    ${sealRows(text).map((row, i) => html`<p key=${i} class="seal-row" aria-hidden="true">${row.map((group, k) => html`<span key=${k}>${[...group].map((sign, n) => html`<b key=${n}>${sign}</b>`)}</span>`)}</p>`)}
  </div>`;

/** Where the loser leaves the show those who play are its finalists. */
const eliminates = (show) => (show.edition.eliminates ? 'yes' : 'no');

/** Who has added to the draws, as the taps come. */
const Taps = ({ show, taps }) => html`
  <ul class=${cls('seal-taps', { table: show.finalists.length > 2 })} style=${{ '--columns': columnsFor(show.finalists.length) }}>${show.finalists.map((seat) => html`
    <li key=${seat} class="seal-tapper" data-taps=${taps.counts[seat]}><${Facets} count=${taps.counts[seat]}/><${Name} of=${seatName(show, seat)} class="seal-name"/></li>`)}
  </ul>`;

export function Seal({ state }) {
  const { seal, taps } = state.view.floor ?? {};
  if (!seal) return html`<${Title} state=${state}/>`;
  const { show } = state;
  return html`
    <div class=${cls('sheet seal', { crowd: taps && show.finalists.length > 5 })}>
      <h2 class="sheet-title">${t('audience-seal')}</h2>
      <div class="seal-both"><${Groups} text=${seal}/>${show.seal && html`<${Squares} rows=${show.seal} label=${t('audience-seal')}/>`}</div>
      ${taps && html`<${Taps} show=${show} taps=${taps}/>`}
      <p class="seal-more">${taps ? t('audience-seal-more', { eliminates: eliminates(show) }) : t('audience-seal-alone')}</p>
    </div>`;
}

/** The secret, below it the seal that it must fit. */
export function Proof({ state }) {
  const { seal, seed } = state.view.floor ?? {};
  if (!seal || !seed) return html`<${Title} state=${state}/>`;
  return html`
    <div class="sheet seal proof">
      <h2 class="sheet-title">${t('audience-proof')}</h2>
      <${Groups} text=${seed}/>
      <div class="proof-seal"><p class="proof-is">${t('audience-proof-seal')}</p><${Groups} text=${seal} class="small"/></div>
      <p class="seal-more">${t('audience-proof-more', { eliminates: eliminates(state.show) })}</p>
    </div>`;
}
