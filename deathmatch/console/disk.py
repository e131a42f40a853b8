"""Trouble with the disk: while there is any, nothing is decided, time stands still, and the host
is told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from deathmatch.episode.clock import EpisodeClock
from deathmatch.episode.deciding import AnyCommand
from deathmatch.episode.floor import Floor
from deathmatch.episode.journal import Journal, JournalFault

from .owed import Owed

PROBE_EVERY_S = 1.0
LOOK_EVERY_S = 10.0
SLOW_S = 0.25
LAST_WRITES = 20
SLOW_WRITES = 3
AGAIN_S = 1.0
LEAST_FREE = 200 * 1024 * 1024
KNOWN = frozenset({"storage_full", "storage_read_only", "newer_data"})


class Disk:
    """Whether the journal can be written, and how well.

    `monotonic` gives seconds on a steady clock, `free_bytes` the room that is left, or None where
    nobody can tell.
    """

    def __init__(
        self,
        journal: Journal,
        monotonic: Callable[[], float],
        free_bytes: Callable[[], int | None] = lambda: None,
    ) -> None:
        self._journal = journal
        self._monotonic = monotonic
        self._free_bytes = free_bytes
        self._probed = 0.0
        self._writes: deque[float] = deque(maxlen=LAST_WRITES)
        self._tried = monotonic()
        self._owed = LAST_WRITES
        self._looked: float | None = None
        self._nearly_full = False
        self.trouble: dict[str, str] | None = None
        self.doubted = False
        """Whether no entry has been written since there was trouble: a trial write may pass where
        an entry does not.
        """
        self.copy_failed = False
        self.owed = Owed()

    def refused(self, command: AnyCommand, command_id: str, floor: Floor) -> str | None:
        """Notes an order that was not written for trouble, or is owed still; gives the refusal's
        code where that is shown all the same.
        """
        if self.trouble is None and not self.owed.holds(command):
            return None
        return self.owed.take(command, command_id, floor)

    @property
    def code(self) -> str:
        """The refusal code of the trouble that there is."""
        return self.trouble["code"] if self.trouble else "storage"

    def wrote(self, seconds: float) -> bool:
        """Notes how long an entry took to be written; True where that was in doubt."""
        self._writes.append(seconds)
        doubted, self.doubted = self.doubted, False
        return doubted

    @property
    def slow(self) -> bool:
        """Whether writes are slow, and not just one of them: at least three of the last twenty."""
        return sum(seconds >= SLOW_S for seconds in self._writes) >= SLOW_WRITES

    def measured(self) -> list[dict[str, Any]]:
        """What writes that are slow measure: the slowest of the last ones, in ms."""
        return [{"code": "disk_slow", "ms": round(max(self._writes) * 1000)}] if self.slow else []

    def try_out(self) -> None:
        """A small real write, where one is owed: a series after the start, and one each second
        while the disk is slow, so that the warning goes by itself once the disk is well.
        """
        if self.trouble is not None or not self._trial_owed():
            return
        self._owed = max(0, self._owed - 1)
        began = self._tried = self._monotonic()
        self._journal.probe()
        self._tried = self._monotonic()
        self._writes.append(self._tried - began)

    def _trial_owed(self) -> bool:
        if self.slow:
            # That it is slow is known; a long series would only stand in everybody's way.
            self._owed = 0
            return self._monotonic() - self._tried >= AGAIN_S
        return self._owed > 0

    def warnings(self) -> list[str]:
        """What is not well with the disk: "disk_slow", "disk_full", "copy_failed"."""
        now = self._monotonic()
        if self._looked is None or now - self._looked >= LOOK_EVERY_S:
            self._looked = now
            free = self._free_bytes()
            self._nearly_full = free is not None and free < LEAST_FREE
        full = self._nearly_full or (self.trouble or {}).get("code") == "storage_full"
        found = {"disk_slow": self.slow, "disk_full": full, "copy_failed": self.copy_failed}
        return [code for code, stands in found.items() if stands]

    def failed(self, fault: JournalFault, clock: EpisodeClock) -> str:
        """Notes a fault, freezes the clock, and gives the code for whoever asked."""
        if fault.code == "conflict":
            # Another process is writing this episode; the disk is well.
            return "storage"
        clock.freeze()
        code = code_of(fault)
        self.trouble, self.doubted = {"code": code, "detail": fault.detail}, True
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
