"""The public log of a match: a frozen sequence that a longer one shares its lines with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, overload

Line = dict[str, Any]


class Log(Sequence[Line]):
    """Lines, oldest first. ``plus`` gives a longer log; this one stays as it is.

    All logs that grew out of one another hold the same list and differ in how much of it is
    theirs, so the log after each of ten thousand entries costs no more than the last.
    """

    __slots__ = ("_count", "_lines")

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self._lines = list(lines)
        self._count = len(self._lines)

    def plus(self, line: Line) -> Log:
        """This log with one more line."""
        ours = self._count and len(self._lines) == self._count
        longer = self._sharing() if ours else Log(self)
        longer._lines.append(line)
        longer._count += 1
        return longer

    def _sharing(self) -> Log:
        same = Log()
        same._lines, same._count = self._lines, self._count
        return same

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Line: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Line, ...]: ...

    def __getitem__(self, index: int | slice) -> Line | tuple[Line, ...]:
        if isinstance(index, slice):
            return tuple(self._lines[place] for place in range(*index.indices(self._count)))
        return self._lines[range(self._count)[index]]

    def __iter__(self) -> Iterator[Line]:
        return islice(self._lines, self._count)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Log):
            return NotImplemented
        return self._count == other._count and self[:] == other[:]

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"

    __hash__ = None  # type: ignore[assignment]
