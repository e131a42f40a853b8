import test from 'node:test';
import assert from 'node:assert/strict';

globalThis.document = { visibilityState: 'visible', querySelector: () => ({ content: 'build-1' }), addEventListener() {} };
globalThis.addEventListener = () => {};
const ticks = [];
globalThis.setInterval = (act) => { ticks.push(act); return 0; };
const wires = [];
globalThis.WebSocket = class {
  sent = [];
  constructor() { wires.push(this); }
  send(data) { this.sent.push(data); }
  close() {}
};
const { connect, makeId } = await import('../../static/js/link.js');

/** A line that records what is sent and is played by hand. */
function fakeIo() {
  const handlers = {};
  const socket = {
    connected: false, active: false, sent: [], connects: 0,
    on: (event, act) => { handlers[event] = act; },
    connect() { socket.connects += 1; socket.active = true; },
    disconnect() { socket.connected = socket.active = false; },
    timeout: () => ({ emit: (event, payload, done) => socket.sent.push({ event, payload, done }) }),
    up() { socket.connected = true; handlers.connect(); },
    down(reason = 'transport close') { socket.connected = false; handlers.disconnect(reason); },
    say: (event, data) => handlers[event](data),
  };
  return socket;
}

function joined() {
  const socket = fakeIo();
  const states = [];
  const link = connect({ screen: 'seat', seat: 'nomi', io: () => socket, now: () => 0, handlers: { state: (state) => states.push(state.phase) } });
  socket.up();
  socket.say('view', { rev: 1 });
  return { socket, link, states };
}

test('ids are random UUIDs made without a secure context', () => {
  const id = makeId();
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.notEqual(id, makeId());
});

test('a command is answered by its ack', async () => {
  const { socket, link } = joined();
  const answer = link.send('decide', { question: 17 });
  socket.sent[0].done(null, { ok: true, rev: 2 });
  assert.deepEqual(await answer, { ok: true, rev: 2 });
});

test('every answer is of one length, whatever noble is in it', () => {
  const { socket, link } = joined();
  const answers = [{ do: 'lose', noble: 'duke' }, { do: 'keep', keep: ['assassin', 'contessa'], give: [['zoë', 'ambassador']] }];
  for (const answer of answers) link.send('decide', { question: 7, answer, thought_ms: 1234 });
  const lengths = socket.sent.map(({ payload }) => new TextEncoder().encode(JSON.stringify(payload)).length);
  assert.deepEqual(lengths, [512, 512]);
});

test('after a reconnect the same command goes out with the same id, and counts once', async () => {
  const { socket, link } = joined();
  const answer = link.send('decide', { question: 17 });
  socket.down();
  socket.sent[0].done(new Error('timeout'));
  assert.equal(socket.sent.length, 1);
  socket.up();
  assert.equal(socket.sent.length, 2);
  assert.equal(socket.sent[1].payload.id, socket.sent[0].payload.id);
  socket.sent[1].done(null, { ok: true, rev: 2 });
  await answer;
  socket.down();
  socket.up();
  assert.equal(socket.sent.length, 2);
});

test('a brief command is given up once its line is lost and its moment over; any other goes out on the next', async () => {
  const socket = fakeIo();
  let time = 1000;
  const link = connect({ screen: 'host', preview: true, io: () => socket, now: () => time });
  const watch = ticks.at(-1);
  const wait = (ms) => { for (const end = time + ms; time < end;) { time += 500; watch(); } };
  const anew = () => { socket.down(); socket.up(); };
  /** What became of a held order, and what was sent, where its line falls silent as it is given. */
  async function held(act) {
    socket.up();
    for (const { done } of socket.sent.splice(0)) done(null, { ok: true });
    socket.say('view', { rev: 1 });
    let code = '';
    link.send('direct', { order: 'end' }, true).then((ack) => { code = ack.code; });
    link.send('direct', { order: 'say' });
    act();
    await null;
    return [code, socket.sent.map(({ payload }) => payload.order).join(' ')];
  }
  assert.deepEqual(await held(() => { wait(4500); anew(); }), ['', 'end say end say']);
  assert.deepEqual(await held(() => { wait(5000); anew(); }), ['no_contact', 'end say say']);
  assert.deepEqual(await held(() => { socket.down(); wait(5000); }), ['no_contact', 'end say']);
  // An open line may still bring the answer.
  assert.deepEqual(await held(() => wait(5500)), ['', 'end say']);
});

test('without an ack on an open line it is sent again', () => {
  const { socket, link } = joined();
  link.send('extend', { question: 17 });
  socket.sent[0].done(new Error('timeout'));
  assert.equal(socket.sent[1].payload.id, socket.sent[0].payload.id);
});

test('a seat opened elsewhere says so, answers what is under way and stays away until taken back', async () => {
  const { socket, link, states } = joined();
  const answer = link.send('decide', { question: 17 });
  socket.say('replaced', {});
  assert.deepEqual(await answer, { ok: false, code: 'replaced' });
  assert.equal((await link.send('decide', { question: 17 })).code, 'replaced');
  const before = socket.connects;
  link.check();
  assert.equal(socket.connects, before);
  link.takeBack();
  assert.equal(socket.connects, before + 1);
  assert.deepEqual(states, ['live', 'replaced', 'connecting']);
});

test('a dead link is told from a lost line', () => {
  const { socket, states } = joined();
  socket.down();
  socket.up();
  socket.say('view', { rev: 1 });
  socket.say('gone', {});
  assert.deepEqual(states, ['live', 'lost', 'live', 'gone']);
});

test('a line that is open and silent is made anew, and the time of the last word stays true', () => {
  const socket = fakeIo();
  let time = 1000;
  let state = null;
  connect({ screen: 'audience', io: () => socket, now: () => time, handlers: { state: (next) => { state = next; } } });
  const watch = ticks.at(-1);
  socket.up();
  socket.say('view', { rev: 1 });
  assert.deepEqual(state, { phase: 'live', stale: false, since: 1000 });
  while (time < 12000) {
    time += 500;
    watch();
    if (!socket.connected) socket.up();
  }
  assert.deepEqual(state, { phase: 'lost', stale: true, since: 1000 });
  assert.equal(socket.connects, 2);
  socket.say('beat', {});
  assert.deepEqual(state, { phase: 'live', stale: false, since: 12000 });
});

test('a preview says so when it joins, and gives no signs of its own', () => {
  const socket = fakeIo();
  const before = ticks.length;
  let auth = null;
  connect({ screen: 'audience', preview: true, io: (options) => { auth = options.auth; return socket; }, now: () => 0 });
  assert.deepEqual(auth, { screen: 'audience', seat: null, build: 'build-1', preview: true });
  assert.equal(ticks.length - before, 1);
});

test('a page that comes back to the front, and one that has slept, makes a silent line anew at once', () => {
  const quiet = globalThis.addEventListener;
  const heard = {};
  globalThis.addEventListener = (name, act) => { (heard[name] ??= []).push(act); };
  const socket = fakeIo();
  let time = 1000;
  connect({ screen: 'audience', preview: true, io: () => socket, now: () => time });
  globalThis.addEventListener = quiet;
  const watch = ticks.at(-1);
  const anew = (act) => { socket.up(); socket.say('beat', {}); const before = socket.connects; time += 2000; act(); return socket.connects - before; };
  for (const event of ['visibilitychange', 'pageshow', 'online']) {
    assert.equal(anew(() => heard[event].forEach((act) => act({}))), 1, event);
  }
  assert.equal(anew(() => {}), 0);
  assert.equal(anew(() => { time += 4000; watch(); }), 1);
  socket.up();
  socket.say('beat', {});
  const before = socket.connects;
  heard.pageshow.forEach((act) => act({}));
  assert.equal(socket.connects, before);
});

test('a page of an older build loads itself again, once for each newer build', () => {
  const kept = new Map();
  let loads = 0;
  globalThis.sessionStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  globalThis.location = { reload() { loads += 1; } };
  const shown = [];
  const socket = fakeIo();
  connect({ screen: 'audience', preview: true, io: () => socket, now: () => 0, handlers: { show: (show) => shown.push(show.build) } });
  socket.up();
  for (const build of ['build-1', 'build-2', 'build-2', 'build-3']) socket.say('show', { build });
  assert.equal(loads, 2);
  // The page that is on its way out draws nothing of the newer build; one that stays old goes on with it.
  assert.deepEqual(shown, ['build-1', 'build-2']);
  delete globalThis.sessionStorage;
  delete globalThis.location;
});

test('a page that is shown while its line is being made joins once on it', async () => {
  const { Manager } = await import('../../static/vendor/socket.io/socket.io.esm.min.js');
  const quiet = globalThis.addEventListener;
  const heard = {};
  globalThis.addEventListener = (name, act) => { (heard[name] ??= []).push(act); };
  const shown = () => heard.pageshow.forEach((act) => act({}));
  const turn = () => new Promise((resolve) => { setTimeout(resolve); });
  let line = null;
  const io = (options) => { line = new Manager('http://127.0.0.1:1', options).socket('/', options); return line; };
  try {
    connect({ screen: 'seat', seat: 'nomi', preview: true, now: () => 0, io });
    shown();
    wires[0].onopen({});
    shown();
    wires[0].onmessage({ data: '0{"sid":"a","upgrades":[],"pingInterval":5000,"pingTimeout":5000}' });
    await turn();
    shown();
    await turn();
    assert.equal(wires.length, 1);
    assert.deepEqual(wires[0].sent.map((data) => data.slice(0, 2)), ['40']);
  } finally {
    line.disconnect();
    globalThis.addEventListener = quiet;
  }
});
