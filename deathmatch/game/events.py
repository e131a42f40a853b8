"""What happened, as facts. Folding them (`evolve`) gives the match; they hold every outcome."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from .answers import Answer, Faction
from .edition import Noble, Seat
from .reader import reader
from .steps import About, Step


class _Event(Struct, frozen=True, tag_field="event", tag=True, omit_defaults=True):
    pass


class Begun(_Event, frozen=True):
    """The match begins."""


class ChooserNamed(_Event, frozen=True):
    """`seat` may name the starting player; `how`: garnets, lots, candidate or opponent."""

    seat: Seat
    how: str


class FirstNamed(_Event, frozen=True):
    """`seat` starts; `how`: chosen (by `by`), lots or last_winner."""

    seat: Seat
    by: Seat
    how: str


class Sided(_Event, frozen=True):
    """The factions of all, in the order of play from the first."""

    factions: tuple[tuple[Seat, Faction], ...]


class HoldersNamed(_Event, frozen=True):
    """These seats hold the nobles outside the hands, in this order."""

    holders: tuple[Seat, ...]


class Dealt(_Event, frozen=True):
    """The deal is complete."""


class TurnBegan(_Event, frozen=True):
    """Turn number `turn` (from 1) belongs to `seat`; the attempt before it is history."""

    seat: Seat
    turn: int


class Declared(_Event, frozen=True):
    """`seat` says what it does; `cost` coins are paid at once."""

    seat: Seat
    action: str
    target: Seat | None
    claim: Noble | None
    cost: int
    disclaim: Noble | None = None


class Allowed(_Event, frozen=True):
    """`seat` lets it pass. Not told to others before the window closes."""

    seat: Seat


class Waits(_Event, frozen=True):
    """`seat` has answered, and the answer waits unseen until others have as well (OP-01)."""

    seat: Seat
    answer: Answer


class WindowClosed(_Event, frozen=True):
    """Nobody of `seats` challenged or blocked."""

    seats: tuple[Seat, ...]


class Challenged(_Event, frozen=True):
    """`seat` challenges that `against` has `noble`, or has it not (`denied`)."""

    seat: Seat
    against: Seat
    noble: Noble
    about: About
    denied: bool = False


class Proved(_Event, frozen=True):
    """The claimed noble is there and shown to all."""

    seat: Seat
    noble: Noble


class Caught(_Event, frozen=True):
    """The claimed noble is not there."""

    seat: Seat
    noble: Noble


class ProvedAbsent(_Event, frozen=True):
    """`seat` has shown all its hidden `nobles` to all: `noble` is not among them (OP-19)."""

    seat: Seat
    noble: Noble
    nobles: tuple[Noble, ...]


class CaughtPresent(_Event, frozen=True):
    """`seat` has the noble that it said it has not (OP-19)."""

    seat: Seat
    noble: Noble


class RefusedToShow(_Event, frozen=True):
    """The claimant does not show the noble, or all where it `denied`; nothing is proven."""

    seat: Seat
    noble: Noble
    denied: bool = False


class Blocked(_Event, frozen=True):
    """`seat` blocks the action by claiming `noble`."""

    seat: Seat
    noble: Noble


class BlockStood(_Event, frozen=True):
    """The block holds."""


class BlockFell(_Event, frozen=True):
    """The block was a false claim: the action goes on."""


class Failed(_Event, frozen=True):
    """The action fails; `why`: challenged or blocked."""

    why: str


class CoinsMoved(_Event, frozen=True):
    """`amount` coins go from one purse to another; treasury and reserve are purses."""

    source: str
    to: str
    amount: int
    why: str


class CardMoved(_Event, frozen=True):
    """One noble goes from one place to another: all that ever happens to a noble.

    Places: hand:SEAT, lost:SEAT, holder:SEAT, called:HOLDER, shown, aside, box; and where
    there is a Court deck: court, drawn:SEAT, examined:SEAT.
    """

    noble: Noble
    source: str
    to: str
    why: str


class KeptShown(_Event, frozen=True):
    """Nobody holds a noble, so the shown one stays with its owner (OP-28)."""

    seat: Seat
    noble: Noble


class Called(_Event, frozen=True):
    """`seat` looks at the nobles of these holders."""

    seat: Seat
    holders: tuple[Seat, ...]
    how: str


class Exchanged(_Event, frozen=True):
    """`seat` has given a noble back to each of these holders."""

    seat: Seat
    holders: tuple[Seat, ...]


class ReplacedAll(_Event, frozen=True):
    """`seat` has put back all `count` nobles that it had shown, and drawn as many."""

    seat: Seat
    count: int


class Examined(_Event, frozen=True):
    """`target` shows one hidden noble to `seat` alone."""

    seat: Seat
    target: Seat


class Forced(_Event, frozen=True):
    """`seat` has made `target` change the noble that it had shown."""

    seat: Seat
    target: Seat


class Left(_Event, frozen=True):
    """`seat` has left `target` the noble that it had shown."""

    seat: Seat
    target: Seat


class Converted(_Event, frozen=True):
    """`seat` has brought `target` over to `faction`."""

    seat: Seat
    target: Seat
    faction: Faction


class ExchangeVoid(_Event, frozen=True):
    """The exchange changed nothing; these holders have their own nobles back."""

    seat: Seat
    holders: tuple[Seat, ...]


class WentOut(_Event, frozen=True):
    """`seat` has no noble left."""

    seat: Seat


class Asked(_Event, frozen=True):
    """A question opens for `seats`; their clocks start now."""

    seats: tuple[Seat, ...]


class Agenda(_Event, frozen=True):
    """The current step is done; `then` comes next, in this order."""

    then: tuple[Step, ...]


class Extended(_Event, frozen=True):
    """`seat` uses one extension on the decision in hand."""

    seat: Seat


class TimedOut(_Event, frozen=True):
    """`seat` did not answer in time; `kind` is the kind of question."""

    seat: Seat
    kind: str


class TimeAdded(_Event, frozen=True):
    """The host has changed the clock of `seat` by `ms`."""

    seat: Seat
    ms: int


class ExtensionsAdded(_Event, frozen=True):
    """The host has changed the extensions of `seat` by `count`."""

    seat: Seat
    count: int


class ExpiredByHost(_Event, frozen=True):
    """The host lets the question of `seat` run out."""

    seat: Seat


class ClocksSet(_Event, frozen=True):
    """The match is played with clocks from now on, or without."""

    on: bool


class AnsweredFor(_Event, frozen=True):
    """The host gives the answer that follows, on the word of `seat`."""

    seat: Seat


class Ruled(_Event, frozen=True):
    """The host has declared `winner`; `cause`: retirement or breach."""

    winner: Seat
    cause: str


class Paused(_Event, frozen=True):
    """All clocks stand; `why` as in `commands.Why`."""

    why: str


class Resumed(_Event, frozen=True):
    """All clocks go on."""


class StandInSet(_Event, frozen=True):
    """A stand-in plays `seat` from now on, or no longer."""

    seat: Seat
    on: bool


class Ended(_Event, frozen=True):
    """The match is over; `how`: influence, declared or stopped (then nobody has won).

    `garnets` are the finalists' as they are now.
    """

    winner: Seat | None
    loser: Seat | None
    how: str
    garnets: dict[Seat, int]


Event = (
    Begun | ChooserNamed | FirstNamed | Sided | HoldersNamed | Dealt | TurnBegan | Declared
    | Allowed | Waits | WindowClosed | Challenged | Proved | Caught | ProvedAbsent | CaughtPresent
    | RefusedToShow | Blocked | BlockStood | BlockFell | Failed | CoinsMoved | CardMoved
    | KeptShown | Called | Exchanged | ReplacedAll | Examined | Forced | Left | Converted
    | ExchangeVoid | WentOut | Asked | Agenda | Extended | TimedOut | TimeAdded | ExtensionsAdded
    | ExpiredByHost | ClocksSet | AnsweredFor | Ruled | Paused | Resumed | StandInSet | Ended
)  # fmt: skip


def events_to_data(events: list[Event]) -> list[dict[str, Any]]:
    """The events as plain JSON data, keys in a fixed order."""
    data: list[dict[str, Any]] = msgspec.to_builtins(events)
    return data


_read = reader(list[Event])


def events_from_data(data: Any) -> list[Event]:
    """The events that `events_to_data` wrote. msgspec.ValidationError if they are none."""
    events: list[Event] = _read(data)
    return events
