"""Which screens are let in right now, and what each was last heard to say. Holds no socket, only
their ids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from .limits import Bucket, Limited
from .messages import ScreenKind, Status
from .wire import (
    AUDIENCE_ROOM,
    DIRECTOR_ROOM,
    HANDS_ROOM,
    HOST_ROOM,
    OVERLAY_ROOM,
    cover_room,
    seat_room,
)

PULSE_EVERY_S = 2.0
CROWD_PULSE_EVERY_S = 30.0
MOST_LISTED = 24
"""So many audience displays are listed for the hosts, and so many overlays; the rest is a crowd,
which says less often how it is doing.
"""
_OPEN: tuple[ScreenKind, ...] = ("audience", "overlay")
SIGNS_A_SECOND = 4.0
SIGNS_AT_ONCE = 12.0
_ROOMS = {
    "host": HOST_ROOM,
    "director": DIRECTOR_ROOM,
    "audience": AUDIENCE_ROOM,
    "overlay": OVERLAY_ROOM,
    "hands": HANDS_ROOM,
}


@dataclass(frozen=True)
class Screen:
    """One screen that was let in: what it is, and for a seat by which link.

    A `preview` is an audience display, an overlay, or a seat's screen that is covered, inside a
    host's panel. `generation` is that of the link, for a seat and for the overlay with all hands.
    `login` names the login that a screen of the crew came by.
    """

    sid: str
    kind: ScreenKind
    seat: str | None
    generation: int
    bucket: Bucket = field(compare=False)
    preview: bool = False
    login: str | None = None

    @property
    def room(self) -> str:
        """The one room that this screen is in."""
        if self.seat is None:
            return _ROOMS[self.kind]
        return cover_room(self.seat) if self.preview else seat_room(self.seat)

    @property
    def plays(self) -> str | None:
        """The seat that this screen speaks for, if any; a preview speaks for nobody."""
        return None if self.preview else self.seat


@dataclass
class Signs:
    """Signs of life of one screen: seconds since when it is there and when it was last heard.

    `pulses` once it has said so by itself: from then on its silence means something. It is asked to
    do so `every_s` seconds.
    """

    since: float
    heard: float
    bucket: Bucket
    build: str = ""
    every_s: float = PULSE_EVERY_S
    pulses: bool = False
    status: Status | None = None

    def silent_since(self, now: float) -> float | None:
        """When the word was due that has not come, or None while all is well."""
        due = self.heard + self.every_s
        return due if self.pulses and now > due else None


class Presence:
    """All screens by socket id; at most one for each seat.

    `now` gives seconds on a steady clock.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.limited = Limited(now)
        self._started = now()
        self._screens: dict[str, Screen] = {}
        self._rooms: dict[str, set[str]] = {}
        self._covers: dict[str, str] = {}
        self._counts: Counter[ScreenKind] = Counter()
        self._listed: dict[str, Screen] = {}
        self._displays: dict[ScreenKind, dict[str, Screen]] = {kind: {} for kind in _OPEN}
        self._crowd: dict[ScreenKind, dict[str, Screen]] = {kind: {} for kind in _OPEN}
        self._signs: dict[str, Signs] = {}
        self._seats: dict[str, str] = {}
        self._changed: dict[str, float] = {}
        self._lost: dict[str, float] = {}
        self._last: dict[str, Signs] = {}

    def enter(
        self,
        sid: str,
        kind: ScreenKind,
        seat: str | None,
        generation: int,
        build: str = "",
        preview: bool = False,
        login: str | None = None,
    ) -> tuple[Screen, Screen | None]:
        """Lets a screen in. Gives it, and the screen of the same seat that it takes over from."""
        now = self.now()
        screen = Screen(sid, kind, seat, generation, Bucket(self.now), preview, login)
        seat = screen.plays
        older = self.at(seat) if seat is not None else None
        if older is not None:
            self._forget(older.sid)
        self._screens[sid] = screen
        self._rooms.setdefault(screen.room, set()).add(sid)
        if preview and screen.seat is not None:
            self._covers[screen.seat] = screen.room
        slow = Bucket(self.now, SIGNS_A_SECOND, SIGNS_AT_ONCE)
        self._signs[sid] = Signs(now, now, slow, build)
        self._list(screen)
        if seat is not None:
            self._seats[seat] = sid
            self._changed[seat] = now
            self._last.pop(seat, None)
        return screen, older

    def leave(self, sid: str) -> Screen | None:
        """Forgets a screen; None when it was not, or is no longer, let in."""
        screen, signs = self._forget(sid)
        if screen is None or signs is None or screen.seat is None:
            return screen
        if self._seats.get(screen.seat) == sid:
            now = self.now()
            del self._seats[screen.seat]
            self._changed[screen.seat] = now
            self._lost[screen.seat] = signs.silent_since(now) or now
            self._last[screen.seat] = signs
        return screen

    def _forget(self, sid: str) -> tuple[Screen | None, Signs | None]:
        screen = self._screens.pop(sid, None)
        if screen is not None:
            self._rooms[screen.room].discard(sid)
            self._unlist(screen)
        return screen, self._signs.pop(sid, None)

    def _list(self, screen: Screen) -> None:
        """A preview is no screen; of what is open to all only the first are listed."""
        if screen.preview:
            return
        self._counts[screen.kind] += 1
        if screen.kind in _OPEN:
            if len(self._displays[screen.kind]) >= MOST_LISTED:
                self._crowd[screen.kind][screen.sid] = screen
                return
            self._displays[screen.kind][screen.sid] = screen
        self._listed[screen.sid] = screen

    def _unlist(self, screen: Screen) -> None:
        """Another one out of the crowd takes the place of a display that was listed."""
        self._counts[screen.kind] -= not screen.preview
        self._listed.pop(screen.sid, None)
        if screen.kind not in _OPEN:
            return
        displays, crowd = self._displays[screen.kind], self._crowd[screen.kind]
        crowd.pop(screen.sid, None)
        if displays.pop(screen.sid, None) is not None and crowd:
            sid = next(iter(crowd))
            displays[sid] = self._listed[sid] = crowd.pop(sid)

    def get(self, sid: str) -> Screen | None:
        """The screen behind a socket id."""
        return self._screens.get(sid)

    def at(self, seat: str) -> Screen | None:
        """The screen that shows this seat now."""
        sid = self._seats.get(seat)
        return self._screens.get(sid) if sid is not None else None

    def signs(self, sid: str) -> Signs | None:
        """What is known of how a screen is doing."""
        return self._signs.get(sid)

    def last_signs(self, seat: str) -> Signs | None:
        """The signs of the seat's screen; of one that has gone, the last that it gave."""
        screen = self.at(seat)
        return self._signs[screen.sid] if screen is not None else self._last.get(seat)

    def heard(self, sid: str) -> None:
        """Notes that something came from a screen."""
        signs = self._signs.get(sid)
        if signs is not None:
            signs.heard = self.now()

    def slept(self, seconds: float) -> None:
        """The server itself stood still for so long: no screen could be heard meanwhile."""
        now = self.now()
        for signs in self._signs.values():
            signs.heard = min(now, signs.heard + seconds)

    def lost_since(self, seat: str) -> float | None:
        """Since when (s) the seat has no screen that is heard, or None while it has one.

        A seat that nobody has ever opened counts from the start.
        """
        screen = self.at(seat)
        if screen is None:
            return self._lost.get(seat, self._started)
        return self._signs[screen.sid].silent_since(self.now())

    def since_s(self, seat: str) -> int:
        """Whole seconds since the seat's screen came or went (since the start if it never came)."""
        return int(self.now() - self._changed.get(seat, self._started))

    def count(self, kind: ScreenKind) -> int:
        """How many screens of a kind are let in; a preview is none."""
        return self._counts[kind]

    def sounds(self) -> set[str]:
        """How the listed audience displays that have said so are doing for sound."""
        displays = (signs for screen, signs in self.listed() if screen.kind == "audience")
        return {signs.status.sound for signs in displays if signs.status is not None}

    def listed(self) -> list[tuple[Screen, Signs]]:
        """Every screen but previews and the crowds, as they came."""
        return [(screen, self._signs[sid]) for sid, screen in self._listed.items()]

    def asks_every_s(self, sid: str) -> float:
        """How often that screen is asked to say how it is doing; it is held to that from now on."""
        of_a_crowd = any(sid in crowd for crowd in self._crowd.values())
        every_s = CROWD_PULSE_EVERY_S if of_a_crowd else PULSE_EVERY_S
        self._signs[sid].every_s = every_s
        return every_s

    def previewed(self) -> set[str]:
        """The seats whose screens a host looks at, covered."""
        return {seat for seat, room in self._covers.items() if self.is_in(room)}

    def of_kind(self, kind: ScreenKind) -> list[Screen]:
        """Every screen of that kind, previews too."""
        return [screen for screen in self._screens.values() if screen.kind == kind]

    def of_login(self, login: str) -> list[Screen]:
        """Every screen that came by that login, previews too."""
        return [screen for screen in self._screens.values() if screen.login == login]

    def is_in(self, room: str) -> bool:
        """Whether somebody is in that room."""
        return bool(self._rooms.get(room))
