"""Goes into trouble with the disk, and out of it: what is owed is written before anything shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deathmatch.episode.deciding import AnyCommand
from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import JournalFault
from deathmatch.game import Pause

from .acks import Ack, refusal
from .disk import PROBE_EVERY_S

if TYPE_CHECKING:
    from .director import Director


class Trouble:
    """One director's. The director's lock is held whenever a method is called."""

    def __init__(self, director: Director, monotonic: Callable[[], float]) -> None:
        """`monotonic` gives seconds on a steady clock."""
        self._director = director
        self._monotonic = monotonic
        self._pause_owed = False
        self._pays = False
        self._paid_at = 0.0

    def open(self, episode: Episode) -> None:
        """Another episode is on; one that was running is paused: time while the server was down
        costs nobody anything.
        """
        match = episode.match
        self._pause_owed = match.begun and not (match.over or match.paused)
        self._pay_pause()

    def is_over(self, *, now: bool) -> bool:
        """Whether the journal can be written; looks again if it could not, and goes on."""
        director, disk = self._director, self._director.disk
        before = disk.trouble
        if before is None:
            return True
        if disk.recovered(director.clock, now=now):
            if director.waiting is not None:
                director.clock.freeze()
            self._pay_pause()
            if disk.trouble is None:
                self.pay()
            self._tell()
        elif disk.trouble != before:
            director.board.send()
        return disk.trouble is None

    def failed(self, fault: JournalFault) -> str:
        """Holds the match, tells hosts, and gives the refusal's code."""
        code = self._director.disk.failed(fault, self._director.clock)
        if self._director.disk.trouble is not None:
            self._tell()
        return code

    def not_written(
        self, command: AnyCommand, command_id: str, fault: JournalFault | None = None
    ) -> Ack:
        """Refused, for `fault` if that has come only now; but what was to be dark is before anybody
        is told, and is ordered again once it can be written.
        """
        director, disk = self._director, self._director.disk
        code = disk.failed(fault, director.clock) if fault is not None else disk.code
        shown = disk.refused(command, command_id, director.episode.floor)
        if shown is not None or (fault is not None and disk.trouble is not None):
            self._tell()
        return refusal(shown if shown is not None else code)

    def pay(self) -> None:
        """Orders again what is owed."""
        director = self._director
        if self._pays or not director.disk.owed.names():
            return
        self._pays, self._paid_at = True, self._monotonic()
        try:
            director.disk.owed.pay(director.submit, lambda: director.episode.floor)
        finally:
            self._pays = False

    def pay_again(self) -> None:
        """The same once a second, where it was refused although the disk is well."""
        owed = self._director.disk.owed
        if owed.names() and self._monotonic() - self._paid_at >= PROBE_EVERY_S:
            self.pay()
            self._tell()

    def _pay_pause(self) -> None:
        if not self._pause_owed:
            return
        try:
            director = self._director
            director.commit(Pause("restart"), None, "host", director.episode.at)
            self._pause_owed = False
        except JournalFault as fault:
            self.failed(fault)

    def _tell(self) -> None:
        self._director.publish()
        self._director.board.send()
