// A noble's card: face up or down, lost or not. It turns over in 3D when `up` changes.
import { html, cls, useAfter } from '../ui.js';
import { Emblem, Mark } from './emblem.js';
import { nobleName, t } from '../words.js';

const Lattice = () => html`
  <svg class="lattice" viewBox="0 0 42 62" preserveAspectRatio="none" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="0.5">
    ${[-42, -28, -14, 0, 14, 28, 42, 56, 70, 84].map((x) => html`<path d=${`M${x - 21} 0 ${x + 41} 62M${x + 20} 0 ${x - 42} 62`}/>`)}
  </svg>`;

const BURN_MS = 1300;  // it turns over first, and then burns

/** How wide a name is: marks over and under a letter, and what only says where a line may break, take no room. */
const width = (name) => name.replace(/[\p{Mn}\p{Cf}]/gu, '').length;

function Face({ noble }) {
  const name = nobleName(noble);
  return html`<${Emblem} noble=${noble}/><span class=${cls('card-name', { long: width(name) > 8, longest: width(name) > 10 })}>${name}</span>`;
}

/** `noble` null draws a back only. `up`: face up. `lost`: out of play. `bare`: without its name. `label`: for screen readers. */
export function Card({ noble = null, up = Boolean(noble), lost = false, bare = false, label = null, class: name = '' }) {
  const said = label ?? (up && noble ? nobleName(noble) : t('noble-hidden'));
  const burning = useAfter(lost, BURN_MS) && lost;
  return html`
    <span class=${cls('card', name, { up, lost, bare, burning })} role="img" aria-label=${said}>
      <span class="card-turn">
        <span class="card-back"><${Lattice}/><${Mark}/></span>
        <span class="card-face">${noble && html`<${Face} noble=${noble}/>`}</span>
        ${burning && noble && html`<span class="card-face card-alive" aria-hidden="true"><${Face} noble=${noble}/></span>`}
      </span>
    </span>`;
}

/**
 * A finalist's influence as others see it: a back for each hidden noble, the lost ones face up, all up after the end.
 * A place keeps its card: what was hidden there is what turns over when it is lost. `taking`: one noble is still to be taken in.
 */
export function Influence({ player, taking = false, bare = false }) {
  const hidden = player.hand ?? Array(player.influence - (taking ? 1 : 0)).fill(null);
  const lost = [...player.lost].reverse();
  // One list: keys of two would be apart, and a card that is lost another one than the card that was hidden.
  const cards = [...hidden.map((noble) => ({ noble })), ...(taking ? [null] : []), ...lost.map((noble) => ({ noble, up: true, lost: true, label: t('card-lost', { noble: nobleName(noble) }) }))];
  return html`<span class="influence">${cards.map((card, place) => (card ? html`<${Card} key=${place} ...${card} bare=${bare}/>` : html`<span key=${place} class="card-none"></span>`))}</span>`;
}
