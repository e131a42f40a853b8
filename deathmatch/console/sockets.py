"""The socket messages: who may send them is checked here, each time; what they mean is the
director's.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any

from flask import request, session
from flask_socketio import ConnectionRefusedError, SocketIO, join_room

from .access import DIRECTOR_KEY, HOST_KEY, Access
from .acks import Ack
from .director import Director
from .limits import Bucket, Lines
from .messages import (
    Appeal,
    Decide,
    Draw,
    DropDraw,
    Extend,
    Hello,
    History,
    Malformed,
    Pulse,
    RewindPreview,
    Secrets,
    SeenMessage,
    Status,
    Tap,
    Undraw,
    read,
)
from .order_messages import Order, read_order
from .presence import Presence, Screen
from .secrets import screens_shown

log = logging.getLogger("deathmatch.sockets")

NO_ACCESS = "no_access"
CONNECT_WITHIN_S = 10.0
PREVIEWED = ("audience", "overlay")
HOST_NAME = re.compile(r"^[A-Za-z0-9.\-\[\]:]{1,255}$")

Handler = Callable[[Screen, Any], Ack]
Question = History | Appeal | RewindPreview
QUESTIONS: dict[str, type[Question]] = {
    "history": History,
    "appeal": Appeal,
    "rewind_preview": RewindPreview,
}
Dealing = Draw | Undraw | DropDraw
DEALINGS: dict[str, type[Dealing]] = {"draw": Draw, "undraw": Undraw, "drop_draw": DropDraw}


class Sockets:
    """Lets screens in and hands their messages to the director."""

    def __init__(
        self,
        socketio: SocketIO,
        director: Director,
        access: Access,
        presence: Presence,
        alone: bool = False,
    ) -> None:
        """`alone`: one browser may be the host's and hold seats, for a rehearsal at one desk."""
        self._socketio = socketio
        self._director = director
        self._access = access
        self._presence = presence
        self._alone = alone
        self._lines = Lines(log, presence.now)

    def register(self) -> None:
        """Puts the handlers on the Socket.IO server.

        Only connecting needs a request with its cookie. The others go past Flask, which would
        open and check the session anew for every message of a screen that is known already.
        """
        self._socketio.on_event("connect", self._connect)
        self._socketio.on_error_default(self._failed_to_connect)
        on = self._socketio.server.on
        on("disconnect", self._disconnect)
        on("decide", self._answering("decide", self._decide))
        on("extend", self._answering("extend", self._extend))
        on("seen", self._answering("seen", self._seen))
        on("tap", self._answering("tap", self._tap))
        on("direct", self._answering("direct", self._direct))
        for event, kind in QUESTIONS.items():
            on(event, self._answering(event, self._asking(kind)))
        for event, entered in DEALINGS.items():
            on(event, self._answering(event, self._dealing(entered)))
        on("secrets", self._answering("secrets", self._secrets))
        on("pulse", self._answering("pulse", self._pulse, of_life=True))
        on("status", self._answering("status", self._status, of_life=True))
        on("*", self._unknown)

    # No step of this may yield before the screen is in its room: what is published meanwhile would
    # pass it by.
    def _connect(self, auth: object = None) -> None:
        try:
            hello = read(Hello, auth)
        except Malformed:
            address = request.remote_addr or ""
            self._lines.warning(address, f"a connection from {address} said no proper hello")
            raise ConnectionRefusedError(NO_ACCESS) from None
        if not self._may_enter(hello):
            raise ConnectionRefusedError(NO_ACCESS)
        with self._director.lock:
            self._let_in(_sid(), hello)

    def _may_enter(self, hello: Hello) -> bool:
        if hello.screen == "seat":
            return hello.seat is not None and self._may_see_seat(hello.seat, hello.preview)
        if hello.seat is not None or (hello.preview and hello.screen not in PREVIEWED):
            return False
        if hello.screen == "hands":
            return self._is_crew(self._access.is_hands(session)) and not self._is_hosts()
        if hello.screen == "director":
            return self._is_crew(self._access.is_director(session))
        if hello.screen == "host" or hello.preview:
            return self._is_crew(self._access.is_host(session))
        return True

    def _may_see_seat(self, seat: str, preview: bool) -> bool:
        if preview:
            host = self._is_crew(self._access.is_host(session))
            return host and self._director.seats.link(seat) is not None
        return self._access.holds(session, seat)

    def _is_hosts(self) -> bool:
        """Whether this browser is a host's, who is shown no hidden noble, late or not."""
        return self._access.is_host(session) and not self._alone

    def _is_crew(self, is_let_in: bool) -> bool:
        return is_let_in and (self._alone or not self._access.has_had_a_seat(session))

    def _let_in(self, sid: str, hello: Hello) -> None:
        if hello.screen == "director" and not self._director.note_director():
            raise ConnectionRefusedError(NO_ACCESS)
        # Its link or its login may have ended while it waited for the lock.
        if not self._may_enter(hello):
            raise ConnectionRefusedError(NO_ACCESS)
        seat = hello.seat
        link = seat is not None and not hello.preview
        generation = self._access.generation(seat) if seat and link else 0
        if hello.screen == "hands":
            generation = self._access.hands_generation
        login = self._login(hello)
        screen, older = self._presence.enter(
            sid, hello.screen, seat, generation, hello.build, hello.preview, login
        )
        if older is not None:
            self.put_out(older, "replaced")
        join_room(screen.room)
        if screen.kind == "host":
            self._note_address()
        self._director.greet(screen)

    def _login(self, hello: Hello) -> str | None:
        """The login that a screen of the crew came by, None for any other screen."""
        if hello.screen == "director":
            return self._access.login(session, DIRECTOR_KEY)
        if hello.screen == "host" or hello.preview:
            return self._access.login(session, HOST_KEY)
        return None

    def _note_address(self) -> None:
        if HOST_NAME.match(request.host):
            self._director.host_came_by(f"{request.scheme}://{request.host}")

    def put_out(self, screen: Screen, word: str) -> None:
        """Tells a screen why it is out ("replaced", "gone") and disconnects it."""
        self._director.outlet.emit(word, {}, to=screen.sid)
        self._socketio.server.disconnect(screen.sid)

    def end_login(self, login: str) -> None:
        """Disconnects every screen that came by a login which has ended."""
        for screen in self._presence.of_login(login):
            self._socketio.server.disconnect(screen.sid)

    def _disconnect(self, sid: str, *_reason: object) -> None:
        if self._presence.leave(sid) is not None:
            self._director.board.changed()

    def _answering(
        self, event: str, handler: Handler, *, of_life: bool = False
    ) -> Callable[..., Ack]:
        """Checks what holds for every message, then calls the handler of this one.

        Signs `of_life` are counted apart: they never use up what a player may send.
        """

        def answer(sid: str, *payload: object) -> Ack:
            screen = self._presence.get(sid)
            if screen is None or not self._still_in(screen):
                return {"ok": False, "code": "not_allowed"}
            self._presence.heard(sid)
            if not self._bucket(screen, of_life).take():
                self._presence.limited.note(self._address(sid), "messages")
                return {"ok": False, "code": "too_fast"}
            try:
                return handler(screen, payload[0] if len(payload) == 1 else None)
            except Malformed:
                self._lines.warning(self._address(sid), f"malformed {event} from {_who(screen)}")
            except Exception:
                log.exception("%s from %s could not be handled", event, _who(screen))
            return {"ok": False, "code": "malformed"}

        return answer

    def _address(self, sid: str) -> str:
        environ = self._socketio.server.get_environ(sid) or {}
        return str(environ.get("REMOTE_ADDR", ""))

    def _bucket(self, screen: Screen, of_life: bool) -> Bucket:
        signs = self._presence.signs(screen.sid) if of_life else None
        return signs.bucket if signs is not None else screen.bucket

    def _still_in(self, screen: Screen) -> bool:
        if screen.kind == "hands":
            return self._access.hands_generation == screen.generation
        seat = screen.plays
        return seat is None or self._access.generation(seat) == screen.generation

    def _decide(self, screen: Screen, payload: object) -> Ack:
        asked = read(Decide, payload)
        if screen.plays is None:
            return {"ok": False, "code": "not_allowed"}
        return self._director.decide(screen.plays, asked)

    def _extend(self, screen: Screen, payload: object) -> Ack:
        asked = read(Extend, payload)
        if screen.plays is None:
            return {"ok": False, "code": "not_allowed"}
        return self._director.extend(screen.plays, asked)

    def _seen(self, screen: Screen, payload: object) -> Ack:
        asked = read(SeenMessage, payload)
        if screen.plays is None:
            return {"ok": False, "code": "not_allowed"}
        return self._director.seen(screen.plays, asked)

    def _tap(self, screen: Screen, payload: object) -> Ack:
        asked = read(Tap, payload)
        if screen.plays is None:
            return {"ok": False, "code": "not_allowed"}
        return self._director.tap(screen.plays, asked)

    def _pulse(self, screen: Screen, payload: object) -> Ack:
        read(Pulse, payload)
        signs = self._presence.signs(screen.sid)
        if signs is None:
            return {"ok": True}
        signs.pulses = True
        return {"ok": True, "every_ms": round(self._presence.asks_every_s(screen.sid) * 1000)}

    def _status(self, screen: Screen, payload: object) -> Ack:
        status = read(Status, payload)
        signs = self._presence.signs(screen.sid)
        if signs is not None and not screen.preview:
            signs.status = status
            self._director.board.signs_changed()
        return {"ok": True}

    def _asking(self, kind: type[Question]) -> Handler:
        """Hosts' questions: answered in the ack, and nothing is changed."""

        def handler(screen: Screen, payload: object) -> Ack:
            question = read(kind, payload)
            if screen.kind != "host":
                return {"ok": False, "code": "not_allowed"}
            return self._director.ask(question)

        return handler

    def _secrets(self, screen: Screen, payload: object) -> Ack:
        read(Secrets, payload)
        if screen.kind != "host":
            return {"ok": False, "code": "not_allowed"}
        with self._director.lock:
            return {"ok": True, "screens": screens_shown(self._director.episode.match)}

    def _dealing(self, kind: type[Dealing]) -> Handler:
        """What the dealer enters: from the director's page alone, for it knows every noble."""

        def handler(screen: Screen, payload: object) -> Ack:
            asked = read(kind, payload)
            if screen.kind != "director":
                return {"ok": False, "code": "not_allowed"}
            return self._director.deal(asked)

        return handler

    def _direct(self, screen: Screen, payload: object) -> Ack:
        order: Order = read_order(payload)
        if screen.kind != "host":
            return {"ok": False, "code": "not_allowed"}
        return self._director.direct(order)

    def _unknown(self, _event: str, sid: str, *_payload: object) -> Ack:
        screen = self._presence.get(sid)
        if screen is not None and not screen.bucket.take():
            return {"ok": False, "code": "too_fast"}
        self._lines.warning(self._address(sid), f"unknown message from {_who(screen)}")
        return {"ok": False, "code": "malformed"}

    def _failed_to_connect(self, error: BaseException) -> None:
        log.error("a screen could not connect", exc_info=error)
        self._presence.leave(_sid())
        # To return anything would let the screen in.
        raise ConnectionRefusedError(NO_ACCESS)


def _sid() -> str:
    # Flask-SocketIO adds it to the request of each message.
    return str(request.sid)  # type: ignore[attr-defined]


def _who(screen: Screen | None) -> str:
    if screen is None:
        return "a screen that was not let in"
    return screen.room


class Reaper:
    """Closes sockets that never finish connecting."""

    def __init__(self, socketio: SocketIO, now: Callable[[], float]) -> None:
        self._server = socketio.server
        self._now = now
        self._seen: dict[str, float] = {}

    def look(self) -> int:
        """Looks once; gives how many sockets were closed."""
        waiting = {
            eio_sid: socket
            for eio_sid, socket in list(self._server.eio.sockets.items())
            if self._server.manager.sid_from_eio_sid(eio_sid, "/") is None
        }
        now = self._now()
        self._seen = {eio_sid: self._seen.get(eio_sid, now) for eio_sid in waiting}
        late = [eio for eio, since in self._seen.items() if now - since >= CONNECT_WITHIN_S]
        for eio_sid in late:
            # Not eio.disconnect(): that waits for a queue which nobody empties any more.
            waiting[eio_sid].close(wait=False)
        return len(late)
