// What stands on the timeline, and where. Marks that would lie on one another share a place.

/** The kinds of marks, the one that is drawn for several first. */
export const KINDS = ['end', 'rewind', 'correction', 'challenge_won', 'challenge_lost', 'loss', 'time_out', 'pause', 'extension', 'challenge', 'claim', 'turn'];
const rank = new Map(KINDS.map((kind, i) => [kind, i]));

export const readMarks = (head) => head.marks.map(([frame, kind, line]) => ({ frame, kind, line: head.log.lines[line] }));

/**
 * Places for the marks of a timeline that is `width` px wide: [{x, kind, marks}], at least `apart` px from each other.
 * `x` is a share of the width.
 */
export function placesOf(marks, axis, width, apart) {
  const places = [];
  if (!width || !axis.length) return places;
  for (const mark of marks) {
    const x = axis.play[mark.frame] / axis.length;
    const last = places[places.length - 1];
    if (last && (x - last.x) * width < apart) {
      last.marks.push(mark);
      if (rank.get(mark.kind) < rank.get(last.kind)) last.kind = mark.kind;
    } else places.push({ x, kind: mark.kind, marks: [mark] });
  }
  return places;
}

/** The turns as stretches of the timeline: [{turn, from, to}] in shares of its width; what is before the first is turn 0. */
export function turnsOf(head, axis) {
  const stretches = [];
  for (let n = 0; n < head.turn.length; n++) {
    const last = stretches[stretches.length - 1];
    if (!last || last.turn !== head.turn[n]) stretches.push({ turn: head.turn[n], from: axis.play[n] / axis.length, to: 1, frame: n });
    if (last && last.turn !== head.turn[n]) last.to = axis.play[n] / axis.length;
  }
  return stretches;
}
