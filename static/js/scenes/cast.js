// The whole cast: the two finalists above, everybody else below, with their garnets; who is eliminated is dark.
import { html, cls } from '../ui.js';
import { t } from '../words.js';
import { Garnet } from '../parts/emblem.js';
import { garnetsOf } from '../parts/result.js';
import { columnsFor, columnsFrom, pagesOf, usePage } from '../parts/grid.js';
import { Name } from '../parts/name.js';

/** Everybody of the show: [{seat, name, portrait, garnets, eliminated, finalist}]; garnets null where nobody has said. */
export function castOf(show, table) {
  const playing = new Map(table.players.map((player) => [player.seat, garnetsOf(table, player)]));
  return Object.entries(show.cast).filter(([, member]) => member.name).map(([seat, member]) => ({
    seat, name: member.name, portrait: member.portrait, garnets: playing.get(seat) ?? member.garnets ?? null,
    eliminated: Boolean(member.eliminated) || table.result?.loser === seat, finalist: show.finalists.includes(seat),
  }));
}

const MOST = 12;  // beside the finalists in one picture, with names to be read in the last row
const FEW = 6;

const Garnets = ({ one }) => html`
  <p class="cast-garnets" role="img" aria-label=${t('garnets', { count: one.garnets })}><${Garnet}/><span aria-hidden="true">${one.garnets}</span></p>`;

const Portrait = ({ one }) => html`<img class="cast-portrait" src=${one.portrait} alt=""/>`;

/** Of the finalists, or of the players of a table. */
const Finalist = ({ one, counts }) => html`
  <li class=${cls('cast-one', { eliminated: one.eliminated })}>
    ${one.portrait && html`<${Portrait} one=${one}/>`}
    <div class="cast-who"><${Name} of=${one.name} class="cast-name"/>
    ${counts && one.garnets !== null && html`<${Garnets} one=${one}/>`}</div>
  </li>`;

const Other = ({ one, counts }) => html`
  <li class=${cls('person cast-other', { eliminated: one.eliminated, pictured: one.portrait })}>
    ${one.portrait && html`<${Portrait} one=${one}/>`}
    ${!one.eliminated && counts && one.garnets !== null ? html`<${Garnets} one=${one}/>` : html`<span class="cast-garnets"></span>`}
    <${Name} of=${one.name} most=${3} class="person-name"/>
    ${one.eliminated && html`<p class="person-note">${t('audience-cast-out')}</p>`}
  </li>`;

export function Cast({ state: { show, view } }) {
  const { eliminates } = show.edition;
  const all = castOf(show, view.table);
  const pages = pagesOf(all.filter((one) => !one.finalist), MOST);
  const others = pages[usePage(pages.length)];
  const finalists = show.finalists.flatMap((seat) => all.filter((one) => one.seat === seat));
  return html`
    <div class="sheet cast">
      <h2 class="sheet-title">${t('audience-cast-finalists', { eliminates: eliminates ? 'yes' : 'no' })}</h2>
      <ul class=${cls('cast-finalists', { table: finalists.length > 2, few: finalists.length <= FEW })} data-full data-columns=${columnsFor(finalists.length, finalists.length > FEW ? 4 : 3)}>${finalists.map((one) => html`<${Finalist} key=${one.seat} one=${one} counts=${eliminates}/>`)}</ul>
      ${others.length > 0 && html`<ul class="people cast-others" data-full data-columns=${columnsFrom(others.length)}>${others.map((one) => html`<${Other} key=${one.seat} one=${one} counts=${eliminates}/>`)}</ul>`}
    </div>`;
}
