// Answers that name an own noble, by its place: who looks over a shoulder reads "the left one", and nothing else moves in the hand.
import { html, useState } from '../ui.js';
import { t } from '../words.js';
import { AnswerButton } from '../parts/answer-button.js';

const NAMED = new Set(['lose', 'reveal']);

/** The answers by the places of the hand, two alike as well: [{place, answer}]; null where none of them names an own noble. */
export function byPlace(choices, hand) {
  if (!choices.length || !choices.every((answer) => NAMED.has(answer.do))) return null;
  const like = choices[0];
  return hand.map((noble, place) => ({ place, answer: choices.find((answer) => answer.noble === noble) ?? { ...like, noble } }));
}

/** What a place is called among so many. */
export const placeName = (place, count) => (count === 2 ? t(place ? 'peek-right' : 'peek-left') : count === 1 ? t('peek-only') : t('peek-nth', { place: place + 1 }));

const TONE = { lose: 'danger', reveal: 'plain' };

/** One button for each place; `more` says what becomes of the noble there. */
export function PlaceAnswers({ places, arm, send, sent, frozen, more }) {
  const [given, give] = useState(null);
  return html`
    <div class=${`answer-grid answers-${places.length}`}>
      ${places.map(({ place, answer }) => html`<${AnswerButton} key=${place} id=${`place-${place}`} title=${placeName(place, places.length)} more=${more}
        tone=${TONE[answer.do]} arm=${arm} frozen=${frozen} busy=${Boolean(sent) && given === place}
        act=${() => { give(place); send(answer); }}/>`)}
    </div>`;
}
