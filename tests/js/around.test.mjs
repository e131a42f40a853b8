import test from 'node:test';
import assert from 'node:assert/strict';
import { clockwiseFrom, placesAround, rowsForRoom } from '../../static/js/parts/around.js';
import { claimant, standing } from '../../static/js/parts/standing.js';
import { targetPick } from '../../static/js/screens/answering.js';

const seats = (n) => Array.from({ length: n }, (_, i) => ({ seat: `p${i}` }));
const names = (players) => players.map(({ seat }) => seat).join(' ');

test('around the table nobody sits on another, and a phone has at most five in a row', () => {
  for (let n = 1; n <= 9; n += 1) {
    const { cols, places, middle } = placesAround(n);
    assert.equal(new Set(places.map(({ col, row }) => `${col}:${row}`)).size, n);
    assert.ok(cols <= 5, n);
    const inside = ({ col, row }) => col >= middle.cols[0] && col < middle.cols[1] && row >= middle.rows[0] && row < middle.rows[1];
    assert.equal(places.some(inside), false, n);
    assert.ok(places.every(({ col }) => col >= 1 && col <= cols), n);
  }
});

test('clockwise begins at the left hand: up the left side, along the top, down the right side', () => {
  const { places } = placesAround(9);
  assert.deepEqual(places.map(({ col, row }) => [col, row]), [[1, 3], [1, 2], [1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [5, 2], [5, 3]]);
  assert.equal(names(clockwiseFrom(seats(4), 'p2')), 'p3 p0 p1');
  assert.equal(names(clockwiseFrom(seats(3), null)), 'p0 p1 p2');
});

test('in the room the rows go round as well', () => {
  assert.deepEqual(rowsForRoom(seats(5)).map(names), ['p0 p1 p2', 'p4 p3']);
  assert.deepEqual(rowsForRoom(seats(10)).map((row) => row.length), [5, 5]);
  assert.deepEqual(rowsForRoom(seats(4)).map((row) => row.length), [4, 0]);
});

test('a claim stands until it is caught or blocked, and a denial is one as well', () => {
  const attempt = { by: 'a', claim: 'duke', disclaim: null, block: null, challenge: null, failed: null, target: 'b' };
  assert.equal(claimant(attempt), 'a');
  assert.equal(claimant({ ...attempt, claim: null, disclaim: 'duke' }), 'a');
  assert.equal(claimant({ ...attempt, block: { by: 'b', fallen: false } }), 'b');
  assert.equal(claimant({ ...attempt, challenge: { right: true } }), null);
  const table = { attempt, question: { seats: ['b', 'c'] }, result: null, turn_of: 'a' };
  assert.deepEqual(standing(table, { seat: 'b', out: false }), { asked: true, claims: false, aimed: true, turn: false, out: false });
});

test('only a legal target can be named, and it takes two taps', () => {
  const taps = [];
  const arm = { armed: null, tap: (key, act) => (arm.armed === key ? act() : (arm.armed = key)) };
  const choices = [{ do: 'act', action: 'steal', target: 'b' }, { do: 'act', action: 'coup', target: 'c' }];
  const pick = () => targetPick({ arm, action: 'steal', send: (answer) => taps.push(answer) }, choices, false);
  assert.deepEqual([...pick().can], ['b']);
  pick().onPick('b');
  assert.deepEqual(taps, []);
  pick().onPick('b');
  assert.deepEqual(taps, [choices[0]]);
  assert.equal(targetPick({ arm, action: null }, choices, false), null);
  assert.equal(targetPick({ arm, action: 'steal' }, choices, true).can.size, 0);
});
