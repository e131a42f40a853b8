// A person's name on the room's display.
import { html, cls } from '../ui.js';
import { tall } from './told.js';

/** At most so many lines; `as`: the element. */
export const Name = ({ of: name, most = 2, as: Tag = 'p', class: extra = '' }) => html`
  <${Tag} class=${cls('name', extra, 'display', tall(name))} data-most=${most}>${name}</${Tag}>`;
