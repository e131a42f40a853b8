"""When the seats that were given to stand-ins answer, and what. Each knows what its own seat may
see.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom

from deathmatch.episode.stand_in import StandIn
from deathmatch.game import Answer, AtSeat, Match, answer_from_data, view

AFTER_REFUSAL_MS = 1000


def _fresh() -> Random:
    return Random(SystemRandom().getrandbits(128))


class StandIns:
    """Plans the answers of one episode's stand-ins; times are ms on the episode's clock.

    `pace`: they think so many times as long. `random` makes a source for each seat.
    """

    def __init__(self, pace: float, random: Callable[[], Random] = _fresh) -> None:
        self._pace = pace
        self._random = random
        self._minds: dict[str, StandIn] = {}
        self._plans: dict[str, tuple[int, int]] = {}

    def plan(self, match: Match, at: int) -> None:
        """Looks who is asked now, and keeps the plans for questions that were open before."""
        kept = {} if match.paused or match.over else self._plans
        asked = () if match.paused or match.over else match.asked
        self._plans = {
            seat: self._plan(match, seat, at, kept.get(seat))
            for seat in asked
            if match.player(seat).stand_in
        }

    def ready(self, at: int) -> list[str]:
        """The seats that have thought long enough."""
        return [seat for seat, (_question, moment) in self._plans.items() if moment <= at]

    def answer(self, match: Match, seat: str, at: int) -> Answer:
        """The seat's answer, chosen from its own view. ValueError if it is not asked."""
        return answer_from_data(self._mind(match, seat).answer(view(match, AtSeat(seat), at)))

    def wait(self, seat: str, at: int) -> None:
        """Lets a seat try again a little later; its answer could not be taken now."""
        question, _moment = self._plans[seat]
        self._plans[seat] = question, at + AFTER_REFUSAL_MS

    def _plan(
        self, match: Match, seat: str, at: int, before: tuple[int, int] | None
    ) -> tuple[int, int]:
        if before is not None and before[0] == match.question:
            return before
        think_ms = int(self._mind(match, seat).think_ms() * self._pace)
        return match.question, at + think_ms

    def _mind(self, match: Match, seat: str) -> StandIn:
        if seat not in self._minds:
            self._minds[seat] = StandIn(match.edition, self._random())
        return self._minds[seat]
