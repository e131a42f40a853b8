import test from 'node:test';
import assert from 'node:assert/strict';

const timers = [];
globalThis.setInterval = (act, ms) => { timers.push({ act, ms }); return timers.length; };
globalThis.setTimeout = (act) => { act(); return null; };
globalThis.addEventListener = () => {};
globalThis.document = { visibilityState: 'hidden', addEventListener() {} };
globalThis.innerWidth = 1180;
globalThis.innerHeight = 820;
const { giveSigns } = await import('../../static/js/signs.js');

function line() {
  const sent = [];
  let open = true;
  let time = 0;
  const signs = giveSigns({
    connected: () => open,
    say: (event, payload) => sent.push({ event, payload }),
    ask: (event, payload, then) => sent.push({ event, payload, then }),
  }, 'build-1', () => time);
  const [pulse, status] = timers.slice(-2);
  return { sent, signs, pulse, status, pass: (ms) => { time += ms; }, cut: () => { open = false; } };
}

test('a pulse every two seconds measures the way there and back', () => {
  const { sent, signs, pulse, pass } = line();
  assert.equal(pulse.ms, 2000);
  assert.equal(signs.rtt(), null);
  pulse.act();
  pass(12.4);
  sent.at(-1).then();
  assert.equal(signs.rtt(), 12);
});

test('who is told to say less often does, and says more again when told so', () => {
  const { sent, pulse, status, pass } = line();
  const count = (name) => sent.filter((each) => each.event === name).length;
  const beat = () => { pass(2000); pulse.act(); status.act(); };
  beat();
  sent.find((each) => each.event === 'pulse').then({ ok: true, every_ms: 30000 });
  for (let n = 0; n < 14; n += 1) beat();
  assert.deepEqual([count('pulse'), count('status')], [1, 2]);
  beat();
  assert.deepEqual([count('pulse'), count('status')], [2, 2]);
  sent.findLast((each) => each.event === 'pulse').then({ ok: true, every_ms: 2000 });
  beat();
  assert.equal(count('pulse'), 3);
});

test('the status says how the device is doing, and says null for what the browser does not tell', () => {
  const { sent, status } = line();
  assert.equal(status.ms, 5000);
  status.act();
  assert.deepEqual(sent.at(-1), { event: 'status', payload: {
    rtt_ms: null, width: 1180, height: 820, hidden: true, battery: null, charging: null, awake: 'unavailable', sound: 'off', build: 'build-1',
  } });
});

test('without a line nothing is sent, and the round trip is unknown', () => {
  const { sent, signs, pulse, status, cut } = line();
  pulse.act();
  sent.at(-1).then();
  cut();
  pulse.act();
  status.act();
  assert.equal(sent.length, 1);
  assert.equal(signs.rtt(), null);
});
