// The broadcast overlay: what stands on the table, over somebody's picture. It has no words about itself: without contact,
// and when the crew wants it dark, it shows nothing.
import { html, cls, useLeaving, useStore } from '../ui.js';
import { Banner } from './banner.js';
import { Strip } from './strip.js';
import { Third } from './third.js';

const FADE_MS = 400;

/** Whether the view is one of that show: the first of another show comes after it, and whom it does not know has no name. */
const isOf = (show, { table }) => table.players.every(({ seat }) => show.cast[seat]);

/** The overlay's picture of a state; null where there must be none. */
export const onAir = ({ show, view, connection }) => (show && view?.floor && !view.floor.dark && isOf(show, view) && connection.phase === 'live' && !connection.stale ? view : null);

function Players({ state }) {
  const { table } = state.view;
  if (table.players.length > 2) return html`<${Strip} state=${state}/>`;
  return html`<div class="thirds">${table.players.map((player, i) => html`<${Third} key=${player.seat} state=${state} player=${player} place=${i === 0 ? 'left' : 'right'}/>`)}</div>`;
}

/** `live` is what may be seen; when the line is lost the last of it fades. What the crew hides is gone at once. */
export function OverlayScreen({ store }) {
  const state = useStore(store);
  const lost = state.connection.stale || state.connection.phase !== 'live';
  const picture = onAir(state) ? state : null;
  const { value, leaving } = useLeaving(picture, FADE_MS);
  if (!value || (leaving && !lost)) return null;
  const { overlay } = value.view.floor;
  return html`
    <div class=${cls('on-air', { leaving })}>
      ${overlay.claim && html`<${Banner} key=${value.show.episode} state=${value}/>`}
      ${overlay.finalists && html`<${Players} state=${value}/>`}
    </div>`;
}
