"""Puts the console together from its parts. Starts nothing and opens no port."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any, Literal

from flask import Flask
from flask_socketio import SocketIO

from deathmatch import __version__
from deathmatch.episode.journal import Journal
from deathmatch.episode.show import Show
from deathmatch.episode.show_shelf import Shelf
from deathmatch.resources import resource_dir

from .access import Access, Locks
from .ahead import name_ahead
from .api import Api
from .desk import Bases
from .director import Director
from .downloads import Downloads
from .limits import Buckets, Throttle
from .packed import Packed, stamped
from .pages import Pages
from .parts import Parts
from .presence import Presence
from .replays import ReplayPages
from .settings import JournalSettings
from .shows import ShowPages
from .sockets import Reaper, Sockets
from .strict import Strict
from .tongues import speak
from .wire import Emitter, FastPacket, SocketOutlet

LOGGED_IN_FOR = timedelta(days=7)
LARGEST_FORM = 16 * 1024
LARGEST_MESSAGE = 32 * 1024
PING_S = 5
BUILD: tuple[Literal["templates", "static"], ...] = ("templates", "static")


@dataclass(frozen=True)
class Options:
    """How a console is put together.

    `async_mode` is Flask-SocketIO's; `bases` are the addresses that links may begin with; `pace`
    is how many times as long stand-ins think; `monotonic` gives seconds and `sleep` waits for
    some; `free_bytes` is the room left for the journal. `alone`: one person rehearses at one desk,
    and one browser may be the host's and hold seats; every screen then says "rehearsal".
    `data_dir` is where a user's own shows lie; without one it is the usual place. `locks` hold the
    passphrases, and the secret that links and cookies are made from. `for_devices` is a certificate
    that tablets must be told to trust. `emitter` makes the way out of the Socket.IO server.
    """

    async_mode: str
    bases: Sequence[str]
    pace: float = 1.0
    monotonic: Callable[[], float] = time.monotonic
    sleep: Callable[[float], object] | None = None
    free_bytes: Callable[[], int | None] = lambda: None
    alone: bool = False
    data_dir: Path | None = None
    locks: Locks = field(default_factory=Locks)
    for_devices: bytes | None = None
    emitter: Callable[[Any], Emitter] = lambda server: server

    @property
    def secured(self) -> bool:
        """Whether screens come by TLS."""
        return self.bases[0].startswith("https:")


@dataclass(frozen=True)
class Console:
    """The assembled parts of one running console."""

    app: Flask
    socketio: SocketIO
    director: Director
    access: Access
    presence: Presence
    sockets: Sockets
    reaper: Reaper
    build: str

    def knows(self, environ: dict[str, Any]) -> bool:
        """Whether a request comes from a host, the director, or a seat, by its cookie.

        It is asked where nobody else finds a place any more; others are noted as turned away.
        """
        app, access = self.app, self.access
        session = app.session_interface.open_session(app, app.request_class(environ))
        if session is not None:
            crew = access.is_host(session) or access.is_director(session)
            if crew or access.is_hands(session) or access.seats_of(session):
                return True
        self.presence.limited.note(str(environ.get("REMOTE_ADDR", "")), "connections")
        return False


def create_console(show: Show, journal: Journal, options: Options) -> Console:
    """A console for `show`, with its newest episode loaded from `journal`, or a first one made.

    Raises JournalFault, and ValueError when both passphrases are the same.
    """
    build = build_id()
    app = _flask_app(options.secured, build)
    socketio = _socketio(app, options.async_mode)
    access = Access(
        JournalSettings(journal),
        show.slug,
        [member.id for member in show.cast],
        options.locks,
    )
    app.secret_key = access.session_key
    presence = Presence(options.monotonic)
    parts = Parts(
        show=show,
        journal=journal,
        outlet=SocketOutlet(options.emitter(socketio.server)),
        access=access,
        presence=presence,
        bases=Bases(options.bases),
        build=build,
        pace=options.pace,
        monotonic=options.monotonic,
        free_bytes=options.free_bytes,
        rehearsal=options.alone,
    )
    director = Director(parts)
    sockets = Sockets(socketio, director, access, presence, options.alone)
    sockets.register()
    Strict(socketio.server, options.monotonic).register()
    director.on_reissue = lambda screen: sockets.put_out(screen, "gone")
    speak(app, lambda: director.seats.show.language, build)
    name_ahead(app, stamped(build))
    sleep = options.sleep or socketio.sleep
    _register_pages(app, director, access, options, sleep, sockets.end_login)
    reaper = Reaper(socketio, options.monotonic)
    return Console(app, socketio, director, access, presence, sockets, reaper, build)


def _register_pages(
    app: Flask,
    director: Director,
    access: Access,
    options: Options,
    sleep: Callable[[float], object],
    on_logout: Callable[[str], object],
) -> None:
    throttle = Throttle(options.monotonic)
    links, tries = Throttle(options.monotonic), Buckets(options.monotonic)
    pages = Pages(director, access, throttle, links, tries, sleep, options.alone)
    pages.on_logout, pages.for_devices = on_logout, options.for_devices
    pages.apart = options.locks.apart or pages.apart
    pages.register(app)
    api_throttle = Throttle(options.monotonic)
    Api(director, access, api_throttle, sleep, options.monotonic).register(app)
    ReplayPages(director, access, options.alone).register(app)
    shelf = Shelf(options.data_dir)
    ShowPages(director, access, shelf, sleep, options.alone).register(app)
    catalogues = resource_dir("static") / "locales"
    Downloads(director, access, catalogues, options.alone, options.locks.apart).register(app)


def build_id() -> str:
    """Names this version of program and pages; a screen that was made by another one reloads
    itself.
    """
    digest = hashlib.sha256(__version__.encode())
    for name in BUILD:
        for file in sorted(_files(resource_dir(name))):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def _files(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.is_file()]


def _flask_app(secured: bool, build: str) -> Flask:
    app = Flask(
        "deathmatch",
        template_folder=str(resource_dir("templates")),
        static_folder=str(resource_dir("static")),
        static_url_path="/static",
    )
    app.config.update(
        SESSION_COOKIE_NAME="dm_session",
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SAMESITE="Lax",
        SESSION_COOKIE_SECURE=secured,
        PERMANENT_SESSION_LIFETIME=LOGGED_IN_FOR,
        MAX_CONTENT_LENGTH=LARGEST_FORM,
        MAX_FORM_MEMORY_SIZE=LARGEST_FORM,
    )
    packed = Packed(app.wsgi_app, resource_dir("static"), build)
    app.wsgi_app = packed  # type: ignore[method-assign,assignment]
    return app


def _socketio(app: Flask, async_mode: str) -> Any:
    return SocketIO(
        app,
        async_mode=async_mode,
        async_handlers=False,
        transports=["websocket"],
        max_http_buffer_size=LARGEST_MESSAGE,
        ping_interval=PING_S,
        ping_timeout=PING_S,
        cors_allowed_origins=None,
        manage_session=False,
        serializer=FastPacket,
    )
