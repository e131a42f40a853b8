// The broadcast overlay: its links, what of it shows, and the one press that takes all hands off air.
import { html, cls } from '../ui.js';
import { t } from '../words.js';
import { KEYS } from './keymap.js';
import { Key } from './keys.js';
import { Note } from './note.js';
import { ArmButton, Keyed, PlainButton } from './press.js';
import { plainSeconds } from './seconds.js';
import { CopyButton, LinkText } from './seat-tools.js';

const ELEMENTS = ['finalists', 'clock', 'claim', 'hands'];

const order = (element, on) => ({ order: 'overlay', element, on });

/** How late all hands are, as measured and as it is set; and that they are live where the show wants them so. */
function lateWords({ delay_s: set, measured_ms: measured }) {
  if (set === 0) return html`<strong class="live-words">${t('host-late-live')}</strong>`;
  if (measured === null) return t('host-late-none', { seconds: plainSeconds(set * 1000) });
  return t('host-late', { measured: plainSeconds(Math.round(measured / 100) * 100), seconds: plainSeconds(set * 1000) });
}

/** Whether all hands are on air and how late; a disk that was in trouble holds them back although nobody has hidden them. */
function AirWords({ late, on }) {
  if (on && late.held) return html`<strong>${t('host-hands-held')}</strong>`;
  return html`<strong>${t(on ? 'host-hands-on' : 'host-hands-off')}</strong> <span class="figures">${lateWords(late)}</span>`;
}

/**
 * In the room's part, while somebody may see all hands: whether they are on air, and one press that takes them off. Its key
 * counts also while nobody is there: who may see them may be about to come back.
 */
export function HandsLine({ panel }) {
  const { desk, floor, orders } = panel;
  const on = floor.overlay.hands;
  const off = Boolean(panel.beside) || orders.busy('hands');
  const hide = () => { if (on && !off) orders.give('hands', order('hands', false)); };
  const keyed = html`<${Keyed} panel=${panel} of=${KEYS.dump} act=${hide} />`;
  if (desk.hands === 0 && on) return keyed;
  return html`${keyed}<section class=${cls('hands-line', { 'is-on': on && !desk.late.held })} aria-label=${t('host-hands')}>
    <p class="hands-words" role="status"><${AirWords} late=${desk.late} on=${on} /></p>
    ${on ? html`<${PlainButton} panel=${panel} control="hands:off" label=${html`${t('host-hands-dump')} <${Key} of=${KEYS.dump} />`} off=${off} act=${hide} />`
    : html`<${ArmButton} panel=${panel} control="hands:on" label=${t('host-hands-again')} off=${off} act=${() => orders.give('hands', order('hands', true))} />`}
    ${orders.notes.hands?.state === 'refused' && html`<${Note} show=${panel.show} note=${orders.notes.hands} />`}
  </section>`;
}

function Switch({ panel, element }) {
  const on = panel.floor.overlay[element];
  const key = `overlay:${element}`;
  const off = Boolean(panel.beside) || panel.orders.busy(key);
  const act = () => { if (!off) panel.orders.give(key, order(element, !on)); };
  // Not disabled while the order is on its way: the keyboard would lose its place.
  return html`<button type="button" class="switch" role="switch" aria-checked=${String(on)} aria-disabled=${String(off)} data-control=${key} onClick=${act}><span class=${cls('switch-track', { 'is-on': on })} aria-hidden="true"></span>
    <span class="switch-word">${t(`host-overlay-${element}`)}</span></button>`;
}

/** In the sheet of screens: which elements show, and the two links. */
export function Broadcast({ panel }) {
  const { desk, orders, show } = panel;
  const refused = ELEMENTS.map((element) => orders.notes[`overlay:${element}`]).find((note) => note?.state === 'refused');
  return html`<section class="broadcast" aria-label=${t('host-overlay')}>
    <h3 class="part-head">${t('host-overlay')}</h3>
    <div class="broadcast-elements" role="group" aria-label=${t('host-overlay-elements')}>${ELEMENTS.map((element) => html`<${Switch} key=${element} panel=${panel} element=${element} />`)}
      <span class="figures part-about">${lateWords(desk.late)}</span></div>
    ${refused && html`<${Note} show=${show} note=${refused} />`}
    <dl class="broadcast-links">
      <dt>${t('host-overlay-link')}</dt><dd><${LinkText} text=${desk.overlay_url} /></dd>
      <dd class="tools"><${CopyButton} control="copy:overlay" text=${desk.overlay_url} /></dd>
      <dt>${t('host-hands-link')}</dt><dd><span class="part-about">${t('host-hands-link-about')}</span></dd>
      <dd class="tools"><${CopyButton} control="copy:hands" text=${desk.hands_url} />
        <${ArmButton} panel=${panel} control="reissue:hands" label=${t('host-reissue')} about=${t('host-reissue-warning')} off=${!panel.contact || orders.busy('reissue:hands')} act=${() => orders.give('reissue:hands', { order: 'reissue_hands' })} />
        <${Note} show=${show} note=${orders.notes['reissue:hands']} /></dd>
    </dl>
  </section>`;
}
