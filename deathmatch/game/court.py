"""The Court deck: a bag of nobles. A noble gets its identity when it is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from .draft import Draft
from .edition import Noble, Seat
from .events import CardMoved, Examined, Exchanged, ExchangeVoid, Forced, Left, ReplacedAll
from .state import Match
from .steps import Inspect, KeepDrawn


def draw(draft: Draft, seat: Seat, place: str = "hand") -> None:
    """`seat` draws one noble; it goes to its hand or, for an exchange, to what is `drawn`."""
    to = f"{place}:{seat}"
    noble = draft.pick(draft.match.court, f"deal:{to}")
    draft.emit(CardMoved(noble, "court", to, "draw"))


def replace(draft: Draft, seat: Seat, noble: Noble) -> None:
    """The shown noble goes back first, so that the same may come again (F16, U23, OP-38)."""
    draft.emit(CardMoved(noble, f"hand:{seat}", "court", "shuffled"))
    draw(draft, seat)
    draft.then()


def replace_all(draft: Draft, seat: Seat) -> None:
    """All hidden nobles of `seat`, which it has shown, go back, and as many are drawn (OP-19)."""
    nobles = draft.match.hand(seat)
    for noble in nobles:
        draft.emit(CardMoved(noble, f"hand:{seat}", "court", "return"))
    for _ in nobles:
        draw(draft, seat)
    draft.emit(ReplacedAll(seat, len(nobles)))
    draft.then()


def exchange(draft: Draft, seat: Seat, amount: int) -> None:
    """`seat` draws so many for an exchange, or as many as there are (F8, F25, U15)."""
    for _ in range(min(amount, len(draft.match.court))):
        draw(draft, seat, "drawn")
    draft.then(KeepDrawn(seat))


def hands_to_keep(match: Match, seat: Seat) -> Iterator[tuple[Noble, ...]]:
    """Every hand of the same size out of one's own nobles and those drawn, sorted."""
    pool = sorted(match.hand(seat) + match.drawn(seat))
    yield from dict.fromkeys(combinations(pool, len(match.hand(seat))))


def keep(draft: Draft, seat: Seat, kept: tuple[Noble, ...]) -> None:
    """The hand is what was kept; all else goes back into the Court (F8, U15)."""
    hand = f"hand:{seat}"
    for noble in draft.match.drawn(seat):
        draft.emit(CardMoved(noble, f"drawn:{seat}", hand, "look"))
    for noble in (Counter(draft.match.hand(seat)) - Counter(kept)).elements():
        draft.emit(CardMoved(noble, hand, "court", "return"))
    draft.emit(Exchanged(seat, ()))
    draft.then()


def keep_none(draft: Draft, seat: Seat) -> None:
    """What was drawn goes back, and the exchange has changed nothing (OP-33)."""
    for noble in draft.match.drawn(seat):
        draft.emit(CardMoved(noble, f"drawn:{seat}", "court", "back"))
    draft.emit(ExchangeVoid(seat, ()))
    draft.then()


def reveal(draft: Draft, seat: Seat, to: Seat, noble: Noble) -> None:
    """`seat` shows one of its nobles to the inquisitor `to` alone (F26, OP-23)."""
    draft.emit(CardMoved(noble, f"hand:{seat}", f"examined:{seat}", "examine"), Examined(to, seat))
    draft.then(Inspect(to, seat))


def force(draft: Draft, by: Seat, target: Seat) -> None:
    """The new noble is drawn before the old one goes back, which so cannot return (F26)."""
    (noble,) = draft.match.examined(target)
    draw(draft, target)
    draft.emit(CardMoved(noble, f"examined:{target}", "court", "return"), Forced(by, target))
    draft.then()


def leave(draft: Draft, by: Seat, target: Seat) -> None:
    """The examined player keeps the noble that it has shown (F26)."""
    (noble,) = draft.match.examined(target)
    draft.emit(CardMoved(noble, f"examined:{target}", f"hand:{target}", "back"), Left(by, target))
    draft.then()
