"""A short evening under faults. `make faults` plays long ones of all editions, with all kinds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.__main__ import evening

pytestmark = [
    pytest.mark.slow,
    # The client library leaves a socket whose line was cut to the garbage collector.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.usefixtures("no_sockets_left"),
]

QUICK = ("sigstop", "cut", "late", "twice", "swapped", "reload", "no_writes")


def test_an_evening_survives_what_a_bad_network_and_a_bad_disk_do(tmp_path: Path) -> None:
    outcome = evening("death_match", tmp_path, QUICK, rounds=1, play_s=0.3)
    assert outcome.survived == dict.fromkeys(QUICK, 1) and all(outcome.noise.values())
    assert outcome.accepted > len(QUICK) and outcome.recordings >= 1 and outcome.late > 0
