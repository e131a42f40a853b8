"""Stand-ins: legal, sensible, varied, at human pace, and from the seat's view alone."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deathmatch.episode.rehearsal import MOST_DECISIONS, rehearse
from deathmatch.episode.stand_in import StandIn
from deathmatch.game import edition_named, switches_of
from tests.game.playing import any_values

from .builders import a_setup, a_table

TABLES_A_BLOCK = 250

EDITION = edition_named("death_match")


def a_view(choices: list[dict[str, Any]], **values: Any) -> dict[str, Any]:
    """A seat's view with what a stand-in may look at, and nothing more."""
    attempt = {"by": "bo", "action": "tax", "target": None, "claim": "duke", "block": None}
    return {
        "table": {
            "players": [
                {"seat": "ada", "coins": 2, "lost": values.get("own_lost", [])},
                {"seat": "bo", "coins": values.get("coins", 2), "lost": values.get("lost", [])},
            ],
            "shown": values.get("shown", []),
            "attempt": attempt | values.get("attempt", {}),
        },
        "you": {"seat": "ada", "hand": values.get("hand", ["duke", "duke"]), "choices": choices},
    }


def share(view: dict[str, Any], pick: Any, tries: int = 600) -> float:
    """How often the answer is one for which ``pick`` holds."""
    player = StandIn(EDITION, Random(1))
    return sum(bool(pick(player.answer(view))) for _ in range(tries)) / tries


WINDOW = [{"do": "allow"}, {"do": "challenge"}]
SAVE = [{"do": "allow"}, {"do": "challenge"}, {"do": "block", "noble": "contessa"}]
KILL = {"action": "assassinate", "claim": "assassin", "target": "ada"}


@pytest.mark.slow
def test_a_thousand_matches_are_played_to_their_end() -> None:
    """Every answer is decided by the game, which refuses what is not legal."""
    rng = Random(11)
    outcomes = [rehearse(a_setup(), rng) for _ in range(1000)]
    assert all(outcome.winner for outcome in outcomes)
    assert max(outcome.decisions for outcome in outcomes) < 500


@st.composite
def switches(draw: st.DrawFn, named: str = "death_match") -> dict[str, Any]:
    turned: dict[str, Any] = {}
    for switch in switches_of(edition_named(named)).values():
        if switch.kind == "bool" and draw(st.booleans()):
            turned[switch.name] = draw(st.booleans())
        elif switch.kind == "choice" and draw(st.booleans()):
            turned[switch.name] = draw(st.sampled_from(switch.allowed))
    return turned


@pytest.mark.slow
@pytest.mark.parametrize("block", range(4))
def test_tables_of_every_size_and_switch_are_played_to_their_end(block: int) -> None:
    """Every answer is made from the view of a seat and decided by the game."""
    rng = Random(block)
    for _ in range(TABLES_A_BLOCK):
        named = rng.choice(("classic", "usagyuuun"))
        low, high = edition_named(named).players
        # Small tables are played oftener, for they are over sooner.
        players = min(high, low + int(rng.expovariate(0.5)))
        setup = a_table(named, players, **any_values(rng, named))
        outcome = rehearse(setup, rng)
        assert outcome.winner is not None and outcome.decisions < MOST_DECISIONS


@settings(max_examples=200)
@given(switches(), st.integers(0, 2**32))
def test_every_mixture_of_switches_is_played(turned: dict[str, Any], seed: int) -> None:
    outcome = rehearse(a_setup(**turned), Random(seed))
    assert outcome.winner is not None


def test_the_same_source_plays_the_same_match() -> None:
    assert rehearse(a_setup(), Random(3)) == rehearse(a_setup(), Random(3))


def test_a_lie_that_is_plain_to_see_is_challenged() -> None:
    for known in ({"hand": ["duke", "duke"], "shown": ["duke"]}, {"lost": ["duke"]},
                  {"own_lost": ["duke"]}):  # fmt: skip
        view = a_view(WINDOW, **{"hand": ["duke", "duke"], **known})
        assert share(view, lambda answer: answer["do"] == "challenge") > 0.9


def test_the_more_it_knows_the_more_it_doubts() -> None:
    hands = (["captain", "contessa"], ["duke", "contessa"], ["duke", "duke"])
    rates = [share(a_view(WINDOW, hand=hand), lambda a: a["do"] == "challenge") for hand in hands]
    assert 0.02 < rates[0] < rates[1] < rates[2] < 0.6


def test_a_false_block_is_doubted_by_the_noble_of_the_block() -> None:
    block = {"by": "bo", "noble": "contessa"}
    view = a_view(
        WINDOW, hand=["contessa", "contessa"], shown=["contessa"], attempt=KILL | {"block": block}
    )
    assert share(view, lambda answer: answer["do"] == "challenge") > 0.9


def test_who_has_the_contessa_says_so() -> None:
    view = a_view(SAVE, hand=["contessa"], attempt=KILL)
    assert share(view, lambda answer: answer["do"] == "block") > 0.9


def test_who_has_nothing_to_lose_does_not_let_it_pass() -> None:
    view = a_view(SAVE, hand=["duke"], attempt=KILL)
    assert share(view, lambda answer: answer["do"] == "allow") < 0.15
    assert 0.1 < share(view, lambda answer: answer["do"] == "block") < 0.95


def test_true_claims_are_likelier_than_bluffs() -> None:
    choices = [{"do": "act", "action": name, "target": None} for name in ("income", "tax")]
    honest = share(a_view(choices, hand=["duke", "captain"]), lambda a: a["action"] == "tax")
    bluff = share(a_view(choices, hand=["captain"]), lambda a: a["action"] == "tax")
    assert 0.1 < bluff < honest
    never = a_view(choices, hand=["captain"], shown=["duke"] * 3)
    assert share(never, lambda a: a["action"] == "tax") == 0


def test_an_empty_purse_is_not_worth_a_theft() -> None:
    choices = [{"do": "act", "action": "income", "target": None},
               {"do": "act", "action": "steal", "target": "bo"}]  # fmt: skip
    view = a_view(choices, hand=["captain"], coins=0)
    assert share(view, lambda answer: answer["action"] == "steal") == 0


def test_a_noble_in_hand_is_shown() -> None:
    view = a_view([{"do": "show"}, {"do": "refuse"}])
    assert share(view, lambda answer: answer["do"] == "show") == 1
    assert share(a_view([{"do": "refuse"}]), lambda answer: answer["do"] == "refuse") == 1


def test_the_lesser_noble_and_the_second_of_a_pair_go_first() -> None:
    choices = [{"do": "lose", "noble": "duke"}, {"do": "lose", "noble": "ambassador"}]
    view = a_view(choices, hand=["duke", "ambassador"])
    assert share(view, lambda answer: answer["noble"] == "ambassador") > 0.7


def test_what_is_kept_is_mostly_the_better_hand() -> None:
    choices = [{"do": "keep", "keep": ["ambassador", "ambassador"], "give": []},
               {"do": "keep", "keep": ["captain", "duke"], "give": []}]  # fmt: skip
    assert share(a_view(choices), lambda answer: "duke" in answer["keep"]) > 0.9


def test_holders_are_picked_evenly() -> None:
    choices = [{"do": "take", "holder": name} for name in "abcdefgh"]
    player = StandIn(EDITION, Random(2))
    seen = Counter(player.answer(a_view(choices))["holder"] for _ in range(1600))
    assert set(seen) == set("abcdefgh") and max(seen.values()) < 2 * min(seen.values())


def test_an_only_choice_is_taken() -> None:
    only = {"do": "act", "action": "coup", "target": "bo"}
    assert StandIn(EDITION, Random(1)).answer(a_view([only])) == only


def test_who_is_not_asked_does_not_answer() -> None:
    with pytest.raises(ValueError):
        StandIn(EDITION, Random(1)).answer(a_view([]))


def test_it_thinks_like_a_person_whatever_it_weighs() -> None:
    """The pace is the same for any hand and any question: a wait tells nothing."""
    paces = []
    for view in (a_view(WINDOW), a_view(SAVE, hand=["contessa"], attempt=KILL)):
        player = StandIn(EDITION, Random(9))
        pace = []
        for _ in range(300):
            pace.append(player.think_ms())
            player.answer(view)
        paces.append(pace)
    assert paces[0] == paces[1]
    assert min(paces[0]) >= 2000 and max(paces[0]) <= 6000
    assert len(set(paces[0])) > 200
