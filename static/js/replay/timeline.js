// The timeline: turns as stretches, marks above them, a slider for the place. Hovering says what is there, a click goes there.
import { html, cls, useLayoutEffect, useMemo, useRef, useState } from '../ui.js';
import { hasWords, logSentence, t } from '../words.js';
import { MarkGlyph } from './glyphs.js';
import { placesOf, readMarks, turnsOf } from './marks.js';
import { clockOf, frameAt } from './time.js';

const APART_PX = 15;
const NEAR_PX = 9;
const MOST_TOLD = 4;
const SEEN_PX = 4;  // a turn that is narrower would be a line among lines

const said = (show, { line, kind }) => (hasWords(`log-${line.code}`) ? logSentence(show, line) : t(`replay-mark-${kind}`));

function useWidth(ref) {
  const [width, set] = useState(0);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => set(entry.contentRect.width));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return width;
}

/** What lies under the pointer: the time there, and the marks. */
function Tip({ head, axis, x, place, width }) {
  const play = x * axis.length;
  const frame = place ? place.marks[0].frame : frameAt(axis, play);
  const at = Math.min(Math.max(x * width, 150), Math.max(width - 150, 150));
  return html`
    <div class="tip" style=${{ left: `${at}px` }} role="presentation">
      <p class="tip-time">${clockOf(place ? axis.play[frame] : play)} <span>${t('replay-turn', { turn: head.turn[frame] })}</span></p>
      ${place && html`<ul>${place.marks.slice(0, MOST_TOLD).map((mark, i) => html`<li key=${i} class=${`tip-${mark.kind}`}><${MarkGlyph} kind=${mark.kind}/><span>${said(head.show, mark)}</span></li>`)}</ul>`}
      ${place && place.marks.length > MOST_TOLD && html`<p class="tip-more">${t('replay-marks-more', { count: place.marks.length - MOST_TOLD })}</p>`}
    </div>`;
}

const Turns = ({ stretches, width }) => html`
  <div class="turns" aria-hidden="true">${stretches.filter(({ from, to }) => (to - from) * width >= SEEN_PX).map(({ turn, from, to }) => html`
    <span key=${from} class=${cls('turn-stretch', { before: turn === 0 })} style=${{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}>${(to - from) * width > 22 && turn > 0 ? turn : ''}</span>`)}</div>`;

export function Timeline({ player, state }) {
  const bar = useRef(null);
  const width = useWidth(bar);
  const [hover, setHover] = useState(null);
  const head = player.head();
  const axis = player.axis();
  const marks = useMemo(() => readMarks(head), [head]);
  const places = useMemo(() => placesOf(marks, axis, width, APART_PX), [marks, axis, width]);
  const stretches = useMemo(() => turnsOf(head, axis), [head, axis]);
  const share = player.position() / axis.length;

  const at = (event) => {
    const box = bar.current.getBoundingClientRect();
    return Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
  };
  const near = (x) => places.reduce((best, one) => (Math.abs(one.x - x) < Math.abs((best?.x ?? 9) - x) ? one : best), null);
  const placeAt = (x, event) => {
    const found = event.target.closest?.('.marks') ? near(x) : null;
    return found && Math.abs(found.x - x) * width <= NEAR_PX ? found : null;
  };
  const over = (event) => {
    const x = at(event);
    setHover({ x, place: placeAt(x, event) });
    if (event.buttons & 1 && bar.current.hasPointerCapture(event.pointerId)) player.goTo(x * axis.length);
  };
  const down = (event) => {
    if (event.button !== 0) return;
    const x = at(event);
    const place = placeAt(x, event);
    if (place) { player.goToFrame(place.marks[0].frame); return; }
    bar.current.setPointerCapture(event.pointerId);
    player.goTo(x * axis.length);
  };
  const told = { now: clockOf(player.position()), all: clockOf(axis.length), turn: head.turn[state.frame] };
  return html`
    <div class="timeline" ref=${bar} onPointerMove=${over} onPointerDown=${down} onPointerLeave=${() => setHover(null)}>
      ${hover && html`<${Tip} head=${head} axis=${axis} x=${hover.place?.x ?? hover.x} place=${hover.place} width=${width}/>`}
      <div class="marks">${places.map((place) => html`<button type="button" key=${place.x} class=${cls('mark-place', `mark-${place.kind}`, { on: hover?.place === place, past: place.x <= share })} tabindex="-1"
        style=${{ left: `${place.x * 100}%` }} aria-label=${place.marks.map((mark) => said(head.show, mark)).join(' ')}><${MarkGlyph} kind=${place.kind}/></button>`)}</div>
      <div class="rail" role="slider" tabindex="0" aria-label=${t('replay-timeline')} aria-valuemin="0" aria-valuemax=${Math.round(axis.length / 1000)}
        aria-valuenow=${Math.round(player.position() / 1000)} aria-valuetext=${t('replay-time-turn', told)}>
        <span class="rail-done" style=${{ width: `${share * 100}%` }}></span>
        ${hover && html`<span class="rail-hover" style=${{ left: `${hover.x * 100}%` }}></span>`}
        <span class="rail-thumb" style=${{ left: `${share * 100}%` }}></span>
      </div>
      <${Turns} stretches=${stretches} width=${width}/>
    </div>`;
}
