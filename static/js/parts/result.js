// How the match ended, in words and garnets.
import { t, seatName } from '../words.js';

/** Why the host declared the match: "retirement" or "breach" where it is the loser's doing, else "other"; null where it decided itself. */
export function causeOf({ result, log }) {
  if (result?.how !== 'declared') return null;
  return (result.loser && log.findLast(({ code }) => code === 'ruled')?.cause) || 'other';
}

/** The same in words; empty where the match decided itself. */
export function causeTold(show, table) {
  const cause = causeOf(table);
  const { loser } = table.result ?? {};
  return cause ? t('declared', { cause, loser: loser ? seatName(show, loser) : 'none' }) : '';
}

/** A finalist’s garnets: those of the result, once there is one. */
export const garnetsOf = (table, player) => table.result?.garnets?.[player.seat] ?? player.garnets;

/** Who won and who is eliminated, or that the host ended it. */
export function wonTold(show, { result }) {
  if (!result.winner) return t('log-stopped');
  return t('log-won', { winner: seatName(show, result.winner), loser: result.loser ? seatName(show, result.loser) : 'none' });
}

/** The same, with why the host declared it where that is so. */
export const resultTold = (show, table) => (table.result ? [causeTold(show, table), wonTold(show, table)].filter(Boolean).join(' ') : '');

/** The same, said to one who plays; `eliminates`: the loser leaves the show. */
export function resultToldTo(seat, result, eliminates) {
  if (!result.winner) return t('seat-over-stopped');
  return t(result.winner === seat ? 'seat-over-won' : 'seat-over-lost', { eliminates: eliminates ? 'yes' : 'no' });
}
