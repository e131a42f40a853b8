// The sheet for what went wrong: take play back, answer for a seat, end the match by the host's word.
import { html } from '../ui.js';
import { t } from '../words.js';
import { AnswerPart } from './answer-part.js';
import { runs } from './controls.js';
import { RewindPart } from './rewind.js';
import { RulingPart } from './ruling.js';
import { Sheet } from './sheet.js';
import { walkTabs } from './walk.js';

const PARTS = ['rewind', 'answer', 'ruling'];

/** `part` is the one that shows, `turn(part)` another; `entry` the entry that is chosen at first. */
export function CorrectionsSheet({ panel, part, turn, entry, close }) {
  const tools = html`<nav class="tabs" role="tablist" onKeyDown=${walkTabs}>${PARTS.map((one) => html`<button type="button" key=${one} role="tab" class="tab" data-control=${`part:${one}`}
      aria-selected=${String(one === part)} autofocus=${one === part} onClick=${() => turn(one)}>${t(`host-part-${one}`)}</button>`)}</nav>${panel.still ? html`<p class="note" role="status">${panel.still}</p>` : html`<${PauseFirst} panel=${panel} />`}`;
  return html`<${Sheet} name="corrections" title=${t('host-corrections')} tools=${tools} close=${close} own><div class="sheet-main">
    ${part === 'rewind' && html`<${RewindPart} panel=${panel} first=${entry} done=${close} />`}
    ${part === 'answer' && html`<${AnswerPart} panel=${panel} />`}
    ${part === 'ruling' && html`<${RulingPart} panel=${panel} done=${close} />`}
  </div><//>`;
}

/** While the match runs, a correction runs against the clock. */
export function PauseFirst({ panel }) {
  if (!runs(panel.table)) return null;
  const act = () => panel.orders.give('main', { order: 'pause', why: 'host' });
  return html`<button type="button" class="small-button" data-control="pause:first" disabled=${Boolean(panel.still) || panel.orders.busy('main')} onClick=${act}>${t('host-pause-first')}</button>`;
}
