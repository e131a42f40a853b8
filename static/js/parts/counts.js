// Coins and garnets as a drawn thing and a number.
import { html, cls } from '../ui.js';
import { Coin, Garnet } from './emblem.js';
import { t } from '../words.js';

export const Coins = ({ count, class: name = '' }) => html`
  <span class=${cls('count', 'coins', name)} role="img" aria-label=${t('coins', { count })}><${Coin}/><span aria-hidden="true">${count}</span></span>`;

export const Garnets = ({ count, class: name = '' }) => html`
  <span class=${cls('count', 'garnets', name)} role="img" aria-label=${t('garnets', { count })}><${Garnet}/><span aria-hidden="true">${count}</span></span>`;
