// Answering for a seat whose screen is dead, on the player's word.
import { html, cls, useState } from '../ui.js';
import { actionName, nobleName, refusal, seatName, t, theNoble } from '../words.js';
import { askedTold } from '../parts/told.js';
import { answersFor, formOf, holding, keepAnswer, keepPlaces } from './answers.js';
import { factionName } from '../parts/faction.js';
import { Note } from './note.js';
import { awaited } from './player-rows.js';
import { ArmButton } from './press.js';
import { Reason, useReason } from './reason.js';

export function AnswerPart({ panel }) {
  const { question } = panel.table;
  const reason = useReason(t('host-reason-word'));
  if (!question) return html`<p class="part-lead">${t('host-asking-nobody')}</p>`;
  return html`<div class="part answer-part">
    <p class="part-lead">${askedTold(panel.show, panel.table)}</p>
    <p class="part-about">${t('host-answer-about')}</p>
    <${Reason} id="answer-reason" reason=${reason} chips />
    <div class=${cls('answer-seats', { 'is-several': awaited(panel).length > 1 })}>${awaited(panel).map((seat) => html`<${OneSeat} key=${seat} panel=${panel} seat=${seat} reason=${reason} />`)}</div>
    <${Note} show=${panel.show} note=${panel.orders.notes.answer} />
  </div>`;
}

const FORMS = { list: ListForm, call: CallForm, keep: KeepForm };

function OneSeat({ panel, seat, reason }) {
  const { question } = panel.table;
  const give = async (answer) => panel.orders.give('answer', { order: 'answer_for', seat, question: question.id, answer, reason: reason.take() });
  const off = Boolean(panel.still) || panel.orders.busy('answer');
  const Form = FORMS[formOf(question)];
  return html`<section class="answer-seat" data-seat=${seat}>
    <h3 class="part-head">${t('host-answer-says', { name: seatName(panel.show, seat) })}</h3>
    <${Form} key=${question.id} panel=${panel} seat=${seat} give=${give} off=${off} /></section>`;
}

/** An answer in the player's words: "Tax", "Block with the Duke", "Challenge". */
function answerWords(show, answer) {
  switch (answer.do) {
    case 'act': return answer.target ? t('host-says-act-target', { action: actionName(answer.action), target: seatName(show, answer.target) }) : actionName(answer.action);
    case 'block': return t('host-says-block', { the_noble: theNoble(answer.noble) });
    case 'lose': case 'draft': case 'reveal': return nobleName(answer.noble);
    case 'side': return factionName(answer.faction);
    case 'take': return seatName(show, answer.holder);
    case 'starter': return seatName(show, answer.seat);
    default: return t(`host-says-${answer.do}`);
  }
}

const nameOf = (answer) => [answer.do, answer.action, answer.target, answer.noble, answer.holder, answer.seat, answer.faction].filter(Boolean).join(':');

function ListForm({ panel, seat, give, off }) {
  return html`<div class="answer-list">${answersFor(panel.table, panel.show.edition, seat).map(({ answer, closed }) => html`<${ArmButton} key=${nameOf(answer)} panel=${panel}
    control=${`answer:${seat}:${nameOf(answer)}`} label=${answerWords(panel.show, answer)} class="small-button answer-button" off=${off || Boolean(closed)}
    about=${closed ? refusal(panel.show, { code: closed }) : null} act=${() => give(answer)} />`)}</div>`;
}

function CallForm({ panel, seat, give, off }) {
  const { count } = panel.table.question;
  const [called, setCalled] = useState([]);
  const toggle = (holder) => setCalled(called.includes(holder) ? called.filter((one) => one !== holder) : [...called, holder].slice(-count));
  return html`<div class="answer-list">${holding(panel.table).map((holder) => html`<button type="button" key=${holder} class="small-button answer-button"
      data-control=${`answer:${seat}:call:${holder}`} aria-pressed=${String(called.includes(holder))} onClick=${() => toggle(holder)}>${seatName(panel.show, holder)}</button>`)}</div>
    <${ArmButton} panel=${panel} control=${`answer:${seat}:call`} label=${t('host-says-call', { count })} off=${off || called.length !== count} stamp=${called.join()}
      act=${() => give({ do: 'call', holders: called })} class="small-button is-wide" />`;
}

function KeepForm({ panel, seat, give, off }) {
  const places = keepPlaces(panel.table, seat);
  const [kept, setKept] = useState([]);
  const [given, setGiven] = useState({});
  const answer = keepAnswer(places, kept, given);
  const put = (i, noble) => setKept(Object.assign([...kept], { [i]: noble }));
  return html`<div class="keep-form">
      ${Array.from({ length: places.keep }, (_, i) => html`<${Noble} key=${i} panel=${panel} control=${`answer:${seat}:keep:${i}`} label=${t('host-says-keeps', { number: i + 1 })} value=${kept[i]} set=${(noble) => put(i, noble)} />`)}
      ${places.give.map((holder) => html`<${Noble} key=${holder} panel=${panel} control=${`answer:${seat}:give:${holder}`} label=${t('host-says-gives', { name: seatName(panel.show, holder) })} value=${given[holder]}
        set=${(noble) => setGiven({ ...given, [holder]: noble })} />`)}
    </div>
    <${ArmButton} panel=${panel} control=${`answer:${seat}:keep`} label=${t('host-says-keep')} off=${off || !answer} stamp=${JSON.stringify(answer)} act=${() => give(answer)} class="small-button is-wide" />`;
}

function Noble({ panel, control, label, value, set }) {
  return html`<label class="keep-place"><span class="overline">${label}</span>
    <select class="field" data-control=${control} value=${value ?? ''} onChange=${(event) => set(event.target.value)}>
      <option value="">${t('host-says-choose')}</option>
      ${panel.show.edition.nobles.map((noble) => html`<option key=${noble} value=${noble}>${nobleName(noble)}</option>`)}</select></label>`;
}
