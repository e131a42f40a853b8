"""decide(match, command, at, dice): what a command leads to, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import commands, decisions, directives
from .automatic import settle
from .commands import Command
from .dice import Dice
from .draft import Draft
from .events import Event
from .refusal import Refused
from .state import Match


def decide(match: Match, command: Command, at: int, dice: Dice) -> list[Event]:
    """The events that `command` leads to at that moment (ms, the episode's clock).

    Raises Refused, with a code, if the rules do not allow it; then nothing has changed,
    though `dice` may have been asked. Whoever calls it commits every expiry that is
    owed (`clock.due`) first.
    """
    if match.over:
        raise Refused("over")
    draft = Draft(match, at, dice)
    _COMMANDS[type(command)](draft, command)
    settle(draft)
    return draft.events


_COMMANDS: dict[type, Callable[[Draft, Any], None]] = {
    commands.Begin: directives.begin,
    commands.Proceed: directives.proceed,
    commands.Decision: decisions.decision,
    commands.Extend: decisions.extend,
    commands.TimeUp: decisions.time_up,
    commands.Pause: directives.pause,
    commands.Resume: directives.resume,
    commands.End: directives.end,
    commands.Declare: directives.declare,
    commands.AddTime: directives.add_time,
    commands.AddExtensions: directives.add_extensions,
    commands.Expire: decisions.expire,
    commands.SetClocks: directives.set_clocks,
    commands.AnswerFor: decisions.answer_for,
    commands.StandIn: directives.stand_in,
}
