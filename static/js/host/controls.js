// The bar at the foot: the one order that is next, and the end of the match apart from it.
import { html, cls, useEffect, useGuard, useRef, useState } from '../ui.js';
import { seatName, t } from '../words.js';
import { noteText } from './note.js';
import { nextAbout, nextReason } from './next.js';

const HOLD_MS = 1000;
const GUARD_MS = 700;

/**
 * The order that is next: {word, about, warn, order, key, why}. `why` says what stands against it now.
 * Start, Pause, Resume and Next episode are different words in one place; only one of them is ever there.
 */
function primary(panel) {
  const { phase, paused } = panel.table;
  if (phase === 'over') {
    return { kind: 'next', word: t('host-next'), about: nextAbout(panel), order: panel.nextOrder, why: nextReason(panel) };
  }
  if (phase === 'ready') {
    return { kind: 'begin', word: t('host-begin'), about: startAbout(panel), warn: missing(panel), order: { order: 'begin' } };
  }
  if (paused) return { kind: 'resume', word: t('host-resume'), about: t('host-resume-about'), order: { order: 'resume' }, key: true };
  return { kind: 'pause', word: t('host-pause'), about: t('host-pause-about'), order: { order: 'pause' }, key: true };
}

function startAbout({ show, table }) {
  const [first, second] = table.players;
  if (first.garnets !== second.garnets) {
    const richer = first.garnets > second.garnets ? first : second;
    return t('host-begin-chooser', { name: seatName(show, richer.seat) });
  }
  const tie = show.edition.switches?.garnet_tie ?? 'lots';
  const named = tie === 'candidate' ? first : second;
  return t(`host-begin-${tie}`, { name: seatName(show, named.seat) });
}

function missing({ show, seat }) {
  const away = show.finalists.filter((id) => seat(id) && !seat(id).connected && !seat(id).stand_in).map((id) => seatName(show, id));
  if (away.length === 0) return '';
  if (away.length === 1) return t('host-begin-missing-one', { name: away[0] });
  return t('host-begin-missing-two', { first: away[0], second: away[1] });
}

function usePrimary(panel) {
  const next = primary(panel);
  const guarded = useGuard(next.kind, GUARD_MS);
  const why = reason(panel, next);
  const give = () => { if (!why && !guarded()) panel.orders.give('main', next.order); };
  return { next, why, give };
}

function reason(panel, next) {
  if (!panel.contact) return t('host-why-no-contact');
  if (panel.orders.busy('main')) return t('host-order-pending');
  return next.why ?? '';
}

export function Controls({ panel }) {
  const { next, why, give } = usePrimary(panel);
  panel.space.current = next.key ? give : null;
  const note = panel.orders.notes.main;
  const said = note ? noteText(panel.show, note) : why || next.about;
  return html`<footer class="controls">
    <p class="controls-warn">${next.warn}</p>
    <button type="button" key=${next.kind} class=${cls('primary', `is-${next.kind}`, note && `note-${note.state}`)} disabled=${Boolean(why)} onClick=${give}>
      <span class="primary-word">${next.word}${next.key && html` <kbd>${t('host-key-space')}</kbd>`}</span>
      <span class="primary-about" role="status">${said}</span>
      <span class="primary-guard" aria-hidden="true"></span>
    </button>
    <${EndButton} panel=${panel} />
  </footer>`;
}

function endReason(panel) {
  if (panel.table.phase === 'ready') return t('host-end-not-yet');
  if (panel.over) return t('host-end-over');
  return panel.contact ? '' : t('host-why-no-contact');
}

/** Ends the match only when held for a second, by pointer or by key. */
function EndButton({ panel }) {
  const why = endReason(panel);
  const { holding, ...hold } = useHold(() => panel.orders.give('end', { order: 'end' }), Boolean(why));
  const note = panel.orders.notes.end;
  const idle = why || t(holding ? 'host-end-holding' : 'host-end-hold');
  return html`<div class="end">
    <button type="button" class=${cls('end-button', { 'is-holding': holding })} disabled=${Boolean(why) || panel.orders.busy('end')} ...${hold}>
      <span class="end-fill" aria-hidden="true"></span><span class="end-word">${t('host-end')}</span></button>
    <p class=${cls('end-about', note && `is-${note.state}`)} role="status">${note ? noteText(panel.show, note) : idle}</p>
  </div>`;
}

const HOLD_KEYS = new Set(['Enter', ' ']);

/** Handlers for a control that acts after it was held for HOLD_MS without a break. */
function useHold(act, off) {
  const [holding, setHolding] = useState(false);
  const timer = useRef(null);
  const stop = () => { clearTimeout(timer.current); timer.current = null; setHolding(false); };
  const start = () => {
    if (off || timer.current) return;
    setHolding(true);
    timer.current = setTimeout(() => { stop(); act(); }, HOLD_MS);
  };
  useEffect(() => { if (off) stop(); }, [off]);
  useEffect(() => stop, []);
  return {
    holding,
    onPointerDown: (event) => { if (event.button === 0) start(); },
    onPointerUp: stop, onPointerLeave: stop, onPointerCancel: stop, onBlur: stop,
    onContextMenu: (event) => event.preventDefault(),
    onKeyDown: (event) => { if (HOLD_KEYS.has(event.key)) { event.preventDefault(); if (!event.repeat) start(); } },
    onKeyUp: (event) => { if (HOLD_KEYS.has(event.key)) { event.preventDefault(); stop(); } },
  };
}
