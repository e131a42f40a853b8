import test from 'node:test';
import assert from 'node:assert/strict';

globalThis.document = { querySelector: () => null };
const { compare, groupsOf, signsOf } = await import('../../static/js/verify/compare.js');

const SEAL = 'a3f09c1b7de4485260bb19f2ce7710d3'.repeat(2);

test('a fingerprint is compared as it is read off a photograph: spaces, lines, dashes and capitals do not matter', () => {
  const rows = groupsOf(SEAL).join(' ').toUpperCase().replace(/(.{19}) /g, '$1\n');
  assert.equal(compare(SEAL, rows).state, 'same');
  assert.equal(compare(SEAL, groupsOf(SEAL).join(' – ')).state, 'same');
  assert.equal(signsOf(' A3·F0\u00a09C‑1B\t'), 'a3f09c1b');
});

test('what is typed so far is right, or another, and the groups tell where', () => {
  assert.deepEqual(compare(SEAL, ''), { state: 'none', signs: 0, groups: Array(16).fill('open') });
  const part = compare(SEAL, 'a3f0 9c');
  assert.equal(part.state, 'part');
  assert.equal(part.signs, 6);
  assert.deepEqual(part.groups.slice(0, 3), ['same', 'open', 'open']);
  const other = compare(SEAL, 'a3f0 9c2b 7de4');
  assert.equal(other.state, 'other');
  assert.deepEqual(other.groups.slice(0, 4), ['same', 'other', 'same', 'open']);
});

test('one sign that differs anywhere is another fingerprint', () => {
  for (let i = 0; i < SEAL.length; i += 1) {
    const changed = SEAL.slice(0, i) + (SEAL[i] === '0' ? '1' : '0') + SEAL.slice(i + 1);
    const { state, groups } = compare(SEAL, changed);
    assert.equal(state, 'other');
    assert.deepEqual(groups.map((group, n) => [group, n]).filter(([group]) => group === 'other'), [['other', Math.floor(i / 4)]]);
  }
});

test('a sign that no fingerprint has, and one sign too many, are said', () => {
  assert.equal(compare(SEAL, 'a3fO').state, 'foreign');
  assert.equal(compare(SEAL, `${SEAL}0`).state, 'longer');
  assert.equal(compare(SEAL, `0${SEAL}`).state, 'other');
});
