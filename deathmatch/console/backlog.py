"""What waits for a slow screen: only the newest of each message that is whole by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WHOLE = ("view", "beat", "desk", "show")
MOST_WAITING = 16
_STARTS = tuple(f'2["{name}",' for name in WHOLE)


def with_backlog(queue: Any) -> Any:
    """A kind of queue like `queue` in which no more than a few messages ever wait for one screen.

    Each message of those kinds holds all that the ones before it held, so a screen that was slow
    goes on with what is, not with what was. Answers to what it sent stay.
    """

    class Backlog(queue):  # type: ignore[misc]
        def put(self, item: Any, *args: Any, **more: Any) -> None:
            if self.qsize() >= MOST_WAITING:
                waiting = list(self.queue)
                kept = newest(waiting)
                self.queue.clear()
                self.queue.extend(kept)
                for _ in range(len(waiting) - len(kept)):
                    self.task_done()
            super().put(item, *args, **more)

    return Backlog


def newest(packets: Sequence[Any]) -> list[Any]:
    """These packets without those that a later one of the same kind replaces."""
    kept: list[Any] = []
    later: set[str] = set()
    for packet in reversed(packets):
        kind = _kind(packet)
        if kind not in later:
            kept.append(packet)
        if kind is not None:
            later.add(kind)
    return kept[::-1]


def _kind(packet: Any) -> str | None:
    data = getattr(packet, "data", None)
    if not isinstance(data, str):
        return None
    return next((start for start in _STARTS if data.startswith(start)), None)
