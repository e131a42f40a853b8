// Taking play back: to before which entry, what that undoes, where it would stand, and who has seen what since.
import { html, cls, useEffect, useState } from '../ui.js';
import { hasWords, list, logSentence, seatName, t } from '../words.js';
import { formatCountdown } from '../clock.js';
import { useAsk } from './ask.js';
import { formatElapsed } from './elapsed.js';
import { hostRefusal } from './note.js';
import { ArmButton } from './press.js';
import { Reason, useReason } from './reason.js';
import { Choice } from './ruling.js';
import { beganAt } from './steps.js';

/** An entry in words: its lines of the log, or what kind of order it was. */
function entryWords(show, entry) {
  if (entry.lines.length) return entry.lines.map((line) => logSentence(show, line)).join('\u2003');
  return hasWords(`host-entry-${entry.command}`) ? t(`host-entry-${entry.command}`) : t('host-entry-other');
}

/** What a host can go back to, and what tells the way between: messages and their like only stand in the way. */
const worthReading = (entry) => entry.back || entry.lines.length > 0 || hasWords(`host-entry-${entry.command}`);

export function RewindPart({ panel, first, done }) {
  const [to, choose] = useState(first ?? null);
  const history = useAsk(panel, 'history', {}, panel.rev);
  if (!history) return html`<p class="part-lead">${t('host-asked-server')}</p>`;
  if (!history.ok) return html`<p class="part-lead">${hostRefusal(panel.show, history)}</p>`;
  const entries = history.entries.filter(worthReading).reverse();
  const entry = entries.find((one) => one.n === to && one.back);
  return html`<div class="part rewind-part">
    <div class="history"><p class="part-about">${t('host-rewind-choose')}</p>
      <ol class="history-list" tabindex="0" aria-label=${t('host-history')}>${entries.map((one) => html`<${Entry} key=${one.n} panel=${panel} entry=${one} chosen=${one.n === to} choose=${choose} />`)}</ol></div>
    ${entry ? html`<${Preview} key=${to} panel=${panel} entry=${entry} done=${done} />` : html`<p class="part-lead rewind-none">${t('host-rewind-none')}</p>`}
  </div>`;
}

function Entry({ panel, entry, chosen, choose }) {
  const inside = html`<time class="step-time figures">${formatElapsed(Math.max(0, entry.at - beganAt(panel.table, panel.you.log ?? [])))}</time><span class="entry-words">${entryWords(panel.show, entry)}</span>`;
  return html`<li class=${cls('entry', { 'is-chosen': chosen, 'is-closed': !entry.back })}>${entry.back
    ? html`<button type="button" class="entry-button" data-control=${`entry:${entry.n}`} aria-pressed=${String(chosen)} onClick=${() => choose(entry.n)}>${inside}</button>`
    : html`<div class="entry-button">${inside}</div>`}</li>`;
}

function Preview({ panel, entry, done }) {
  const { show } = panel;
  const preview = useAsk(panel, 'rewind_preview', { to: entry.n }, `${entry.n}:${panel.rev}`);
  if (!preview) return html`<p class="part-lead">${t('host-asked-server')}</p>`;
  if (!preview.ok) return html`<p class="part-lead">${hostRefusal(show, preview)}</p>`;
  const undone = preview.undone.filter((one) => one.lines.length);
  return html`<div class="rewind-preview">
    <section><h3 class="part-head">${t('host-rewind-then')}</h3><${Then} panel=${panel} then=${preview.then} /></section>
    <section class="undone"><h3 class="part-head">${t('host-rewind-undone', { count: undone.length })}</h3>
      <ul class="undone-list" tabindex="0">${undone.map((one) => html`<li key=${one.n}>${entryWords(show, one)}</li>`)}</ul></section>
    <${Confirm} panel=${panel} entry=${entry} seen=${preview.seen} done=${done} />
  </div>`;
}

/** Where the match would stand: whose turn, who is asked, and each player's figures. */
function Then({ panel: { show }, then }) {
  const clocks = new Map(then.clocks.map((clock) => [clock.seat, clock.left_ms]));
  const name = (seat) => seatName(show, seat);
  return html`<p class="then-words">${then.turn_of ? t('host-then-turn', { turn: then.turn, name: name(then.turn_of) }) : t('host-then-before')}
      ${then.held && html` ${t(`host-waits-${then.held}`)}`}
      ${then.asked.length > 0 && html` ${t('host-then-asked', { names: list(then.asked.map(name)), kind: t(`host-kind-${then.kind}`) })}`}</p>
    <ul class="then-players">${then.players.map(({ seat, coins, influence }) => html`<li key=${seat}><strong>${name(seat)}</strong> ${t('host-then-figures', { coins: t('coins', { count: coins }), influence: t('influence', { count: influence }) })}
      ${clocks.has(seat) && html` <span class="figures">${t('host-then-clock', { time: formatCountdown(clocks.get(seat)) })}</span>`}</li>`)}</ul>`;
}

/** Who has seen what kind of thing; which noble it was is not known here. */
function seenWords(show, { who, where }) {
  const [place, seat] = where.split(':');
  const args = { where: seatName(show, seat) };
  return who === 'everybody' ? t(`host-seen-everybody-${place}`, args) : t(`host-seen-${place}`, { who: seatName(show, who), ...args });
}

const TREATS = ['keep', 'draw_anew', 'leave'];

/** Where something was seen, the host must say what becomes of it. */
function Confirm({ panel, entry, seen, done }) {
  const [treat, setTreat] = useState(seen.length ? null : 'keep');
  const reason = useReason();
  useEffect(() => { if (!seen.length) setTreat('keep'); }, [seen.length]);
  const give = async () => {
    const answer = await panel.orders.give('corrections', { order: 'rewind', to: entry.n, treat, reason: reason.take() });
    if (answer.ok) done();
  };
  const note = panel.orders.notes.corrections;
  return html`<section class="rewind-confirm">
    ${seen.length > 0 && html`<div class="seen" role="alert"><h3 class="part-head">${t('host-seen')}</h3>
      <ul class="seen-list">${seen.map((one) => html`<li key=${`${one.who}${one.where}`}>${seenWords(panel.show, one)}</li>`)}</ul>
      <${Choice} label=${t('host-treat')} name="treat" options=${TREATS.map((one) => [one, t(`host-treat-${one}`)])} value=${treat} set=${setTreat} />
      ${treat && html`<p class="part-about">${t(`host-treat-${treat}-about`)}</p>`}</div>`}
    <${Reason} id="rewind-reason" reason=${reason} chips />
    <${ArmButton} panel=${panel} control="rewind" class="small-button is-wide is-large" label=${t(treat === 'leave' ? 'host-rewind-leave' : 'host-rewind')} again=${t(treat === 'leave' ? 'host-again' : 'host-rewind-again')}
      off=${!treat || Boolean(panel.still) || panel.orders.busy('corrections')} stamp=${`${entry.n}${treat}`} act=${give} />
    ${note?.state === 'refused' && html`<p class="note is-refused" role="alert">${hostRefusal(panel.show, note.answer)}</p>`}
  </section>`;
}
