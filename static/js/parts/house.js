// The spectators on the room's display, each with a light that is dark once the noble is gone: by name while the stage is theirs, and
// drawn back to their lights while it belongs to a claim.
import { html, cls } from '../ui.js';
import { nobleName, seatName, t } from '../words.js';
import { Card } from './card.js';
import { Emblem } from './emblem.js';
import { columnsFrom } from './grid.js';
import { useGlide } from './glide.js';
import { Name } from './name.js';

function Seat({ show, holder }) {
  const name = seatName(show, holder.seat);
  const lit = holder.holds > 0;
  return html`
    <li class=${cls('person house-seat', { lit, dark: !lit, called: holder.called, turned: holder.nobles })} data-seat=${holder.seat} aria-label=${t(lit ? 'room-full-seat' : 'room-empty-seat', { name })}>
      <span class="seat-light"></span>
      ${holder.nobles?.length > 0 && html`<span class="house-nobles">${holder.nobles.map((noble, i) => html`<${Card} key=${i} noble=${noble} bare/>`)}</span>`}
      <${Name} of=${name} most=${3} class="person-name"/>
    </li>`;
}

/** What was shown and is out of play. */
const Shown = ({ shown }) => html`
  <li class="house-shown">
    <span class="house-shown-title">${t('audience-shown')}</span>
    <span class="house-shown-all">${shown.map((noble, i) => html`<span key=${i} role="img" aria-label=${nobleName(noble)}><${Emblem} noble=${noble}/></span>`)}</span>
  </li>`;

/** `back`: only their lights. */
export function House({ show, table: { holders, shown }, back }) {
  const ref = useGlide('.seat-light', back);
  if (!holders.length) return null;
  return html`
    <ul ref=${ref} class=${cls('house', back ? 'back' : 'people')} data-full=${back ? null : ''} data-columns=${columnsFrom(holders.length + 1)} aria-label=${t('room-label')}>
      ${holders.map((holder) => html`<${Seat} key=${holder.seat} show=${show} holder=${holder}/>`)}
      ${shown.length > 0 && html`<${Shown} key="shown" shown=${shown}/>`}
    </ul>`;
}
