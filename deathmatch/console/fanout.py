"""The messages of screens that are open to all: encoded once, and sent in slices between which all
others have their turn.

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

from .wire import AUDIENCE_ROOM, OVERLAY_ROOM, FastPacket

SLICE = 16
CROWDS = (OVERLAY_ROOM, AUDIENCE_ROOM)
"""The rooms of screens that are open to all, in the order in which they are sent to."""


class Fanout:
    """Sends to rooms through a Socket.IO server: at once, but to a crowd a little later.

    A message to a crowd that waits is replaced by a newer one of its name, which holds all that it
    held: under load a crowd skips pictures and never lags. `spawn` runs something
    beside, `sleep(0)` lets others work.
    """

    def __init__(
        self,
        server: Any,
        spawn: Callable[[Callable[[], None]], object],
        sleep: Callable[[float], object],
    ) -> None:
        self._server, self._spawn, self._sleep = server, spawn, sleep
        self._waiting: dict[tuple[str, str], Whole] = {}
        self._runs = self._urgent = False

    def emit(self, event: str, data: Mapping[str, Any], *, to: str) -> None:
        """Sends one message to one room, or to one screen."""
        if to not in CROWDS:
            self._server.emit(event, data, to=to)
            self._urgent = True
            return
        # Taken out first: what is newer also comes later than what was said in between.
        self._waiting.pop((to, event), None)
        self._waiting[to, event] = Whole(MESSAGE, FastPacket(EVENT, data=[event, data]).encode())
        if not self._runs:
            self._runs = True
            self._spawn(self._run)

    def _run(self) -> None:
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, {}
                for room in CROWDS:
                    packets = [packet for (to, _event), packet in waiting.items() if to == room]
                    if packets:
                        self._send(room, packets)
        finally:
            self._runs = False

    def _send(self, room: str, packets: Sequence[Whole]) -> None:
        """Sends to all who are in the room when it begins, and still are when it is their turn.

        Whoever comes meanwhile is greeted with what is as new or newer.
        """
        frames = b"".join(framed(packet.encode()) for packet in packets)
        manager, sockets = self._server.manager, self._server.eio.sockets
        for place, (sid, line) in enumerate(list(manager.get_participants("/", room))):
            if place % SLICE == 0:
                self._let_others_work()
            socket = sockets.get(line)
            if socket is None or not _is_in(manager, sid, room):
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


def _is_in(manager: Any, sid: str, room: str) -> bool:
    return sid in manager.rooms["/"].get(room, ())


def framed(text: str) -> bytes:
    """One whole text frame of a WebSocket, as servers send them: without a mask (RFC 6455, 5.2)."""
    data = text.encode()
    if len(data) < 126:
        return struct.pack("!BB", 0x81, len(data)) + data
    if len(data) < 65_536:
        return struct.pack("!BBH", 0x81, 126, len(data)) + data
    return struct.pack("!BBQ", 0x81, 127, len(data)) + data
