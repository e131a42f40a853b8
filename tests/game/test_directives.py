"""What the host may order, and that no order brings the match where the rules cannot be."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deathmatch.game import (
    AddExtensions,
    AddTime,
    AnswerFor,
    Begin,
    Decision,
    Declare,
    End,
    Expire,
    Extend,
    Match,
    Pause,
    Proceed,
    Refused,
    Resume,
    SetClocks,
    StandIn,
    choices,
    decide,
    due,
    evolve,
    new_match,
    next_due,
    remaining,
    view,
)
from deathmatch.game.answers import Act, Starter
from deathmatch.game.view import Audience, phase

from .playing import RandomDice, edition_with, random_match
from .test_properties import any_edition, sound


class Desk:
    """A match of a and b before it begins; `at` is moved by hand."""

    def __init__(self, cued: bool = False) -> None:
        self.match: Match = new_match(edition_with({}), ("a", "b"), {"a": 2, "b": 1}, ("s1",))
        self.at = 0
        self.give(Begin(cued))

    def give(self, command: Any) -> None:
        for event in decide(self.match, command, self.at, RandomDice(1)):
            self.match = evolve(self.match, event, self.at)

    def play(self) -> Desk:
        self.give(Decision("a", self.match.question, Starter("a")))
        return self

    def refused(self, command: Any) -> str:
        with pytest.raises(Refused) as refused:
            self.give(command)
        return refused.value.code

    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = view(self.match, Audience(), self.at)["table"]
        return table


def test_a_cued_match_waits_for_the_deal_and_for_play() -> None:
    desk = Desk(cued=True)
    assert phase(desk.match) == "starter"
    assert desk.refused(Proceed("deal")) == "already"
    desk.play()
    assert desk.table()["held"] == "deal" and not desk.match.hand("a")
    assert desk.match.asked == () and next_due(desk.match) is None
    assert desk.refused(Proceed("play")) == "already"
    desk.give(Proceed("deal"))
    assert phase(desk.match) == "dealt" and len(desk.match.hand("a")) == 2
    assert [p["coins"] for p in desk.table()["players"]] == [1, 2]
    desk.give(Pause())
    assert desk.refused(Proceed("play")) == "paused"
    desk.give(Resume())
    desk.at = 5000
    desk.give(Proceed("play"))
    assert desk.match.asked == ("a",) and remaining(desk.match, "a", 5000) == 120_000
    assert desk.table()["held"] is None


@pytest.mark.parametrize(("ms", "left"), [(4200, 104_200), (-40_000, 60_000), (-500_000, 0)])
def test_time_is_added_and_taken(ms: int, left: int) -> None:
    desk = Desk().play()
    desk.at = 20_000
    desk.give(AddTime("a", ms, "the tablet froze"))
    assert remaining(desk.match, "a", desk.at) == left
    assert (due(desk.match, desk.at) is not None) == (left == 0)
    assert desk.table()["log"][-1] == {"at": 20_000, "code": "time_added", "seat": "a", "ms": ms}


def test_time_is_added_while_all_stands() -> None:
    desk = Desk().play()
    desk.at = 20_000
    desk.give(Pause("technical"))
    desk.at = 90_000
    desk.give(AddTime("a", 5000))
    assert remaining(desk.match, "a", 95_000) == 105_000
    desk.give(Resume())
    assert next_due(desk.match) == 90_000 + 105_000


def test_only_a_clock_that_runs_can_be_changed() -> None:
    desk = Desk().play()
    assert desk.refused(AddTime("b", 1000)) == "not_asked"
    assert desk.refused(AddTime("s1", 1000)) == "unknown_seat"


def test_extensions_are_given_and_taken() -> None:
    desk = Desk().play()
    desk.give(AddExtensions("b", -3))
    assert desk.match.player("b").extensions == 0
    assert desk.refused(AddExtensions("b", -1)) == "no_extension"
    assert desk.refused(AddExtensions("b", 0)) == "no_extension"
    assert desk.refused(AddExtensions("s1", 1)) == "unknown_seat"
    desk.give(AddExtensions("b", 1))
    assert desk.match.player("b").extensions == 1


def test_an_open_question_can_be_let_run_out() -> None:
    desk = Desk().play()
    question = desk.match.question
    assert desk.refused(Expire("b", question)) == "not_asked"
    assert desk.refused(Expire("a", question + 1)) == "closed"
    desk.give(Expire("a", question))
    assert desk.match.player("a").coins == 2 and desk.match.turn_of == "b"
    assert desk.refused(Expire("a", question)) == "closed"


def test_without_clocks_nothing_runs_out() -> None:
    desk = Desk().play()
    desk.at = 30_000
    desk.give(SetClocks(False))
    assert desk.refused(SetClocks(False)) == "already"
    assert due(desk.match, 10_000_000) is None
    assert not desk.table()["clocks"][0]["running"] and desk.table()["untimed"]
    assert desk.refused(Extend("a", desk.match.question)) == "no_clocks"
    assert desk.refused(AddTime("a", 1)) == "no_clocks"
    desk.at = 900_000
    desk.give(SetClocks(True))
    assert remaining(desk.match, "a", 901_000) == 89_000
    desk.give(SetClocks(False))
    desk.give(Decision("a", desk.match.question, Act("income")))
    assert desk.match.turn_of == "b"


def test_the_host_answers_for_a_seat_also_while_all_stands() -> None:
    desk = Desk().play()
    desk.give(Pause())
    question = desk.match.question
    assert desk.refused(AnswerFor("b", question, Act("income"))) == "not_asked"
    assert desk.refused(AnswerFor("a", question, Act("coup", "b"))) == "cannot_pay"
    desk.give(AnswerFor("a", question, Act("income"), "its tablet is dead"))
    assert desk.match.turn_of == "b" and desk.match.paused
    assert any(line["code"] == "answered_for" for line in desk.match.log)
    assert remaining(desk.match, "b", desk.at + 60_000) == 120_000


@pytest.mark.parametrize("cause", ["retirement", "breach"])
def test_a_winner_is_declared(cause: Any) -> None:
    desk = Desk().play()
    assert desk.refused(Declare("s1", cause)) == "unknown_seat"
    desk.give(Declare("b", cause, "walked out"))
    result = desk.match.result
    assert result is not None and (result.winner, result.loser) == ("b", "a")
    assert desk.match.player("a").out
    assert result.how == "declared" and result.garnets == {"a": 0, "b": 1}


def test_before_the_match_there_is_nothing_to_correct() -> None:
    match = new_match(edition_with({}), ("a", "b"), {}, ())
    for command in (AddTime("a", 1), SetClocks(False), Declare("a", "breach"), End(), Pause()):
        with pytest.raises(Refused, match="not_started"):
            decide(match, command, 0, RandomDice(1))
    for command in (Proceed("deal"), Expire("a", 0), AnswerFor("a", 0, Act("income"))):
        with pytest.raises(Refused):
            decide(match, command, 0, RandomDice(1))


def any_directive(rng: random.Random, match: Match) -> Any:
    """Some order of the host, sensible or not."""
    seat = rng.choice([*match.seats, "nobody"])
    answers = choices(match, seat) or (Act("income"),)
    return rng.choice(
        [
            Pause(rng.choice(["host", "technical", "appeal"])),
            Resume(),
            AddTime(seat, rng.randrange(-90_000, 90_000)),
            AddExtensions(seat, rng.choice([-1, 1])),
            Expire(seat, match.question),
            SetClocks(rng.random() < 0.5),
            AnswerFor(seat, match.question, rng.choice(answers)),
            StandIn(seat, rng.random() < 0.5),
            Proceed(rng.choice(["deal", "play"])),
        ]
    )


@given(st.integers(0, 2**32))
@settings(max_examples=60)
def test_no_order_brings_a_match_where_the_rules_cannot_be(seed: int) -> None:
    rng = random.Random(seed)
    for played in random_match(seed, any_edition(seed)):
        match, dice = played.match, RandomDice(seed)
        for _ in range(6):
            try:
                events = decide(match, any_directive(rng, match), played.at, dice)
            except Refused:
                continue
            for event in events:
                match = evolve(match, event, played.at)
            sound(match)
            if match.over:
                break
