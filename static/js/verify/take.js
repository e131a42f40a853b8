// Where a recording is handed to the page: chosen, or dropped anywhere on it; and how far the check is.
import { html, cls, useState, useEffect, useRef } from '../ui.js';
import { t } from '../words.js';

/** Whether a file is held over the page; a file dropped anywhere on it goes to `take`, and never replaces the page. */
function useDrop(take, busy) {
  const [over, set] = useState(false);
  useEffect(() => {
    const allow = (event) => { event.preventDefault(); set(!busy); };
    const leave = (event) => { if (event.relatedTarget === null) set(false); };
    const drop = (event) => {
      event.preventDefault();
      set(false);
      const [file] = event.dataTransfer.files;
      if (file && !busy) take(file);
    };
    const kinds = { dragover: allow, dragleave: leave, drop };
    for (const [kind, does] of Object.entries(kinds)) document.addEventListener(kind, does);
    return () => { for (const [kind, does] of Object.entries(kinds)) document.removeEventListener(kind, does); };
  });
  return over;
}

export function Take({ check }) {
  const input = useRef(null);
  const busy = check.progress !== null;
  const over = useDrop(check.take, busy);
  const chosen = (event) => {
    const [file] = event.target.files;
    if (file) check.take(file);
    // So that the same file, changed meanwhile, can be chosen again.
    event.target.value = '';
  };
  if (check.engine === 'failed') return html`<p class="verify-trouble" role="alert">${t('page-failed', { why: check.trouble })}</p>`;
  return html`
    <section class=${cls('take', { 'is-over': over, 'is-busy': busy, 'is-done': check.report })} aria-label=${t('page-take')}>
      ${busy ? html`<${Progress} check=${check}/>` : html`
        <input ref=${input} id="recording-file" class="out-of-sight" type="file" onChange=${chosen}/>
        <label class="take-button" for="recording-file">${t(check.file ? 'page-choose-other' : 'page-choose')}</label>
        <p class="take-or">${t('page-drop')}</p>`}
    </section>`;
}

function Progress({ check }) {
  const { done, of } = check.progress;
  const starting = check.engine === 'starting';
  return html`
    <p class="take-name" id="progress-name" role="status">${t(starting ? 'page-starting' : 'page-working')} <bdi class="take-file">${check.file.name}</bdi></p>
    <progress class="take-bar" aria-labelledby="progress-name" max=${of || 1} value=${starting || !of ? undefined : done}></progress>
    <p class="take-count" aria-hidden="true">${of ? t('page-lines', { done, of }) : ' '}</p>
    <button class="take-stop" type="button" onClick=${check.stop}>${t('page-stop')}</button>`;
}
