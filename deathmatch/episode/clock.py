"""The episode's own clock: whole milliseconds that only go forward."""

import time
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
        self._frozen = True

    def thaw(self) -> None:
        """Let time go on from where it stood; does nothing if it is going."""
        if self._frozen:
            self._base_ms = self._last_ms
            self._mark = self._monotonic()
            self._frozen = False
