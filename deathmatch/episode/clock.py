"""The episode's own clock: whole milliseconds that only go forward."""

import time
from bisect import bisect_right
from collections.abc import Callable


class EpisodeClock:
    """Milliseconds since the episode began, counted on the machine's monotonic clock.

    It can be frozen: while the disk is in trouble, time stands still for everybody.
    """

    def __init__(self, start_ms: int, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Start at ``start_ms``; ``monotonic`` gives seconds that never go back."""
        self._monotonic = monotonic
        self._base_ms = start_ms
        self._mark = monotonic()
        self._frozen = False
        self._last_ms = start_ms
        self._turns = [(self._mark, start_ms, False)]

    @property
    def frozen(self) -> bool:
        """Whether time stands still."""
        return self._frozen

    def now(self) -> int:
        """Milliseconds since the episode began; never less than it has answered before."""
        if not self._frozen:
            passed = int((self._monotonic() - self._mark) * 1000)
            self._last_ms = max(self._last_ms, self._base_ms + passed)
        return self._last_ms

    def freeze(self) -> None:
        """Let time stand still; does nothing if it does already."""
        self.now()
        if not self._frozen:
            self._frozen = True
            self._turns.append((self._monotonic(), self._last_ms, True))

    def thaw(self) -> None:
        """Let time go on from where it stood; does nothing if it is going."""
        if self._frozen:
            self._base_ms = self._last_ms
            self._mark = self._monotonic()
            self._frozen = False
            self._turns.append((self._mark, self._base_ms, False))

    def then(self, moment_s: float) -> tuple[int, bool]:
        """What it stood at at an earlier moment of the monotonic clock, and whether it was frozen.

        Before it was made it stood at its start.
        """
        turn = max(0, bisect_right(self._turns, moment_s, key=lambda each: each[0]) - 1)
        since, base_ms, frozen = self._turns[turn]
        passed = 0 if frozen else max(0, int((moment_s - since) * 1000))
        return base_ms + passed, frozen
