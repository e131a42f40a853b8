import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { axisOf, clockOf, faster, frameAt, rateAt, stepFrom, toPlay, toReal, turnFrom } from '../../static/js/replay/time.js';
import { placesOf, readMarks, turnsOf, KINDS } from '../../static/js/replay/marks.js';
import { KEYS, meaningOf } from '../../static/js/replay/keymap.js';
import { createPlayer } from '../../static/js/replay/player.js';
import { changed, openFilm, withLog } from '../../static/js/replay/film.js';
import { hasWords, useCatalogue } from '../../static/js/words.js';

const AT = [0, 60000, 61000, 61000, 106000, 107000];
const HEAD = {
  at: AT, decided: [false, false, true, false, true, true], turn: [0, 0, 1, 1, 2, 2], chunk: 2,
  log: { lines: [{ at: 61000, code: 'turn', turn: 1 }, { at: 106000, code: 'won' }, { at: 107000, code: 'rewound' }], before: [-1, 0, 0], last: [-1, -1, 0, 0, 1, 2], shown: 12 },
  marks: [[2, 'turn', 0], [4, 'end', 1], [5, 'rewind', 2]],
};

test('the player begins just before the first entry and stays a moment after the last', () => {
  const axis = axisOf(AT, false);
  assert.equal(toReal(axis, 0), 58000);
  assert.equal(axis.length, 107000 - 58000 + 4000);
  assert.equal(frameAt(axis, axis.length), 5);
});

test('"skip thinking" makes a wait two seconds, and leaves shorter ones', () => {
  const axis = axisOf(AT, true);
  assert.deepEqual(axis.play, [0, 2000, 3000, 3000, 5000, 6000, 10000]);
});

test('in a shortened wait clocks run all that they ran', () => {
  const axis = axisOf(AT, true);
  assert.equal(rateAt(axis, 3), 22.5);
  assert.equal(toReal(axis, 4000), 61000 + 22500);
  assert.equal(toPlay(axis, 83500), 4000);
});

test('of entries in the same moment the last is on', () => assert.equal(frameAt(axisOf(AT, false), 3000), 3));

test('both ways lead to the same moment', () => {
  for (const skip of [false, true]) {
    const axis = axisOf(AT, skip);
    for (let play = 0; play <= axis.length; play += 250) assert.ok(Math.abs(toPlay(axis, toReal(axis, play)) - play) < 1e-6, `${skip} ${play}`);
  }
});

test('a step goes from decision to decision, a turn from beginning to beginning', () => {
  assert.deepEqual([0, 2, 4, 5].map((n) => stepFrom(HEAD, n, 1)), [2, 4, 5, 5]);
  assert.deepEqual([5, 4, 2].map((n) => stepFrom(HEAD, n, -1)), [4, 2, 0]);
  assert.deepEqual([0, 2, 4].map((n) => turnFrom(HEAD, n, 1)), [2, 4, 5]);
  assert.deepEqual([5, 4, 2].map((n) => turnFrom(HEAD, n, -1)), [4, 2, 0]);
});

test('speeds end at half and sixteen times', () => {
  assert.deepEqual([faster(0.5, -1), faster(1, 1), faster(8, 1), faster(16, 1)], [0.5, 2, 16, 16]);
});

test('times are read as in a player', () => assert.deepEqual([0, 61999, 3723000].map(clockOf), ['0:00', '1:01', '1:02:03']));

test('the player plays at its speed, stands when paused, and ends', () => {
  let time = 0;
  const player = createPlayer(HEAD, () => time);
  const run = (ms) => { time += ms; player.tick(); };
  run(500);
  assert.equal(player.get().frame, 0);
  player.toggle();
  run(1999);
  assert.equal(player.get().frame, 0);
  run(1);
  assert.equal(player.get().frame, 1);
  assert.equal(player.real(), 60000);
  player.setSpeed(16);
  run(100);
  assert.equal(player.rate(), 16);
  assert.equal(player.real(), 61600);
  player.toggle();
  run(9999);
  assert.equal(player.real(), 61600);
  assert.equal(player.rate(), 0);
  player.toggle();
  run(60000);
  assert.deepEqual([player.get().frame, player.get().running, player.position()], [5, false, player.axis().length]);
  player.toggle();
  assert.deepEqual([player.get().frame, player.get().running], [0, true]);
});

test('skipping waits keeps the moment', () => {
  let time = 0;
  const player = createPlayer(HEAD, () => time);
  player.goTo(26000);
  const before = player.real();
  player.skip();
  assert.deepEqual([player.get().frame, player.real()], [3, before]);
  player.skip();
  assert.deepEqual([player.get().frame, player.real()], [3, before]);
});

test('a step stands at its decision, also where others fell into the same moment', () => {
  const player = createPlayer(HEAD, () => 0);
  player.step(1);
  assert.deepEqual([player.get().frame, player.real()], [2, 61000]);
});

test('marks that lie on one another share a place, and the weightier is drawn', () => {
  const axis = axisOf(AT, false);
  const places = placesOf(readMarks(HEAD), axis, 100, 10);
  assert.deepEqual(places.map(({ kind, marks }) => [kind, marks.length]), [['turn', 1], ['end', 2]]);
  assert.equal(placesOf(readMarks(HEAD), axis, 10000, 10).length, 3);
  for (const place of places) assert.ok(place.x >= 0 && place.x <= 1);
});

test('turns are stretches that join', () => {
  const stretches = turnsOf(HEAD, axisOf(AT, true));
  assert.deepEqual(stretches.map(({ turn }) => turn), [0, 1, 2]);
  assert.deepEqual(stretches.map(({ to }) => to), [...stretches.slice(1).map(({ from }) => from), 1]);
});

test('no key has two meanings, and each meaning and kind has its words', () => {
  const all = KEYS.flatMap(({ keys }) => keys);
  assert.equal(new Set(all).size, all.length);
  useCatalogue('en', [readFileSync(new URL('../../static/locales/en/replay.ftl', import.meta.url), 'utf8')]);
  for (const { does } of KEYS) assert.ok(hasWords(`replay-key-does-${does}`), does);
  for (const kind of KINDS) assert.ok(hasWords(`replay-mark-${kind}`), kind);
  const actions = { ...createPlayer(HEAD, () => 0), view: () => {}, full: () => {}, help: () => {} };
  for (const { does } of KEYS) assert.equal(typeof actions[does], 'function', does);
});

test('keys mean what they mean in video players', () => {
  const means = (key, more = {}) => meaningOf({ key, ...more });
  assert.deepEqual(means(' '), { does: 'toggle', by: undefined });
  assert.deepEqual(means('K'), { does: 'toggle', by: undefined });
  assert.deepEqual(means('j'), { does: 'move', by: -10000 });
  assert.deepEqual(means('ArrowRight'), { does: 'move', by: 5000 });
  assert.deepEqual(means('7'), { does: 'tenth', by: 0.7 });
  assert.equal(means('l', { ctrlKey: true }), null);
  assert.equal(means('x'), null);
});

test('a delta changes, adds, takes away, and leaves what was there alone', () => {
  const before = { a: 1, b: { c: [1, { d: null }], e: 2 } };
  const kept = structuredClone(before);
  assert.deepEqual(changed(before, { d: { a: { v: null }, b: { d: { c: { i: { 1: { d: { d: { v: 5 } } } } } }, r: ['e'] } } }), { a: null, b: { c: [1, { d: 5 }] } });
  assert.deepEqual(before, kept);
  assert.equal(changed(before, null), before);
});

test('a log follows the way that play has taken, also past what was taken back', () => {
  const frame = { table: {}, you: { log: [{ at: 61000, code: 'director_opened' }] } };
  assert.deepEqual(withLog(HEAD, frame, 5).table.log.map(({ code }) => code), ['turn', 'rewound']);
  assert.deepEqual(withLog(HEAD, frame, 4).you.log.map(({ code }) => code), ['turn', 'director_opened', 'won']);
});

test('only so many chunks are kept, and a lost one is asked for again', async () => {
  const asked = [];
  const head = { ...HEAD, at: Array(200).fill(0), log: { ...HEAD.log, last: Array(200).fill(-1) } };
  const film = openFilm(head, async (index) => { asked.push(index); return { first: index * 2, whole: { table: { n: index * 2 }, you: {} }, deltas: [{ d: { table: { d: { n: { v: index * 2 + 1 } } } } }] }; });
  for (let n = 0; n < 200; n += 2) film.view(n);
  await new Promise(setImmediate);
  assert.equal(asked.length, 100);
  assert.equal(film.view(199).table.n, 199);
  assert.equal(film.view(1), null);
  await new Promise(setImmediate);
  assert.equal(film.view(1).table.n, 1);
});
