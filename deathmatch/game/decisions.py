"""Answers to questions, and time that runs out: what players and clocks ask of a match."""

from __future__ import annotations

from . import answers, commands, steps
from .answers import normal
from .choices import choices, must_coup, possible
from .clock import expired
from .defaults import time_out
from .draft import Draft
from .edition import Seat
from .events import AnsweredFor, ExpiredByHost, Extended, TimedOut
from .questions import kind
from .refusal import Refused
from .replies import reply
from .state import Match


def decision(draft: Draft, command: commands.Decision) -> None:
    """A player's own answer, in time (G24)."""
    _must_be_in_time(draft.match, command.seat, command.question, draft.at)
    _give(draft, command.seat, command.answer)


def answer_for(draft: Draft, command: commands.AnswerFor) -> None:
    """On the player's word, whatever the clock says; the rules are the same."""
    _must_be_asked(draft.match, command.seat, command.question)
    draft.emit(AnsweredFor(command.seat))
    _give(draft, command.seat, command.answer)


def _give(draft: Draft, seat: Seat, given: answers.Answer) -> None:
    match = draft.match
    answer = normal(given, match.holders)
    if answer not in choices(match, seat):
        raise _why_not(match, seat, answer)
    assert match.step is not None, "a question was open without a step"
    reply(draft, match.step, seat, answer)


def _must_be_in_time(match: Match, seat: Seat, question: int, at: int) -> None:
    """Refuses who is not asked this question, or whose time does not run or is up."""
    _must_be_asked(match, seat, question)
    if match.paused:
        raise Refused("paused")
    if expired(match, seat, at):
        raise Refused("time_up")


def _must_be_asked(match: Match, seat: Seat, question: int) -> None:
    """Refuses who is not asked this question, or not any more."""
    if not match.begun:
        raise Refused("not_started")
    if seat not in match.seats:
        raise Refused("unknown_seat")
    if question != match.question or not match.open:
        raise Refused("closed")
    if seat not in match.open:
        raise Refused("not_asked")


def _why_not(match: Match, seat: Seat, answer: answers.Answer) -> Refused:
    """The reason, for the one who answered, why this answer is not among the legal ones."""
    if isinstance(answer, answers.Act) and isinstance(match.step, steps.TakeAction):
        return _why_no_action(match, seat, answer)
    if isinstance(answer, answers.Take) and isinstance(match.step, steps.TakeNoble):
        return Refused("holder_empty")
    return Refused("not_legal")


def _why_no_action(match: Match, seat: Seat, answer: answers.Act) -> Refused:
    row = next((r for r in match.edition.rows if r.name == answer.action), None)
    if row is None:
        return Refused("not_legal")
    if must_coup(match, seat) and not row.forced:
        return Refused("forced_coup", coins=match.edition.forced_coup_at)
    cost = row.price(seat, answer.target)
    if cost > match.player(seat).coins:
        return Refused("cannot_pay", cost=cost)
    if not possible(match, row) and answer.target is None:
        return Refused(_NOTHING[row.effect])
    if row.hostile and answer.target in match.mates(seat):
        return Refused("same_faction")
    if row.effect == "steal" and answer.target in match.others(seat):
        return Refused("purse_empty")
    return Refused("no_target") if row.target else Refused("not_legal")


_NOTHING = {"exchange": "nobody_holds", "embezzle": "reserve_empty"}


def extend(draft: Draft, command: commands.Extend) -> None:
    """Only who is asked, before time is up, while there are some left (OP-32)."""
    _must_be_in_time(draft.match, command.seat, command.question, draft.at)
    if draft.match.untimed:
        raise Refused("no_clocks")
    if draft.match.player(command.seat).extensions < 1:
        raise Refused("no_extension")
    draft.emit(Extended(command.seat))


def time_up(draft: Draft, command: commands.TimeUp) -> None:
    """Decided from the figures alone, so a late or repeated wake-up changes nothing (G24)."""
    match, seat = draft.match, command.seat
    if command.question != match.question or seat not in match.open:
        raise Refused("closed")
    if not expired(match, seat, draft.at):
        raise Refused("not_due")
    if match.edition.timing.auto_extend and match.player(seat).extensions:
        draft.emit(Extended(seat))
        return
    _run_out(draft, seat)


def expire(draft: Draft, command: commands.Expire) -> None:
    """As if the time were up, extensions or not."""
    _must_be_asked(draft.match, command.seat, command.question)
    draft.emit(ExpiredByHost(command.seat))
    _run_out(draft, command.seat)


def _run_out(draft: Draft, seat: Seat) -> None:
    step = draft.match.step
    assert step is not None, "a question was open without a step"
    draft.emit(TimedOut(seat, kind(step)))
    time_out(draft, step, seat)
