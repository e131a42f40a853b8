// Scenes that are a word or two: title, slate, message, black; and what stands between the finalists before and after play.
import { html, cls } from '../ui.js';
import { t, seatName } from '../words.js';
import { Mark } from '../parts/emblem.js';
import { causeTold } from '../parts/result.js';
import { Name } from '../parts/name.js';
import { Said, naming } from '../parts/said.js';
import { lengthOf, tall } from '../parts/told.js';

/** The show's title, and which episode this is. */
export const Title = ({ state: { show } }) => html`
  <div class="sheet title">
    <${Mark}/>
    <h2 class=${cls('title-name display', tall(show.title))}>${show.title}</h2>
    ${show.edition.eliminates && html`<p class="title-more display">${t('common-title')}</p>`}
    <p class="title-episode">${t('audience-episode', { episode: show.episode })}</p>
  </div>`;

/** The closed curtain: title and mark. Also what is shown when there is nothing safe to show. */
export const Slate = ({ state: { show } }) => html`
  <div class="sheet slate">
    <${Mark}/>
    <h2 class=${cls('slate-title display', tall(show?.title ?? t('common-title')))}>${show?.title ?? t('common-title')}</h2>
    ${show && html`<p class="slate-more">${t('audience-slate')}</p>`}
  </div>`;

export const Black = () => html`<div class="all-black"></div>`;

/** The host's words, alone. */
export function Message({ state }) {
  const message = state.view.floor?.message;
  if (!message) return html`<${Title} state=${state}/>`;
  return html`<div class="sheet words"><p class=${cls('words-text display', lengthOf(message.text))} role="status">${message.text}</p></div>`;
}

/** The host's words below another scene. */
export const Band = ({ message }) => html`
  <aside class=${cls('band', lengthOf(message.text))} role="status"><p class="band-text display">${message.text}</p></aside>`;

/** On the board before the first turn: what they are here for, or what is about to come; where somebody is asked, `said` says what. */
export function Opening({ show, held, said = '' }) {
  if (held) {
    return html`<div class="opening held"><${Mark}/><p class="held-word display" data-most="2">${t(`held-${held}`)}</p><p class="held-more">${t(`held-${held}-more`)}</p></div>`;
  }
  if (said) {
    return html`
      <div class="opening asks">
        <${Mark}/>
        <h2 class=${cls('opening-versus display', tall(show.title))}>${show.title}</h2>
        <${Said} text=${said} most="6" class="opening-asked display" role="status"/>
      </div>`;
  }
  return html`
    <div class="opening">
      <${Mark}/>
      <h2 class=${cls('opening-title', 'display', tall(show.title))} data-most="3">${show.title}</h2>
      ${show.edition.eliminates && html`<p class="opening-versus display">${t('common-title')}</p>`}
    </div>`;
}

/** Where nobody leaves the show: who has won. */
function Won({ show, table }) {
  return html`
    <div class="verdict">
      <${Name} of=${seatName(show, table.result.winner)} class="verdict-who"/>
      <p class="verdict-word display">${t('audience-winner')}</p>
      <p class="verdict-more">${causeTold(show, table)}</p>
    </div>`;
}

/** On the board at the end: who is eliminated, or who has won. */
export function Verdict({ show, table }) {
  const { result } = table;
  if (result?.winner && !result.loser) return html`<${Won} show=${show} table=${table}/>`;
  if (!result?.loser) {
    return html`<div class="verdict"><p class="verdict-who display">${t('audience-stopped')}</p>${show.edition.eliminates && html`<p class="verdict-more">${t('audience-stopped-more')}</p>`}</div>`;
  }
  const cause = causeTold(naming(show), table);
  return html`
    <div class="verdict">
      <${Name} of=${seatName(show, result.loser)} class="verdict-who"/>
      <p class="verdict-word display">${t('audience-eliminated')}</p>
      <${Said} text=${`${cause} ${t('audience-wins', { name: seatName(naming(show), result.winner) })}`} most="2" class="verdict-more"/>
    </div>`;
}
