"""Which screens are let in right now. Holds no socket, only their ids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from .limits import Bucket
from .wire import AUDIENCE_ROOM, HOST_ROOM, seat_room

ScreenKind = Literal["host", "audience", "seat"]


@dataclass(frozen=True)
class Screen:
    """One screen that was let in: what it is, and for a seat by which link."""

    sid: str
    kind: ScreenKind
    seat: str | None
    generation: int
    bucket: Bucket = field(compare=False)

    @property
    def room(self) -> str:
        """The one room that this screen is in."""
        if self.kind == "seat" and self.seat is not None:
            return seat_room(self.seat)
        return HOST_ROOM if self.kind == "host" else AUDIENCE_ROOM


class Presence:
    """All screens by socket id; at most one for each seat.

    `now` gives seconds on a steady clock.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._started = now()
        self._screens: dict[str, Screen] = {}
        self._seats: dict[str, str] = {}
        self._changed: dict[str, float] = {}

    def enter(
        self, sid: str, kind: ScreenKind, seat: str | None, generation: int
    ) -> tuple[Screen, Screen | None]:
        """Lets a screen in. Gives it, and the screen of the same seat that it takes over from."""
        screen = Screen(sid, kind, seat, generation, Bucket(self._now))
        older = self.at(seat) if seat is not None else None
        if older is not None:
            del self._screens[older.sid]
        self._screens[sid] = screen
        if seat is not None:
            self._seats[seat] = sid
            self._changed[seat] = self._now()
        return screen, older

    def leave(self, sid: str) -> Screen | None:
        """Forgets a screen; None when it was not, or is no longer, let in."""
        screen = self._screens.pop(sid, None)
        if screen is not None and screen.seat is not None and self._seats.get(screen.seat) == sid:
            del self._seats[screen.seat]
            self._changed[screen.seat] = self._now()
        return screen

    def get(self, sid: str) -> Screen | None:
        """The screen behind a socket id."""
        return self._screens.get(sid)

    def at(self, seat: str) -> Screen | None:
        """The screen that shows this seat now."""
        sid = self._seats.get(seat)
        return self._screens.get(sid) if sid is not None else None

    def since_s(self, seat: str) -> int:
        """Whole seconds since the seat's screen came or went (since the start if it never came)."""
        return int(self._now() - self._changed.get(seat, self._started))

    def count(self, kind: ScreenKind) -> int:
        """How many screens of a kind are let in."""
        return sum(screen.kind == kind for screen in self._screens.values())

    def rooms(self) -> list[str]:
        """Every room that somebody is in."""
        return sorted({screen.room for screen in self._screens.values()})
