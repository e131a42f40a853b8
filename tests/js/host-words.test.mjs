import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasWords, useCatalogue } from '../../static/js/words.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
useCatalogue('en', ['common', 'game', 'host'].map((name) => read(`static/locales/en/${name}.ftl`)));

const folder = (path, end) => readdirSync(join(root, path)).filter((name) => name.endsWith(end)).map((name) => read(`${path}/${name}`)).join('\n');
const scripts = folder('static/js/host', '.js');

test('every text that the panel names is in the catalogues', () => {
  for (const [, id] of scripts.matchAll(/'((?:host|common|cue)-[a-z][a-z_-]*[a-z])'/g)) {
    if (id === 'host-seat' || hasWords(id)) continue;
    // The first part of a class name or of a storage key is no text.
    assert.ok(['host-reloaded', 'host-reasons'].includes(id), id);
  }
});

test('every code of the server that the panel words has its text', () => {
  const families = {
    'host-limited': ['connections', 'tries', 'messages'],
    'host-scene': ['title', 'cast', 'rules', 'nobles', 'seal', 'board', 'spectators', 'result', 'proof', 'score', 'message', 'black', 'slate', 'highlight'],
    'host-gate': ['not_tapped', 'finalist_away', 'tablet_hidden', 'tablet_asleep', 'old_build', 'no_audience', 'no_dealer', 'not_in_show', 'show_changed', 'disk_slow', 'disk_full', 'copy_failed'],
    'host-warning': ['disk_slow', 'server_late'],
    'host-held': ['host', 'restart', 'technical', 'appeal', 'rewind', 'panic'],
    'host-resume-about': ['host', 'restart', 'technical', 'appeal', 'rewind', 'panic'],
    'host-kind': ['starter', 'act', 'answer', 'challenge', 'block', 'doubt', 'show', 'lose', 'take', 'call', 'keep'],
    'host-stage': ['ready', 'starter', 'dealt', 'play', 'over'],
    'host-device': ['host', 'audience', 'director', 'seat'],
    'host-fault': ['ring', 'absent', 'silent', 'hidden', 'asleep', 'stale', 'battery', 'slow'],
    'host-done': ['resume', 'end', 'declare', 'next', 'expire', 'answer_for', 'say', 'unsay', 'reissue', 'base', 'highlight', 'end_highlight'],
    'host-refused': ['already', 'closed', 'no_cue', 'match_runs', 'not_yet', 'no_entry', 'no_episode', 'too_long', 'no_clocks', 'gate'],
    'host-appeal-by': ['seat', 'host', 'clock', 'stand_in'],
    'host-seen': ['hand', 'holder', 'everybody-hand', 'everybody-holder'],
    cue: ['welcome', 'finalists', 'garnets', 'rules', 'seal', 'deal', 'play', 'verdict', 'elimination', 'proof', 'end', 'welcome-table', 'players', 'rules-table', 'seal-table', 'deal-table', 'winner', 'score'],
  };
  for (const [family, codes] of Object.entries(families)) for (const code of codes) assert.ok(hasWords(`${family}-${code}`), `${family}-${code}`);
  for (const family of ['host-gate', 'host-warning']) for (const code of families[family]) assert.ok(hasWords(`${family}-${code}-do`), code);
  for (const code of families.cue) assert.ok(hasWords(`cue-${code}-notes`), code);
});

test('every text of the panel is used', () => {
  const used = scripts + folder('templates', '.html');
  const chosen = [...used.matchAll(/`((?:host|cue)-[a-z_-]*)\$\{/g)].map(([, start]) => start);
  const catalogue = read('static/locales/en/host.ftl');
  for (const [, id] of catalogue.matchAll(/^([a-z][\w-]*) =/gm)) {
    assert.ok(used.includes(`'${id}'`) || used.includes(`"${id}"`) || catalogue.includes(`{ ${id} }`) || chosen.some((start) => id.startsWith(start)), id);
  }
});
