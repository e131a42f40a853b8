// The room's sound on its display: follows the views, plays what they ask for, and feels the last ten seconds of a clock.
import { remaining, untilNextSecond } from '../clock.js';
import { onSound, soundIs } from './armed.js';
import { cuesBetween, feltSeat, feltSecond, levelOf, markOf } from './cues.js';
import { hearClipsBy } from './clip.js';
import { createPlayer } from './player.js';

const MARK = 'sound-played';
const PRESSES = ['pointerup', 'keydown'];  // what browsers take for a wish to hear

function readMark() {
  try { return JSON.parse(sessionStorage.getItem(MARK)); } catch { return null; }
}

function keepMark(mark) {
  try { sessionStorage.setItem(MARK, JSON.stringify(mark)); } catch { /* then a reload may play a second's sounds again */ }
}

/**
 * What a display has to play, from one state of the store to the next: a function of the new state that calls
 * `play(cues)`. `now` in ms; `marks` is {read(), keep(mark)}.
 */
export function soundsOf(play, marks, now = () => performance.now()) {
  let before = null;
  let clocks = null;
  let heard = now();
  let felt = '';

  function hear(state) {
    const silent = now() - heard;
    if (state.clocks !== clocks) { clocks = state.clocks; heard = now(); }
    return silent;
  }

  function feel(state) {
    const seat = feltSeat(state);
    const second = seat === null ? null : feltSecond(remaining(state.clocks, seat, now()) ?? 0);
    const mark = `${state.view.table.question?.id} ${second}`;
    if (second === null || mark === felt) return;
    felt = mark;
    play([{ name: 'last_ten', after: 0 }]);
  }

  return function follow(state) {
    const { show, view } = state;
    if (!show || !view) return;
    const silent = hear(state);
    if (view !== before) {
      const cues = cuesBetween({ before, view, show, mark: before ? null : marks.read(), silent });
      before = view;
      marks.keep(markOf(show, view));
      if (cues.length) play(cues);
    }
    feel(state);
  };
}

/** Calls `feel` whenever the second changes that the clock of `get()` shows. */
function eachSecond(get, feel) {
  let timer = null;
  return function plan() {
    clearTimeout(timer);
    const state = get();
    const seat = state.show && state.view ? feltSeat(state) : null;
    const left = seat === null ? null : remaining(state.clocks, seat, performance.now());
    if (left) timer = setTimeout(() => { feel(get()); plan(); }, untilNextSecond(left));
  };
}

/** Starts the sound of an audience display; `off` for one that is to be silent. Its state stands in the store as `sound`. */
export function startSound(store, off) {
  onSound((sound) => store.set({ sound }));
  if (off || !globalThis.AudioContext) { store.set({ sound: 'off' }); return; }
  let wanted = true;
  const become = (state) => soundIs(wanted ? state : 'off');
  const player = createPlayer(become);
  for (const press of PRESSES) addEventListener(press, () => { if (wanted) player.arm(); });
  const play = (cues) => { if (wanted) player.play(cues); };
  hearClipsBy(play);
  const follow = soundsOf(play, { read: readMark, keep: keepMark });
  const plan = eachSecond(store.get, follow);
  let level = null;
  store.subscribe((state) => {
    const { show, view } = state;
    if (!show || !view) return;
    wanted = show.sounds !== null;
    become(player.state());
    if (wanted) player.setFiles(show.sounds);
    const next = levelOf(view);
    if (next.volume !== level?.volume || next.muted !== level?.muted) { level = next; player.setLevel(next); }
    follow(state);
    plan();
  });
}
