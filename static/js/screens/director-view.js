// The director's page for the gallery: every hand and every holder's noble face up, the question, the clocks, the log.
import { html, cls, useStore, useLayoutEffect, useRef } from '../ui.js';
import { t, seatName, nobleName, logSentence } from '../words.js';
import { Card } from '../parts/card.js';
import { Coins, Garnets } from '../parts/counts.js';
import { ClockFace } from '../parts/clockface.js';
import { AttemptWords, Asked } from '../parts/stage.js';
import { ConnectionBanner, PausedSign, HeldSign } from '../parts/banner.js';
import { TakenBack } from '../parts/taken-back.js';
import { Emblem, Mark } from '../parts/emblem.js';
import { garnetsOf, resultTold } from '../parts/result.js';
import { Commons } from '../parts/commons.js';
import { Faction } from '../parts/faction.js';
import { takes } from '../parts/standing.js';
import { kept } from '../parts/tongues.js';
import { Dealer } from './dealer.js';

const CLOCKLESS = new Set(['ready', 'dealt', 'over']);

function Strip({ show, view }) {
  const { table, floor } = view;
  return html`
    <header class="strip">
      <h1 class="strip-mark display">${t('director-mark')}</h1>
      <p class="strip-facts">
        <span>${show.title}</span><span>${t('director-episode', { episode: show.episode })}</span>
        <span>${table.phase === 'play' ? t('director-turn', { turn: table.turn }) : t(`director-phase-${table.held === 'deal' ? 'deal' : table.phase}`)}</span>
        ${floor && html`<span>${t('director-display', { scene: floor.program })}</span>`}
        ${show.rehearsal && html`<strong>${t('rehearsal')}</strong>`}
      </p>
      ${!show.replay && html`<form class="strip-out" method="post" action=${kept('/director/logout')}><button type="submit">${t('director-logout')}</button></form>`}
    </header>`;
}

function Hand({ hand, lost, drawn, taking }) {
  if (!hand.length && !lost.length && !taking) return html`<p class="hand-none">${t('director-hand-none')}</p>`;
  return html`
    <div class="hand">
      ${hand.map((noble, i) => html`<${Card} key=${i} noble=${noble}/>`)}
      ${taking && html`<span class="card-none"></span>`}
      ${drawn.map((noble, i) => html`<span key=${`d${i}`} class="drawn"><${Card} noble=${noble}/></span>`)}
      ${lost.map((noble, i) => html`<${Card} key=${`l${i}`} noble=${noble} up lost label=${t('card-lost', { noble: nobleName(noble) })}/>`)}
    </div>`;
}

/** Whether a player still owes an answer: of several who are asked at once, only the crew is told. */
const owes = ({ table, you }, seat) => (you.awaited ? you.awaited.some((one) => one.seat === seat) : Boolean(table.question?.seats.includes(seat)));

function Finalist({ state, player }) {
  const { show, view, clocks, paused, connection } = state;
  const { table, you } = view;
  const name = seatName(show, player.seat);
  const timed = !table.held && !table.untimed && !CLOCKLESS.has(table.phase);
  return html`
    <section class=${cls('side', { asked: owes(view, player.seat), out: player.out })} data-seat=${player.seat}>
      <h2 class="side-name display">${name}</h2>
      <p class="side-counts"><${Coins} count=${player.coins}/><${Faction} faction=${player.faction}/>${show.edition.eliminates && html`<${Garnets} count=${garnetsOf(table, player)}/>`}
        ${table.turn_of === player.seat && table.phase === 'play' && html`<span class="side-note">${t('director-turn-of')}</span>`}
        ${owes(view, player.seat) && html`<strong class="side-note">${t('director-asked')}</strong>`}
        ${player.stand_in && html`<span class="side-note">${t('stand-in-short')}</span>`}</p>
      <${Hand} hand=${you.hands[player.seat] ?? []} lost=${player.lost} drawn=${you.drawn?.[player.seat] ?? []} taking=${takes(table, player.seat)}/>
      <p class="side-time">
        ${timed && html`<${ClockFace} clocks=${clocks} seat=${player.seat} name=${name} stale=${connection.stale} paused=${paused}/>`}
        ${table.untimed && show.edition.clock.on && html`<span class="untimed">${t('untimed')}</span>`}
        ${!table.untimed && html`<span class="side-note">${t('director-extensions', { count: player.extensions })}</span>`}</p>
    </section>`;
}

function Now({ state, link }) {
  const { show, view, paused } = state;
  const { table } = view;
  return html`
    <section class="now" aria-label=${t('director-now')}>
      <${Dealer} show=${show} dealer=${view.you.dealer} link=${link}/>
      ${!view.you.dealer && html`<${PausedSign} why=${paused}/>`}
      <${TakenBack} table=${table} paused=${paused}/>
      ${table.result ? html`<p class="verdict display">${resultTold(show, table)}</p>` : html`
        ${!view.you.dealer && html`<${HeldSign} held=${table.held}/>`}
        ${table.attempt ? html`<${AttemptWords} show=${show} table=${table}/>` : !table.held && html`<p class="now-none">${t('director-now-none')}</p>`}
        <${Asked} show=${show} table=${table}/>`}
    </section>`;
}

function Holder({ show, holder, nobles }) {
  return html`
    <li class=${cls('holder', { dark: !nobles.length, called: holder.called })} data-seat=${holder.seat}>
      <span class="holder-nobles">${nobles.length ? nobles.map((noble, i) => html`<${Card} key=${i} noble=${noble}/>`) : html`<span class="holder-gap"></span>`}</span>
      <span class="holder-name">${seatName(show, holder.seat)}</span>
    </li>`;
}

/** The Court deck face up, and the coins that are nobody's. */
const Court = ({ table, you }) => html`
  <section class="gallery-room">
    <h2 class="part-title">${t('director-court')}</h2>
    <div class="court">${(you.court ?? []).map((noble, i) => html`<${Card} key=${i} noble=${noble}/>`)}<${Commons} table=${table}/></div>
  </section>`;

function Room({ show, table, you }) {
  if (show.edition.court === 'deck') return html`<${Court} table=${table} you=${you}/>`;
  return html`
    <section class="gallery-room">
      <h2 class="part-title">${t('director-room')}</h2>
      ${table.holders.length ? html`<ul class="holders">${table.holders.map((holder) => html`
        <${Holder} key=${holder.seat} show=${show} holder=${holder} nobles=${you.holders[holder.seat] ?? []}/>`)}</ul>` : html`<p class="now-none">${t('director-room-none')}</p>`}
      ${table.shown.length > 0 && html`<p class="gallery-shown"><span class="part-title">${t('director-shown')}</span>
        ${table.shown.map((noble, i) => html`<span key=${i} class="shown-noble"><${Emblem} noble=${noble}/>${nobleName(noble)}</span>`)}</p>`}
    </section>`;
}

function Steps({ show, lines }) {
  const list = useRef(null);
  useLayoutEffect(() => {
    const toEnd = () => { list.current.scrollTop = list.current.scrollHeight; };
    const follow = new ResizeObserver(toEnd);  // what comes above it leaves it less room
    toEnd();
    follow.observe(list.current);
    return () => follow.disconnect();
  }, [lines.length]);
  return html`
    <aside class="steps">
      <h2 class="part-title">${t('director-log')}</h2>
      <ol class="step-list" ref=${list} tabindex="0" aria-label=${t('director-log')}>
        ${lines.length === 0 && html`<li class="now-none">${t('director-log-none')}</li>`}
        ${lines.map((line, i) => html`<li key=${i} class=${cls('step', `step-${line.code}`)}>${logSentence(show, line)}</li>`)}
      </ol>
    </aside>`;
}

export function DirectorScreen({ store, link }) {
  const state = useStore(store);
  const { show, view, connection } = state;
  const banner = html`<${ConnectionBanner} connection=${connection} onTakeBack=${link.takeBack}/>`;
  if (!show || view?.you.role !== 'director' || connection.phase === 'refused' || connection.phase === 'gone') {
    return html`${banner}<p class="loading"><${Mark}/></p>`;
  }
  return html`
    ${banner}
    <${Strip} show=${show} view=${view}/>
    <div class="gallery">
      <div class=${cls('sides', { table: view.table.players.length > 2 })} style=${{ '--columns': Math.min(5, Math.ceil(view.table.players.length / (view.table.players.length > 5 ? 2 : 1))) }}>${view.table.players.map((player) => html`<${Finalist} key=${player.seat} state=${state} player=${player}/>`)}</div>
      <${Now} state=${state} link=${link}/>
      <${Room} show=${show} table=${view.table} you=${view.you}/>
      <${Steps} show=${show} lines=${view.you.log ?? []}/>
    </div>`;
}
