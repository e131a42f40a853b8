// The score of the evening, the best first.
import { html } from '../ui.js';
import { seatName, t } from '../words.js';

export function Score({ panel }) {
  const rows = panel.floor.score;
  return html`<section class="score-block" aria-label=${t('host-score')}>
    <header class="column-head"><h2 class="overline">${t('host-score')}</h2></header>
    <table class="score-list">
      <thead><tr><td></td><td></td>${['won', 'kept', 'played'].map((what) => html`<th key=${what} scope="col">${t(`score-${what}`)}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr key=${row.id}><td class="figures">${row.place}</td><th scope="row">${seatName(panel.show, row.id)}</th>
        <td class="figures">${row.won}</td><td class="figures">${row.kept}</td><td class="figures">${row.played}</td></tr>`)}</tbody>
    </table>
  </section>`;
}
