// Naming the target of an action: on the picture of the table, or oneself with a button of one's own.
import { html, cls } from '../ui.js';
import { t, actionName, seatName } from '../words.js';
import { AnswerButton } from '../parts/answer-button.js';
import { actAnswers } from '../choices.js';

/** An action with its target in a few words: "Steal from Neo". */
export const actSaid = (show, { action, target }) => t('act-at', { action, action_name: actionName(action), target: target ? seatName(show, target) : 'none' });

export function TargetPick({ state, answering, frozen }) {
  const { show, view: { you } } = state;
  const { arm, action, choose, send, sent } = answering;
  const answers = actAnswers(you.choices, action);
  const own = answers.find((answer) => answer.target === you.seat);
  const armed = answers.find((answer) => answer.target === arm.armed);
  const row = show.edition.actions.find((one) => one.name === action);
  const said = sent ? t('sending') : armed ? t('again-for', { what: actSaid(show, armed) }) : t('answer-target');
  return html`
    <div class="target-pick">
      <p class=${cls('pick-told', { armed })} role="status">${said}</p>
      ${own && html`<${AnswerButton} id=${you.seat} title=${t('answer-own', { action })} more=${t('answer-own-more')} cost=${row.cost} arm=${arm} busy=${sent === own} frozen=${frozen} act=${() => send(own)}/>`}
      ${row.cost_other !== null && html`<p class="target-cost">${t('answer-others-cost', { cost: row.cost_other })}</p>`}
      <button type="button" class="another" disabled=${frozen} onClick=${(event) => { event.stopPropagation(); choose(null); }}>${t('answer-another')}</button>
    </div>`;
}
