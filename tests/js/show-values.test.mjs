import test from 'node:test';
import assert from 'node:assert/strict';
import { hasField, idFor, keyOf, moved, named, newShow, renamed, slug, typed, withAt, withEdition, withFinalist, withMember, withPlayer, withSwitch, withoutMember } from '../../static/js/host-shows/values.js';

const CAST = [{ id: 'ada', name: 'Ada', garnets: 1 }, { id: 'bo', name: 'Bo', garnets: 2 }, { id: 'cy', name: 'Cy', garnets: 3 }];
const SHOW = { title: 'x', finalists: ['ada', 'bo'], cast: CAST, messages: [{ to: 'bo', text: 'y' }, { to: 'room', text: 'z' }] };

test('a value is put in its place and nothing else changes', () => {
  const before = structuredClone(SHOW);
  const after = withAt(SHOW, ['cast', 1, 'garnets'], 9);
  assert.equal(after.cast[1].garnets, 9);
  assert.equal(after.cast[0], SHOW.cast[0]);
  assert.deepEqual(SHOW, before);
  assert.deepEqual(withAt({ clock: { extensions: 1 } }, ['clock', 'extensions'], undefined), { clock: {} });
  assert.deepEqual(withAt({}, ['clock', 'extensions'], 2), { clock: { extensions: 2 } });
});

test('a path has the name that the server gives a fault', () => {
  assert.equal(keyOf(['cast', 2, 'name']), 'cast[3].name');
  assert.equal(keyOf(['finalists', 0]), 'finalists[1]');
  assert.ok(['cast[3].name', 'finalists[1]', 'rules.bank', 'rundown'].every(hasField));
  assert.ok(['tablets.peek', 'sounds.play', 'sounds.challenge'].every(hasField));
  assert.ok(hasField('look.brass') && !hasField('look') && !hasField('more'));
});

test('what is typed is a whole number, or what it is', () => {
  assert.deepEqual([' 12 ', '-1', '', '  ', '1.5', 'ten', '99999999999'].map(typed), [12, -1, undefined, undefined, '1.5', 'ten', '99999999999']);
});

test('ids are made of names, and are free', () => {
  assert.equal(idFor('Marvin the Paranoid Android', []), 'marvin');
  assert.equal(idFor('Marvin the Paranoid Android', ['marvin']), 'marvin-the-paranoid-android');
  assert.equal(idFor('Ada', ['ada']), 'ada-2');
  assert.equal(idFor('Ada', ['ada', 'ada-2']), 'ada-3');
  assert.equal(idFor('Élodie', []), 'elodie');
  assert.equal(idFor('ไทย', []), 'guest');
  assert.equal(idFor('Host', []), 'guest-2');
  assert.ok(idFor('x'.repeat(90), ['x'.repeat(40)]).length <= 40);
  assert.equal(slug('Night of  Knives!'), 'night-of-knives');
});

test('an id that changes changes wherever it is named', () => {
  const after = renamed(SHOW, 1, 'bob');
  assert.deepEqual([after.cast[1].id, after.finalists, after.messages[0].to], ['bob', ['ada', 'bob'], 'bob']);
  assert.equal(named(SHOW, 2, 'Dee', true).cast[2].id, 'dee');
  assert.equal(named(SHOW, 2, 'Dee', false).cast[2].id, 'cy');
});

test('people come and go', () => {
  const more = withMember(withMember(newShow()));
  assert.equal(new Set(more.cast.map((one) => one.id)).size, 2);
  const fewer = withoutMember(SHOW, 1);
  assert.deepEqual([fewer.cast.length, fewer.finalists, fewer.messages[0].to], [2, ['ada', ''], 'seats']);
});

test('two finalists, never the same', () => {
  assert.deepEqual(withFinalist(SHOW, 'cy', 0).finalists, ['cy', 'bo']);
  assert.deepEqual(withFinalist(SHOW, 'bo', 0).finalists, ['bo', 'ada']);
});

test('at a table seats are taken in the order of taps', () => {
  const table = withPlayer(withPlayer({ cast: CAST }, 'cy'), 'ada');
  assert.deepEqual(table.players, ['cy', 'ada']);
  assert.deepEqual(withPlayer(table, 'cy').players, ['ada']);
  assert.deepEqual(renamed(table, 2, 'dee').players, ['dee', 'ada']);
  assert.deepEqual([withoutMember(table, 2).players, 'finalists' in withoutMember(table, 2)], [['ada'], false]);
});

test('another edition keeps who plays and the switches that it has', () => {
  const editions = { duel: { eliminates: true, switches: { bank: 50 } }, table: { eliminates: false, switches: { inquisitor: false, bank: 50 } } };
  const table = withEdition({ ...SHOW, rules: { bank: 30, other: true } }, 'table', editions);
  assert.deepEqual([table.players, 'finalists' in table, table.rules], [['ada', 'bo'], false, { bank: 30 }]);
  const duel = withEdition({ ...table, rules: { inquisitor: true } }, 'duel', editions);
  assert.deepEqual([duel.finalists, 'players' in duel, 'rules' in duel], [['ada', 'bo'], false, false]);
});

test('a switch that is as usual is not written down', () => {
  const turned = withSwitch(SHOW, 'bank', 50, 'unlimited');
  assert.deepEqual(turned.rules, { bank: 50 });
  assert.equal('rules' in withSwitch(turned, 'bank', 'unlimited', 'unlimited'), false);
});

test('a cue moves by one and stays in the list', () => {
  assert.deepEqual(moved([1, 2, 3], 1, -1), [2, 1, 3]);
  assert.deepEqual(moved([1, 2, 3], 0, -1), [1, 2, 3]);
});
