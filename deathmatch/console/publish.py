"""The messages that screens get: "show", "view", "beat", "desk". Each is whole; none needs another
before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import quote

import msgspec

from deathmatch.episode.clock import EpisodeClock
from deathmatch.episode.episode import Episode
from deathmatch.episode.screen_view import host_seats, screen_view
from deathmatch.episode.show import Show
from deathmatch.episode.squares import squares
from deathmatch.game import (
    AtSeat,
    Audience,
    Director,
    Host,
    Match,
    Overlay,
    Viewer,
    clocks,
    edition_view,
    public_view,
)
from deathmatch.game.cover import covered_view

from .dealing import Waiting
from .disk import Disk
from .hands_feed import HandsFeed
from .parts import Parts
from .presence import Screen
from .shown import Shown
from .wire import (
    AUDIENCE_ROOM,
    DIRECTOR_ROOM,
    HANDS_ROOM,
    HOST_ROOM,
    OVERLAY_ROOM,
    cover_room,
    encoded,
    padded,
    seat_room,
)

Doc = dict[str, Any]

SEAT_BYTES = 4096
DIRECTOR_BYTES = 16 * 1024
"""What a view holds for its viewer alone always takes so many bytes: their number depends on nobles
that others may not know. The other viewers are shown none, and their views are as long as they are.
"""


@dataclass(frozen=True)
class Covered:
    """A host who looks at a seat's screen: no hidden noble, and no answer to read one from."""

    seat: str


Watcher = Viewer | Covered


class Publisher:
    """Builds the messages of one episode and sends them to rooms.

    The public part of a view is built and encoded once and is the same bytes for all. Every room
    gets its message in the same moment, whoever the question is for, and every seat one of the same
    size: neither a lit screen nor traffic on the air tells anything.
    """

    def __init__(
        self,
        parts: Parts,
        episode: Episode,
        clock: EpisodeClock,
        disk: Disk,
    ) -> None:
        """`disk` says whether the journal takes entries, without which no hand is shown late, and
        what is dark all the same.
        """
        self._disk = disk
        self._rehearsal = parts.rehearsal
        self._outlet = parts.outlet
        self._show = parts.show
        self._presence = parts.presence
        self._episode = episode
        self._shown = Shown(episode)
        self._build = parts.build
        self._cast = _cast(parts.show, episode)
        self._fixed: list[tuple[str, Watcher]] = [
            *((seat_room(seat), AtSeat(seat)) for seat in self._cast),
            (HOST_ROOM, Host()),
            (DIRECTOR_ROOM, Director()),
            (AUDIENCE_ROOM, Audience()),
            (OVERLAY_ROOM, Overlay()),
        ]
        about = (self._common, self._shown.rev_of, disk)
        self.hands = HandsFeed(parts, episode, clock, *about)

    @cached_property
    def _edition(self) -> object:
        """The rules of an episode, as so many play it, never change: encoded once for all of a
        crowd that comes.
        """
        return encoded(edition_view(self._episode.match.edition))

    @cached_property
    def _seal(self) -> list[str]:
        return squares(self._episode.seal)

    def _viewers(self) -> Iterator[tuple[str, Watcher]]:
        """Every room that somebody is in, with who sits there."""
        yield from (each for each in self._fixed if self._presence.is_in(each[0]))
        for seat in sorted(self._presence.previewed()):
            yield cover_room(seat), Covered(seat)

    def views(self, clock: EpisodeClock, waiting: Waiting | None = None) -> None:
        """Sends everybody their view of the match as it is now."""
        table = encoded(_table(self._episode.match, clock))
        for room, viewer in self._viewers():
            self._outlet.emit("view", self._view(table, viewer, clock, waiting), to=room)

    def rev_for(self, by: str, n: int) -> int:
        """The number that whoever sent the entry `n` knows it by."""
        return self._shown.rev_for(by, n)

    def entry(self, n: int, clock: EpisodeClock, waiting: Waiting | None = None) -> None:
        """Tells of the entry with that number everybody whom it tells something.

        While several are asked at once the answer of one is nobody's to know but its own and the
        crew's (OP-01).
        """
        self.hands.step()
        if not self._shown.is_unseen(n):
            self.views(clock, waiting)
            return
        table = encoded(_table(self._episode.match, clock))
        for room, viewer in self._viewers():
            told = not isinstance(viewer, Audience | Overlay)
            if isinstance(viewer, AtSeat):
                told = self._shown.concerns(n, viewer.seat)
            if told:
                self._outlet.emit("view", self._view(table, viewer, clock, waiting), to=room)

    def shows(self) -> None:
        """Tells everybody which episode this is."""
        common = self._common()
        for room, viewer in self._viewers():
            seat = viewer.seat if isinstance(viewer, AtSeat | Covered) else None
            who = {"screen": _kind(viewer), "seat": seat}
            doc = {**common, **who, **self._own(viewer)}
            self._outlet.emit("show", doc, to=room)
        self.hands.greet(HANDS_ROOM)

    def greet(self, screen: Screen, clock: EpisodeClock, waiting: Waiting | None = None) -> None:
        """Tells one screen what is shown, who it is, and all that it may see now."""
        if screen.kind == "hands":
            self.hands.greet(screen.sid)
            return
        viewer = _viewer(screen)
        who = {"screen": screen.kind, "seat": screen.seat}
        show = {**self._common(), **who, **self._own(viewer)}
        self._outlet.emit("show", show, to=screen.sid)
        view = self._view(_table(self._episode.match, clock), viewer, clock, waiting)
        self._outlet.emit("view", view, to=screen.sid)

    def _view(
        self, table: object, viewer: Watcher, clock: EpisodeClock, waiting: Waiting | None
    ) -> Doc:
        """A whole view; the table is given, for it is the same for all.

        That the dealer is at work is told to all, and what it is asked to the gallery alone.
        """
        episode, dealing = self._episode, waiting is not None
        seen_as = AtSeat(viewer.seat) if isinstance(viewer, Covered) else viewer
        view = screen_view(self._disk.owed.shown(episode), seen_as, clock.now(), table, dealing)
        view["rev"] = self._rev_for(viewer)
        if isinstance(viewer, Covered):
            view["you"] = covered_view(episode.match, viewer.seat, clock.now())
        if isinstance(viewer, Director):
            if waiting is not None:
                view["you"]["dealer"] = waiting.document()
            return padded(view, "you", DIRECTOR_BYTES)
        return padded(view, "you", SEAT_BYTES) if isinstance(viewer, AtSeat) else view

    def _own(self, viewer: Watcher) -> Doc:
        """What one screen is told of the show: its language, and what only it gets."""
        seat = viewer.seat if isinstance(viewer, AtSeat | Covered) else None
        return {"language": self._show.language_of(seat), **self._running(viewer)}

    def _running(self, viewer: Watcher) -> Doc:
        """What only those who run the show are told of it: the rundown and prepared messages; and
        a covered screen that it is one.
        """
        if isinstance(viewer, Covered):
            return {"covered": True}
        if not isinstance(viewer, Host | Director):
            return {}
        prepared = [{"to": message.to, "text": message.text} for message in self._show.messages]
        return {"rundown": msgspec.to_builtins(self._episode.rundown), "prepared": prepared}

    def _rev_for(self, viewer: Watcher) -> int:
        return self._episode.rev if isinstance(viewer, Host | Director) else self._shown.rev

    def beat(self, clock: EpisodeClock) -> None:
        """A sign of life to everybody, with the clocks as they stand."""
        match = self._episode.match
        beat = {"clocks": _clocks(match, clock), "paused": match.paused}
        for room, viewer in self._viewers():
            self._outlet.emit("beat", {"rev": self._rev_for(viewer), **beat}, to=room)
        self.hands.beat()

    def stopping(self) -> None:
        """Tells everybody that the server goes and will be back."""
        for room, _viewer_of_room in self._viewers():
            self._outlet.emit("stopping", {}, to=room)
        self.hands.stopping()

    def desk(self, desk: Doc, to: str) -> None:
        """Sends the desk document to all hosts, or to one host's screen."""
        self._outlet.emit("desk", desk, to=to)

    def _common(self) -> Doc:
        match = self._episode.match
        numbered = {seat: {"name": None, "number": n} for seat, n in host_seats(match)}
        return {
            "title": self._show.title,
            "episode": self._episode.number,
            "build": self._build,
            "cast": {**self._cast, **numbered},
            "finalists": list(match.seats),
            "edition": self._edition,
            "look": dict(self._show.look),
            "peek": self._show.peek,
            "sounds": sounds_of(self._show),
            "rehearsal": self._rehearsal,
            "seal": self._seal,
        }


def _table(match: Match, clock: EpisodeClock) -> Doc:
    table = public_view(match, clock.now())
    table["clocks"] = _clocks(match, clock)
    return table


def _clocks(match: Match, clock: EpisodeClock) -> list[Doc]:
    """The clocks; while the episode's clock is frozen none of them runs."""
    found = clocks(match, clock.now())
    return [{**each, "running": False} for each in found] if clock.frozen else found


def _cast(show: Show, episode: Episode) -> dict[str, Doc]:
    """Everybody by id: those of the show file, and those whom only this episode still knows.

    Who is in the show file and not in the episode has been eliminated.
    """
    here = {member.id: member for member in episode.setup.cast}
    named = {seat: member.name for seat, member in here.items()}
    named |= {member.id: member.name for member in show.cast}
    return {
        seat: {
            "name": name,
            "portrait": portrait_of(show, seat),
            "garnets": here[seat].garnets if seat in here else None,
            "eliminated": seat not in here,
        }
        for seat, name in named.items()
    }


def portrait_of(show: Show, seat: str) -> str | None:
    """The address of the picture of a member of the cast; None where there is none."""
    known = any(member.id == seat for member in show.cast)
    if not known or show.portrait(seat) is None:
        return None
    # Another show may have somebody else under the same id: then it is another picture.
    return f"/show/portrait/{seat}?show={quote(show.slug, safe='')}"


def sounds_of(show: Show) -> dict[str, str] | None:
    """The addresses of the sounds that a show brings, by moment; None where it wants none."""
    if show.sounds is None:
        return None
    query = f"show={quote(show.slug, safe='')}"
    return {name: f"/show/sound/{name}?{query}" for name, _file in show.sounds}


def _viewer(screen: Screen) -> Watcher:
    if screen.seat is not None:
        return Covered(screen.seat) if screen.preview else AtSeat(screen.seat)
    return _VIEWERS.get(screen.kind, Audience())


def _kind(viewer: Watcher) -> str:
    return _KINDS[type(viewer)]


_VIEWERS: dict[str, Viewer] = {"host": Host(), "director": Director(), "overlay": Overlay()}
_KINDS = {AtSeat: "seat", Covered: "seat", Audience: "audience"}
_KINDS |= {type(viewer): kind for kind, viewer in _VIEWERS.items()}
