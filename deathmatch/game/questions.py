"""Which steps are questions, and to whom. It depends on nothing that is hidden (no tells)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import steps
from .answers import Block, Challenge
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
    """Those who are still in, unless the action has failed already (OP-03, OP-04).

    Nobody is asked once a block has waited for this; who has sent one is not asked again.
    """
    attempt = match.attempt
    if attempt is None or attempt.failed:
        return ()
    waiting = match.waiting if step.block else {}
    if match.edition.reaction_priority == "arrival" and first_blocker(match, step):
        return ()
    return tuple(s for s in step.seats if s not in waiting and may_answer(match, step, s))


def may_answer(match: Match, step: steps.Window, seat: Seat) -> bool:
    """Whether `seat`, which the window is for, may still answer in it (OP-04, OP-15)."""
    if match.player(seat).out:
        return False
    own_failure = match.attempt is not None and seat in match.attempt.wrong
    late_block = step.about == "action" and step.block and own_failure
    return not late_block or match.edition.block_after_own_failed_challenge


def first_challenger(match: Match, step: steps.Window) -> Seat | None:
    """Of those whose challenge waits, the nearest clockwise after the claimant (OP-02)."""
    waiting = [s for s, answer in match.waiting.items() if isinstance(answer, Challenge)]
    return _nearest(match, step, waiting)


def first_blocker(match: Match, step: steps.Window) -> Seat | None:
    """Of those whose block waits for this window, the one that counts (OP-01, OP-02)."""
    if not step.block or not match.waiting or match.attempt is None or match.attempt.failed:
        return None
    waiting = [s for s, answer in match.waiting.items() if isinstance(answer, Block)]
    waiting = [s for s in waiting if s in step.seats and may_answer(match, step, s)]
    if match.edition.reaction_priority == "arrival":
        return next(iter(waiting), None)
    return _nearest(match, step, waiting)


def _nearest(match: Match, step: steps.Window, waiting: list[Seat]) -> Seat | None:
    attempt = match.attempt
    if not waiting or attempt is None:
        return None
    on_block = step.about == "block" and attempt.block is not None
    claimant = attempt.block.by if on_block and attempt.block else attempt.by
    return next((seat for seat in match.others(claimant) if seat in waiting), None)


def _first(match: Match, step: steps.ChooseSide) -> tuple[Seat, ...]:
    return (match.first,) if match.first else ()


def _all(match: Match, step: steps.DraftNobles) -> tuple[Seat, ...]:
    return match.seats


def _reveal(match: Match, step: steps.Reveal) -> tuple[Seat, ...]:
    """Who has one hidden noble has no choice, and where chance picks nobody is asked (OP-23)."""
    by_target = match.edition.examine_card == "target"
    return (step.seat,) if by_target and len(match.hand(step.seat)) > 1 else ()


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
    steps.ChooseSide: _first,
    steps.DraftNobles: _all,
    steps.TakeAction: _owner,
    steps.Window: _window,
    steps.Prove: _prove,
    steps.LoseNoble: _lose,
    steps.TakeNoble: _take,
    steps.CallHolders: _call,
    steps.KeepNobles: _owner,
    steps.KeepDrawn: _owner,
    steps.Reveal: _reveal,
    steps.Inspect: _owner,
}

_KINDS: dict[type, str] = {
    steps.NameStarter: "starter",
    steps.ChooseSide: "side",
    steps.DraftNobles: "draft",
    steps.TakeAction: "act",
    steps.Prove: "show",
    steps.LoseNoble: "lose",
    steps.TakeNoble: "take",
    steps.CallHolders: "call",
    steps.KeepNobles: "keep",
    steps.KeepDrawn: "keep",
    steps.Reveal: "reveal",
    steps.Inspect: "examine",
}
