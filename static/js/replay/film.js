// A film as the server (or the file) has it: a head, and chunks of frames. A frame is the view that a screen was sent after an entry.

const MOST_CHUNKS = 16;

/** `before` after a delta, as deathmatch/episode/delta.py makes them; `before` stays as it is. */
export function changed(before, delta) {
  if (!delta) return before;
  if ('v' in delta) return delta.v;
  if ('i' in delta) return before.map((value, i) => changed(value, delta.i[i]));
  const after = { ...before };
  for (const key of delta.r ?? []) delete after[key];
  for (const [key, each] of Object.entries(delta.d ?? {})) after[key] = changed(after[key], each);
  return after;
}

/** All frames of a chunk, still without their log. */
export function framesOf(chunk) {
  const frames = [chunk.whole];
  for (const delta of chunk.deltas) frames.push(changed(frames[frames.length - 1], delta));
  return frames;
}

/** The log of the match at frame `n`: its last `most` lines, oldest first. */
export function logAt(head, n, most = Infinity) {
  const { lines, before, last } = head.log;
  const found = [];
  for (let i = last[n]; i >= 0 && found.length < most; i = before[i]) found.push(lines[i]);
  return found.reverse();
}

/** Lines of two logs in the order of their times; at the same moment those of the first come first. */
function merged(first, second) {
  const all = [];
  let i = 0;
  for (const line of second) {
    while (i < first.length && first[i].at <= line.at) all.push(first[i++]);
    all.push(line);
  }
  return all.concat(first.slice(i));
}

/** The whole view at frame `n`, given its frame without the log. */
export function withLog(head, frame, n) {
  const table = { ...frame.table, log: logAt(head, n, head.log.shown) };
  const you = frame.you.log ? { ...frame.you, log: merged(logAt(head, n), frame.you.log) } : frame.you;
  return { ...frame, table, you };
}

/**
 * The frames of one film. `load(index)` gives the promise of a chunk. `view(n)` is the view at frame `n`, or null while
 * its chunk is on the way; `onLoad` is called when one has come. A bounded number of chunks is kept.
 */
export function openFilm(head, load, onLoad = () => {}) {
  const chunks = new Map();
  const last = Math.floor((head.at.length - 1) / head.chunk);

  function want(index) {
    if (index < 0 || index > last || chunks.has(index)) return;
    chunks.set(index, null);
    load(index).then(
      (chunk) => { chunks.set(index, framesOf(chunk)); trim(index); onLoad(); },
      () => { chunks.delete(index); setTimeout(onLoad, 1000); },
    );
  }

  function trim(kept) {
    for (const index of chunks.keys()) {
      if (chunks.size <= MOST_CHUNKS) return;
      if (index !== kept && chunks.get(index)) chunks.delete(index);
    }
  }

  return {
    head,
    view(n) {
      const index = Math.floor(n / head.chunk);
      want(index);
      if (n % head.chunk > head.chunk / 2) want(index + 1);
      const frames = chunks.get(index);
      return frames ? withLog(head, frames[n - index * head.chunk], n) : null;
    },
  };
}
