import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALWAYS, GROUPS, KEYS, SCENES, cap, sceneKey } from '../../static/js/host/keymap.js';
import { hasWords, useCatalogue } from '../../static/js/words.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
useCatalogue('en', ['common', 'game', 'host'].map((name) => read(`static/locales/en/${name}.ftl`)));

const folder = 'static/js/host';
const scripts = readdirSync(join(root, folder)).filter((name) => name.endsWith('.js') && name !== 'keymap.js').map((name) => read(`${folder}/${name}`)).join('\n');

test('no key has two meanings, and each is one stroke without a modifier that matters', () => {
  const all = [...Object.values(KEYS), ...SCENES.map(sceneKey), ' '];
  assert.equal(new Set(all).size, all.length);
  // The keyboard is asked in lower case.
  for (const key of all) assert.ok(key.length === 1 && key === key.toLowerCase(), key);
});

test('the list of keys names each once, in words', () => {
  const listed = Object.values(GROUPS).flat();
  assert.deepEqual([...listed].sort(), Object.keys(KEYS).sort());
  for (const group of Object.keys(GROUPS)) assert.ok(hasWords(`host-keys-${group}`), group);
  for (const name of listed) assert.ok(hasWords(`host-key-does-${name}`), name);
});

test('each key is taken by a part of the panel and shown on a control', () => {
  const drawn = { room: 'KEYS[to]', seats: 'KEYS[to]', first: 'PLACES', second: 'PLACES' };
  for (const name of Object.keys(KEYS)) {
    const used = scripts.match(new RegExp(`KEYS\\.${name}\\b`, 'g')) ?? [];
    assert.ok(used.length > 0, `${name} is taken by nobody`);
    const shown = new RegExp(`(of|keyed)=\\$\\{[^}]*KEYS\\.${name}\\b|keyed: KEYS\\.${name}\\b`).test(scripts) || scripts.includes(drawn[name] ?? '\0');
    assert.ok(shown, `${name} is shown nowhere`);
  }
});

test('over a form only what is held or puts an end to danger counts', () => {
  assert.deepEqual([...ALWAYS].map(cap).sort(), ['(', ')', 'P'].sort());
});
