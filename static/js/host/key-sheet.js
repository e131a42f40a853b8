// All keys, by what they belong to.
import { cls, html } from '../ui.js';
import { t } from '../words.js';
import { GROUPS, KEYS, SCENES, cap, sceneKey } from './keymap.js';
import { Sheet } from './sheet.js';

export function KeySheet({ close }) {
  return html`<${Sheet} name="keys" title=${t('host-keys')} close=${close}><div class="sheet-main keys">
    <p class="part-about keys-lead">${t('host-keys-about')}</p>
    ${Object.entries(GROUPS).map(([group, names]) => html`<section key=${group}><h3 class="part-head">${t(`host-keys-${group}`)}</h3><dl class="key-list">
      ${group === 'show' && html`<${Line} caps=${t('host-key-space')} words=${t('host-key-does-space')} />`}
      ${names.map((name) => html`<${Line} key=${name} caps=${cap(KEYS[name])} words=${t(`host-key-does-${name}`)} />`)}
      ${group === 'room' && html`<${Line} caps=${SCENES.map(sceneKey)} words=${t('host-key-does-scenes')} />`}
    </dl></section>`)}
  </div><//>`;
}

// Several keys stand above their words: no column is wide enough for them.
const Line = ({ caps, words }) => html`<div class=${cls('key-line', { 'is-wide': Array.isArray(caps) })}><dt>${[caps].flat().map((one) => html`<kbd key=${one}>${one}</kbd>`)}</dt><dd>${words}</dd></div>`;
