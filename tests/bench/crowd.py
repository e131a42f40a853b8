"""A crowd of audience screens in a process of its own: bare sockets and one loop.

Each behaves as the page does: it says hello, answers pings, gives signs of life, and comes back by
itself with the page's own patience when its line breaks. Run as
`python -m tests.bench.crowd PORT`; what it is told and what it says are lines of JSON.
"""

from __future__ import annotations

import argparse
import heapq
import itertools
import json
import random
import re
import selectors
import socket
import struct
import sys
import time
from array import array
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from deathmatch.console.door import raise_file_limit
from tests.bench.swarm import upgrade

FIRST_DELAY_S, LONGEST_DELAY_S = 0.2, 2.0
"""The page's own: static/js/link.js."""
PONG_S = 2.5
"""One that is stuck answers pings all the same, without having read them: so it stays."""
PULSE_S, STATUS_S = 2.0, 5.0
"""The page's own: static/js/signs.js."""
CONNECT_WITHIN_S = 4.0
AT_ONCE = 200
"""So many lines are being made at a time when a crowd is called in; nobody waits when it comes
back."""
VIEW = b'42["view",{"rev":'
EVERY = re.compile(rb'431\[\{"ok":true,"every_ms":(\d+)')
HELLO = '40{"screen":"audience","seat":null,"build":""}'
STATUS = json.dumps(
    ["status", {"rtt_ms": 4, "width": 390, "height": 844, "hidden": False, "battery": None,
                "charging": None, "awake": "held", "build": ""}]
)  # fmt: skip


def frame(text: str) -> bytes:
    """A masked text frame; a mask of zeros leaves the data as they are."""
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return b"\x81" + size + bytes(4) + data


PONG, PULSE, STATED = frame("3"), frame('421["pulse",{}]'), frame(f"42{STATUS}")


class Screen:
    """One audience display: its socket, and what it has been told."""

    __slots__ = ("source", "sock", "left", "opened", "tries", "rev", "since", "every")

    def __init__(self, source: str) -> None:
        self.source = source
        self.sock: socket.socket | None = None
        self.left = b""
        self.opened = False
        self.tries = 0
        self.rev = -1
        self.since = 0.0
        self.every = 0.0

    @property
    def is_in(self) -> bool:
        """Whether it shows something."""
        return self.sock is not None and self.rev >= 0


class Crowd:
    """All screens, read together."""

    def __init__(self, port: int, *, signs: bool = True, stuck: bool = False) -> None:
        self._port, self._signs, self._stuck = port, signs, stuck
        self._selector = selectors.DefaultSelector()
        self._selector.register(sys.stdin.buffer, selectors.EVENT_READ, None)
        self._room = memoryview(bytearray(262_144))
        self._timers: list[tuple[float, int, Callable[[Screen], object], Screen]] = []
        self._count = itertools.count()
        self._called: list[Screen] = []
        self._coming = 0
        self.screens: list[Screen] = []
        self.arrived: dict[int, array[float]] = defaultdict(lambda: array("d"))
        self.back: list[float] = []
        self.views = 0
        self.refused = 0

    def run(self) -> None:
        """Until standard input ends."""
        while True:
            now = time.monotonic()
            while self._timers and self._timers[0][0] <= now:
                _when, _n, act, screen = heapq.heappop(self._timers)
                act(screen)
            wait = self._timers[0][0] - now if self._timers else 1.0
            for key, _events in self._selector.select(max(0.0, wait)):
                if key.data is None:
                    line = sys.stdin.readline()
                    if not line:
                        return
                    self._obey(json.loads(line))
                elif key.data.sock is not None:
                    self._turn(key.data)

    def _obey(self, told: dict[str, Any]) -> None:
        """More screens, or a look at those that are there."""
        for number in range(told.get("join", 0)):
            sources = told.get("addresses", 1)
            screen = Screen(f"127.0.0.{1 + number % sources}")
            self.screens.append(screen)
            self._called.append(screen)
        while self._called and self._coming < AT_ONCE:
            self._connect(self._called.pop())
        if told.get("leave"):
            self._leave()
        if told.get("forget"):
            self.arrived.clear()
            self.back.clear()
            self.views = 0
        told_of = {str(rev): list(times) for rev, times in self.arrived.items()}
        inside = sum(screen.is_in for screen in self.screens)
        answer = {"in": inside, "back": self.back, "refused": self.refused, "views": self.views}
        print(
            json.dumps({**answer, "arrived": told_of if told.get("arrived") else None}), flush=True
        )

    def _leave(self) -> None:
        for screen in self.screens:
            if screen.sock is not None:
                self._drop(screen)
        self.screens.clear()
        self._timers.clear()

    def _after(self, seconds: float, act: Callable[[Screen], object], screen: Screen) -> None:
        entry = (time.monotonic() + seconds, next(self._count), act, screen)
        heapq.heappush(self._timers, entry)

    def _connect(self, screen: Screen) -> None:
        screen.left, screen.opened, screen.rev = b"", False, -1
        screen.sock = sock = socket.socket()
        sock.setblocking(False)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if self._stuck:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        if screen.source != "127.0.0.1":
            sock.bind((screen.source, 0))
        sock.connect_ex(("127.0.0.1", self._port))
        self._coming += 1
        screen.since = time.monotonic()
        self._selector.register(sock, selectors.EVENT_WRITE, screen)
        self._after(CONNECT_WITHIN_S, self._too_late, screen)

    def _too_late(self, screen: Screen) -> None:
        late = time.monotonic() - screen.since >= CONNECT_WITHIN_S
        if screen.sock is not None and screen.rev < 0 and late:
            self._lost(screen)

    def _turn(self, screen: Screen) -> None:
        """Something has come, or the line is open."""
        assert screen.sock is not None
        try:
            if not screen.opened:
                self._open(screen, screen.sock)
            else:
                self._read(screen, screen.sock)
        except OSError:
            self._lost(screen)

    def _open(self, screen: Screen, sock: socket.socket) -> None:
        if error := sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
            raise OSError(error, "not connected")
        sock.send(upgrade(self._port))
        screen.opened = True
        self._selector.modify(sock, selectors.EVENT_READ, screen)

    def _read(self, screen: Screen, sock: socket.socket) -> None:
        size = sock.recv_into(self._room)
        if not size:
            raise OSError("closed")
        data = screen.left + self._room[:size].tobytes()
        if data.startswith(b"HTTP/"):
            data = self._answered(screen, data)
        at = 0
        while (found := whole_frame(data, at)) is not None:
            start, end = found
            self._take(screen, sock, data, start, end)
            if screen.sock is None:
                return
            at = end
        screen.left = data[at:] if at else data

    def _answered(self, screen: Screen, data: bytes) -> bytes:
        head, ended, rest = data.partition(b"\r\n\r\n")
        if not ended:
            return data
        if not head.startswith(b"HTTP/1.1 101"):
            self.refused += 1
            raise OSError("turned away")
        assert screen.sock is not None
        screen.sock.send(frame(HELLO))
        return rest

    def _take(self, screen: Screen, sock: socket.socket, data: bytes, start: int, end: int) -> None:
        first = data[start : start + 1]
        if first == b"4":
            if data.startswith(VIEW, start):
                after = start + len(VIEW)
                self._viewed(screen, int(data[after : data.index(b",", after)]))
            elif (every := EVERY.match(data, start)) is not None:
                screen.every = int(every[1]) / 1000
        elif first == b"2":
            sock.send(PONG)
        elif first == b"1" or data[start - 2 : start - 1] == b"\x88":
            raise OSError("closed")

    def _viewed(self, screen: Screen, rev: int) -> None:
        now, before = time.monotonic(), screen.rev
        screen.rev = rev
        self.views += 1
        if before < 0:
            self._is_in(screen, now)
        for told in range(before + 1, rev + 1) if before >= 0 else ():
            self.arrived[told].append(now)

    def _is_in(self, screen: Screen, now: float) -> None:
        self._coming -= 1
        screen.tries = 0
        self.back.append(now)
        if self._called:
            self._connect(self._called.pop())
        if self._stuck:
            assert screen.sock is not None
            self._selector.unregister(screen.sock)
            self._sign(screen, PONG, PONG_S, self._pong)
        elif self._signs and not screen.every:
            screen.every = PULSE_S
            self._after(random.uniform(0.1, PULSE_S), self._pulse, screen)
            self._after(random.uniform(0.1, STATUS_S), self._status, screen)

    def _pong(self, screen: Screen) -> None:
        self._sign(screen, PONG, PONG_S, self._pong)

    def _pulse(self, screen: Screen) -> None:
        self._sign(screen, PULSE, PULSE_S, self._pulse)

    def _status(self, screen: Screen) -> None:
        self._sign(screen, STATED, STATUS_S, self._status)

    def _sign(
        self, screen: Screen, said: bytes, every_s: float, again: Callable[[Screen], object]
    ) -> None:
        """Now, if the line is there, and again after a while."""
        self._after(max(every_s, screen.every), again, screen)
        if not screen.is_in or screen.sock is None:
            return
        try:
            screen.sock.send(said)
        except BlockingIOError:
            pass
        except OSError:
            self._lost(screen)

    def _drop(self, screen: Screen) -> None:
        assert screen.sock is not None
        if screen.rev < 0:
            self._coming -= 1
        try:
            self._selector.unregister(screen.sock)
        except KeyError:
            pass
        screen.sock.close()
        screen.sock = None

    def _lost(self, screen: Screen) -> None:
        """Comes back after a while, and after a longer one each time: as socket.io does."""
        self._drop(screen)
        delay = FIRST_DELAY_S * 2 ** min(screen.tries, 10)
        screen.tries += 1
        delay *= random.uniform(0.5, 1.5)
        self._after(min(delay, LONGEST_DELAY_S), self._connect, screen)


def whole_frame(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the frame at that place begins and ends, once all of it is there."""
    here = len(data) - at
    if here < 2:
        return None
    size, start = data[at + 1], at + 2
    if size == 126:
        if here < 4:
            return None
        size, start = data[at + 2] << 8 | data[at + 3], at + 4
    elif size == 127:
        size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
    return (start, start + size) if len(data) >= start + size else None


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.bench.crowd", description=__doc__)
    reader.add_argument("port", type=int)
    reader.add_argument("--stuck", action="store_true", help="they never read once they are in")
    reader.add_argument("--no-signs", action="store_true", help="they give no signs of life")
    chosen = reader.parse_args()
    raise_file_limit()
    Crowd(chosen.port, signs=not chosen.no_signs, stuck=chosen.stuck).run()


if __name__ == "__main__":
    main()
