import test from 'node:test';
import assert from 'node:assert/strict';
import { driftAt, startDrift } from '../../static/js/parts/drift.js';

const MINUTES = Array.from({ length: 77 }, (_, minute) => driftAt(minute * 60_000));

test('the picture moves every minute, by a pixel or two, and stays within a few of its place', () => {
  for (const [i, { x, y }] of MINUTES.entries()) {
    assert.ok(Math.abs(x) <= 0.25 && Math.abs(y) <= 0.2);
    if (i) assert.notDeepEqual({ x, y }, MINUTES[i - 1]);
  }
  assert.deepEqual(driftAt(59_999), driftAt(0));
  assert.equal(new Set(MINUTES.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size, 77);
});

test('it stands in the page as a measure of the look', (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const said = [];
  let now = 0;
  startDrift({ style: { setProperty: (name, value) => said.push([name, value]) } }, () => now);
  now = 60_000;
  context.mock.timers.tick(60_000);
  assert.deepEqual(said[0], ['--drift', '0.000rem 0.000rem']);
  assert.ok(said.length === 2 && said[1][1] !== said[0][1]);
});
