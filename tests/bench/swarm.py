"""Many screens in one process: bare sockets that speak just enough WebSocket and Socket.IO.

No client library stands between the wire and the clock, so the same little is added to whatever
is measured.
"""

from __future__ import annotations

import json
import os
import selectors
import socket
import time
from dataclasses import dataclass, field
from typing import Any

VIEW = b'42["view",'
ACK = b"43"


@dataclass
class Line:
    """One screen's socket."""

    sock: socket.socket
    buffer: bytearray = field(default_factory=bytearray)
    view: bytes = b""
    views: int = 0
    view_at: float = 0.0
    ack: bytes = b""
    ack_at: float = 0.0
    joined: bool = False

    def send(self, text: str) -> None:
        """Sends one masked text frame."""
        data = text.encode()
        if len(data) < 126:
            head = bytes([0x81, 0x80 | len(data)])
        else:
            head = b"\x81\xfe" + len(data).to_bytes(2, "big")
        # A mask of zeros leaves the data as they are.
        self.sock.sendall(head + bytes(4) + data)

    def document(self) -> Any:
        """The newest view."""
        return json.loads(self.view[2:])[1]


def upgrade(port: int, cookie: str = "") -> bytes:
    """The request by which a browser opens its line to the server on that port."""
    key = os.urandom(16).hex()[:22] + "=="
    lines = [
        "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        # What every browser offers; a server that takes it up pays for it.
        "Sec-WebSocket-Extensions: permessage-deflate",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


class Swarm:
    """Screens on one server, read together."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._selector = selectors.DefaultSelector()
        self._room = memoryview(bytearray(262_144))
        self.lines: list[Line] = []

    def join(self, hello: dict[str, Any], cookie: str = "", window: int = 0) -> Line:
        """Lets one more screen in and waits until it is. Its system keeps `window` bytes for it, if
        it is to take little.
        """
        sock = socket.socket()
        if window:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        sock.settimeout(10)
        sock.connect(("127.0.0.1", self._port))
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        sock.sendall(upgrade(self._port, cookie))
        line = Line(sock)
        head = bytearray()
        while b"\r\n\r\n" not in head:
            head += sock.recv(4096)
        assert head.startswith(b"HTTP/1.1 101"), bytes(head)
        line.buffer += head.partition(b"\r\n\r\n")[2]
        sock.setblocking(False)
        self._selector.register(sock, selectors.EVENT_READ, line)
        self.lines.append(line)
        line.send("40" + json.dumps(hello))
        self.read_until(lambda: line.joined)
        return line

    def apart(self, hello: dict[str, Any]) -> Line:
        """Lets one more screen in that takes little, and is not read with the others any more."""
        line = self.join(hello, window=4096)
        self._selector.unregister(line.sock)
        self.lines.remove(line)
        return line

    def read_until(self, done: Any, within_s: float = 10.0) -> None:
        """Reads all screens until `done()`; AssertionError when that does not come."""
        deadline = time.perf_counter() + within_s
        while not done():
            assert time.perf_counter() < deadline, "a screen was not told in time"
            for key, _events in self._selector.select(0.05):
                self._read(key.data)

    def look(self) -> None:
        """Reads what has come by now, and answers pings."""
        for key, _events in self._selector.select(0):
            self._read(key.data)

    def close(self) -> None:
        for line in self.lines:
            line.sock.close()
        self._selector.close()

    def _read(self, line: Line) -> None:
        size = line.sock.recv_into(self._room)
        assert size, "the server has closed a screen"
        line.buffer += self._room[:size]
        while True:
            frame = _frame(line.buffer)
            if frame is None:
                return
            self._take(line, frame)

    def _take(self, line: Line, frame: bytes) -> None:
        now = time.perf_counter()
        if frame.startswith(VIEW):
            line.view, line.view_at = frame, now
            line.views += 1
        elif frame.startswith(ACK):
            line.ack, line.ack_at = frame, now
        elif frame == b"2":
            line.send("3")
        elif frame.startswith(b"40"):
            line.joined = True


def _frame(buffer: bytearray) -> bytes | None:
    """Takes one whole unmasked frame out of the buffer, or nothing."""
    if len(buffer) < 2:
        return None
    size, start = buffer[1] & 0x7F, 2
    if size == 126:
        size, start = int.from_bytes(buffer[2:4], "big"), 4
    elif size == 127:
        size, start = int.from_bytes(buffer[2:10], "big"), 10
    if len(buffer) < start + size:
        return None
    frame = bytes(buffer[start : start + size])
    del buffer[: start + size]
    return frame
