"""What an action does when nobody has stopped it. Each ends the step in hand."""

from __future__ import annotations

from collections.abc import Callable

from .draft import Draft
from .edition import TREASURY, Action, Seat
from .steps import CallHolders, LoseNoble


def _gain(draft: Draft, row: Action, by: Seat, target: Seat | None) -> None:
    draft.pay(TREASURY, by, row.amount, f"gain:{row.name}")
    draft.then()


def _steal(draft: Draft, row: Action, by: Seat, target: Seat | None) -> None:
    """Takes what is there, up to the amount (OP-09)."""
    assert target is not None, "a theft needs a target"
    draft.pay(target, by, min(row.amount, draft.coins(target)), "steal")
    draft.then()


def _kill(draft: Draft, row: Action, by: Seat, target: Seat | None) -> None:
    """The target loses a noble; one who is out already loses nothing more (OP-15)."""
    assert target is not None, "a coup or an assassination needs a target"
    draft.then(LoseNoble(target, row.name))


def _exchange(draft: Draft, row: Action, by: Seat, target: Seat | None) -> None:
    draft.then(CallHolders(by))


EFFECTS: dict[str, Callable[[Draft, Action, Seat, Seat | None], None]] = {
    "gain": _gain,
    "steal": _steal,
    "kill": _kill,
    "exchange": _exchange,
}
