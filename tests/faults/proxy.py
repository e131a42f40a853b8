"""Stands between screens and server, and does to their messages what a bad network does."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Iterator

END = b"\r\n\r\n"


KINDS = ("late", "twice", "swapped")
LATE_S = (0.01, 0.15)


class Proxy:
    """Forwards connections to a port; while `noise` is more than 0, that share of what screens send
    comes as one of `kinds` says: late, twice, or behind what they send next. What they are sent
    can be late. While `silent`, nothing goes either way, and no line is closed.
    """

    def __init__(self, port: int, seed: int = 0) -> None:
        self.noise = 0.0
        self.kinds: tuple[str, ...] = KINDS
        self.counts = dict.fromkeys(KINDS, 0)
        self._to = port
        self._random = random.Random(seed)
        self._loud = threading.Event()
        self._loud.set()
        self._pairs: set[tuple[socket.socket, socket.socket]] = set()
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=256)
        self.port = int(self._listener.getsockname()[1])
        self._start(self._accept)

    def cut(self) -> int:
        """Breaks every connection, without a word; gives how many."""
        pairs = list(self._pairs)
        for pair in pairs:
            _close(*pair)
        return len(pairs)

    @property
    def silent(self) -> bool:
        return not self._loud.is_set()

    @silent.setter
    def silent(self, on: bool) -> None:
        (self._loud.clear if on else self._loud.set)()

    def close(self) -> None:
        """Ends it."""
        self.silent = False
        _close(self._listener)
        self.cut()

    def _start(self, work: object, *args: object) -> None:
        threading.Thread(target=work, args=args, daemon=True).start()  # type: ignore[arg-type]

    def _accept(self) -> None:
        while True:
            try:
                near, _address = self._listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self._to), 5)
            except OSError:
                near.close()
                continue
            far.settimeout(None)
            self._pairs.add((near, far))
            self._start(self._carry, near, far, True)
            self._start(self._carry, far, near, False)

    def _carry(self, source: socket.socket, target: socket.socket, from_screen: bool) -> None:
        try:
            if from_screen:
                self._carry_frames(source, target)
            else:
                while data := source.recv(65536):
                    self._loud.wait()
                    if "late" in self.kinds and self._random.random() < self.noise:
                        self._delay()
                    target.sendall(data)
        except OSError:
            pass
        finally:
            _close(source, target)
            self._pairs.discard((source, target) if from_screen else (target, source))

    def _carry_frames(self, source: socket.socket, target: socket.socket) -> None:
        """The requests as they are; once it is a websocket, frame by frame."""
        head, sent, end = b"", 0, -1
        while end < 0:
            data = source.recv(65536)
            if not data:
                return
            head += data
            begin = head.lower().rfind(b"upgrade: websocket")
            end = head.find(END, begin) if begin >= 0 else -1
            upto = end + len(END) if end >= 0 else len(head)
            target.sendall(head[sent:upto])
            sent = upto
        held = b""
        for frame in _frames(source, head[sent:]):
            self._loud.wait()
            kind = self._kind(frame)
            if kind == "late":
                self._delay()
            if kind == "swapped" and not held:
                held = frame
                continue
            target.sendall(frame * (2 if kind == "twice" else 1) + held)
            held = b""
        target.sendall(held)

    def _kind(self, frame: bytes) -> str:
        """What is done to this frame; pongs and the end of a line are left alone."""
        is_text = frame[0] & 0x0F == 1 and len(frame) > 20
        if not is_text or self._random.random() >= self.noise:
            return ""
        kind = self._random.choice(self.kinds)
        if kind != "late":
            self.counts[kind] += 1
        return kind

    def _delay(self) -> None:
        self.counts["late"] += 1
        time.sleep(self._random.uniform(*LATE_S))


def _frames(source: socket.socket, begun: bytes) -> Iterator[bytes]:
    """Whole frames of a websocket, as they came; `begun` was read already."""
    data = begun
    while True:
        while (size := _size(data)) is None or len(data) < size:
            more = source.recv(65536)
            if not more:
                return
            data += more
        yield data[:size]
        data = data[size:]


def _size(data: bytes) -> int | None:
    """How long the frame is that begins here, or None where too little of it is there."""
    if len(data) < 2:
        return None
    length, head = data[1] & 0x7F, 2
    extra = {126: 2, 127: 8}.get(length, 0)
    if len(data) < head + extra:
        return None
    if extra:
        length = int.from_bytes(data[head : head + extra])
    return head + extra + (4 if data[1] & 0x80 else 0) + length


def _close(*sockets: socket.socket) -> None:
    for each in sockets:
        try:
            each.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        each.close()
