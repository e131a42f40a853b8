"""What happens when the time for a question runs out: one function for each kind of step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import answers, court, moves, replies, steps
from .choices import losable, must_coup, targets
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


def _side(draft: Draft, step: steps.ChooseSide, seat: Seat) -> None:
    """Red (OP-17)."""
    replies.side(draft, step, seat, answers.Side("red"))


def _draft(draft: Draft, step: steps.DraftNobles, seat: Seat) -> None:
    """A random noble of the set (OP-33)."""
    noble = draft.pick(draft.match.edition.kinds, f"random:draft:{seat}")
    replies.pick(draft, step, seat, answers.Draft(noble))


def _act(draft: Draft, step: steps.TakeAction, seat: Seat) -> None:
    """Income, or a coup where it is forced (G26)."""
    forced = must_coup(draft.match, seat)
    row = next(r for r in draft.match.edition.rows if (r.forced if forced else r.fallback))
    target = None
    if row.target:
        possible = targets(draft.match, row, seat)
        target = possible[0] if len(possible) == 1 else draft.pick(possible, "random:target")
    replies.act(draft, step, seat, answers.Act(row.name, target))


def _window(draft: Draft, step: steps.Window, seat: Seat) -> None:
    """No challenge and no block (G27)."""
    replies.allow(draft, step, seat, answers.Allow())


def _prove(draft: Draft, step: steps.Prove, seat: Seat) -> None:
    """What is true is shown: silence does not lose a challenge that is won (OP-30)."""
    if draft.match.provable():
        moves.prove(draft)
    else:
        moves.catch(draft)


def _lose(draft: Draft, step: steps.LoseNoble, seat: Seat) -> None:
    """A random noble (G28)."""
    noble = draft.pick(losable(draft.match, step), f"random:lost:{seat}")
    moves.discard(draft, seat, noble, "random")


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


def _keep_drawn(draft: Draft, step: steps.KeepDrawn, seat: Seat) -> None:
    """Nothing changes (OP-33)."""
    court.keep_none(draft, seat)


def _reveal(draft: Draft, step: steps.Reveal, seat: Seat) -> None:
    """A random noble (OP-33)."""
    noble = draft.pick(draft.match.hand(seat), f"random:examine:{seat}")
    court.reveal(draft, seat, step.to, noble)


def _inspect(draft: Draft, step: steps.Inspect, seat: Seat) -> None:
    """The noble stays (OP-33)."""
    court.leave(draft, seat, step.target)


_DEFAULTS: dict[type, Callable[[Draft, Any, Seat], None]] = {
    steps.NameStarter: _starter,
    steps.ChooseSide: _side,
    steps.DraftNobles: _draft,
    steps.TakeAction: _act,
    steps.Window: _window,
    steps.Prove: _prove,
    steps.LoseNoble: _lose,
    steps.TakeNoble: _take,
    steps.CallHolders: _call,
    steps.KeepNobles: _keep,
    steps.KeepDrawn: _keep_drawn,
    steps.Reveal: _reveal,
    steps.Inspect: _inspect,
}
