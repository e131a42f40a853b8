// What the rules in force say, read off the tables and switches that the server sends with the show. Nothing is known here
// that is not in them: a rule turned in the show file turns the sentence.

/** The table of actions for people: [{name, cost, amount, claim, blockers}], in the order of the edition. */
export const actionRows = (edition) => edition.actions.map(({ name, cost, amount, claim, blockers }) => ({ name, cost, amount, claim, blockers }));

/** What each noble is good for: [{noble, does: [row, ...], blocks: [action, ...]}], in the order of the edition. */
export const nobleRows = (edition) => edition.nobles.map((noble) => ({
  noble,
  does: actionRows(edition).filter((row) => row.claim === noble),
  blocks: edition.actions.filter((action) => action.blockers.includes(noble)).map((action) => action.name),
}));

const onOff = (value) => (value ? 'yes' : 'no');

function clockFact(clock, untimed) {
  if (untimed) return { id: 'rules-untimed', args: {} };
  return { id: 'rules-clock', args: {
    seconds: clock.decision_ms / 1000, extensions: clock.extensions, extra: clock.extension_ms / 1000, alone: onOff(clock.auto_extend),
  } };
}

/** Whether some action of the table is paid for and can fail to a challenge, or to a block. */
const paidAndClaimed = (edition) => edition.actions.some((action) => action.cost > 0 && action.claim);
const paidAndBlocked = (edition) => edition.actions.some((action) => action.cost > 0 && action.blockers.length);

/** The rules beside the table as messages of the catalogue: [{id, args}]. A switch that is not sent says nothing. */
export function ruleFacts(edition, untimed = false) {
  const { switches: on } = edition;
  const facts = [{ id: 'rules-response', args: { response: on.response } }, { id: 'rules-right', args: {} }];
  if (paidAndClaimed(edition)) facts.push({ id: 'rules-right-coins', args: { back: onOff(on.refund_after_challenge) } });
  facts.push({ id: 'rules-wrong', args: {} }, { id: 'rules-replaced', args: { pick: on.replacement_pick } });
  if (on.may_refuse) facts.push({ id: 'rules-refuse', args: {} });
  if (paidAndBlocked(edition)) facts.push({ id: 'rules-blocked-coins', args: { back: onOff(on.refund_after_block) } });
  if (edition.forced_coup_at) facts.push({ id: 'rules-forced', args: { coins: edition.forced_coup_at } });
  facts.push(clockFact(edition.clock, untimed), { id: 'rules-garnets', args: { go: on.loser_garnets } });
  return facts;
}

/** A fingerprint in groups of `size` characters, `row` groups in a row: [[group, ...], ...]. */
export function sealRows(seal, size = 4, row = 4) {
  const groups = seal.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
  return Array.from({ length: Math.ceil(groups.length / row) }, (_, i) => groups.slice(i * row, (i + 1) * row));
}
