// Plain words that the last steps do not count, until the next one is played.
import { html } from '../ui.js';
import { t } from '../words.js';
import { takenBackTo } from './told.js';

/** Whether that is to be said now. */
export const takenBackShown = (table, paused) => paused !== 'rewind' && !table.result && takenBackTo(table.log) !== null;

export const TakenBack = ({ table, paused }) => takenBackShown(table, paused) && html`
  <p class="taken-back" role="status"><strong>${t('taken-back')}</strong> <span>${t('taken-back-to', { turn: takenBackTo(table.log) })}</span></p>`;
