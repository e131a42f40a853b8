"""What may be asked of a match: by a player (a decision), the host (a directive) or the clock."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from .answers import Answer
from .edition import Seat
from .reader import reader
from .steps import Until

Why = Literal["host", "restart", "technical", "appeal", "rewind", "panic"]


class _Command(Struct, frozen=True, tag_field="command", tag=True):
    pass


class Begin(_Command, frozen=True):
    """The host starts the match. `cued`: the deal and play wait for the host (`Proceed`)."""

    cued: bool = False


class Proceed(_Command, frozen=True):
    """The host lets the match go on that waits for the deal, or for play."""

    until: Until


class Decision(_Command, frozen=True):
    """`seat` answers the question with the number `question`.

    `thought_ms` is how long it thought by its own screen's clock: kept for appeals, never
    counted with.
    """

    seat: Seat
    question: int
    answer: Answer
    thought_ms: int | None = None


class Extend(_Command, frozen=True):
    """`seat` uses an extension on the question with the number `question` (G25, OP-32)."""

    seat: Seat
    question: int
    thought_ms: int | None = None


class TimeUp(_Command, frozen=True):
    """The time of `seat` for that question has run out (G24-G29)."""

    seat: Seat
    question: int


class Pause(_Command, frozen=True):
    """Everything stands still."""

    why: Why = "host"


class Resume(_Command, frozen=True):
    """Everything goes on."""


class End(_Command, frozen=True):
    """The host ends the match without a winner: it is void. The reason stays in the journal."""

    reason: str = ""


class Declare(_Command, frozen=True):
    """The host declares a winner, because the other retires or has broken the rules."""

    winner: Seat
    cause: Literal["retirement", "breach"]
    reason: str = ""


class AddTime(_Command, frozen=True):
    """The host adds `ms` to the clock of a seat that is asked, or takes them away."""

    seat: Seat
    ms: int
    reason: str = ""


class AddExtensions(_Command, frozen=True):
    """The host gives a player extensions, or takes them away."""

    seat: Seat
    count: int
    reason: str = ""


class Expire(_Command, frozen=True):
    """The host lets the open question of a seat run out now."""

    seat: Seat
    question: int
    reason: str = ""


class SetClocks(_Command, frozen=True):
    """The host has the match played without clocks, or with them again."""

    on: bool
    reason: str = ""


class AnswerFor(_Command, frozen=True):
    """The host answers for a seat whose screen is dead, on the player's word."""

    seat: Seat
    question: int
    answer: Answer
    reason: str = ""


class StandIn(_Command, frozen=True):
    """The host gives a finalist's seat to a stand-in, or takes it back."""

    seat: Seat
    on: bool


Command = (
    Begin
    | Proceed
    | Decision
    | Extend
    | TimeUp
    | Pause
    | Resume
    | End
    | Declare
    | AddTime
    | AddExtensions
    | Expire
    | SetClocks
    | AnswerFor
    | StandIn
)


def command_to_data(command: Command) -> dict[str, Any]:
    """The command as plain JSON data."""
    data: dict[str, Any] = msgspec.to_builtins(command)
    return data


_read = reader(Command)


def command_from_data(data: Any) -> Command:
    """The command that `command_to_data` wrote. msgspec.ValidationError if it is none."""
    command: Command = _read(data)
    return command
