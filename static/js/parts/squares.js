// A QR code, drawn from its rows of 0 and 1.
import { html } from '../ui.js';

const BORDER = 2;

/** One path for all dark squares: a line of them is one stroke. */
export const pathOf = (rows) => rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)).join('');

export const Squares = ({ rows, label }) => {
  const size = rows.length + 2 * BORDER;
  return html`<svg class="squares" viewBox=${`${-BORDER} ${-BORDER} ${size} ${size}`} role="img" aria-label=${label} shape-rendering="crispEdges">
    <path class="squares-ground" d=${`M${-BORDER} ${-BORDER}h${size}v${size}h-${size}z`}/><path class="squares-dark" d=${pathOf(rows)}/></svg>`;
};
