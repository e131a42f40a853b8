"""A console without a server, and a clock that the test moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.console.room import Clock, Room


@pytest.fixture
def clock() -> Clock:
    """Seconds that only the test moves."""
    return Clock()


@pytest.fixture
def rooms(tmp_path: Path, clock: Clock) -> Iterator[Callable[[], Room]]:
    """Opens a console on the same data each time it is called, as a restarted server would."""
    opened: list[Room] = []

    def open_room() -> Room:
        if opened:
            opened[-1].close()
        opened.append(Room(tmp_path / "data.sqlite3", clock))
        return opened[-1]

    yield open_room
    for room in opened:
        room.close()


@pytest.fixture
def room(rooms: Callable[[], Room]) -> Room:
    """A console on fresh data."""
    return rooms()
