// The room as a picture: the holders in curved rows, each with a light that is dark once the noble is gone.
import { html, cls } from '../ui.js';
import { seatName, t } from '../words.js';
import { tall } from './told.js';

/** Rows from back to front for `n` seats: at most `most` in a row, the back ones fuller. */
export function rowsOf(n, most) {
  const rows = Math.max(1, Math.ceil(n / most));
  return Array.from({ length: rows }, (_, i) => Math.floor(n / rows) + (i < n % rows ? 1 : 0));
}

const BEND = 0.35;

/** Place of each seat in a box of 1 by 1: {x, y, row}; rows bend towards the front in their middle. */
export function placesOf(n, most) {
  const rows = rowsOf(n, most);
  return rows.flatMap((count, row) => Array.from({ length: count }, (_, i) => {
    const x = (i + 0.5) / count;
    const arc = BEND * (1 - (2 * x - 1) ** 2);
    return { x, y: (row + 0.5 + arc - BEND / 2) / rows.length, row };
  }));
}

function Seat({ show, holder, chosen, armed, pickable, onPick, place, lit }) {
  const name = seatName(show, holder.seat);
  const style = { '--x': place.x, '--y': place.y };
  const names = cls('room-seat', { lit, dark: !lit, chosen, armed, called: holder.called, pickable });
  return html`
    <button type="button" class=${names} style=${style} disabled=${!pickable} aria-pressed=${Boolean(chosen)}
      aria-label=${t(lit ? 'room-full-seat' : 'room-empty-seat', { name })}
      onClick=${(event) => { event.stopPropagation(); onPick(holder.seat); }}><span class="seat-light"></span><span class=${cls('seat-name', tall(name))}>${name}</span></button>`;
}

/**
 * The holders as seats to pick from. `most`: seats in one row; `canPick` (a set of seats), `chosen` (list), `armed` (seat
 * whose next tap counts), `onPick(seat)`.
 */
export function RoomPicture({ show, holders, most, canPick, chosen, armed = null, onPick, class: name }) {
  const places = placesOf(holders.length, most);
  const rows = rowsOf(holders.length, most).length;
  return html`
    <div class=${cls('room', name)} style=${{ '--rows': rows, '--most': most }} role="group" aria-label=${t('room-label')}>
      ${holders.map((holder, i) => html`<${Seat} key=${holder.seat} show=${show} holder=${holder} place=${places[i]} lit=${holder.holds > 0}
        chosen=${chosen.includes(holder.seat)} armed=${armed === holder.seat} pickable=${canPick.has(holder.seat)} onPick=${onPick}/>`)}
    </div>`;
}
