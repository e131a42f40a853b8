// The bar at the foot: the clocks in the middle, the room's emergencies to the left, corrections to the right.
import { html, cls } from '../ui.js';
import { t } from '../words.js';
import { Key, useKey } from './keys.js';
import { KEYS, spaceFor } from './keymap.js';
import { nextAbout, nextReason } from './next.js';
import { noteText } from './note.js';
import { Keyed, PlainButton, useArmed, useGuarded, useHold } from './press.js';

/** What the large button in the middle does: {kind, word, about, order, why}. One place, one meaning at a time. */
function clocksOrder(panel) {
  const { phase, paused, held } = panel.table;
  if (phase === 'over') {
    return { kind: 'next', word: t('host-next'), about: nextAbout(panel), order: panel.nextOrder, why: nextReason(panel) };
  }
  if (paused) return { kind: 'resume', word: t('host-resume'), about: t(`host-resume-about-${paused}`), order: { order: 'resume' } };
  return { kind: 'pause', word: t('host-pause'), about: t('host-pause-about'), order: { order: 'pause', why: 'host' }, why: pauseReason(phase, held) };
}

function pauseReason(phase, held) {
  if (phase === 'ready') return t('host-pause-not-begun');
  return held ? t(`host-pause-waits-${held}`) : '';
}

/** The order with a guard: for a moment after it has changed its meaning it takes no press. */
export function useClocksOrder(panel) {
  const next = panel ? clocksOrder(panel) : { kind: '' };
  const why = panel ? reason(panel, next) : '';
  const { give, early } = useGuarded(next.kind, () => { if (!why) panel.orders.give('main', next.order); });
  return panel ? { ...next, why, early, give } : { why, give: () => {} };
}

function reason(panel, next) {
  if (panel.still) return panel.still;
  if (panel.orders.busy('main')) return t('host-order-pending');
  return next.why ?? '';
}

export function Controls({ panel }) {
  return html`<footer class="controls">
    <div class="controls-side"><${Black} panel=${panel} /><${Panic} panel=${panel} /></div>
    <${ClocksButton} panel=${panel} next=${panel.clocksOrder} />
    <div class="controls-side is-right"><${Appeal} panel=${panel} /><${Corrections} panel=${panel} /></div>
  </footer>`;
}

function ClocksButton({ panel, next }) {
  const spaced = spaceFor(panel.table) === 'clocks';
  const note = panel.orders.notes.main;
  const { armed, tap } = useArmed(next.give, Boolean(next.why), `${next.kind}${next.about}`);
  const said = next.early ? t('host-early') : armed ? t('host-next-again') : note ? noteText(panel.show, note) : next.why || next.about;
  return html`${next.kind === 'next' && html`<${Keyed} panel=${panel} of=${KEYS.next} act=${tap} />`}
    <button type="button" key=${next.kind} class=${cls('clocks-button', `is-${next.kind}`, { primary: spaced }, note && `note-${note.state}`)}
    data-control=${next.kind} disabled=${Boolean(next.why)} onClick=${next.give}>
    <span class="primary-word">${next.word}${spaced && html` <kbd>${t('host-key-space')}</kbd>`}${next.kind === 'next' && html` <${Key} of=${KEYS.next} />`}</span>
    <span class="primary-about" role="status">${said}</span>
    ${!next.why && html`<span class="primary-guard" aria-hidden="true"></span>`}
  </button>`;
}

/** A button of the bar: word, key, and below it what became of the order. */
function BarButton({ panel, control, word, idle, keyed, act, on = null, off = false, note = null }) {
  return html`<div class=${cls('bar', { 'is-on': on })}>
    <${PlainButton} panel=${panel} control=${control} label=${word} keyed=${keyed} act=${act} off=${off} pressed=${on} class="bar-button" />
    <p class=${cls('bar-about', note && `is-${note.state}`)} role="status">${note ? noteText(panel.show, note) : idle}</p>
  </div>`;
}

/** Why black or panic (`name`) would be refused: without contact, and the end of what is written while nothing can be; what is owed is taken back. */
export function kept({ contact, desk, floor }, name) {
  if (!contact) return t('host-why-no-contact');
  return desk.trouble && floor[name] && !desk.owed.includes(name) ? t('host-why-disk') : '';
}

function Black({ panel }) {
  const { black, panic } = panel.floor;
  const why = kept(panel, 'black');
  const act = () => panel.orders.give('black', { order: 'black', on: !black });
  return html`<${BarButton} panel=${panel} control="black" word=${t('host-black')} keyed=${KEYS.black} act=${act} on=${black}
    off=${Boolean(why) || panel.orders.busy('black')} note=${panel.orders.notes.black} idle=${why || t(blackWords(black, panic))} />`;
}

function blackWords(black, panic) {
  if (!black) return 'host-black-off';
  return panic ? 'host-black-under' : 'host-black-on';
}

/** One press puts the room on the slate; leaving needs a held press, by pointer or by the same key. */
function Panic({ panel }) {
  const { panic } = panel.floor;
  const note = panel.orders.notes.panic;
  const why = kept(panel, 'panic');
  const off = Boolean(why) || panel.orders.busy('panic');
  const give = (on) => panel.orders.give('panic', { order: 'panic', on }, !on);
  const { holding, said, start, stop, handlers } = useHold(panel, () => give(false), off || !panic);
  useKey(panel, KEYS.panic, panic ? { down: start, up: stop } : () => { if (!off) give(true); });
  const idle = said || why || t(panic ? 'host-panic-leave' : 'host-panic-about');
  return html`<div class=${cls('bar is-panic', { 'is-on': panic })}>
    <button type="button" key=${String(panic)} class=${cls('bar-button hold-button', { 'is-holding': holding })} data-control=${panic ? 'panic:leave' : 'panic'}
      aria-pressed=${String(panic)} disabled=${off} onClick=${panic ? null : () => give(true)} ...${panic ? handlers : {}}>
      <span class="hold-fill" aria-hidden="true"></span><span class="hold-word">${t('host-panic')} <${Key} of=${KEYS.panic} /></span></button>
    <p class=${cls('bar-about', note && `is-${note.state}`)} role="status">${note && !said ? noteText(panel.show, note) : idle}</p>
  </div>`;
}

/** Holds the match, if it runs and can be held, and shows the last minute: that is only read, and needs no disk and no dealer. */
function Appeal({ panel }) {
  const ready = panel.table.phase === 'ready';
  const holds = !panel.still && runs(panel.table);
  const act = () => {
    if (holds) panel.orders.give('appeal', { order: 'pause', why: 'appeal' });
    panel.open('appeal');
  };
  const idle = panel.contact ? t(holds || ready ? 'host-appeal-about' : 'host-appeal-reads') : panel.still;
  return html`<${BarButton} panel=${panel} control="appeal" word=${t('host-appeal')} keyed=${KEYS.appeal} act=${act} off=${!panel.contact || ready}
    note=${panel.orders.notes.appeal} idle=${idle} />`;
}

export const runs = ({ phase, paused, held }) => phase !== 'ready' && phase !== 'over' && !paused && !held;

function Corrections({ panel }) {
  const off = Boolean(panel.still) || panel.table.phase === 'ready';
  return html`<${BarButton} panel=${panel} control="corrections" word=${t('host-corrections')} keyed=${KEYS.corrections} act=${() => panel.open('corrections', 'rewind')}
    off=${off} note=${panel.orders.notes.corrections} idle=${panel.still || t('host-corrections-about')} />`;
}
