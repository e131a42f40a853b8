// Before the match: who plays, with their codes; the others; which address the links use.
import { html, cls } from '../ui.js';
import { seatName, t } from '../words.js';
import { Garnet } from '../parts/emblem.js';
import { Key } from './keys.js';
import { KEYS } from './keymap.js';
import { Note } from './note.js';
import { CopyButton, LinkText, LinkTools, PresenceMark, StandInSwitch, hasCode, presence, presenceText } from './seat-tools.js';

export const Joining = ({ panel }) => html`<section class="column joining"><${Finalists} panel=${panel} /><${Spectators} panel=${panel} /></section>`;

/** Both finalists, large. */
function Finalists({ panel }) {
  const { finalists, edition } = panel.show;
  if (!edition.eliminates) return html`<${Players} panel=${panel} />`;
  return html`<section class="finalists-before" aria-label=${t('host-finalists')}>
    ${finalists.map((id, i) => [id, ROLES[i]]).map(([id, role]) => {
      const seat = panel.seat(id);
      return seat && html`<${FinalistCard} key=${id} panel=${panel} seat=${seat} role=${role} />`;
    })}
  </section>`;
}

const ROLES = ['candidate', 'opponent'];

/** The players of a table, each with a small code, clockwise. */
function Players({ panel }) {
  return html`<section class="players-before" aria-label=${t('host-players')}>
    <h2 class="overline">${t('host-players')} <${Key} of=${KEYS.middle} /></h2>
    <ul class="spectator-grid">${panel.show.finalists.map((id) => panel.seat(id)).filter(Boolean).map((seat) => html`<${PlayerCard} key=${seat.seat} panel=${panel} seat=${seat} />`)}</ul>
  </section>`;
}

function PlayerCard({ panel, seat }) {
  const name = seatName(panel.show, seat.seat);
  return html`<li class=${cls('spectator', `is-${presence(seat)}`)}>
    <${SmallCode} panel=${panel} seat=${seat} name=${name} />
    <div class="spectator-facts">
      <h3 class="spectator-name" title=${name}>${name}</h3>
      <p class=${`seat-state is-${presence(seat)}`}><${PresenceMark} seat=${seat} /> ${presenceText(seat)}</p>
      <${StandInSwitch} panel=${panel} seat=${seat} />
    </div>
  </li>`;
}

function FinalistCard({ panel, seat, role }) {
  const name = seatName(panel.show, seat.seat);
  return html`<article class="finalist-before">
    <p class="overline">${t(`host-role-${role}`)} <span class="garnets"><${Garnet} />${t('host-garnets', { count: seat.garnets })}</span></p>
    <h2 class="finalist-name" title=${name}>${name}</h2>
    <div class="finalist-join">
      <${SmallCode} panel=${panel} seat=${seat} name=${name} />
      <div class="finalist-links">
        <p class=${`seat-state is-${presence(seat)}`}><${PresenceMark} seat=${seat} /> ${presenceText(seat)}</p>
        <${LinkTools} panel=${panel} seat=${seat} />
        <${Note} show=${panel.show} note=${panel.orders.notes[`reissue:${seat.seat}`]} />
      </div>
    </div>
    <${StandInSwitch} panel=${panel} seat=${seat} />
  </article>`;
}

function SmallCode({ panel, seat, name }) {
  if (!seat.qr || !hasCode(seat)) return null;
  return html`<button type="button" class="code" data-control=${`code:${seat.seat}`} aria-label=${t('host-code-of', { name })} title=${t('host-code-show')}
    onClick=${() => panel.openCode(seat.seat)}><img src=${seat.qr} alt="" /></button>`;
}

/** The others, each with a small code; a tap on one shows it large. */
function Spectators({ panel }) {
  const finalists = new Set(panel.show.finalists);
  const others = panel.desk.seats.filter((seat) => !finalists.has(seat.seat));
  const seats = [...others.filter((seat) => !seat.eliminated), ...others.filter((seat) => seat.eliminated)];
  return html`<section class="spectators" aria-label=${t('host-spectators')}>
    <header class="column-head">${seats.length > 0 && html`<h2 class="overline">${t('host-spectators')} ${panel.show.edition.eliminates && html`<${Key} of=${KEYS.middle} />`}</h2>`}
      <button type="button" class="small-button" data-control="codes" onClick=${panel.openFirstCode}>${t('host-code-show')} <${Key} of=${KEYS.codes} /></button></header>
    <ul class="spectator-grid">${seats.map((seat) => html`<${SpectatorCard} key=${seat.seat} panel=${panel} seat=${seat} />`)}</ul>
  </section>`;
}

function SpectatorCard({ panel, seat }) {
  const name = seatName(panel.show, seat.seat);
  return html`<li class=${cls('spectator', `is-${presence(seat)}`)}>
    <${SmallCode} panel=${panel} seat=${seat} name=${name} />
    <div class="spectator-facts">
      <h3 class="spectator-name" title=${name}>${name}</h3>
      <p class=${`seat-state is-${presence(seat)}`}><${PresenceMark} seat=${seat} /> ${presenceText(seat)}</p>
      ${!seat.eliminated && panel.show.edition.eliminates && html`<p class="spectator-garnets">${t('host-garnets', { count: seat.garnets })}</p>`}
    </div>
  </li>`;
}

/** Which network address the links use, and where the audience display is. */
export function Addresses({ panel }) {
  const { bases, base, audience_url: audience } = panel.desk;
  return html`<section class="addresses" aria-label=${t('host-addresses')}>
    <h2 class="overline">${t(bases.length > 1 ? 'host-address-links' : 'host-address-one')}</h2>
    <div class="bases" role="radiogroup" aria-label=${t('host-address-links')}>
      ${bases.map((address, index) => html`<${Base} key=${address} panel=${panel} address=${address} index=${index} chosen=${index === base} />`)}
    </div>
    <${Note} show=${panel.show} note=${panel.orders.notes.base} />
    <div class="tools"><h2 class="overline">${t('host-address-audience')}</h2><${CopyButton} control="copy:audience" text=${audience} label=${t('host-address-copy')} />
      <a class="small-button" href=${audience} target="_blank" rel="noopener">${t('host-address-open')}</a></div>
    <${LinkText} text=${audience} />
  </section>`;
}

const LOCAL = /^https?:\/\/(127\.|localhost|\[::1\])/;

function Base({ panel, address, index, chosen }) {
  const choose = () => { if (!chosen) panel.orders.give('base', { order: 'base', index }); };
  return html`<button type="button" class="base" data-control=${`base:${index}`} role="radio" aria-checked=${String(chosen)}
    disabled=${!panel.contact || panel.orders.busy('base')} onClick=${choose}>
    <span class="radio-mark" aria-hidden="true"></span>
    <span class="base-address">${address.replace(/^https?:\/\//, '')}</span>
    ${LOCAL.test(address) && html`<span class="base-local">${t('host-address-local')}</span>`}
  </button>`;
}
