"""Nobody is sent what they may not know: on everything that leaves, for every viewer.

State form: what a viewer cannot see is swapped, and what it is sent stays the same bytes. Canary:
every hidden noble carries a tag of its own, and the tag arrives nowhere it may not. The trace
form has a file of its own. DEATHMATCH_SECRECY_S sets how many seconds each of them looks.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from deathmatch.console.presence import Screen
from deathmatch.game import Match
from tests.console.secrecy import FOR_S, play, rounds, seat_of
from tests.console.tagged import (
    DIRECTOR_ROOM,
    FINALISTS,
    HANDS_ROOM,
    ROOMS,
    SEATS,
    TAG,
    Stage,
    Tagged,
    all_tags,
    own_places,
    public_tags,
    readable_tags,
    tags_in,
    visible,
)


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    with readable_tags():
        yield Stage()


# Canary


class Canary:
    """Follows one match: what each room may have learnt, and whether it was sent more."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._known: dict[str, set[int]] = {room: set() for room in (*ROOMS, HANDS_ROOM)}
        self._last: tuple[Any, ...] = (None, None, None)
        self.found: set[int] = set()
        self.messages = 0

    def learn(self, match: Match) -> None:
        """Takes in a position: every place that a room may look into."""
        now = (match.cards, match.step, match.result)
        if all(a is b for a, b in zip(now, self._last, strict=True)):
            return
        self._last = now
        public = public_tags(match)
        for room, known in self._known.items():
            seat = seat_of(room)
            known |= public
            if seat is not None:
                known |= tags_in(match, own_places(match, seat))
            if room in (DIRECTOR_ROOM, HANDS_ROOM):
                known |= visible(match, room)

    def check(self, match: Match) -> None:
        """Holds what was sent since the last call against it."""
        assert all_tags(match) == list(range(15))
        for room, event, text in self._stage.capture.take():
            self.messages += 1
            tags = {int(tag) for tag in TAG.findall(text)}
            self.found |= tags
            leaked = tags - self._known[room]
            assert not leaked, f"{room} was sent {leaked} in {event}: {text}"


def fly(stage: Stage, seeds: Iterable[int]) -> None:
    """Follows whole matches, and at their ends all screens as they come anew."""
    found: set[int] = set()
    count = messages = 0
    for seed in seeds:
        canary = Canary(stage)
        match = play(stage, seed, canary.check, canary.learn)
        stage.director.beat()
        greet_everybody(stage)
        canary.check(match)
        found |= canary.found
        count += 1
        messages += canary.messages
    print(f"canary: {count} matches, {messages} messages")
    assert found == set(range(15)), "tags do not arrive at all: the canary is dead"


def test_no_tag_of_a_hidden_noble_arrives_where_it_may_not(stage: Stage) -> None:
    fly(stage, rounds(FOR_S))


@pytest.mark.slow
@pytest.mark.long
def test_no_tag_arrives_in_a_thousand_matches(stage: Stage) -> None:
    fly(stage, range(100_000, 101_000))


def greet_everybody(stage: Stage) -> None:
    """What a screen gets that comes now, sent to its room."""
    for room in (*ROOMS, HANDS_ROOM):
        seat = seat_of(room)
        kind: Any = "seat" if seat else room
        screen = Screen(room, kind, seat, 1, None)  # type: ignore[arg-type]
        stage.director.greet(screen)


def test_the_canary_sings(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak that is put in on purpose is found."""
    views = sys.modules["deathmatch.game.view"]
    real = views._spectator

    def leaky(match: Match, seat: str) -> Any:
        return {**real(match, seat), "slip": list(match.hand(FINALISTS[0]))}

    monkeypatch.setattr(views, "_spectator", leaky)
    with pytest.raises(AssertionError, match="was sent"):
        fly(stage, range(20))


# State


def test_what_a_viewer_cannot_see_can_be_swapped(stage: Stage) -> None:
    compared = 0
    for seed in rounds(FOR_S):
        random = Random(seed)

        def swap(match: Match, random: Random = random) -> None:
            nonlocal compared
            if random.random() < 0.3:
                compared += compare_swapped(stage, match, random.choice(ROOMS), random)

        play(stage, seed, swap)
    print(f"state: {compared} positions")
    assert compared > 10


def compare_swapped(stage: Stage, match: Match, room: str, random: Random) -> bool:
    """Swaps two different nobles that a room may not see; asserts that it is sent the same."""
    seen = visible(match, room)
    hidden = [
        (place, index)
        for place, nobles in match.cards.items()
        for index, noble in enumerate(nobles)
        if int(TAG.findall(str.__str__(noble))[0]) not in seen
    ]
    random.shuffle(hidden)
    pairs = [
        (a, b) for a in hidden[:4] for b in hidden[4:] if noble_at(match, a) != noble_at(match, b)
    ]
    if not pairs:
        return False
    before = sent_to(stage, room)
    stage.director.episode.match = swapped(match, *random.choice(pairs))
    after = sent_to(stage, room)
    stage.director.episode.match = match
    assert before == after
    return True


def noble_at(match: Match, place: tuple[str, int]) -> Any:
    return match.cards[place[0]][place[1]]


def swapped(match: Match, a: tuple[str, int], b: tuple[str, int]) -> Match:
    cards = {place: list(nobles) for place, nobles in match.cards.items()}
    cards[a[0]][a[1]], cards[b[0]][b[1]] = cards[b[0]][b[1]], cards[a[0]][a[1]]
    return replace(match, cards={place: tuple(nobles) for place, nobles in cards.items()})


def sent_to(stage: Stage, room: str) -> list[tuple[str, str]]:
    """All that a room is sent in this position, live and when it comes anew."""
    # The desk that hosts are owed already, for what came on air before.
    stage.director.beat()
    stage.capture.take()
    stage.director.publish()
    stage.director.beat()
    stage.director.board.send()
    greet_everybody(stage)
    return [(event, text) for to, event, text in stage.capture.take() if to == room]


# What every commit sends


def test_every_room_is_sent_one_message_of_its_own_in_the_same_moment(stage: Stage) -> None:
    """Who is asked cannot be told from who is sent something, or how often, or in which order."""
    patterns: set[tuple[tuple[str, str], ...]] = set()

    def note(match: Match) -> None:
        taken = [(to, event) for to, event, _ in stage.capture.take() if to != HANDS_ROOM]
        views = tuple(each for each in taken if each[1] == "view")
        for start in range(0, len(views), len(ROOMS)):
            patterns.add(views[start : start + len(ROOMS)])

    for seed in range(12):
        play(stage, seed, note)
    assert len(patterns) == 1
    assert sorted(room for room, _event in patterns.pop()) == sorted(ROOMS)


def test_what_is_sent_on_the_wire_is_what_was_checked_here(stage: Stage) -> None:
    """Tagged nobles are texts for the encoder as well: nothing is lost between here and there."""
    noble = Tagged("duke", 3)
    assert noble == "duke" and hash(noble) == hash("duke") and "duke" in (noble,)
    assert msgspec.json.encode(msgspec.to_builtins(noble, enc_hook=str.__str__)) == b'"duke#3#"'
    assert set(SEATS) == {seat_of(room) for room in ROOMS} - {None}
