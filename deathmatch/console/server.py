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

import eventlet

eventlet.monkey_patch()

import errno
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterable
from typing import Any

import eventlet.wsgi

from deathmatch.errors import UserError

from .app import Console

MOST_CONNECTIONS = 5000
BACKLOG = 1024
HEARTBEAT_S = 0.25
TICK_S = 0.02
STOP_WITHIN_S = 1.2
LAST_WORD_S = 0.15
PORTS_TO_TRY = 50

Environ = dict[str, Any]
WsgiApp = Callable[[Environ, Callable[..., Any]], Iterable[bytes]]


def listen(host: str, port: int) -> Any:
    """An open port. Raises UserError, with a port that is free, where this one cannot be had."""
    try:
        return _listening(host, port)
    except OSError as wrong:
        raise UserError(_why_not(host, port, wrong), 2) from None


def _listening(host: str, port: int) -> Any:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Without reuse_port=False a second server would share the port in silence.
    listener = eventlet.listen((host, port), family, backlog=BACKLOG, reuse_port=False)
    # Inherited by accepted sockets: without it a small ack waits 40 ms for the client's delayed
    # ACK.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def _why_not(host: str, port: int, wrong: OSError) -> str:
    if wrong.errno == errno.EADDRINUSE:
        free = _free_port(host, port)
        way_out = f"use --port {free}, which is free" if free else "choose another with --port"
        return f"Port {port} is in use by another program: stop that one, or {way_out}."
    if wrong.errno == errno.EACCES:
        return f"Port {port} needs rights that you do not have: use --port 8000 or above."
    if isinstance(wrong, socket.gaierror) or wrong.errno == errno.EADDRNOTAVAIL:
        return f"{host} is not an address of this machine: use --host 0.0.0.0 for all of them."
    return f"Port {port} on {host} cannot be opened ({wrong.strerror}): choose another with --port."


def _free_port(host: str, port: int) -> int | None:
    for other in range(port + 1, min(port + PORTS_TO_TRY, 65535)):
        try:
            _listening(host, other).close()
        except OSError:
            continue
        return other
    return None


class Server:
    """Serves one console until it is told to stop."""

    def __init__(self, console: Console, listener: Any) -> None:
        self._console = console
        self._listener = listener
        self._pool = eventlet.GreenPool(MOST_CONNECTIONS)
        self._done = eventlet.Event()
        self._stopping = False
        self._serving: Any = None

    def run(self, ready: Callable[[], object] = lambda: None) -> int:
        """Serves until SIGTERM or SIGINT and gives the exit status. `ready` is called once it
        answers.
        """
        quiet_sockets()
        app = self._console.app
        app.wsgi_app = without_deflate(app.wsgi_app)  # type: ignore[assignment, method-assign]
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: eventlet.spawn_after(0, self.stop))
        for task in (self._heartbeat, self._tick, self._beat):
            eventlet.spawn(task)
        settle_garbage()
        self._serving = eventlet.spawn(
            eventlet.wsgi.server,
            self._listener,
            app,
            custom_pool=self._pool,
            log_output=False,
            debug=False,
        )
        ready()
        return int(self._done.wait())

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

    def _heartbeat(self) -> None:
        # Python sees a signal only when the hub wakes.
        while not self._stopping:
            eventlet.sleep(HEARTBEAT_S)

    def _tick(self) -> None:
        self._repeat(TICK_S, self._console.director.tick)

    def _beat(self) -> None:
        self._repeat(1.0, self._console.director.beat, self._console.reaper.look)

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


def without_deflate(inner: WsgiApp) -> WsgiApp:
    """Keeps browsers from having messages compressed: it costs the server three times the work."""

    def application(environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
        return inner(environ, start_response)

    return application


def settle_garbage() -> None:
    """Takes what is loaded out of garbage collection: a full collection would hold everybody for
    30 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


class _OneLine(logging.Formatter):
    """Garbage from the network is worth one line in the log, not a page."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the name is logging's
        return f"({ei[0].__name__}: {ei[1]})"

    def format(self, record: logging.LogRecord) -> str:
        return " ".join(super().format(record).split())


def quiet_sockets() -> None:
    """Gives the socket libraries one line for what goes wrong on a connection."""
    handler = logging.StreamHandler()
    handler.setFormatter(_OneLine("%(asctime)s %(message)s"))
    for name in ("socketio.server", "engineio.server"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.ERROR)
        logger.propagate = False
