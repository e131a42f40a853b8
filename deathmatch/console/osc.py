"""OSC for show control: orders come in as UDP packets, and what changes goes out.

It knows no token: who reaches the port gives orders. What ends a match or rewrites it is therefore
not among them. What goes out is the state feed, which holds no hidden noble.
"""

from __future__ import annotations

import logging
import math
import socket
import struct
import time
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pythonosc.osc_message import OscMessage
from pythonosc.osc_message_builder import OscMessageBuilder
from pythonosc.parsing.osc_types import get_string

from deathmatch.errors import UserError

from .limits import Bucket, Lines
from .messages import Malformed
from .order_messages import read_order

if TYPE_CHECKING:
    from .director import Director

log = logging.getLogger("deathmatch.osc")

ROOT = "/deathmatch/"
STATE = ROOT + "state/"
REFRESH = "refresh"
BUNDLE = b"#bundle\0"
KINDS = frozenset("ifshdTF")
LARGEST = 4096
GO_GUARD_S = 0.7
LOOK_EVERY_S = 1.0
TELL_S = 0.1

Doc = dict[str, Any]


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    raise Malformed("a text is wanted")


def _number(value: object) -> int:
    """Whole numbers; a fader says them as 3.0."""
    if isinstance(value, bool) or not isinstance(value, int | float) or value != math.floor(value):
        raise Malformed("a whole number is wanted")
    return int(value)


def _index(value: object) -> int:
    """Never a float: buttons that say 1.0 when pressed and 0.0 when let go name no cue."""
    if type(value) is not int:
        raise Malformed("a whole number is wanted")
    return value


def _switch(value: object) -> bool:
    if isinstance(value, int | float) and value in (0, 1):
        return bool(value)
    raise Malformed("0 or 1 is wanted")


Field = tuple[str, Callable[[object], object]]


@dataclass(frozen=True)
class Form:
    """The arguments of one address, in their order; the last `optional` of them may be missing."""

    fields: tuple[Field, ...] = ()
    optional: int = 0

    def read(self, arguments: list[Any]) -> Doc:
        """The order's fields. Raises Malformed."""
        most = len(self.fields)
        if not most - self.optional <= len(arguments) <= most:
            raise Malformed(f"{len(arguments)} arguments")
        return {
            name: taken(value) for (name, taken), value in zip(self.fields, arguments, strict=False)
        }


_SEAT: Field = ("seat", _text)
_ON: Field = ("on", _switch)

FORMS: dict[str, Form] = {
    "go": Form((("to", _index), ("anyway", _switch)), 2),
    "scene": Form((("scene", _text), ("pinned", _switch)), 1),
    "black": Form((_ON,)),
    "panic": Form((_ON,)),
    "overlay": Form((("element", _text), _ON)),
    "say": Form((("to", _text), ("text", _text))),
    "pause": Form((("why", _text),), 1),
    "resume": Form(),
    "time": Form((_SEAT, ("ms", _number))),
    "extensions": Form((_SEAT, ("count", _number))),
    "expire": Form((_SEAT,)),
    "clocks": Form((_ON,)),
    "sound": Form((("volume", _number), ("muted", _switch)), 1),
    "stand_in": Form((_SEAT, _ON)),
}
"""Each address after /deathmatch/, with its arguments."""


def messages_in(packet: bytes) -> list[OscMessage]:
    """The messages of a packet, those of bundles in their order; time tags are not waited for.

    Raises Malformed.
    """
    try:
        return list(_unpacked(packet))
    except Exception as wrong:  # the reader raises many kinds at what is no OSC
        raise Malformed(type(wrong).__name__) from None


def _unpacked(packet: bytes) -> Iterator[OscMessage]:
    # Not the library's own bundles: a size below zero has it read the same place for ever.
    if not packet.startswith(BUNDLE):
        yield _message(packet)
        return
    at = len(BUNDLE) + 8
    if len(packet) < at:
        raise ValueError("a bundle without its time")
    while at < len(packet):
        (size,) = struct.unpack_from(">i", packet, at)
        at += 4 + size
        if size <= 0 or at > len(packet):
            raise ValueError("a part of a bundle is too long")
        yield from _unpacked(packet[at - size : at])


def _message(packet: bytes) -> OscMessage:
    """One message. The library would write a line of its own for a kind it does not know."""
    _address, at = get_string(packet, 0)
    kinds = get_string(packet, at)[0] if at < len(packet) else ","
    if not kinds.startswith(",") or set(kinds[1:]) - KINDS:
        raise ValueError("a kind of argument that no order has")
    return OscMessage(packet)


def built(address: str, *arguments: str | int) -> bytes:
    """A packet with one message: texts and whole numbers."""
    builder = OscMessageBuilder(address)
    for argument in arguments:
        builder.add_arg(argument, "s" if isinstance(argument, str) else "i")
    return builder.build().dgram


def told(state: Doc) -> dict[str, tuple[str | int, ...]]:
    """What goes out of a state, by address: texts, whole numbers, "" and -1 for nothing."""
    cue, following = state["cue"], state["next"]
    found: dict[str, tuple[str | int, ...]] = {
        "episode": (state["episode"],),
        "cue": (cue["index"] if cue else -1, cue["id"] if cue else ""),
        "next": (following["index"] if following else -1, following["id"] if following else ""),
        "red": (state["red"],),
    }
    for name in ("phase", "program", "scene", "paused", "held", "turn_of", "winner"):
        found[name] = (state[name] or "",)
    sound = state["sound"]
    found["sound"] = (sound["volume"], int(sound["muted"]))
    for name in ("pinned", "black", "panic", "untimed"):
        found[name] = (int(state[name]),)
    for element, on in state["overlay"].items():
        found[f"overlay/{element}"] = (int(on),)
    for clock in state["clocks"]:
        seconds = math.ceil(clock["left_ms"] / 1000)
        found[f"clock/{clock['seat']}"] = (seconds, int(clock["running"]))
    return {STATE + name: values for name, values in found.items()}


@dataclass(frozen=True)
class Ports:
    """The socket that hears, and where to tell what changes, if anywhere."""

    heard: socket.socket
    to: tuple[str, int] | None

    @property
    def said(self) -> str:
        """The line for the terminal."""
        host, port = self.heard.getsockname()[:2]
        to = f", tells {self.to[0]} port {self.to[1]}" if self.to else ""
        return f"  OSC:         hears {host} port {port}{to}\n"


def open_ports(osc: int | None, osc_host: str, osc_to: str | None) -> Ports | None:
    """The port for OSC, or None where none was asked for. Raises UserError."""
    if osc is None:
        if osc_to is not None:
            raise UserError("--osc-to needs --osc with the port to listen on.", 2)
        return None
    to = _target(osc_to) if osc_to is not None else None
    heard = socket.socket(_family(osc_host), socket.SOCK_DGRAM)
    try:
        heard.bind((osc_host, osc))
    except OSError as wrong:
        heard.close()
        raise UserError(
            f"OSC port {osc} on {osc_host} cannot be opened ({wrong.strerror}): choose another "
            "with --osc, or an address of this machine with --osc-host.",
            2,
        ) from None
    return Ports(heard, to)


def _target(given: str) -> tuple[str, int]:
    host, _, port = given.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    wrong = UserError(f"--osc-to {given}: give an address and a port, as in 192.168.1.20:9001.", 2)
    if not host or not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise wrong
    try:
        found = socket.getaddrinfo(host, int(port), type=socket.SOCK_DGRAM)
    except (OSError, UnicodeError):
        raise wrong from None
    return str(found[0][4][0]), int(port)


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


class Osc:
    """Gives the director the orders that come in, and tells what changes."""

    def __init__(
        self, director: Director, ports: Ports, now: Callable[[], float] = time.monotonic
    ) -> None:
        """`now` gives seconds on a steady clock."""
        self._director = director
        self._ports = ports
        self._now = now
        self._bucket = Bucket(now)
        self._lines = Lines(log, now)
        self._gone_at = -math.inf
        self._seen: tuple[object, ...] = ()
        self._looked = -math.inf
        self._told: dict[str, tuple[str | int, ...]] = {}
        self._out = socket.socket(_family(ports.to[0]), socket.SOCK_DGRAM) if ports.to else None

    @property
    def steps(self) -> list[tuple[float, Callable[[], object]]]:
        """What has to run for ever, with the seconds between two times."""
        return [(0, self.hear), (TELL_S, self.tell)]

    def hear(self) -> None:
        """Waits for a packet and does what it says. What is none is logged, and that is all."""
        try:
            packet, sender = self._ports.heard.recvfrom(LARGEST + 1)
        except OSError as wrong:
            self._lines.warning("", f"OSC could not be read ({wrong.strerror})")
            time.sleep(0.1)
            return
        if not self.take(packet, str(sender[0])):
            # A flood waits in the system's own buffer, which drops what is too much.
            time.sleep(0.05)

    def take(self, packet: bytes, sender: str) -> bool:
        """Does what a packet says: each of its messages by itself. False when too many come."""
        if not self._bucket.take():
            return self._too_fast(sender)
        try:
            if len(packet) > LARGEST:
                raise Malformed("too large")
            found = messages_in(packet)
        except Malformed as wrong:
            self._lines.warning(sender, f"OSC from {sender} is malformed ({wrong})")
            return True
        for number, message in enumerate(found):
            if number and not self._bucket.take():
                return self._too_fast(sender)
            self._obey(message, sender)
        return True

    def _too_fast(self, sender: str) -> bool:
        self._lines.warning(sender, f"OSC from {sender} comes too fast")
        return False

    def _obey(self, message: OscMessage, sender: str) -> None:
        name = message.address.removeprefix(ROOT)
        if message.address == ROOT + REFRESH:
            self._told = {}
            self._seen = ()
            return
        # What came is not repeated in the log: it may be anything.
        known = name if message.address == ROOT + name and name in FORMS else None
        try:
            if known is None:
                raise Malformed("no such address")
            code = self._order(known, FORMS[known].read(list(message.params)))
        except Malformed as wrong:
            code = f"malformed, {_one_line(wrong)}"
        if code:
            what = f"/deathmatch/{known}" if known else "a message"
            self._lines.warning(sender, f"OSC: {what} from {sender} is refused ({code})")
            self._send(ROOT + "refused", known or "", code.partition(",")[0])

    def _order(self, name: str, given: Doc) -> str:
        """Gives the order; "" or the code of its refusal. Raises Malformed."""
        director = self._director
        with director.lock:
            if name == "go":
                if self._now() - self._gone_at < GO_GUARD_S:
                    return "too_fast"
                cue = director.episode.floor.cue
                given = {"to": cue + 1, **given, "after": cue}
            if name == "sound":
                given = {"muted": director.episode.floor.sound.muted, **given}
            if name == "expire":
                given = {**given, "question": director.episode.match.question}
            ack = director.direct(read_order({**given, "order": name, "id": str(uuid.uuid4())}))
        if name == "go" and ack["ok"]:
            self._gone_at = self._now()
        return "" if ack["ok"] else str(ack["code"])

    def tell(self) -> None:
        """Sends what has changed since the last time; clocks once a second. Called often."""
        if self._out is None:
            return
        episode = self._director.episode
        seen = (episode.id, episode.rev)
        if seen == self._seen and self._now() - self._looked < LOOK_EVERY_S:
            return
        self._seen, self._looked = seen, self._now()
        state = told(self._director.state())
        for address, values in state.items():
            if self._told.get(address) != values:
                self._send(address, *values)
        self._told = state

    def _send(self, address: str, *arguments: str | int) -> None:
        if self._out is None or self._ports.to is None:
            return
        try:
            self._out.sendto(built(address, *arguments), self._ports.to)
        except OSError as wrong:
            self._lines.warning("out", f"OSC could not be sent ({wrong.strerror})")


def _one_line(wrong: Exception) -> str:
    return " ".join(str(wrong).split())[:100]
