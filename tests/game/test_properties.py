"""What holds in every match, whatever is played, under every value of every switch."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deathmatch.game import (
    Audience,
    Begin,
    Decision,
    Edition,
    End,
    Extend,
    Host,
    Match,
    Pause,
    Refused,
    Resume,
    StandIn,
    TimeUp,
    answer_from_data,
    choices,
    command_from_data,
    command_to_data,
    decide,
    edition_named,
    events_from_data,
    events_to_data,
    evolve,
    new_match,
    view,
)
from deathmatch.game.answers import Act, Allow, Answer, Block, Challenge, Keep, Lose, Take
from deathmatch.game.clock import remaining
from deathmatch.game.events import CardMoved, CoinsMoved, Extended, ExtensionsAdded, TimeAdded

from .playing import SEATS, RandomDice, any_values, edition_with, random_match

SEEDS = st.integers(0, 2**32)


def any_edition(seed: int) -> Edition:
    rng = random.Random(seed)
    return edition_with(
        any_values(rng), auto_extend=rng.random() < 0.3, grace_ms=rng.choice([0, 250])
    )


def sound(match: Match) -> None:
    """15 nobles, three of each kind (G2, G3); no debts; somebody can act until it is over."""
    nobles = Counter(noble for place in match.cards.values() for noble in place)
    assert nobles == dict.fromkeys(match.edition.nobles, 3)
    assert all(player.coins >= 0 for player in match.players)
    if match.edition.bank != "unlimited":
        assert sum(player.coins for player in match.players) <= match.edition.bank
    if match.over:
        assert not match.agenda and not match.open
        return
    assert match.asked and all(choices(match, seat) for seat in match.asked)
    assert all(not choices(match, seat) for seat in match.seats if seat not in match.open)
    for player in match.players:
        places = match.influence(player.seat) + len(match.lost(player.seat))
        assert player.out or not match.turn or places == 2


@given(SEEDS, st.integers(0, 15))
@settings(max_examples=150, deadline=None)
def test_every_match_is_sound_at_every_moment_and_ends(seed: int, spectators: int) -> None:
    played = None
    for played in random_match(seed, any_edition(seed), spectators):
        sound(played.match)
    assert played is not None and played.match.result is not None
    result = played.match.result
    assert result.winner in SEATS and result.loser in SEATS and result.winner != result.loser
    assert not played.match.hand(result.loser) and played.match.hand(result.winner)


@given(SEEDS)
@settings(max_examples=40, deadline=None)
def test_the_same_seed_and_commands_give_the_same_bytes(seed: int) -> None:
    first = list(random_match(seed, any_edition(seed)))[-1]
    again = list(random_match(seed, any_edition(seed)))[-1]
    written = [msgspec.json.encode(events_to_data(events)) for _, _, events in first.entries]
    assert written == [msgspec.json.encode(events_to_data(e)) for _, _, e in again.entries]


@given(SEEDS)
@settings(max_examples=40, deadline=None)
def test_what_is_written_reads_back_and_folds_to_the_same_match(seed: int) -> None:
    edition = any_edition(seed)
    last = list(random_match(seed, edition))[-1]
    again = msgspec.convert(msgspec.json.decode(msgspec.json.encode(edition)), Edition)
    assert again == edition
    garnets = {player.seat: player.garnets for player in last.match.players}
    match = new_match(again, SEATS, garnets, last.match.spectators)
    for at, command, events in last.entries:
        assert command_from_data(msgspec.json.decode(msgspec.json.encode(command))) == command
        assert command_to_data(command)["command"] == type(command).__name__
        data = msgspec.json.decode(msgspec.json.encode(events_to_data(events)))
        for event in events_from_data(data):
            match = evolve(match, event, at)
    assert match == last.match


def some_answers(match: Match) -> list[Answer]:
    """Answers of every kind with every name there is, legal or not."""
    names = [*match.seats, *match.holders[:2], "nobody"]
    nobles = [*match.edition.nobles, "inquisitor"]
    acts = [Act(row.name, target) for row in match.edition.actions for target in (None, *names)]
    two = match.holders[:2]
    keeps = [Keep((a,), tuple((h, b) for h in two)) for a in nobles for b in nobles]
    plain: list[Answer] = [Allow(), Challenge(), *acts, *keeps]
    named = [kind(noble) for kind in (Block, Lose) for noble in nobles]
    return [*plain, *named, *(Take(name) for name in names)]


@given(SEEDS)
@settings(max_examples=20, deadline=None)
def test_every_event_has_a_match_after_it_in_every_state(seed: int) -> None:
    """Also one that cannot have happened: then no noble comes or goes."""
    rng = random.Random(seed)
    played = list(random_match(seed, any_edition(seed), rng.choice([0, 3, 11])))[-1]
    happened = [event for _, _, events in played.entries for event in events]
    strange = [
        Extended("nobody"),
        TimeAdded(SEATS[0], -1000),
        ExtensionsAdded("nobody", 1),
        CardMoved("duke", "nowhere", "shown", "shown"),
        CoinsMoved("nobody", SEATS[0], 1, "gain"),
    ]
    match = new_match(any_edition(seed), SEATS, {}, ("s1",))
    states = [match]
    for at, _, events in played.entries:
        for event in events:
            match = evolve(match, event, at)
        states.append(match)
    for state in rng.sample(states, min(12, len(states))):
        for event in [*happened, *strange]:
            after = evolve(state, event, 0)
            assert sum(map(len, after.cards.values())) == 15


def test_what_is_sent_is_no_part_of_the_match() -> None:
    """Whoever is sent a view may do with it what it likes; only the lines of a host's whole log
    are the match's own, since there may be thousands.
    """
    match = list(random_match(1, any_edition(1)))[-1].match
    before = repr(match)
    for viewer in (Host(), Audience()):
        sent = view(match, viewer, 0)
        for line in sent["table"]["log"]:
            line.clear()
        sent["you"].get("log", []).clear()
        sent["table"]["result"]["garnets"].clear()
    assert repr(match) == before


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_exactly_the_choices_are_accepted(seed: int) -> None:
    for played in random_match(seed, any_edition(seed)):
        match = played.match
        if match.over or match.paused:
            continue
        for seat in match.seats:
            legal = choices(match, seat)
            for answer in [*some_answers(match), *legal]:
                command = Decision(seat, match.question, answer)
                try:
                    decide(match, command, played.at, RandomDice(0))
                    accepted = True
                except Refused:
                    accepted = False
                assert accepted == (answer in legal), (seat, answer)


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_wrong_commands_are_refused_in_every_state(seed: int) -> None:
    for played in random_match(seed, any_edition(seed)):
        match, at = played.match, played.at
        wrong: list[Any] = [Begin(), TimeUp(SEATS[0], match.question + 1), StandIn("nobody", True)]
        wrong += [Extend("nobody", match.question), Decision("nobody", match.question, Allow())]
        wrong += [Decision(seat, match.question - 1, Allow()) for seat in SEATS]
        wrong += [TimeUp(seat, match.question) for seat in match.open if remaining(match, seat, at)]
        wrong.append(Pause() if match.paused else Resume())
        for command in wrong:
            with pytest.raises(Refused):
                decide(match, command, at, RandomDice(0))


@given(SEEDS, st.integers(0, 30))
@settings(max_examples=40, deadline=None)
def test_the_host_can_stop_a_match_in_every_state(seed: int, moment: int) -> None:
    for number, played in enumerate(random_match(seed, any_edition(seed))):
        if played.match.over:
            break
        if number == moment:
            played.give(End())
            result = played.match.result
            assert result is not None and result.winner is None and result.how == "stopped"
            for command in (Resume(), Pause(), End(), StandIn(SEATS[0], True)):
                with pytest.raises(Refused, match="over"):
                    decide(played.match, command, played.at, played.dice)
            break


def test_at_most_two_replacements_come_before_the_last_loss() -> None:
    """The counting fact behind OP-28: eleven holders never run out."""
    fewest = 11
    for seed in range(300):
        last = list(random_match(seed, edition_named("death_match")))[-1].match
        fewest = min(fewest, len(last.holding()))
        assert len(last.cards.get("shown", ())) <= 3
    assert 8 <= fewest < 11


@pytest.mark.parametrize(
    "data",
    [None, 3, "allow", [], {}, {"do": "fly"}, {"do": "allow", "x": 1}, {"do": "lose"},
     {"do": "lose", "noble": 3}, {"do": "call", "holders": "ab"}, {"do": "keep", "keep": []},
     {"do": "keep", "keep": ["duke"], "give": [["a"]]}, {"do": "act", "action": None}],
)  # fmt: skip
def test_what_is_no_answer_is_refused(data: Any) -> None:
    with pytest.raises(Refused, match="malformed"):
        answer_from_data(data)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"forced_coup_at": 6}, "coup_price .*7"),
        ({"bank": 19}, "bank .*20"),
        ({"response": "loud"}, "Invalid enum value"),
        ({"players": (2, 6)}, "'combined' is for two players"),
        ({"nobles": ("duke", "captain")}, "a noble that is not in the deck"),
    ],
)
def test_impossible_editions_are_refused(values: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        edition_named("death_match").with_switches(**values)


def test_two_play_and_every_name_is_somebody_else() -> None:
    edition = edition_named("death_match")
    for seats, spectators in (
        (("a",), ()),
        (("a", "b", "c"), ()),
        (("a", "a"), ()),
        (("a", "b"), ("b",)),
    ):
        with pytest.raises(ValueError):
            new_match(edition, seats, {}, spectators)
