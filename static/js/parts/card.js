// A noble's card: face up or down, lost or not. It turns over in 3D when `up` changes.
import { html, cls } from '../ui.js';
import { Emblem, Mark } from './emblem.js';
import { nobleName, t } from '../words.js';

const Lattice = () => html`
  <svg class="lattice" viewBox="0 0 42 62" preserveAspectRatio="none" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="0.5">
    ${[-42, -28, -14, 0, 14, 28, 42, 56, 70, 84].map((x) => html`<path d=${`M${x - 21} 0 ${x + 41} 62M${x + 20} 0 ${x - 42} 62`}/>`)}
  </svg>`;

/** `noble` null draws a back only. `up`: face up. `lost`: out of play. `bare`: without its name. `label`: for screen readers. */
export function Card({ noble = null, up = Boolean(noble), lost = false, bare = false, label = null, class: name = '' }) {
  const said = label ?? (up && noble ? nobleName(noble) : t('noble-hidden'));
  return html`
    <span class=${cls('card', name, { up, lost, bare })} role="img" aria-label=${said}>
      <span class="card-turn">
        <span class="card-back"><${Lattice}/><${Mark}/></span>
        <span class="card-face">${noble && html`<${Emblem} noble=${noble}/><span class=${cls('card-name', { long: nobleName(noble).length > 8 })}>${nobleName(noble)}</span>`}</span>
      </span>
    </span>`;
}

/**
 * A finalist's influence as others see it: a back for each hidden noble, the lost ones face up, all up after the end.
 * A place keeps its card: what was hidden there is what turns over when it is lost.
 */
export function Influence({ player, bare = false }) {
  const hidden = player.hand ?? Array(player.influence).fill(null);
  const lost = [...player.lost].reverse();
  return html`
    <span class="influence">
      ${hidden.map((noble, place) => html`<${Card} key=${place} noble=${noble} bare=${bare}/>`)}
      ${lost.map((noble, i) => html`<${Card} key=${hidden.length + i} noble=${noble} up lost bare=${bare}
        label=${t('card-lost', { noble: nobleName(noble) })}/>`)}
    </span>`;
}
