// A faction as everybody sees it: a shape of its own in a colour of its own, so that neither is needed alone.
import { html } from '../ui.js';
import { t } from '../words.js';

const SHAPES = {
  red: html`<path d="M32 2 62 32 32 62 2 32Z"/>`,
  blue: html`<path fill-rule="evenodd" d="M32 3A29 29 0 1 1 31.99 3ZM32 15A17 17 0 1 0 32.01 15ZM32 23A9 9 0 1 1 31.99 23Z"/>`,
};

export const factionName = (faction) => t(`faction-${faction}`);

/** The mark of a faction; nothing for who has none. */
export const Faction = ({ faction, class: name = '' }) => (faction ? html`
  <svg class=${`faction faction-${faction} ${name}`} viewBox="0 0 64 64" role="img" aria-label=${factionName(faction)} fill="currentColor">${SHAPES[faction]}</svg>` : null);
