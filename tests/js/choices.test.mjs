import test from 'node:test';
import assert from 'node:assert/strict';
import { asHandLies, bothToShow, byPlace, shuffled, toPickFrom } from '../../static/js/screens/by-place.js';
import { actAnswers, exchangePool, findAnswer, findCall, findKeep, giveBack, pickableSeats, sameAnswer } from '../../static/js/choices.js';

const CALLS = [['neo', 'trinity'], ['neo', 'ripley'], ['trinity', 'ripley']].map((holders) => ({ do: 'call', holders }));
const CALLED = [['neo', 'captain'], ['trinity', 'contessa']];
const HAND = ['duke', 'duke'];

function keeps(hand, called) {
  const pool = exchangePool(hand, called).map((one) => one.noble);
  const [first, second] = called.map(([seat]) => seat);
  const answers = [];
  pool.forEach((a, i) => pool.forEach((b, j) => {
    if (i >= j) return;
    const [x, y] = pool.filter((_, k) => k !== i && k !== j);
    answers.push({ do: 'keep', keep: [a, b], give: [[first, x], [second, y]] }, { do: 'keep', keep: [a, b], give: [[first, y], [second, x]] });
  }));
  return answers;
}

test('an action that is not in the list has no answer', () => {
  const choices = [{ do: 'act', action: 'income', target: null }, { do: 'act', action: 'steal', target: 'nomi' }];
  assert.deepEqual(actAnswers(choices, 'steal'), [choices[1]]);
  assert.deepEqual(actAnswers(choices, 'coup'), []);
});

test('a spectator is found by a tap, and only one who may be taken from', () => {
  const choices = [{ do: 'take', holder: 'neo' }, { do: 'take', holder: 'ripley' }];
  assert.deepEqual([...pickableSeats(choices)], ['neo', 'ripley']);
  assert.equal(findAnswer(choices, { do: 'take', holder: 'trinity' }), null);
});

test('two called spectators are found in either order', () => {
  assert.equal(findCall(CALLS, ['trinity', 'neo']), CALLS[0]);
  assert.equal(findCall(CALLS, ['trinity']), null);
  assert.deepEqual([...pickableSeats(CALLS, ['neo'])].sort(), ['neo', 'ripley', 'trinity']);
});

test('every way of keeping finds its answer, with equal nobles too', () => {
  const choices = keeps(HAND, CALLED);
  const pool = exchangePool(HAND, CALLED);
  for (let i = 0; i < 4; i += 1) {
    for (let j = i + 1; j < 4; j += 1) {
      const returned = pool.filter((_, k) => k !== i && k !== j).map((one) => one.noble);
      for (const swapped of [false, true]) {
        const give = giveBack(returned, CALLED, swapped);
        const answer = findKeep(choices, [pool[i].noble, pool[j].noble], give);
        assert.ok(answer, `${i} ${j} ${swapped}`);
        assert.deepEqual(answer.give, give);
      }
    }
  }
});

test('the order inside an answer does not matter, who gets which does', () => {
  const choices = [{ do: 'keep', keep: ['duke', 'captain'], give: [['trinity', 'duke'], ['neo', 'contessa']] }];
  assert.ok(findKeep(choices, ['captain', 'duke'], [['neo', 'contessa'], ['trinity', 'duke']]));
  assert.equal(findKeep(choices, ['captain', 'duke'], [['neo', 'duke'], ['trinity', 'contessa']]), null);
});

test('at first everybody gets the own noble back', () => {
  assert.deepEqual(giveBack(['contessa', 'captain'], CALLED), CALLED);
  assert.deepEqual(giveBack(['contessa', 'captain'], CALLED, true), [['neo', 'contessa'], ['trinity', 'captain']]);
  assert.deepEqual(giveBack(['duke', 'captain'], CALLED), [['neo', 'captain'], ['trinity', 'duke']]);
});

test('one called spectator gets the one noble that is left', () => {
  assert.deepEqual(giveBack(['duke'], [['neo', 'captain']]), [['neo', 'duke']]);
  assert.ok(findKeep([{ do: 'keep', keep: ['captain'], give: [['neo', 'duke']] }], ['captain'], [['neo', 'duke']]));
});

test('answers are the same when they say the same', () => {
  assert.ok(sameAnswer({ do: 'block', noble: 'duke' }, { do: 'block', noble: 'duke' }));
  assert.ok(!sameAnswer({ do: 'block', noble: 'duke' }, { do: 'block', noble: 'contessa' }));
});

test('answers that name an own noble are given by its place, two alike as well; others are not', () => {
  const lose = (noble) => ({ do: 'lose', noble });
  assert.deepEqual(byPlace([lose('contessa'), lose('duke')], ['duke', 'contessa']), [{ place: 0, answer: lose('duke') }, { place: 1, answer: lose('contessa') }]);
  assert.deepEqual(byPlace([lose('duke')], ['duke', 'duke']).map(({ answer }) => answer.noble), ['duke', 'duke']);
  // One that may not be lost is a place like any other: the server refuses it, and the screen tells nothing.
  assert.deepEqual(byPlace([lose('duke')], ['captain', 'duke']).map(({ answer }) => answer.noble), ['captain', 'duke']);
  assert.equal(byPlace([{ do: 'allow' }, { do: 'challenge' }], ['duke']), null);
  assert.equal(byPlace([], ['duke']), null);
});

test('answers that name an own noble stand as the hand lies, and others as they came', () => {
  const lose = (noble) => ({ do: 'lose', noble });
  assert.deepEqual(asHandLies([lose('contessa'), lose('duke')], ['duke', 'contessa']), [lose('duke'), lose('contessa')]);
  const others = [{ do: 'block', noble: 'duke' }, { do: 'allow' }];
  assert.equal(asHandLies(others, ['duke']), others);
});

test('what is picked from face down lies in another order, all of it', () => {
  const draft = ['duke', 'captain', 'contessa'].map((noble) => ({ do: 'draft', noble }));
  const places = shuffled(draft, () => 0.99);
  assert.deepEqual(places.map(({ answer }) => answer.noble), ['contessa', 'captain', 'duke']);
  assert.deepEqual(toPickFrom(places), ['contessa', 'captain', 'duke']);
  assert.deepEqual(places.map(({ place }) => place), [0, 1, 2]);
});

test('to show and to refuse stand there both, whichever may be given', () => {
  assert.deepEqual(bothToShow([{ do: 'refuse' }]), [{ answer: { do: 'show' }, legal: false }, { answer: { do: 'refuse' }, legal: true }]);
});
