"""Rehearsals: how matches ended, in figures that add up."""

from random import Random

import pytest

from deathmatch.episode import rehearsal
from deathmatch.episode.rehearsal import Outcome, last_loss, rehearse, report
from deathmatch.game import new_match

from .builders import a_setup


def test_outcomes_are_varied() -> None:
    rng = Random(5)
    outcomes = [rehearse(a_setup(), rng) for _ in range(300)]
    assert {outcome.winner for outcome in outcomes} == {"ada", "bo"}
    assert {outcome.first for outcome in outcomes} == {"ada", "bo"}
    losses = {outcome.last_loss for outcome in outcomes}
    assert losses == {"coup", "assassinate", "challenge", "caught"}
    assert all(outcome.length_ms >= 2000 * outcome.decisions for outcome in outcomes)
    assert all(outcome.timeouts == 0 for outcome in outcomes)


def test_a_clock_faster_than_thought_runs_out() -> None:
    timing = {"decision_ms": 3000, "extensions": 0, "grace_ms": 0}
    rng = Random(5)
    outcomes = [rehearse(a_setup(timing=timing), rng) for _ in range(30)]
    assert all(0 < outcome.timeouts < outcome.decisions for outcome in outcomes)


def test_extensions_that_come_by_themselves_are_used_up() -> None:
    timing = {"decision_ms": 1000, "extensions": 2, "extension_ms": 1000, "auto_extend": True}
    outcome = rehearse(a_setup(timing=timing), Random(1))
    assert outcome.winner is not None and outcome.timeouts > 4


def test_a_match_without_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsal, "MOST_DECISIONS", 3)
    outcome = rehearse(a_setup(), Random(5))
    assert (outcome.winner, outcome.last_loss, outcome.decisions) == (None, None, 3)


def test_a_match_that_has_not_ended_has_no_last_loss() -> None:
    setup = a_setup()
    assert last_loss(new_match(setup.edition, setup.finalists, {}, ())) is None


def test_the_report_adds_up() -> None:
    outcomes = [
        Outcome("ada", "ada", "coup", 20, 0, 1),
        Outcome("bo", "ada", "caught", 30, 2, 1),
        Outcome("ada", "bo", "coup", 40, 0, 1),
        Outcome(None, "bo", None, 2000, 1, 1),
    ]
    assert report(a_setup(), outcomes) == [
        ("matches", "4"),
        ("won by Ada", "2 (50%)"),
        ("won by Bo", "1 (25%)"),
        ("won by who started", "1 (25%)"),
        ("last noble lost: coup", "2 (50%)"),
        ("last noble lost: caught", "1 (25%)"),
        ("decisions a match, least", "20"),
        ("decisions a match, median", "30"),
        ("decisions a match, most", "2000"),
        ("time-outs", "3"),
        ("cut at 2000 decisions", "1"),
    ]


def test_a_report_of_nothing() -> None:
    assert dict(report(a_setup(), []))["matches"] == "0"
