// What the rules in force say, as the server reads them off the edition's tables and switches: a rule turned in the show file
// turns the sentence.
import { t } from './words.js';

/** The table of actions for people: [{name, cost, amount, claim, blockers}], in the order of the edition. */
export const actionRows = (edition) => edition.actions.map(({ name, cost, amount, claim, blockers }) => ({ name, cost, amount, claim, blockers }));

/** What each noble is good for: [{noble, does: [row, ...], blocks: [action, ...]}], in the order of the edition. */
export const nobleRows = (edition) => edition.nobles.map((noble) => ({
  noble,
  does: actionRows(edition).filter((row) => row.claim === noble),
  blocks: edition.actions.filter((action) => action.blockers.includes(noble)).map((action) => action.name),
}));

/** The rules beside the table as messages of the catalogue: [{id, args}], as the server tells them; `untimed`: now without clocks. */
export const ruleFacts = (edition, untimed = false) => edition.facts
  .filter(({ id }) => !untimed || id !== 'rules-clock')
  .concat(untimed && !edition.facts.some(({ id }) => id === 'rules-untimed') ? [{ id: 'rules-untimed', args: {} }] : [])
  .map(({ id, args }) => ({ id, args: args.noble ? { ...args, the_noble: t(`noble-${args.noble}.the`) } : args }));

/** Where an exchange's nobles come from: picked by the finalist, at random, or from the deck. */
export const exchangeFrom = (edition) => (edition.court === 'deck' ? 'deck' : edition.switches.exchange_pick ?? 'finalist');

/** A fingerprint in groups of `size` characters, `row` groups in a row: [[group, ...], ...]. */
export function sealRows(seal, size = 4, row = 4) {
  const groups = seal.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
  return Array.from({ length: Math.ceil(groups.length / row) }, (_, i) => groups.slice(i * row, (i + 1) * row));
}
