"""What a player may answer to a question. `do` names the kind on the wire and in a recording."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from .edition import Noble, Seat
from .reader import reader
from .refusal import Refused

Faction = Literal["red", "blue"]


class _Answer(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class Starter(_Answer, frozen=True, tag="starter"):
    """Names the starting player (G7)."""

    seat: Seat


class Side(_Answer, frozen=True, tag="side"):
    """Names one's own faction (U25, OP-17)."""

    faction: Faction


class Draft(_Answer, frozen=True, tag="draft"):
    """Picks this noble of one's set (OP-11)."""

    noble: Noble


class Act(_Answer, frozen=True, tag="act"):
    """Takes an action of the edition's table (G8, G11)."""

    action: str
    target: Seat | None = None


class Allow(_Answer, frozen=True, tag="allow"):
    """Neither challenges nor blocks (G27)."""


class Challenge(_Answer, frozen=True, tag="challenge"):
    """Challenges the claim (G13)."""


class Block(_Answer, frozen=True, tag="block"):
    """Blocks by claiming the noble named (G11, G12)."""

    noble: Noble


class Show(_Answer, frozen=True, tag="show"):
    """Shows the noble claimed."""


class Refuse(_Answer, frozen=True, tag="refuse"):
    """Does not show it and loses the challenge (OP-30)."""


class Lose(_Answer, frozen=True, tag="lose"):
    """Discards this noble of one's hand (G14, G16)."""

    noble: Noble


class Take(_Answer, frozen=True, tag="take"):
    """Takes the noble of this holder (G16)."""

    holder: Seat


class Call(_Answer, frozen=True, tag="call"):
    """Calls these holders for an exchange (OP-29)."""

    holders: tuple[Seat, ...]


class Keep(_Answer, frozen=True, tag="keep"):
    """Keeps these nobles and gives each called holder one back; the rest is returned (OP-29)."""

    keep: tuple[Noble, ...]
    give: tuple[tuple[Seat, Noble], ...]


class Reveal(_Answer, frozen=True, tag="reveal"):
    """Shows this noble to the inquisitor (F26)."""

    noble: Noble


class Force(_Answer, frozen=True, tag="force"):
    """Has the noble changed that was shown (F26)."""


class Leave(_Answer, frozen=True, tag="leave"):
    """Leaves the noble that was shown (F26)."""


Answer = (
    Starter
    | Side
    | Draft
    | Act
    | Allow
    | Challenge
    | Block
    | Show
    | Refuse
    | Lose
    | Take
    | Call
    | Keep
    | Reveal
    | Force
    | Leave
)


_read = reader(Answer)


def answer_from_data(data: Any) -> Answer:
    """The answer that plain JSON data says. Refused("malformed") if it says none."""
    try:
        answer: Answer = _read(data)
    except msgspec.ValidationError as fault:
        raise Refused("malformed", detail=str(fault)) from None
    return answer


def normal(answer: Answer, holders: tuple[Seat, ...]) -> Answer:
    """The one spelling of an answer whose parts may come in any order.

    `holders` gives the order of seats. Nobles are sorted by name.
    """
    order = {seat: place for place, seat in enumerate(holders)}

    def seat_order(seat: Seat) -> tuple[int, str]:
        return order.get(seat, len(order)), seat

    if isinstance(answer, Call):
        return Call(tuple(sorted(answer.holders, key=seat_order)))
    if isinstance(answer, Keep):
        give = tuple(sorted(answer.give, key=lambda pair: seat_order(pair[0])))
        return Keep(tuple(sorted(answer.keep)), give)
    return answer
