"""What holds in every match of the table editions, at every size and under every switch."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deathmatch.game import (
    AddTime,
    AtSeat,
    Audience,
    Begin,
    Decision,
    Director,
    Edition,
    Extend,
    Host,
    Match,
    Pause,
    Refused,
    Resume,
    choices,
    decide,
    due,
    edition_named,
    events_from_data,
    events_to_data,
    evolve,
    new_match,
    view,
)
from deathmatch.game.answers import (
    Act,
    Allow,
    Answer,
    Block,
    Challenge,
    Draft,
    Force,
    Keep,
    Leave,
    Lose,
    Refuse,
    Reveal,
    Show,
    Side,
)

from .playing import RandomDice, any_table, random_match
from .test_secrecy import came_to_light, exchanged, hidden_places, own_places, told

SEEDS = st.integers(0, 2**32)
MOST = 1000
"""Commands after which a match of random answers is cut. The longest of 2500 had 300."""


def played(seed: int, most: int = 10) -> Any:
    edition, seats = any_table(seed, most)
    return random_match(seed, edition, spectators=1, seats=seats, most=MOST)


def sound(match: Match) -> None:
    """All nobles and coins are somewhere; nobody is in debt; somebody can act until it is over."""
    edition = match.edition
    nobles = Counter(noble for place in match.cards.values() for noble in place)
    assert nobles == dict.fromkeys(edition.kinds, edition.copies)
    assert all(player.coins >= 0 for player in match.players) and match.reserve >= 0
    if edition.bank != "unlimited":
        assert match.treasury() == edition.bank - match.reserve - sum(
            p.coins for p in match.players
        )
        assert match.treasury() >= 0
    if match.over:
        assert not match.agenda and not match.open
        return
    assert match.asked and all(choices(match, seat) for seat in match.asked)
    assert not any(choices(match, seat) for seat in match.seats if seat not in match.open)
    if not match.turn:
        return
    for player in match.players:
        assert match.influence(player.seat) + len(match.lost(player.seat)) == edition.hand_size
        assert player.out == (not match.hidden(player.seat))
        assert not player.out or not player.coins or edition.loot_eliminated


@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_every_match_is_sound_at_every_moment_and_ends(seed: int) -> None:
    moment = None
    for moment in played(seed):
        sound(moment.match)
    assert moment is not None and moment.match.result is not None
    result = moment.match.result
    assert [p.seat for p in moment.match.living()] == [result.winner] and result.loser is None
    assert result.garnets == {p.seat: p.garnets for p in moment.match.players} or (
        moment.match.edition.loser_garnets != "kept"
    )


@given(SEEDS)
@settings(max_examples=15, deadline=None)
def test_the_same_seed_and_commands_give_the_same_bytes_and_fold_to_the_same_match(
    seed: int,
) -> None:
    one, two = list(played(seed, 6))[-1], list(played(seed, 6))[-1]
    written = [msgspec.json.encode(events_to_data(events)) for _, _, events in one.entries]
    assert written == [msgspec.json.encode(events_to_data(e)) for _, _, e in two.entries]
    edition = msgspec.json.decode(msgspec.json.encode(any_table(seed, 6)[0]), type=Edition)
    garnets = {player.seat: player.garnets for player in one.match.players}
    match = new_match(edition, one.match.seats, garnets, one.match.spectators)
    for (at, _, _), data in zip(one.entries, written, strict=True):
        for event in events_from_data(msgspec.json.decode(data)):
            match = evolve(match, event, at)
    assert match == one.match


def some_answers(match: Match) -> list[Answer]:
    """Answers of every kind with every name there is, legal or not."""
    names, nobles = [*match.seats, "nobody"], match.edition.nobles
    acts = [Act(row.name, who) for row in match.edition.actions for who in (None, *names)]
    plain: list[Answer] = [Allow(), Challenge(), Show(), Refuse(), Force(), Leave()]
    kept = [Keep(tuple(sorted(pair)), ()) for pair in combinations(nobles * 2, 2)]
    named = [kind(noble) for kind in (Block, Lose, Draft, Reveal) for noble in nobles]
    return [*plain, *acts, *named, *kept, Side("red"), Side("blue")]


@given(SEEDS)
@settings(max_examples=8, deadline=None)
def test_exactly_the_choices_are_accepted(seed: int) -> None:
    rng = random.Random(seed)
    for moment in played(seed, 5):
        match = moment.match
        if match.over or match.paused or due(match, moment.at) or rng.random() < 0.7:
            continue
        seat = rng.choice(match.seats)
        legal = choices(match, seat)
        for answer in dict.fromkeys([*some_answers(match), *legal]):
            try:
                decide(match, Decision(seat, match.question, answer), moment.at, RandomDice(0))
                accepted = True
            except Refused:
                accepted = False
            assert accepted == (answer in legal), (seat, answer)


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_what_a_viewer_cannot_see_can_be_exchanged(seed: int) -> None:
    """Secrecy, state form."""
    rng = random.Random(seed)
    for moment in played(seed, 6):
        match = moment.match
        if match.over or rng.random() < 0.8:
            continue
        places = hidden_places(match)
        first, second = rng.sample(places, 2) if len(places) > 1 else places * 2
        other = exchanged(match, first, second)
        if other is None:
            continue
        for viewer in (Audience(), *(AtSeat(seat) for seat in match.seats), AtSeat("s1")):
            if not {first, second} & own_places(match, viewer):
                assert told(match, viewer, moment.at) == told(other, viewer, moment.at), viewer


@given(SEEDS)
@settings(max_examples=60, deadline=None)
def test_two_deals_that_differ_in_what_is_never_seen_tell_the_same(seed: int) -> None:
    """Secrecy, trace form: what a viewer is told differs only once its own places do."""
    lit: set[str] = set()
    for one, two, at in common_trace(seed):
        for seat in one.seats:
            if came_to_light(one, two, AtSeat(seat)) or _proven(one) != _proven(two):
                lit.add(seat)
            elif seat not in lit:
                assert told(one, AtSeat(seat), at) == told(two, AtSeat(seat), at), seat


def common_trace(seed: int) -> Iterator[tuple[Match, Match, int]]:
    """A match and its twin with two hidden nobles exchanged after the deal: both after each of
    the same commands, until the first that only one accepts or that asks somebody else.
    """
    rng = random.Random(seed)
    edition, seats = any_table(seed, 5)
    one = next(m.match for m in random_match(seed, edition, 0, seats) if m.match.turn)
    at, dice = 10_000_000, [RandomDice(seed), RandomDice(seed)]
    pair = [one, _redealt(one, rng)]
    for _ in range(150):
        match = pair[0]
        if match.paused or pair[1].over or match.over or match.asked != pair[1].asked:
            return
        yield pair[0], pair[1], at
        seat = rng.choice(match.asked)
        command = Decision(seat, match.question, rng.choice(choices(match, seat)))
        try:
            pair = [_after(each, command, at, its) for each, its in zip(pair, dice, strict=True)]
        except Refused:
            return


def _after(match: Match, command: Any, at: int, dice: RandomDice) -> Match:
    for event in decide(match, command, at, dice):
        match = evolve(match, event, at)
    return match


def _redealt(match: Match, rng: random.Random) -> Match:
    """The match with two hidden nobles exchanged, if there are two unlike ones."""
    pairs = list(combinations(hidden_places(match), 2))
    rng.shuffle(pairs)
    return next((other for pair in pairs if (other := exchanged(match, *pair))), match)


def _proven(match: Match) -> list[Any]:
    codes = ("proved", "proved_absent", "caught", "caught_present", "replaced")
    return [line for line in match.log if line["code"] in codes]


# No tells while several are asked


def others_see(match: Match, seat: str, at: int) -> dict[str, bytes]:
    """What everybody but `seat` and the crew is sent."""
    seen = {other: told(match, AtSeat(other), at) for other in match.seats if other != seat}
    return seen | {"room": told(match, Audience(), at)}


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_nobody_sees_who_of_several_has_answered(seed: int) -> None:
    rng = random.Random(seed)
    for moment in played(seed, 6):
        match = moment.match
        if match.together is None or match.paused or rng.random() < 0.6:
            continue
        for seat in match.open:
            answers = [Decision(seat, match.question, answer) for answer in choices(match, seat)]
            more = [Extend(seat, match.question), AddTime(seat, 5000)]
            for command in [*answers, *(more if not match.untimed else [])]:
                _unseen(match, command, seat, moment.at)


def _unseen(match: Match, command: Any, seat: str, at: int) -> None:
    try:
        events = decide(match, command, at, RandomDice(0))
    except Refused:
        return
    after = match
    for event in events:
        after = evolve(after, event, at)
    if after.question == match.question and after.open:
        assert others_see(after, seat, at + 7) == others_see(match, seat, at + 7), command


def three(**values: Any) -> Match:
    """Three players, the first of whom has claimed the Duke for tax."""
    edition = edition_named("classic").with_switches(**values)
    match = new_match(edition, ("a", "b", "c"), {}, last_winner="a")
    match = after(match, Begin())
    return after(match, Decision("a", match.question, Act("tax")))


def after(match: Match, command: Any, at: int = 0) -> Match:
    return _after(match, command, at, RandomDice(0))


TIMED = {"timing": {"on": True, "decision_ms": 30_000, "extensions": 2, "extension_ms": 60_000}}


def test_a_window_names_all_who_were_asked_until_it_closes() -> None:
    match = three()
    one = after(match, Decision("c", match.question, Allow()))
    question = view(one, Audience(), 0)["table"]["question"]
    assert (question["seats"], question["answered"]) == (["b", "c"], [])
    assert [each["seat"] for each in view(one, AtSeat("c"), 0)["you"]["choices"]] == []
    assert view(one, AtSeat("c"), 0)["you"]["asked"] is False
    two = after(one, Decision("b", one.question, Allow()))
    assert two.turn_of == "b" and two.player("a").coins == 5


def test_the_crew_knows_who_is_awaited() -> None:
    match = three(**TIMED)
    one = after(match, Decision("c", match.question, Allow()), 4000)
    for viewer in (Host(), Director()):
        awaited = view(one, viewer, 5000)["you"]["awaited"]
        assert awaited == [{"seat": "b", "left_ms": 25_000, "running": True}]


def test_a_show_may_have_it_seen_who_has_answered() -> None:
    match = three(show_answers=True)
    one = after(match, Decision("c", match.question, Allow()))
    question = view(one, Audience(), 0)["table"]["question"]
    assert (question["seats"], question["answered"]) == (["b"], ["c"])


def test_all_clocks_of_a_window_look_the_same_and_each_is_its_own() -> None:
    match = three(**TIMED)
    match = after(match, Extend("b", match.question), 10_000)
    match = after(match, Decision("c", match.question, Allow()), 12_000)
    table = view(match, Audience(), 20_000)["table"]
    clocks = {each["seat"]: (each["left_ms"], each["running"]) for each in table["clocks"]}
    assert clocks["b"] == clocks["c"] == (10_000, True)
    assert [each["extensions"] for each in table["players"]] == [2, 2, 2]
    assert view(match, AtSeat("b"), 20_000)["you"]["clock"]["left_ms"] == 70_000
    assert not [line for line in match.log if line["code"] == "extended"]
    match = after(match, Decision("b", match.question, Allow()), 70_000)
    assert match.player("b").extensions == 1
    assert view(match, Audience(), 0)["table"]["players"][1]["extensions"] == 1


def test_a_pause_stops_and_starts_all_clocks_of_a_window() -> None:
    match = three(**TIMED)
    match = after(match, Decision("c", match.question, Allow()), 5000)
    match = after(after(match, Pause(), 10_000), Resume(), 50_000)
    table = view(match, Audience(), 55_000)["table"]
    assert [each["left_ms"] for each in table["clocks"][1:]] == [15_000, 15_000]


def test_tables_know_no_clock_unless_a_show_sets_one() -> None:
    assert three().untimed and not three(**TIMED).untimed


@pytest.mark.parametrize("count", [1, 7])
def test_so_many_do_not_play_the_classic_game(count: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 players"):
        new_match(edition_named("classic"), tuple("abcdefg"[:count]), {})


@pytest.mark.parametrize(
    ("named", "values", "sentence"),
    [
        ("classic", {"allegiance": True}, "allegiance is no part of the edition classic"),
        ("classic", {"response": "combined"}, "'combined' is for two players"),
        ("usagyuuun", {"bank": 26}, "bank .*27"),
        ("death_match", {"inquisitor": True}, "inquisitor is no part"),
        ("death_match", {"two_player": "draft"}, "needs a Court deck"),
    ],
)
def test_impossible_tables_are_refused(named: str, values: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        edition_named(named).with_switches(**values)
