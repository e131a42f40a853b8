"""What a director works with, put together in one place."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from deathmatch.episode.journal import Journal
from deathmatch.episode.show import Show

from .access import Access
from .desk import Bases
from .presence import Presence
from .wire import Outlet


def wall_ms() -> int:
    """Milliseconds since 1970, for people; nothing is computed with it."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Parts:
    """What a director works with. `monotonic` gives seconds, `wall` ms since 1970, `free_bytes` the
    room left on the disk. `rehearsal`: every screen says that this is one.
    """

    show: Show
    journal: Journal
    outlet: Outlet
    access: Access
    presence: Presence
    bases: Bases
    build: str
    pace: float = 1.0
    monotonic: Callable[[], float] = time.monotonic
    wall: Callable[[], int] = wall_ms
    free_bytes: Callable[[], int | None] = lambda: None
    rehearsal: bool = False
