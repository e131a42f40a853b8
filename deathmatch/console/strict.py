"""What a screen never sends ends its socket at once."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from .limits import Lines

log = logging.getLogger("deathmatch.sockets")

CLOSE, PONG, MESSAGE = "1", "3", "4"


def is_packet(data: object) -> bool:
    """Whether this is a packet that a screen may send: an answer to a ping, a message, the end."""
    return isinstance(data, str) and data[:1] in (CLOSE, PONG, MESSAGE)


class Strict:
    """Closes a socket at the first message that Socket.IO cannot read."""

    def __init__(self, server: Any, now: Callable[[], float]) -> None:
        """`server` is the Socket.IO server, `now` gives seconds on a steady clock."""
        self._server = server
        self._read = server.eio.handlers["message"]
        self._lines = Lines(log, now)

    def register(self) -> None:
        """Stands before the server's own reading of messages."""
        self._server.eio.on("message", self._message)

    def _message(self, eio_sid: str, data: object) -> None:
        try:
            self._read(eio_sid, data)
        except Exception as wrong:
            environ = self._server.environ.get(eio_sid) or {}
            address = str(environ.get("REMOTE_ADDR", ""))
            what = " ".join(f"{type(wrong).__name__}: {wrong}".split())[:200]
            text = f"a socket from {address} is closed: it sent what cannot be read ({what})"
            self._lines.warning(address, text)
            self._close(eio_sid)

    def _close(self, eio_sid: str) -> None:
        socket = self._server.eio.sockets.get(eio_sid)
        if socket is not None:
            # Not eio.disconnect(): that waits for a queue which this very task empties.
            socket.close(wait=False)
