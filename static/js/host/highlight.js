// Highlights: a stretch of this or an earlier episode, chosen by its moments, plays on the audience display.
import { html, cls, useEffect, useLayoutEffect, useRef, useState, useTicking } from '../ui.js';
import { logSentence, t } from '../words.js';
import { clipAxis, clockOf } from '../replay/time.js';
import { readMarks } from '../replay/marks.js';
import { MarkGlyph } from '../replay/glyphs.js';
import { runs } from './controls.js';
import { PauseFirst } from './corrections.js';
import { playersTold } from './episodes.js';
import { KEYS } from './keymap.js';
import { hostRefusal } from './note.js';
import { PlainButton } from './press.js';
import { Sheet } from './sheet.js';

const WORTH = new Set(['turn', 'claim', 'challenge', 'challenge_won', 'challenge_lost', 'loss', 'time_out', 'rewind', 'end']);

/** The moments of a film that a highlight may begin or end with. */
export const momentsOf = (head) => readMarks(head).filter(({ kind }) => WORTH.has(kind));

/** A moment chosen: the first one begins the stretch, a later one ends it, any other begins anew; the same one again is it alone. */
export function chosen({ from, to }, frame) {
  if (from === null || to !== null || frame < from) return { from: frame, to: null };
  return { from, to: frame };
}

/** The frames of a stretch: where no end is chosen it goes to the end of its turn. */
export function stretchOf(head, { from, to }) {
  if (from === null) return null;
  if (to !== null) return { first: from, last: to };
  let last = from;
  while (last + 1 < head.turn.length && head.turn[last + 1] === head.turn[from]) last += 1;
  return { first: from, last };
}

/** How long a stretch takes on the display, in ms. */
export const lengthOf = (head, { first, last }, skip) => clipAxis(head.at.slice(first, last + 1), skip).length;

/** The room's film of an episode, without its frames; null until it is there, false where it cannot be had. */
function useHead(episode) {
  const [head, setHead] = useState(null);
  useEffect(() => {
    let wanted = true;
    setHead(null);
    fetch(`/host/replay/${episode.show}/${episode.number}/films/room/head`).then((answer) => (answer.ok ? answer.json() : false), () => false).then((found) => { if (wanted) setHead(found); });
    return () => { wanted = false; };
  }, [episode.show, episode.number]);
  return head;
}

const begun = (episode) => episode.state !== 'ready';

export function HighlightSheet({ panel, close }) {
  const episodes = panel.desk.episodes.filter(begun);
  const [number, setNumber] = useState(panel.show.episode);
  const episode = episodes.find((one) => one.number === number) ?? episodes.at(-1);
  if (!episode) return html`<${Sheet} name="highlight" title=${t('host-highlight')} close=${close}><div class="sheet-main"><p class="part-lead">${t('host-highlight-none')}</p></div><//>`;
  return html`<${Sheet} name="highlight" title=${t('host-highlight')} close=${close} own><div class="sheet-main highlight-part">
    <p class="part-about">${t('host-highlight-about')}</p>
    <select class="field" data-control="highlight:episode" aria-label=${t('host-episodes')} value=${episode.number} onChange=${(event) => setNumber(Number(event.target.value))}>
      ${[...episodes].reverse().map((one) => html`<option key=${one.number} value=${one.number} selected=${one.number === episode.number}>${t('host-highlight-episode', { number: one.number, players: playersTold(panel.show, one) })}</option>`)}</select>
    <${Moments} key=${episode.number} panel=${panel} episode=${episode} close=${close} />
  </div><//>`;
}

function Moments({ panel, episode, close }) {
  const head = useHead(episode);
  const [choice, choose] = useState({ from: null, to: null });
  const [skip, setSkip] = useState(true);
  const list = useRef(null);
  useLayoutEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [head]);
  if (!head) return html`<p class="part-lead">${t(head === null ? 'host-asked-server' : 'host-highlight-away')}</p>`;
  const stretch = stretchOf(head, choice);
  const within = (frame) => Boolean(stretch) && frame >= stretch.first && frame <= stretch.last;
  return html`
    <ol class="history-list highlight-list" ref=${list} aria-label=${t('host-highlight-moments')}>${momentsOf(head).map((mark, i) => html`<li key=${i} class=${cls('entry', { 'is-chosen': within(mark.frame) })}>
      <button type="button" class="entry-button" data-control=${`moment:${mark.frame}`} aria-pressed=${String(within(mark.frame))} onClick=${() => choose(chosen(choice, mark.frame))}>
        <time class="step-time figures">${clockOf(head.at[mark.frame])}</time><span class="entry-words"><${MarkGlyph} kind=${mark.kind} /> ${logSentence(head.show, mark.line)}</span></button></li>`)}</ol>
    <${Give} panel=${panel} head=${head} stretch=${stretch} episode=${episode} skip=${skip} setSkip=${setSkip} close=${close} />`;
}

function why(panel, stretch) {
  if (panel.still) return panel.still;
  if (runs(panel.table)) return t('host-highlight-runs');
  return stretch ? '' : t('host-highlight-choose');
}

function Give({ panel, head, stretch, episode, skip, setSkip, close }) {
  const against = why(panel, stretch);
  const note = panel.orders.notes.highlight;
  const give = async () => {
    const order = { order: 'highlight', episode: episode.number, first: head.entry[stretch.first], last: head.entry[stretch.last], skip };
    if ((await panel.orders.give('highlight', order)).ok) close();
  };
  return html`<div class="highlight-give">
    <${PlainButton} panel=${panel} control="highlight:skip" label=${t('host-highlight-skip')} act=${() => setSkip(!skip)} pressed=${skip} />
    <${PlainButton} panel=${panel} control="highlight:show" label=${t('host-highlight-show')} act=${give} off=${Boolean(against) || panel.orders.busy('highlight')} class="small-button is-large" />
    <${PauseFirst} panel=${panel} />
    <p class="note" role="status">${note?.state === 'refused' ? hostRefusal(panel.show, note.answer) : against || t('host-highlight-length', { time: clockOf(lengthOf(head, stretch, skip)) })}</p>
  </div>`;
}

/** While a highlight is on: what it is, how far, and the way to end it. */
export function HighlightBand({ panel }) {
  const on = panel.floor.highlight;
  const now = useTicking(Boolean(on), 500);
  if (!on) return null;
  const gone = Math.min(on.length_ms, on.elapsed_ms + now - panel.viewAt);
  return html`<div class="highlight-band" role="status"><p>${t('host-highlight-on', { number: on.episode, now: clockOf(gone), all: clockOf(on.length_ms) })}</p>
    <${PlainButton} panel=${panel} control="cut" label=${t('host-highlight-cut')} keyed=${KEYS.cut} act=${() => panel.orders.give('cut', { order: 'end_highlight' })} off=${Boolean(panel.beside) || panel.orders.busy('cut')} /></div>`;
}
