"""How fast the rules are: the game ring alone, on one core, nothing written and nothing sent."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from deathmatch.game import (
    Audience,
    Begin,
    Decision,
    Edition,
    choices,
    decide,
    edition_named,
    evolve,
    new_match,
    view,
)
from tests.bench.figures import Bound

SPECTATORS = tuple(f"s{number}" for number in range(1, 12))
SIZES = (("death_match", 2), ("usagyuuun", 2), ("usagyuuun", 6), ("usagyuuun", 10))
HEAD = ("edition", "players", "decisions per second", "whole matches per second", "us a decision")


class Dice:
    """Draws from a seeded source."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def pick(self, options: object, why: str) -> int:
        return self._random.randrange(len(options))  # type: ignore[arg-type]


def play(random: Random, edition: Edition, players: int) -> int:
    """One whole match of legal answers drawn at random, with what all may see after each; gives
    how many decisions it took.
    """
    seats = tuple(f"p{number}" for number in range(players))
    match = new_match(edition, seats, dict.fromkeys(seats, 5), SPECTATORS)
    dice, at, decisions = Dice(random), 0, 0
    command: object = Begin()
    while True:
        for event in decide(match, command, at, dice):  # type: ignore[arg-type]
            match = evolve(match, event, at)
        view(match, Audience(), at)
        if match.over:
            return decisions
        decisions += 1
        at += 1000
        seat = random.choice(match.asked)
        command = Decision(seat, match.question, random.choice(choices(match, seat)))


@dataclass(frozen=True)
class Speed:
    """What was measured of one edition with so many players, choosing the answers included."""

    named: str
    players: int
    decisions_s: float
    matches_s: float

    @property
    def us(self) -> float:
        """Microseconds that a decision takes."""
        return 1e6 / self.decisions_s

    def row(self) -> tuple[str, ...]:
        """The figures, as :data:`HEAD` names them."""
        figures = (self.decisions_s, self.matches_s, self.us)
        return (self.named, str(self.players), *(f"{figure:,.0f}" for figure in figures))


def bounds(found: Sequence[Speed]) -> list[Bound]:
    """A decision among more players costs no more than in proportion to them."""
    fewest = {speed.named: speed for speed in reversed(found)}
    return [
        Bound(
            f"{speed.named}, a decision of {speed.players}",
            speed.us,
            few.us * speed.players / few.players,
            f"that of {few.players}, times {speed.players / few.players:g}",
            unit="us",
        )
        for speed in found
        if (few := fewest[speed.named]) is not speed
    ]


def measure(for_s: float, named: str, players: int) -> Speed:
    """Plays whole matches for so many seconds."""
    random, edition = Random(2), edition_named(named)
    for _ in range(20):
        play(random, edition, players)
    decisions = matches = 0
    begun = time.perf_counter()
    while (took := time.perf_counter() - begun) < for_s:
        decisions += play(random, edition, players)
        matches += 1
    return Speed(named, players, decisions / took, matches / took)
