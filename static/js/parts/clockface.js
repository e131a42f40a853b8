// A countdown. It only shows; that time is up is decided and said by the server.
import { html, cls, useRemaining } from '../ui.js';
import { formatCountdown } from '../clock.js';
import { t } from '../words.js';

export const LAST_MS = 10000;

/** One finalist's clock. `stale`: without contact; the number goes hollow and says so. `name` is read out with it. */
export function ClockFace({ clocks, seat, name, stale = false, paused = null, class: extra = '' }) {
  const left = useRemaining(clocks, seat);
  if (left === null) return null;
  const running = clocks.kept[seat].running && !paused;
  const time = formatCountdown(left);
  const last = running && !stale && left <= LAST_MS;
  return html`
    <span class=${cls('clock', extra, { running, stale, last })} role="timer" aria-live="off" aria-label=${t('clock-left', { name, time })}>
      <span key=${last ? time : ''} class="clock-time" aria-hidden="true">${time}</span>
      ${last && extra === 'huge' && html`<span key=${`closing-${time}`} class="clock-closing" aria-hidden="true"></span>`}
      ${stale && html`<span class="clock-note">${t('clock-out-of-date')}</span>`}
    </span>`;
}
