// Every step of the match in words, the newest in view.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../ui.js';
import { logSentence, t } from '../words.js';
import { formatElapsed } from './elapsed.js';

const NEAR_END = 24;

/** When the match began, on the clock of its lines: their times are told from there. Before that each is told as 0:00, as it is afterwards. */
export const beganAt = (table, lines) => table.began_at ?? lines.find((line) => line.code === 'begun')?.at ?? Infinity;

/** Stays with the newest step unless the host has scrolled back to read. */
export function Steps({ panel }) {
  const lines = panel.you.log ?? [];
  const began = beganAt(panel.table, lines);
  const list = useRef(null);
  const [reading, setReading] = useState(false);
  const toEnd = () => { list.current.scrollTop = list.current.scrollHeight; setReading(false); };
  useLayoutEffect(() => { if (!reading) toEnd(); }, [lines.length]);
  useEffect(() => {
    const follow = new ResizeObserver(() => { if (!reading) toEnd(); });
    follow.observe(list.current);
    return () => follow.disconnect();
  }, [reading]);
  const onScroll = ({ target }) => setReading(target.scrollHeight - target.scrollTop - target.clientHeight > NEAR_END);
  return html`<div class="steps">
    <ol class="step-list" ref=${list} onScroll=${onScroll} tabindex="0" aria-label=${t('host-steps')}>
      ${lines.length === 0 && html`<li class="steps-none">${t('host-steps-none')}</li>`}
      ${lines.map((line, i) => html`<${Step} key=${i} panel=${panel} line=${line} at=${line.at - began} newest=${i === lines.length - 1} />`)}
    </ol>
    ${reading && html`<button type="button" class="small-button to-newest" data-control="newest" onClick=${toEnd}>${t('host-steps-newest')}</button>`}
  </div>`;
}

const HEADINGS = new Set(['turn']);

function Step({ panel, line, at, newest }) {
  return html`<li class=${`step code-${line.code}${HEADINGS.has(line.code) ? ' is-heading' : ''}${newest ? ' is-newest' : ''}`}>
    <time class="step-time figures">${formatElapsed(at)}</time>
    <span class="step-words">${logSentence(panel.show, line)}</span>
  </li>`;
}
