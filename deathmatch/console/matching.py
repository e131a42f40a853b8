"""Whether the show and its episode still match: who plays and holds is in the show, and the show's
file says what the episode was opened with.
"""

from __future__ import annotations

from collections.abc import Callable

from deathmatch.episode.episode import Episode
from deathmatch.episode.faults import ShowFaults
from deathmatch.episode.setup import Setup
from deathmatch.episode.show import SHOW_FILE, Show, load_show

LOOK_EVERY_S = 10.0
Stamp = tuple[int, int]


class Matching:
    """Holds one show and its file against episodes. `monotonic` gives seconds."""

    def __init__(self, show: Show, monotonic: Callable[[], float]) -> None:
        self._show = show
        self._monotonic = monotonic
        self._looked: float | None = None
        self._stamp: Stamp | None = None
        self._file: Setup | None = None

    def strangers(self, episode: Episode) -> list[str]:
        """The finalists and holders who are not in the show any more: nobody can open a screen for
        them.
        """
        here = {member.id for member in self._show.cast}
        named = {member.id for member in episode.setup.cast}
        seats = (*episode.match.seats, *episode.match.holders)
        return [seat for seat in seats if seat in named - here]

    def changed(self, episode: Episode) -> bool:
        """Whether the file says other rules, clock figures, cards or names than the episode has, or
        cannot be read. Garnets and finalists are each episode's own.
        """
        self._look()
        return self._file is None or _fixed(self._file, episode) != _fixed(episode.setup, episode)

    def _look(self) -> None:
        now = self._monotonic()
        if self._looked is not None and now - self._looked < LOOK_EVERY_S:
            return
        stamp = self._stamped()
        if self._looked is None or stamp != self._stamp:
            self._file, self._stamp = self._read(), stamp
        self._looked = now

    def _stamped(self) -> Stamp | None:
        try:
            found = (self._show.folder / SHOW_FILE).stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size

    def _read(self) -> Setup | None:
        try:
            return Setup.of(load_show(self._show.folder))
        except ShowFaults:
            return None


def _fixed(setup: Setup, episode: Episode) -> tuple[object, ...]:
    """What of a setup stays from one episode to the next, of those who are in this one."""
    here = set(episode.members)
    names = {member.id: member.name for member in setup.cast if member.id in here}
    return setup.edition, setup.dice, names
