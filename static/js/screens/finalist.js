// A finalist's tablet: own nobles, the table, the open question with its legal answers, the clocks.
import { html, cls, useAfter, useState, useCallback, useRef } from '../ui.js';
import { t, refusal, seatName } from '../words.js';
import { Card } from '../parts/card.js';
import { PlayerLine } from '../parts/player.js';
import { AttemptWords, Asked } from '../parts/stage.js';
import { PausedSign, HeldSign, StandInSign, AwakeNote } from '../parts/banner.js';
import { MessageCard } from '../parts/message-card.js';
import { TakenBack } from '../parts/taken-back.js';
import { Log } from '../parts/log.js';
import { TapTarget } from '../parts/taps.js';
import { ClockFace } from '../parts/clockface.js';
import { resultTold, resultToldTo } from '../parts/result.js';
import { Answers } from './answers.js';
import { questionTold } from './questions.js';

/** When this screen first drew the question, on its own clock: how long the player thought goes along with each answer. */
function useDrawnAt(question) {
  const drawn = useRef({ question: null, at: 0 });
  if (drawn.current.question !== question) drawn.current = { question, at: performance.now() };
  return drawn.current.at;
}

/** Sends decisions and extensions and remembers what is under way and what was refused. */
function useCommands(link, show, question) {
  const [sending, setSending] = useState(null);
  const [refused, setRefused] = useState(null);
  const drawnAt = useDrawnAt(question);
  const send = useCallback(async (event, payload, key) => {
    setRefused(null);
    setSending({ key, question });
    const ack = await link.send(event, { question, thought_ms: Math.round(performance.now() - drawnAt), ...payload });
    setSending(null);
    if (!ack.ok) setRefused({ text: refusal(show, ack), question });
  }, [link, show, question, drawnAt]);
  return { sending, refused, send, forget: () => setRefused(null) };
}

const EXTENDED_MS = 700;  // a double tap is one extension

function Extend({ show, view, player, commands }) {
  const guarded = useAfter(player.extensions, EXTENDED_MS);
  const { you } = view;
  const seconds = Math.round(show.edition.clock.extension_ms / 1000);
  if (!you.asked || view.table.untimed || !show.edition.clock.extensions) return null;
  const busy = commands.sending?.key === 'extend';
  return html`
    <button type="button" class=${cls('extend', { pending: busy, guarded })} disabled=${!you.may_extend || player.stand_in || guarded || Boolean(commands.sending)}
      title=${t('extend-label', { seconds, left: player.extensions })}
      onClick=${(event) => { event.stopPropagation(); commands.send('extend', {}, 'extend'); }}>
      <span class="extend-what">${busy ? t('sending') : t('extend', { seconds })}</span>
      <span class="extend-left">${t('extend-more', { left: player.extensions })}</span>
      ${guarded && html`<span class="extend-guard" aria-hidden="true"></span>`}
    </button>`;
}

const CLOCKLESS = new Set(['ready', 'dealt', 'over']);

function MyClock({ state: { view, clocks, paused, connection }, seat }) {
  if (view.table.held || CLOCKLESS.has(view.table.phase)) return null;
  if (view.table.untimed) return html`<span class="untimed">${t('untimed')}</span>`;
  return html`<${ClockFace} class="big" clocks=${clocks} seat=${seat} name=${t('seat-you')} stale=${connection.stale} paused=${paused}/>`;
}

function Mine({ state, player, commands }) {
  const { show, view, clocks, paused, connection } = state;
  const { you } = view;
  return html`
    <section class="mine">
      <div class="hand" role="group" aria-label=${t('seat-yours')}>
        ${you.hand.map((noble, i) => html`<${Card} key=${i} noble=${noble}/>`)}
        ${player.lost.map((noble, i) => html`<${Card} key=${`l${i}`} noble=${noble} up lost/>`)}
      </div>
      <${PlayerLine} class="me" show=${show} player=${{ ...player, influence: 0, lost: [], hand: null }} clocks=${clocks}
        asked=${you.asked} stale=${connection.stale} paused=${paused} phase=${view.table.phase} withClock=${false}/>
      <div class="my-clock">
        <${MyClock} state=${state} seat=${player.seat}/>
        <${Extend} show=${show} view=${view} player=${player} commands=${commands}/>
      </div>
    </section>`;
}

function Stage({ state, me, commands }) {
  const { show, view, paused } = state;
  const { table, you } = view;
  const told = questionTold(state);
  return html`
    <section class="stage">
      <${PausedSign} why=${paused}/>
      ${!table.result && html`<${StandInSign} on=${me.stand_in}/>`}
      <${TakenBack} table=${table} paused=${paused}/>
      ${!table.result && html`<${HeldSign} held=${table.held}/>`}
      ${table.result && html`<p class="verdict display">${resultToldTo(you.seat, table.result)}</p><p class="asked-line">${resultTold(show, table)}</p>`}
      ${!table.result && (table.attempt ? html`<${AttemptWords} show=${show} table=${table}/>` : html`<${Log} show=${show} lines=${table.log} count=${3}/>`)}
      ${table.phase === 'ready' && html`<p class="ready display">${t('seat-ready')}</p><p class="asked-line">${t('seat-ready-more')}</p><${AwakeNote} awake=${state.awake}/>`}
      ${you.asked && !me.stand_in ? html`<p class="ask display">${told.ask}</p>${told.more && html`<p class="ask-more">${told.more}</p>`}`
        : html`<${Asked} show=${show} table=${table}/>`}
      ${commands.refused && html`<p class="refused" role="alert">${commands.refused.text}</p>`}
    </section>`;
}

export function Finalist({ state, link }) {
  const { show, view, clocks, paused, connection } = state;
  const { table, you } = view;
  const commands = useCommands(link, show, you.question);
  const [elsewhere, tapElsewhere] = useState(0);
  const me = table.players.find((player) => player.seat === you.seat);
  const rivals = table.players.filter((player) => player.seat !== you.seat);
  const still = Boolean(paused) || me.stand_in;
  const taps = view.floor?.taps?.open && !me.stand_in ? view.floor.taps : null;
  const answer = (chosen) => commands.send('decide', { answer: chosen }, 'decide');
  return html`
    <div class=${cls('finalist', table.question && you.asked ? `kind-${table.question.kind}` : 'kind-none', { asked: you.asked, still, taps: Boolean(taps) })}
      onClick=${() => { tapElsewhere(elsewhere + 1); commands.forget(); }}>
      <h1 class="out-of-sight">${seatName(show, you.seat)}</h1>
      <header class="rivals">
        ${rivals.map((player) => html`<${PlayerLine} key=${player.seat} show=${show} player=${player} clocks=${clocks}
          asked=${table.question?.seats.includes(player.seat)} stale=${connection.stale} paused=${paused} phase=${table.phase} untimed=${table.untimed} withClock=${!table.held}/>`)}
      </header>
      <${MessageCard} show=${show} messages=${view.floor?.messages ?? []} link=${link}/>
      <${Stage} state=${state} me=${me} commands=${commands}/>
      <${Mine} state=${state} player=${me} commands=${commands}/>
      <section class="answers">
        ${taps && html`<${TapTarget} show=${show} taps=${taps} seat=${you.seat} link=${link}/>`}
        ${you.asked && !table.result && !show.covered && html`<${Answers} key=${you.question} state=${state} onAnswer=${answer}
          busy=${commands.sending?.key === 'decide'} frozen=${still || Boolean(commands.sending)} elsewhere=${elsewhere}/>`}
        ${you.asked && show.covered && html`<p class="covered-answers">${t('seat-covered')}</p>`}
        ${!taps && (!you.asked || show.covered) && html`<${Log} show=${show} lines=${table.log} count=${8}/>`}
      </section>
    </div>`;
}
