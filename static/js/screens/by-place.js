// Answers that name an own noble, by its place: who looks over a shoulder reads "the left one", and nothing else moves in the hand.
import { html, useRef, useState } from '../ui.js';
import { nobleName, t } from '../words.js';
import { AnswerButton } from '../parts/answer-button.js';
import { seen } from '../parts/peek.js';

const FROM_HAND = new Set(['lose', 'reveal']);
const every = (choices, names) => choices.length > 0 && choices.every((answer) => names.has(answer.do));

/** Answers that name an own noble stand as the hand lies; all others as they came. */
export const asHandLies = (choices, hand) => (every(choices, FROM_HAND) ? [...choices].sort((a, b) => hand.indexOf(a.noble) - hand.indexOf(b.noble)) : choices);

/** The answers by the places of the hand, two alike as well: [{place, answer}]; null where none of them names an own noble. */
export function byPlace(choices, hand) {
  if (!every(choices, FROM_HAND)) return null;
  const like = choices[0];
  return hand.map((noble, place) => ({ place, answer: choices.find((answer) => answer.noble === noble) ?? { ...like, noble } }));
}

const DRAFT = new Set(['draft']);

/** What is picked from lies in an order of this screen's own: a tap that is seen tells no noble. `random()` gives a number below 1. */
export function shuffled(choices, random = Math.random) {
  const left = [...choices];
  return choices.map((_, place) => ({ place, answer: left.splice(Math.floor(random() * left.length), 1)[0], turns: true }));
}

/** The places to answer by while own nobles are face down; null where answers are named. One order for each question. */
export function usePlaces(peek, { question, choices = [], hand = [] }) {
  const drawn = useRef({ question: null, places: null });
  if (!peek.on) return null;
  if (!every(choices, DRAFT)) return byPlace(choices, hand);
  if (drawn.current.question !== question) drawn.current = { question, places: shuffled(choices) };
  return drawn.current.places;
}

/** The nobles that lie at the places themselves, and not in the hand. */
export const toPickFrom = (places) => (places ?? []).filter(({ turns }) => turns).map(({ answer }) => answer.noble);

const SHOW = ['show', 'refuse'];

/** To show and to refuse, also while only one of them can be: that too would tell what is held. `legal` false for the other. */
export const bothToShow = (choices) => SHOW.map((does) => ({ answer: { do: does }, legal: choices.some((answer) => answer.do === does) }));

/** What a place is called among so many. */
const placeName = (place, count) => (count === 2 ? t(place ? 'peek-right' : 'peek-left') : count === 1 ? t('peek-only') : t('peek-nth', { place: place + 1 }));

const TONE = { lose: 'danger' };

/** One button for each place, by its noble while that is looked at; `more` says what becomes of the noble there. */
export function PlaceAnswers({ places, arm, send, sent, frozen, more, peek }) {
  const [given, give] = useState(null);
  return html`
    <div class=${`answer-grid answers-${places.length}`}>
      ${places.map(({ place, answer }) => {
        const noble = seen(peek, answer.noble);
        return html`<${AnswerButton} key=${place} id=${`place-${place}`} title=${noble ? nobleName(noble) : placeName(place, places.length)} more=${more}
          noble=${noble} tone=${TONE[answer.do] ?? 'plain'} arm=${arm} frozen=${frozen} busy=${Boolean(sent) && given === place}
          act=${() => { give(place); send(answer); }}/>`;
      })}
    </div>`;
}
