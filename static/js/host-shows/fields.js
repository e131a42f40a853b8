// Fields of the form: a label, what is in it, and the fault that stands at it.
import { html, cls } from '../ui.js';
import { t } from '../words.js';
import { at, keyOf, typed } from './values.js';

/** The fault at a key, once its field was touched or saving was tried. */
export function faultAt(form, key) {
  return form.told(key) ? form.faults.find((fault) => fault.key === key) ?? null : null;
}

/** What is wrong, in a sentence. */
export const sentence = ({ found, right }) => t('shows-fault', { found: t(`found-${found.code}`, found), right: t(`right-${right.code}`, right) });

/** `text` stands in the place of the server's words where the form knows better what to do. */
export function FaultLine({ form, of, text = null }) {
  const fault = faultAt(form, of);
  return fault && html`<p class="fault" id=${`fault-${of}`} data-fault=${of}>${text ?? sentence(fault)}</p>`;
}

/** What an input needs to stand for a value: its text, its fault, and whether it may be changed. */
export function bound(form, path, { number = false, onText = null } = {}) {
  const key = keyOf(path);
  const value = at(form.values, path);
  const put = onText ?? ((text) => form.put(path, number ? typed(text) : text));
  return {
    value: value === undefined || value === null ? '' : String(value), disabled: form.fixed,
    'data-field': key, 'aria-invalid': faultAt(form, key) ? 'true' : null, 'aria-describedby': faultAt(form, key) ? `fault-${key}` : null,
    onInput: (event) => put(event.target.value), onBlur: () => form.touch(key),
  };
}

export function TextField({ form, path, label, max, lines = 0 }) {
  return html`<label class="line"><span class="line-label">${label}</span>
    ${lines ? html`<textarea class="field is-lines" rows=${lines} maxlength=${max} ...${bound(form, path)}></textarea>`
    : html`<input class="field" type="text" maxlength=${max} autocomplete="off" ...${bound(form, path)} />`}
    <${FaultLine} form=${form} of=${keyOf(path)} /></label>`;
}

/** A whole number; nothing typed means what stands behind it in grey. */
export function NumberField({ form, path, label, unit = '', usual = '' }) {
  return html`<label class="line is-number"><span class="line-label">${label}</span>
    <span class="number"><input class="field" type="text" inputmode="numeric" maxlength="9" autocomplete="off" placeholder=${String(usual)} ...${bound(form, path, { number: true })} />
      ${unit && html`<span class="unit">${unit}</span>`}</span>
    <${FaultLine} form=${form} of=${keyOf(path)} /></label>`;
}

export function Toggle({ form, field, on, label, more = null, act }) {
  return html`<button type="button" class="switch" role="switch" aria-checked=${String(on)} data-field=${field} disabled=${form.fixed} onClick=${() => act(!on)}>
    <span class=${cls('switch-track', { 'is-on': on })} aria-hidden="true"></span><span class="switch-words">${label}${more}</span></button>`;
}

export function Choice({ form, path, label, options, plain = false, onText = null }) {
  const given = bound(form, path, { onText });
  return html`<label class=${cls('line', { 'is-plain': plain })}><span class=${plain ? 'out-of-sight' : 'line-label'}>${label}</span>
    <select class="field" ...${given} onChange=${given.onInput}>
      ${!options.some(([value]) => value === given.value) && html`<option value=${given.value} selected>${given.value || t('shows-choose')}</option>`}
      ${options.map(([value, words]) => html`<option key=${value} value=${value} selected=${value === given.value}>${words}</option>`)}
    </select><${FaultLine} form=${form} of=${keyOf(path)} /></label>`;
}
