// One seat's join code, large enough to be scanned from the screen at arm's length.
import { html, cls, useEffect, useRef } from '../ui.js';
import { seatName, t } from '../words.js';
import { Note } from './note.js';
import { LinkText, LinkTools, PresenceMark, StandInSwitch, hasCode, presence, presenceText } from './seat-tools.js';

/** Opens itself over the panel; `seat` is of the desk's list, `turn(seat)` shows another's code, `close()` ends it. */
export function CodeSheet({ panel, seat, turn, close }) {
  const sheet = useRef(null);
  useEffect(() => { if (!sheet.current.open) sheet.current.showModal(); }, []);
  const linked = panel.desk.seats.filter(hasCode);
  const index = linked.findIndex((one) => one.seat === seat.seat);
  const go = (step) => turn(linked[(index + step + linked.length) % linked.length].seat);
  const onKey = (event) => {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  const outside = (event) => { if (event.target === sheet.current) close(); };
  return html`<dialog class="sheet" ref=${sheet} aria-labelledby="sheet-name" onClose=${close} onKeyDown=${onKey} onClick=${outside}>
    <div class="sheet-body">
      <${Code} seat=${seat} name=${seatName(panel.show, seat.seat)} />
      <${Facts} panel=${panel} seat=${seat} />
      <nav class="sheet-nav">
        <button type="button" class="small-button" data-control="code:previous" onClick=${() => go(-1)}><kbd>←</kbd> ${t('host-code-previous')}</button>
        <span class="sheet-count">${t('host-code-count', { index: index + 1, all: linked.length })}</span>
        <button type="button" class="small-button" data-control="code:next" onClick=${() => go(1)}>${t('host-code-next')} <kbd>→</kbd></button>
        <button type="button" class="small-button sheet-close" data-control="close" onClick=${close}>${t('host-code-close')} <kbd>${t('host-key-escape')}</kbd></button>
      </nav>
    </div>
  </dialog>`;
}

function Code({ seat, name }) {
  if (!seat.qr) return html`<div class="code is-large"></div>`;
  return html`<div class="code is-large"><img src=${seat.qr} alt=${t('host-code-of', { name })} /></div>`;
}

function Facts({ panel, seat }) {
  const name = seatName(panel.show, seat.seat);
  const finalist = seat.role === 'finalist';
  return html`<div class="sheet-facts">
    <p class="overline">${t(`host-role-${finalist && !panel.show.edition.eliminates ? 'player' : seat.role}`)}</p>
    <h2 class="sheet-name" id="sheet-name">${name}</h2>
    <p class=${cls('sheet-presence', `is-${presence(seat)}`)} role="status"><${PresenceMark} seat=${seat} /> ${presenceText(seat)}</p>
    <p class="sheet-scan">${t('host-code-scan')}</p>
    <${LinkText} text=${seat.link} />
    <${LinkTools} panel=${panel} seat=${seat} keyed />
    <${Note} show=${panel.show} note=${panel.orders.notes[`reissue:${seat.seat}`]} />
    ${finalist && html`<${StandInSwitch} panel=${panel} seat=${seat} />`}
  </div>`;
}
