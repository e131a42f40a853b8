// What is going on, in words: the attempt, what was answered, who is asked.
import { html, cls } from '../ui.js';
import { answeredTold, attemptTold, askedTold, letters } from './told.js';
import { Emblem } from './emblem.js';
import { useWhole } from './whole.js';

const MANY = 240;  // letters: with long names in it, it is set smaller before a line of it is lost

/** The attempt of the table, line by line; claims carry their emblem. */
export function AttemptWords({ show, table }) {
  const told = attemptTold(show, table);
  return html`
    <div ref=${useWhole()} class=${cls('attempt', { wordy: told.reduce((sum, { text }) => sum + letters(text), 0) > MANY })} role="status">
      ${told.map((line) => html`
        <p key=${line.kind} class=${cls('told', `told-${line.kind}`)}>
          ${line.noble && (line.kind === 'claim' || line.kind === 'block') && html`<${Emblem} noble=${line.noble}/>`}<span>${line.text}</span>
        </p>`)}
    </div>`;
}

/** Who has answered, where all may see it. */
export function HaveAnswered({ show, table, own }) {
  const told = answeredTold(show, table, own);
  return told && html`<p class="asked-line have-answered">${told}</p>`;
}

export const Asked = ({ show, table, own = null }) => html`<p class="asked-line">${askedTold(show, table)}</p><${HaveAnswered} show=${show} table=${table} own=${own}/>`;
