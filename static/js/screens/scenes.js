// The audience display before and after the match, and when there is nothing safe to show.
import { html } from '../ui.js';
import { t, seatName } from '../words.js';
import { Mark } from '../parts/emblem.js';

/** The closed curtain: title and mark. */
export const Slate = ({ show, waiting }) => html`
  <div class="slate">
    <${Mark}/>
    <h1 class="slate-title display">${show?.title ?? t('common-title')}</h1>
    ${waiting && html`<p class="slate-more">${t('audience-slate')}</p>`}
  </div>`;

/** Before the nobles are dealt: what the two are here for. */
export const Opening = ({ show }) => html`
  <div class="opening">
    <${Mark}/>
    <h1 class="opening-title display">${show.title}</h1>
    <p class="opening-versus display">${t('common-title')}</p>
  </div>`;

/** The end: who is eliminated. */
export function Verdict({ show, table }) {
  const { result } = table;
  if (!result?.loser) {
    return html`<div class="verdict"><p class="verdict-who display">${t('audience-stopped')}</p><p class="verdict-more">${t('audience-stopped-more')}</p></div>`;
  }
  return html`
    <div class="verdict">
      <p class="verdict-who display">${seatName(show, result.loser)}</p>
      <p class="verdict-word display">${t('audience-eliminated')}</p>
      <p class="verdict-more">${t('audience-wins', { name: seatName(show, result.winner) })}</p>
    </div>`;
}
