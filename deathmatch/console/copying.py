"""Copies that are made without being asked for: at the start, and at the end of each match."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from typing import Any

from deathmatch.episode.copies import Kept
from deathmatch.episode.journal import JournalFault

from .director import Director

log = logging.getLogger("deathmatch.copies")

Apart = Callable[..., Any]


class Copying:
    """Adds a copy to those that are kept whenever there is something new to keep.

    `apart` runs the copying where it holds nobody up; `today` gives the time for its name.
    """

    def __init__(
        self,
        director: Director,
        kept: Kept,
        apart: Apart,
        today: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._director = director
        self._kept = kept
        self._apart = apart
        self._today = today
        self._copied: int | None = None
        self._started = False

    def look(self) -> None:
        """Makes the copy that is owed, if one is. Called about once a second, from one place."""
        why = self._owed()
        if why is None:
            return
        try:
            self._apart(self._kept.add, why, self._today())
        except JournalFault as fault:
            log.warning("no copy was made (%s): %s", fault.code, fault.detail)
            self._failed(True)
        else:
            self._failed(False)

    def _owed(self) -> str | None:
        """Why a copy is owed now; each reason counts once, also where the copy then fails."""
        with self._director.lock:
            episode = self._director.episode
        fresh = not self._started
        self._started = True
        if episode.match.over and self._copied != episode.id:
            self._copied = episode.id
            return "start" if fresh else f"episode-{episode.number}"
        return "start" if fresh and (episode.rev or episode.number > 1) else None

    def _failed(self, failed: bool) -> None:
        with self._director.lock:
            if self._director.disk.copy_failed != failed:
                self._director.disk.copy_failed = failed
                self._director.board.changed()
