"""Draws read off what they led to: for checking entries whose seed is not known, or whose cards
were dealt by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from deathmatch.episode.directing import Happened
from deathmatch.game import events
from deathmatch.game.events import CardMoved


class Impossible(Exception):
    """What is recorded cannot have come of any draw."""


class RecordedDice:
    """Gives each draw the outcome that the recorded events tell; `counter` goes on by one a draw.

    `attempt` numbers the ways in which draws can be read that the events leave open; once
    `left` is above zero there are no more.
    """

    def __init__(self, recorded: Happened, counter: int, attempt: int = 0) -> None:
        self.counter = counter
        self.left = attempt
        self._recorded = recorded
        self._moves = [event for event in recorded if isinstance(event, CardMoved)]
        self._redraws = iter([move for move in self._moves if move.why == "redraw"][::2])

    def pick(self, options: Sequence[str], why: str) -> int:
        """The index of the option that was drawn. Raises Impossible."""
        self.counter += 1
        kind, _, place = why.partition(":")
        read = _READ.get(why) or _READ.get(f"{kind}:{place.partition(':')[0]}") or _READ.get(kind)
        drawn = read(self, options, place) if read else None
        found = [index for index, option in enumerate(options) if option == drawn]
        if not found:
            raise Impossible(why)
        if why != "random:redraw":
            return found[0]
        self.left, chosen = divmod(self.left, len(found))
        return found[chosen]

    def _dealt(self, options: Sequence[str], place: str) -> str | None:
        return self._next(lambda move: move.why == "deal" and move.to == place)

    def _next(self, fits: Callable[[CardMoved], bool]) -> str | None:
        """The noble of the next move that fits, which is then used up."""
        for index, move in enumerate(self._moves):
            if fits(move):
                return self._moves.pop(index).noble
        return None

    def _lost(self, options: Sequence[str], place: str) -> str | None:
        seat = place.removeprefix("lost:")
        return self._next(lambda move: move.to == f"lost:{seat}")

    def _out_of(self, options: Sequence[str], place: str) -> str | None:
        return self._next(lambda move: move.source == place)

    def _from_shown(self, options: Sequence[str], place: str) -> str | None:
        return self._next(lambda move: move.why == "drawn")

    def _redrawn(self, options: Sequence[str], place: str) -> str | None:
        move = next(self._redraws, None)
        return move.to if move else None

    def _taken(self, options: Sequence[str], place: str) -> str | None:
        taken = (move.source for move in self._moves if move.why.startswith("take:"))
        return next((source.removeprefix("holder:") for source in taken), None)

    def _called(self, options: Sequence[str], place: str) -> str | None:
        named = {seat for event in self._of(events.Called) for seat in event.holders}
        return next((option for option in options if option in named), None)

    def _without(self, options: Sequence[str], place: str) -> str | None:
        named = {seat for event in self._of(events.HoldersNamed) for seat in event.holders}
        return next((option for option in options if option not in named), None)

    def _named(self, kind: type, field: str) -> str | None:
        return next((getattr(event, field) for event in self._of(kind)), None)

    def _of(self, kind: type) -> Iterator[Any]:
        return (event for event in self._recorded if isinstance(event, kind))


_READ: dict[str, Callable[[RecordedDice, Sequence[str], str], str | None]] = {
    "deal": RecordedDice._dealt,
    "lots:chooser": lambda dice, _options, _place: dice._named(events.ChooserNamed, "seat"),
    "lots:starter": lambda dice, _options, _place: dice._named(events.FirstNamed, "seat"),
    "lots:without": RecordedDice._without,
    "random:take": RecordedDice._taken,
    "random:call": RecordedDice._called,
    "random:target": lambda dice, _options, _place: dice._named(events.Declared, "target"),
    "random:hand": RecordedDice._from_shown,
    "random:lost": RecordedDice._lost,
    "random:holder": RecordedDice._out_of,
    "random:redraw": RecordedDice._redrawn,
}
