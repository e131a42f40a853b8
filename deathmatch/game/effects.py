"""What an action does when nobody has stopped it. Each ends the step in hand."""

from __future__ import annotations

from collections.abc import Callable

from . import court
from .draft import Draft
from .edition import RESERVE, TREASURY, Action, Seat
from .events import Converted
from .steps import CallHolders, LoseNoble, Reveal


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
    EXCHANGES[draft.match.edition.replacement](draft, row, by)


def _call_holders(draft: Draft, row: Action, by: Seat) -> None:
    draft.then(CallHolders(by))


def _from_court(draft: Draft, row: Action, by: Seat) -> None:
    court.exchange(draft, by, row.amount)


def _examine(draft: Draft, row: Action, by: Seat, target: Seat | None) -> None:
    """The target shows one noble; one who is out by now has none to show (F26, OP-15)."""
    assert target is not None, "an examination needs a target"
    draft.then(*([] if draft.match.player(target).out else [Reveal(target, by)]))


def _convert(draft: Draft, row: Action, by: Seat, target: Seat | None) -> None:
    """The target changes its faction (U26, OP-18)."""
    assert target is not None, "a conversion needs a target"
    red = draft.match.player(target).faction == "red"
    draft.emit(Converted(by, target, "blue" if red else "red"))
    draft.then()


def _embezzle(draft: Draft, row: Action, by: Seat, target: Seat | None) -> None:
    """All that lies on the treasury reserve (U27)."""
    draft.pay(RESERVE, by, draft.match.reserve, "embezzle")
    draft.then()


EFFECTS: dict[str, Callable[[Draft, Action, Seat, Seat | None], None]] = {
    "gain": _gain,
    "steal": _steal,
    "kill": _kill,
    "exchange": _exchange,
    "examine": _examine,
    "convert": _convert,
    "embezzle": _embezzle,
}

EXCHANGES: dict[str, Callable[[Draft, Action, Seat], None]] = {
    "holders": _call_holders,
    "deck": _from_court,
}
