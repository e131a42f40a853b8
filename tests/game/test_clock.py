"""Clocks are arithmetic: tested by moving the moment by hand (G24-G29, OP-31 to OP-33)."""

from __future__ import annotations

import pytest

from deathmatch.game import (
    Begin,
    Decision,
    Extend,
    Match,
    Pause,
    Refused,
    Resume,
    TimeUp,
    decide,
    due,
    evolve,
    new_match,
    next_due,
    remaining,
    view,
)
from deathmatch.game.answers import Act, Starter
from deathmatch.game.view import Audience

from .playing import RandomDice, edition_with


class Desk:
    """A match of a and b, a starting, its first question asked at 1,000 ms."""

    def __init__(self, **timing: object) -> None:
        edition = edition_with({}, **timing)
        self.match: Match = new_match(edition, ("a", "b"), {"a": 2, "b": 1}, ("s1", "s2"))
        self.at = 0
        self.give(Begin())
        self.at = 1000
        self.give(Decision("a", self.match.question, Starter("a")))

    def give(self, command: object) -> None:
        for event in decide(self.match, command, self.at, RandomDice(1)):  # type: ignore[arg-type]
            self.match = evolve(self.match, event, self.at)

    def income(self) -> None:
        seat = self.match.asked[0]
        self.give(Decision(seat, self.match.question, Act("income")))


@pytest.mark.parametrize(
    ("after", "left"), [(0, 120_000), (1, 119_999), (119_999, 1), (120_000, 0)]
)
def test_time_runs_from_the_moment_of_the_question(after: int, left: int) -> None:
    desk = Desk()
    assert remaining(desk.match, "a", 1000 + after) == left
    assert (due(desk.match, 1000 + after) is not None) == (left == 0)
    assert next_due(desk.match) == 121_000


def test_each_decision_has_its_own_time() -> None:
    desk = Desk()
    desk.at = 100_000
    desk.income()
    assert remaining(desk.match, "b", desk.at) == 120_000


def test_a_pause_costs_nobody_anything() -> None:
    desk = Desk()
    desk.at = 61_000
    desk.give(Pause())
    assert next_due(desk.match) is None
    assert due(desk.match, 10_000_000) is None
    assert remaining(desk.match, "a", 9_000_000) == 60_000
    desk.at = 9_000_000
    with pytest.raises(Refused, match="paused"):
        desk.income()
    with pytest.raises(Refused, match="paused"):
        desk.give(Extend("a", desk.match.question))
    desk.give(Resume())
    assert next_due(desk.match) == 9_060_000


def test_an_expiry_is_decided_once() -> None:
    desk = Desk()
    desk.at = 121_000
    expiry = due(desk.match, desk.at)
    assert expiry == TimeUp("a", desk.match.question)
    with pytest.raises(Refused, match="time_up"):
        desk.income()
    desk.give(expiry)
    assert desk.match.player("a").coins == 2
    with pytest.raises(Refused, match="closed"):
        desk.give(expiry)


def test_an_expiry_that_is_not_due_is_refused() -> None:
    desk = Desk()
    desk.at = 120_999
    with pytest.raises(Refused, match="not_due"):
        desk.give(TimeUp("a", desk.match.question))


def test_grace_lets_a_late_answer_in_and_shows_no_extra_time() -> None:
    desk = Desk(grace_ms=250)
    desk.at = 121_249
    assert due(desk.match, desk.at) is None
    assert view(desk.match, Audience(), desk.at)["table"]["clocks"][0]["left_ms"] == 0
    desk.income()
    assert desk.match.turn_of == "b"


def test_grace_ends() -> None:
    desk = Desk(grace_ms=250)
    desk.at = 121_250
    assert due(desk.match, desk.at) is not None


def test_figures_come_from_the_edition() -> None:
    desk = Desk(decision_ms=30_000, extensions=1, extension_ms=10_000)
    assert remaining(desk.match, "a", 1000) == 30_000
    desk.at = 30_999
    desk.give(Extend("a", desk.match.question))
    assert remaining(desk.match, "a", desk.at) == 10_001
    with pytest.raises(Refused, match="no_extension"):
        desk.give(Extend("a", desk.match.question))


def test_only_who_is_asked_may_extend() -> None:
    desk = Desk()
    with pytest.raises(Refused, match="not_asked"):
        desk.give(Extend("b", desk.match.question))


def test_extensions_by_themselves_come_before_the_default() -> None:
    desk = Desk(auto_extend=True, extensions=2)
    for moment, extensions in ((121_000, 1), (181_000, 0)):
        desk.at = moment
        expiry = due(desk.match, moment)
        assert expiry is not None
        desk.give(expiry)
        assert desk.match.player("a").extensions == extensions
        assert desk.match.turn_of == "a"
    desk.at = 241_000
    desk.give(due(desk.match, desk.at))
    assert desk.match.turn_of == "b"


@pytest.mark.parametrize("name", ["decision_ms", "extension_ms"])
def test_a_clock_without_time_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        edition_with({}, **{name: 0})
