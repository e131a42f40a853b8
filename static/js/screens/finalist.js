// The tablet of one who plays: own nobles, the table, the open question with its legal answers, the clocks.
import { html, cls, useAfter, useState, useCallback, useRef } from '../ui.js';
import { nobleName, t, refusal, seatName } from '../words.js';
import { Card } from '../parts/card.js';
import { PeekButton, seen, usePeek } from '../parts/peek.js';
import { PlayerLine } from '../parts/player.js';
import { AttemptWords, Asked, HaveAnswered } from '../parts/stage.js';
import { PausedSign, HeldSign, StandInSign, AwakeNote } from '../parts/banner.js';
import { MessageCard } from '../parts/message-card.js';
import { TakenBack } from '../parts/taken-back.js';
import { Log } from '../parts/log.js';
import { TapTarget } from '../parts/taps.js';
import { ClockFace } from '../parts/clockface.js';
import { resultTold, resultToldTo } from '../parts/result.js';
import { takes } from '../parts/standing.js';
import { TablePicture } from '../parts/table.js';
import { Faction, factionName } from '../parts/faction.js';
import { Answers } from './answers.js';
import { Answered, hasAnswered } from './answered.js';
import { targetPick, useAnswering } from './answering.js';
import { toPickFrom, usePlaces } from './by-place.js';
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

/** After a restart the match is paused: what is tapped on the way there would come to be refused. */
const isStopping = ({ connection }) => connection.phase === 'stopping';

const EXTENDED_MS = 700;  // a double tap is one extension

function Extend({ state, player, commands }) {
  const { show, view, paused } = state;
  const guarded = useAfter(view.you.extensions, EXTENDED_MS);
  const { you } = view;
  const seconds = Math.round(show.edition.clock.extension_ms / 1000);
  if (!you.asked || view.table.untimed || !show.edition.clock.extensions) return null;
  const busy = commands.sending?.key === 'extend';
  return html`
    <button type="button" class=${cls('extend', { pending: busy, guarded })} disabled=${!you.may_extend || player.stand_in || guarded || Boolean(paused) || isStopping(state) || Boolean(commands.sending)}
      title=${t('extend-label', { seconds, left: you.extensions })}
      onClick=${(event) => { event.stopPropagation(); commands.send('extend', {}, 'extend'); }}>
      <span class="extend-what">${busy ? t('sending') : t('extend', { seconds })}</span>
      <span class="extend-left">${t('extend-more', { left: you.extensions })}</span>
      ${guarded && html`<span class="extend-guard" aria-hidden="true"></span>`}
    </button>`;
}

const CLOCKLESS = new Set(['ready', 'dealt', 'over']);

function MyClock({ state: { show, view, clocks, paused, connection }, seat }) {
  if (view.table.held || CLOCKLESS.has(view.table.phase)) return null;
  if (view.table.untimed) return show.edition.clock.on && html`<span class="untimed">${t('untimed')}</span>`;
  return html`<${ClockFace} class="big" clocks=${clocks} seat=${seat} name=${t('seat-you')} stale=${connection.stale} paused=${paused} said/>`;
}

/** What this player may see of hidden nobles: its hand, what it has picked, and what it looks at. */
const secretsOf = ({ hand, called, drawn, examined, waiting }, places) => [
  ...hand, ...called.map(([, noble]) => noble), ...drawn, ...(examined ? [examined.noble] : []), ...(waiting?.do === 'draft' ? [waiting.noble] : []), ...toPickFrom(places)];

function Mine({ state, player, commands, peek, places }) {
  const { show, view, clocks, paused, connection } = state;
  const { you } = view;
  return html`
    <section class="mine">
      <div class="hand" role="group" aria-label=${t('seat-yours')}>
        ${you.hand.map((noble, i) => html`<${Card} key=${i} noble=${seen(peek, noble)}/>`)}
        ${player.lost.map((noble, i) => html`<${Card} key=${`l${i}`} noble=${noble} up lost bare/>`)}
      </div>
      ${player.faction && html`<p class="my-faction"><${Faction} faction=${player.faction}/><span>${factionName(player.faction)}</span></p>`}
      <div class="mine-words">
        <p class="hand-names display" aria-hidden="true">${you.hand.map((noble, i) => html`<span key=${i}>${seen(peek, noble) ? nobleName(noble) : ''}</span>`)}</p>
        <${PlayerLine} class="me" show=${show} player=${{ ...player, influence: 0, lost: [], hand: null }} clocks=${clocks}
          asked=${you.asked} stale=${connection.stale} paused=${paused} phase=${view.table.phase} withClock=${false}/>
      </div>
      <div class="my-clock">
        <${MyClock} state=${state} seat=${player.seat}/>
        <${Extend} state=${state} player=${player} commands=${commands}/>
      </div>
      <${PeekButton} peek=${peek} nobles=${secretsOf(you, places)}/>
    </section>`;
}

const [FEW, SOME] = [3, 5];

/** How many of the last steps are told: a few, and back to where the own time ran out, unless that is long ago. */
function linesTold(log, seat) {
  const since = log.length - log.findLastIndex((line) => line.code === 'timed_out' && line.seat === seat);
  return since <= SOME ? Math.max(FEW, since) : FEW;
}

function Stage({ state, link, me, commands, action }) {
  const { show, view, paused } = state;
  const { table, you } = view;
  const told = questionTold(state, action);
  return html`
    <section class="stage">
      <${MessageCard} show=${show} messages=${view.floor?.messages ?? []} link=${link}/>
      <${PausedSign} why=${paused}/>
      ${!table.result && html`<${StandInSign} on=${me.stand_in}/>`}
      <${TakenBack} table=${table} paused=${paused}/>
      ${!table.result && html`<${HeldSign} held=${paused === 'dealing' ? null : table.held}/>`}
      ${table.result && html`<p class="verdict display">${resultToldTo(you.seat, table.result, show.edition.eliminates)}</p>${table.result.winner && html`<p class="asked-line">${resultTold(show, table)}</p>`}`}
      ${!table.result && me.out && html`<p class="own-out display">${t('seat-out')}</p>`}
      ${!table.result && (table.attempt ? html`<${AttemptWords} show=${show} table=${table}/>` : html`<${Log} show=${show} lines=${table.log} count=${linesTold(table.log, you.seat)}/>`)}
      ${table.phase === 'ready' && html`<p class="ready display">${t('seat-ready')}</p><p class="asked-line">${t('seat-ready-more')}</p><${AwakeNote} awake=${state.awake}/>`}
      ${you.asked && !me.stand_in ? html`<p class="ask display">${told.ask}</p>${told.more && html`<p class="ask-more">${told.more}</p>`}<${HaveAnswered} show=${show} table=${table}/>`
        : html`<${Asked} show=${show} table=${table} own=${you.seat}/>`}
      ${commands.refused && html`<p class="refused" role="alert">${commands.refused.text}</p>`}
    </section>`;
}

/** The others: around the table where there is one to sit at, else the one opponent. */
function Others({ state, answering, frozen }) {
  const { show, view: { table, you }, clocks, paused, connection } = state;
  if (isRound(show)) return html`<header class="rivals"><${TablePicture} state=${state} seat=${you.seat} pick=${targetPick(answering, you.choices, frozen)}/></header>`;
  return html`
    <header class="rivals">
      ${table.players.filter((player) => player.seat !== you.seat).map((player) => html`<${PlayerLine} key=${player.seat} show=${show} player=${player} clocks=${clocks}
        asked=${table.question?.seats.includes(player.seat)} taking=${takes(table, player.seat)} stale=${connection.stale} paused=${paused} phase=${table.phase} untimed=${table.untimed} withClock=${!table.held}/>`)}
    </header>`;
}

/** Below: the answers while this player is asked, else the last steps. */
function Below({ state, answering, frozen, taps, link, peek, places }) {
  const { show, view } = state;
  const { table, you } = view;
  if (taps) return html`<section class="answers"><${TapTarget} show=${show} taps=${taps} seat=${you.seat} link=${link}/></section>`;
  if (you.asked && show.covered) return html`<section class="answers"><p class="covered-answers">${t('seat-covered')}</p><${Log} show=${show} lines=${table.log} count=${8}/></section>`;
  if (you.asked && !table.result) return html`<section class="answers"><${Answers} key=${you.question} state=${state} answering=${answering} frozen=${frozen} peek=${peek} places=${places}/></section>`;
  return html`
    <section class="answers">
      ${hasAnswered(view) && html`<${Answered} view=${view} peek=${peek}/>`}
      <${Log} show=${show} lines=${table.log} count=${8}/>
    </section>`;
}

const CROWD = 5;  // more players than these, and the words make room for their table

const isRound = (show) => show.edition.court === 'deck';

export function Finalist({ state, link }) {
  const { show, view, paused } = state;
  const { table, you } = view;
  const commands = useCommands(link, show, you.question);
  const [elsewhere, tapElsewhere] = useState(0);
  const me = table.players.find((player) => player.seat === you.seat);
  const still = Boolean(paused) || me.stand_in || isStopping(state);
  const taps = view.floor?.taps?.open && !me.stand_in ? view.floor.taps : null;
  const busy = commands.sending?.key === 'decide';
  const peek = usePeek(show.peek === 'hold' && !table.result && !show.covered);
  const places = usePlaces(peek, you);
  const frozen = still || Boolean(commands.sending);
  const answering = useAnswering({ you, busy, frozen, elsewhere, onAnswer: (chosen) => commands.send('decide', { answer: chosen }, 'decide') });
  // Whom to name is under the thumb as well.
  const others = html`<${Others} key="others" state=${state} answering=${answering} frozen=${frozen}/>`;
  return html`
    <div class=${cls('finalist', table.question && you.asked ? `kind-${table.question.kind}` : 'kind-none', { asked: you.asked, still, taps: Boolean(taps), round: isRound(show), crowd: table.players.length > CROWD, targeting: answering.action })}
      onClick=${() => { tapElsewhere(elsewhere + 1); commands.forget(); }}>
      <h1 class="out-of-sight">${seatName(show, you.seat)}</h1>
      ${!answering.action && others}
      <${Stage} state=${state} link=${link} me=${me} commands=${commands} action=${answering.action}/>
      <${Mine} state=${state} player=${me} commands=${commands} peek=${peek} places=${places}/>
      ${answering.action && others}
      <${Below} state=${state} answering=${answering} frozen=${frozen} taps=${taps} link=${link} peek=${peek} places=${places}/>
    </div>`;
}
