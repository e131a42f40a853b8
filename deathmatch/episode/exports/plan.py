"""What is asked of an export, and the moments of an episode that it may tell of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, Literal

from msgspec.structs import replace

from deathmatch.episode.chain import Entry
from deathmatch.episode.exports.timecode import Lineup
from deathmatch.episode.film import viewer_of
from deathmatch.episode.floor import ROOM
from deathmatch.episode.fold import Fold
from deathmatch.episode.recording import Recording
from deathmatch.episode.words import Sentences
from deathmatch.game import AtSeat, Director, Match, Viewer, private_view, public_view

Time = Literal["wall", "episode"]
Line = dict[str, Any]
Nobles = dict[str, tuple[str, ...]]
Watch = Callable[[Sequence[Entry]], Iterable[Entry]]

AWAY_MS = 1000
"""From so much on, what the wall clock has gained on the episode's is time that the console was
away. Less comes from the moments at which the two are read."""


@dataclass(frozen=True)
class Plan:
    """What is to be given away, and how.

    ``recording`` and ``fold`` are the same episode. Nothing is told that may not be known from the
    point of ``view``, a word of :func:`deathmatch.episode.film.viewer_of`. ``closed``: nothing can
    go on in it any more.
    ``time``: moments are counted from the first entry, on the wall clock or the episode's own.
    ``marks`` are the kinds of marks that an editor gets; ``bom`` begins a table with a byte order
    mark. ``watch`` gives the entries again and sees how far the work is.
    """

    recording: Recording
    fold: Fold
    sentences: Sentences
    view: str
    closed: bool
    time: Time
    lineup: Lineup
    marks: frozenset[str]
    bom: bool = False
    watch: Watch = iter

    @property
    def viewer(self) -> Viewer:
        """Whoever has that point of view."""
        return viewer_of(self.fold.setup, self.view)


@dataclass(frozen=True)
class Moment:
    """One entry as the viewer may know it: the match around it and its lines of the public log.

    ``ms`` is counted from the first entry. ``plain``: the viewer may know the answer to its last
    word.
    """

    entry: Entry
    ms: int
    before: Match
    after: Match
    lines: tuple[Line, ...]
    plain: bool


def moments(plan: Plan) -> Iterator[Moment]:
    """The entries that the viewer may know of, in order.

    An answer that was kept from all others (one of several who are asked at once) shows in no
    line of the log, and only its own seat and the director learn of it.
    """
    fold, viewer, entries = plan.fold, plan.viewer, plan.fold.entries
    times = positions(entries, plan.time)
    for entry, ms in zip(plan.watch(entries), times, strict=True):
        lines = fold.log_of(entry.n)
        plain = _is_plain(viewer, entry)
        if lines or plain or _is_open(entry.command):
            before, after = fold.match_after(entry.n - 1), fold.match_after(entry.n)
            yield Moment(entry, ms, before, after, lines, plain)


def before_answers(recording: Recording, fold: Fold) -> Recording:
    """The recording up to where the open question was asked: how many have answered it is
    nobody's business yet. ``fold`` is the same episode.
    """
    last = fold.rev
    if fold.match.open:
        while last and fold.match_after(last - 1).question == fold.match.question:
            last -= 1
    return replace(recording, entries=recording.entries[:last])


def positions(entries: Sequence[Entry], time: Time) -> list[int]:
    """Milliseconds from the first entry to each, on the episode's clock or on the wall's.

    The wall clock of a machine can be set while an episode runs, and the episode's own cannot. So
    between two entries the episode's clock counts, and the wall's only tells how long the console
    was away: where it has gained more than :data:`AWAY_MS`. Where it was set back, it tells
    nothing. What is given never goes back.
    """
    if time == "episode" or not entries:
        return [entry.at - entries[0].at for entry in entries]
    runs = _runs(entries)
    # The least of a run: the wall clock is read last, and a slow disk comes in between.
    ahead = [min(entry.wall - entry.at for entry in run) for run in runs]
    away = accumulate((max(0, b - a) for a, b in pairwise(ahead)), initial=0)
    return [e.at - entries[0].at + ms for run, ms in zip(runs, away, strict=True) for e in run]


def _runs(entries: Sequence[Entry]) -> list[list[Entry]]:
    """Stretches within which the two clocks go together."""
    runs = [[entries[0]]]
    for entry in entries[1:]:
        before = runs[-1][-1]
        gained = (entry.wall - entry.at) - (before.wall - before.at)
        if abs(gained) > AWAY_MS:
            runs.append([])
        runs[-1].append(entry)
    return runs


def known_nobles(match: Match, viewer: Viewer) -> Nobles:
    """The nobles that are not face up and that the viewer knows, by who has them.

    All of it comes out of the views, which are the only way to what somebody may know.
    """
    table = public_view(match, 0)
    known = {each["seat"]: each["hand"] for each in table["players"]}
    known |= {each["seat"]: each["nobles"] for each in table["holders"]}
    you = private_view(match, viewer, 0)
    if isinstance(viewer, Director):
        known |= you["hands"] | you["holders"]
    elif isinstance(viewer, AtSeat):
        known[viewer.seat] = you.get("hand", you.get("nobles"))
    return {seat: tuple(nobles) for seat, nobles in known.items() if nobles}


def _is_plain(viewer: Viewer, entry: Entry) -> bool:
    own = isinstance(viewer, AtSeat) and viewer.seat == entry.command.get("seat")
    return isinstance(viewer, Director) or own


def _is_open(command: dict[str, Any]) -> bool:
    """Whether an order is nobody's own: not to one seat, and no word to some alone."""
    if command["command"] in ("Say", "Unsay"):
        return command.get("to") == ROOM
    return "seat" not in command
