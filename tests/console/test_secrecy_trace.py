"""The trace form of secrecy: two deals that differ only in what a viewer never gets to see.

The same commands on both send it the same messages at the same moments: what is asked, of whom,
and how long it stays open tell nothing either.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from deathmatch.game import Begin, Decision, Edition, Match
from deathmatch.game.answers import Keep, Lose
from tests.console.secrecy import EDITIONS, FOR_S, rounds
from tests.console.tagged import (
    ROOMS,
    TAG,
    Stage,
    Tagged,
    box_of,
    careful_choice,
    readable_tags,
    visible,
)

REV = re.compile(r"rev:\d+,")


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    with readable_tags():
        yield Stage()


Sent = list[tuple[float, str, str, str]]


@dataclass
class Script:
    """A match from its deal on: where it began, what was done, learnt and sent."""

    dealt: Match
    dice: Any
    began_s: float
    sent: Sent
    commands: list[tuple[float, str, Any]] = field(default_factory=list)
    facts: list[bool] = field(default_factory=list)
    learnt: dict[str, set[int]] = field(default_factory=lambda: {room: set() for room in ROOMS})


def test_two_deals_that_differ_in_what_is_never_seen_send_the_same(stage: Stage) -> None:
    compared = messages = 0
    for seed in rounds(2 * FOR_S):
        random = Random(seed)
        script = record(stage, EDITIONS[seed % len(EDITIONS)], seed, random)
        for room in random.sample(ROOMS, 4):
            for a, b in unseen_pairs(script, room, random):
                sent = replay(stage, script, swapped(script.dealt, a, b))
                if sent is not None:
                    mine = [each for each in script.sent if each[1] == room]
                    assert [each for each in sent if each[1] == room] == mine
                    compared += 1
                    messages += len(mine)
    print(f"trace: {compared} pairs of deals, {messages} messages")
    assert compared > 10


def test_a_tell_is_found(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A public figure that depends on a hidden noble, put in on purpose."""
    views = sys.modules["deathmatch.game.view"]
    real = views.public_view

    def telling(match: Match, at: int) -> Any:
        return {**real(match, at), "slip": sum(noble == "duke" for noble in hidden(match))}

    monkeypatch.setattr("deathmatch.console.publish.public_view", telling)
    with pytest.raises(AssertionError):
        test_two_deals_that_differ_in_what_is_never_seen_send_the_same(stage)


def hidden(match: Match) -> list[str]:
    return [noble for seat in match.seats for noble in match.hand(seat)]


def record(stage: Stage, edition: Edition, seed: int, random: Random) -> Script:
    """Plays some of a match and keeps what was done and what was sent from the deal on."""
    episode = stage.open(edition, seed, box_of(edition))
    stage.submit(Begin(), "host", 0)
    number = 0
    while episode.match.turn == 0:
        stage.capture.take()
        number += 1
        do(stage, number, 125, "clock", None)
    script = Script(episode.match, episode.dice_state, stage.now, plain(stage))
    learn(script, episode.match)
    episode.watch = lambda match: learn(script, match)
    care = random.random()
    for number in range(100, 100 + random.randrange(5, 80)):
        match = episode.match
        if match.over:
            break
        wait_s, by, command = next_step(match, random, care)
        script.commands.append((wait_s, by, command))
        do(stage, number, wait_s, by, command)
        script.sent += plain(stage)
    return script


def next_step(match: Match, random: Random, care: float) -> tuple[float, str, Any]:
    if random.random() < 0.05:
        return 125, "clock", None
    seat = random.choice(match.asked)
    answer = definite(match, seat, careful_choice(match, seat, random, care))
    return random.choice((0.5, 3, 40)), seat, Decision(seat, match.question, answer)


def definite(match: Match, seat: str, answer: Any) -> Any:
    """The answer with the very nobles that it moves: of two equal ones the first in the hand."""
    pool = list(match.hand(seat))
    if isinstance(answer, Lose):
        return Lose(pool[pool.index(answer.noble)])
    if isinstance(answer, Keep):
        pool += [match.cards[f"called:{holder}"][0] for holder, _noble in answer.give]
        give = tuple((holder, pool.pop(pool.index(noble))) for holder, noble in answer.give)
        return Keep(tuple(sorted(pool)), give)
    return answer


def learn(script: Script, match: Match) -> None:
    for room in ROOMS:
        script.learnt[room] |= visible(match, room)
    script.facts.append(in_challenge(match))


def in_challenge(match: Match) -> bool:
    """Whether the noble in a challenge is there: what a challenge tells is told to all."""
    contest = match.attempt.challenge if match.attempt else None
    return contest is not None and contest.noble in match.hand(contest.against)


def unseen_pairs(script: Script, room: str, random: Random) -> list[tuple[int, int]]:
    """Tags of two different nobles that this room never got to see."""
    nobles = {tag_of(noble): noble for n in script.dealt.cards.values() for noble in n}
    unseen = [tag for tag in sorted(nobles) if tag not in script.learnt[room]]
    pairs = [(a, b) for a in unseen for b in unseen if a < b and nobles[a] != nobles[b]]
    return random.sample(pairs, min(2, len(pairs)))


def swapped(match: Match, a: int, b: int) -> Match:
    """The same position, with what the tags `a` and `b` stand for changed round."""
    nobles = {tag_of(noble): noble for n in match.cards.values() for noble in n}
    new = {a: Tagged(nobles[b].plain, a), b: Tagged(nobles[a].plain, b)}
    cards = {
        place: tuple(new.get(tag_of(noble), noble) for noble in held)
        for place, held in match.cards.items()
    }
    return replace(match, cards=cards)


def replay(stage: Stage, script: Script, dealt: Match) -> Sent | None:
    """The messages of the same commands from another deal on.

    None where the swap changed what a challenge told everybody, or made an answer impossible:
    then the two deals do differ in something that was seen.
    """
    found: list[bool] = []
    episode = stage.open(dealt.edition, 0, box_of(dealt.edition))
    episode.go_on_from(dealt, script.dice)
    stage.now = script.began_s
    stage.director.publish()
    sent = [each for each in plain(stage) if each[2] == "view"]
    watch = lambda match: found.append(in_challenge(match))  # noqa: E731
    watch(dealt)
    episode.watch = watch
    for number, (wait_s, by, command) in enumerate(script.commands, 100):
        if not do(stage, number, wait_s, by, translated(command, episode.match)):
            return None
        sent += plain(stage)
        if found != script.facts[: len(found)]:
            return None
    return sent


def plain(stage: Stage) -> Sent:
    """What was sent and when, without tags and entry numbers: of two equal nobles either moved."""
    taken = stage.capture.take()
    return [
        (stage.now, room, event, REV.sub("", TAG.sub("", text)))
        for room, event, text in taken
        if event != "desk"
    ]


def do(stage: Stage, number: int, wait_s: float, by: str, command: Any) -> bool:
    """One command, or only the passing of time; False when it was refused."""
    if command is None:
        stage.now += wait_s
        stage.director.tick()
        return True
    return bool(stage.submit(command, by, number, wait_s)["ok"])


def translated(command: Any, match: Match) -> Any:
    """The same answer by the nobles' tags: in the other deal a tag may stand for another noble."""
    if not isinstance(command, Decision) or not isinstance(command.answer, Lose | Keep):
        return command
    here = {tag_of(noble): noble for nobles in match.cards.values() for noble in nobles}
    answer = command.answer
    if isinstance(answer, Lose):
        return replace(command, answer=Lose(here[tag_of(answer.noble)]))
    keep = tuple(here[tag_of(noble)] for noble in answer.keep)
    give = tuple((holder, here[tag_of(noble)]) for holder, noble in answer.give)
    return replace(command, answer=Keep(keep, give))


def tag_of(noble: Any) -> int:
    return int(TAG.findall(str.__str__(noble))[0])
