// The open question, said to the one who is asked.
import { t, actionName, theNoble } from '../words.js';
import { nobleInQuestion } from '../parts/told.js';

/** {ask, more}: the question in a few words, and a hint where one is needed; `action` is chosen and wants its target. */
export function questionTold({ show, view }, action = null) {
  const { table, you } = view;
  const { question } = table;
  if (!question || !you.asked) return { ask: '', more: '' };
  if (action) return { ask: t('ask-target', { action, action_name: actionName(action) }), more: '' };
  const noble = nobleInQuestion(table);
  const args = { noble: noble ?? 'none', the_noble: noble ? theNoble(noble) : '', count: countFor(question, you) };
  const more = moreTold(table, you, question, show.peek === 'hold');
  if (question.kind === 'act' && onlyCoup(show, you)) return { ask: t('ask-act'), more: t('ask-act-forced', { coins: show.edition.forced_coup_at }) };
  if (cannotShow(show, question, you)) return { ask: t('ask-show-not', args), more };
  return { ask: t(`ask-${mayBlock(question, you) ? 'answer' : question.kind}`, args), more };
}

const can = (choices, does) => choices.some((answer) => answer.do === does);

/** A challenge is asked for, and a block may come early. */
const mayBlock = ({ kind }, { choices }) => kind === 'challenge' && can(choices, 'block');

/** Nothing is left but not to show. Where own nobles are face down, that is not told. */
const cannotShow = (show, { kind, denied }, { choices }) => kind === 'show' && !denied && show.peek !== 'hold' && !show.covered
  && can(choices, 'refuse') && !can(choices, 'show');

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
