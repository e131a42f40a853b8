"""The bench runs, and says what it was asked to say. How fast it is here is nobody's matter."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.bench import load, rules
from tests.bench.__main__ import bounds
from tests.bench.figures import compared, percentile, table
from tests.bench.load import Loaded
from tests.bench.load import bounds as bounds_of_load
from tests.bench.rules import Speed
from tests.bench.screens import Times
from tests.bench.soak import WARM_UP, Soaked
from tests.bench.timing import Position, contrasts, told
from tests.console.serverproc import ROOT


@pytest.mark.slow
@pytest.mark.long
def test_the_bench_runs() -> None:
    command = [sys.executable, "-m", "tests.bench", "--taps", "5", "--seconds", "0.1"]
    command += ["--entries", "300", "--pairs", "20"]
    for part in ("rules", "films", "screens", "timing"):
        command += ["--only", part]
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
        "resamples",
    ):
        assert said in ended.stdout


@pytest.mark.slow
def test_a_crowd_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = {"SETTLE_S": 0.1, "COME_S": 0.1, "OTHERS": 3, "STUCK": 1, "FILLED_ROUNDS": 1}
    for name, figure in quick.items():
        monkeypatch.setattr(load, name, figure)
    console, bare = load.measure(tmp_path, (0, 4), 2)
    assert [each.size for each in console] == [0, 4, 0] and [each.size for each in bare] == [0, 4]
    assert len(console[1].screens) == len(bare[1].screens) == 2 * 3 * 4
    assert all(each.host and each.finalists and each.idle >= 0 for each in (*console, *bare))
    assert len(load.row("console", console[1])) == len(load.HEAD)
    (tmp_path / "stuck").mkdir()
    without, beside = load.measure_stuck(tmp_path / "stuck", 1)
    assert len(without.screens) == len(beside.screens) == 3 * 3
    assert "that are stuck" in load.stuck_bound(without, beside).in_words()


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


def test_a_difference_in_time_is_told_from_noise() -> None:
    noise = Random(3)
    ones = [500 + noise.expovariate(0.02) for _ in range(400)]
    same = [one + noise.uniform(-9, 9) for one in ones]
    assert told("a", ones, same).held
    slower = told("a", [each + 60 for each in ones], same)
    assert not slower.held and 40 < slower.difference < 80
    # What nobody can see over a network is none, however sure it is.
    assert told("a", [each + 5 for each in ones], ones).held


def test_two_deals_differ_in_one_hidden_noble_only() -> None:
    position = Position()
    for each in contrasts(position):
        with_it, without = each.deals
        differ = {place for place in with_it if with_it[place] != without[place]}
        assert all(place.startswith(("hand:", "holder:")) for place in differ) and differ
        counts = [
            Counter(noble for place in deal.values() for noble in place) for deal in each.deals
        ]
        assert counts[0] == counts[1]
        each.once(position)
        assert len(each.acks[0]) == len(each.others[1]) == 1


def test_the_stage_is_held_against_what_it_is_without_a_crowd() -> None:
    def loaded(size: int, ms: float) -> Loaded:
        return Loaded(size, finalists=[ms], host=[ms])

    alone = [loaded(0, 2.0), loaded(0, 3.0)]
    assert all(each.held for each in bounds_of_load([*alone, loaded(200, 9.0), loaded(2000, 5.9)]))
    assert not any(each.held for each in bounds_of_load([*alone, loaded(2000, 6.1)]))


def test_the_hours_are_told_by_their_start_middle_and_end() -> None:
    watched = [{"late_ms": float(late), "queued": late % 7} for late in range(30)]
    memory = [1024 * number for number in range(WARM_UP + 8)]
    rows = Soaked(memory=memory, watched=watched).rows()
    assert rows[0] == ["start", "6.0", "4.0", "9.0", "6"]
    assert [row[0] for row in rows] == ["start", "middle", "end"]
    assert rows[2][2:] == ["24.0", "29.0", "6"]
