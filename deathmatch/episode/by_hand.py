"""Real cards: the floor draws, and the dealer enters what was drawn.

The rules ask for a draw as they always do; what the dealer has not entered yet is asked
for, and the command waits, undecided, until all of it is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from deathmatch.game import Refused
from deathmatch.game.events import CardMoved, Proved, ProvedAbsent

Dice = Literal["sealed", "by hand"]


class Wanted(Exception):
    """The next draw that has to be entered: one of `options`, for what `why` says."""

    def __init__(self, options: Sequence[str], why: str) -> None:
        super().__init__(why)
        self.options = tuple(options)
        self.why = why


class HandDice:
    """Dice whose draws are `drawn`, in their order; `counter` goes on as that of a stream."""

    def __init__(self, drawn: Sequence[str], counter: int) -> None:
        self._drawn = list(drawn)
        self.counter = counter

    def pick(self, options: Sequence[str], why: str) -> int:
        """The place of the next entry among `options`.

        Raises Wanted when nothing is entered for it, and Refused("impossible_draw") for
        an entry that cannot have been drawn.
        """
        if not self._drawn:
            raise Wanted(options, why)
        entered = self._drawn.pop(0)
        if entered not in options:
            raise Refused("impossible_draw", entered=entered)
        self.counter += 1
        return list(options).index(entered)

    def confirm(self, events: Iterable[Any]) -> None:
        """Has the dealer enter every noble that these events turn up, as it lies on the table.

        Raises Wanted and Refused like `pick`; also Refused for entries that nothing asked for.
        """
        for event in events:
            if isinstance(event, Proved):
                self.pick((event.noble,), f"shown:{event.seat}")
            elif isinstance(event, ProvedAbsent):
                for noble in event.nobles:
                    self.pick((noble,), f"shown:{event.seat}")
            elif isinstance(event, CardMoved) and event.to.startswith("lost:"):
                self.pick((event.noble,), f"shown:{event.to.removeprefix('lost:')}")
        if self._drawn:
            raise Refused("impossible_draw", entered=self._drawn[0])
