// Buttons that do not act at a touch: armed by the first tap and given by the second, or held for a second.
import { html, cls, useAfter, useEffect, useGuard, useLayoutEffect, useRef, useState } from '../ui.js';
import { t } from '../words.js';
import { Key, useKey } from './keys.js';

export const HOLD_MS = 1000;
export const GUARD_MS = 700;
export const BOUNCE_MS = 250;  // a second tap so soon was one trembling finger
const ARMED_MS = 5000;
const EARLY_MS = 3000;
const BROKEN_MS = 8000;

/** {give, early}: GUARD_MS after `key` has changed a press was meant for what stood there before; it does nothing, and `early` says so. */
export function useGuarded(key, act) {
  const guarded = useGuard(key, GUARD_MS);
  const [tries, setTries] = useState(0);
  const early = useAfter(tries, EARLY_MS);
  return { early, give: (given) => { if (guarded()) setTries(tries + 1); else act(given); } };
}

/** {armed, tap, disarm}: the second tap acts. Disarmed by time, and by any change of `stamp` (what the act is about). */
export function useArmed(act, off, stamp) {
  const [armed, set] = useState(false);
  const since = useRef(0);
  useEffect(() => set(false), [off, stamp]);
  useEffect(() => {
    if (!armed) return undefined;
    const timer = setTimeout(() => set(false), ARMED_MS);
    return () => clearTimeout(timer);
  }, [armed]);
  const tap = () => {
    if (off) return;
    if (!armed) { since.current = performance.now(); set(true); return; }
    if (performance.now() - since.current < BOUNCE_MS) return;
    set(false);
    act();
  };
  return { armed: armed && !off, tap, disarm: () => set(false) };
}

/** Both words in one place, so that a button keeps its size when it arms. */
const Words = ({ armed, label, again }) => html`<span class="both">
  <span class=${cls({ away: armed })} aria-hidden=${String(armed)}>${label}</span><span class=${cls({ away: !armed })} aria-hidden=${String(!armed)}>${again}</span></span>`;

/** A button for what cannot be undone: `act` on the second tap. `control` names it for keys, tests and notes. */
export function ArmButton({ panel, control, label, again = t('host-again'), act, off = false, stamp = '', about = null, keyed = null, class: name = 'small-button' }) {
  const { armed, tap, disarm } = useArmed(act, off, stamp);
  const inside = html`<${Words} armed=${armed} label=${label} again=${again} />`;
  return html`${keyed && html`<${Keyed} panel=${panel} of=${keyed} act=${tap} />`}
    <button type="button" class=${cls(name, { 'is-armed': armed })} data-control=${control} aria-pressed=${String(armed)} title=${about}
      disabled=${off} onClick=${tap} onBlur=${disarm}>${inside}${keyed && html` <${Key} of=${keyed} />`}</button>`;
}

/** A button that acts at once. */
export function PlainButton({ panel, control, label, act, off = false, about = null, keyed = null, class: name = 'small-button', pressed = null }) {
  return html`${keyed && html`<${Keyed} panel=${panel} of=${keyed} act=${off ? () => {} : act} />`}
    <button type="button" class=${name} data-control=${control} title=${about} aria-pressed=${pressed === null ? null : String(pressed)}
      disabled=${off} onClick=${act}>${label}${keyed && html` <${Key} of=${keyed} />`}</button>`;
}

/** Registers a key for a control that stands beside it. */
export function Keyed({ panel, of, act }) {
  useKey(panel, of, act);
  return null;
}

const HOLD_KEYS = new Set(['Enter', ' ']);

/**
 * Handlers for a control that acts after it was held for HOLD_MS without a break; `start` and `stop` for a key. Where
 * contact was lost meanwhile `said` tells so, until it is held again or BROKEN_MS after contact is back. A finger that
 * is still down then does nothing: what it was meant for may have changed.
 */
export function useHold({ contact }, act, off) {
  const [holding, setHolding] = useState(false);
  const [broken, setBroken] = useState(false);
  const timer = useRef(null);
  const stop = () => { clearTimeout(timer.current); timer.current = null; setHolding(false); };
  const start = () => {
    if (off || timer.current) return;
    setHolding(true);
    setBroken(false);
    timer.current = setTimeout(() => { stop(); act(); }, HOLD_MS);
  };
  // At once: a button that is off loses the focus, which would pass for letting go.
  useLayoutEffect(() => {
    if (!off) return;
    if (timer.current) setBroken(!contact);
    stop();
  }, [off]);
  useEffect(() => {
    if (!broken || !contact) return undefined;
    const over = setTimeout(() => setBroken(false), BROKEN_MS);
    return () => clearTimeout(over);
  }, [broken, contact]);
  useEffect(() => stop, []);
  const handlers = {
    onPointerDown: (event) => { if (event.button === 0) start(); },
    onPointerUp: stop, onPointerLeave: stop, onPointerCancel: stop, onBlur: stop,
    onContextMenu: (event) => event.preventDefault(),
    onKeyDown: (event) => { if (HOLD_KEYS.has(event.key)) { event.preventDefault(); if (!event.repeat) start(); } },
    onKeyUp: (event) => { if (HOLD_KEYS.has(event.key)) { event.preventDefault(); stop(); } },
  };
  const said = broken ? t(contact ? 'host-hold-broken-again' : 'host-hold-broken') : holding ? t('host-hold-on') : '';
  return { holding, said, start, stop, handlers };
}

/** A button that must be held for a second, or its key. */
export function HoldButton({ panel, control, label, act, keyed, off = false, class: name = '' }) {
  const { holding, said, start, stop, handlers } = useHold(panel, act, off);
  useKey(panel, keyed, { down: start, up: stop });
  return html`<button type="button" class=${cls('hold-button', name, { 'is-holding': holding })} data-control=${control} disabled=${off} ...${handlers}>
    <span class="hold-fill" aria-hidden="true"></span><span class="hold-word">${said || label} <${Key} of=${keyed} /></span></button>
    <span class="out-of-sight" role="status">${said}</span>`;
}
