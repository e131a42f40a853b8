"""Trouble with the disk: while there is any, nothing is decided, time stands still, and the host
is told.
"""

from __future__ import annotations

from collections.abc import Callable

from deathmatch.episode.clock import EpisodeClock
from deathmatch.episode.journal import Journal, JournalFault

PROBE_EVERY_S = 1.0
KNOWN = frozenset({"storage_full", "storage_read_only", "newer_data"})


class Disk:
    """Whether the journal can be written. `monotonic` gives seconds on a steady clock."""

    def __init__(self, journal: Journal, monotonic: Callable[[], float]) -> None:
        self._journal = journal
        self._monotonic = monotonic
        self._probed = 0.0
        self.trouble: dict[str, str] | None = None

    def failed(self, fault: JournalFault, clock: EpisodeClock) -> str:
        """Notes a fault, freezes the clock, and gives the code for whoever asked."""
        if fault.code == "conflict":
            # Another process is writing this episode; the disk is well.
            return "storage"
        clock.freeze()
        code = code_of(fault)
        self.trouble = {"code": code, "detail": fault.detail}
        self._probed = self._monotonic()
        return code

    def recovered(self, clock: EpisodeClock, *, now: bool = False) -> bool:
        """Tries the disk, at most once a second unless `now`; True once it is well, and time goes
        on.
        """
        if self.trouble is None:
            return False
        if not now and self._monotonic() - self._probed < PROBE_EVERY_S:
            return False
        self._probed = self._monotonic()
        try:
            self._journal.probe()
        except JournalFault as fault:
            self.trouble = {"code": code_of(fault), "detail": fault.detail}
            return False
        self.trouble = None
        clock.thaw()
        return True


def code_of(fault: JournalFault) -> str:
    """The refusal code of a fault, of those that screens have words for."""
    return fault.code if fault.code in KNOWN else "storage"
