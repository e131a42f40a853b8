// Any screen as it is now, covered, each with a badge that counts the hidden nobles it shows.
import { html, cls, useLayoutEffect, useRef, useState } from '../ui.js';
import { list, seatName, t } from '../words.js';
import { useAsk } from './ask.js';
import { Broadcast } from './broadcast.js';
import { Sheet } from './sheet.js';

/** The screens as CSS pixels: the room's display, a tablet, a phone. */
const SIZES = { room: [1280, 720], tablet: [1180, 820], phone: [412, 732] };

/** What a badge says: {count, words}; a screen that was not counted must not pass for one without secrets. */
export function badge(row) {
  if (!row) return { count: null, words: t('host-screens-unknown') };
  if (row.count === 0) return { count: 0, words: t('host-screens-none') };
  const places = list(row.places.map((place) => t(`host-secret-${place}`)));
  return { count: row.count, words: t('host-screens-some', { places, count: row.count }) };
}

const OPEN = new Set(['audience', 'overlay']);

/** Nothing is wrong with a seat that shows its own; whatever is another's, or on the wall or the overlay, is a leak. */
export const isLeak = (row) => Boolean(row) && row.count > 0 && (OPEN.has(row.screen) || row.places.some((place) => place.startsWith('other_')));

export function ScreensSheet({ panel, close }) {
  const answer = useAsk(panel, 'secrets', {}, panel.rev);
  const rows = new Map((answer?.ok ? answer.screens : []).map((row) => [row.screen, row]));
  const others = panel.desk.seats.filter((seat) => seat.role === 'spectator' && seat.link);
  const [chosen, choose] = useState(null);
  const other = chosen ?? others[0]?.seat;
  const tile = (screen) => ({ row: rows.get(screen), name: OPEN.has(screen) ? t(screen === 'audience' ? 'host-screens-room' : 'host-overlay') : seatName(panel.show, screen) });
  return html`<${Sheet} name="screens" title=${t('host-screens')} close=${close}><div class="sheet-main sheet-scroll" tabindex="0">
    <p class="part-about">${t('host-screens-about')}</p>
    <div class="screens">
      <${ScreenTile} ...${tile('audience')} screen="audience" src="/host/preview" size="room" />
      <${ScreenTile} ...${tile('overlay')} screen="overlay" src="/host/preview?overlay" size="room" />
      ${panel.table.players.map(({ seat }) => html`<${ScreenTile} key=${seat} ...${tile(seat)} screen=${seat} src=${source(seat)} size="tablet" />`)}
      ${other && html`<${ScreenTile} key=${other} ...${tile(other)} screen=${other} src=${source(other)} size="phone" />`}
    </div>
    <${Broadcast} panel=${panel} />
    <h3 class="part-head">${t('host-screens-others')}</h3>
    <div class="screens-others">${others.map(({ seat }) => html`<button type="button" key=${seat} class="small-button screens-other" data-control=${`screen:${seat}`}
      aria-pressed=${String(seat === other)} onClick=${() => choose(seat)}>${seatName(panel.show, seat)} <${Badge} row=${rows.get(seat)} /></button>`)}</div>
  </div><//>`;
}

const source = (seat) => `/host/preview?seat=${encodeURIComponent(seat)}`;

function Badge({ row }) {
  const { count, words } = badge(row);
  return html`<span class=${cls('secrets', { 'is-none': count === 0, 'is-leak': isLeak(row) })} data-secrets=${count === null ? '' : String(count)}>${words}</span>`;
}

/** A screen in a frame, laid out at its own size and drawn small. */
function ScreenTile({ screen, name, row, src, size }) {
  const box = useRef(null);
  const [scale, setScale] = useState(0);
  const [width, height] = SIZES[size];
  useLayoutEffect(() => {
    const fit = new ResizeObserver(([entry]) => setScale(entry.contentRect.width / width));
    fit.observe(box.current);
    return () => fit.disconnect();
  }, [width]);
  return html`<figure class=${cls('screen-tile', `is-${size}`)}>
    <figcaption class="screen-caption"><strong>${name}</strong> <${Badge} row=${row} /></figcaption>
    <div class="screen-box" ref=${box} style=${{ '--scale': scale, '--wide': `${width}px`, '--high': `${height}px`, aspectRatio: `${width} / ${height}` }}>
      <iframe src=${src} title=${t('host-screens-frame', { name })} tabindex="-1" inert data-tile=${screen}></iframe></div>
  </figure>`;
}
