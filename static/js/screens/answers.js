// The legal answers of the open question as buttons. Which are legal is in the view; nothing here knows the rules.
import { html, useState } from '../ui.js';
import { t, theNoble, nobleName, seatName, actionName } from '../words.js';
import { useArm } from '../parts/arm.js';
import { AnswerButton } from '../parts/answer-button.js';
import { actAnswers, sameAnswer } from '../choices.js';
import { nobleInQuestion } from '../parts/told.js';
import { TakePick, CallPick } from './picks.js';
import { Exchange } from './exchange.js';
import { exchangeFrom } from '../rules.js';

/** What each answer but an action says and how it looks: {id, title, more, noble, tone}. */
function face(answer, { show, view }) {
  const asked = nobleInQuestion(view.table);
  const the = (noble) => ({ noble: noble ?? 'none', the_noble: noble ? theNoble(noble) : '', noble_name: noble ? nobleName(noble) : '' });
  switch (answer.do) {
    case 'starter': return {
      title: answer.seat === view.you.seat ? t('answer-begin-me') : t('answer-begin-other', { name: seatName(show, answer.seat) }), more: t('answer-begin-more'), tone: 'plain',
    };
    case 'allow': return { title: t('answer-allow'), more: t(view.table.question.kind === 'doubt' ? 'answer-allow-block-more' : 'answer-allow-more'), tone: 'plain' };
    case 'challenge': return { title: t('answer-challenge'), more: t('answer-challenge-more', the(asked)), tone: 'danger' };
    case 'block': return { title: t('answer-block'), more: t('answer-block-more', the(answer.noble)), noble: answer.noble, tone: 'claim' };
    case 'show': return { title: t('answer-show'), more: t('answer-show-more', the(asked)), noble: asked, tone: 'claim' };
    case 'refuse': return { title: t('answer-refuse'), more: t('answer-refuse-more'), tone: 'danger' };
    case 'lose': return { title: t('answer-lose', the(answer.noble)), more: t('answer-lose-more'), noble: answer.noble, tone: 'danger' };
    default: return { title: answer.do, more: '', tone: 'plain' };
  }
}

function Actions({ state, arm, send, sent, frozen }) {
  const { show, view } = state;
  return html`
    <div class="answer-grid acts">
      ${show.edition.actions.map((action) => {
        const [answer] = actAnswers(view.you.choices, action.name);
        return html`<${AnswerButton} key=${action.name} id=${action.name} class=${`act-${action.name}`} arm=${arm} legal=${Boolean(answer)}
          title=${actionName(action.name)} more=${t(`does-${action.name}`, { amount: action.amount, pick: exchangeFrom(show.edition) })} noble=${action.claim} cost=${action.cost}
          tone=${action.claim ? 'claim' : 'plain'} busy=${Boolean(sent && answer && sameAnswer(sent, answer))} frozen=${frozen} act=${() => send(answer)}/>`;
      })}
    </div>`;
}

function Plain({ state, arm, send, sent, frozen }) {
  const { choices } = state.view.you;
  return html`
    <div class=${`answer-grid answers-${choices.length}`}>
      ${choices.map((answer) => {
        const id = JSON.stringify(answer);
        return html`<${AnswerButton} key=${id} id=${id} ...${face(answer, state)} arm=${arm} frozen=${frozen}
          busy=${Boolean(sent && sameAnswer(sent, answer))} act=${() => send(answer)}/>`;
      })}
    </div>`;
}

const KINDS = { act: Actions, take: TakePick, call: CallPick, keep: Exchange };

/** Everything the finalist may answer now. `onAnswer(answer)` sends it; `busy` while one is under way. */
export function Answers({ state, onAnswer, busy, frozen, elsewhere }) {
  const { question } = state.view.table;
  const arm = useArm(question.id, elsewhere, frozen);
  const [last, setLast] = useState(null);
  const send = (answer) => { setLast(answer); onAnswer(answer); };
  const Kind = KINDS[question.kind] ?? Plain;
  return html`<${Kind} state=${state} arm=${arm} send=${send} sent=${busy ? last : null} frozen=${frozen}/>`;
}
