"""Which steps are questions, and to whom. It depends on nothing that is hidden (no tells)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import steps
from .edition import Seat
from .state import Match
from .steps import Step


def asks(match: Match, step: Step) -> tuple[Seat, ...]:
    """The seats that `step` asks, or () if it runs by itself."""
    ask = _ASKS.get(type(step))
    return ask(match, step) if ask else ()


def kind(step: Step) -> str:
    """What kind of question a step is: starter, act, answer, challenge, block, doubt, ..."""
    if not isinstance(step, steps.Window):
        return _KINDS[type(step)]
    if step.about == "block":
        return "doubt"
    if step.challenge and step.block:
        return "answer"
    return "challenge" if step.challenge else "block"


def _owner(match: Match, step: Any) -> tuple[Seat, ...]:
    return (step.seat,)


def _window(match: Match, step: steps.Window) -> tuple[Seat, ...]:
    """Those who are still in, unless the action has failed already (OP-03, OP-04)."""
    attempt = match.attempt
    if attempt is None or attempt.failed:
        return ()
    return tuple(seat for seat in step.seats if _may_answer(match, step, seat))


def _may_answer(match: Match, step: steps.Window, seat: Seat) -> bool:
    if match.player(seat).out:
        return False
    lost = match.attempt.challenge if match.attempt else None
    own_failure = lost is not None and lost.by == seat and lost.about == "action"
    late_block = step.about == "action" and step.block and own_failure
    return not late_block or match.edition.block_after_own_failed_challenge


def _prove(match: Match, step: steps.Prove) -> tuple[Seat, ...]:
    """Where one may refuse, all who are challenged are asked, noble in hand or not (F14)."""
    contest = match.attempt and match.attempt.challenge
    return (contest.against,) if contest and match.edition.may_refuse else ()


def _lose(match: Match, step: steps.LoseNoble) -> tuple[Seat, ...]:
    return (step.seat,) if len(match.hand(step.seat)) > 1 else ()


def _take(match: Match, step: steps.TakeNoble) -> tuple[Seat, ...]:
    return (step.seat,) if match.edition.replacement_pick == "finalist" else ()


def _call(match: Match, step: steps.CallHolders) -> tuple[Seat, ...]:
    by_finalist = match.edition.exchange_pick == "finalist"
    return (step.seat,) if by_finalist and match.holding() else ()


_ASKS: dict[type, Callable[[Match, Any], tuple[Seat, ...]]] = {
    steps.NameStarter: _owner,
    steps.TakeAction: _owner,
    steps.Window: _window,
    steps.Prove: _prove,
    steps.LoseNoble: _lose,
    steps.TakeNoble: _take,
    steps.CallHolders: _call,
    steps.KeepNobles: _owner,
}

_KINDS: dict[type, str] = {
    steps.NameStarter: "starter",
    steps.TakeAction: "act",
    steps.Prove: "show",
    steps.LoseNoble: "lose",
    steps.TakeNoble: "take",
    steps.CallHolders: "call",
    steps.KeepNobles: "keep",
}
