// The last steps of the match as sentences.
import { html, cls } from '../ui.js';
import { logSentence } from '../words.js';
import { useWhole } from './whole.js';

export const LogLine = ({ show, line }) => html`<li class=${cls('log-line', `log-${line.code}`)}>${logSentence(show, line)}</li>`;

/** The last `count` lines, newest last. */
export const Log = ({ show, lines, count = 3 }) => html`
  <ol ref=${useWhole()} class="log">${lines.slice(-count).map((line) => html`<${LogLine} key=${`${line.at}${line.code}${line.seat ?? ''}${line.noble ?? ''}`} show=${show} line=${line}/>`)}</ol>`;
