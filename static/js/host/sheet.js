// A sheet over the panel: named, closed by Escape, by its button or by a tap beside it.
import { html, cls, useEffect, useRef } from '../ui.js';
import { t } from '../words.js';
import { walk } from './walk.js';

/**
 * `name` is its class and hook. `own`: it is a form and takes the keyboard for itself; arrows go through it. `tools` stand in its head, beside
 * the button that closes it.
 */
export function Sheet({ name, title, close, own = false, tools = null, children }) {
  const sheet = useRef(null);
  useEffect(() => { if (!sheet.current.open) sheet.current.showModal(); }, []);
  // The browser tells a little later that it is closed: by then another may stand here, which stays.
  const closed = () => { if (sheet.current) close(); };
  const outside = (event) => { if (event.target === sheet.current) close(); };
  return html`<dialog class=${cls('sheet', `sheet-${name}`)} ref=${sheet} aria-labelledby="sheet-title" data-keys=${own ? 'own' : null} onClose=${closed} onClick=${outside}
      onKeyDown=${own ? (event) => walk(sheet.current, event) : null}>
    <div class="sheet-frame">
      <header class="sheet-head"><h2 class="sheet-title" id="sheet-title">${title}</h2>${tools}
        <button type="button" class="small-button sheet-close" data-control="close" onClick=${close}>${t('host-code-close')} <kbd>${t('host-key-escape')}</kbd></button></header>
      ${children}
    </div>
  </dialog>`;
}
