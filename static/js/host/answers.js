// The answers that a question admits by what everybody may know. Nothing hidden is asked here: of five nobles all five
// are offered, and the server says whether the player has it.

/** What a question asks for: "list" (one of some answers), "call" (holders) or "keep" (nobles, and what goes back). */
export const formOf = ({ kind }) => (kind === 'call' || kind === 'keep' ? kind : 'list');

const others = (table, seat) => table.players.filter((player) => player.seat !== seat && !player.out).map((player) => player.seat);

/** Why an action is closed to a player by the public figures: "cannot_pay", "forced_coup", or ''. */
function closedAction(action, own, coins, edition) {
  const price = own ? action.cost : action.cost_other ?? action.cost;
  if (price > coins) return 'cannot_pay';
  return coins >= edition.forced_coup_at && action.name !== 'coup' ? 'forced_coup' : '';
}

function acts(table, edition, seat) {
  const coins = table.players.find((player) => player.seat === seat)?.coins ?? 0;
  return edition.actions.flatMap((action) => {
    const targets = action.target ? [...(action.own ? [seat] : []), ...others(table, seat)] : [null];
    return targets.map((target) => ({ answer: { do: 'act', action: action.name, target }, closed: closedAction(action, target === seat, coins, edition) }));
  });
}

/** Allow, and whatever else the question says may be done. */
function replies({ question, attempt }, edition, seat) {
  const may = question.may ?? [];
  const blocks = may.includes('block') && (question.blockers ?? [seat]).includes(seat);
  const blockers = edition.actions.find((action) => action.name === attempt?.action)?.blockers ?? [];
  return [{ do: 'allow' }, ...(may.includes('challenge') ? [{ do: 'challenge' }] : []),
    ...(blocks ? blockers.map((noble) => ({ do: 'block', noble })) : [])];
}

const LISTS = {
  starter: (table) => table.players.map(({ seat }) => ({ do: 'starter', seat })),
  answer: replies, challenge: replies, block: replies, doubt: replies,
  side: () => [{ do: 'side', faction: 'red' }, { do: 'side', faction: 'blue' }],
  draft: (table, edition) => edition.nobles.map((noble) => ({ do: 'draft', noble })),
  reveal: (table, edition) => edition.nobles.map((noble) => ({ do: 'reveal', noble })),
  examine: () => [{ do: 'force' }, { do: 'leave' }],
  show: () => [{ do: 'show' }, { do: 'refuse' }],
  lose: (table, edition) => edition.nobles.map((noble) => ({ do: 'lose', noble })),
  take: (table) => holding(table).map((holder) => ({ do: 'take', holder })),
};

/** The answers of a "list" question for `seat`: [{answer, closed}], `closed` a refusal code or ''. */
export function answersFor(table, edition, seat) {
  const { kind } = table.question;
  if (kind === 'act') return acts(table, edition, seat);
  return (LISTS[kind]?.(table, edition, seat) ?? []).map((answer) => ({ answer, closed: '' }));
}

/** The holders who hold a noble. */
export const holding = (table) => table.holders.filter((holder) => holder.holds > 0).map((holder) => holder.seat);

/** What a "keep" question has places for: {keep: how many stay in the hand, give: the holders who get one back}. */
export function keepPlaces(table, seat) {
  return { keep: table.players.find((player) => player.seat === seat)?.influence ?? 0, give: table.question.holders };
}

/** The "keep" answer from what was chosen for each place; null until every place has a noble. */
export function keepAnswer(places, kept, given) {
  const give = places.give.map((holder) => [holder, given[holder]]);
  const keep = Array.from({ length: places.keep }, (_, i) => kept[i]);
  if ([...keep, ...give.map(([, noble]) => noble)].some((noble) => !noble)) return null;
  return { do: 'keep', keep, give };
}
