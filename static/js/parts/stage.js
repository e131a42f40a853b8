// What is going on, in words: the attempt, what was answered, who is asked.
import { html, cls } from '../ui.js';
import { attemptTold, askedTold } from './told.js';
import { Emblem } from './emblem.js';

/** The attempt of the table, line by line; claims carry their emblem. */
export const AttemptWords = ({ show, table }) => html`
  <div class="attempt" role="status">
    ${attemptTold(show, table).map((line) => html`
      <p key=${line.kind} class=${cls('told', `told-${line.kind}`)}>
        ${line.noble && (line.kind === 'claim' || line.kind === 'block') && html`<${Emblem} noble=${line.noble}/>`}<span>${line.text}</span>
      </p>`)}
  </div>`;

export const Asked = ({ show, table }) => html`<p class="asked-line">${askedTold(show, table)}</p>`;
