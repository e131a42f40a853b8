// A button that gives an answer: it says what it does, arms on the first tap, and never moves.
import { html, cls } from '../ui.js';
import { Emblem, Coin } from './emblem.js';
import { t } from '../words.js';

const Cost = ({ cost }) => html`<span class="answer-cost" role="img" aria-label=${t('costs', { cost })}><${Coin}/><span aria-hidden="true">${cost}</span></span>`;

/**
 * `title` and `more` say what it does; `noble` is claimed by it; `cost` in coins; `tone` "danger", "claim" or "plain".
 * `arm` from useArm, `id` its key, `act` what the second tap does; `legal` false shows it dim; `busy` while it is sent. `choose` in
 * place of both taps: one tap that sends nothing yet. `picture` stands where a noble's emblem would.
 */
export function AnswerButton({ id, title, more = '', noble = null, cost = 0, tone = 'plain', arm, act, choose = null, picture = null, legal = true, busy = false, frozen = false, class: name = '' }) {
  const armed = arm.armed === id;
  const tap = (event) => { event.stopPropagation(); if (legal) (choose ?? (() => arm.tap(id, act)))(); };
  const now = busy ? t('sending') : armed ? t('again') : '';
  return html`
    <button type="button" class=${cls('answer', `tone-${tone}`, name, { armed, pending: busy, dim: !legal })}
      disabled=${!legal || frozen} aria-pressed=${armed} data-answer=${id} onClick=${tap}>
      ${noble ? html`<${Emblem} noble=${noble}/>` : picture}
      <span class="answer-words">
        <span class="answer-head"><span class="answer-title display">${title}</span>${cost > 0 && html`<${Cost} cost=${cost}/>`}</span>
        <span class="answer-more">
          <span class=${cls({ away: now })}>${more}</span>
          <strong class=${cls({ away: !now })}>${now || t('again')}</strong>
        </span>
      </span>
    </button>`;
}
