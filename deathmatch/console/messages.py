"""What screens may send. Everything else is malformed: unknown fields, wrong types, odd ids.

What hosts order is in `order_messages`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec

from deathmatch.episode.floor import TapMoment, TapRandom

END = r"(?![\s\S])"
"""The end of a text in a pattern, for every reader of patterns; "$" also fits before a last line
break.
"""
CommandId = Annotated[
    str, msgspec.Meta(min_length=8, max_length=64, pattern=rf"^[\x21-\x7e]+{END}")
]
SeatId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Build = Annotated[str, msgspec.Meta(max_length=64)]
Thought = Annotated[int, msgspec.Meta(ge=0, le=86_400_000)] | None
"""How long a player thought by its own screen's clock, in ms."""
Padding = Annotated[str, msgspec.Meta(max_length=512)]
Pixels = Annotated[int, msgspec.Meta(ge=0, le=100_000)]

ScreenKind = Literal["host", "audience", "seat", "director", "overlay", "hands"]


class Malformed(Exception):
    """A message that no screen of ours sends."""


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The auth part of a connection: which screen this wants to be. The cookie decides.

    A `preview` is the audience display, the overlay, or a seat's screen that is covered, in a
    host's panel.
    """

    screen: ScreenKind
    seat: SeatId | None = None
    build: Build = ""
    preview: bool = False


class Decide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finalist's answer to one question. The answer itself is read by the game.

    `pad` makes all answers the same length on the air.
    """

    id: CommandId
    question: Number
    answer: dict[str, Any]
    thought_ms: Thought = None
    pad: Padding = ""


class Extend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finalist asks for more time for the question that is open (OP-32)."""

    id: CommandId
    question: Number
    thought_ms: Thought = None


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dealer enters what was drawn or turned up: a noble or a seat."""

    id: CommandId
    entry: SeatId


class Undraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dealer takes the last entry back."""

    id: CommandId


class DropDraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dealer gives the command up that waits for the cards."""

    id: CommandId


class SeenMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat taps a message of the host's away."""

    id: CommandId
    message: CommandId


class Tap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finalist taps before the deal: 16 bytes of its tablet's own, and its own time in ms."""

    id: CommandId
    random: TapRandom
    ms: TapMoment


class Status(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a screen is doing, by its own account: believed for the device board only.

    `rtt_ms` is the last round trip, `width` and `height` are CSS pixels, `battery` is from 0 to 1,
    `awake` is what became of the request not to let the screen go dark. `sound`: an audience
    display plays, or waits for somebody to let it; every other screen is "off".
    """

    rtt_ms: Annotated[int, msgspec.Meta(ge=0, le=3_600_000)] | None = None
    width: Pixels = 0
    height: Pixels = 0
    hidden: bool = False
    battery: Annotated[float, msgspec.Meta(ge=0, le=1)] | None = None
    charging: bool | None = None
    awake: Literal["held", "lost", "unavailable"] = "unavailable"
    sound: Literal["on", "waiting", "off"] = "off"
    build: Build = ""
    id: CommandId | None = None


class _Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: CommandId | None = None


class Pulse(_Question, frozen=True):
    """A screen is there; the ack tells it how long a round trip takes."""


class History(_Question, frozen=True):
    """A host asks for the entries that count."""


class Appeal(_Question, frozen=True):
    """A host asks for the last minute: who was asked what, and when each tap came."""


class Secrets(_Question, frozen=True):
    """A host asks how many hidden nobles each screen shows now."""


class RewindPreview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A host asks what a rewind to before the entry `to` would do."""

    to: Number
    id: CommandId | None = None


T = TypeVar("T")


def read(kind: type[T], payload: object) -> T:
    """Takes what came over the socket, gives a message of `kind`. Raises Malformed."""
    try:
        return msgspec.convert(payload, kind)
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise Malformed(str(wrong)) from None
