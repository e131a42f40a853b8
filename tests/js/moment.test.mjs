import test from 'node:test';
import assert from 'node:assert/strict';
import { challengeIn, newLines } from '../../static/js/parts/moment.js';

const A = { at: 1, code: 'turn', seat: 'nomi', turn: 1 };
const B = { at: 2, code: 'challenged', seat: 'marvin', against: 'nomi', noble: 'duke', about: 'action' };
const C = { at: 2, code: 'caught', seat: 'nomi', noble: 'duke' };
const D = { at: 2, code: 'out', seat: 'nomi' };

test('what is new in the log is what follows the last line seen', () => {
  assert.deepEqual(newLines([A], [A, B, C]), [B, C]);
  assert.deepEqual(newLines([A, B], [A, B]), []);
});

test('a page that has just been opened, or missed too much, has nothing new to tell', () => {
  assert.deepEqual(newLines([], [A, B]), []);
  assert.deepEqual(newLines([A], [B, C]), []);
});

test('a challenge is told with its outcome', () => {
  assert.deepEqual(challengeIn([A, B, C, D]), { by: 'marvin', against: 'nomi', noble: 'duke', about: 'action', denied: false, right: true });
  assert.equal(challengeIn([B, { ...C, code: 'proved' }]).right, false);
  assert.equal(challengeIn([B, { at: 2, code: 'refused_to_show', seat: 'nomi' }]).right, true);
  assert.equal(challengeIn([{ ...B, denied: true }, { ...C, code: 'proved_absent' }]).right, false);
  assert.equal(challengeIn([A, D]), null);
  assert.equal(challengeIn([B]), null);
});
