// To the left: the shows there are, a new one, and the episodes of all of them.
import { html } from '../ui.js';
import { t } from '../words.js';
import { formatElapsed } from '../host/elapsed.js';
import { kept } from '../parts/tongues.js';

export function Shelf({ shows, current, choose, start }) {
  return html`<nav class="shelf" aria-label=${t('shows-shelf')}>
    <header class="sect-head"><h2 class="overline">${t('shows-shelf')}</h2><button type="button" class="small-button" data-control="new" onClick=${start}>${t('shows-new')}</button></header>
    <ul>${shows.map((show) => html`<li key=${show.name}><button type="button" class="shelf-show" data-control=${`show:${show.name}`} aria-current=${current === show.name ? 'true' : null} onClick=${() => choose(show.name)}>
      <span class="shelf-title">${show.title}</span>
      <span class="shelf-about">${about(show)}</span></button></li>`)}</ul></nav>`;
}

function about(show) {
  const parts = [];
  if (show.on) parts.push(t('shows-on'));
  if (show.faults) parts.push(t('shows-faults', { count: show.faults }));
  if (show.bundled) parts.push(t('shows-bundled'));
  parts.push(playing(show.finalists) || t('shows-cast-count', { count: show.cast }));
  return parts.join('\u00a0· ');
}

/** Who plays: both by name, or how many there are at a table; '' while that is not settled. */
function playing(names) {
  const [first, second, ...more] = names;
  if (!first || !second) return '';
  return more.length ? t('host-next-players', { count: names.length }) : t('host-episode-pair', { first, second });
}

export function Earlier({ told }) {
  return html`<section class="earlier" aria-label=${t('shows-episodes')}><header class="sect-head"><h2 class="overline">${t('shows-episodes')}</h2></header>
    ${told === null ? html`<p class="none">${t('common-loading')}</p>` : !told.ok ? html`<p class="none">${t('shows-episodes-away')}</p>`
    : html`<ol class="earlier-list">${told.episodes.map((one) => html`<li key=${`${one.show}:${one.number}`} class="earlier-episode">
      <span class="earlier-head">${t('shows-episode', { title: one.title, number: one.number })}</span>
      ${one.finalists.length > 1 && html`<span>${playing(one.finalists)}</span>`}
      <span class="earlier-about figures">${outcome(one)} · ${day(one.created)}${one.length_ms >= 1000 ? ` · ${formatElapsed(one.length_ms)}` : ''}</span>
      ${PLAYS.has(one.state) && html`<a class="small-button" href=${kept(`/host/replay/${one.show}/${one.number}`)} target="_blank" rel="noopener" data-control=${`replay:${one.show}:${one.number}`}>${t('host-episode-replay')}</a>`}</li>`)}</ol>`}
    ${told?.ok && told.more && html`<p class="note">${t('shows-episodes-more')}</p>`}</section>`;
}

const PLAYS = new Set(['running', 'over', 'stopped']);

const outcome = (one) => (one.winner ? t('host-episode-won', { name: one.winner }) : t(one.state === 'damaged' ? 'shows-episode-damaged' : `host-episode-${one.state}`));
const day = (ms) => new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(ms));

