// A spectator's phone: the noble it holds, and the match in brief.
import { html, cls } from '../ui.js';
import { t, seatName } from '../words.js';
import { Card } from '../parts/card.js';
import { PeekButton, seen, usePeek } from '../parts/peek.js';
import { PlayerLine } from '../parts/player.js';
import { takes } from '../parts/standing.js';
import { TablePicture } from '../parts/table.js';
import { AttemptWords, Asked } from '../parts/stage.js';
import { PausedSign, HeldSign, AwakeNote } from '../parts/banner.js';
import { MessageCard } from '../parts/message-card.js';
import { TakenBack } from '../parts/taken-back.js';
import { resultTold } from '../parts/result.js';
import { tall } from '../parts/told.js';

/** Which sentence stands under the noble. */
function nobleTold(show, table, you) {
  if (show.cast[you.seat]?.eliminated) return t('spectator-out');
  if (show.edition.court === 'deck') return t('spectator-watch');
  if (you.called_by) return t('spectator-called', { name: seatName(show, you.called_by) });
  if (you.taken_by) return t('spectator-taken', { name: seatName(show, you.taken_by) });
  if (table.phase === 'over') return '';
  if (you.holds > 0) return t(you.nobles ? 'spectator-keep-secret' : 'spectator-hidden');
  return t(table.phase === 'ready' || table.phase === 'starter' ? 'spectator-none-yet' : 'spectator-empty');
}

function Own({ show, table, you, awake, message }) {
  const peek = usePeek(show.peek === 'hold' && !table.result && !show.covered);
  const out = show.cast[you.seat]?.eliminated;
  const cards = you.nobles ?? Array(you.holds).fill(null);
  return html`
    <section class=${`own ${you.called_by ? 'looked-at' : ''} ${you.taken_by ? 'taken' : ''}`}>
      ${message}
      <h1 class=${cls('own-name display', tall(seatName(show, you.seat)))}>${seatName(show, you.seat)}</h1>
      ${!out && show.edition.court === 'holders' && html`<div class="own-nobles">
        ${cards.length ? cards.map((noble, i) => html`<${Card} key=${i} noble=${seen(peek, noble)}/>`) : html`<span class="own-gap"></span>`}
      </div>`}
      <${PeekButton} peek=${peek} nobles=${you.nobles ?? []}/>
      <p class="own-told" role="status">${nobleTold(show, table, you)}</p>
      ${table.phase === 'ready' && !out && html`<${AwakeNote} awake=${awake}/>`}
    </section>`;
}

export function Spectator({ state, link }) {
  const { show, view, clocks, paused, connection } = state;
  const { table, you } = view;
  const message = html`<${MessageCard} show=${show} messages=${view.floor?.messages ?? []} link=${link}/>`;
  return html`
    <div class=${cls('spectator', { watching: show.edition.court === 'deck' })}>
      <${Own} show=${show} table=${table} you=${you} awake=${state.awake} message=${message}/>
      <section class="brief" aria-label=${t('spectator-match')}>
        <${PausedSign} why=${paused}/>
        <${TakenBack} table=${table} paused=${paused}/>
        <${HeldSign} held=${paused === 'dealing' ? null : table.held}/>
        ${table.result ? html`<p class="verdict display">${resultTold(show, table)}</p>` : html`
          <div class="brief-now"><${AttemptWords} show=${show} table=${table}/><${Asked} show=${show} table=${table}/></div>`}
        ${show.edition.court === 'deck' ? html`<${TablePicture} state=${state}/>` : table.players.map((player) => html`<${PlayerLine} key=${player.seat} show=${show} player=${player} clocks=${clocks}
          asked=${table.question?.seats.includes(player.seat)} taking=${takes(table, player.seat)} stale=${connection.stale} paused=${paused} phase=${table.phase} untimed=${table.untimed} withClock=${!table.held}/>`)}
        ${show.edition.clock.on && table.untimed && table.phase === 'play' && html`<p class="untimed">${t('untimed')}</p>`}
      </section>
    </div>`;
}
