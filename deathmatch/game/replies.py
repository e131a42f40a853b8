"""What follows from an answer: one function for each kind of step and answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import answers, court, moves, steps, windows
from .draft import Draft
from .edition import Seat
from .events import Declared, Waits
from .steps import Carry, EndTurn, Step, Window


def reply(draft: Draft, step: Step, seat: Seat, answer: answers.Answer) -> None:
    """Carries a legal answer out."""
    _REPLIES[type(step), type(answer)](draft, step, seat, answer)


def _starter(draft: Draft, step: steps.NameStarter, seat: Seat, say: answers.Starter) -> None:
    moves.name_first(draft, seat, say.seat, "chosen")


def side(draft: Draft, step: steps.ChooseSide, seat: Seat, say: answers.Side) -> None:
    """The one who starts has this faction, the others alternate (U25, OP-17)."""
    moves.take_sides(draft, say.faction)


def pick(draft: Draft, step: steps.DraftNobles, seat: Seat, say: answers.Draft) -> None:
    """The pick waits, unseen, until both have picked (OP-11)."""
    draft.emit(Waits(seat, say))
    if not draft.match.open:
        draft.then()


def act(draft: Draft, step: steps.TakeAction, seat: Seat, say: answers.Act) -> None:
    """Declares an action: it is paid for at once, then the others may answer (OP-01)."""
    row = draft.match.edition.action(say.action)
    price = row.price(seat, say.target)
    draft.emit(Declared(seat, row.name, say.target, row.claim, price, row.disclaim))
    draft.pay(seat, row.pays, price, "cost")
    draft.then(*windows.windows_of(draft.match, row, seat, say.target), Carry(), EndTurn())


def allow(draft: Draft, step: Window, seat: Seat, say: answers.Allow) -> None:
    """`seat` neither challenges nor blocks."""
    windows.allow(draft, step, seat)


def _challenge(draft: Draft, step: Window, seat: Seat, say: answers.Challenge) -> None:
    windows.challenge(draft, step, seat)


def _block(draft: Draft, step: Window, seat: Seat, say: answers.Block) -> None:
    windows.block(draft, step, seat, say.noble)


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


def _keep_drawn(draft: Draft, step: steps.KeepDrawn, seat: Seat, say: answers.Keep) -> None:
    court.keep(draft, seat, say.keep)


def _reveal(draft: Draft, step: steps.Reveal, seat: Seat, say: answers.Reveal) -> None:
    court.reveal(draft, seat, step.to, say.noble)


def _force(draft: Draft, step: steps.Inspect, seat: Seat, say: answers.Force) -> None:
    court.force(draft, seat, step.target)


def _leave(draft: Draft, step: steps.Inspect, seat: Seat, say: answers.Leave) -> None:
    court.leave(draft, seat, step.target)


_REPLIES: dict[tuple[type, type], Callable[[Draft, Any, Seat, Any], None]] = {
    (steps.NameStarter, answers.Starter): _starter,
    (steps.ChooseSide, answers.Side): side,
    (steps.DraftNobles, answers.Draft): pick,
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
    (steps.KeepDrawn, answers.Keep): _keep_drawn,
    (steps.Reveal, answers.Reveal): _reveal,
    (steps.Inspect, answers.Force): _force,
    (steps.Inspect, answers.Leave): _leave,
}
