// A stretch of an episode on the room's display, while the match stands still. Where it is follows from when it began.
import { html, cls, useEffect, useRef, useState } from '../ui.js';
import { t } from '../words.js';
import { framesOf } from '../replay/film.js';
import { clipAxis, frameAt, rateAt, toReal } from '../replay/time.js';
import { hearFrame } from '../sound/clip.js';
import { Title } from './plain.js';

const AGAIN_MS = 1000;
const NONE = { id: null, skip: true };

/** The clip with that id: {show, frames, axis}, or null until it is there. */
function useClip({ id, skip }) {
  const [clip, setClip] = useState(null);
  useEffect(() => {
    if (!id) return undefined;
    let timer = null;
    let wanted = true;
    const ask = async () => {
      try {
        const answer = await fetch(`/audience/highlight/${encodeURIComponent(id)}`);
        if (answer.ok && wanted) {
          const told = await answer.json();
          setClip({ id, show: told.show, frames: framesOf(told), axis: clipAxis(told.at, skip) });
        } else if (wanted && answer.status !== 404) timer = setTimeout(ask, AGAIN_MS);
      } catch { if (wanted) timer = setTimeout(ask, AGAIN_MS); }
    };
    ask();
    return () => { wanted = false; clearTimeout(timer); };
  }, [id]);
  return clip?.id === id ? clip : null;
}

/** Which frame is on, drawing again when the next one is. `position()` is where the clip is, in ms. */
function useFrame(axis, position) {
  const [, wake] = useState(0);
  const frame = axis ? frameAt(axis, Math.min(position(), axis.length)) : 0;
  useEffect(() => {
    if (!axis || frame >= axis.play.length - 2) return undefined;
    const timer = setTimeout(() => wake((n) => n + 1), Math.max(10, axis.play[frame + 1] - position()));
    return () => clearTimeout(timer);
  });
  return frame;
}

/** The clip is heard as it goes on. */
function useSounds(clip, frame) {
  const last = useRef(frame);
  useEffect(() => {
    if (clip) hearFrame(clip, last.current, frame);
    last.current = frame;
  }, [clip, frame]);
}

/** What a scene draws of a frame: its clocks run in the time of the clip. */
function stateAt(state, clip, frame, position) {
  const view = clip.frames[frame];
  const kept = {};
  for (const { seat, left_ms: left, running } of view.table.clocks) kept[seat] = { running, left, end: clip.axis.real[frame] + left };
  const clocks = { rev: view.rev, kept, now: () => toReal(clip.axis, Math.min(position(), clip.axis.length), frame), rate: () => rateAt(clip.axis, frame) };
  const cast = { ...clip.show.cast };
  for (const seat of Object.keys(cast)) cast[seat] = { ...cast[seat], portrait: state.show.cast[seat]?.portrait ?? null };
  return { ...state, show: { ...clip.show, cast, look: state.show.look }, view, clocks, paused: view.table.paused };
}

const Label = ({ episode, turn, now, length }) => html`
  <p class="highlight-label"><strong class="display">${t('audience-highlight')}</strong><span>${t('audience-highlight-of', { episode, turn })}</span></p>
  <span class="highlight-way" aria-hidden="true"><span style=${{ animationDuration: `${length}ms`, animationDelay: `-${now}ms` }}></span></span>`;

/** `scenes` are the scenes that a frame may show. In a replay there is no clip to ask for: only that one was on. */
export const highlightScene = (scenes) => function Highlight({ state }) {
  const on = state.view.floor?.highlight ?? null;
  const begun = useRef(null);
  if (on && begun.current?.id !== on.id) begun.current = { id: on.id, at: state.viewAt - on.elapsed_ms, from: on.elapsed_ms };
  const position = () => performance.now() - (begun.current?.at ?? 0);
  const clip = useClip(on && !state.show.replay ? on : NONE);
  const frame = useFrame(clip?.axis, position);
  useSounds(clip, frame);
  if (!on) return html`<${Title} state=${state}/>`;
  const drawn = clip ? stateAt(state, clip, frame, position) : null;
  const Scene = drawn && (scenes[drawn.view.floor.program] ?? null);
  return html`
    <div class=${cls('highlight', { waiting: !Scene })}>${Scene ? html`<${Scene} state=${drawn}/>` : html`<${Title} state=${state}/>`}</div>
    <${Label} key=${on.id} episode=${on.episode} turn=${drawn?.view.table.turn ?? 0} now=${Math.round(position())} length=${on.length_ms}/>`;
};
