// The score of the evening: who has won how many matches, and how many influences they kept.
import { html, cls } from '../ui.js';
import { t, seatName } from '../words.js';
import { pagesOf, usePage } from '../parts/grid.js';
import { Name } from '../parts/name.js';
import { Title } from './plain.js';

const Row = ({ show, row }) => html`
  <tr class=${cls('score-row', { first: row.place === 1 && row.won > 0 })}>
    <td class="score-place">${row.place}</td>
    <th scope="row"><${Name} of=${seatName(show, row.id)} most=${1} class="score-name"/></th>
    <td class="score-won">${row.won}</td><td>${row.kept}</td><td>${row.played}</td>
  </tr>`;

const MOST = 10;

export function Score({ state }) {
  const { show, view } = state;
  const all = view.floor?.score ?? [];
  const pages = pagesOf(all, MOST);
  const rows = pages[usePage(pages.length)];
  if (all.length === 0) return html`<${Title} state=${state}/>`;
  return html`
    <div class="sheet score">
      <h2 class="sheet-title">${t('audience-score')}</h2>
      <table class=${cls('score-table', { many: rows.length > 6 })}>
        <thead><tr><td></td><td></td><th scope="col">${t('score-won')}</th><th scope="col">${t('score-kept')}</th><th scope="col">${t('score-played')}</th></tr></thead>
        <tbody>${rows.map((row) => html`<${Row} key=${row.id} show=${show} row=${row}/>`)}</tbody>
      </table>
      ${all.every((row) => row.played === 0) && html`<p class="score-none">${t('audience-score-none')}</p>`}
    </div>`;
}
