"""Which screens are let in right now, and what each was last heard to say. Holds no socket, only
their ids.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .limits import Bucket, Limited
from .messages import ScreenKind, Status
from .wire import AUDIENCE_ROOM, DIRECTOR_ROOM, HOST_ROOM, cover_room, seat_room

PULSE_EVERY_S = 2.0
SIGNS_A_SECOND = 4.0
SIGNS_AT_ONCE = 12.0
_ROOMS = {"host": HOST_ROOM, "director": DIRECTOR_ROOM, "audience": AUDIENCE_ROOM}


@dataclass(frozen=True)
class Screen:
    """One screen that was let in: what it is, and for a seat by which link.

    A `preview` is an audience display, or a seat's screen that is covered, inside a host's panel.
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

    `pulses` once it has said so by itself: from then on its silence means something.
    """

    since: float
    heard: float
    bucket: Bucket
    build: str = ""
    pulses: bool = False
    status: Status | None = None

    def silent_since(self, now: float) -> float | None:
        """When the word was due that has not come, or None while all is well."""
        due = self.heard + PULSE_EVERY_S
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
        slow = Bucket(self.now, SIGNS_A_SECOND, SIGNS_AT_ONCE)
        self._signs[sid] = Signs(now, now, slow, build)
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
        return screen, self._signs.pop(sid, None)

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
        return sum(each.kind == kind and not each.preview for each in self._screens.values())

    def sounds(self) -> set[str]:
        """How the audience displays that have said so are doing for sound."""
        displays = (signs for screen, signs in self.all() if screen.kind == "audience")
        return {signs.status.sound for signs in displays if signs.status is not None}

    def all(self) -> list[tuple[Screen, Signs]]:
        """Every screen but previews, as they came."""
        return [
            (screen, self._signs[sid])
            for sid, screen in self._screens.items()
            if not screen.preview
        ]

    def previewed(self) -> set[str]:
        """The seats whose screens a host looks at, covered."""
        return {each.seat for each in self._screens.values() if each.preview and each.seat}

    def of_login(self, login: str) -> list[Screen]:
        """Every screen that came by that login, previews too."""
        return [screen for screen in self._screens.values() if screen.login == login]

    def is_in(self, room: str) -> bool:
        """Whether somebody is in that room."""
        return bool(self._rooms.get(room))
