// The inquisitor looks at the noble that was shown, and leaves it or has it changed.
import { html } from '../ui.js';
import { t, seatName } from '../words.js';
import { Card } from '../parts/card.js';
import { seen } from '../parts/peek.js';

export const Examined = ({ state: { show, view: { you } }, peek }) => (you.examined ? html`
  <div class="examined"><${Card} noble=${seen(peek, you.examined.noble)}/><p>${t('examined-told', { name: seatName(show, you.examined.seat) })}</p></div>` : null);
