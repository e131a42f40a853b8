// What a screen knows right now: the show, the last whole view, the clocks, the connection. No history.
import { keepClocks, withTrueClocks } from './clock.js';

/** The clocks that only this screen is told of, while several are asked at once. */
function trueClocks({ table, you }) {
  if (!(table.question?.seats.length > 1)) return [];
  return you?.awaited ?? (you?.clock ? [you.clock] : []);
}

export function createStore(now = () => performance.now()) {
  let state = { show: null, view: null, viewAt: 0, desk: null, clocks: null, paused: null, connection: { phase: 'connecting', stale: true, since: now() } };
  const listeners = new Set();

  function set(patch) {
    state = { ...state, ...patch };
    for (const listener of [...listeners]) listener(state);
  }

  return {
    get: () => state,
    set,
    /** Calls `listener(state)` after each change; returns the function that ends it. */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (show) => set({ show }),
    desk: (desk) => set({ desk }),
    /** There is nothing to be shown now. */
    blank: () => set({ view: null, clocks: null, paused: null }),
    connection: (connection) => set({ connection }),
    view: (view) => set({
      view, viewAt: now(), paused: view.table.paused ?? (view.dealing ? 'dealing' : null),
      clocks: withTrueClocks(keepClocks(state.clocks, view.table.clocks, view.rev, now()), trueClocks(view), now()),
    }),
    /** A beat may correct the clocks of the view it belongs to, and nothing else. */
    beat(beat) {
      if (!state.view || beat.rev !== state.view.rev) return;
      const mine = new Set(trueClocks(state.view).map(({ seat }) => seat));
      const { kept } = state.clocks;
      const clocks = keepClocks(state.clocks, beat.clocks, beat.rev, now());
      for (const seat of mine) clocks.kept[seat] = kept[seat];
      set({ clocks });
    },
  };
}
