// What a screen says about its own state: no contact, replaced, paused.
import { html, cls, useTicking } from '../ui.js';
import { wholeSeconds } from '../clock.js';
import { t } from '../words.js';

const MOMENT_S = 15; // a restart that takes longer is no moment any more

/** This screen is no longer the one that it was. */
export const AWAY = new Set(['replaced', 'gone', 'refused']);

/** The line that says how old the picture is. Nothing while all is well. `alone`: nothing else is on the screen; `waits`: what is tapped here waits for a line. */
export function ConnectionBanner({ connection, onTakeBack = null, alone = false, waits = false }) {
  const { phase, stale, since } = connection;
  const now = useTicking(stale || phase !== 'live', 500);
  const text = connectionText(phase, stale, wholeSeconds(now - since), waits);
  if (!text) return null;
  return html`
    <div class=${cls('banner', `banner-${phase}`)} role="status">
      ${alone ? html`<h1>${text}</h1>` : html`<span>${text}</span>`}
      ${phase === 'replaced' && onTakeBack && html`<button type="button" class="banner-button" onClick=${onTakeBack}>${t('connection-take-back')}</button>`}
    </div>`;
}

function connectionText(phase, stale, seconds, waits) {
  if (AWAY.has(phase)) return t(`connection-${phase}`);
  if (phase === 'stopping' && seconds < MOMENT_S) return t('connection-stopping');
  if (phase === 'connecting') return t('connection-joining');
  if (!stale || seconds < 1) return '';
  return waits ? `${t('connection-lost', { seconds })} ${t('connection-waits')}` : t('connection-lost', { seconds });
}

/** The match stands still, and why. */
export const PausedSign = ({ why }) => (why ? html`
  <div class="paused" role="status"><strong class="paused-word display">${t(`paused-${why}`)}</strong><span class="paused-more">${t(`paused-${why}-more`)}</span></div>` : null);

/** To a finalist: the host has given the seat to a stand-in. */
export const StandInSign = ({ on }) => (on ? html`
  <div class="paused" role="status"><strong class="paused-word display">${t('stand-in-plays')}</strong><span class="paused-more">${t('stand-in-plays-more')}</span></div>` : null);

/** What the match waits for: the deal, or play. */
export const HeldSign = ({ held }) => (held ? html`
  <div class="held" role="status"><strong class="held-word display">${t(`held-${held}`)}</strong><span class="held-more">${t(`held-${held}-more`)}</span></div>` : null);

/** Says so where the browser cannot keep this screen awake, so that somebody sets the device to stay on. */
export const AwakeNote = ({ awake }) => (awake === 'unavailable' ? html`<p class="awake">${t('wake-unavailable')}</p>` : null);
