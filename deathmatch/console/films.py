"""Films for the player's page, made when they are asked for: one place for the command and the
console.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import RLock
from typing import Any

import msgspec

from deathmatch.episode.film import ALL, ROOM, Film, points_of_view
from deathmatch.episode.fold import Fold

Doc = dict[str, Any]
Newer = Callable[[], object]
Dress = Callable[[Doc], Doc]

KEPT = 4


class Films:
    """The films of one episode.

    `told` is the episode; `newer` takes in what has happened since; `dress` adds to what screens
    are told of the show what no recording holds: its colours and pictures. All of it may be called
    from several threads.
    """

    def __init__(self, told: Fold, newer: Newer = lambda: None, dress: Dress = dict) -> None:
        self._told = told
        self._newer = newer
        self._dress = dress
        self._kept: dict[tuple[str, int], Film] = {}
        self._lock = RLock()

    @property
    def told(self) -> Fold:
        """The episode."""
        return self._told

    def clip(self, first: int, last: int) -> Doc:
        """A stretch as the room saw it. IndexError where there is no such entry."""
        with self._lock:
            clip = self._film(ROOM).clip(first, last)
            return {**clip, "show": self._dress(clip["show"])}

    def head(self, view: str) -> bytes:
        """The head of a film, with all that has happened. UserError for a view that is none."""
        with self._lock:
            self._newer()
            head = self._film(view).head()
            return msgspec.json.encode({**head, "show": self._dress(head["show"])})

    def chunk(self, view: str, index: int) -> bytes:
        """One chunk. IndexError where there is none."""
        with self._lock:
            return msgspec.json.encode(self._film(view).chunk(index))

    def _film(self, view: str) -> Film:
        key = view, self._told.rev
        if key not in self._kept:
            while len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = Film(self._told, view)
        return self._kept[key]


def views_of(told: Fold, closed: bool, all_hands: bool = False) -> Sequence[str]:
    """The points of view that somebody may take.

    `closed`: nothing can go on in the episode any more. Until then it is the room's alone, and
    that with `all_hands` for whoever may see them.
    """
    if closed:
        return points_of_view(told.setup)
    return [ROOM, ALL] if all_hands else [ROOM]
