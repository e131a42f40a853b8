// The middle of the room's display: who attempts what, the claim that stands, and what became of it.
import { html, cls, useState, useEffect } from '../ui.js';
import { t, seatName, theNoble, nobleName } from '../words.js';
import { Emblem } from './emblem.js';
import { Card } from './card.js';
import { attemptSaid, isWordy, nameLength } from './told.js';

const TURN_MS = 500;

/** A challenge that proved wrong: the noble turns over for all to see. */
function Proof({ noble }) {
  const [up, turn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => turn(true), TURN_MS);
    return () => clearTimeout(timer);
  }, []);
  return html`<${Card} class="proof" noble=${noble} up=${up}/>`;
}

/** The claim in force: the noble's emblem and name, and whose word it is. */
function Claim({ noble, told, denied = false }) {
  return html`
    <div class=${cls('claim', { denied })}>
      <${Emblem} noble=${noble}/>
      <p class="claim-noble display">${denied ? t('no-noble', { noble_name: nobleName(noble) }) : nobleName(noble)}</p>
      <p class="claim-told">${told}</p>
    </div>`;
}

/** The words of a challenge that is open, proved or caught; `denied`: the claim was not to have the noble. */
function challengeSaid(show, { by, against, noble, denied, right }) {
  const args = { seat: seatName(show, right === null ? by : against), against: seatName(show, against), noble, the_noble: theNoble(noble), noble_name: nobleName(noble) };
  if (right === null) return t(denied ? 'challenge-denied' : 'challenges', args);
  const outcome = right ? 'caught' : 'proved';
  return t(`challenge-${outcome}${denied ? (right ? '_present' : '_absent') : ''}`, args);
}

/** A challenge and what it brought to light. */
export function Challenge({ show, challenge }) {
  const { noble, right, denied } = challenge;
  const turned = denied ? right === true : right === false;
  return html`
    <div class="challenge">
      <p class="challenge-word display"><span>${t('audience-challenge-word')}</span></p>
      ${turned ? html`<${Proof} noble=${noble}/>` : html`<span class=${cls('accused', { struck: right !== null })}><${Emblem} noble=${noble}/></span>`}
      <p class="challenge-told" role="status">${challengeSaid(show, challenge)}</p>
    </div>`;
}

function Now({ show, attempt }) {
  const { block, challenge } = attempt;
  if (challenge && (challenge.about === 'block' || !block)) return html`<${Challenge} key=${`ch-${challenge.about}`} show=${show} challenge=${challenge}/>`;
  if (block) return html`<${Claim} key="block" noble=${block.noble} told=${t('audience-blocks', { seat: seatName(show, block.by) })}/>`;
  if (attempt.claim) return html`<${Claim} key="claim" noble=${attempt.claim} told=${t('audience-claims', { seat: seatName(show, attempt.by) })}/>`;
  if (attempt.disclaim) return html`<${Claim} key="claim" noble=${attempt.disclaim} denied told=${t('audience-disclaims', { seat: seatName(show, attempt.by), the_noble: theNoble(attempt.disclaim) })}/>`;
  return null;
}

/** The attempt in words above, what it stands on below. Between attempts: whose turn it is. */
export function Accusation({ show, table }) {
  const { attempt } = table;
  if (!attempt) {
    return html`
      <div class="accusation quiet">
        ${table.turn_of && html`<p class="turn">${t('audience-turn', { turn: table.turn })}</p><p key=${table.turn} class=${cls('turn-of', 'display', nameLength(seatName(show, table.turn_of)))}>${seatName(show, table.turn_of)}</p>`}
      </div>`;
  }
  const said = attemptSaid(show, table);
  return html`
    <div key=${`${table.turn}${attempt.action}`} class=${cls('accusation', { failed: attempt.failed, wordy: isWordy(said), bare: !attempt.claim && !attempt.disclaim && !attempt.block })}>
      <p class="attempt-said display">${said}</p>
      <${Now} show=${show} attempt=${attempt}/>
      ${attempt.failed && html`<p class="attempt-failed">${t('attempt-failed', { why: attempt.failed })}</p>`}
    </div>`;
}
