"""What follows from an answer: one function for each kind of step and answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import answers, moves, steps
from .draft import Draft
from .edition import TREASURY, Action, Seat
from .events import Allowed, Blocked, Declared, WindowClosed
from .state import Match
from .steps import BlockEnds, Carry, EndTurn, Step, Window


def reply(draft: Draft, step: Step, seat: Seat, answer: answers.Answer) -> None:
    """Carries a legal answer out."""
    _REPLIES[type(step), type(answer)](draft, step, seat, answer)


def _starter(draft: Draft, step: steps.NameStarter, seat: Seat, say: answers.Starter) -> None:
    moves.name_first(draft, seat, say.seat, "chosen")


def act(draft: Draft, step: steps.TakeAction, seat: Seat, say: answers.Act) -> None:
    """Declares an action: it is paid for at once, then the others may answer (OP-01)."""
    row = draft.match.edition.action(say.action)
    draft.emit(Declared(seat, row.name, say.target, row.claim, row.cost))
    draft.pay(seat, TREASURY, row.cost, "cost")
    draft.then(*_windows(draft.match, row, seat, say.target), Carry(), EndTurn())


def _windows(match: Match, row: Action, seat: Seat, target: Seat | None) -> list[Window]:
    """The windows of an action: one for everything, or challenges before blocks (OP-26)."""
    others = match.others(seat)
    blockers = (target,) if row.blocked_by == "target" and target else others
    if match.edition.response == "combined":
        may = bool(row.claim), bool(row.blockers)
        return [Window(others, "action", *may)] if any(may) else []
    windows = []
    if row.claim:
        windows.append(Window(others, "action", True, False))
    if row.blockers:
        windows.append(Window(blockers, "action", False, True))
    return windows


def allow(draft: Draft, step: Window, seat: Seat, say: answers.Allow) -> None:
    """`seat` neither challenges nor blocks; the window closes with the last answer."""
    draft.emit(Allowed(seat))
    if not draft.match.open:
        draft.emit(WindowClosed(step.seats))
        draft.then()


def _challenge(draft: Draft, step: Window, seat: Seat, say: answers.Challenge) -> None:
    moves.challenge(draft, seat, step.about)


def _block(draft: Draft, step: Window, seat: Seat, say: answers.Block) -> None:
    """The block names its noble, and only that noble counts in a challenge (G12)."""
    draft.emit(Blocked(seat, say.noble))
    draft.then(Window(draft.match.others(seat), "block", True, False), BlockEnds())


def _show(draft: Draft, step: steps.Prove, seat: Seat, say: answers.Show) -> None:
    moves.prove(draft)


def _refuse(draft: Draft, step: steps.Prove, seat: Seat, say: answers.Refuse) -> None:
    moves.catch(draft, refused=True)


def _lose(draft: Draft, step: steps.LoseNoble, seat: Seat, say: answers.Lose) -> None:
    moves.discard(draft, seat, say.noble, "chosen")


def _take(draft: Draft, step: steps.TakeNoble, seat: Seat, say: answers.Take) -> None:
    moves.take(draft, seat, say.holder, "chosen")


def _call(draft: Draft, step: steps.CallHolders, seat: Seat, say: answers.Call) -> None:
    moves.call(draft, seat, say.holders, "chosen")


def _keep(draft: Draft, step: steps.KeepNobles, seat: Seat, say: answers.Keep) -> None:
    moves.keep(draft, step, say.give)


_REPLIES: dict[tuple[type, type], Callable[[Draft, Any, Seat, Any], None]] = {
    (steps.NameStarter, answers.Starter): _starter,
    (steps.TakeAction, answers.Act): act,
    (steps.Window, answers.Allow): allow,
    (steps.Window, answers.Challenge): _challenge,
    (steps.Window, answers.Block): _block,
    (steps.Prove, answers.Show): _show,
    (steps.Prove, answers.Refuse): _refuse,
    (steps.LoseNoble, answers.Lose): _lose,
    (steps.TakeNoble, answers.Take): _take,
    (steps.CallHolders, answers.Call): _call,
    (steps.KeepNobles, answers.Keep): _keep,
}
