"""The door before the port, on sockets that the test makes up."""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Iterable
from typing import Any

import pytest

from deathmatch.console.door import SPARE_PER_ADDRESS, Door, most_connections, raise_file_limit
from deathmatch.console.limits import MOST_ADDRESSES, Debt, Limited, Lines
from tests.console.room import Clock

NAT = "203.0.113.7"


class Client:
    """A connection that has just come."""

    def __init__(self) -> None:
        self.sent = b""
        self.closed = False

    def setblocking(self, flag: bool) -> None:
        assert flag is False

    def send(self, data: bytes) -> None:
        self.sent += data

    def close(self) -> None:
        self.closed = True


class Listener:
    """Gives what it is told to, one thing for each accept."""

    def __init__(self, coming: Iterable[str | OSError]) -> None:
        self._coming = iter(coming)
        self.clients: list[Client] = []

    def accept(self) -> tuple[Any, Any]:
        coming = next(self._coming)
        if isinstance(coming, OSError):
            raise coming
        self.clients.append(Client())
        return self.clients[-1], (coming, 40_000 + len(self.clients))


def fault(number: int) -> OSError:
    return OSError(number, os.strerror(number))


class Doorway:
    """A door, and what came of it."""

    def __init__(self, coming: Iterable[str | OSError], most: int = 1000, each: int = 300) -> None:
        self.clock = Clock()
        self.ended: list[str] = []
        self.listener = Listener(coming)
        self.limited = Limited(self.clock)
        rest = self.clock.sleep, self.ended.append, self.clock, self.limited
        self.door = Door(self.listener, most, each, *rest)


def test_those_who_are_in_have_their_turn_before_the_next_is_let_in() -> None:
    at = Doorway(["192.168.1.9", "192.168.1.10"])
    at.door.accept()
    assert at.clock.slept == [0]
    at.door.accept()
    assert at.clock.slept == [0, 0]


@pytest.mark.parametrize("number", [errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ECONNRESET])
def test_what_passes_ends_nothing(number: int, caplog: pytest.LogCaptureFixture) -> None:
    at = Doorway([*[fault(number)] * 20, "192.168.1.9"])
    _client, address = at.door.accept()
    assert address[0] == "192.168.1.9" and not at.ended
    assert len(list(filter(None, at.clock.slept))) == 20
    # Five seconds of it: a line a second, not one for each try.
    assert 2 <= len(caplog.records) <= 6
    assert os.strerror(number) in caplog.records[0].message


def test_a_port_that_is_gone_is_said_to_whoever_runs_the_server() -> None:
    at = Doorway([fault(errno.EBADF)])
    with pytest.raises(OSError):
        at.door.accept()
    assert at.ended == [os.strerror(errno.EBADF)]


def test_a_room_behind_one_address_gets_in_and_few_more_who_must_be_known() -> None:
    spare = SPARE_PER_ADDRESS
    at = Doorway([*[NAT] * (301 + spare), "192.168.1.9"])
    let_in = [at.door.accept()[1] for _ in range(301 + spare)]
    assert [address[0] for address in let_in].count(NAT) == 300 + spare
    assert [at.door.is_narrow(address) for address in let_in] == [
        *[False] * 300,
        *[True] * spare,
        False,
    ]
    assert let_in[-1][0] == "192.168.1.9"
    turned_away = at.listener.clients[300 + spare]
    assert turned_away.closed and turned_away.sent.startswith(b"HTTP/1.1 503 ")
    assert at.limited.rows() == [{"address": NAT, "code": "connections", "count": 1}]
    at.clock.s += 31
    assert at.limited.rows() == []


def test_the_last_connections_are_kept_for_whom_the_console_knows() -> None:
    at = Doorway([f"10.0.0.{n}" for n in range(33)], most=32)
    let_in = [at.door.accept()[1] for _ in range(32)]
    narrow = [at.door.is_narrow(address) for address in let_in]
    assert narrow == [*[False] * 30, True, True]
    at.door.left(let_in[31])
    assert not at.door.is_narrow(let_in[31]), "another connection may have that port"


def test_who_is_limited_is_bounded_and_the_newest_comes_first() -> None:
    clock = Clock()
    limited = Limited(clock)
    for number in range(MOST_ADDRESSES + 50):
        limited.note(f"10.1.{number // 256}.{number % 256}", "tries")
    limited.note("10.1.0.60", "tries")
    rows = limited.rows()
    assert len(rows) == 8 and rows[0] == {"address": "10.1.0.60", "code": "tries", "count": 2}


def test_who_leaves_makes_room() -> None:
    at = Doorway([NAT, NAT, NAT, NAT], each=2)
    first, second = (at.door.accept()[1] for _ in range(2))
    at.door.left(first)
    third = at.door.accept()[1]
    assert not at.door.is_narrow(third)
    at.door.left(second)
    at.door.left(third)
    assert at.door.open == 0
    at.door.accept()
    assert not any(client.closed for client in at.listener.clients)


@pytest.mark.parametrize("here", ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])
def test_this_machine_itself_is_not_limited(here: str) -> None:
    at = Doorway([here] * 50, each=2)
    for _ in range(50):
        at.door.accept()
    assert at.door.open == 50


def test_some_file_descriptors_are_never_given_to_connections() -> None:
    at = Doorway(["127.0.0.1", "127.0.0.1", "127.0.0.1", "10.0.0.1"], most=2)
    held = [at.door.accept()[1] for _ in range(2)]
    with pytest.raises(StopIteration):
        at.door.accept()
    assert [client.closed for client in at.listener.clients] == [False, False, True, True]
    assert at.door.open == len(held)
    assert most_connections(256) == 192 and most_connections(1_000_000) == 5000


def test_the_limit_of_files_is_raised() -> None:
    resource = pytest.importorskip("resource")
    files = raise_file_limit()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert files == soft and (soft == hard or soft >= 10_240)


def test_a_flood_is_told_from_a_busy_moment() -> None:
    clock = Clock()
    debt = Debt(clock, rate=50, most=280)
    assert all(debt.take() for _ in range(280)) and not debt.take()
    clock.s += 60
    for _ in range(60):
        assert all(debt.take() for _ in range(45))
        clock.s += 1
    sent = 0
    while debt.take():
        sent += 1
        clock.s += 1 / 2000
    assert sent < 300


def test_the_log_gets_a_line_a_second_for_each_address(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    lines = Lines(logging.getLogger("deathmatch.test"), clock)
    for _ in range(5):
        lines.warning("10.0.0.1", "garbage")
        lines.warning("10.0.0.2", "rubbish")
    clock.s += 1
    lines.warning("10.0.0.1", "garbage")
    said = [record.message for record in caplog.records]
    assert said == ["garbage", "rubbish", "garbage (and 4 more lines about it were left out)"]
