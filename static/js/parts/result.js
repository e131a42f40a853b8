// How the match ended, in words.
import { t, seatName } from '../words.js';

/** Who won and who is eliminated, or that the host ended it. */
export function resultTold(show, table) {
  const { result } = table;
  if (!result) return '';
  if (!result.winner) return t('log-stopped');
  return t('log-won', { winner: seatName(show, result.winner), loser: seatName(show, result.loser) });
}

/** The same, said to one of the two. */
export function resultToldTo(seat, result) {
  if (!result.winner) return t('seat-over-stopped');
  return t(result.winner === seat ? 'seat-over-won' : 'seat-over-lost');
}
