"""A film: an episode for one point of view, to be played again.

It holds what a screen was sent after each entry, by the very functions that made it live, and
nothing else. Frame 0 is before the first entry; each other frame follows an entry, and an answer
that changed nothing for this viewer makes none. The log is told once: its lines, each with the
one before it, and for each frame its last one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import merge
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from deathmatch.errors import UserError
from deathmatch.game import AtSeat, Audience, Director, Viewer, edition_view, view
from deathmatch.game.view import LOG_LINES

from .chain import plain
from .delta import changed, difference
from .floor_view import Stood
from .fold import Fold
from .screen_view import host_seats, screen_view
from .setup import Setup
from .squares import squares

Doc = dict[str, Any]

ROOM = "room"
ALL = "all"
CHUNK = 50
WAIT_MS = 2000
"""So long is a wait at most when thinking is skipped."""
TAIL_MS = 4000
"""So long the last frame of a clip stays."""

MARKS = {
    "turn": "turn",
    "blocked": "claim",
    "challenged": "challenge",
    "proved": "challenge_lost",
    "caught": "challenge_won",
    "refused_to_show": "challenge_won",
    "lost": "loss",
    "extended": "extension",
    "paused": "pause",
    "timed_out": "time_out",
    "time_added": "correction",
    "extensions_added": "correction",
    "expired_by_host": "correction",
    "clocks_set": "correction",
    "answered_for": "correction",
    "ruled": "correction",
    "stand_in": "correction",
    "rewound": "rewind",
    "won": "end",
    "stopped": "end",
}
"""What of the log stands on the timeline, and as what. An action is a claim if it claims."""


@dataclass(frozen=True)
class _Log:
    """All lines, each with the index of the one before it and the frame that it came with."""

    lines: list[Doc]
    before: list[int]
    frame: list[int]
    last: list[int]


class Film:
    """The film of one episode for one point of view. Opening it is linear in its entries."""

    def __init__(self, told: Fold, view: str) -> None:
        """`view` is "room", "all" (all hands) or the id of a member of the cast.

        UserError for another one.
        """
        self.view = view
        self._told = told
        self._viewer = viewer_of(told.setup, view)

    @property
    def last(self) -> int:
        """The number of the last frame."""
        return len(self._entries) - 1

    @property
    def chunks(self) -> int:
        """How many chunks there are."""
        return self.last // CHUNK + 1

    def head(self) -> Doc:
        """All but the frames: who plays, the time of each frame, the log, the marks."""
        told, log = [self._told.entries[n - 1] for n in self._entries[1:]], self._log
        return {
            "view": self.view,
            "show": self._show(),
            "over": self._told.match.over,
            "chunk": CHUNK,
            "entry": list(self._entries),
            "at": [0, *(entry.at for entry in told)],
            "wall": [told[0].wall if told else 0, *(entry.wall for entry in told)],
            "decided": [False, *(entry.kind != "directive" for entry in told)],
            "turn": [self._told.match_after(n).turn for n in self._entries],
            "log": {
                "lines": plain(log.lines),
                "before": log.before,
                "last": log.last,
                "shown": LOG_LINES,
            },
            "marks": self.marks(),
        }

    def marks(self) -> list[list[Any]]:
        """What stands on the timeline: [frame, kind, index of its line]."""
        log = self._log
        found = [
            [frame, _kind(line), index]
            for index, (frame, line) in enumerate(zip(log.frame, log.lines, strict=True))
        ]
        return [mark for mark in found if mark[1] is not None]

    def chunk(self, index: int) -> Doc:
        """So many frames from `index * CHUNK` on: the first whole, then what changes.

        IndexError where there is no such chunk.
        """
        if not 0 <= index < self.chunks:
            raise IndexError(index)
        first, *others = self._entries[index * CHUNK : (index + 1) * CHUNK]
        frame = whole = self._frame(first)
        deltas = []
        for n in others:
            following = self._frame(n)
            deltas.append(difference(frame, following))
            frame = following
        return {"first": index * CHUNK, "whole": whole, "deltas": deltas}

    def clip(self, first: int, last: int) -> Doc:
        """The frames from the one that stood after entry `first` to the one after `last`, whole.

        IndexError where there is no such entry.
        """
        if not 0 <= first <= last <= self._told.rev:
            raise IndexError((first, last))
        begin = bisect_right(self._entries, first) - 1
        end = bisect_right(self._entries, last) - 1
        views = [plain(self.sent(frame)) for frame in range(begin, end + 1)]
        return {
            "show": self._show(),
            "at": [self._at(n) for n in self._entries[begin : end + 1]],
            "whole": views[0],
            "deltas": [difference(*pair) for pair in pairwise(views)],
        }

    def sent(self, frame: int) -> Doc:
        """The view that this viewer's screen was sent, of which that frame is made."""
        n = self._entries[frame]
        return screen_view(self._then(n), self._viewer, self._at(n))

    @cached_property
    def _entries(self) -> list[int]:
        """The entry of each frame."""
        return [n for n in range(self._told.rev + 1) if not self._unseen(n)]

    def _unseen(self, n: int) -> bool:
        """Whether an entry changed nothing for this viewer while several were asked.

        Who has answered, and when, is then nobody's to know.
        """
        if not n or self._told.entries[n - 1].kind == "directive":
            return False
        before, after = self._told.match_after(n - 1), self._told.match_after(n)
        if len(before.open) < 2:
            return False
        return view(before, self._viewer, self._at(n)) == view(after, self._viewer, self._at(n))

    @cached_property
    def _log(self) -> _Log:
        log = _Log([], [], [], [])
        place: dict[int, int] = {}
        for frame, n in enumerate(self._entries):
            _append(log, place, self._told.match_after(n).log, frame)
        return log

    def _frame(self, n: int) -> Doc:
        """The same view without the log of the match; what else is in a log stays."""
        then = self._then(n, with_log=False)
        frame: Doc = plain(screen_view(then, self._viewer, self._at(n)))
        return frame

    def _at(self, n: int) -> int:
        return self._told.entries[n - 1].at if n else 0

    def _then(self, n: int, with_log: bool = True) -> Stood:
        told, match = self._told, self._told.match_after(n)
        began_at = told.began_at if match.begun else None
        if not with_log:
            match = replace(match, log=type(match.log)())
        floor, taps_count = told.floor_after(n), told.taps_count
        return Stood(n, match, floor, told.setup, told.seal, began_at, taps_count)

    def _show(self) -> Doc:
        """Which episode this is, as every screen is told it, from what the recording holds."""
        setup, viewer = self._told.setup, self._viewer
        match = self._told.match_after(0)
        edition = match.edition
        cast: Doc = {
            member.id: {
                "name": member.name,
                "portrait": None,
                "garnets": member.garnets,
                "eliminated": False,
            }
            for member in setup.cast
        }
        return {
            "title": setup.title,
            "language": setup.language,
            "episode": self._told.number,
            "cast": cast | {seat: {"name": None, "number": n} for seat, n in host_seats(match)},
            "finalists": list(match.seats),
            "edition": edition_view(edition),
            "look": {},
            "rehearsal": False,
            "seal": squares(self._told.seal),
            "screen": _SCREENS.get(type(viewer), "seat"),
            "seat": viewer.seat if isinstance(viewer, AtSeat) else None,
        }


def clip_length(at: Sequence[int], skip: bool) -> int:
    """How long a clip with frames at these moments takes, in ms; with `skip` waits are short."""
    waits = (after - before for before, after in pairwise(at))
    return sum(min(wait, WAIT_MS) if skip else wait for wait in waits) + TAIL_MS


def points_of_view(setup: Setup) -> list[str]:
    """Every point of view that a film of such an episode can have."""
    return [ROOM, *(member.id for member in setup.cast), ALL]


def rebuilt(head: Doc, chunk: Doc, n: int) -> Doc:
    """The view at frame `n` out of a film's head and the chunk that holds it, as a player does."""
    frame: Any = chunk["whole"]
    for delta in chunk["deltas"][: n - chunk["first"]]:
        frame = changed(frame, delta)
    lines, index = [], head["log"]["last"][n]
    while index >= 0:
        lines.append(head["log"]["lines"][index])
        index = head["log"]["before"][index]
    lines.reverse()
    table = {**frame["table"], "log": lines[-head["log"]["shown"] :]}
    you = frame["you"]
    if "log" in you:
        you = {**you, "log": list(merge(lines, you["log"], key=lambda line: line["at"]))}
    return {**frame, "table": table, "you": you}


def viewer_of(setup: Setup, view: str) -> Viewer:
    """Who has that point of view. UserError for one that there is not."""
    if view == ROOM:
        return Audience()
    if view == ALL:
        return Director()
    if view in (member.id for member in setup.cast):
        return AtSeat(view)
    known = ", ".join(points_of_view(setup))
    raise UserError(f"There is no point of view {view!r} in this episode: choose from {known}.", 2)


_SCREENS: dict[type, str] = {Audience: "audience", Director: "director"}


def _kind(line: Doc) -> str | None:
    if line["code"] == "action":
        return "claim" if line["claim"] else None
    return MARKS.get(line["code"])


def _append(log: _Log, place: dict[int, int], lines: Sequence[Doc], frame: int) -> None:
    """Adds those of the lines of a frame that are new; `place` knows the others."""
    known = len(lines)
    while known and id(lines[known - 1]) not in place:
        known -= 1
    last = place[id(lines[known - 1])] if known else -1
    for line in lines[known:]:
        log.lines.append(line)
        log.before.append(last)
        log.frame.append(frame)
        last = place[id(line)] = len(log.lines) - 1
    log.last.append(last)
