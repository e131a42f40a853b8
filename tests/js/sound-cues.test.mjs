import test from 'node:test';
import assert from 'node:assert/strict';
import { LATE_MS, cuesBetween, feltSeat, feltSecond, levelOf, markOf } from '../../static/js/sound/cues.js';
import { hearClipsBy, hearFrame } from '../../static/js/sound/clip.js';
import { gainOf } from '../../static/js/sound/player.js';
import { softCurve } from '../../static/js/sound/instruments.js';
import { RECIPES } from '../../static/js/sound/recipes.js';
import { soundsOf } from '../../static/js/sound/room.js';

const SHOW = { title: 'Night of Knives', episode: 3 };
const LINES = [
  { at: 100, code: 'turn', seat: 'nomi', turn: 1 },
  { at: 900, code: 'action', seat: 'nomi', action: 'tax', claim: 'duke', disclaim: null },
  { at: 1500, code: 'challenged', seat: 'marvin', against: 'nomi', noble: 'duke', about: 'action' },
  { at: 1500, code: 'proved', seat: 'nomi', noble: 'duke' },
  { at: 1500, code: 'lost', seat: 'marvin', noble: 'contessa', how: 'challenge' },
  { at: 4000, code: 'took', seat: 'nomi', holder: 'breq' },
  { at: 4000, code: 'gained', seat: 'nomi', coins: 3, action: 'tax' },
  { at: 4000, code: 'turn', seat: 'marvin', turn: 2 },
];
const view = (count, at, more = {}) => ({ floor: { program: 'board', at, sound: { volume: 70, muted: false } }, table: { log: LINES.slice(0, count), question: null, clocks: [], ...more } });
const names = (cues) => cues.map((cue) => cue.name);
const between = (before, after, more = {}) => names(cuesBetween({ before, view: after, show: SHOW, ...more }));

test('a view sounds for what is new in it, in the order of the pictures', () => {
  assert.deepEqual(between(view(1, 100), view(2, 900)), ['claim']);
  const cues = cuesBetween({ before: view(2, 900), view: view(5, 1500), show: SHOW });
  assert.deepEqual(names(cues), ['challenge', 'proved', 'lost']);
  assert.ok(cues.every((cue, i) => i === 0 || cue.after > cues[i - 1].after));
  assert.deepEqual(between(view(5, 1500), view(8, 4000)), ['taken', 'coins']);
  assert.deepEqual(between(view(0, 0, { log: [{ at: 1, code: 'begun' }] }), view(0, 50, { log: [{ at: 1, code: 'begun' }, { at: 40, code: 'dealt' }, { at: 40, code: 'turn' }] })), ['deal']);
});

test('every line that has a sound has a recipe, and a turn sounds where nothing else does', () => {
  const codes = { turn: 'turn', blocked: 'block', proved_absent: 'proved', caught_present: 'caught', refused_to_show: 'caught', stole: 'coins', timed_out: 'time_out', won: 'win', dealt_court: 'deal', allowed: null, action: null };
  for (const [code, sound] of Object.entries(codes)) {
    const log = [LINES[0], { at: 200, code }];
    assert.deepEqual(between(view(1, 100), view(0, 200, { log })), sound ? [sound] : []);
    assert.ok(!sound || RECIPES[sound]);
  }
});

test('what came late is not played: by the server’s clock, or because the line was silent', () => {
  assert.deepEqual(between(view(1, 100), view(2, 900 + LATE_MS)), ['claim']);
  assert.deepEqual(between(view(1, 100), view(2, 901 + LATE_MS)), []);
  assert.deepEqual(between(view(1, 100), view(2, 900), { silent: 1000 + LATE_MS }), ['claim']);
  assert.deepEqual(between(view(1, 100), view(2, 900), { silent: 1001 + LATE_MS }), []);
});

test('a page loaded again plays what is fresh and was not played, and nothing twice', () => {
  const now = view(5, 1900);
  assert.deepEqual(between(null, now, { mark: null }), ['claim', 'challenge', 'proved', 'lost']);
  assert.deepEqual(between(null, now, { mark: markOf(SHOW, view(2, 900)) }), ['challenge', 'proved', 'lost']);
  assert.deepEqual(between(null, now, { mark: markOf(SHOW, now) }), []);
  assert.deepEqual(between(null, now, { mark: { of: 'Another/1', at: 9999 } }), ['claim', 'challenge', 'proved', 'lost']);
  assert.deepEqual(between(null, view(5, 60_000), { mark: null }), []);
});

test('taking play back plays nothing, and what follows plays again', () => {
  const back = [LINES[0], { at: 5000, code: 'rewound', turn: 1 }];
  const taken = view(0, 5000, { log: back });
  assert.deepEqual(between(view(8, 4000), taken), []);
  const again = view(0, 6000, { log: [...back, { ...LINES[1], at: 6000 }] });
  assert.deepEqual(between(taken, again), ['claim']);
});

test('a room that is dark, on the slate or sees an old moment hears nothing', () => {
  for (const program of ['black', 'slate', 'highlight', 'message']) {
    const after = view(2, 900);
    const dark = { ...after, floor: { ...after.floor, program } };
    assert.deepEqual(between(view(1, 100), dark), []);
    assert.deepEqual(levelOf(dark), { volume: 70, muted: program !== 'highlight' });
  }
  assert.deepEqual(levelOf(view(2, 900)), { volume: 70, muted: false });
  assert.ok(levelOf({ floor: { program: 'board', sound: null } }).muted);
});

test('a highlight is heard as it goes on, frame by frame; a jump in it is not', () => {
  const heard = [];
  hearClipsBy((cues) => heard.push(...names(cues)));
  const clip = { show: SHOW, frames: [view(1, 100), view(2, 900), view(5, 1500), view(8, 4000)] };
  hearFrame(clip, 0, 1);
  hearFrame(clip, 1, 1);
  hearFrame(clip, 1, 3);
  hearFrame(clip, 2, 3);
  assert.deepEqual(heard, ['claim', 'taken', 'coins']);
});

test('the clock of the one who is asked alone is felt from ten to one, while it runs', () => {
  assert.deepEqual([10_001, 10_000, 9_001, 9_000, 1, 0].map(feltSecond), [null, 10, 10, 9, 1, null]);
  const asked = (more, state = {}) => ({ view: view(2, 900, { question: { id: 4, seats: ['nomi'] }, ...more }), paused: null, connection: { stale: false }, ...state });
  assert.equal(feltSeat(asked({})), 'nomi');
  for (const off of [asked({ untimed: true }), asked({ held: 'play' }), asked({ question: null }), asked({ question: { id: 4, seats: ['a', 'b'] } }), asked({}, { paused: 'host' }), asked({}, { connection: { stale: true } })]) assert.equal(feltSeat(off), null);
});

test('a display keeps its mark, ticks each second once, and measures how long the line was silent', () => {
  let clock = 0;
  let mark = null;
  const played = [];
  const follow = soundsOf((cues) => played.push(...names(cues)), { read: () => mark, keep: (next) => { mark = next; } }, () => clock);
  const kept = (end) => ({ rev: 1, kept: { nomi: { running: true, left: 0, end } } });
  const state = (shown, clocks) => ({ show: SHOW, view: shown, clocks, paused: null, connection: { stale: false } });
  const asked = { question: { id: 4, seats: ['nomi'] } };
  follow(state(view(1, 100), kept(20_000)));
  assert.deepEqual([played.splice(0), mark.at], [['turn'], 100]);
  const now = view(2, 900, asked);
  const clocks = kept(20_000);
  clock = 800;
  follow(state(now, clocks));
  follow(state(now, clocks));
  assert.deepEqual(played.splice(0), ['claim']);
  for (clock of [9_900, 10_000, 10_400, 11_000, 11_000, 20_000]) follow(state(now, clocks));
  assert.deepEqual(played.splice(0), ['last_ten', 'last_ten']);
  clock = 30_000;
  follow(state(view(5, 1500), kept(50_000)));
  assert.deepEqual([played, mark.at], [[], 1500]);
});

test('volume and mute are a gain, and the last stage never reaches one', () => {
  assert.deepEqual([gainOf({ volume: 100, muted: false }), gainOf({ volume: 50, muted: false }), gainOf({ volume: 80, muted: true })], [1, 0.25, 0]);
  const curve = softCurve();
  assert.ok(curve.every((y) => Math.abs(y) < 1) && curve.every((y, i) => i === 0 || y >= curve[i - 1]));
});
