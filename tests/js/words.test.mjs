import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spaced } from '../../static/js/typeset.js';
import { logSentence, refusal, t, useCatalogue } from '../../static/js/words.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
const catalogue = (name) => read(`static/locales/en/${name}.ftl`);
const SCREENS = ['common', 'game', 'seat', 'audience', 'director', 'replay', 'verify_page'];
useCatalogue('en', SCREENS.map(catalogue));

const show = { cast: { nomi: { name: 'Nomi Marks' }, marvin: { name: 'Marvin' }, 'host-1': { name: null, number: 1 } } };
const LOG = [
  [{ code: 'action', seat: 'nomi', action: 'steal', target: 'marvin', claim: 'captain', cost: 0 }, 'Nomi Marks claims the Captain to steal from Marvin.'],
  [{ code: 'action', seat: 'nomi', action: 'coup', target: 'marvin', claim: null, cost: 7 }, 'Nomi Marks pays 7 for a coup against Marvin.'],
  [{ code: 'action', seat: 'nomi', action: 'embezzle', target: null, claim: null, disclaim: 'duke', cost: 0 }, 'Nomi Marks claims not to have the Duke, to embezzle the treasury reserve.'],
  [{ code: 'challenged', seat: 'nomi', against: 'marvin', noble: 'duke', about: 'action', denied: true }, 'Nomi Marks challenges: has Marvin no Duke?'],
  [{ code: 'proved_absent', seat: 'nomi', noble: 'duke', nobles: ['assassin', 'captain'] }, 'Nomi Marks shows Assassin and Captain: not the Duke.'],
  [{ code: 'converted', seat: 'nomi', target: 'marvin', faction: 'blue' }, 'Marvin is blue now.'],
  [{ code: 'won', winner: 'nomi', loser: null }, 'Nomi Marks wins.'],
  [{ code: 'challenged', seat: 'nomi', against: 'marvin', noble: 'duke', about: 'action' }, 'Nomi Marks challenges: has Marvin the Duke?'],
  [{ code: 'gained', seat: 'nomi', coins: 1, action: 'income' }, 'Nomi Marks takes 1 coin.'],
  [{ code: 'called', seat: 'nomi', holders: ['marvin', 'host-1'], how: 'chosen' }, 'Nomi Marks calls Marvin and Host seat 1.'],
  [{ code: 'lost', seat: 'nomi', noble: 'contessa', how: 'random' }, 'Nomi Marks loses the Contessa, drawn at random.'],
  [{ code: 'first', seat: 'nomi', how: 'lots', by: null }, 'The lot decides: Nomi Marks begins.'],
  [{ code: 'time_added', seat: 'nomi', ms: 4200 }, 'Nomi Marks gets 4.2 seconds back.'],
  [{ code: 'time_added', seat: 'nomi', ms: -1000 }, 'Nomi Marks has 1 second less.'],
  [{ code: 'extensions_added', seat: 'nomi', count: -1 }, 'Nomi Marks has one extension less.'],
  [{ code: 'ruled', winner: 'nomi', cause: 'retirement' }, 'The host declares the match: Nomi Marks wins by retirement.'],
  [{ code: 'clocks_set', on: false }, 'Play goes on without clocks.'],
  [{ code: 'rewound', turn: 4 }, 'Play was taken back to turn 4.'],
  [{ code: 'rewound', turn: 0 }, 'Play was taken back to before the first turn.'],
  [{ code: 'paused', why: 'appeal' }, 'The host holds the match for an appeal.'],
  [{ code: 'stand_in', seat: 'nomi', on: true }, 'A stand-in plays for Nomi Marks.'],
];

test('lines of the log are sentences', () => {
  for (const [line, sentence] of LOG) assert.equal(logSentence(show, line), sentence);
});

test('a refusal that nobody has worded still says that nothing changed', () => {
  assert.match(refusal(show, { ok: false, code: 'closed' }), /closed/);
  assert.match(refusal(show, { ok: false, code: 'unheard_of' }), /unheard_of/);
});

test('a missing text shows its id', () => {
  const { error } = console;
  console.error = () => {};
  try { assert.equal(t('no-such-text'), 'no-such-text'); } finally { console.error = error; }
});

test('a name of another script is spaced from Thai, also where it is set apart', () => {
  for (const name of ['Nomi', '\u2068Nomi\u2069']) assert.equal(spaced(`จาก${name}และ${name}`), `จาก ${name} และ ${name}`);
  assert.equal(spaced('จาก\u2068ก้องภพ\u2069และ'), 'จาก\u2068ก้องภพ\u2069และ');
});
