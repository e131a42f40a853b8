// The show that is being edited: its values, their faults as the server judges them, and saving.
import { useEffect, useRef, useState } from '../ui.js';
import { kept } from '../parts/tongues.js';
import * as server from './server.js';
import { newShow, slug, withAt } from './values.js';

const PAUSE_MS = 300;

const blank = () => ({ name: '', values: newShow(), version: null, like: null, bundled: false, faults: [], ownName: false, all: false, dirty: false, ids: {}, touched: {}, readable: true, stamp: 0 });

/** A form's state and all that may be done with it. `legal` is what the server says is legal. */
export function useForm(legal, onSaved) {
  const [state, set] = useState(null);
  const latest = useRef(null);
  latest.current = state;
  const update = (more) => set((now) => ({ ...now, ...(typeof more === 'function' ? more(now) : more) }));
  useChecks(state, latest, update);
  if (!state) return { none: true, ...opening(set, update) };
  return { ...state, legal, fixed: state.bundled || state.busy === true, ...editing(state, update), ...opening(set, update), ...saving(state, update, onSaved) };
}

/** Has the server look through what was typed, a moment after the last key. */
function useChecks(state, latest, update) {
  const stamp = state?.stamp;
  useEffect(() => {
    if (!state || !state.readable || stamp === 0) return undefined;
    const timer = setTimeout(async () => {
      const said = await server.check(state.values, state.version === null ? state.like : state.name);
      if (said.ok && latest.current?.stamp === stamp) update({ faults: said.faults });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [stamp]);
}

function editing(state, update) {
  const change = (make) => update((now) => {
    const values = make(now.values);
    const name = now.version === null && !now.ownName ? slug(String(values.title ?? '')) : now.name;
    return { values, name, dirty: true, stamp: now.stamp + 1, said: null };
  });
  return {
    change,
    put: (path, value) => change((values) => withAt(values, path, value)),
    rename: (name) => update({ name, ownName: true, dirty: true, said: null }),
    touch: (key) => update((now) => ({ touched: { ...now.touched, [key]: true } })),
    told: (key) => state.all || state.touched[key] === true,
    // An id follows its name in a row that was added here, until somebody writes the id.
    follows: (place) => state.ids[place] !== 'kept',
    keepId: (place) => update((now) => ({ ids: { ...now.ids, [place]: 'kept' } })),
    forget: (place) => update((now) => ({ ids: Object.fromEntries(Object.entries(now.ids).filter(([n]) => Number(n) !== place).map(([n, how]) => [Number(n) > place ? n - 1 : n, how])) })),
  };
}

const keptIds = (values) => Object.fromEntries((Array.isArray(values?.cast) ? values.cast : []).map((_one, place) => [place, 'kept']));

function opening(set, update) {
  return {
    start: () => set(blank()),
    load: async (name) => {
      const said = await server.read(name);
      if (!said.ok) { set({ ...blank(), said }); return; }
      const { values, version, bundled, faults } = said;
      set({ ...blank(), name, values: values ?? newShow(), version, bundled, faults, all: true, readable: values !== null, ids: keptIds(values) });
    },
    /** A new show that is as this one, to be changed. */
    copy: () => update((now) => ({ ...blank(), values: { ...now.values, title: '' }, like: now.name, ids: now.ids, dirty: true, stamp: 1, copied: true })),
  };
}

function saving(state, update, onSaved) {
  return {
    save: async () => {
      update({ busy: true, all: true });
      const said = await server.save(state.name || '-', state.values, state.version, state.like);
      if (!said.ok) { update({ busy: false, said, faults: said.faults ?? state.faults, stamp: state.stamp + 1 }); return; }
      update({ busy: false, said: { ok: true, code: 'saved' }, version: said.version, dirty: false, faults: [], ids: keptIds(state.values) });
      onSaved(state.name);
    },
    open: async (fresh) => {
      update({ busy: true });
      const said = await server.open(state.name, fresh);
      if (said.ok) { location.assign(kept('/host')); return; }
      update({ busy: false, said });
    },
  };
}
