"""How fast the rules are: the game ring alone, on one core, nothing written and nothing sent."""

from __future__ import annotations

import time
from random import Random

from deathmatch.game import Begin, Decision, choices, decide, edition_named, evolve, new_match

SPECTATORS = tuple(f"s{number}" for number in range(1, 12))
SEATS = ("marvin", "nomi")


class Dice:
    """Draws from a seeded source."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def pick(self, options: object, why: str) -> int:
        return self._random.randrange(len(options))  # type: ignore[arg-type]


def play(random: Random) -> int:
    """One whole match of legal answers drawn at random; gives how many decisions it took."""
    match = new_match(edition_named("death_match"), SEATS, dict.fromkeys(SEATS, 5), SPECTATORS)
    dice, at, decisions = Dice(random), 0, 0
    command: object = Begin()
    while True:
        for event in decide(match, command, at, dice):  # type: ignore[arg-type]
            match = evolve(match, event, at)
        if match.over:
            return decisions
        decisions += 1
        at += 1000
        seat = random.choice(match.asked)
        command = Decision(seat, match.question, random.choice(choices(match, seat)))


def measure(for_s: float) -> tuple[float, float]:
    """Decisions and whole matches per second, choosing the answers included."""
    random = Random(2)
    for _ in range(50):
        play(random)
    decisions = matches = 0
    begun = time.perf_counter()
    while (took := time.perf_counter() - begun) < for_s:
        decisions += play(random)
        matches += 1
    return decisions / took, matches / took
