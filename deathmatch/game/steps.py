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


class _Step(Struct, frozen=True, tag_field="step", tag=True, omit_defaults=True):
    pass


class NameChooser(_Step, frozen=True):
    """Finds who names the starting player: more garnets, or the rule for a tie (G7, OP-34)."""


class NameFirst(_Step, frozen=True):
    """The last winner starts, or chance decides (U6, OP-12)."""


class ChooseSide(_Step, frozen=True):
    """Asks who starts for its faction; the others alternate (U25, OP-17)."""


class DraftNobles(_Step, frozen=True):
    """Asks both of two players at once which noble of their set they pick (OP-11)."""


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
    """Asks all `seats` at once whether they challenge or block (G13, OP-01, OP-26).

    `blockers` may send a block early, while only challenges are asked for.
    """

    seats: tuple[Seat, ...]
    about: About
    challenge: bool
    block: bool
    blockers: tuple[Seat, ...] = ()


class Prove(_Step, frozen=True):
    """Settles a challenge: shown by itself, or asked for where one may refuse (OP-30)."""

    about: About


class LoseNoble(_Step, frozen=True):
    """Has `seat` discard one noble; asks only if it has more than one (G14, G16).

    `but` is a noble that it may not choose while it has another (OP-14).
    """

    seat: Seat
    why: str
    but: Noble | None = None


class Replace(_Step, frozen=True):
    """The shown noble leaves play and its owner gets another (G16, G18)."""

    seat: Seat
    noble: Noble


class ReplaceAll(_Step, frozen=True):
    """All hidden nobles of `seat` were shown: they go back, and as many are drawn (OP-19)."""

    seat: Seat


class TakeNoble(_Step, frozen=True):
    """Asks `seat` which holder's noble it takes (G16, OP-27)."""

    seat: Seat


class BlockEnds(_Step, frozen=True):
    """A block that has not fallen stops the action; if it has, `left` may block (G15, OP-05)."""

    left: tuple[Seat, ...] = ()


class Carry(_Step, frozen=True):
    """Carries the action out, or pays back what its failure gives back (G15, G16, G22)."""


class CallHolders(_Step, frozen=True):
    """Asks `seat` which holders it calls for an exchange (OP-29)."""

    seat: Seat


class KeepNobles(_Step, frozen=True):
    """Asks `seat` what it keeps of its own nobles and those it looks at (OP-29)."""

    seat: Seat
    holders: tuple[Seat, ...]


class KeepDrawn(_Step, frozen=True):
    """Asks `seat` what it keeps of its own nobles and those it has drawn (F8, F25, U15)."""

    seat: Seat


class Reveal(_Step, frozen=True):
    """Asks `seat` which of its nobles it shows to `to` alone (F26, OP-23)."""

    seat: Seat
    to: Seat


class Inspect(_Step, frozen=True):
    """Asks `seat` whether `target` must change the noble that it has shown (F26, U28)."""

    seat: Seat
    target: Seat


class EndTurn(_Step, frozen=True):
    """The next player who is still in begins a turn (G8)."""


Step = (
    NameChooser
    | NameStarter
    | NameFirst
    | ChooseSide
    | DraftNobles
    | Hold
    | Deal
    | StartPlay
    | TakeAction
    | Window
    | Prove
    | LoseNoble
    | Replace
    | ReplaceAll
    | TakeNoble
    | BlockEnds
    | Carry
    | CallHolders
    | KeepNobles
    | KeepDrawn
    | Reveal
    | Inspect
    | EndTurn
)
