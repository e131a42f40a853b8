// Own nobles only while a finger holds "Peek": for rooms with cameras at people's shoulders. While they are face down no noble is on
// the page at all, so that neither a picture nor a reader of the page can tell it.
import { html, cls, useEffect, useLayoutEffect, useRef, useState } from '../ui.js';
import { list, nobleName, t } from '../words.js';

const HOLD_KEYS = new Set(['Enter', ' ']);

/** {on, open, handlers}: `on` where a show asks for it, `open` while nobles are face up. Whatever is not a held finger closes it. */
export function usePeek(on) {
  const [held, hold] = useState(null);
  const finger = useRef(null);
  const take = (what) => { finger.current = what; hold(what); };
  const close = () => take(null);
  // Before they are seen, for what closes them may come in the same moment.
  useLayoutEffect(() => {
    if (held === null) return undefined;
    const hidden = () => { if (document.visibilityState !== 'visible') close(); };
    const second = (event) => { if (event.pointerId !== finger.current) close(); };
    const away = [[window, 'blur', close], [window, 'pagehide', close], [window, 'pointerdown', second], [document, 'visibilitychange', hidden]];
    for (const [target, event, act] of away) target.addEventListener(event, act, true);
    return () => { for (const [target, event, act] of away) target.removeEventListener(event, act, true); };
  }, [held]);
  useEffect(() => { if (!on) close(); }, [on]);
  const handlers = {
    onPointerDown: (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.target.setPointerCapture?.(event.pointerId);
      take(event.pointerId);
    },
    onPointerUp: close, onPointerCancel: close, onLostPointerCapture: close, onBlur: close,
    onContextMenu: (event) => event.preventDefault(),
    onClick: (event) => event.stopPropagation(),
    onKeyDown: (event) => {
      if (!HOLD_KEYS.has(event.key)) return;
      event.preventDefault();
      if (!event.repeat) take('key');
    },
    onKeyUp: close,
  };
  return { on, open: !on || held !== null, handlers };
}

/** The button to hold, where a show asks for it; `nobles` are read out while they are face up. */
export const PeekButton = ({ peek, nobles }) => (peek.on && nobles.length ? html`
  <button type="button" class=${cls('peek', { 'is-open': peek.open })} aria-pressed=${peek.open} ...${peek.handlers}>
    <span class="peek-word">${t('peek')}</span><span class="peek-more">${t(peek.open ? 'peek-open' : 'peek-more')}</span>
    <span class="out-of-sight" role="status">${peek.open ? list(nobles.map(nobleName)) : ''}</span></button>` : null);

/** A noble as it may be seen now. */
export const seen = (peek, noble) => (peek.open ? noble : null);
