"""The steps an agenda is made of: what comes next, as data.

A step asks somebody (`questions.asks`), runs by itself (`automatic.settle`) or, as a `Hold`,
waits for the host. No step carries a hidden noble.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .edition import Noble, Seat

About = Literal["action", "block"]
Until = Literal["deal", "play"]


class _Step(Struct, frozen=True, tag_field="step", tag=True):
    pass


class NameChooser(_Step, frozen=True):
    """Finds who names the starting player: more garnets, or the rule for a tie (G7, OP-34)."""


class NameStarter(_Step, frozen=True):
    """Asks the chooser who starts (G7)."""

    seat: Seat


class Hold(_Step, frozen=True):
    """Waits for the host: before the deal, or before play."""

    until: Until


class Deal(_Step, frozen=True):
    """Deals nobles and coins (G3-G6)."""


class StartPlay(_Step, frozen=True):
    """Begins the first turn."""


class TakeAction(_Step, frozen=True):
    """Asks whose turn it is for an action (G8)."""

    seat: Seat


class Window(_Step, frozen=True):
    """Asks all `seats` at once whether they challenge or block (G13, OP-01, OP-26)."""

    seats: tuple[Seat, ...]
    about: About
    challenge: bool
    block: bool


class Prove(_Step, frozen=True):
    """Settles a challenge: shown by itself, or asked for where one may refuse (OP-30)."""

    about: About


class LoseNoble(_Step, frozen=True):
    """Has `seat` discard one noble; asks only if it has more than one (G14, G16)."""

    seat: Seat
    why: str


class Replace(_Step, frozen=True):
    """The shown noble leaves play and its owner gets another (G16, G18)."""

    seat: Seat
    noble: Noble


class TakeNoble(_Step, frozen=True):
    """Asks `seat` which holder's noble it takes (G16, OP-27)."""

    seat: Seat


class BlockEnds(_Step, frozen=True):
    """A block that has not fallen stops the action (G15, G27)."""


class Carry(_Step, frozen=True):
    """Carries the action out, or pays back what its failure gives back (G15, G16, G22)."""


class CallHolders(_Step, frozen=True):
    """Asks `seat` which holders it calls for an exchange (OP-29)."""

    seat: Seat


class KeepNobles(_Step, frozen=True):
    """Asks `seat` what it keeps of its own nobles and those it looks at (OP-29)."""

    seat: Seat
    holders: tuple[Seat, ...]


class EndTurn(_Step, frozen=True):
    """The next player who is still in begins a turn (G8)."""


Step = (
    NameChooser
    | NameStarter
    | Hold
    | Deal
    | StartPlay
    | TakeAction
    | Window
    | Prove
    | LoseNoble
    | Replace
    | TakeNoble
    | BlockEnds
    | Carry
    | CallHolders
    | KeepNobles
    | EndTurn
)
