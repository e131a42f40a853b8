// The drawn things of the game: noble emblems, the coin, the garnet, the show's mark. One colour each, told apart by shape.
import { html } from '../ui.js';

const FAN = 'M21.6 45.4L2.2 40.5Q-4.7 32 6.3 31.7L22.5 43.4ZM23.7 41.8L7.4 30.1Q4.2 19.6 14.5 23.4L25.3 40.3ZM26.9 39.2L16.2 22.4Q17 11.4 25.2 18.8L29 38.4ZM30.9 38.1L27.1 18.4Q32 8.5 36.9 18.4L33.1 38.1ZM35 38.4L38.8 18.8Q47 11.4 47.8 22.4L37.1 39.2ZM38.7 40.3L49.5 23.4Q59.8 19.6 56.6 30.1L40.3 41.8ZM41.5 43.4L57.7 31.7Q68.7 32 61.8 40.5L42.4 45.4Z';

const EMBLEMS = {
  duke: html`<g>
    <path d="M8 43 4.5 23.5 17.5 32 22 16.5 29 30 32 11 35 30 42 16.5 46.5 32 59.5 23.5 56 43Z"/>
    <circle cx="4.8" cy="20" r="3.9"/><circle cx="21.6" cy="13.4" r="3.9"/><circle cx="32" cy="7.4" r="4.4"/>
    <circle cx="42.4" cy="13.4" r="3.9"/><circle cx="59.2" cy="20" r="3.9"/>
    <path fill-rule="evenodd" d="M8.4 46H55.6L54.6 57H9.4ZM32 48 28 51.5 32 55 36 51.5ZM19 49A2.5 2.5 0 1 0 19.01 49ZM45 49A2.5 2.5 0 1 0 45.01 49Z"/>
  </g>`,
  assassin: html`<g transform="rotate(38 32 32)">
    <circle cx="32" cy="-1.5" r="4.2"/>
    <path d="M29.2 3.5H34.8L35.4 17H28.6Z"/>
    <path d="M15 15.5Q13 21 17.5 22.5L28 21.5H36L46.5 22.5Q51 21 49 15.5Q47 18.5 42 18.5H22Q17 18.5 15 15.5Z"/>
    <path fill-rule="evenodd" d="M26 24.5H38L36.6 52 32 68 27.4 52ZM31.3 27.5V54H32.7V27.5Z"/>
  </g>`,
  captain: html`<g>
    <path fill-rule="evenodd" d="M32 2A7.6 7.6 0 1 1 31.99 2ZM32 6A3.6 3.6 0 1 0 32.01 6Z"/>
    <path d="M29 16.5H35V52H29Z"/>
    <path d="M16.5 20H47.5A2.9 2.9 0 0 1 47.5 25.8H16.5A2.9 2.9 0 0 1 16.5 20Z"/>
    <path d="M32 62.5C19 61 9.5 53.5 7.5 43L3.5 44.5 9 31 18.5 41.5 14.3 42.2C16.5 49 23 53.5 32 54.5 41 53.5 47.5 49 49.7 42.2L45.5 41.5 55 31 60.5 44.5 56.5 43C54.5 53.5 45 61 32 62.5Z"/>
  </g>`,
  ambassador: html`<g>
    <path d="M3 13.5H61L34.5 35.2Q32 37 29.5 35.2Z"/>
    <path fill-rule="evenodd" d="M3 17.5 20.5 32 3 48.5ZM61 17.5V48.5L43.5 32ZM23 34 27.6 37.8Q32 41 36.4 37.8L41 34 60 52H44.3A12.3 12.3 0 0 0 19.7 52H4Z"/>
    <path fill-rule="evenodd" d="M32 41.2 34.3 43.3 37.3 42.6 38.2 45.6 41.1 46.5 40.4 49.5 42.5 51.7 40.4 53.9 41.1 56.9 38.2 57.8 37.3 60.8 34.3 60.1 32 62.2 29.7 60.1 26.7 60.8 25.8 57.8 22.9 56.9 23.6 53.9 21.5 51.7 23.6 49.5 22.9 46.5 25.8 45.6 26.7 42.6 29.7 43.3ZM32 47 27.8 51.7 32 56.4 36.2 51.7Z"/>
  </g>`,
  contessa: html`<g>
    <path d=${FAN}/>
    <path d="M32 40.5A8.5 8.5 0 0 1 40.5 49L33.5 52.5H30.5L23.5 49A8.5 8.5 0 0 1 32 40.5Z"/>
    <path d="M30.8 52H33.2V56.5L36.5 64H27.5L30.8 56.5Z"/>
  </g>`,
  inquisitor: html`<g>
    <path fill-rule="evenodd" d="M32 0A7 7 0 1 1 31.99 0ZM32 3.5A3.5 3.5 0 1 0 32.01 3.5Z"/>
    <path d="M29 13H35L47 22.5H17Z"/>
    <path fill-rule="evenodd" d="M18.5 25H45.5L49 54H15ZM22.6 29 20 50.5H44L41.4 29Z"/>
    <path d="M32 31Q39.5 40 36.6 45.5 34.8 48.5 32 48.5 29.2 48.5 27.4 45.5 24.5 40 32 31Z"/>
    <path d="M12.5 56.5H51.5V62.5H12.5Z"/>
  </g>`,
};

/** A noble's emblem; an unknown noble gets the show's mark. Named for screen readers by whatever stands beside it. */
export const Emblem = ({ noble, class: name = '' }) => html`
  <svg class=${`emblem ${name}`} viewBox="-2 -4 68 72" aria-hidden="true" fill="currentColor">${EMBLEMS[noble] ?? MARK}</svg>`;

/** A cut stone seen from above: the garnet, and the show's mark on the card backs. */
const MARK = html`<g>
  <path fill-rule="evenodd" d="M21 6H43L58 21V43L43 58H21L6 43V21ZM22.7 10 10 22.7V41.3L22.7 54H41.3L54 41.3V22.7L41.3 10Z"/>
  <path fill-rule="evenodd" d="M24.5 18H39.5L46 24.5V39.5L39.5 46H24.5L18 39.5V24.5ZM26 21.5 21.5 26V38L26 42.5H38L42.5 38V26L38 21.5Z"/>
  <path d="M12 14 14 12 23.5 21.5 21.5 23.5ZM52 14 50 12 40.5 21.5 42.5 23.5ZM12 50 14 52 23.5 42.5 21.5 40.5ZM52 50 50 52 40.5 42.5 42.5 40.5Z"/>
</g>`;

/** Two long ears and a face: the mark where coins are carrots. */
const HARE = html`<path fill-rule="evenodd" d="M24 32Q14 20 15 7 16 0 21 3 29 9 30 28 32 27.5 34 28 35 9 43 3 48 0 49 7 50 20 40 32 51 37 51 48 51 62 32 62 13 62 13 48 13 37 24 32ZM24 43A3.5 3.5 0 1 0 24.01 43ZM40 43A3.5 3.5 0 1 0 40.01 43ZM28 52 32 56 36 52Z"/>`;

export const Mark = ({ class: name = '' }) => html`
  <svg class=${`mark ${name}`} viewBox="0 0 64 64" aria-hidden="true" fill="currentColor"><g class="as-coin">${MARK}</g><g class="as-carrot">${HARE}</g></svg>`;

/** A garnet: facets in reds of their own, so that it reads as a stone in any size. */
export const Garnet = ({ class: name = '' }) => html`
  <svg class=${`garnet ${name}`} viewBox="0 0 64 64" aria-hidden="true">
    <path class="stone-a" d="M21 4H43L60 21V43L43 60H21L4 43V21Z"/>
    <path class="stone-b" d="M21 4H43L40 17H24ZM4 21 21 4 24 17 17 24Z"/>
    <path class="stone-c" d="M43 60H21L24 47H40ZM60 43 43 60 40 47 47 40Z"/>
    <path class="stone-d" d="M24 17H40L47 24V40L40 47H24L17 40V24Z"/>
    <path class="stone-b" d="M24 17H36L20 33 17 36V24Z"/>
  </svg>`;

/** What is paid with, as the edition has it (see `wear`): a struck coin with milled rim, ring and coronet; or a carrot. */
export const Coin = ({ class: name = '' }) => html`
  <svg class=${`coin ${name}`} viewBox="0 0 64 64" aria-hidden="true">
    <g class="as-coin">
      <circle class="coin-rim" cx="32" cy="32" r="29"/>
      <circle class="coin-mill" cx="32" cy="32" r="27.5"/>
      <circle class="coin-face" cx="32" cy="32" r="23"/>
      <path class="coin-mark" d="M19 41 17 25 25 32 32 20 39 32 47 25 45 41Z M19 44H45V47.5H19Z"/>
    </g>
    <g class="as-carrot">
      <path class="carrot-leaf" d="M40 21Q33 9 38 1 45 6 44 15 51 5 60 6 58 15 49 20 57 18 63 24 56 31 44 26Z"/>
      <path class="carrot-root" d="M41 20Q50 24 47 34 40 49 9 61 4 63 3 61 2 59 4 55 14 24 28 18 36 15 41 20Z"/>
      <path class="carrot-line" d="M22 26 30 33M33 42 27 37M15 38 21 43M36 24 41 29M20 52 15 48"/>
    </g>
  </svg>`;
