// The view library and the few hooks that every screen uses.
import { h, render, Component } from '../vendor/preact/preact.module.js';
import { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback } from '../vendor/preact/hooks.module.js';
import htm from '../vendor/htm/htm.module.js';
import { remaining, untilNextSecond } from './clock.js';
import { plain } from './typeset.js';

const HEARD = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];

/** An element. What is only read out, and what is copied, does without the marks of lines; what a component makes of its own title is its own. */
export const html = htm.bind((type, props, ...children) => {
  if (typeof type === 'string') for (const name of HEARD) if (typeof props?.[name] === 'string') props[name] = plain(props[name]);
  return h(type, props, ...children);
});

globalThis.document?.addEventListener?.('copy', (event) => {
  const text = String(globalThis.getSelection());
  if (plain(text) === text) return;
  event.clipboardData.setData('text/plain', plain(text));
  event.preventDefault();
});
export { h, render, Component, useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback };

/** Class names from strings and {name: condition} objects. */
export const cls = (...parts) => parts.flatMap((part) => {
  if (!part) return [];
  return typeof part === 'string' ? [part] : Object.keys(part).filter((name) => part[name]);
}).join(' ');

/** The store's state, drawing again on each change. */
export function useStore(store) {
  const [state, set] = useState(store.get());
  useLayoutEffect(() => {
    set(store.get());
    return store.subscribe(set);
  }, [store]);
  return state;
}

/**
 * Remaining ms of a seat's clock, drawing again exactly when the shown second changes. Null if unknown. Clocks of a
 * replay bring their own time: `now()`, and `rate()`, how fast it goes, 0 while it stands.
 */
export function useRemaining(clocks, seat) {
  const [, wake] = useState(0);
  const left = remaining(clocks, seat, clocks?.now?.() ?? performance.now());
  const rate = clocks?.rate?.() ?? 1;
  const running = Boolean(clocks?.kept[seat]?.running) && rate > 0;
  useEffect(() => {
    if (!running || left === null) return undefined;
    const timer = setTimeout(() => wake((n) => n + 1), untilNextSecond(left) / rate);
    return () => clearTimeout(timer);
  });
  return left;
}

/** performance.now(), drawing again every `ms` while `on`. */
export function useTicking(on, ms = 1000) {
  const [, wake] = useState(0);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => wake((n) => n + 1), ms);
    return () => clearInterval(timer);
  }, [on, ms]);
  return performance.now();
}

/** True for `ms` after each change of `key`, drawing again when that is over. What stands there at first is no change. */
export function useAfter(key, ms) {
  const last = useRef(key);
  const [since, set] = useState(null);
  useEffect(() => {
    if (last.current === key) return undefined;
    last.current = key;
    set(key);
    const timer = setTimeout(() => set(null), ms);
    return () => clearTimeout(timer);
  }, [key, ms]);
  return since !== null || last.current !== key;
}

/** A value, and for `ms` after it has gone the last one there was: {value, leaving}. */
export function useLeaving(value, ms) {
  const kept = useRef(value);
  const [, wake] = useState(0);
  if (value) kept.current = value;
  const gone = !value && Boolean(kept.current);
  useEffect(() => {
    if (!gone) return undefined;
    const timer = setTimeout(() => { kept.current = null; wake((n) => n + 1); }, ms);
    return () => clearTimeout(timer);
  }, [gone, ms]);
  return { value: kept.current, leaving: gone };
}

/** True for `ms` after `key` has changed: what is tapped then was meant for what stood there before. */
export function useGuard(key, ms = 350) {
  const seen = useRef({ key: undefined, at: 0 });
  if (seen.current.key !== key) seen.current = { key, at: performance.now() };
  return () => performance.now() - seen.current.at < ms;
}
