"""How messages leave: one fast encoding, rooms only, and one interface that tests can listen to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec
from socketio.packet import BINARY_ACK, BINARY_EVENT, EVENT, Packet

HOST_ROOM = "host"
AUDIENCE_ROOM = "audience"
DIRECTOR_ROOM = "director"
OVERLAY_ROOM = "overlay"
HANDS_ROOM = "hands"
RESERVED_EVENTS = frozenset({"connect", "disconnect", "*"})

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder()


def seat_room(seat: str) -> str:
    """The room of one seat's screen."""
    return f"seat:{seat}"


def cover_room(seat: str) -> str:
    """The room of hosts' covered previews of a seat's screen."""
    return f"cover:{seat}"


class _Json:
    """What python-socketio asks of a JSON module; keeps msgspec.Raw parts as they are."""

    @staticmethod
    def dumps(value: object, separators: object = None) -> str:
        return _encoder.encode(value).decode()

    @staticmethod
    def loads(text: str) -> Any:
        try:
            return _decoder.decode(text)
        except RecursionError:
            raise ValueError("nested too deeply") from None


class FastPacket(Packet):  # type: ignore[misc]
    """A Socket.IO packet without the search for bytes, which no payload here ever holds.

    Raises ValueError for a packet that no screen of ours sends; the socket it came on is then
    closed.
    """

    uses_binary_events = False
    json = _Json

    def decode(self, encoded_packet: str) -> int:
        super().decode(encoded_packet)
        if self.packet_type in (BINARY_EVENT, BINARY_ACK):
            raise ValueError("binary packet")
        # A client could name an event "connect" and so run that handler a second time.
        if self.packet_type == EVENT and not _is_event(self.data):
            raise ValueError("not an event")
        return 0


def _is_event(data: object) -> bool:
    return (
        isinstance(data, list)
        and bool(data)
        and isinstance(data[0], str)
        and data[0] not in RESERVED_EVENTS
    )


class Outlet(Protocol):
    """Where everything that leaves for screens goes; `to` is a room or one screen's sid."""

    def emit(self, event: str, payload: Mapping[str, Any], to: str) -> None: ...


class Emitter(Protocol):
    """The one method of a Socket.IO server that is used to send."""

    def emit(self, event: str, data: Any, *, to: str) -> None: ...


class SocketOutlet:
    """Sends through a Socket.IO server, never to a whole namespace.

    A namespace-wide emit would reach sockets that have not been let in yet.
    """

    def __init__(self, server: Emitter) -> None:
        self._server = server

    def emit(self, event: str, payload: Mapping[str, Any], to: str) -> None:
        """Sends one message to one room. Raises ValueError where no room is named."""
        if not to:
            raise ValueError("a message needs a room")
        self._server.emit(event, payload, to=to)


def padded(message: dict[str, Any], part: str, size: int) -> dict[str, Any]:
    """The message with that part and a padding of `size` bytes together.

    Whoever counts the bytes on the air learns of the part only whether it is larger than that,
    which calls for a larger `size`: it then takes twice as many, or more.
    """
    inner = encoded(message[part])
    length = len(memoryview(inner))
    room = size * max(1, -(-length // size))
    return {**message, part: inner, "pad": "." * (room - length)}


def encoded(part: object) -> msgspec.Raw:
    """A part of a message encoded once, to go into many messages."""
    return msgspec.Raw(_encoder.encode(part))
