"""Random matches for the tests of the game ring: seeded, with everything recorded."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from deathmatch.game import (
    EDITIONS,
    Begin,
    Command,
    Decision,
    Edition,
    Event,
    Extend,
    Match,
    Pause,
    Resume,
    choices,
    decide,
    due,
    edition_named,
    evolve,
    new_match,
    next_due,
    switches_of,
)

SEATS = ("marvin", "nomi")
TABLES = tuple(name for name, edition in EDITIONS.items() if not edition.eliminates)
LONGEST = 400
"""Decisions after which a random match is cut. None of those seen comes near it."""


class RandomDice:
    """Draws of a seed, for tests only."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def pick(self, options: Sequence[str], why: str) -> int:
        return self._random.randrange(len(options))


@dataclass
class Played:
    """A match being played: every command with its moment and events."""

    match: Match
    dice: RandomDice
    at: int = 0
    entries: list[tuple[int, Command, list[Event]]] = field(default_factory=list)

    def give(self, command: Command) -> None:
        events = decide(self.match, command, self.at, self.dice)
        for event in events:
            self.match = evolve(self.match, event, self.at)
        self.entries.append((self.at, command, events))


def edition_with(
    values: dict[str, object], named: str = "death_match", **timing: object
) -> Edition:
    """An edition with these switches and clock figures."""
    edition = edition_named(named).with_switches(**values)
    return replace(edition, timing=replace(edition.timing, **timing))


def any_values(rng: random.Random, named: str = "death_match") -> dict[str, object]:
    """A value for every switch of an edition."""
    values: dict[str, object] = {}
    for switch in switches_of(edition_named(named)).values():
        if switch.kind == "bool":
            values[switch.name] = rng.random() < 0.5
        elif switch.kind == "choice":
            values[switch.name] = rng.choice(switch.allowed)
        elif switch.kind == "bank":
            values[switch.name] = rng.choice(["unlimited", 27, 50])
        else:
            values[switch.name] = rng.choice([7, 10, 12])
    return values


def any_table(seed: int, most: int = 10) -> tuple[Edition, tuple[str, ...]]:
    """A table edition with a value for every switch, now and then with clocks, and its seats."""
    rng = random.Random(seed)
    named = rng.choice(TABLES)
    low, high = edition_named(named).players
    seats = tuple(f"p{n}" for n in range(1, rng.randint(low, min(high, most)) + 1))
    values = any_values(rng, named) if rng.random() < 0.8 else {}
    timing = {"on": rng.random() < 0.4, "extensions": 2, "auto_extend": rng.random() < 0.3}
    return edition_with(values, named, **timing), seats


def random_match(
    seed: int,
    edition: Edition,
    spectators: int = 11,
    seats: tuple[str, ...] = SEATS,
    most: int = LONGEST,
) -> Iterator[Played]:
    """Plays a whole match, giving itself after every command, the last one included."""
    rng = random.Random(seed)
    names = tuple(f"s{n}" for n in range(1, spectators + 1))
    garnets = {seat: rng.randrange(3) for seat in seats}
    played = Played(new_match(edition, seats, garnets, names), RandomDice(seed))
    played.give(Begin())
    yield played
    for _ in range(most):
        if played.match.over:
            return
        played.at += rng.randrange(1, 50_000)
        for command in _commands(rng, played):
            played.give(command)
            yield played
    raise AssertionError(f"not over after {most} decisions")


def _commands(rng: random.Random, played: Played) -> Iterator[Command]:
    """What comes next: mostly a legal answer, sometimes time, an extension or a pause."""
    fate = rng.random()
    if fate < 0.06:
        moment = next_due(played.match)
        played.at = max(played.at, moment or 0)
    if expiry := due(played.match, played.at):
        yield expiry
        return
    seat = rng.choice(played.match.asked)
    if fate < 0.10 and played.match.player(seat).extensions and not played.match.untimed:
        yield Extend(seat, played.match.question)
    elif fate < 0.13:
        yield Pause()
        played.at += 500_000
        yield Resume()
    else:
        answer = rng.choice(choices(played.match, seat))
        yield Decision(seat, played.match.question, answer)
