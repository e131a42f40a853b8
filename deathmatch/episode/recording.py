"""Recordings: the journal of an episode as a file, a line for the header and one for each entry.

The lines are those that are hashed. The last one holds the seed and the result; it is there
once the match is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from deathmatch.episode.chain import Entry, canonical, line_hash
from deathmatch.episode.fold import Fold
from deathmatch.errors import UserError


class End(Struct, frozen=True, kw_only=True):
    """The last line: the seed in hexadecimal, how the match ended, the hash of the line before."""

    seed: str
    result: dict[str, Any]
    prev: str


class Cut(Struct, frozen=True):
    """Why a recording has no last line, and which line of the file it is that is not whole.

    ``no_end``: there are no more lines, because the match goes on or the file was cut off
    between two. ``half_line``: the file was cut off within this one.
    """

    code: Literal["no_end", "half_line"]
    line: int


class Recording(Struct, frozen=True):
    """An episode as a file holds it. ``end`` or ``cut`` is ``None``, never both."""

    header: dict[str, Any]
    entries: tuple[Entry, ...]
    end: End | None
    cut: Cut | None

    @property
    def format(self) -> str:
        """The name of the format, with its version."""
        return str(self.header["format"])


def lines_of(recording: Recording) -> Iterator[str]:
    """The lines of a recording, without line ends; the bytes that were read come out again."""
    yield canonical(recording.header)
    for entry in recording.entries:
        yield entry.line()
    if recording.end is not None:
        yield canonical(recording.end)


def recorded(fold: Fold) -> Recording:
    """The recording of an episode as it stands; its seed stays out until the match is over."""
    entries = tuple(fold.entries)
    if fold.result is None or fold.seed is None:
        return Recording(fold.header, entries, None, Cut("no_end", len(entries) + 2))
    prev = entries[-1].hash if entries else line_hash(canonical(fold.header))
    end = End(seed=fold.seed.hex(), result=msgspec.to_builtins(fold.result), prev=prev)
    return Recording(fold.header, entries, end, None)


_MISHAPS = (ValueError, LookupError, TypeError, AttributeError, AssertionError, StopIteration)


def fold_of(
    recording: Recording, watch: Callable[[Sequence[Entry]], Iterable[Entry]] = iter
) -> Fold:
    """The match and the floor of a recording after each of its entries.

    ``watch`` gives the entries again and sees how far the work is.
    Raises UserError, exit status 2, for entries that cannot have happened.
    """
    n = 0
    try:
        fold = Fold(recording.header)
        for entry in watch(recording.entries):
            n = entry.n
            fold.take(entry)
        if recording.end is not None:
            fold.seed = bytes.fromhex(recording.end.seed)
    except _MISHAPS as wrong:
        raise UserError(f"Line {n + 1} of the recording cannot have happened ({wrong}).", 2) from (
            None
        )
    return fold
