// Corrections of the clocks: time and extensions given or taken, a question that runs out now, play without clocks.
import { html, cls, useRef, useState } from '../ui.js';
import { seatName, t } from '../words.js';
import { KEYS } from './keymap.js';
import { Key } from './keys.js';
import { Note } from './note.js';
import { ArmButton, Keyed, PlainButton } from './press.js';
import { Reason } from './reason.js';
import { signedSeconds, typedMs } from './seconds.js';

const STEP_MS = 10000;

/** What one order about a clock needs: nothing is corrected after the end, or while another order is on its way. */
const isOff = (panel, key) => Boolean(panel.still) || panel.over || panel.orders.busy(key);

const asked = (table, seat) => table.question?.seats.includes(seat) ?? false;

/** Beside one player's clock. The keys belong to whoever is asked, or to the only one that shows (`keyed`). */
export function ClockTools({ panel, player, keyed = null }) {
  const { table, orders, reason } = panel;
  const { seat } = player;
  const key = `clock:${seat}`;
  const mine = asked(table, seat);
  const off = !mine || table.untimed || isOff(panel, key);
  const first = keyed ?? table.question?.seats[0] === seat;
  const give = (ms) => orders.give(key, { order: 'time', seat, ms, reason: reason.take() });
  const name = seatName(panel.show, seat);
  return html`<div class="clock-tools" role="group" aria-label=${t('host-clock-of', { name })}>
    <${ArmButton} panel=${panel} control=${`time:${seat}:less`} label=${t('host-seconds', { seconds: signedSeconds(-STEP_MS) })} off=${off} act=${() => give(-STEP_MS)}
      stamp=${table.question?.id} keyed=${first ? KEYS.less : null} about=${t('host-time-about')} />
    <${PlainButton} panel=${panel} control=${`time:${seat}:more`} label=${t('host-seconds', { seconds: signedSeconds(STEP_MS) })} off=${off} act=${() => give(STEP_MS)}
      keyed=${first ? KEYS.more : null} about=${t('host-time-about')} />
    <${Typed} panel=${panel} seat=${seat} name=${name} off=${off} give=${give} keyed=${first} />
  </div>`;
}

/** Any other amount. Enter gives it; what takes time away needs Enter twice. */
function Typed({ panel, seat, name, off, give, keyed }) {
  const [text, setText] = useState('');
  const field = useRef(null);
  const ms = typedMs(text);
  const act = () => { give(ms); setText(''); };
  const tools = { panel, off: off || ms === null, act, stamp: `${panel.table.question?.id}:${text}` };
  const onKey = (event) => {
    if (event.key === 'Escape') event.target.blur();
    if (event.key !== 'Enter' || event.repeat || ms === null || off) return;
    if (ms > 0) act(); else field.current.parentElement.parentElement.querySelector('[data-control$=":take"]').click();
  };
  return html`${keyed && html`<${Keyed} panel=${panel} of=${KEYS.seconds} act=${() => field.current?.focus()} />`}
    <span class="typed"><input class="field clock-typed figures" ref=${field} inputmode="decimal" autocomplete="off" value=${text} disabled=${off} placeholder=${t('host-time-hint')}
      data-control=${`time:${seat}:typed`} aria-label=${t('host-time-typed', { name })} aria-invalid=${String(text !== '' && ms === null)}
      onInput=${(event) => setText(event.target.value)} onKeyDown=${onKey} />${keyed && html`<${Key} of=${KEYS.seconds} />`}</span>
    ${ms !== null && ms < 0 ? html`<${ArmButton} ...${tools} control=${`time:${seat}:take`} label=${t('host-time-take')} />`
    : html`<${PlainButton} panel=${panel} off=${tools.off} act=${act} control=${`time:${seat}:give`} label=${t('host-time-give')} />`}`;
}

/** Beside one finalist's extensions. */
export function ExtensionTools({ panel, player, keyed = null }) {
  const { seat, extensions } = player;
  const key = `clock:${seat}`;
  const off = isOff(panel, key);
  const give = (count) => panel.orders.give(key, { order: 'extensions', seat, count, reason: panel.reason.take() });
  const first = keyed ?? panel.table.question?.seats[0] === seat;
  return html`<span class="extension-tools">
    <${ArmButton} panel=${panel} control=${`extension:${seat}:take`} label="−" again=${t('host-again-short')} off=${off || extensions === 0} act=${() => give(-1)} stamp=${extensions}
      keyed=${first ? KEYS.fewer : null}
      about=${t('host-extension-take')} class="small-button is-tiny" />
    <${PlainButton} panel=${panel} control=${`extension:${seat}:give`} label="+" off=${off} act=${() => give(1)} about=${t('host-extension-give')}
      keyed=${first ? KEYS.extension : null} class="small-button is-tiny" />
  </span>`;
}

/** The reason for the next correction, and play without clocks. */
export function ClockBar({ panel }) {
  const { table, orders, reason } = panel;
  const off = isOff(panel, 'clocks') || table.phase === 'ready';
  const turn = () => orders.give('clocks', { order: 'clocks', on: table.untimed, reason: reason.take() });
  const common = { panel, control: 'untimed', off, act: turn, keyed: KEYS.untimed };
  return html`<div class=${cls('clock-bar', { 'is-untimed': table.untimed })}>
    <${Reason} id="clock-reason" reason=${reason} panel=${panel} />
    ${table.untimed ? html`<${PlainButton} ...${common} label=${t('host-timed')} />` : html`<${ArmButton} ...${common} label=${t('host-untimed')} stamp=${String(table.untimed)} />`}
    ${orders.notes.clocks && html`<${Note} show=${panel.show} note=${orders.notes.clocks} />`}
  </div>`;
}

/** Beside the open question: let it run out, or answer it on the player's word. */
export function QuestionTools({ panel }) {
  const { question } = panel.table;
  const rows = panel.table.players.length > 2;  // then the chosen row has it
  return html`<div class="question-tools">
    ${!rows && question.seats.map((seat) => html`<${ExpireButton} key=${seat} panel=${panel} seat=${seat} question=${question} named=${question.seats.length > 1} />`)}
    <${PlainButton} panel=${panel} control="answer" label=${t('host-answer-for')} keyed=${KEYS.answer} off=${Boolean(panel.still)} about=${panel.still || null} act=${() => panel.open('corrections', 'answer')} />
  </div>`;
}

export function ExpireButton({ panel, seat, question, named = false, keyed = null }) {
  const key = `clock:${seat}`;
  const act = () => panel.orders.give(key, { order: 'expire', seat, question: question.id, reason: panel.reason.take() });
  const label = named ? t('host-expire-of', { name: seatName(panel.show, seat) }) : t('host-expire');
  const first = keyed ?? question.seats[0] === seat;
  return html`<${ArmButton} panel=${panel} control=${`expire:${seat}`} label=${label} off=${isOff(panel, key)} act=${act} stamp=${question.id}
    about=${t('host-expire-about')} keyed=${first ? KEYS.expire : null} />`;
}
