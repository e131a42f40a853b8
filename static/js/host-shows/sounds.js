// The room's sound, and the files that a show brings for moments of it.
import { html } from '../ui.js';
import { t } from '../words.js';
import { FaultLine, Toggle, bound } from './fields.js';
import { at, withIn } from './values.js';

export function Sounds({ form }) {
  const play = at(form.values, ['sounds', 'play']) !== false;
  const put = (name, value) => form.change((values) => withIn(values, 'sounds', name, value));
  return html`<section class="sect" aria-labelledby="sounds-head"><header class="sect-head"><h2 class="overline" id="sounds-head">${t('shows-sounds')}</h2><span class="note">${t('shows-sounds-about')}</span></header>
    <${Toggle} form=${form} field="sounds.play" on=${play} label=${t('shows-sounds-play')} act=${(on) => put('play', on ? undefined : false)} />
    <${FaultLine} form=${form} of="sounds.play" />
    ${play && html`<div class="sounds">${form.legal.sounds.map((name) => html`<${Own} key=${name} form=${form} name=${name} put=${put} />`)}</div>`}</section>`;
}

function Own({ form, name, put }) {
  return html`<label class="line"><span class="line-label">${t(`shows-sound-${name}`)}</span>
    <input class="field" type="text" maxlength="200" autocomplete="off" spellcheck=${false} placeholder="sounds/${name}.ogg" ...${bound(form, ['sounds', name], { onText: (text) => put(name, text.trim() || undefined) })} />
    <${FaultLine} form=${form} of=${`sounds.${name}`} /></label>`;
}
