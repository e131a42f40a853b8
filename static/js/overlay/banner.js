// The claim banner: what is attempted, the claim or block that stands on it, the challenge and what came of it, and at the
// end the result. The words are those of the room's display.
import { html, cls, useLeaving } from '../ui.js';
import { seatName, t } from '../words.js';
import { Emblem } from '../parts/emblem.js';
import { useMoment } from '../parts/moment.js';
import { resultTold } from '../parts/result.js';
import { attemptTold, challengeTold, isWordy } from '../parts/told.js';

const LEAVE_MS = 300;
const DOUBT = new Set(['challenge', 'caught', 'proved']);

/** What the banner says now: {key, kind, noble, over, text}; `over` is the line above. Null while there is nothing to say. */
export function bannerOf(show, table, moment = null) {
  const name = (seat) => seatName(show, seat);
  if (moment) return { key: 'moment', over: t('audience-challenge-word'), ...challengeTold(name, moment).at(-1) };
  if (table.result) return { key: 'result', kind: 'result', noble: null, over: '', text: resultTold(show, table) };
  const told = attemptTold(show, table);
  if (!told.length) return null;
  const last = told.at(-1);
  const over = DOUBT.has(last.kind) ? t('audience-challenge-word') : last.kind === 'attempt' ? '' : told.at(last.kind === 'failed' ? -2 : 0).text;
  return { key: `${table.turn}${table.attempt.action}${told.length}`, ...last, over };
}

export function Banner({ state: { show, view: { table } } }) {
  const moment = useMoment(table);
  const { value: said, leaving } = useLeaving(bannerOf(show, table, moment), LEAVE_MS);
  if (!said) return null;
  return html`
    <section key=${said.key} class=${cls('says', `says-${said.kind}`, { leaving, doubt: DOUBT.has(said.kind), wordy: isWordy(said.text) })}>
      ${said.noble && html`<${Emblem} noble=${said.noble}/>`}
      <div class="says-words">
        ${said.over && html`<p class="says-over">${said.over}</p>`}
        <p class="says-text display" role="status">${said.text}</p>
      </div>
    </section>`;
}
