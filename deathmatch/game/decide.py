"""decide(match, command, at, dice): what a command leads to, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import answers, commands, steps
from .answers import normal
from .automatic import settle
from .choices import choices, must_coup
from .clock import expired
from .commands import Command
from .defaults import time_out
from .dice import Dice
from .draft import Draft
from .edition import Seat
from .events import (
    Agenda,
    Begun,
    Ended,
    Event,
    Extended,
    Paused,
    Resumed,
    StandInSet,
    TimedOut,
)
from .questions import kind
from .refusal import Refused
from .replies import reply
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


def _begin(draft: Draft, command: commands.Begin) -> None:
    if draft.match.begun:
        raise Refused("already")
    draft.emit(Begun(), Agenda((steps.NameChooser(), steps.Deal())))


def _decision(draft: Draft, command: commands.Decision) -> None:
    match, seat = draft.match, command.seat
    _must_be_asked(match, seat, command.question, draft.at)
    answer = normal(command.answer, match.holders)
    if answer not in choices(match, seat):
        raise _why_not(match, seat, answer)
    assert match.step is not None, "a question was open without a step"
    reply(draft, match.step, seat, answer)


def _must_be_asked(match: Match, seat: Seat, question: int, at: int) -> None:
    """Refuses who is not asked this question, or not any more."""
    if not match.begun:
        raise Refused("not_started")
    if seat not in match.seats:
        raise Refused("unknown_seat")
    if question != match.question or not match.open:
        raise Refused("closed")
    if seat not in match.open:
        raise Refused("not_asked")
    if match.paused:
        raise Refused("paused")
    if expired(match, seat, at):
        raise Refused("time_up")


def _why_not(match: Match, seat: Seat, answer: answers.Answer) -> Refused:
    """The reason, for the one who answered, why this answer is not among the legal ones."""
    if isinstance(answer, answers.Act) and isinstance(match.step, steps.TakeAction):
        return _why_no_action(match, seat, answer)
    if isinstance(answer, answers.Take) and isinstance(match.step, steps.TakeNoble):
        return Refused("holder_empty")
    return Refused("not_legal")


def _why_no_action(match: Match, seat: Seat, answer: answers.Act) -> Refused:
    row = next((r for r in match.edition.actions if r.name == answer.action), None)
    if row is None:
        return Refused("not_legal")
    if must_coup(match, seat) and not row.forced:
        return Refused("forced_coup", coins=match.edition.forced_coup_at)
    if row.cost > match.player(seat).coins:
        return Refused("cannot_pay", cost=row.cost)
    if row.effect == "exchange" and answer.target is None:
        return Refused("nobody_holds")
    if row.effect == "steal" and answer.target in match.others(seat):
        return Refused("purse_empty")
    return Refused("no_target") if row.target else Refused("not_legal")


def _extend(draft: Draft, command: commands.Extend) -> None:
    """Only who is asked, before time is up, while there are some left (OP-32)."""
    _must_be_asked(draft.match, command.seat, command.question, draft.at)
    if draft.match.player(command.seat).extensions < 1:
        raise Refused("no_extension")
    draft.emit(Extended(command.seat))


def _time_up(draft: Draft, command: commands.TimeUp) -> None:
    """Decided from the figures alone, so a late or repeated wake-up changes nothing (G24)."""
    match, seat = draft.match, command.seat
    if command.question != match.question or seat not in match.open:
        raise Refused("closed")
    if not expired(match, seat, draft.at):
        raise Refused("not_due")
    if match.edition.timing.auto_extend and match.player(seat).extensions:
        draft.emit(Extended(seat))
        return
    assert match.step is not None, "a question was open without a step"
    draft.emit(TimedOut(seat, kind(match.step)))
    time_out(draft, match.step, seat)


def _pause(draft: Draft, command: commands.Pause) -> None:
    if not draft.match.begun:
        raise Refused("not_started")
    if draft.match.paused:
        raise Refused("already")
    draft.emit(Paused(command.why))


def _resume(draft: Draft, command: commands.Resume) -> None:
    if not draft.match.paused:
        raise Refused("already")
    draft.emit(Resumed())


def _end(draft: Draft, command: commands.End) -> None:
    """Stopped by the host: nobody has won, nobody is eliminated, garnets stay (G31)."""
    if not draft.match.begun:
        raise Refused("not_started")
    garnets = {player.seat: player.garnets for player in draft.match.players}
    draft.emit(Ended(None, None, "stopped", garnets))


def _stand_in(draft: Draft, command: commands.StandIn) -> None:
    if command.seat not in draft.match.seats:
        raise Refused("unknown_seat")
    if draft.match.player(command.seat).stand_in == command.on:
        raise Refused("already")
    draft.emit(StandInSet(command.seat, command.on))


_COMMANDS: dict[type, Callable[[Draft, Any], None]] = {
    commands.Begin: _begin,
    commands.Decision: _decision,
    commands.Extend: _extend,
    commands.TimeUp: _time_up,
    commands.Pause: _pause,
    commands.Resume: _resume,
    commands.End: _end,
    commands.StandIn: _stand_in,
}
