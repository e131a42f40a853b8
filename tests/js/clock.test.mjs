import test from 'node:test';
import assert from 'node:assert/strict';
import { createStore } from '../../static/js/store.js';
import { markOf } from '../../static/js/parts/clockface.js';
import { formatCountdown, keepClocks, remaining, untilNextSecond, wholeSeconds } from '../../static/js/clock.js';

test('a countdown rounds up to the second and stops at 0:00', () => {
  const table = [[-1, '0:00'], [0, '0:00'], [1, '0:01'], [499, '0:01'], [999, '0:01'], [1000, '0:01'], [1001, '0:02'],
    [9999, '0:10'], [59999, '1:00'], [60000, '1:00'], [60001, '1:01'], [119000, '1:59'], [120000, '2:00'], [3600000, '60:00']];
  for (const [ms, text] of table) assert.equal(formatCountdown(ms), text, `${ms} ms`);
});

test('the age of a picture rounds down', () => {
  assert.deepEqual([-5, 0, 999, 1000, 4999].map(wholeSeconds), [0, 0, 0, 1, 4]);
});

const clocks = (left, running = true) => [{ seat: 'nomi', left_ms: left, running }, { seat: 'marvin', left_ms: 120000, running: false }];

test('a running clock counts on this screen, a resting one does not', () => {
  const kept = keepClocks(null, clocks(5000), 7, 1000);
  assert.equal(remaining(kept, 'nomi', 1000), 5000);
  assert.equal(remaining(kept, 'nomi', 3500), 2500);
  assert.equal(remaining(kept, 'marvin', 3500), 120000);
  assert.equal(remaining(kept, 'nobody', 3500), null);
});

test('it never goes below zero', () => {
  assert.equal(remaining(keepClocks(null, clocks(5000), 7, 1000), 'nomi', 99000), 0);
});

test('a message that came late does not make the number jump up', () => {
  const first = keepClocks(null, clocks(5000), 7, 1000);
  const late = keepClocks(first, clocks(4000), 7, 2400);
  assert.equal(remaining(late, 'nomi', 2400), 3600);
});

test('less time than thought is taken over at once', () => {
  const first = keepClocks(null, clocks(5000), 7, 1000);
  assert.equal(remaining(keepClocks(first, clocks(3000), 7, 2000), 'nomi', 2000), 3000);
});

test('a new entry starts afresh: an extension gives time', () => {
  const first = keepClocks(null, clocks(5000), 7, 1000);
  assert.equal(remaining(keepClocks(first, clocks(64000), 8, 2000), 'nomi', 2000), 64000);
});

test('a pause freezes and resuming goes on from there', () => {
  const first = keepClocks(null, clocks(5000), 7, 1000);
  const paused = keepClocks(first, clocks(4000, false), 8, 2000);
  assert.equal(remaining(paused, 'nomi', 60000), 4000);
  assert.equal(remaining(keepClocks(paused, clocks(4000), 9, 60000), 'nomi', 61000), 3000);
});

test('the timer wakes just after the shown second has changed', () => {
  for (const left of [1, 499, 1000, 1001, 59999, 60000]) {
    const before = formatCountdown(left);
    assert.notEqual(formatCountdown(left - untilNextSecond(left)), before, `${left} ms`);
    assert.equal(formatCountdown(left - untilNextSecond(left) + 1.5), before, `${left} ms`);
  }
});

test('of several who are asked at once each sees its own clock, and no beat puts the common one in its place', () => {
  let at = 0;
  const store = createStore(() => at);
  const clocks = [{ seat: 'a', left_ms: 100, running: true }, { seat: 'b', left_ms: 100, running: true }];
  const view = (left) => ({ rev: 7, table: { clocks, paused: null, question: { seats: ['a', 'b'] } }, you: { clock: { seat: 'a', left_ms: left, running: true } } });
  store.view(view(100));
  at = 10;
  store.view(view(160));
  store.beat({ rev: 7, clocks: clocks.map((clock) => ({ ...clock, left_ms: 90 })) });
  assert.equal(remaining(store.get().clocks, 'a', at), 160);
  assert.equal(remaining(store.get().clocks, 'b', at), 90);
});

test('a clock is read out at a minute, at half of one and at ten seconds', () => {
  const table = [[120000, null], [60001, null], [60000, 60000], [30001, 60000], [30000, 30000], [10001, 30000], [10000, 10000], [1, 10000], [0, 10000]];
  for (const [left, mark] of table) assert.equal(markOf(left), mark, `${left} ms`);
});
