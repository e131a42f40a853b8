// On the stage of the room's display: who attempts what, the claim that stands, and what became of it.
import { html, cls, useState, useEffect } from '../ui.js';
import { t, seatName, theNoble, nobleName } from '../words.js';
import { Emblem } from './emblem.js';
import { Card } from './card.js';
import { letters, standsOn } from './told.js';
import { Said, naming } from './said.js';

const TURN_MS = 500;
const LINE = 48;  // letters; more stand in two lines, and what is below makes room

/** Names for sentences. */
const namer = (show) => (seat) => seatName(naming(show), seat);

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
      <div class="claim-words">
        <p class="claim-noble display" data-most="1">${denied ? t('no-noble', { noble_name: nobleName(noble) }) : nobleName(noble)}</p>
        <${Said} text=${told} most=${denied ? 2 : 1} class="claim-told"/>
      </div>
    </div>`;
}

/** The words of a challenge that is open, proved or caught; `denied`: the claim was not to have the noble. */
function challengeSaid(show, { by, against, noble, denied, right }) {
  const name = namer(show);
  const args = { seat: name(right === null ? by : against), against: name(against), noble, the_noble: theNoble(noble), noble_name: nobleName(noble) };
  if (right === null) return t(denied ? 'challenge-denied' : 'challenges', args);
  const outcome = right ? 'caught' : 'proved';
  return t(`challenge-${outcome}${denied ? (right ? '_present' : '_absent') : ''}`, args);
}

/** A challenge and what it brought to light. */
export function Challenge({ show, challenge }) {
  const { noble, right, denied } = challenge;
  const said = challengeSaid(show, challenge);
  const turned = denied ? right === true : right === false;
  return html`
    <div class="challenge">
      <p class="challenge-word display"><span>${t('audience-challenge-word')}</span></p>
      <div class="challenge-what">
        ${turned ? html`<${Proof} noble=${noble}/>` : html`<span class=${cls('accused', { struck: right !== null })}><${Emblem} noble=${noble}/></span>`}
        <${Said} text=${said} most="2" class="challenge-told display" data-snug role="status"/>
      </div>
    </div>`;
}

/** Whether the last word is a challenge: of the block, or of the claim where nobody blocks. */
const isDoubted = ({ block, challenge }) => Boolean(challenge) && (challenge.about === 'block' || !block);

function Now({ show, attempt }) {
  const name = namer(show);
  const { block, challenge } = attempt;
  if (isDoubted(attempt)) return html`<${Challenge} key=${`ch-${challenge.about}`} show=${show} challenge=${challenge}/>`;
  if (block) return html`<${Claim} key="block" noble=${block.noble} told=${t('audience-blocks', { seat: name(block.by) })}/>`;
  if (attempt.claim) return html`<${Claim} key="claim" noble=${attempt.claim} told=${t('audience-claims', { seat: name(attempt.by) })}/>`;
  if (attempt.disclaim) return html`<${Claim} key="claim" noble=${attempt.disclaim} denied told=${t('audience-disclaims', { seat: name(attempt.by), the_noble: theNoble(attempt.disclaim) })}/>`;
  return null;
}

/** The attempt in words above, what it stands on below; what came of a challenge says itself that it failed. */
export function Accusation({ show, table }) {
  const { attempt } = table;
  const said = standsOn(naming(show), table);
  const bare = !attempt.claim && !attempt.disclaim && !attempt.block;
  return html`
    <div key=${`${table.turn}${attempt.action}`} class=${cls('accusation', { bare, doubted: attempt.challenge, wordy: letters(said) > LINE })} data-full>
      <${Said} text=${said} most="2" class="attempt-said display"/>
      <${Now} show=${show} attempt=${attempt}/>
      ${attempt.failed && !isDoubted(attempt) && html`<p class="attempt-failed">${t('attempt-failed', { why: attempt.failed })}</p>`}
    </div>`;
}
