// The episodes of the show so far, the newest first.
import { html, cls } from '../ui.js';
import { kept } from '../parts/tongues.js';
import { seatName, t } from '../words.js';

export function Episodes({ panel }) {
  const all = [...(panel.desk.episodes ?? [])].sort((a, b) => b.number - a.number);
  const bundled = panel.desk.bundled ?? [];
  return html`<section class="episodes" aria-label=${t('host-episodes')}>
    <header class="column-head"><h2 class="overline">${t('host-episodes')}</h2><a class="small-button" href=${kept('/host/shows')}>${t('host-shows-set-up')}</a></header>
    ${all.length === 0 ? html`<p class="none">${t('host-episodes-none')}</p>`
    : html`<ol class="episode-list">${all.map((episode) => html`<${Line} key=${episode.number} panel=${panel} episode=${episode} />`)}</ol>`}
    ${bundled.length > 0 && html`<h3 class="overline">${t('host-episodes-bundled')}</h3>
      <ol class="episode-list">${bundled.map((episode) => html`<${Bundled} key=${episode.number} panel=${panel} episode=${episode} />`)}</ol>`}
  </section>`;
}

function outcome(show, { state, winner }) {
  if (winner) return t('host-episode-won', { name: seatName(show, winner) });
  return t(`host-episode-${state}`);
}

/** Who plays: both by name, or how many there are at a table. */
export function playersTold(show, { finalists }) {
  if (finalists.length > 2) return t('host-episode-table', { first: seatName(show, finalists[0]), count: finalists.length - 1 });
  const [first, second] = finalists.map((seat) => seatName(show, seat));
  return t('host-episode-pair', { first, second });
}

const Replay = ({ path, control }) => html`<a class="small-button" href=${kept(`/host/replay/${path}`)} target="_blank" rel="noopener" data-control=${control}>${t('host-episode-replay')}</a>`;

function Line({ panel, episode }) {
  return html`<li class=${cls('episode', { 'is-now': episode.number === panel.show.episode })}>
    <span class="episode-number figures">${episode.number}</span>
    <span class="episode-pair">${playersTold(panel.show, episode)}</span>
    <span class="episode-outcome">${outcome(panel.show, episode)}${episode.imported && html` · ${t('host-episode-imported')}`}</span>
    ${episode.state !== 'ready' && html`<span class="episode-links">
      <${Replay} path=${`${episode.show}/${episode.number}`} control=${`replay:${episode.number}`} />
      <a class="small-button" href=${kept(`/host/exports/${episode.show}/${episode.number}`)} target="_blank" rel="noopener" data-control=${`export:${episode.number}`}>${t('host-episode-export')}</a></span>`}
  </li>`;
}

/** One that travels with the program. */
const Bundled = ({ panel, episode }) => html`<li class="episode">
  <span class="episode-number figures">${episode.number}</span>
  <span class="episode-pair">${playersTold(panel.show, episode)}</span>
  <span class="episode-outcome">${outcome(panel.show, episode)}</span>
  <span class="episode-links"><${Replay} path=${`${episode.show}/episode-${episode.number}`} control=${`replay:bundled-${episode.number}`} /></span>
</li>`;
