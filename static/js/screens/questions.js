// The open question, said to the one who is asked.
import { t, theNoble } from '../words.js';
import { nobleInQuestion } from '../parts/told.js';

/** {ask, more}: the question in a few words, and a hint where one is needed. */
export function questionTold({ show, view }) {
  const { table, you } = view;
  const { question } = table;
  if (!question || !you.asked) return { ask: '', more: '' };
  const noble = nobleInQuestion(table);
  const args = { noble: noble ?? 'none', the_noble: noble ? theNoble(noble) : '', count: countFor(question, you) };
  const more = moreTold(table, you, question, show.peek === 'hold');
  if (question.kind === 'act' && onlyCoup(show, you)) return { ask: t('ask-act'), more: t('ask-act-forced', { coins: show.edition.forced_coup_at }) };
  return { ask: t(`ask-${question.kind}`, args), more };
}

/** A hint: what taps do, or that something is aimed at the one who is asked. */
function moreTold({ attempt }, { seat }, { kind }, peeks) {
  if (kind === 'keep') return t('ask-keep-more');
  if (peeks && OWN.has(kind)) return t('ask-peek');
  return WINDOWS.has(kind) && attempt?.target === seat ? t('ask-aimed') : '';
}

const OWN = new Set(['lose', 'reveal', 'draft']);  // these are answered by place where own nobles are face down
const WINDOWS = new Set(['challenge', 'block']);

const countFor = (question, you) => (question.kind === 'keep' ? you.hand.length : question.count ?? 1);

const onlyCoup = (show, you) => Boolean(show.edition.forced_coup_at) && you.choices.length > 0 && you.choices.every((answer) => answer.action === 'coup');
