"""How late the server is: everybody waits while it does one thing for too long."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

LATE_S = 0.25
TIMES = 3
AT_ONCE_S = 1.0
WITHIN_S = 30.0


class Delays:
    """Counts delays by when they were. `monotonic` gives seconds."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._late: deque[tuple[float, float]] = deque(maxlen=500)

    def note(self, seconds: float) -> None:
        """Notes that what is due many times a second came so long after the last time."""
        if seconds >= LATE_S:
            self._late.append((self._monotonic(), seconds))

    def measured(self) -> list[dict[str, Any]]:
        """The longest delay of the last half minute in ms, where there were at least three of
        them, or one was long.
        """
        now = self._monotonic()
        recent = [seconds for when, seconds in self._late if now - when < WITHIN_S]
        if len(recent) < TIMES and max(recent, default=0.0) < AT_ONCE_S:
            return []
        return [{"code": "server_late", "ms": round(max(recent) * 1000)}]
