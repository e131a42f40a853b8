// What a player has, as broadcast viewers see it: coins, influences, extensions, the clock, and late, on its own link, the hand.
import { html, cls } from '../ui.js';
import { nobleName, seatName, t } from '../words.js';
import { Influence } from '../parts/card.js';
import { ClockFace } from '../parts/clockface.js';
import { Emblem } from '../parts/emblem.js';

const BEFORE_DEAL = new Set(['ready', 'starter']);
const CLOCKLESS = new Set(['ready', 'dealt', 'over']);

export const isDealt = (table) => !BEFORE_DEAL.has(table.phase);

/** The clock of a player who is asked, where there are clocks and the crew shows them; in a pause, with that word. */
export function Clock({ state: { show, view: { table, floor }, clocks, paused }, player }) {
  if (!floor.overlay.clock || table.untimed || table.held || CLOCKLESS.has(table.phase) || !table.question?.seats.includes(player.seat)) return null;
  return html`
    <div class=${cls('timer', { paused })}>
      <${ClockFace} clocks=${clocks} seat=${player.seat} name=${seatName(show, player.seat)} paused=${paused}/>
      ${paused && html`<p class="timer-word">${t('paused-host')}</p>`}
    </div>`;
}

const SmallClock = () => html`<svg class="small-clock" viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"><circle cx="16" cy="16" r="13"/><path d="M16 9V16.5L20.5 20"/></svg>`;

/** A small clock for each extension that is left. */
export const Extensions = ({ count }) => (count > 0 ? html`
  <span class="extensions" role="img" aria-label=${t('overlay-extensions', { count })}>${Array.from({ length: count }, (_, i) => html`<${SmallClock} key=${i}/>`)}</span>` : null);

/** The hand of a player, where this link has it and the crew shows it; null otherwise. */
export const handOf = ({ view: { you, floor } }, player) => (floor.overlay.hands && you.hands?.[player.seat]?.length ? you.hands[player.seat] : null);

const Noble = ({ noble, gone = false }) => html`<li class=${cls('held-noble', { gone })}><${Emblem} noble=${noble}/><span class="held-name">${nobleName(noble)}</span></li>`;

/** The nobles of a hand by emblem and name, and after them those that are lost. */
export const Hand = ({ hand, lost }) => html`
  <ul class="hand">
    ${hand.map((noble, i) => html`<${Noble} key=${`${i}${noble}`} noble=${noble}/>`)}
    ${lost.map((noble, i) => html`<${Noble} key=${`lost${i}`} noble=${noble} gone/>`)}
  </ul>`;

/** The influences as cards: hidden ones face down, or up where `hand` is known; lost ones face up. */
export const Cards = ({ player, hand = null, taking = false }) => html`<span class=${cls('has-cards', { known: hand })}><${Influence} player=${hand ? { ...player, hand } : player} taking=${taking} bare/></span>`;
