"""The covered recording of a match that still goes on: what the room has heard, and hashes.

It holds no seed, no salt and no hidden noble, and the hash of a line tells nothing without its
salt. Whoever keeps it can see later, in the whole recording, that no line was changed since.
"""

from __future__ import annotations

from collections.abc import Iterator

from deathmatch.episode.chain import canonical, line_hash
from deathmatch.episode.fold import Fold

FORMAT = "deathmatch-covered/1"


def covered_lines(fold: Fold) -> Iterator[str]:
    """The lines, without line ends: one for the header, one for each entry that is told.

    While somebody is asked, it goes up to the entry that asked: what came after may tell who has
    answered already. An episode of the first format gives no hashes, for its lines have no salts.
    """
    salted = fold.format.salt(b"", 0) is not None
    header = line_hash(canonical(fold.header))
    yield canonical({"format": FORMAT, "header": fold.header, "hash": header})
    for entry in fold.entries[: _told(fold)]:
        line = {"n": entry.n, "at": entry.at, "wall": entry.wall, "log": fold.log_of(entry.n)}
        if salted:
            line |= {"prev": entry.prev, "hash": entry.hash}
        yield canonical(line)


def _told(fold: Fold) -> int:
    """How many entries are told: all, or those up to the one that asked what is open now."""
    match = fold.match
    if not match.open:
        return fold.rev
    n = fold.rev
    while n > 0 and fold.match_after(n - 1).question == match.question:
        n -= 1
    return n
