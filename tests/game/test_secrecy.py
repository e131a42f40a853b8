"""What a viewer may not know does not reach it: by state, by trace and by canary (G18, G33, OP-36).

State: exchange what a viewer cannot see, and its view stays the same to the byte.
Trace: the same commands on two deals that differ only in what a viewer never gets to
see give it the same sequence of views and question times.
Canary: each noble carries a tag of its own; no tag arrives where it may not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from deathmatch.game import (
    AtSeat,
    Audience,
    Begin,
    Decision,
    Director,
    Edition,
    Hands,
    Host,
    Match,
    Overlay,
    Refused,
    Viewer,
    choices,
    decide,
    evolve,
    new_match,
    view,
)

from .playing import SEATS, RandomDice, any_values, edition_with, random_match


def viewers(match: Match) -> list[Viewer]:
    seats = [*match.seats, *match.spectators, "nobody"]
    return [Audience(), Host(), Overlay(), Hands(), *(AtSeat(seat) for seat in seats)]


def own_places(match: Match, viewer: Viewer) -> set[str]:
    """The hidden places whose nobles a viewer may see now, said anew from the rules."""
    if isinstance(viewer, Hands):
        return {p for p in match.cards if p.startswith(("hand:", "examined:"))}
    if not isinstance(viewer, AtSeat):
        return set()
    seat = viewer.seat
    if seat in match.seats:
        looked = ("called:", "examined:") if match.turn_of == seat else ()
        looks = {p for p in match.cards if p.startswith(looked)}
        return {f"hand:{seat}", f"drawn:{seat}", f"examined:{seat}"} | looks
    return {f"holder:{seat}", f"called:{seat}"} if match.edition.spectators_see_own else set()


HIDDEN = ("hand", "holder", "called", "aside", "box", "court", "drawn", "examined")


def hidden_places(match: Match) -> list[str]:
    return [
        place for place in match.cards if place.partition(":")[0] in HIDDEN and match.cards[place]
    ]


def exchanged(match: Match, first: str, second: str) -> Match | None:
    """The match with the first nobles of two places exchanged, or None if they are alike."""
    one, two = match.cards[first], match.cards[second]
    if one[0] == two[0]:
        return None
    cards = {**match.cards, first: (two[0], *one[1:]), second: (one[0], *two[1:])}
    return replace(match, cards=cards)


@pytest.mark.parametrize("seed", range(40))
def test_state_form(seed: int) -> None:
    rng = random.Random(seed)
    edition = edition_with(any_values(rng) if seed % 2 else {})
    checked = 0
    for played in random_match(seed, edition, spectators=5):
        match = played.match
        if match.over:
            break
        pairs = list(combinations(hidden_places(match), 2))
        for first, second in rng.sample(pairs, min(12, len(pairs))):
            other = exchanged(match, first, second)
            if other is None:
                continue
            for viewer in viewers(match):
                if {first, second} & own_places(match, viewer):
                    continue
                checked += 1
                assert view(match, viewer, played.at) == view(other, viewer, played.at), viewer
    assert checked > 100


class DealtDice(RandomDice):
    """Deals a given order of nobles; everything else as it comes."""

    def __init__(self, order: Sequence[str], seed: int) -> None:
        super().__init__(seed)
        self._order = list(order)

    def pick(self, options: Sequence[str], why: str) -> int:
        if why.startswith("deal:") and self._order:
            return list(options).index(self._order.pop(0))
        return super().pick(options, why)


def two_deals(edition: Edition, rng: random.Random) -> tuple[list[str], list[str]]:
    """Two orders of the deal that differ in two nobles; the hands hold no pair in either."""
    box = [noble for noble in edition.nobles for _ in range(3)]
    while True:
        rng.shuffle(box)
        other = list(box)
        one, two = rng.sample(range(15), 2)
        other[one], other[two] = other[two], other[one]
        proper = all(order[0] != order[2] and order[1] != order[3] for order in (box, other))
        if proper and box[one] != box[two]:
            return list(box), other


def told(match: Match, viewer: Viewer, at: int) -> bytes:
    return msgspec.json.encode(view(match, viewer, at))


def may_know(match: Match) -> dict[str, set[str]]:
    """For each seat the hidden places whose nobles it may see now."""
    return {v.seat: own_places(match, v) for v in viewers(match) if isinstance(v, AtSeat)}


def common_trace(seed: int) -> Iterator[tuple[Match, Match, int]]:
    """A match on one deal, its commands on another as well, as long as both accept them.

    Gives both matches after each command, until the first that only one of them accepts
    or that leads to other public facts: there the difference has come to light.
    """
    rng = random.Random(seed)
    edition = edition_with({"response": rng.choice(["combined", "staged"])})
    deals = two_deals(edition, rng)
    spectators = tuple(f"s{n}" for n in range(1, 12))
    one = DealtDice(deals[0], seed)
    two = DealtDice(deals[1], seed)
    source = random_match(seed, edition)
    first = next(source)
    start = new_match(edition, SEATS, {p.seat: p.garnets for p in first.match.players}, spectators)
    pair = [start, start]
    dice: list[Any] = [one, two]
    at = 0
    commands: list[Any] = [Begin()]
    for _ in range(120):
        for command in commands:
            for number in (0, 1):
                try:
                    events = decide(pair[number], command, at, dice[number])
                except Refused:
                    return
                for event in events:
                    pair[number] = evolve(pair[number], event, at)
        if pair[0].over or pair[1].over:
            return
        yield pair[0], pair[1], at
        at += rng.randrange(1, 20_000)
        commands = [_blind(rng, pair[0])]


def _blind(rng: random.Random, match: Match) -> Any:
    seat = match.asked[0]
    return Decision(seat, match.question, rng.choice(choices(match, seat)))


def came_to_light(one: Match, two: Match, viewer: Viewer) -> bool:
    """Whether what the viewer may see differs: from then on its views may differ as well."""
    seen = own_places(one, viewer) | own_places(two, viewer)
    faces = [p for p in {*one.cards, *two.cards} if p.partition(":")[0] in ("lost", "shown")]
    places = [*seen, *faces]
    return any(one.cards.get(p, ()) != two.cards.get(p, ()) for p in places)


@pytest.mark.parametrize("block", range(10))
def test_trace_form(block: int) -> None:
    compared = 0
    for seed in range(block * 40, block * 40 + 40):
        lit: set[int] = set()
        for one, two, at in common_trace(seed):
            for number, viewer in enumerate(viewers(one)):
                if number in lit or came_to_light(one, two, viewer) or proven_apart(one, two):
                    lit.add(number)
                    continue
                compared += 1
                assert told(one, viewer, at) == told(two, viewer, at), viewer
    assert compared > 1000


def proven_apart(one: Match, two: Match) -> bool:
    """Whether a challenge went one way here and the other way there: that is public."""

    def settled(match: Match) -> list[Any]:
        return [line for line in match.log if line["code"] in ("proved", "caught")]

    return settled(one) != settled(two)


CLAIMED = ("duke", "captain", "assassin", "contessa", "ambassador")
CANARIES = tuple(f"canary-{n:02}" for n in range(10))


def canary_edition(values: dict[str, object]) -> Edition:
    """The Death Match with one copy of each of 15 nobles.

    Five may be claimed, so their names are public words; the name of each of the other
    ten is said nowhere but where that very noble is.
    """
    return edition_with(values | {"nobles": (*CLAIMED, *CANARIES), "copies": 1})


def names_in(data: Any) -> set[str]:
    """The canaries anywhere in what is sent, as it stands on the wire."""
    text = msgspec.json.encode(data).decode()
    return {name for name in CANARIES if name in text}


@pytest.mark.parametrize("block", range(8))
def test_canary(block: int) -> None:
    """Thousands of matches, every view after every command."""
    found = 0
    for seed in range(block * 260, block * 260 + 260):
        rng = random.Random(seed)
        edition = canary_edition(any_values(rng) if seed % 2 else {})
        for played in random_match(seed, edition, spectators=rng.choice([3, 11])):
            found += _no_stray_canary(played.match, played.at, every_seat=seed % 20 == 0)
    assert found > 1000


def _no_stray_canary(match: Match, at: int, every_seat: bool) -> int:
    """Holds the canaries that each viewer is sent against the places it may see."""
    if match.result and match.result.winner:
        return 0
    cards = match.cards
    public = {n for p, nobles in cards.items() for n in nobles if p[:4] in ("lost", "show")}
    some = [Audience(), Host(), Overlay(), Hands(), AtSeat("marvin"), AtSeat("s1")]
    some = viewers(match) if every_seat else some
    count = 0
    for viewer in some:
        own = {noble for place in own_places(match, viewer) for noble in cards.get(place, ())}
        sent = names_in(view(match, viewer, at))
        assert sent <= public | own, (viewer, sent - public - own)
        count += len(sent)
    return count


def test_the_canary_would_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted leak is found: the test can fail."""
    honest = view

    def leaky(match: Match, viewer: Viewer, at: int) -> dict[str, Any]:
        return {**honest(match, viewer, at), "slip": match.cards.get("holder:s3", ())}

    monkeypatch.setattr("tests.game.test_secrecy.view", leaky)
    with pytest.raises(AssertionError):
        test_canary(0)


def test_the_director_sees_every_noble_that_lies_hidden() -> None:
    """The gallery's page shows all 15, and nobody else's view has its fields."""
    for seed in range(20):
        for played in random_match(seed, edition_with({})):
            match = played.match
            you = view(match, Director(), played.at)["you"]
            places = [*you["hands"].values(), *you["holders"].values()]
            faces = [*(match.lost(s) for s in match.seats), match.cards.get("shown", ())]
            if match.holders:
                assert sum(map(len, places)) + sum(map(len, faces)) == 15
            for viewer in viewers(match):
                its = view(match, viewer, played.at)["you"]
                assert "holders" not in its
                assert isinstance(viewer, Hands) or "hands" not in its
