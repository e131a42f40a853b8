// The fingerprint as it stood on the wall, and a field to compare it with one read off a photograph.
import { html, cls, useState } from '../ui.js';
import { t } from '../words.js';
import { sealRows } from '../rules.js';
import { compare } from './compare.js';

export function Photograph({ seal }) {
  const [typed, set] = useState('');
  const { state, signs, groups } = compare(seal, typed);
  const bad = groups.indexOf('other') + 1;
  return html`
    <section class="photo" aria-labelledby="photo-head">
      <h2 class="photo-head" id="photo-head">${t('page-photo')}</h2>
      <p class="photo-lead">${t('page-photo-more')}</p>
      <div class="photo-groups" role="img" aria-label=${t('page-photo-groups', { groups: sealRows(seal).flat().join(' ') })}>
        ${sealRows(seal).map((row, i) => html`<p key=${i} class="photo-row" aria-hidden="true">
          ${row.map((group, k) => html`<span key=${k} class=${cls('photo-group', signs > 0 && `is-${groups[i * row.length + k]}`)}>${group}</span>`)}
        </p>`)}
      </div>
      <label class="photo-label" for="photo-field">${t('page-photo-field')}</label>
      <textarea id="photo-field" class="photo-field" rows="2" spellcheck="false" autocomplete="off" autocapitalize="none"
        aria-describedby="photo-says" value=${typed} onInput=${(event) => set(event.target.value)}></textarea>
      <p id="photo-says" class=${`photo-says is-${state}`} role="status">${t(`page-photo-${state}`, { signs, all: seal.length, group: bad })}</p>
    </section>`;
}
