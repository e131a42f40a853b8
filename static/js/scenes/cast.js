// The whole cast: the two finalists above, everybody else below, with their garnets; who is eliminated is dark.
import { html, cls } from '../ui.js';
import { t } from '../words.js';
import { Garnet } from '../parts/emblem.js';
import { garnetsOf } from '../parts/result.js';
import { nameLength } from '../parts/told.js';

/** Everybody of the show: [{seat, name, portrait, garnets, eliminated, finalist}]; garnets null where nobody has said. */
export function castOf(show, table) {
  const playing = new Map(table.players.map((player) => [player.seat, garnetsOf(table, player)]));
  return Object.entries(show.cast).filter(([, member]) => member.name).map(([seat, member]) => ({
    seat, name: member.name, portrait: member.portrait, garnets: playing.get(seat) ?? member.garnets ?? null,
    eliminated: Boolean(member.eliminated) || table.result?.loser === seat, finalist: show.finalists.includes(seat),
  }));
}

/** How many stand in a row, so that the rows come out even. */
export const columnsFor = (count) => Math.ceil(count / Math.ceil(count / 5));

const WORDY = 28;  // characters of a name from which all are set smaller

function Member({ one, counts }) {
  return html`
    <li class=${cls('cast-one', { eliminated: one.eliminated, pictured: one.portrait })}>
      ${one.portrait && html`<img class="cast-portrait" src=${one.portrait} alt=""/>`}
      <p class=${cls('cast-name', 'display', nameLength(one.name))}><span>${one.name}</span></p>
      ${one.eliminated ? html`<p class="cast-out">${t('audience-cast-out')}</p>`
        : counts && one.garnets !== null && html`<p class="cast-garnets" role="img" aria-label=${t('garnets', { count: one.garnets })}><${Garnet}/><span aria-hidden="true">${one.garnets}</span></p>`}
    </li>`;
}

export function Cast({ state: { show, view } }) {
  const all = castOf(show, view.table);
  const others = all.filter((one) => !one.finalist);
  const wordy = others.some((one) => one.name.length > WORDY);
  const finalists = show.finalists.flatMap((seat) => all.filter((one) => one.seat === seat));
  return html`
    <div class="sheet cast">
      <h1 class="sheet-title">${t('audience-cast-finalists', { eliminates: show.edition.eliminates ? 'yes' : 'no' })}</h1>
      <ul class=${cls('cast-finalists', { table: finalists.length > 2, crowd: others.length > 0 })} style=${{ '--columns': columnsFor(finalists.length) }}>${finalists.map((one) => html`<${Member} key=${one.seat} one=${one} counts=${show.edition.eliminates}/>`)}</ul>
      <ul class=${cls('cast-others', { many: others.length > 15, wordy })} style=${{ '--columns': columnsFor(others.length) }}>${others.map((one) => html`<${Member} key=${one.seat} one=${one} counts=${show.edition.eliminates}/>`)}</ul>
    </div>`;
}
