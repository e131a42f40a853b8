import test from 'node:test';
import assert from 'node:assert/strict';

globalThis.document = { querySelector: () => null };
const { tapOf, tapsLeft } = await import('../../static/js/parts/taps.js');
const { pathOf } = await import('../../static/js/parts/squares.js');

test('a tap brings sixteen bytes of the device’s own source and whole milliseconds', () => {
  const fixed = { getRandomValues: (bytes) => bytes.map((_, i) => i * 17) };
  assert.deepEqual(tapOf(fixed, 1234.9), { random: '00112233445566778899aabbccddeeff', ms: 1234 });
  const [one, other] = [tapOf(crypto, 0), tapOf(crypto, 0)];
  assert.match(one.random, /^[0-9a-f]{32}$/);
  assert.notEqual(one.random, other.random);
});

test('a finalist is asked until three taps have arrived, and only while they count', () => {
  const taps = { open: true, most: 3, counts: { ada: 0, bo: 2 } };
  assert.deepEqual(['ada', 'bo'].map((seat) => tapsLeft(taps, seat)), [3, 1]);
  assert.equal(tapsLeft({ ...taps, open: false }, 'ada'), 0);
  assert.equal(tapsLeft(null, 'ada'), 0);
  assert.equal(tapsLeft({ ...taps, counts: { ada: 3 } }, 'ada'), 0);
});

test('a QR code is drawn as runs of dark squares', () => {
  assert.equal(pathOf(['101', '011']), 'M0 0h1v1h-1zM2 0h1v1h-1zM1 1h2v1h-2z');
});
