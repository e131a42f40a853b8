import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

globalThis.document = { querySelector: () => null };
const { hasBand, layersFor, sceneFor, SCENES } = await import('../../static/js/scenes/layers.js');
const { castOf } = await import('../../static/js/scenes/cast.js');
const { columnsFor, columnsFrom, pagesOf } = await import('../../static/js/parts/grid.js');
const { onStage } = await import('../../static/js/parts/on-stage.js');
const { largest } = await import('../../static/js/parts/fit.js');
const { wallOf } = await import('../../static/js/scenes/spectators.js');
const { flightsIn } = await import('../../static/js/parts/flights.js');
const { Influence } = await import('../../static/js/parts/card.js');
const { lastHappened, lengthOf, standsOn, takenBackTo } = await import('../../static/js/parts/told.js');
const { onAir } = await import('../../static/js/overlay/overlay.js');
const { together } = await import('../../static/js/overlay/banner.js');
const { t, useCatalogue } = await import('../../static/js/words.js');
const { actionRows, nobleRows, ruleFacts, sealRows } = await import('../../static/js/rules.js');
useCatalogue('en', ['common', 'game', 'audience'].map((name) => readFileSync(new URL(`../../static/locales/en/${name}.ftl`, import.meta.url), 'utf8')));

const EDITION = {
  nobles: ['duke', 'assassin', 'contessa'], forced_coup_at: 10,
  actions: [
    { name: 'foreign_aid', claim: null, cost: 0, amount: 2, target: false, blockers: ['duke'], blocked_by: 'anyone' },
    { name: 'tax', claim: 'duke', cost: 0, amount: 3, target: false, blockers: [], blocked_by: null },
    { name: 'assassinate', claim: 'assassin', cost: 3, amount: 0, target: true, blockers: ['contessa'], blocked_by: 'target' },
  ],
  facts: [
    { id: 'rules-forced', args: { coins: 10, coin: 'coin' } },
    { id: 'rules-clock', args: { seconds: 120, extensions: 3, extra: 60, alone: 'no', who: 'finalist' } },
  ],
};
const told = (edition, untimed) => ruleFacts(edition, untimed).map(({ id, args }) => t(id, args));

test('the display draws what is on, and the slate for what it does not know or has not heard of for long', () => {
  for (const program of Object.keys(SCENES)) assert.equal(sceneFor({ program }), program);
  assert.equal(sceneFor({ program: 'fireworks' }), 'slate');
  assert.equal(sceneFor({ program: 'constructor' }), 'slate');
  assert.equal(sceneFor({ program: undefined }), 'slate');
  assert.equal(sceneFor({ program: 'board', known: false }), 'slate');
  assert.equal(sceneFor({ program: 'board', silent: true }), 'slate');
  assert.equal(sceneFor({ program: 'black', silent: true }), 'black');
  assert.equal(sceneFor({ program: 'board', wanted: 'cast' }), 'cast');
});

test('while a noble is to be taken in, its place is empty', () => {
  const player = { influence: 2, lost: ['duke'] };
  const drawn = (taking) => Influence({ player, taking }).props.children.map(({ props: { class: name, lost } }) => name ?? (lost ? 'lost' : 'card'));
  assert.deepEqual(drawn(false), ['card', 'card', 'lost']);
  assert.deepEqual(drawn(true), ['card', 'card-none', 'lost']);
});

test('a challenge stands below the block that it doubts, else below the attempt', () => {
  const show = { cast: { a: { name: 'Ann' }, b: { name: 'Bob' } } };
  const attempt = { action: 'steal', by: 'a', target: 'b', claim: 'captain', block: { by: 'b', noble: 'ambassador' }, challenge: { about: 'block' } };
  assert.equal(standsOn(show, { attempt }), 'Bob blocks with the Ambassador.');
  assert.equal(standsOn(show, { attempt: { ...attempt, block: null, challenge: { about: 'action' } } }), 'Ann wants to steal from Bob.');
});

test('of what has come since the last action that is told which a turn is remembered for', () => {
  const lines = (...codes) => codes.map((code) => ({ code }));
  assert.equal(lastHappened(lines('turn')), null);
  assert.equal(lastHappened(lines('lost', 'turn', 'action', 'timed_out', 'stole', 'turn', 'paused', 'resumed')).code, 'timed_out');
  assert.equal(lastHappened(lines('lost', 'turn', 'action', 'allowed', 'gained', 'turn')).code, 'gained');
});

test('the overlay draws only what is live, and only whom its show knows', () => {
  const show = { cast: { ripley: { name: 'Ellen Ripley' }, neo: { name: 'Neo' } } };
  const view = { floor: { dark: false }, table: { players: [{ seat: 'ripley' }, { seat: 'neo' }] } };
  const state = { show, view, connection: { phase: 'live', stale: false } };
  assert.equal(onAir(state), view);
  const without = [
    { show: null }, { view: null }, { view: { ...view, floor: { dark: true } } }, { show: { cast: { neo: show.cast.neo } } },
    { connection: { phase: 'live', stale: true } },
    ...['connecting', 'lost', 'refused', 'gone', 'stopping'].map((phase) => ({ connection: { phase, stale: false } })),
  ];
  for (const other of without) assert.equal(onAir({ ...state, ...other }), null, JSON.stringify(other));
});

test('no line of the overlay breaks in a name that one line can hold', () => {
  const show = { cast: { ripley: { name: 'Ellen Ripley' }, long: { name: 'Wilhelmina van den Featherstonehaugh' } } };
  const table = { players: [{ seat: 'ripley' }, { seat: 'long' }] };
  const said = 'Ellen Ripley wants to steal from Wilhelmina van den Featherstonehaugh.';
  assert.equal(together(show, table, said), 'Ellen\u00a0Ripley wants to steal from Wilhelmina van den Featherstonehaugh.');
});

test('a change is drawn over the scene before it; panic waits for nothing; a newer change takes over', () => {
  assert.deepEqual(layersFor([], 'title'), ['title']);
  assert.deepEqual(layersFor(['title'], 'cast'), ['title', 'cast']);
  assert.deepEqual(layersFor(['title', 'cast'], 'title'), ['cast', 'title']);
  assert.deepEqual(layersFor(['title', 'board'], 'slate'), ['slate']);
  const same = ['board'];
  assert.equal(layersFor(same, 'board'), same);
});

test('black, slate and the message itself carry no words below', () => {
  assert.deepEqual(Object.keys(SCENES).filter((scene) => !hasBand(scene)).sort(), ['black', 'message', 'slate']);
});

test('the rules are read off the tables: nobles, what they do and what they block', () => {
  assert.deepEqual(actionRows(EDITION)[2], { name: 'assassinate', cost: 3, amount: 0, claim: 'assassin', blockers: ['contessa'] });
  const [duke, , contessa] = nobleRows(EDITION);
  assert.deepEqual([duke.does.map((row) => row.name), duke.blocks], [['tax'], ['foreign_aid']]);
  assert.deepEqual([contessa.does, contessa.blocks], [[], ['assassinate']]);
});

test('the rules are told as the server sends them, and a match without clocks says so', () => {
  assert.deepEqual(told(EDITION), ['With 10\u00a0coins or more at the start of a turn it must be a coup.', '120\u00a0seconds for each decision. 3\u00a0extensions of 60\u00a0seconds for each finalist.']);
  assert.deepEqual(told(EDITION, true), ['With 10\u00a0coins or more at the start of a turn it must be a coup.', 'Played without clocks.']);
  const denies = { id: 'rules-embezzle', args: { coin: 'coin', noble: 'duke', empty: 'no' } };
  assert.match(told({ ...EDITION, facts: [denies] })[0], /no Duke may take the whole reserve\./);
});

test('a seal of 64 signs stands in four rows of four groups', () => {
  const rows = sealRows('0123456789abcdef'.repeat(4));
  assert.deepEqual(rows.map((row) => row.length), [4, 4, 4, 4]);
  assert.equal(rows.flat().join(''), '0123456789abcdef'.repeat(4));
});

test('the cast has its garnets, and rows that come out even', () => {
  const show = { finalists: ['a', 'b'], cast: { a: { name: 'A' }, b: { name: 'B' }, c: { name: 'C', garnets: 3, eliminated: true }, 'host-1': { name: null, number: 1 } } };
  const table = { players: [{ seat: 'a', garnets: 12 }], holders: [] };
  assert.deepEqual(castOf(show, table).map((one) => [one.seat, one.garnets, one.eliminated, one.finalist]), [['a', 12, false, true], ['b', null, false, true], ['c', 3, true, false]]);
  assert.deepEqual([1, 5, 6, 11, 13, 18].map((count) => columnsFor(count)), [1, 5, 3, 4, 5, 5]);
  assert.deepEqual(wallOf(show, table), []);
});

test('people stand in three or four columns, and in pages where they are too many for one picture', () => {
  assert.deepEqual([1, 5, 11, 12].map((count) => columnsFrom(count)), ['1 1', '3 3', '4 3', '4 3']);
  const pages = (n) => pagesOf(Array.from({ length: n }, (_, i) => i), 12);
  assert.deepEqual([0, 12, 13, 30].map((n) => pages(n).map((page) => page.length)), [[0], [12], [7, 6], [10, 10, 10]]);
  assert.deepEqual(pages(13).flat(), [...Array(13).keys()]);
});

test('a text is as large as it can be, and no smaller than the last step', () => {
  assert.equal(largest(() => true), 1);
  assert.equal(largest((step) => step <= 0.7), 0.7);
  assert.equal(largest(() => false), 0.44);
});

test('the stage of the board is for one thing at a time', () => {
  const table = (more) => ({ phase: 'play', held: null, attempt: null, question: null, holders: [{ seat: 'c' }], ...more });
  const attempt = { by: 'a' };
  assert.equal(onStage(table({}), null), 'room');
  assert.equal(onStage(table({ holders: [] }), null), 'turn');
  assert.equal(onStage(table({ attempt }), null), 'attempt');
  assert.equal(onStage(table({ attempt, question: { kind: 'take' } }), null), 'room');
  assert.equal(onStage(table({ attempt, question: { kind: 'keep' }, holders: [] }), null), 'attempt');
  assert.equal(onStage(table({ attempt, question: { kind: 'take' } }), { noble: 'duke' }), 'challenge');
  assert.equal(onStage(table({ phase: 'starter', holders: [] }), null), 'before');
  assert.equal(onStage(table({ phase: 'dealt', held: 'play' }), null), 'room');
  assert.equal(onStage(table({ phase: 'over' }), null), 'over');
});

test('long words are set smaller', () => {
  assert.deepEqual([10, 100, 200, 400].map((n) => lengthOf('x'.repeat(n))), ['short', 'medium', 'long', 'longest']);
});

test('what changes hands travels: coins, few of many, and the light of a spectator', () => {
  assert.deepEqual(flightsIn([{ code: 'gained', seat: 'a', coins: 3 }, { code: 'stole', seat: 'a', target: 'b', coins: 2 }, { code: 'turn', seat: 'b' }]),
    [{ what: 'coin', from: null, to: 'a', count: 3 }, { what: 'coin', from: 'b', to: 'a', count: 2 }]);
  assert.deepEqual(flightsIn([{ code: 'action', seat: 'a', cost: 7 }, { code: 'action', seat: 'a', cost: 0 }]), [{ what: 'coin', from: 'a', to: null, count: 5 }]);
  assert.deepEqual(flightsIn([{ code: 'took', seat: 'a', holder: 'c' }]), [{ what: 'light', from: 'c', to: 'a', count: 1 }]);
});

test('that play was taken back is said until the next step', () => {
  const back = { code: 'rewound', turn: 4 };
  assert.equal(takenBackTo([]), null);
  assert.equal(takenBackTo([{ code: 'turn' }, back]), 4);
  assert.equal(takenBackTo([back, { code: 'resumed' }, { code: 'time_added' }]), 4);
  assert.equal(takenBackTo([back, { code: 'resumed' }, { code: 'action' }]), null);
});
