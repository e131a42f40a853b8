// From taps to one of the legal answers that the server listed. No rule is known here: an answer that is not in the list cannot be made.

const sorted = (words) => [...words].sort();
const sameBag = (a, b) => a.length === b.length && sorted(a).every((word, i) => word === sorted(b)[i]);

/** The answers of `choices` that have all the given values. */
export const matching = (choices, want) => choices.filter((answer) => Object.entries(want).every(([key, value]) => answer[key] === value));

/** The first of them, or null. */
export const findAnswer = (choices, want) => matching(choices, want)[0] ?? null;

/** Two answers are the same when they say the same. */
export const sameAnswer = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** The legal answers for an action: one per target. */
export const actAnswers = (choices, action) => matching(choices, { do: 'act', action });

/** The "call" answer for these seats, in whatever order they were tapped. */
export const findCall = (choices, seats) => choices.find((answer) => answer.do === 'call' && sameBag(answer.holders, seats)) ?? null;

/** The seats that some legal "call" or "take" names, together with those already tapped. */
export function pickableSeats(choices, tapped = []) {
  const seats = new Set();
  for (const answer of choices) {
    if (answer.do === 'take') seats.add(answer.holder);
    if (answer.do === 'call' && tapped.every((seat) => answer.holders.includes(seat))) for (const seat of answer.holders) seats.add(seat);
  }
  return seats;
}

/** What lies on the table in an exchange: own nobles, then what was looked at with whose it was. */
export const exchangePool = (hand, called) => [
  ...hand.map((noble) => ({ noble, from: null })),
  ...called.map(([seat, noble]) => ({ noble, from: seat })),
];

/** The "keep" answer for the nobles kept and what each called holder gets back ([[seat, noble], ...]); null if there is none. */
export function findKeep(choices, keep, give) {
  const pairs = (list) => list.map(([seat, noble]) => `${seat}\n${noble}`);
  return choices.find((answer) => answer.do === 'keep' && sameBag(answer.keep, keep) && sameBag(pairs(answer.give), pairs(give))) ?? null;
}

/**
 * Who gets what back: `returned` nobles to `seats` in order. At first a holder gets its own noble back where it is
 * among them; `swapped` turns the order round.
 */
export function giveBack(returned, called, swapped = false) {
  const rest = [...returned];
  const give = called.map(([seat, noble]) => {
    const at = rest.indexOf(noble);
    return [seat, at < 0 ? null : rest.splice(at, 1)[0]];
  });
  for (const pair of give) if (pair[1] === null) pair[1] = rest.shift() ?? null;
  return swapped ? give.map(([seat], i) => [seat, give[give.length - 1 - i][1]]) : give;
}
