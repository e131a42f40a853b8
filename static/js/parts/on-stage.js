// What the room's board is about at this moment: one thing at a time.

const BEFORE_DEAL = new Set(['ready', 'starter']);
const OF_THE_ROOM = new Set(['take', 'call', 'keep']);

/** Whether the open question turns on the spectators and their nobles. */
export const asksTheRoom = ({ question, holders }) => holders.length > 0 && OF_THE_ROOM.has(question?.kind);

/**
 * Who or what has the stage: "before" the deal the show, "over" the verdict, a "challenge" that has just been decided, the
 * "attempt", or between attempts the "room" with the spectators; where there are none, whose "turn" it is.
 */
export function onStage(table, moment) {
  if (moment) return 'challenge';
  if (table.phase === 'over') return 'over';
  if (BEFORE_DEAL.has(table.phase) || (table.held && !table.holders.length)) return 'before';
  if (asksTheRoom(table)) return 'room';
  if (table.attempt) return 'attempt';
  return table.holders.length ? 'room' : 'turn';
}
