// What a player is in the play that is on the table: for the marks on every picture of it.

/** Whose claim stands on the table: the last one made that has not come to nothing. */
export function claimant(attempt) {
  if (!attempt || attempt.failed || attempt.challenge?.right) return null;
  if (attempt.block && !attempt.block.fallen) return attempt.block.by;
  return attempt.claim || attempt.disclaim ? attempt.by : null;
}

/** Whoever takes a noble in has the influence already, and the noble is still its holder's. */
export const takes = ({ question }, seat) => question?.kind === 'take' && question.seats.includes(seat);

/** Class names of a player: {asked, claims, aimed, turn, out}. */
export const standing = ({ attempt, question, result, turn_of: turnOf }, player) => ({
  asked: question?.seats.includes(player.seat),
  claims: !result && claimant(attempt) === player.seat,
  aimed: !result && Boolean(attempt) && !attempt.failed && attempt.target === player.seat,
  turn: !result && turnOf === player.seat,
  out: player.out || result?.loser === player.seat,
});
