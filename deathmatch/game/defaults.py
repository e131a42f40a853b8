"""What happens when the time for a question runs out: one function for each kind of step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import answers, moves, replies, steps
from .choices import must_coup, targets
from .draft import Draft
from .edition import Seat
from .events import CardMoved, ExchangeVoid
from .steps import Step


def time_out(draft: Draft, step: Step, seat: Seat) -> None:
    """Answers the question in the place of `seat`, who did not (G26-G29, OP-33)."""
    _DEFAULTS[type(step)](draft, step, seat)


def _starter(draft: Draft, step: steps.NameStarter, seat: Seat) -> None:
    """Lots (OP-33)."""
    moves.name_first(draft, seat, draft.pick(draft.match.seats, "lots:starter"), "lots")


def _act(draft: Draft, step: steps.TakeAction, seat: Seat) -> None:
    """Income, or a coup where it is forced (G26)."""
    forced = must_coup(draft.match, seat)
    row = next(r for r in draft.match.edition.actions if (r.forced if forced else r.fallback))
    target = None
    if row.target:
        possible = targets(draft.match, row, seat)
        target = possible[0] if len(possible) == 1 else draft.pick(possible, "random:target")
    replies.act(draft, step, seat, answers.Act(row.name, target))


def _window(draft: Draft, step: steps.Window, seat: Seat) -> None:
    """No challenge and no block (G27)."""
    replies.allow(draft, step, seat, answers.Allow())


def _prove(draft: Draft, step: steps.Prove, seat: Seat) -> None:
    """A noble that is there is shown: silence does not lose a challenge that is won (OP-30)."""
    contest = draft.attempt.challenge
    assert contest is not None, "nothing was challenged"
    if contest.noble in draft.match.hand(seat):
        moves.prove(draft)
    else:
        moves.catch(draft)


def _lose(draft: Draft, step: steps.LoseNoble, seat: Seat) -> None:
    """A random noble (G28)."""
    moves.discard(draft, seat, draft.pick(draft.match.hand(seat), f"random:lost:{seat}"), "random")


def _take(draft: Draft, step: steps.TakeNoble, seat: Seat) -> None:
    """A random holder (G29, OP-33)."""
    moves.take(draft, seat, draft.pick(draft.match.holding(), "random:take"), "random")


def _call(draft: Draft, step: steps.CallHolders, seat: Seat) -> None:
    """Nothing changes (G29, OP-33)."""
    draft.emit(ExchangeVoid(seat, ()))
    draft.then()


def _keep(draft: Draft, step: steps.KeepNobles, seat: Seat) -> None:
    """Nothing changes, also after the look: everybody has their own back (G29, OP-33)."""
    for holder in step.holders:
        noble = draft.match.called(holder)[0]
        draft.emit(CardMoved(noble, f"called:{holder}", f"holder:{holder}", "back"))
    draft.emit(ExchangeVoid(seat, step.holders))
    draft.then()


_DEFAULTS: dict[type, Callable[[Draft, Any, Seat], None]] = {
    steps.NameStarter: _starter,
    steps.TakeAction: _act,
    steps.Window: _window,
    steps.Prove: _prove,
    steps.LoseNoble: _lose,
    steps.TakeNoble: _take,
    steps.CallHolders: _call,
    steps.KeepNobles: _keep,
}
