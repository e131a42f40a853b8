"""Who draws: an interface. The outcome of every draw goes into the events; replay never draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Dice(Protocol):
    """A source of draws: software from the sealed seed, a floor that deals, a script."""

    def pick(self, options: Sequence[str], why: str) -> int:
        """The index of one of `options`, each equally likely.

        `why` says what for: `deal:PLACE` (a noble that goes to that place), `lots:WHAT`
        (chooser, starter, or a spectator who goes without a noble) or `random:WHAT` (what
        a time-out or a random pick needs).
        """
