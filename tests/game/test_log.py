"""The public log: longer ones share their lines with shorter ones, and none ever changes."""

import pytest

from deathmatch.game.log import Log

LINES = [{"code": str(n)} for n in range(6)]


def grown(*lines: dict[str, str]) -> Log:
    log = Log()
    for line in lines:
        log = log.plus(line)
    return log


def test_each_log_stays_as_it_was() -> None:
    logs = [Log()]
    for line in LINES:
        logs.append(logs[-1].plus(line))
    assert [list(log) for log in logs] == [LINES[:n] for n in range(7)]
    assert [len(log) for log in logs] == list(range(7))


def test_two_that_grow_out_of_one_know_nothing_of_each_other() -> None:
    stem = grown(*LINES[:2])
    one, other = stem.plus(LINES[2]), stem.plus(LINES[3])
    one, other = one.plus(LINES[4]), other.plus(LINES[5])
    assert list(one) == [*LINES[:2], LINES[2], LINES[4]]
    assert list(other) == [*LINES[:2], LINES[3], LINES[5]]
    assert list(stem) == LINES[:2] and list(Log()) == []


def test_it_is_read_as_any_sequence() -> None:
    longer = grown(*LINES)
    log = grown(*LINES[:3])
    assert log == Log(LINES[:3]) != longer and log != LINES[:3]
    assert log[0] == LINES[0] and log[-1] == LINES[2] and LINES[1] in log
    assert log[1:] == tuple(LINES[1:3]) and log[-2:] == tuple(LINES[1:3]) and log[9:] == ()
    with pytest.raises(IndexError):
        log[3]
    shorter = Log(LINES).plus(LINES[0])
    assert list(reversed(shorter))[0] == LINES[0]
