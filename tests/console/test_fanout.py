"""The audience's messages: one encoding for all, the newest only, and others in between."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

from deathmatch.console.fanout import SLICE, Fanout, framed
from deathmatch.console.wire import AUDIENCE_ROOM, HOST_ROOM
from tests.bench.crowd import whole_frame

CROWD = 5 * SLICE


class Line:
    """A socket's way out, which may be busy with something else."""

    def __init__(self) -> None:
        self.busy = False
        self.took: list[bytes] = []

    def take(self, frames: bytes) -> bool:
        if not self.busy:
            self.took.append(frames)
        return not self.busy


class Waiting(list[Any]):
    """What waits for a socket."""

    def empty(self) -> bool:
        return not self

    put = list.append


class Server:
    """As much of a Socket.IO server as is used, with a crowd in the room of the audience."""

    def __init__(self) -> None:
        names = [str(number) for number in range(CROWD)]
        room = {name: f"line {name}" for name in names}
        self.manager = SimpleNamespace(
            rooms={"/": {AUDIENCE_ROOM: room}},
            get_participants=lambda namespace, name: iter(dict(room).items()),
        )
        self.room = room
        self.sockets = {
            f"line {name}": SimpleNamespace(queue=Waiting(), line=Line()) for name in names
        }
        self.eio = SimpleNamespace(sockets=self.sockets)
        self.emitted: list[tuple[str, str]] = []

    def emit(self, event: str, data: Mapping[str, Any], *, to: str) -> None:
        self.emitted.append((event, to))

    def took(self, name: int) -> list[Any]:
        """The messages that a screen was sent."""
        socket = self.sockets[f"line {name}"]
        return [each for frames in socket.line.took for each in texts(frames)]


def texts(frames: bytes) -> list[Any]:
    found, at = [], 0
    while (where := whole_frame(frames, at)) is not None:
        payload = frames[slice(*where)].decode()
        assert payload.startswith("42")
        found.append(json.loads(payload[2:]))
        at = where[1]
    assert at == len(frames)
    return found


class Turns:
    """A hub: what is beside runs when it is told to, and each time it lets others work is noted."""

    def __init__(self, meanwhile: Callable[[int], object] = lambda turn: None) -> None:
        self.beside: list[Callable[[], None]] = []
        self.count = 0
        self._meanwhile = meanwhile

    def sleep(self, seconds: float) -> None:
        assert seconds == 0
        self.count += 1
        self._meanwhile(self.count)

    def run(self) -> None:
        while self.beside:
            self.beside.pop()()


def fanout(server: Server, turns: Turns) -> Fanout:
    return Fanout(server, turns.beside.append, turns.sleep)


def test_all_others_are_sent_to_at_once_and_the_audience_afterwards_in_slices() -> None:
    server, turns = Server(), Turns()
    out = fanout(server, turns)
    out.emit("view", {"rev": 1}, to=AUDIENCE_ROOM)
    out.emit("view", {"rev": 1}, to=HOST_ROOM)
    assert server.emitted == [("view", HOST_ROOM)] and server.took(0) == []
    turns.run()
    assert turns.count == CROWD // SLICE + 1, "the host goes first"
    assert all(server.took(name) == [["view", {"rev": 1}]] for name in range(CROWD))
    frames = {id(socket.line.took[0]) for socket in server.sockets.values()}
    assert len(frames) == 1, "one encoding is shared by all"


def test_what_waits_is_replaced_by_what_is_newer_and_comes_in_its_order() -> None:
    server, turns = Server(), Turns()
    out = fanout(server, turns)
    for event, rev in (("view", 1), ("beat", 1), ("show", 2), ("view", 2)):
        out.emit(event, {"rev": rev}, to=AUDIENCE_ROOM)
    turns.run()
    expected = [["beat", {"rev": 1}], ["show", {"rev": 2}], ["view", {"rev": 2}]]
    assert server.took(0) == server.took(CROWD - 1) == expected


def test_a_message_while_others_are_sent_follows_them_everywhere() -> None:
    def meanwhile(turn: int) -> None:
        if turn in (1, 2):
            out.emit("view", {"rev": turn + 1}, to=AUDIENCE_ROOM)

    server, turns = Server(), Turns(meanwhile)
    out = fanout(server, turns)
    out.emit("view", {"rev": 1}, to=AUDIENCE_ROOM)
    turns.run()
    for name in range(CROWD):
        assert server.took(name) == [["view", {"rev": 1}], ["view", {"rev": 3}]]


def test_a_line_that_is_busy_gets_it_in_its_turn() -> None:
    server, turns = Server(), Turns()
    out = fanout(server, turns)
    server.sockets["line 3"].line.busy = True
    server.sockets["line 4"].queue.put("greeting")
    out.emit("view", {"rev": 1}, to=AUDIENCE_ROOM)
    turns.run()
    waiting = [server.sockets[f"line {name}"].queue[-1].encode() for name in (3, 4)]
    assert waiting == ['42["view",{"rev":1}]'] * 2
    assert server.took(3) == server.took(4) == []


def test_who_leaves_meanwhile_is_sent_nothing_any_more() -> None:
    def meanwhile(turn: int) -> None:
        server.room.pop(str(CROWD - 1), None)
        server.sockets.pop(f"line {CROWD - 2}", None)

    server, turns = Server(), Turns(meanwhile)
    left = server.sockets[f"line {CROWD - 2}"].line
    fanout(server, turns).emit("view", {"rev": 1}, to=AUDIENCE_ROOM)
    turns.run()
    assert server.took(CROWD - 1) == left.took == []
    assert server.took(CROWD - 3)


def test_a_failure_does_not_end_it_for_good() -> None:
    server, turns = Server(), Turns()
    out = fanout(server, turns)
    del server.eio.sockets
    out.emit("view", {"rev": 1}, to=AUDIENCE_ROOM)
    try:
        turns.run()
    except AttributeError:
        pass
    server.eio.sockets = server.sockets
    out.emit("view", {"rev": 2}, to=AUDIENCE_ROOM)
    turns.run()
    assert server.took(0) == [["view", {"rev": 2}]]


def test_frames_of_every_length_are_read_as_they_were_written() -> None:
    for size in (0, 1, 125, 126, 65_535, 65_536):
        text = "x" * size
        frame = framed(text)
        where = whole_frame(frame, 0)
        assert where is not None and frame[slice(*where)].decode() == text
        assert where[1] == len(frame)
