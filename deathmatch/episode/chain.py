"""The hash chain: each line of an episode carries the hash of the line before it."""

import hashlib
import re
from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

FORMAT = "deathmatch-recording/2"
Kind = Literal["decision", "directive", "expiry"]

MOST = 2**53 - 1
"""The greatest whole number in a recording: what every reader of JSON can hold."""
Whole = Annotated[int, Meta(ge=0, le=MOST)]
Moment = Annotated[int, Meta(ge=0, lt=253_370_764_800_000)]
"""Milliseconds since 1970, up to the year 9998: a date in every time zone."""

_ENCODER = msgspec.json.Encoder(order="sorted")


class Entry(Struct, frozen=True, kw_only=True):
    """One line of the journal: what was asked, when, by whom, and what it led to.

    ``n`` counts from 1 within the episode. ``at`` is milliseconds on the episode's clock,
    ``wall`` milliseconds since 1970 for people. ``by`` is a seat, ``host``, ``director``,
    ``server`` or ``clock``.
    ``draws`` is the draw counter afterwards. ``prev`` is the hash of the line before (for the
    first entry that of the header), ``hash`` that of this one. ``salt`` is for the hash alone:
    who does not have it learns nothing from the hash.
    """

    n: Whole
    at: Whole
    wall: Moment
    kind: Kind
    by: str
    command_id: str | None
    command: dict[str, Any]
    events: list[dict[str, Any]]
    draws: Whole
    prev: str
    salt: str | None = None
    hash: str = ""

    def line(self) -> str:
        """The line that is hashed, as :func:`canonical` JSON.

        Every field but ``hash``; ``salt`` only where there is one.
        """
        fields = {name: getattr(self, name) for name in _LINE_FIELDS}
        if self.salt is None:
            del fields["salt"]
        return canonical(fields)

    def sealed(self) -> "Entry":
        """This entry with its hash."""
        return replace(self, hash=line_hash(self.line()))


_LINE_FIELDS = [name for name in Entry.__struct_fields__ if name != "hash"]


class Broken(Exception):
    """A chain that does not hold: the number of the first wrong line (0: header), and why."""

    def __init__(self, n: int, code: str) -> None:
        why = _WHY.get(code, code)
        super().__init__(f"entry {n}: {why}" if n else f"header: {why}")
        self.n = n
        self.code = code


_WHY = {
    "missing": "it is missing",
    "follows": "it does not follow from the line before it",
    "changed": "its text is not the one that was written",
    "back": "its time or its draw counter goes back",
}


def canonical(data: Any) -> str:
    """JSON in the one form that is hashed, that of RFC 8785 for data without fractions.

    Keys in order, no spaces, characters as themselves. ``data`` holds no floats.
    """
    return _ENCODER.encode(data).decode()


_MAY_BE_BIG = re.compile(rb"[:,\[]-?[0-9]{16}")


def has_too_big(line: bytes) -> bool:
    """Whether a whole number in that canonical line is out of range. ValueError or RecursionError
    for what is no JSON.
    """
    return _MAY_BE_BIG.search(line) is not None and _too_big(msgspec.json.decode(line))


def _too_big(data: Any) -> bool:
    if isinstance(data, dict):
        return any(_too_big(each) for each in data.values())
    if isinstance(data, list):
        return any(_too_big(each) for each in data)
    return isinstance(data, int) and abs(data) > MOST


def plain(data: Any) -> Any:
    """``data`` as it comes back from its line: lists for tuples."""
    return msgspec.json.decode(_ENCODER.encode(data))


def line_hash(line: str) -> str:
    """The SHA-256 of a line in UTF-8, without a line end, in lower-case hexadecimal."""
    return hashlib.sha256(line.encode()).hexdigest()


class Chain:
    """Goes along the entries of an episode and checks that each follows from the line before."""

    def __init__(self, header_hash: str) -> None:
        """Before the first entry; ``header_hash`` is that of the header's line."""
        self._prev, self._next, self._at, self._draws = header_hash, 1, 0, 0

    def follow(self, entry: Entry, text_hash: str) -> None:
        """Go on by one entry, whose text has that hash. Raises :class:`Broken`."""
        if entry.n != self._next:
            raise Broken(self._next, "missing")
        if entry.prev != self._prev:
            raise Broken(entry.n, "follows")
        if entry.hash != text_hash:
            raise Broken(entry.n, "changed")
        if entry.at < self._at or entry.draws < self._draws:
            raise Broken(entry.n, "back")
        self._prev, self._next = entry.hash, entry.n + 1
        self._at, self._draws = entry.at, entry.draws


def verify_chain(header: str, header_hash: str, entries: Iterable[Entry]) -> None:
    """Check that no line of an episode was changed, removed, added or moved.

    ``header`` is the header's line. Raises :class:`Broken` at the first line that is wrong.
    """
    if line_hash(header) != header_hash:
        raise Broken(0, "changed")
    chain = Chain(header_hash)
    for entry in entries:
        chain.follow(entry, line_hash(entry.line()))
