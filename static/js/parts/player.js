// One finalist on a tablet or phone: name, coins, influence, clock.
import { html, cls } from '../ui.js';
import { seatName, t } from '../words.js';
import { Influence } from './card.js';
import { Coins, Garnets } from './counts.js';
import { ClockFace } from './clockface.js';
import { tall } from './told.js';

const BEFORE = new Set(['ready', 'starter']);
const CLOCKLESS = new Set(['ready', 'dealt', 'over']);

/** `asked`: this one is asked now. `taking`: one noble is still to be taken in. `phase` of the table: garnets before the deal, coins after. `withClock` false leaves the clock to the caller; `untimed`: play goes on without clocks. */
export function PlayerLine({ show, player, clocks, asked, stale, paused, phase = 'play', taking = false, withClock = true, untimed = false, class: name = '' }) {
  const said = seatName(show, player.seat);
  return html`
    <div class=${cls('player', name, { asked, out: player.out })}>
      <div class="player-who">
        <span class=${cls('player-name display', tall(said))}>${said}</span>
        <span class="player-counts">${BEFORE.has(phase) ? show.edition.eliminates && html`<${Garnets} count=${player.garnets}/>` : html`<${Coins} count=${player.coins}/>`}
          ${player.stand_in && html`<span class="player-note">${t('stand-in-short')}</span>`}</span>
      </div>
      <${Influence} player=${player} taking=${taking} bare/>
      ${withClock && !untimed && !CLOCKLESS.has(phase) && html`<${ClockFace} clocks=${clocks} seat=${player.seat} name=${said} stale=${stale} paused=${paused}/>`}
    </div>`;
}
