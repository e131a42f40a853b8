"""The running server: the only module that knows eventlet. Importing it patches the standard
library.
"""

# ruff: noqa: E402 - nothing may be imported before the standard library is patched.

from __future__ import annotations

import os
import warnings

warnings.filterwarnings("ignore", message=r"\s*Eventlet is deprecated")
# Names of a venue's own network are not known to eventlet's resolver.
os.environ.setdefault("EVENTLET_NO_GREENDNS", "yes")
os.environ.setdefault("PSYCOPG_WAIT_FUNC", "wait_select")
# Copies, exports and passphrases: each thread keeps what memory it once had.
os.environ.setdefault("EVENTLET_THREADPOOL_SIZE", "4")

import eventlet

eventlet.monkey_patch()

import gc
import io
import logging
import signal
import socket
import ssl
import time
from collections.abc import Callable, Sequence
from typing import Any

import eventlet.tpool
import eventlet.websocket
import eventlet.wsgi
from engineio.async_drivers.eventlet import WebSocketWSGI

from deathmatch.errors import UserError

from .app import LARGEST_MESSAGE, Console
from .backlog import with_backlog
from .door import MOST_CONNECTIONS, MOST_PER_ADDRESS, Door, most_connections, raise_file_limit
from .fanout import Fanout
from .limits import Debt, Lines
from .quiet import quiet_sockets
from .requests import NARROW, Environ, WsgiApp, plain_requests
from .strict import is_packet
from .tls import HANDSHAKE, Tls

REQUEST_WITHIN_S = 10.0
NARROW_WITHIN_S = 3.0
STUCK_AFTER_S = 30.0
LARGEST_BODY = 1024 * 1024
LINGER_S = 1.0
HEARTBEAT_S = 0.25
TICK_S = 0.02
LOOK_S = 0.1
STOP_WITHIN_S = 1.2
LAST_WORD_S = 0.15


Step = tuple[float, Callable[[], object]]

apart = eventlet.tpool.execute
"""Runs slow work in a thread, while everybody else has their turn."""


def emitter(server: Any) -> Fanout:
    """The way out of a Socket.IO server."""
    return Fanout(server, eventlet.spawn, eventlet.sleep)


class Server:
    """Serves one console until it is told to stop."""

    def __init__(
        self,
        console: Console,
        listener: Any,
        per_address: int = MOST_PER_ADDRESS,
        most: int = MOST_CONNECTIONS,
        beside: Sequence[Step] = (),
        tls: Tls | None = None,
    ) -> None:
        """So many connections may be open: `most` at once, `per_address` from one address.

        `beside` are more steps to run for ever, each with the seconds between two times.
        """
        self._console = console
        self._beside, self._tls = beside, tls
        most = min(most, most_connections(raise_file_limit()))
        limited = console.presence.limited
        self._door = Door(listener, most, per_address, eventlet.sleep, self._ended, limited=limited)
        self._pool = eventlet.GreenPool(MOST_CONNECTIONS)
        self._done = eventlet.Event()
        self._why = ""
        self._stopping = False
        self._serving: Any = None

    def run(self, ready: Callable[[], object] = lambda: None) -> int:
        """Serves until SIGTERM or SIGINT and gives the exit status. `ready` is called once it
        answers. Raises UserError when serving ends by itself.
        """
        quiet_sockets()
        app = self._console.app
        app.wsgi_app = self._plain(app.wsgi_app)  # type: ignore[assignment, method-assign]
        engine = self._console.socketio.server.eio
        queue = with_backlog(engine._async["queue"])
        engine._async = {**engine._async, "websocket": Upgrade, "queue": queue}
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: eventlet.spawn_after(0, self.stop))
        for task in (self._heartbeat, self._tick, self._beat, self._look):
            eventlet.spawn(task)
        for every_s, step in self._beside:
            eventlet.spawn(self._repeat, every_s, step)
        settle_garbage()
        self._serving = eventlet.spawn(
            eventlet.wsgi.server,
            self._door,
            app,
            custom_pool=self._pool,
            protocol=self._converse,
            socket_timeout=STUCK_AFTER_S,
            log_output=False,
            debug=False,
        )
        self._serving.link(lambda _serving: self._ended("serving has ended"))
        ready()
        status = int(self._done.wait())
        if status:
            self._console.director.close()
            raise UserError(
                f"The server takes no connections any more ({self._why}): start it again, and the "
                "match goes on where it stood.",
                status,
            )
        return status

    def stop(self) -> None:
        """Says "stopping" to every screen, closes all sockets and ends `run`, in less than two
        seconds.
        """
        if self._stopping:
            return
        self._stopping = True
        self._console.director.say_stopping()
        eventlet.sleep(LAST_WORD_S)
        self._serving.kill()
        with eventlet.Timeout(STOP_WITHIN_S, False):
            self._pool.waitall()
        self._console.director.close()
        self._done.send(0)

    def _ended(self, why: str) -> None:
        """Serving has ended although nobody has asked for it."""
        if not self._stopping:
            self._stopping, self._why = True, why
            self._done.send(1)

    def _converse(self, conn_state: list[Any], server: Any) -> None:
        try:
            if self._tls is not None:
                self._secure(conn_state, self._tls)
            (Narrow if self._door.is_narrow(conn_state[0]) else Conversation)(conn_state, server)
        except OSError:
            # It has gone, or nothing came in time: not worth a line.
            pass
        finally:
            self._door.left(conn_state[0])

    def _plain(self, inner: WsgiApp) -> WsgiApp:
        return plain_requests(inner, self._console.knows, secured=self._tls is not None)

    def _secure(self, conn_state: list[Any], tls: Tls) -> None:
        """Agrees on keys with whoever speaks TLS; others are told where to. OSError."""
        plain = conn_state[1]
        try:
            with eventlet.Timeout(REQUEST_WITHIN_S, TimeoutError()):
                if plain.recv(1, socket.MSG_PEEK) == bytes([HANDSHAKE]):
                    conn_state[1] = tls.context.wrap_socket(plain, server_side=True)
        except OSError:
            plain.close()
            raise

    def _heartbeat(self) -> None:
        # Python sees a signal only when the hub wakes.
        while not self._stopping:
            eventlet.sleep(HEARTBEAT_S)

    def _tick(self) -> None:
        self._repeat(TICK_S, self._console.director.tick)

    def _beat(self) -> None:
        self._repeat(1.0, self._console.director.beat, self._console.reaper.look)

    def _look(self) -> None:
        self._repeat(LOOK_S, self._console.director.look)

    def _repeat(self, every_s: float, *steps: Callable[[], object]) -> None:
        """Runs the steps for ever: a fault in one is logged, and the next round comes all the
        same.
        """
        while not self._stopping:
            for step in steps:
                try:
                    step()
                except Exception:
                    logging.getLogger("deathmatch").exception("a background step failed")
            eventlet.sleep(every_s)


class TooSlow(eventlet.Timeout):  # type: ignore[misc]
    """A request was not complete in time."""


class Conversation(eventlet.wsgi.HttpProtocol):  # type: ignore[misc]
    """Requests on one connection; one that is not complete in time, or never comes, ends it."""

    _deadline: Any = None
    within_s = REQUEST_WITHIN_S
    log_lines = Lines(logging.getLogger("deathmatch.door"), time.monotonic)

    def log_message(self, format: str, *args: Any) -> None:
        """What is no request is worth a line, and a thousand of it are too."""
        address = str(self.client_address[0])
        self.log_lines.warning(address, f"no request came from {address}: {format % args!r}")

    def get_environ(self) -> Environ:
        """Says whether this very connection is secured, whatever the port is."""
        secured = isinstance(self.connection, ssl.SSLSocket)
        return {**super().get_environ(), "wsgi.url_scheme": "https" if secured else "http"}

    def handle_one_request(self) -> None:
        """Reads a request, with its body, within its time; its answer may take longer."""
        self._deadline = TooSlow(self.within_s)
        try:
            super().handle_one_request()
        except TooSlow as late:
            if late is not self._deadline:
                raise
            self.close_connection = 1
        finally:
            self._deadline.cancel()

    def handle_one_response(self) -> None:
        """Has the body at hand before anything else is done with the request."""
        given, body = self.environ["eventlet.input"], b""
        if given.chunked_input or given.content_length > LARGEST_BODY:
            # The application refuses it without a look at what it holds.
            self.close_connection = 1
        else:
            body = given.read(given.content_length)
        self.environ["wsgi.input"] = io.BytesIO(body)
        self._deadline.cancel()
        super().handle_one_response()


class Narrow(Conversation):
    """One request on a connection of those that are kept for whom the console knows."""

    within_s = NARROW_WITHIN_S

    def get_environ(self) -> Environ:
        """Says that this is one of them."""
        return {**super().get_environ(), NARROW: True}

    def handle_one_response(self) -> None:
        """Lets go of the connection after the answer; a line of messages ends by itself."""
        self.close_connection = 1
        super().handle_one_response()


class Upgrade(WebSocketWSGI):  # type: ignore[misc]
    """Opens websockets that keep to their bounds."""

    def __init__(self, handler: Callable[[Any], Any], server: Any) -> None:
        """`handler` is a method of the Engine.IO socket, which is given its line."""
        owner = handler.__self__  # type: ignore[attr-defined]

        def serve(opened: Any) -> Any:
            owner.line = Line(opened)
            return handler(owner.line)

        super().__init__(serve, server)


class Line(eventlet.websocket.RFC6455WebSocket):  # type: ignore[misc]
    """One websocket. After each frame all others get their turn.

    What comes too fast, is too large in all its fragments together, or is no packet, ends it.
    """

    log_lines = Lines(logging.getLogger("deathmatch.door"), time.monotonic)

    def __init__(self, opened: Any) -> None:
        super().__init__(
            opened.socket, opened.environ, opened.version, max_frame_length=LARGEST_MESSAGE
        )
        self._frames = Debt(time.monotonic)

    def take(self, frames: bytes) -> bool:
        """Sends whole frames without a wait: what the system does not take at once follows by
        itself. False while something else is under way, which goes first.
        """
        secured = isinstance(self.socket, ssl.SSLSocket)
        # Not locked(): while it changes hands nobody has it, and whoever waits for it goes first.
        if secured or self.websocket_closed or self._sendlock.balance < 1:
            return False
        try:
            sent = self.socket.fd.send(frames)
        except BlockingIOError:
            return False
        except OSError:
            # It is gone; whoever reads from it finds that out.
            return True
        if sent < len(frames):
            self._sendlock.acquire()
            eventlet.spawn(self._send_rest, frames[sent:])
        return True

    def _send_rest(self, rest: bytes) -> None:
        try:
            self.socket.sendall(rest)
        except OSError:
            # A frame that was begun can only be followed by its end.
            _shut(self.socket)
        finally:
            self._sendlock.release()

    def wait(self) -> str | None:
        """The next packet, or None when the line is closed."""
        packet: str | None = super().wait()
        if packet is None or is_packet(packet):
            return packet
        self._refuse("sent what is no packet")
        self.close(close_data=(1008, ""))
        return None

    def close(self, close_data: tuple[int, str] | None = None) -> None:
        """Says so to the other side, and hears nothing more from it a moment later."""
        super().close(close_data)
        eventlet.spawn_after(LINGER_S, _shut, self.socket)

    def _recv_frame(self, message: Any = None) -> Any:
        eventlet.sleep(0)
        if self.websocket_closed:
            raise eventlet.websocket.ConnectionClosedError()
        if not self._frames.take():
            raise self._refuse("sends without end", 1008)
        frame = super()._recv_frame(message=message)
        if sum(map(len, frame.data)) > self.max_frame_length:
            raise self._refuse("sent too large a message", 1009)
        return frame

    def _refuse(self, what: str, code: int = 1008) -> Exception:
        address = str(self.environ.get("REMOTE_ADDR", ""))
        self.log_lines.warning(address, f"a socket from {address} is closed: it {what}")
        return eventlet.websocket.FailedConnectionError(code, "")  # type: ignore[no-any-return]

    @staticmethod
    def _apply_mask(data: bytes, mask: Any, length: int | None = None, offset: int = 0) -> bytes:
        # As one number: byte by byte, a full message would hold everybody for milliseconds.
        size = len(data) if length is None else length
        turned = bytes(mask[(offset + i) % 4] for i in range(4))
        key = (turned * (size // 4 + 1))[:size]
        return (int.from_bytes(data[:size]) ^ int.from_bytes(key)).to_bytes(size)


def _shut(connection: Any) -> None:
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass


def settle_garbage() -> None:
    """Takes what is loaded out of garbage collection: a full collection would hold everybody for
    30 ms.
    """
    gc.collect()
    gc.freeze()
