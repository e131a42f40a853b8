"""The audience's messages: encoded once, and sent in slices between which all others have their
turn.

Two thousand phones cost tens of milliseconds for each message. A finalist's tap, a host's order and
their acks never wait for that: they meet one slice at most.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engineio.packet import MESSAGE
from engineio.packet import Packet as Whole
from socketio.packet import EVENT

from .wire import AUDIENCE_ROOM, FastPacket

SLICE = 16


class Fanout:
    """Sends to rooms through a Socket.IO server: at once, but to the audience a little later.

    A message to the audience that waits is replaced by a newer one of its name, which holds all
    that it held: under load the audience skips pictures and never lags. `spawn` runs something
    beside, `sleep(0)` lets others work.
    """

    def __init__(
        self,
        server: Any,
        spawn: Callable[[Callable[[], None]], object],
        sleep: Callable[[float], object],
    ) -> None:
        self._server, self._spawn, self._sleep = server, spawn, sleep
        self._waiting: dict[str, Whole] = {}
        self._runs = self._urgent = False

    def emit(self, event: str, data: Mapping[str, Any], *, to: str) -> None:
        """Sends one message to one room, or to one screen."""
        if to != AUDIENCE_ROOM:
            self._server.emit(event, data, to=to)
            self._urgent = True
            return
        # Taken out first: what is newer also comes later than what was said in between.
        self._waiting.pop(event, None)
        self._waiting[event] = Whole(MESSAGE, FastPacket(EVENT, data=[event, data]).encode())
        if not self._runs:
            self._runs = True
            self._spawn(self._run)

    def _run(self) -> None:
        try:
            while self._waiting:
                packets, self._waiting = list(self._waiting.values()), {}
                self._send(packets)
        finally:
            self._runs = False

    def _send(self, packets: Sequence[Whole]) -> None:
        """Sends to all who are in the room when it begins, and still are when it is their turn.

        Whoever comes meanwhile is greeted with what is as new or newer.
        """
        frames = b"".join(framed(packet.encode()) for packet in packets)
        manager, sockets = self._server.manager, self._server.eio.sockets
        for place, (sid, line) in enumerate(list(manager.get_participants("/", AUDIENCE_ROOM))):
            if place % SLICE == 0:
                self._let_others_work()
            socket = sockets.get(line)
            if socket is None or not _is_in(manager, sid):
                continue
            if not (socket.queue.empty() and socket.line.take(frames)):
                for packet in packets:
                    socket.queue.put(packet)

    def _let_others_work(self) -> None:
        """One turn, and one more where something for others waits to be written in the next."""
        self._sleep(0)
        if self._urgent:
            self._urgent = False
            self._sleep(0)


def _is_in(manager: Any, sid: str) -> bool:
    return sid in manager.rooms["/"].get(AUDIENCE_ROOM, ())


def framed(text: str) -> bytes:
    """One whole text frame of a WebSocket, as servers send them: without a mask (RFC 6455, 5.2)."""
    data = text.encode()
    if len(data) < 126:
        return struct.pack("!BB", 0x81, len(data)) + data
    if len(data) < 65_536:
        return struct.pack("!BBH", 0x81, 126, len(data)) + data
    return struct.pack("!BBQ", 0x81, 127, len(data)) + data
