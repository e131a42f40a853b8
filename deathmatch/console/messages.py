"""What screens may send. Everything else is malformed: unknown fields, wrong types, odd ids."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec

CommandId = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[\x21-\x7e]+\Z")]
SeatId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Garnets = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Malformed(Exception):
    """A message that no screen of ours sends."""


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The auth part of a connection: which screen this wants to be. The cookie decides."""

    screen: Literal["host", "audience", "seat"]
    seat: SeatId | None = None
    build: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Decide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finalist's answer to one question. The answer itself is read by the game."""

    id: CommandId
    question: Number
    answer: dict[str, Any]


class Extend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finalist asks for more time for the question that is open (OP-32)."""

    id: CommandId
    question: Number


class _Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="order"):
    id: CommandId


class BeginOrder(_Order, frozen=True, tag="begin"):
    """Start the match."""


class PauseOrder(_Order, frozen=True, tag="pause"):
    """Hold the match and all clocks."""


class ResumeOrder(_Order, frozen=True, tag="resume"):
    """Go on."""


class EndOrder(_Order, frozen=True, tag="end"):
    """End the match without a result."""


class StandInOrder(_Order, frozen=True, tag="stand_in"):
    """Give a finalist's seat to a stand-in, or take it back."""

    seat: SeatId
    on: bool


class ReissueOrder(_Order, frozen=True, tag="reissue"):
    """Make a new link for a seat; the old one dies."""

    seat: SeatId


class BaseOrder(_Order, frozen=True, tag="base"):
    """Choose the address that join links begin with."""

    index: Annotated[int, msgspec.Meta(ge=0, le=63)]


class NextOrder(_Order, frozen=True, tag="next"):
    """Open the next episode: its finalists, and the garnets of all who are still in the show."""

    finalists: Annotated[tuple[SeatId, ...], msgspec.Meta(min_length=2, max_length=2)]
    garnets: Annotated[dict[SeatId, Garnets], msgspec.Meta(max_length=200)]


Order = (
    BeginOrder
    | PauseOrder
    | ResumeOrder
    | EndOrder
    | StandInOrder
    | ReissueOrder
    | BaseOrder
    | NextOrder
)

T = TypeVar("T")


def read(kind: type[T], payload: object) -> T:
    """Takes what came over the socket, gives a message of `kind`. Raises Malformed."""
    try:
        return msgspec.convert(payload, kind)
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise Malformed(str(wrong)) from None


def read_order(payload: object) -> Order:
    """The same for a host's order, told apart by its field "order". Raises Malformed."""
    try:
        return msgspec.convert(payload, Order)  # type: ignore[no-any-return]
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise Malformed(str(wrong)) from None
