// The exchange on one screen: tap what to keep, see who gets what back, swap, settle.
import { html, cls, useState } from '../ui.js';
import { nobleName, t, theNoble, seatName } from '../words.js';
import { Card } from '../parts/card.js';
import { seen } from '../parts/peek.js';
import { AnswerButton } from '../parts/answer-button.js';
import { exchangePool, findKeep, giveBack } from '../choices.js';

/** Where a noble in the pool came from that no holder gave. */
const COURT = 'court';

const whose = (show, from) => (from === COURT ? t('keep-court') : from ? t('keep-called', { name: seatName(show, from) }) : t('keep-yours'));

function Pool({ show, pool, kept, toggle, frozen, peek }) {
  return html`
    <div class="pool" style=${{ '--pool': pool.length }}>
      ${pool.map((one, i) => html`
        <button type="button" key=${i} class=${cls('pool-card', { kept: kept.includes(i) })} disabled=${frozen} aria-pressed=${kept.includes(i)}
          onClick=${(event) => { event.stopPropagation(); toggle(i); }}>
          <${Card} noble=${seen(peek, one.noble)}/>
          <span class="pool-name display" aria-hidden="true">${seen(peek, one.noble) ? nobleName(one.noble) : ''}</span>
          <span class="pool-from"><span class="pool-whose">${whose(show, one.from)}</span><span class="pool-kept">${t(kept.includes(i) ? 'keep-kept' : 'keep-back')}</span></span>
        </button>`)}
    </div>`;
}

function Returns({ show, give, canSwap, swap, frozen, peek }) {
  return html`
    <div class="returns">
      <ul class="returns-list">
        ${give.map(([seat, back]) => [seat, seen(peek, back)]).map(([seat, noble]) => html`<li key=${seat}>${t('keep-returns', { name: seatName(show, seat), noble: noble ?? 'none', the_noble: noble ? theNoble(noble) : '…' })}</li>`)}
      </ul>
      ${give.length === 2 && html`<button type="button" class="swap" disabled=${!canSwap || frozen} onClick=${(event) => { event.stopPropagation(); swap(); }}>${t('keep-swap')}</button>`}
    </div>`;
}

export function Exchange({ state, arm, send, sent, frozen, peek }) {
  const { show, view } = state;
  const { you } = view;
  const pool = exchangePool(you.hand, [...you.called, ...you.drawn.map((noble) => [COURT, noble])]);
  const [kept, setKept] = useState(you.hand.map((_, i) => i));
  const [swapped, setSwapped] = useState(false);
  const full = kept.length === you.hand.length;
  const returned = pool.filter((_, i) => !kept.includes(i)).map((one) => one.noble);
  const give = full ? giveBack(returned, you.called, swapped) : you.called.map(([seat]) => [seat, null]);
  const answer = full ? findKeep(you.choices, kept.map((i) => pool[i].noble), give) : null;
  const change = (act) => { if (!arm.early()) { arm.arm(null); act(); } };
  const toggle = (i) => change(() => {
    setSwapped(false);
    setKept(kept.includes(i) ? kept.filter((one) => one !== i) : [...kept, i].slice(-you.hand.length));
  });
  const title = full ? t('answer-keep') : t('answer-keep-short', { count: you.hand.length - kept.length });
  return html`
    <${Pool} show=${show} pool=${pool} kept=${kept} toggle=${toggle} frozen=${frozen} peek=${peek}/>
    ${you.called.length > 0 && html`<${Returns} show=${show} give=${give} canSwap=${full && (peek.on || give[0]?.[1] !== give[1]?.[1])} swap=${() => change(() => setSwapped(!swapped))} frozen=${frozen} peek=${peek}/>`}
    <${AnswerButton} id="keep" class="settle" title=${title} more=${t('answer-final')} arm=${arm} legal=${Boolean(answer)} busy=${Boolean(sent)} frozen=${frozen} act=${() => send(answer)}/>`;
}
