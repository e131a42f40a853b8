// The table in words: the attempt that stands, and who is asked what.
import { t, theNoble, nobleName, seatName, list } from '../words.js';

// Why a noble is given up when it is for the price of a challenge, and no action has been carried out by it.
const FOR_A_CHALLENGE = new Set(['challenge', 'caught']);

/** Whether the attempt is being carried out; before that it is only announced. */
function carriedOut({ attempt, question }) {
  if (!question || attempt.failed) return false;
  if (question.kind === 'lose') return !FOR_A_CHALLENGE.has(question.why);
  return question.kind === 'call' || question.kind === 'keep';
}

/** The attempt of the table as a sentence: what somebody wants, or does once nothing can stop it any more. */
export function attemptSaid(show, table) {
  const { action, by, target } = table.attempt;
  return t(carriedOut(table) ? 'attempt-done' : 'attempt', { action, seat: seatName(show, by), target: seatName(show, target), own: by === target ? 'yes' : 'no' });
}

/** What the open claim stands on, as a sentence: the block once that is challenged, else the attempt. */
export function standsOn(show, table) {
  const { block, challenge } = table.attempt;
  if (challenge?.about !== 'block') return attemptSaid(show, table);
  return t('blocks', { seat: seatName(show, block.by), the_noble: theNoble(block.noble) });
}

/**
 * What an attempt amounts to so far, oldest first: [{kind, text, noble}], kind "attempt", "claim", "block",
 * "challenge", "proved", "caught" or "failed".
 */
export function attemptTold(show, table) {
  const { attempt } = table;
  if (!attempt) return [];
  const name = (seat) => seatName(show, seat);
  const told = [{ kind: 'attempt', noble: null, text: attemptSaid(show, table) }];
  if (attempt.claim) told.push(claimTold('claim', 'claims', name(attempt.by), attempt.claim));
  if (attempt.disclaim) told.push(claimTold('claim', 'disclaims', name(attempt.by), attempt.disclaim));
  const challenge = attempt.challenge ? challengeTold(name, attempt.challenge) : [];
  if (attempt.challenge?.about === 'action') told.push(...challenge);
  if (attempt.block) {
    told.push(claimTold('block', 'blocks', name(attempt.block.by), attempt.block.noble));
    if (attempt.challenge?.about === 'block') told.push(...challenge);
    if (attempt.block.fallen) told.push({ kind: 'fallen', noble: null, text: t('block-fallen') });
  }
  if (attempt.failed) told.push({ kind: 'failed', noble: null, text: t('attempt-failed', { why: attempt.failed }) });
  return told;
}

const claimTold = (kind, id, seat, noble) => ({ kind, noble, text: t(id, { seat, noble, the_noble: theNoble(noble) }) });

/** A challenge in words, with what came of it; `name(seat)` gives a name. */
export function challengeTold(name, challenge) {
  const about = { noble: challenge.noble, the_noble: theNoble(challenge.noble), noble_name: nobleName(challenge.noble) };
  if (challenge.denied) return denialTold(name, challenge, about);
  const told = [{ kind: 'challenge', noble: challenge.noble, text: t('challenges', { seat: name(challenge.by), ...about }) }];
  if (challenge.right === false) told.push({ kind: 'proved', noble: challenge.noble, text: t('challenge-proved', { seat: name(challenge.against), ...about }) });
  if (challenge.right === true) told.push({ kind: 'caught', noble: challenge.noble, text: t('challenge-caught', { seat: name(challenge.against), ...about }) });
  return told;
}

// The claim is that one has not got the noble.
function denialTold(name, { by, against, noble, right }, about) {
  const told = [{ kind: 'challenge', noble, text: t('challenge-denied', { seat: name(by), against: name(against), ...about }) }];
  if (right === false) told.push({ kind: 'proved', noble: null, text: t('challenge-proved_absent', { seat: name(against), ...about }) });
  if (right === true) told.push({ kind: 'caught', noble, text: t('challenge-caught_present', { seat: name(against), ...about }) });
  return told;
}

// What a turn is remembered for, whatever came of it after.
const TELLING = new Set(['timed_out', 'lost', 'took', 'exchanged']);

/** The line of the log that says best what happened last: since the last action. Null where nothing has. */
export function lastHappened(log) {
  const steps = log.filter(({ code }) => code !== 'turn' && !BESIDE.has(code));
  const since = steps.slice(steps.findLastIndex(({ code }) => code === 'action') + 1);
  return since.findLast(({ code }) => TELLING.has(code)) ?? steps.at(-1) ?? null;
}

// What the host does to clocks and seats is no step of the match.
const BESIDE = new Set(['paused', 'resumed', 'time_added', 'extensions_added', 'clocks_set', 'stand_in', 'extended']);

/** The turn that play was taken back to, until the next step is played; null otherwise. */
export function takenBackTo(log) {
  const at = log.findLastIndex((line) => line.code === 'rewound');
  return at >= 0 && log.slice(at + 1).every((line) => BESIDE.has(line.code)) ? log[at].turn : null;
}

/** The noble that the open question turns on: the claim to be answered, the block to be doubted, the noble to be shown. */
export function nobleInQuestion(table) {
  const { question, attempt } = table;
  if (question?.noble) return question.noble;
  if (question?.kind === 'doubt') return attempt?.block?.noble ?? null;
  return attempt?.claim ?? attempt?.disclaim ?? null;
}

/** Who is asked what, said to others. Empty when nobody is asked. */
export function askedTold(show, table) {
  const { question } = table;
  if (!question) return '';
  if (question.seats.length > 1) return severalTold(show, table);
  const noble = nobleInQuestion(table);
  return t(`asked-${question.kind}`, {
    seat: seatName(show, question.seats[0]), count: question.count ?? 2, noble: noble ?? 'none', the_noble: noble ? theNoble(noble) : '',
  });
}

/** Several who are asked at once: by name while they are few, else as all the others. */
function severalTold(show, table) {
  const { question: { kind, seats } } = table;
  const noble = nobleInQuestion(table);
  const said = seats.length > FEW ? t('asked-others', { count: seats.length }) : list(seats.map((seat) => seatName(show, seat)));
  return t('asked-several', { seats: said, kind, noble: noble ?? 'none', the_noble: noble ? theNoble(noble) : '' });
}

const FEW = 2;

/** Who of several has answered, where all may see that. Empty while nobody has; `own` knows of itself. */
export function answeredTold(show, { question }, own = null) {
  const seats = (question?.answered ?? []).filter((seat) => seat !== own);
  return seats.length > 0 ? t('have-answered', { seats: seats.length > FEW ? t('asked-others', { count: seats.length }) : list(seats.map((seat) => seatName(show, seat))), count: seats.length }) : '';
}

/** "tall" for a text with marks over and under its letters, as Thai has them: its lines need more room. */
export const tall = (text) => (/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/.test(text) ? 'tall' : '');

/** Letters, without the marks that stand over and under them. */
export const letters = (text) => text.replace(/\p{Mn}/gu, '').length;

/** More letters than this in a name, and it gives way on the room's display as other text does. */
export const LONG = 30;

const sized = (text, steps) => `${steps.find(([most]) => letters(text) <= most)[1]} ${tall(text)}`.trim();

/** Whether a sentence is too long to be set as large as others, as with two long names in it. */
export const isWordy = (text) => letters(text) > 64;

/** How long the host's words are, for the size they are set in. */
export const lengthOf = (text) => sized(text, [[40, 'short'], [110, 'medium'], [220, 'long'], [Infinity, 'longest']]);
