// One of several who are asked at once has answered: calm words, the same whatever the others do.
import { html } from '../ui.js';
import { t, theNoble, nobleName } from '../words.js';
import { seen } from '../parts/peek.js';
import { nobleInQuestion } from '../parts/told.js';

/** Whether this player was asked and has answered while others may still be asked. */
export const hasAnswered = ({ table, you }) => Boolean(table.question && [...table.question.seats, ...table.question.answered].includes(you.seat)) && !you.asked;

/** What was picked is an own noble, and named as `peek` allows. */
export function Answered({ view: { table, you }, peek }) {
  const noble = you.waiting?.do === 'draft' ? seen(peek, you.waiting.noble) : you.waiting?.noble ?? nobleInQuestion(table);
  const args = { noble: noble ?? 'none', the_noble: noble ? theNoble(noble) : '', noble_name: noble ? nobleName(noble) : '' };
  return html`
    <div class="answered" role="status">
      <p class="answered-word display">${t('answered')}</p>
      <p class="answered-more">${you.waiting ? t(`answered-${you.waiting.do}`, args) : t('answered-allow')} ${t('answered-wait')}</p>
    </div>`;
}
