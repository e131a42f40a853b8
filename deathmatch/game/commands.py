"""What may be asked of a match: by a player (a decision), the host (a directive) or the clock."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from .answers import Answer
from .edition import Seat


class _Command(Struct, frozen=True, tag_field="command", tag=True):
    pass


class Begin(_Command, frozen=True):
    """The host starts the match."""


class Decision(_Command, frozen=True):
    """`seat` answers the question with the number `question`."""

    seat: Seat
    question: int
    answer: Answer


class Extend(_Command, frozen=True):
    """`seat` uses an extension on the question with the number `question` (G25, OP-32)."""

    seat: Seat
    question: int


class TimeUp(_Command, frozen=True):
    """The time of `seat` for that question has run out (G24-G29)."""

    seat: Seat
    question: int


class Pause(_Command, frozen=True):
    """Everything stands still."""

    why: Literal["host", "restart"] = "host"


class Resume(_Command, frozen=True):
    """Everything goes on."""


class End(_Command, frozen=True):
    """The host ends the match without a winner."""


class StandIn(_Command, frozen=True):
    """The host gives a finalist's seat to a stand-in, or takes it back."""

    seat: Seat
    on: bool


Command = Begin | Decision | Extend | TimeUp | Pause | Resume | End | StandIn


def command_to_data(command: Command) -> dict[str, Any]:
    """The command as plain JSON data."""
    data: dict[str, Any] = msgspec.to_builtins(command)
    return data


def command_from_data(data: Any) -> Command:
    """The command that `command_to_data` wrote. msgspec.ValidationError if it is none."""
    command: Command = msgspec.convert(data, Command)
    return command
