"""Says what of an episode is old enough to be shown late. Steady time only; it sends nothing."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass

from deathmatch.episode.clock import EpisodeClock
from deathmatch.episode.episode import Episode


@dataclass(frozen=True)
class Moment:
    """How an episode stood: after its entry `n`, 0 for before the first, at `at` ms on its clock.

    `frozen`: that clock stood still.
    """

    n: int
    at: int
    frozen: bool


class Late:
    """An episode as it was `delay_s` ago, and never anything newer.

    What is there when this is made counts as made at that moment: after a restart, and when another
    episode opens, nothing is due before the delay has passed, nor before `before_s` has: the delay
    that what is there was made under. `now` gives seconds on a steady clock.
    """

    def __init__(
        self,
        episode: Episode,
        clock: EpisodeClock,
        delay_s: float,
        now: Callable[[], float],
        before_s: float = 0,
    ) -> None:
        self._episode = episode
        self._clock = clock
        self._now = now
        self.delay_s = delay_s
        self._made = [now()] * (episode.rev + 1)
        self._from = now() + before_s

    def note(self) -> None:
        """Takes in the entries that are new: they count as made now."""
        new = self._episode.rev + 1 - len(self._made)
        self._made += [self._now()] * new

    def moment(self) -> Moment | None:
        """How the episode stood the delay ago; None where nothing is due yet."""
        self.note()
        if self._now() < self._from:
            return None
        then = self._now() - self.delay_s
        n = bisect_right(self._made, then) - 1
        if n < 0:
            return None
        at, frozen = self._clock.then(then)
        entered = self._episode.entries[n - 1].at if n else 0
        return Moment(n, max(entered, at), frozen)

    def age_ms(self, n: int) -> int:
        """How long ago that entry was made, in ms."""
        return round((self._now() - self._made[n]) * 1000)
