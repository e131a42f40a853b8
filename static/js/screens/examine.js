// The inquisitor looks at the noble that was shown, and leaves it or has it changed.
import { html } from '../ui.js';
import { t, seatName } from '../words.js';
import { Card } from '../parts/card.js';

export const Examined = ({ state: { show, view: { you } } }) => (you.examined ? html`
  <div class="examined"><${Card} noble=${you.examined.noble}/><p>${t('examined-told', { name: seatName(show, you.examined.seat) })}</p></div>` : null);
