// Where the seats of a round table stand on a screen: pure arithmetic on their number.

const SIDES = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3];

/**
 * The places of `n` others as one of the players sees them, clockwise from its left hand: up the left side, along the
 * top, down the right side. {cols, rows, places: [{col, row}], middle: {cols: [from, to], rows: [from, to]}}, all from 1.
 */
export function placesAround(n) {
  const side = SIDES[Math.min(n, SIDES.length - 1)];
  const top = n - 2 * side;
  const inset = side > 0 && top < 4 ? 1 : 0;
  const cols = top + 2 * inset;
  const left = Array.from({ length: side }, (_, i) => ({ col: 1, row: side + 1 - i }));
  const across = Array.from({ length: top }, (_, i) => ({ col: 1 + inset + i, row: 1 }));
  const right = Array.from({ length: side }, (_, i) => ({ col: cols, row: 2 + i }));
  const middle = side ? { cols: [2, cols], rows: [2, side + 2] } : { cols: [1, cols + 1], rows: [2, 3] };
  return { cols, rows: side ? side + 1 : 2, places: [...left, ...across, ...right], middle };
}

/** The others clockwise from who sits at `seat`; all, from the first, for one who does not play. */
export function clockwiseFrom(players, seat) {
  const at = players.findIndex((player) => player.seat === seat);
  return at < 0 ? players : [...players.slice(at + 1), ...players.slice(0, at)];
}

const IN_ONE_ROW = 4;

/** Rows for the room, clockwise: the first half along the top, the rest back along the bottom; a few stand in one. */
export function rowsForRoom(players) {
  const top = players.length <= IN_ONE_ROW ? players.length : Math.ceil(players.length / 2);
  return [players.slice(0, top), players.slice(top).reverse()];
}
