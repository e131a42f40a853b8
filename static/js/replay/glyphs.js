// The signs of the marks and of the buttons: told apart by their shape, not by colour alone.
import { html } from '../ui.js';

const MARKS = {
  turn: html`<path d="M8 2v12"/>`,
  claim: html`<path d="M8 2.5 13 8 8 13.5 3 8z"/>`,
  challenge: html`<path d="M8 2.5v7M8 12v1.5"/>`,
  challenge_won: html`<path class="full" d="M8 2.5 14 13.5H2z"/>`,
  challenge_lost: html`<path d="M8 13.5 14 2.5H2z"/>`,
  loss: html`<path d="M3.5 3.5l9 9M12.5 3.5l-9 9"/>`,
  extension: html`<path d="M8 3v10M3 8h10"/>`,
  pause: html`<path d="M5.5 3v10M10.5 3v10"/>`,
  time_out: html`<path d="M3.5 2.5h9L8 8l4.5 5.5h-9L8 8z"/>`,
  correction: html`<path class="full" d="M3 3h10v10H3z"/>`,
  rewind: html`<path d="M6.5 4 2.5 8l4 4M2.5 8h11"/>`,
  end: html`<circle class="full" cx="8" cy="8" r="5"/>`,
};

export const MarkGlyph = ({ kind }) => html`<svg class="mark-glyph" viewBox="0 0 16 16" aria-hidden="true">${MARKS[kind]}</svg>`;

const BUTTONS = {
  play: 'M7 4.5v15l13-7.5z',
  pause: 'M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.2z',
  'step-on': 'M5 5v14l10-7zM16.5 5H19v14h-2.500z',
  'step-back': 'M19 5v14L9 12zM5 5h2.500v14H5z',
  'turn-on': 'M3 5.500v13L11 12zM11 5.500v13L19 12zM19.500 5H22v14h-2.500z',
  'turn-back': 'M21 5.500v13L13 12zM13 5.500v13L5 12zM2 5h2.500v14H2z',
  full: 'M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z',
};

export const ButtonGlyph = ({ of }) => html`<svg class="button-glyph" viewBox="0 0 24 24" aria-hidden="true"><path d=${BUTTONS[of]}/></svg>`;
