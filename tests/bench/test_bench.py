"""The bench runs, and says what it was asked to say. How fast it is here is nobody's matter."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.bench.figures import percentile, table
from tests.console.serverproc import ROOT


@pytest.mark.slow
def test_the_bench_runs() -> None:
    command = [sys.executable, "-m", "tests.bench", "--taps", "5", "--seconds", "0.1"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=ROOT)
    assert ended.returncode == 0, ended.stderr
    for said in ("decisions per second", "every screen", "bare broadcast", "Bound:", "p99"):
        assert said in ended.stdout


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
