// The seal of one finalist: a stone whose three facets light up, one for each tap; on the finalist's own tablet it is what is tapped.
import { html, cls, useState } from '../ui.js';
import { refusal, t } from '../words.js';

const FACETS = ['M32 4 58 49 32 36Z', 'M58 49H6L32 36Z', 'M6 49 32 4V36Z'];

/** The stone; `count` of its facets are lit. */
export const Facets = ({ count, class: name = '' }) => html`
  <svg class=${cls('facets', name)} viewBox="0 0 64 56" aria-hidden="true">
    ${FACETS.map((d, i) => html`<path key=${i} class=${cls('facet', { lit: i < count })} d=${d}/>`)}
  </svg>`;

/** What one tap adds: sixteen bytes of this device's own source, in hexadecimal, and its own moment in whole milliseconds. */
export function tapOf(crypto, now) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { random: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''), ms: Math.max(0, Math.floor(now)) };
}

/** How often a finalist is still to tap; 0 where nobody taps now. */
export const tapsLeft = (taps, seat) => (taps?.open ? Math.max(0, taps.most - (taps.counts[seat] ?? 0)) : 0);

/** The big target under the thumb. Each tap is one, and the next is taken once it has arrived. */
export function TapTarget({ show, taps, seat, link }) {
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState(null);
  const count = taps.counts[seat];
  const left = tapsLeft(taps, seat);
  const tap = async () => {
    if (sending || !left) return;
    setSending(true);
    const ack = await link.send('tap', tapOf(crypto, performance.now()));
    setSending(false);
    setRefused(ack.ok ? null : refusal(show, ack));
  };
  return html`
    <button type="button" class=${cls('tap-target', { done: !left, pending: sending })} data-taps=${count} disabled=${!left || Boolean(show.covered)} onClick=${tap}>
      <${Facets} count=${count}/>
      <span class="tap-ask display" aria-live="polite">${left ? t('tap-ask', { left }) : t('tap-done')}</span>
      <span class="tap-more">${t(left ? 'tap-more' : 'tap-done-more')}</span>
      ${refused && html`<span class="refused" role="alert">${refused}</span>`}
    </button>`;
}
