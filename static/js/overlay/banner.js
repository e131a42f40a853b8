// The claim banner: what is attempted, the claim or block that stands on it, the challenge and what came of it, and at the
// end the result. The words are those of the room's display, but for what a clock runs for that no claim explains.
import { html, cls, useLayoutEffect, useLeaving, useRef } from '../ui.js';
import { list, seatName, t } from '../words.js';
import { Emblem } from '../parts/emblem.js';
import { useMoment } from '../parts/moment.js';
import { causeTold, wonTold } from '../parts/result.js';
import { attemptTold, challengeTold, isWordy, letters } from '../parts/told.js';

const LEAVE_MS = 300;
const MOST_TOGETHER = 28;
const MOST_LINES = 3;
const DOUBT = new Set(['challenge', 'caught', 'proved', 'fallen']);
const PROOF = new Set(['proved', 'caught']);
const OF_CHALLENGES = new Set(['challenge', 'caught']);
const ASKED = new Set(['starter', 'side', 'draft', 'reveal', 'examine', 'lose', 'take']);

/** The line above the last of what is told: what it is about. */
function overOf(told) {
  const { kind } = told.at(-1);
  if (kind === 'attempt') return '';
  if (kind === 'fallen' || kind === 'failed') return told.at(-2).text;
  return DOUBT.has(kind) ? t('audience-challenge-word') : told[0].text;
}

/** What those who are asked do now, under what has brought it about. */
function askedOf(show, { turn, question: { id, kind, why, seats } }, told) {
  const proof = told.findLast((one) => PROOF.has(one.kind));
  const cause = kind === 'take' || OF_CHALLENGES.has(why) ? proof : told[0];
  return { key: `${turn}asked${id}`, kind, noble: cause?.noble, over: cause?.text ?? '', text: t('overlay-asked', { kind, seat: list(seats.map((seat) => seatName(show, seat))), count: seats.length }) };
}

/** What the banner says now: {key, kind, noble, over, text}; `over` is the line above. Null while there is nothing to say. */
function bannerOf(show, table, moment = null) {
  const name = (seat) => seatName(show, seat);
  if (moment) return { key: 'moment', over: t('audience-challenge-word'), ...challengeTold(name, moment).at(-1) };
  if (table.result) return { key: 'result', kind: 'result', noble: null, over: causeTold(show, table), text: wonTold(show, table) };
  const told = attemptTold(show, table);
  if (ASKED.has(table.question?.kind)) return askedOf(show, table, told);
  if (!told.length) return null;
  const last = told.at(-1);
  const noble = last.kind === 'fallen' ? told.at(-2).noble : last.noble;
  return { key: `${table.turn}${table.attempt.action}${told.length}`, ...last, noble, over: overOf(told) };
}

/** A text in which no line breaks within a name that is short enough to stand in one. */
export function together(show, { players }, text) {
  const names = players.map(({ seat }) => seatName(show, seat)).filter((name) => letters(name) <= MOST_TOGETHER);
  return names.reduce((said, name) => said.replaceAll(name, name.replaceAll(' ', '\u00a0')), text);
}

const linesOf = (text) => new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/**
 * A box is as wide as it may be once its text is broken; this makes it no wider than its longest line. Grows with the source.
 * Where both texts would take more than three lines, the one that matters stands alone.
 */
function useSnug(text) {
  const box = useRef(null);
  useLayoutEffect(() => {
    const fit = () => {
      if (!box.current) return;
      const { style, classList } = box.current;
      style.width = '';
      classList.remove('alone');
      const texts = [...box.current.querySelectorAll('span')];
      classList.toggle('alone', sum(texts.map(linesOf)) > MOST_LINES);
      const right = Math.max(...texts.flatMap((one) => [...one.getClientRects()].map((line) => line.right)));
      const { left } = box.current.getBoundingClientRect();
      const padding = parseFloat(getComputedStyle(box.current).paddingRight);
      style.width = `${((right - left + padding) / parseFloat(getComputedStyle(document.documentElement).fontSize) + 0.1).toFixed(2)}rem`;
    };
    fit();
    document.fonts.ready.then(fit);
  }, [text]);
  return box;
}

function Words({ over, text }) {
  const box = useSnug(`${over}\n${text}`);
  return html`
    <div class="says-words" ref=${box}>
      ${over && html`<p class="says-over"><span>${over}</span></p>`}
      <p class="says-text display" role="status"><span>${text}</span></p>
    </div>`;
}

export function Banner({ state: { show, view: { table } } }) {
  const moment = useMoment(table);
  const { value: said, leaving } = useLeaving(bannerOf(show, table, moment), LEAVE_MS);
  if (!said) return null;
  return html`
    <section key=${said.key} class=${cls('says', `says-${said.kind}`, { leaving, doubt: DOUBT.has(said.kind), wordy: isWordy(said.text) })}>
      ${said.noble && html`<${Emblem} noble=${said.noble}/>`}
      <${Words} over=${together(show, table, said.over)} text=${together(show, table, said.text)}/>
    </section>`;
}
