"""The bench runs, and says what it was asked to say. How fast it is here is nobody's matter."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.bench import rules
from tests.bench.__main__ import bounds
from tests.bench.figures import compared, percentile, table
from tests.bench.rules import Speed
from tests.bench.screens import Times
from tests.bench.soak import WARM_UP, Soaked
from tests.console.serverproc import ROOT


@pytest.mark.slow
@pytest.mark.long
def test_the_bench_runs() -> None:
    command = [sys.executable, "-m", "tests.bench", "--taps", "5", "--seconds", "0.1"]
    command += ["--soak", "0", "--entries", "300"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=ROOT)
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""
    for said in (
        "decisions per second",
        "usagyuuun, a decision of 10",
        "every screen, p50",
        "ratio",
        "at most",
        "p99",
        "300 entries",
    ):
        assert said in ended.stdout


def test_growth_is_that_of_the_evenings_after_the_first_few() -> None:
    filling = [1000 * number for number in range(WARM_UP)]
    soaked = Soaked(memory=[*filling, filling[-1] + 10, filling[-1] + 30])
    assert soaked.growth == 15 and soaked.bound.held
    assert not Soaked(memory=[*filling, filling[-1] + 1000]).bound.held


def test_percentiles_are_values_that_were_measured() -> None:
    values = [5.0, 1.0, 3.0, 2.0, 4.0]
    assert [percentile(values, share) for share in (0, 0.5, 0.99, 1)] == [1, 3, 5, 5]


def test_figures_stand_under_their_heads() -> None:
    assert table(["", "p50"], [["a", "1.00"], ["long", "10.00"]]).splitlines() == [
        "           p50",
        "  ----   -----",
        "  a       1.00",
        "  long   10.00",
    ]


def test_ours_stands_beside_theirs() -> None:
    assert compared("a", [3.0], [2.0], 0.5) == ["a", "3.00", "2.00", "1.50", "+1.00"]
    assert compared("a", [3.0], [], 0.5) == ["a", "3.00", "", "", ""]


def test_a_decision_may_cost_as_many_times_as_there_are_players() -> None:
    costs_us = {2: 100, 6: 299, 10: 501}
    speeds = [Speed("a", players, 1e6 / us, 1) for players, us in costs_us.items()]
    speeds.append(Speed("b", 2, 1, 1))
    assert [bound.held for bound in rules.bounds(speeds)] == [True, False]


@pytest.mark.parametrize(
    ("ours", "theirs", "held"),
    [(2.9, 1.0, True), (3.1, 1.0, False), (11.9, 8.0, True), (12.1, 8.0, False)],
)
def test_the_bound_is_the_more_generous_of_two(ours: float, theirs: float, held: bool) -> None:
    console = Times(screens=[ours], acks=[1.0], refusals=[1.0])
    first, second = bounds(console, Times(screens=[theirs]))
    assert first.held is held and second.held
    assert first.in_words().endswith(": held" if held else ": NOT HELD")
