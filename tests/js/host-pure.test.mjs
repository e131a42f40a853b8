import test from 'node:test';
import assert from 'node:assert/strict';
import { actual, behind, cueNotes, cueState, cueTitle, runningTimes } from '../../static/js/host/cues.js';
import { answersFor, formOf, keepAnswer, keepPlaces } from '../../static/js/host/answers.js';
import { owed } from '../../static/js/host/appeal.js';
import { kept } from '../../static/js/host/controls.js';
import { deviceRows, faults } from '../../static/js/host/devices.js';
import { givenSince, usedOnQuestion } from '../../static/js/host/elapsed.js';
import { chosen, lengthOf, momentsOf, stretchOf } from '../../static/js/host/highlight.js';
import { KEYS, SCENES, sceneKey, spaceFor } from '../../static/js/host/keymap.js';
import { ledger } from '../../static/js/host/ledger.js';
import { against } from '../../static/js/host/panel.js';
import { plainSeconds, signedSeconds, typedMs } from '../../static/js/host/seconds.js';
import { useCatalogue } from '../../static/js/words.js';

useCatalogue('en', ['cue-deal = The deal\ncue-deal-notes = Two nobles each.\nhost-why-no-contact = No contact\nhost-why-disk = The disk\nhost-why-dealing = The dealer\n']);

test('no key has two meanings', () => {
  const all = [...Object.values(KEYS), ...SCENES.map(sceneKey), ' '];
  assert.equal(new Set(all).size, all.length);
});

test('the space bar is GO, and the clocks while somebody is asked or the match stands still', () => {
  const question = { id: 1 };
  assert.equal(spaceFor({ phase: 'ready', question: null, paused: null }), 'go');
  assert.equal(spaceFor({ phase: 'dealt', question: null, paused: null }), 'go');
  assert.equal(spaceFor({ phase: 'dealt', question: null, paused: 'panic' }), 'clocks');
  assert.equal(spaceFor({ phase: 'play', question, paused: null }), 'clocks');
  assert.equal(spaceFor({ phase: 'over', question: null, paused: 'host' }), 'go');
});

test('a cue says its own words, or those of the catalogue', () => {
  assert.equal(cueTitle({ id: 'deal', title: '' }), 'The deal');
  assert.equal(cueNotes({ id: 'deal', title: '', notes: '' }), 'Two nobles each.');
  assert.equal(cueTitle({ id: 'deal', title: 'Cards!' }), 'Cards!');
  assert.equal(cueNotes({ id: 'deal', title: 'Cards!', notes: '' }), '');
});

test('cues stand before, at and after the one that is on', () => {
  assert.deepEqual([0, 1, 2, 3].map((i) => cueState(i, 1)), ['done', 'now', 'next', 'later']);
  assert.equal(cueState(0, -1), 'next');
});

test('times run on from the view; none run before the first GO', () => {
  assert.deepEqual(runningTimes({ show_ms: 9000, taken: [{ cue: 0, start: 0 }, { cue: 1, start: 8000 }] }, 500, 2500), { cue: 3000, show: 11000 });
  assert.deepEqual(runningTimes({ show_ms: null, taken: [] }, 500, 2500), { cue: null, show: null });
});

test('what a cue took is all of its takes', () => {
  const taken = [{ cue: 0, start: 0 }, { cue: 1, start: 60000 }, { cue: 0, start: 90000 }];
  assert.equal(actual(taken, 0, 100000), 70000);
  assert.equal(actual(taken, 1, 100000), 30000);
  assert.equal(actual(taken, 2, 100000), null);
});

test('the show is behind its plan by what was lost before and in the cue', () => {
  const rundown = [{ seconds: 60 }, { seconds: 120 }, { seconds: 0 }];
  assert.equal(behind(rundown, 1, { cue: 30000, show: 100000 }), 10000);
  assert.equal(behind(rundown, 1, { cue: 130000, show: 190000 }), 10000);
  assert.equal(behind(rundown, 1, { cue: 10000, show: 60000 }), -10000);
  assert.equal(behind([{ seconds: 0 }], 0, { cue: 1, show: 1 }), null);
  assert.equal(behind(rundown, -1, { cue: null, show: null }), null);
});

test('typed seconds become ms, and nothing else does', () => {
  const table = { 12: 12000, '4.2': 4200, '4,2': 4200, '-30': -30000, '−30': -30000, '+5': 5000, '1:30': 90000, 0: null, '': null, x: null, '1:75': null, '3.14': null };
  for (const [text, ms] of Object.entries(table)) assert.equal(typedMs(text), ms, text);
  assert.equal(signedSeconds(-10000), '−10');
  assert.equal(signedSeconds(4200), '+4.2');
  assert.equal(plainSeconds(4249), '4.2');
});

test('time that the host gave is not counted as used', () => {
  const edition = { clock: { decision_ms: 120000, extension_ms: 60000 } };
  const log = [{ code: 'action', seat: 'a' }, { code: 'extended', seat: 'b' }, { code: 'time_added', seat: 'b', ms: 10000 }, { code: 'paused' }];
  assert.deepEqual(givenSince(log, 'b'), { extensions: 1, ms: 10000 });
  assert.equal(usedOnQuestion(edition, log, 'b', 180000), 10000);
  assert.equal(usedOnQuestion({}, log, 'b', 1), null);
});

const edition = { copies: 3, nobles: ['duke', 'captain', 'assassin', 'contessa', 'ambassador'], forced_coup_at: 10, actions: [
  { name: 'income', cost: 0, target: false, blockers: [] }, { name: 'coup', cost: 7, target: true, blockers: [] }, { name: 'steal', cost: 0, target: true, blockers: ['captain', 'ambassador'] }] };
const players = (coins) => [{ seat: 'a', coins, influence: 2, lost: [] }, { seat: 'b', coins: 2, influence: 1, lost: ['duke'] }];
const asked = (question, more = {}) => ({ players: players(3), holders: [{ seat: 'c', holds: 1 }, { seat: 'd', holds: 0 }], question: { seats: ['a'], ...question }, attempt: null, ...more });
const said = (table, seat = 'a') => answersFor(table, edition, seat).map(({ answer }) => answer);

test('all five nobles can be lost, whatever the player holds', () => {
  assert.deepEqual(said(asked({ kind: 'lose' })).map((answer) => answer.noble), edition.nobles);
});

test('actions are the table, closed only by public figures', () => {
  const rows = answersFor(asked({ kind: 'act' }), edition, 'a');
  assert.deepEqual(rows.map(({ answer, closed }) => [answer.action, answer.target, closed]), [['income', null, ''], ['coup', 'b', 'cannot_pay'], ['steal', 'b', '']]);
  const rich = answersFor({ ...asked({ kind: 'act' }), players: players(10) }, edition, 'a');
  assert.deepEqual(rich.map(({ closed }) => closed), ['forced_coup', '', 'forced_coup']);
});

test('replies are what the question says may be done', () => {
  const attempt = { action: 'steal' };
  assert.deepEqual(said(asked({ kind: 'answer', may: ['challenge', 'block'] }, { attempt })),
    [{ do: 'allow' }, { do: 'challenge' }, { do: 'block', noble: 'captain' }, { do: 'block', noble: 'ambassador' }]);
  assert.deepEqual(said(asked({ kind: 'doubt', may: ['challenge'] }, { attempt })), [{ do: 'allow' }, { do: 'challenge' }]);
  assert.deepEqual(said(asked({ kind: 'show' })), [{ do: 'show' }, { do: 'refuse' }]);
  assert.deepEqual(said(asked({ kind: 'take' })), [{ do: 'take', holder: 'c' }]);
  assert.deepEqual(said(asked({ kind: 'starter' })), [{ do: 'starter', seat: 'a' }, { do: 'starter', seat: 'b' }]);
});

test('an exchange is told in full or not at all', () => {
  const table = asked({ kind: 'keep', holders: ['c', 'd'] });
  assert.equal(formOf(table.question), 'keep');
  const places = keepPlaces(table, 'a');
  assert.deepEqual(places, { keep: 2, give: ['c', 'd'] });
  assert.equal(keepAnswer(places, ['duke', 'duke'], { c: 'captain' }), null);
  assert.equal(keepAnswer(places, ['duke'], { c: 'captain', d: 'captain' }), null);
  assert.deepEqual(keepAnswer(places, ['duke', 'duke'], { c: 'captain', d: 'contessa' }), { do: 'keep', keep: ['duke', 'duke'], give: [['c', 'captain'], ['d', 'contessa']] });
});

test('the ledger adds up in every place a noble can lie', () => {
  const table = { players: players(2), shown: ['captain'], holders: [{ seat: 'c', holds: 1 }, { seat: 'd', holds: 0, called: true }, { seat: 'e', holds: 9 }] };
  const book = ledger(table, edition);
  assert.equal(book.sum, 16);
  assert.equal(book.all, 15);
  assert.deepEqual(book.called, [['d', 1]]);
  // The noble that is to be taken counts as influence, and lies with its holder yet.
  const taking = ledger({ ...table, question: { kind: 'take', seats: ['a'] } }, edition);
  assert.equal(taking.sum, 15);
  assert.deepEqual(taking.hands, [['a', 1], ['b', 1]]);
});

test('time is owed where the clock took more than the tablet thought', () => {
  const row = { thought_ms: 24800, asked_at: 5000, arrived_at: 34000, left_before_ms: 120000, left_after_ms: 91000 };
  assert.equal(owed(row), 4200);
  assert.equal(owed({ ...row, thought_ms: null }), 0);
  assert.equal(owed({ ...row, left_after_ms: null }), 0);
  assert.equal(owed({ ...row, thought_ms: 28950 }), 0);
  // Held for a minute, or half of it without clocks: the tablet counted on, the clock did not.
  assert.equal(owed({ ...row, thought_ms: 84800, arrived_at: 94000 }), 4200);
  assert.equal(owed({ ...row, left_after_ms: 105000 }), 4200);
  // No more than the clock took: without clocks nothing is owed.
  assert.equal(owed({ ...row, left_after_ms: 118000 }), 2000);
  assert.equal(owed({ ...row, left_after_ms: 120000 }), 0);
});

test('faults come gravest first, and a finalist before everybody', () => {
  assert.deepEqual(faults({ kind: 'seat', seen_s: 9, hidden: true, awake: 'lost', stale: true, battery: 0.1, charging: false, rtt_ms: 900 }),
    ['silent', 'hidden', 'asleep', 'stale', 'battery', 'slow']);
  assert.deepEqual(faults({ kind: 'seat', seen_s: 1, awake: 'unavailable', battery: null, rtt_ms: null }), []);
  const desk = {
    seats: [{ seat: 'a', role: 'finalist', link: 'x', connected: true }, { seat: 'c', role: 'spectator', link: 'x', connected: false, since_s: 4 }, { seat: 'd', role: 'spectator', link: 'x', connected: true }],
    devices: [{ kind: 'seat', seat: 'd', seen_s: 0 }, { kind: 'seat', seat: 'a', seen_s: 0, battery: 0.1, charging: false }],
  };
  assert.deepEqual(deviceRows(desk).map(({ device }) => device.seat), ['a', 'c', 'd']);
  assert.deepEqual(deviceRows(desk)[1].faults, ['absent']);
});

test('a highlight is chosen by its first moment and a later one, or goes to the end of its turn', () => {
  const head = {
    at: [0, 1000, 2000, 9000, 10000, 11000], turn: [0, 1, 1, 1, 2, 2], entry: [0, 1, 2, 3, 4, 5],
    log: { lines: [{ code: 'turn' }, { code: 'paused' }, { code: 'lost' }] }, marks: [[1, 'turn', 0], [2, 'pause', 1], [3, 'loss', 2]],
  };
  assert.deepEqual(momentsOf(head).map(({ frame }) => frame), [1, 3]);
  const one = chosen({ from: null, to: null }, 1);
  assert.deepEqual(stretchOf(head, one), { first: 1, last: 3 });
  assert.deepEqual(stretchOf(head, chosen(one, 1)), { first: 1, last: 1 });
  assert.deepEqual(stretchOf(head, chosen(one, 4)), { first: 1, last: 4 });
  assert.deepEqual(chosen(one, 0), { from: 0, to: null });
  assert.deepEqual(chosen({ from: 1, to: 4 }, 3), { from: 3, to: null });
  assert.equal(stretchOf(head, { from: null, to: null }), null);
  assert.deepEqual([true, false].map((skip) => lengthOf(head, { first: 1, last: 3 }, skip)), [1000 + 2000 + 4000, 8000 + 4000]);
});

test('a table has its answers too: targets that may be oneself, blocks of who may block, factions and nobles to show', () => {
  const seats = ['a', 'b', 'c'];
  const rules = { ...edition, court: 'deck', actions: [
    { name: 'convert', cost: 1, cost_other: 2, target: true, own: true, blockers: [] },
    { name: 'foreign_aid', cost: 0, cost_other: null, target: false, blockers: ['duke'] }] };
  const at = (question, attempt = null) => ({ question, attempt, holders: [], players: seats.map((seat) => ({ seat, coins: 1, influence: 2, lost: [], out: false })) });
  const kinds = (question, attempt) => answersFor(at(question, attempt), rules, 'a').map(({ answer }) => answer);
  assert.deepEqual(answersFor(at({ kind: 'act' }), rules, 'a').map(({ answer, closed }) => [answer.target, closed]), [['a', ''], ['b', 'cannot_pay'], ['c', 'cannot_pay'], [null, '']]);
  const early = { kind: 'challenge', may: ['challenge', 'block'], blockers: ['b'] };
  assert.deepEqual(kinds(early, { action: 'foreign_aid' }).map((answer) => answer.do), ['allow', 'challenge']);
  assert.deepEqual(kinds({ ...early, blockers: ['a'] }, { action: 'foreign_aid' }).map((answer) => answer.do), ['allow', 'challenge', 'block']);
  assert.deepEqual(kinds({ kind: 'side' }).map((answer) => answer.faction), ['red', 'blue']);
  assert.deepEqual(kinds({ kind: 'examine' }).map((answer) => answer.do), ['force', 'leave']);
  assert.deepEqual(kinds({ kind: 'reveal' }).map((answer) => answer.noble), rules.nobles);
});

test('at a table the Court is counted, with what is drawn from it to look at', () => {
  const players = ['a', 'b', 'c'].map((seat) => ({ seat, influence: 2, lost: [] }));
  const table = { players, holders: [], shown: [], court: 7, question: { drawn: 2 } };
  const book = ledger(table, { nobles: edition.nobles, copies: 3, switches: {} });
  assert.deepEqual([book.court, book.sum, book.all], [9, 15, 15]);
  const two = { ...table, players: players.slice(0, 2).map((one) => ({ ...one })), court: 3, question: null };
  assert.equal(ledger(two, { nobles: edition.nobles, copies: 3, switches: { two_player: 'draft' } }).sum, 15);
});

test('the room is directed while the dealer enters cards, and nothing is ordered while nothing can be written or heard', () => {
  const well = { trouble: null };
  assert.deepEqual(against(true, well, { dealing: false }), { beside: '', still: '' });
  assert.deepEqual(against(true, well, { dealing: true }), { beside: '', still: 'The dealer' });
  assert.deepEqual(against(true, { trouble: { code: 'storage_full' } }, { dealing: true }), { beside: 'The disk', still: 'The disk' });
  assert.deepEqual(against(false, well, { dealing: false }), { beside: 'No contact', still: 'No contact' });
});

test('while nothing can be written, dark that is written cannot be ended, and dark that is owed can', () => {
  const full = { trouble: { code: 'storage_full' }, owed: ['panic'] };
  const dark = { contact: true, desk: full, floor: { black: true, panic: true } };
  assert.deepEqual([kept(dark, 'black'), kept(dark, 'panic')], ['The disk', '']);
  assert.equal(kept({ ...dark, floor: { black: false } }, 'black'), '');
  assert.equal(kept({ ...dark, desk: { trouble: null, owed: [] } }, 'black'), '');
  assert.equal(kept({ ...dark, contact: false }, 'panic'), 'No contact');
});
