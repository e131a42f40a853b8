// Below the form: what stands against saving, saving, and having the console go on with the show.
import { html } from '../ui.js';
import { hasWords, t } from '../words.js';

function status(form) {
  const { said, faults } = form;
  if (form.busy) return t('shows-busy');
  if (said && !said.ok) {
    const known = [`shows-refused-${said.code}`, `refused-${said.code}`].find(hasWords);
    return known ? t(known) : t('shows-refused', { code: String(said.code) });
  }
  if (form.all && faults.length) return t('shows-faults', { count: faults.length });
  if (said?.ok) return t('shows-saved');
  if (form.bundled) return t('shows-bundled-foot');
  return form.dirty ? t('shows-unsaved') : t('shows-unchanged');
}

/** To the first field that has a fault. */
function show() {
  const first = document.querySelector('.form .fault');
  first?.scrollIntoView({ block: 'center' });
  first?.closest('label, tbody, li, section')?.querySelector('[aria-invalid="true"], input, button')?.focus({ preventScroll: true });
}

export function Foot({ form, on, begun }) {
  const saved = form.version !== null && !form.dirty && form.faults.length === 0 && form.readable;
  const wrong = form.all && form.faults.length > 0;
  return html`<footer class="foot"><p class=${`foot-status${(form.said && !form.said.ok) || wrong ? ' is-refused' : ''}`} role="status">${status(form)}</p>
    ${wrong && form.readable && html`<button type="button" class="small-button" data-control="faults" onClick=${show}>${t('shows-show-fault')}</button>`}
    ${saved && !form.bundled && html`<button type="button" class="small-button" data-control="copy" onClick=${form.copy}>${t('shows-copy-own')}</button>`}
    <span class="foot-tools">
      ${saved && html`<span class="foot-command" title=${t('shows-command')}>${t('shows-next-start')} <code>deathmatch serve ${form.name}</code></span>
        ${begun && html`<button type="button" class="small-button is-large" data-control="open-fresh" title=${t('shows-open-fresh-about')} disabled=${form.busy} onClick=${() => form.open(true)}>${t('shows-open-fresh')}</button>`}
        <button type="button" class="small-button is-large" data-control="open" title=${t('shows-open-about')} disabled=${form.busy} onClick=${() => form.open(false)}>${t(on === form.name ? 'shows-open-again' : 'shows-open')}</button>`}
      ${!form.bundled && html`<button type="button" class="small-button is-large is-save" data-control="save" disabled=${form.busy || !form.readable || (form.version !== null && !form.dirty)} onClick=${form.save}>${t('shows-save')}</button>`}
    </span></footer>`;
}
