"""Random matches on a captured stage, for the tests of secrecy."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from random import Random

from deathmatch.game import SWITCHES, Begin, Decision, Edition, Match, Pause, Resume, edition_named
from tests.console.tagged import Stage, box_of, careful_choice

LONGEST = 400
Step = Callable[[Match], object]
# Seconds for each of the forms; what is found in them is printed.
FOR_S = float(os.environ.get("DEATHMATCH_SECRECY_S", "3"))


def seat_of(room: str) -> str | None:
    return room.partition(":")[2] or None


def editions() -> list[Edition]:
    """The edition as it is, and with the switches that change who sees or is asked what."""
    plain = edition_named("death_match")
    turned = [
        {"spectators_see_own": False},
        {"may_refuse": True},
        {"empty_pool": "draw_from_shown"},
        {"replacement_pick": "random", "exchange_pick": "random"},
        {"response": "staged"},
    ]
    known = [t for t in turned if set(t) <= set(SWITCHES)]
    assert len(known) == len(turned), SWITCHES.keys()
    return [plain, *(plain.with_switches(**switches) for switches in turned)]


EDITIONS = editions()


def play(stage: Stage, seed: int, on_step: Step, watch: Step = lambda match: None) -> Match:
    """Plays a random match to its end.

    `on_step` is called after each command, `watch` after each event.
    """
    random = Random(seed)
    edition = EDITIONS[seed % len(EDITIONS)]
    episode = stage.open(edition, seed, box_of(edition))
    episode.watch = watch
    assert stage.submit(Begin(), "host", 0)["ok"]
    care = random.random()
    for number in range(1, LONGEST):
        on_step(episode.match)
        if episode.match.over:
            break
        if random.random() < 0.03:
            stage.submit(Pause("host"), "host", 10_000 + number)
            stage.submit(Resume(), "host", 20_000 + number)
        if random.random() < 0.05:
            stage.now += 125
            stage.director.tick()
            continue
        match = episode.match
        if match.over:
            break
        seat = random.choice(match.asked)
        answer = careful_choice(match, seat, random, care)
        ack = stage.submit(Decision(seat, match.question, answer), seat, number)
        assert ack["ok"], ack
    return episode.match


def rounds(for_s: float) -> Iterator[int]:
    """Numbers from 0 for so long, at least ten."""
    end = time.monotonic() + for_s
    number = 0
    while number < 10 or time.monotonic() < end:
        yield number
        number += 1
