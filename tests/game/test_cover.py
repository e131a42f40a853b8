"""What the host may look at: covered screens, and how many secrets a screen shows."""

from __future__ import annotations

import msgspec
import pytest

from deathmatch.game import AtSeat, Audience, Director, Host, view
from deathmatch.game.cover import covered_view, secrets_in

from .playing import SEATS, edition_with, random_match
from .test_secrecy import canary_edition, names_in, own_places


@pytest.mark.parametrize("seed", range(15))
def test_the_secrets_of_a_screen_are_those_it_may_see(seed: int) -> None:
    for played in random_match(seed, edition_with({}), spectators=5):
        match = played.match
        if match.over:
            assert secrets_in(match, AtSeat("nomi")) == ()
            break
        assert secrets_in(match, Audience()) == secrets_in(match, Host()) == ()
        for viewer in (AtSeat("marvin"), AtSeat("nomi"), AtSeat("s1")):
            own = {place for place in own_places(match, viewer) if match.cards.get(place)}
            assert set(secrets_in(match, viewer)) == own
        hidden = [p for p in match.cards if p.partition(":")[0] in ("hand", "holder", "called")]
        assert set(secrets_in(match, Director())) == {p for p in hidden if match.cards[p]}


@pytest.mark.parametrize("seed", range(30))
def test_a_covered_screen_shows_no_noble(seed: int) -> None:
    for played in random_match(seed, canary_edition({}), spectators=4):
        match = played.match
        if match.over:
            break
        for seat in (*SEATS, "s1", "s4"):
            covered = covered_view(match, seat, 0)
            assert names_in(covered) == set()
            assert set(covered) == set(view(match, AtSeat(seat), 0)["you"])


def test_a_covered_screen_tells_apart_no_two_hands() -> None:
    for played in random_match(3, edition_with({})):
        match = played.match
        if match.over or not match.hand("nomi"):
            continue
        other = {**match.cards, "hand:nomi": ("contessa",) * len(match.hand("nomi"))}
        twin = msgspec.structs.replace(match, cards=other)
        assert covered_view(match, "nomi", 0) == covered_view(twin, "nomi", 0)
