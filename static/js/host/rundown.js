// The rundown: GO, what holds it, and the cues with their times and notes.
import { html, cls, useEffect, useRef, useTicking } from '../ui.js';
import { sealRows } from '../rules.js';
import { kept } from '../parts/tongues.js';
import { t } from '../words.js';
import { actual, behind, cueNotes, cueState, cueTitle, runningTimes } from './cues.js';
import { formatElapsed } from './elapsed.js';
import { Go } from './go.js';
import { Key, useKey } from './keys.js';
import { KEYS } from './keymap.js';
import { Note } from './note.js';
import { useArmed } from './press.js';
import { enter, walk } from './walk.js';

export function Rundown({ panel }) {
  const { show, floor } = panel;
  const list = useRef(null);
  const now = useTicking(true);
  const times = runningTimes(floor, panel.viewAt, now);
  useKey(panel, KEYS.rundown, () => enter(list.current, floor.cue + 1));
  useEffect(() => {
    const show = () => { for (const ahead of [3, 0]) list.current.children[Math.max(0, floor.cue + ahead)]?.scrollIntoView({ block: 'nearest' }); };
    const follow = new ResizeObserver(show);  // what comes above or below it leaves it less room
    follow.observe(list.current);
    return () => follow.disconnect();
  }, [floor.cue]);
  return html`<section class="column rundown" aria-label=${t('host-rundown')}>
    <${Go} panel=${panel} />
    <${Times} panel=${panel} times=${times} />
    <div class="cue-box" style=${{ '--rows': show.rundown.length }}><ol class="cue-list" ref=${list} tabindex="0" aria-label=${t('host-rundown')} onKeyDown=${(event) => walk(list.current, event)}>
      ${show.rundown.map((cue, i) => html`<${CueRow} key=${i} panel=${panel} cue=${cue} index=${i} took=${i === floor.cue ? times.cue : actual(floor.taken, i, times.show)} />`)}
    </ol></div>
    <${Note} show=${show} note=${panel.orders.notes.cue} />
    <${Notes} panel=${panel} />
  </section>`;
}

/** Before the first GO the evening can still be another one. */
const floorBefore = ({ floor, table }) => floor.cue < 0 && table.phase === 'ready';

function Times({ panel, times }) {
  const late = behind(panel.show.rundown, panel.floor.cue, times);
  const seconds = late === null ? 0 : Math.trunc(late / 1000);
  return html`<p class="show-times figures">
    <span>${times.show === null ? t('host-show-not-begun') : t('host-show-time', { time: formatElapsed(times.show) })}</span>
    ${late !== null && html`<span class=${cls('show-late', { 'is-late': seconds > 0 })}>${
      seconds === 0 ? t('host-show-on-time') : t(seconds > 0 ? 'host-show-late' : 'host-show-early', { time: formatElapsed(Math.abs(late)) })}</span>`}
    ${floorBefore(panel) && html`<a class="show-set-up" href=${kept('/host/shows')}>${t('host-shows-set-up')}</a>`}
    <${Key} of=${KEYS.rundown} />
  </p>`;
}

/** What a tap on the cue with that index would do, seen from the one that is on. */
function meaning(index, cue) {
  if (index === cue) return t('host-cue-repeat');
  if (index < cue) return t('host-cue-back');
  const skipped = index - cue - 1;
  return skipped ? t('host-cue-skip', { count: skipped }) : t('host-cue-take');
}

function CueRow({ panel, cue, index, took }) {
  const { floor, orders } = panel;
  const state = cueState(index, floor.cue);
  const give = () => orders.give('cue', { order: 'go', to: index, after: floor.cue, anyway: false });
  const { armed, tap, disarm } = useArmed(give, Boolean(panel.still) || orders.busy('cue') || orders.busy('go'), floor.cue);
  const over = state === 'now' && cue.seconds > 0 && took !== null && took > cue.seconds * 1000;
  return html`<li class=${cls('cue', `is-${state}`, { 'is-armed': armed })}>
    <button type="button" class="cue-button" data-control=${`cue:${cue.id}`} aria-pressed=${String(armed)} aria-current=${state === 'now' ? 'step' : null}
      title=${cueTitle(cue)} disabled=${Boolean(panel.still)} onClick=${tap} onBlur=${disarm}>
      <span class="cue-mark" aria-hidden="true"></span>
      <span class="cue-title">${cueTitle(cue)}<span class="out-of-sight"> ${t(`host-cue-${state}`)}</span></span>
      ${armed ? html`<strong class="cue-arm">${meaning(index, floor.cue)}</strong>` : html`<${CueTimes} took=${took} planned=${cue.seconds} over=${over} />`}
    </button></li>`;
}

function CueTimes({ took, planned, over }) {
  return html`<span class=${cls('cue-times figures', { 'is-over': over })}>
    ${took !== null && html`<span class="cue-took" title=${t('host-cue-took')}>${formatElapsed(took)}</span>`}
    ${planned > 0 && html`<span class="cue-planned" title=${t('host-cue-planned')}>${formatElapsed(planned * 1000)}</span>`}</span>`;
}

/** With real cards there is no seal, and nothing to say of one. */
const notesOf = (cue, floor) => (cue.scene === 'seal' && !cue.title && !cue.notes && !floor.seal ? t('cue-seal-none') : cueNotes(cue));

/** The notes of the cue that is on; before the first GO those of the first. */
function Notes({ panel }) {
  const cue = panel.show.rundown[Math.max(0, panel.floor.cue)];
  const notes = cue ? notesOf(cue, panel.floor) : '';
  if (!notes) return null;
  return html`<div class="cue-notes" tabindex="0" role="region" aria-label=${t('host-cue-notes')}><h2 class="overline">${cueTitle(cue)}</h2><p>${notes}</p>
    ${cue.scene === 'proof' && panel.floor.seed && html`<p class="cue-seed figures" translate="no">${sealRows(panel.floor.seed, 4, 16).flat().join(' ')}</p>`}</div>`;
}
