"""A draft: the events decided so far and the match they lead to, while one command is decided."""

from __future__ import annotations

from collections.abc import Sequence

from .dice import Dice
from .edition import RESERVE, TREASURY, Seat
from .events import Agenda, CoinsMoved, Event
from .evolve import evolve
from .state import Attempt, Match
from .steps import Step


class Draft:
    """Collects events at one moment (ms). Thrown away whole when the command is refused."""

    def __init__(self, match: Match, at: int, dice: Dice) -> None:
        self.match = match
        self.at = at
        self.events: list[Event] = []
        self._dice = dice

    def emit(self, *events: Event) -> None:
        """Adds what happened; `match` is then the match after it."""
        for event in events:
            self.match = evolve(self.match, event, self.at)
            self.events.append(event)

    def then(self, *steps: Step) -> None:
        """The current step is done; these come next, in this order."""
        self.emit(Agenda(steps))

    def pick(self, options: Sequence[str], why: str) -> str:
        """One of `options`, drawn. The very object is returned, not a copy of it."""
        return options[self._dice.pick(options, why)]

    def pay(self, source: str, to: str, amount: int, why: str) -> None:
        """Moves coins; a treasury with an end gives what it has (OP-16); nothing moves nothing."""
        if source == TREASURY:
            left = self.match.treasury()
            amount = amount if left is None else min(amount, left)
        elif source == RESERVE:
            amount = min(amount, self.match.reserve)
        if amount > 0:
            self.emit(CoinsMoved(source, to, amount, why))

    @property
    def attempt(self) -> Attempt:
        """The action in hand."""
        assert self.match.attempt is not None, "no action is in hand"
        return self.match.attempt

    def coins(self, seat: Seat) -> int:
        """Coins in the purse of `seat`."""
        return self.match.player(seat).coins
