// Plain words that the last steps do not count, until the next one is played.
import { html } from '../ui.js';
import { t } from '../words.js';
import { takenBackTo } from './told.js';

export function TakenBack({ table, paused }) {
  const turn = takenBackTo(table.log);
  if (turn === null || paused === 'rewind' || table.result) return null;
  return html`<p class="taken-back" role="status"><strong>${t('taken-back')}</strong> <span>${t('taken-back-to', { turn })}</span></p>`;
}
