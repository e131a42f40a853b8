// The player: where it is, whether it runs, how fast. It knows the film's times and nothing of what is drawn.
import { axisOf, faster, frameAt, rateAt, stepFrom, toPlay, toReal, turnFrom } from './time.js';

/**
 * `now()` is a monotonic clock in ms. State: {frame, play, running, speed, skip, jump}; `jump` counts the times that
 * something else than play has moved it. `tick()` goes on by the time that has passed since the last call.
 */
export function createPlayer(head, now = () => performance.now()) {
  let film = head;
  let axis = axisOf(film.at, false);
  let state = { frame: 0, play: 0, running: false, speed: 1, skip: false, jump: 0 };
  let ticked = now();
  const listeners = new Set();

  function set(patch) {
    state = { ...state, ...patch };
    for (const listener of [...listeners]) listener(state);
  }

  /** Where the player is in its own time at this very moment. */
  const position = () => Math.min(axis.length, state.play + (state.running ? (now() - ticked) * state.speed : 0));
  const settle = (patch = {}) => { const play = position(); ticked = now(); set({ play, ...patch }); };
  const land = (play, frame = frameAt(axis, play)) => { ticked = now(); set({ play, frame, jump: state.jump + 1 }); };
  const goTo = (play) => land(Math.max(0, Math.min(axis.length, play)));
  const goToFrame = (frame) => land(axis.play[frame], frame);

  return {
    get: () => state,
    head: () => film,
    axis: () => axis,
    position,
    subscribe(listener) { listeners.add(listener); return () => listeners.delete(listener); },
    /** The episode's time now, and how fast it runs by the player's own clock. */
    real: () => toReal(axis, Math.max(position(), axis.play[state.frame]), state.frame),
    rate: () => (state.running ? state.speed * rateAt(axis, state.frame) : 0),
    goTo,
    goToFrame,
    tick() {
      if (!state.running) return;
      const play = position();
      if (play >= axis.length) { settle({ play: axis.length, running: false, frame: film.at.length - 1 }); return; }
      const frame = Math.max(state.frame, frameAt(axis, play));
      if (frame !== state.frame) settle({ frame });
    },
    /** While what is next has not come, the time stands. */
    stall() { ticked = now(); },
    toggle() {
      if (!state.running && state.play >= axis.length) goTo(0);
      settle({ running: !state.running });
    },
    pause() { if (state.running) settle({ running: false }); },
    move: (by) => goTo(position() + by),
    step(way) { this.pause(); goToFrame(stepFrom(film, state.frame, way)); },
    turn: (way) => goToFrame(turnFrom(film, state.frame, way)),
    tenth: (share) => goTo(axis.length * share),
    edge: (way) => (way < 0 ? goTo(0) : goToFrame(film.at.length - 1)),
    speed: (way) => settle({ speed: faster(state.speed, way) }),
    setSpeed: (speed) => settle({ speed }),
    /** Waits are shortened, or not any more; the moment stays the same one. */
    skip() {
      const real = toReal(axis, position(), state.frame);
      const { frame } = state;
      axis = axisOf(film.at, !state.skip);
      ticked = now();
      set({ skip: !state.skip, play: Math.max(axis.play[frame], Math.min(toPlay(axis, real), axis.play[frame + 1])), frame });
    },
    /** The same episode with entries that have come since. */
    grow(longer) {
      settle();
      film = longer;
      axis = axisOf(film.at, state.skip);
      set({});
    },
  };
}
