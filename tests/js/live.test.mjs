import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { formatCountdown, remaining } from '../../static/js/clock.js';
import { createStore } from '../../static/js/store.js';
import { formatElapsed } from '../../static/js/host/elapsed.js';
import { clockOf } from '../../static/js/replay/time.js';

const EDGES = [-1, 0, 1, 499, 999, 1000, 59999, 60000, 3600000];

test('every screen writes times by one of three functions, which agree at every edge', () => {
  assert.deepEqual(EDGES.map(formatCountdown), ['0:00', '0:00', '0:01', '0:01', '0:01', '0:01', '1:00', '1:00', '60:00']);
  const gone = ['0:00', '0:00', '0:00', '0:00', '0:00', '0:01', '0:59', '1:00', '1:00:00'];
  assert.deepEqual(EDGES.map(formatElapsed), gone);
  assert.deepEqual(EDGES.map(clockOf), gone);
  const root = new URL('../../static/js/', import.meta.url);
  const own = readdirSync(root, { recursive: true }).filter((name) => name.endsWith('.js'))
    .filter((name) => /[/%] ?60\b/.test(readFileSync(new URL(name, root), 'utf8')));
  assert.deepEqual(own.sort(), ['clock.js', 'host/elapsed.js', 'replay/time.js']);
});

test('after a minute without timers the first picture is true, and so is what the server then says', () => {
  let time = 1000;
  const store = createStore(() => time);
  const clocks = (left) => [{ seat: 'nomi', left_ms: left, running: true }];
  const view = (left) => ({ rev: 7, table: { clocks: clocks(left), paused: null, question: { seats: ['nomi'] } }, you: {} });
  const shown = () => formatCountdown(remaining(store.get().clocks, 'nomi', time));
  store.view(view(120000));
  assert.equal(shown(), '2:00');
  // The device's own clock went on while the page slept.
  time += 60000;
  assert.equal(shown(), '1:00');
  // The line is made anew within the second; its view, and each beat, can only confirm it.
  time += 400;
  store.view(view(59600));
  assert.equal(shown(), '1:00');
  // A device whose clock stood still with it is put right by the first word.
  store.beat({ rev: 7, clocks: clocks(30000) });
  assert.equal(shown(), '0:30');
});
