"""Entries that tell most screens nothing: one of several who are asked at once has answered.

Such an entry is sent to nobody but the crew and whom it concerns, and its number is not counted
for the others: neither a message nor a gap between two numbers says that somebody has answered
(OP-01).
"""

from __future__ import annotations

from deathmatch.episode.episode import Episode
from deathmatch.game import AtSeat, Match, private_view, public_view

NO_SEATS = frozenset({"host", "director", "server", "clock"})


class Shown:
    """How many entries of an episode have been shown to everybody."""

    def __init__(self, episode: Episode) -> None:
        self._episode = episode
        self._revs = [0]

    @property
    def rev(self) -> int:
        """The number that screens other than the crew's know the newest entry by."""
        return self.rev_of(self._episode.rev)

    def rev_of(self, n: int) -> int:
        """The number that they know the entry `n` by: how many were shown to all up to it."""
        while len(self._revs) <= n:
            self._revs.append(self._revs[-1] + (not self.is_unseen(len(self._revs))))
        return self._revs[n]

    def rev_for(self, by: str, n: int) -> int:
        """The number that whoever sent the entry `n` knows it by: the crew counts all."""
        return n if by in NO_SEATS else self.rev_of(n)

    def is_unseen(self, n: int) -> bool:
        """Whether the entry with that number has changed nothing that everybody sees."""
        before, after = self._around(n)
        if before.together is None or after.together is None or before.question != after.question:
            return False
        if self._episode.floor_after(n - 1) != self._episode.floor_after(n):
            return False
        at = self._episode.entries[n - 1].at
        return public_view(before, at) == public_view(after, at)

    def concerns(self, n: int, seat: str) -> bool:
        """Whether the entry has changed what `seat` alone may know."""
        at = self._episode.entries[n - 1].at
        before, after = (private_view(match, AtSeat(seat), at) for match in self._around(n))
        return before != after

    def _around(self, n: int) -> tuple[Match, Match]:
        return self._episode.match_after(n - 1), self._episode.match_after(n)
