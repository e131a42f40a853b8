"""Reading a recording's file: its form, line by line, and that each follows from the one before."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator, Sequence
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from deathmatch.episode.chain import (
    Broken,
    Chain,
    Entry,
    canonical,
    has_too_big,
    line_hash,
)
from deathmatch.episode.formats import FAMILY, FORMATS, Format
from deathmatch.episode.recording import Cut, End, Recording
from deathmatch.episode.whole_file import has_an_end
from deathmatch.errors import UserError

MOST_BYTES = 1 << 20
"""The longest line that is read, its end included."""

_NO_RECORDING = "is not a recording of an episode"

WHY = {
    "long": "it is longer than {most} bytes",
    "form": "it is not a line of a recording, to the byte as it was written",
    "changed": "it is not the line that was written: the next one follows another",
    "follows": "it does not follow from the line before it",
    "missing": "it is missing, or not in its place",
    "back": "its time or its draw counter goes back",
    "no_fit": "it and the last line do not fit each other",
    "early_end": "it is a last line, and does not follow from the line before it",
    "after_end": "it comes after the last line",
    "header": "it does not tell what an episode is made from",
    "salt": "its salt is not the one that the seed gives",
    "command": "its command is none that this program knows, to the letter",
    "by": "it is not of the kind, or not by the sender, that its command can have",
    "command_id": "its command id was used before",
    "no_entry": "it cannot have happened",
    "refused": "the rules do not admit its command at that moment ({reason})",
    "decision": "its events are not what the rules make of its command",
    "draw": "its draw is not the one that the seed and the taps give",
    "counter": "its draw counter does not fit its draws",
    "late": "time had run out before it, and no expiry was entered",
    "seed": "its seed does not have the seal of the header",
    "not_over": "it is a last line, and the match is not over",
    "result": "its result is not the one that was played",
}
"""What is wrong with a line, by code; the page in the browser has words of its own."""


class Wrong(Exception):
    """The first line of a recording that is wrong (from 1, the header), and why."""

    def __init__(self, line: int, code: str, **figures: Any) -> None:
        name = "header" if line == 1 else f"entry {line - 1}"
        super().__init__(f"line {line} ({name}): {WHY[code].format(**figures)}")
        self.line = line
        self.code = code
        self.figures = figures


class Found(Struct, frozen=True):
    """What a file holds, up to the first line that is wrong."""

    recording: Recording
    wrong: Wrong | None


def read_recording(path: str | os.PathLike[str]) -> Recording:
    """The recording in a file, each of whose lines follows from the one before.

    Nothing is decided again: that is ``verify``. A file that was cut off gives what is there.
    Raises UserError, exit status 2, for anything else.
    """
    found = read(path)
    if found.wrong is not None:
        raise UserError(f"{path}, {found.wrong}. The recording cannot be used.", 2)
    return found.recording


def read(path: str | os.PathLike[str]) -> Found:
    """What the file holds. Raises UserError, exit status 2, when its first line is no header."""
    has_an_end(path)
    try:
        with open(path, "rb") as file:
            return _found(path, file)
    except (OSError, ValueError) as wrong:
        why = getattr(wrong, "strerror", None) or str(wrong)
        raise UserError(f"{path} cannot be read: {why}.", 2) from None


def read_bytes(name: str, data: bytes) -> Found:
    """What a recording holds that is at hand, under a name for messages. As :func:`read`."""
    return _found(name, io.BytesIO(data))


def _found(path: object, file: BinaryIO) -> Found:
    lines = _lines(file)
    header = _header(path, next(lines, b""))
    parts = _Parts(FORMATS[header["format"]])
    wrong = None
    try:
        for line in lines:
            parts.take(line)
    except Wrong as formless:
        wrong = formless
    return _chained(header, parts, wrong)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """Lines with their ends; the last may have none, and one that is too long is cut."""
    while line := file.readline(MOST_BYTES + 1):
        yield line
        if len(line) > MOST_BYTES:
            return


def _header(path: object, line: bytes) -> dict[str, Any]:
    try:
        header = msgspec.json.decode(line, type=dict[str, Any])
        name, too_big = header["format"], has_too_big(line)
    except (ValueError, RecursionError, KeyError):
        raise UserError(f"{path} {_NO_RECORDING}: {_not_a_header(line)}.", 2) from None
    family, _, version = str(name).partition("/")
    if family == "deathmatch-covered":
        raise UserError(
            f"{path} is the covered recording of a match that still ran: ask for the whole one.", 2
        )
    if family != FAMILY:
        raise UserError(f"{path} {_NO_RECORDING}: line 1 says that it is {str(name)!r:.60}.", 2)
    if name not in FORMATS:
        known = " and ".join(each.version for each in FORMATS.values())
        raise UserError(
            f"{path} is a recording of format {version!r:.20}, and this program reads {known}: "
            "use the version of Death Match that wrote it.",
            2,
        )
    if canonical(header).encode() + b"\n" != line or too_big:
        raise UserError(f"{path} {_NO_RECORDING}: line 1 is not as it was written.", 2)
    return header


def _not_a_header(line: bytes) -> str:
    if not line:
        return "it is empty"
    if len(line) > MOST_BYTES:
        return f"line 1 is longer than {MOST_BYTES} bytes"
    return "line 1 is no header"


class _Parts:
    """Takes the lines after the header one by one, and looks at the form of each."""

    def __init__(self, form: Format) -> None:
        self._salted = form.salt(b"", 0) is not None
        self.entries: list[Entry] = []
        self.end: End | None = None
        self.half = False

    def take(self, line: bytes) -> None:
        """Raises Wrong."""
        number = len(self.entries) + 2
        if self.end is not None:
            raise Wrong(number + 1, "after_end")
        if len(line) > MOST_BYTES:
            raise Wrong(number, "long", most=MOST_BYTES)
        if not line.endswith(b"\n"):
            self.half = True
            return
        try:
            self._take(line[:-1])
        except (ValueError, RecursionError, OverflowError):
            raise Wrong(number, "form") from None

    def _take(self, line: bytes) -> None:
        if has_too_big(line):
            raise ValueError
        if line.startswith(_END_BEGINS):
            self.end = msgspec.json.decode(line, type=End)
            written = canonical(self.end)
        else:
            entry = msgspec.json.decode(line, type=Entry)
            written = entry.line()
            self.entries.append(replace(entry, hash=line_hash(written)))
            if (entry.salt is not None) != self._salted:
                raise ValueError
        if written.encode() != line:
            raise ValueError


_END_BEGINS = b'{"prev":'


def _chained(header: dict[str, Any], parts: _Parts, wrong: Wrong | None) -> Found:
    """What was read, up to the first line that does not follow from the one before."""
    start = line_hash(canonical(header))
    chain = Chain(start)
    good, end = parts.entries, parts.end
    try:
        for entry in good:
            chain.follow(entry, entry.hash)
        if end is not None and end.prev != (good[-1].hash if good else start):
            more = wrong is not None
            raise Broken(len(good) + more, "early_end" if more else "no_fit")
    except Broken as broken:
        n, code = _first_wrong(good, broken)
        good, wrong = good[: max(0, n - 1)], Wrong(n + 1, code)
    whole = end is not None and wrong is None
    cut = None if whole else Cut("half_line" if parts.half else "no_end", len(good) + 2)
    return Found(Recording(header, tuple(good), end if whole else None, cut), wrong)


def _first_wrong(entries: Sequence[Entry], broken: Broken) -> tuple[int, str]:
    """The number of the entry that was changed, 0 for the header, and what is wrong with it.

    Where an entry follows another text than the one before it has, and the next one follows it
    as it is, then not this entry was changed but the one before.
    """
    n = broken.n
    follows = n < len(entries) and entries[n].prev == entries[n - 1].hash
    if broken.code == "follows" and follows:
        return n - 1, "changed"
    return n, broken.code
