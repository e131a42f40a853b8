// The accent colours of a show's screens.
import { html } from '../ui.js';
import { t } from '../words.js';
import { FaultLine } from './fields.js';
import { at, withIn } from './values.js';

/** The colour that the screens have where a show names none. */
const usual = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name.replaceAll('_', '-')}`).trim();

export function Look({ form }) {
  return html`<section class="sect" aria-labelledby="look-head"><header class="sect-head"><h2 class="overline" id="look-head">${t('shows-look')}</h2></header>
    <div class="colours">${form.legal.look.map((name) => html`<${Colour} key=${name} form=${form} name=${name} />`)}</div></section>`;
}

function Colour({ form, name }) {
  const key = `look.${name}`;
  const own = at(form.values, ['look', name]);
  const put = (value) => form.change((values) => withIn(values, 'look', name, value));
  return html`<div class="colour"><label class="line"><span class="line-label">${t(`shows-look-${name}`)}</span>
      <input class="colour-well" type="color" data-field=${key} disabled=${form.fixed} value=${own ?? usual(name)} onInput=${(event) => put(event.target.value)} onBlur=${() => form.touch(key)} /></label>
    ${own !== undefined && !form.fixed && html`<button type="button" class="small-button is-tiny" data-control=${`${key}:usual`} onClick=${() => put(undefined)}>${t('shows-look-usual')}</button>`}
    <${FaultLine} form=${form} of=${key} /></div>`;
}
