// The legal answers of the open question as buttons. Which are legal is in the view; nothing here knows the rules.
import { html } from '../ui.js';
import { t, theNoble, nobleName, seatName, actionName } from '../words.js';
import { AnswerButton } from '../parts/answer-button.js';
import { actAnswers, sameAnswer } from '../choices.js';
import { nobleInQuestion } from '../parts/told.js';
import { TakePick, CallPick } from './picks.js';
import { Exchange } from './exchange.js';
import { exchangeFrom } from '../rules.js';
import { Examined } from './examine.js';
import { TargetPick } from './target.js';
import { Faction, factionName } from '../parts/faction.js';
import { PlaceAnswers, asHandLies, bothToShow } from './by-place.js';

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
    case 'side': return { title: factionName(answer.faction), more: t('answer-side-more'), picture: html`<${Faction} faction=${answer.faction}/>`, tone: 'plain' };
    case 'draft': return { title: nobleName(answer.noble), more: t('answer-draft-more'), noble: answer.noble, tone: 'plain' };
    case 'reveal': return { title: nobleName(answer.noble), more: t('answer-reveal-more', { name: seatName(show, view.table.question.to) }), noble: answer.noble, tone: 'plain' };
    case 'force': return { title: t('answer-force'), more: t('answer-force-more', { name: seatName(show, view.table.question.target) }), tone: 'danger' };
    case 'leave': return { title: t('answer-leave'), more: t('answer-leave-more', { name: seatName(show, view.table.question.target) }), tone: 'plain' };
    default: return { title: answer.do, more: '', tone: 'plain' };
  }
}

/** What an action does, and at whom where only one can be named. */
function actMore(show, action, answers) {
  const does = t(`does-${action.name}`, { amount: action.amount, pick: exchangeFrom(show.edition) });
  return show.finalists.length > 2 && answers.length === 1 && answers[0].target ? t('does-at', { does, name: seatName(show, answers[0].target) }) : does;
}

/** In the order of the edition; where two stand in a row and one is left over, that is the coup, which ends a match. */
const inRows = ({ actions, court }) => (court === 'deck' ? actions : [...actions.filter(({ name }) => name !== 'coup'), ...actions.filter(({ name }) => name === 'coup')]);

function Actions({ state, answering, frozen }) {
  const { show, view } = state;
  const { arm, send, sent, action: chosen } = answering;
  if (chosen) return html`<${TargetPick} state=${state} answering=${answering} frozen=${frozen}/>`;
  return html`
    <div class=${`answer-grid acts acts-${show.edition.actions.length}`}>
      ${inRows(show.edition).map((action) => {
        const answers = actAnswers(view.you.choices, action.name);
        const several = answers.length > 1;
        return html`<${AnswerButton} key=${action.name} id=${action.name} class=${`act-${action.name}`} arm=${arm} legal=${answers.length > 0}
          title=${actionName(action.name)} more=${actMore(show, action, answers)} noble=${action.claim} cost=${action.cost}
          tone=${action.claim || action.disclaim ? 'claim' : 'plain'} busy=${Boolean(sent?.action === action.name)} frozen=${frozen}
          choose=${several ? () => answering.choose(action.name) : null} act=${() => send(answers[0])}/>`;
      })}
    </div>`;
}

function One({ state, answering: { arm, send, sent }, frozen, answer, legal = true }) {
  const id = JSON.stringify(answer);
  return html`<${AnswerButton} id=${id} ...${face(answer, state)} arm=${arm} frozen=${frozen} legal=${legal}
    busy=${Boolean(sent && sameAnswer(sent, answer))} act=${() => send(answer)}/>`;
}

/** A challenge is answered while own nobles are face down: until they are looked at, an answer that the server refuses is one like the other. */
function ToShow({ peek, ...more }) {
  return html`
    <div class="answer-grid">
      ${bothToShow(more.state.view.you.choices).map(({ answer, legal }) => html`<${One} key=${answer.do} ...${more} answer=${answer} legal=${legal || !peek.open}/>`)}
    </div>`;
}

function Plain({ state, answering, frozen, peek, places }) {
  const { you: { choices, hand }, table } = state.view;
  if (places) return html`<${PlaceAnswers} ...${answering} places=${places} frozen=${frozen} peek=${peek} more=${face(places[0].answer, state).more}/>`;
  if (peek.on && table.question.kind === 'show') return html`<${ToShow} state=${state} answering=${answering} frozen=${frozen} peek=${peek}/>`;
  return html`
    <${Examined} state=${state} peek=${peek}/>
    <div class=${`answer-grid answers-${choices.length}`}>
      ${asHandLies(choices, hand).map((answer) => html`<${One} key=${JSON.stringify(answer)} state=${state} answering=${answering} frozen=${frozen} answer=${answer}/>`)}
    </div>`;
}

const KINDS = { take: TakePick, call: CallPick, keep: Exchange };

/** Everything the player may answer now; `answering` from useAnswering, `peek` from usePeek, `places` from usePlaces. */
export function Answers({ state, answering, frozen, peek, places }) {
  const { kind } = state.view.table.question;
  if (kind === 'act') return html`<${Actions} state=${state} answering=${answering} frozen=${frozen}/>`;
  const { arm, send, sent } = answering;
  const Kind = KINDS[kind];
  if (!Kind) return html`<${Plain} state=${state} answering=${answering} frozen=${frozen} peek=${peek} places=${places}/>`;
  return html`<${Kind} state=${state} arm=${arm} send=${send} sent=${sent} frozen=${frozen} peek=${peek}/>`;
}
