// A countdown. It only shows; that time is up is decided and said by the server.
import { html, cls, useRef, useRemaining } from '../ui.js';
import { formatCountdown } from '../clock.js';
import { t } from '../words.js';

export const LAST_MS = 10000;

const SAID_MS = [10000, 30000, 60000];

/** The mark that a clock has come down to: the lowest of those that are read out, or null above them all. */
export const markOf = (left) => SAID_MS.find((mark) => left <= mark) ?? null;

/** For who listens: the clock at a minute, at half of one and at ten seconds. What stood there at first is no news. */
function Said({ left, name }) {
  const mark = markOf(left);
  const first = useRef(mark);
  if (mark === null || mark > first.current) first.current = null;
  const news = mark !== null && mark !== first.current;
  return html`<span class="out-of-sight" aria-live="assertive">${news ? t('clock-left', { name, time: formatCountdown(mark) }) : ''}</span>`;
}

/** One finalist's clock. `stale`: without contact; the number goes hollow and says so. `name` is read out with it; `said`: from time to time by itself. */
export function ClockFace({ clocks, seat, name, stale = false, paused = null, said = false, class: extra = '' }) {
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
    </span>${said && running && html`<${Said} left=${left} name=${name}/>`}`;
}
