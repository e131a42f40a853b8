"""The deal: two nobles to each player, the rest to the holders or the Court, the first coins.

G3 to G6, F2, F3, U3 to U5, OP-11.
"""

from __future__ import annotations

from collections.abc import Callable

from . import answers
from .draft import Draft
from .edition import TREASURY, Edition, Noble, Seat
from .events import CardMoved, Dealt, HoldersNamed
from .state import Match


def deal(draft: Draft) -> None:
    """Deals and pays out. The first player gets the first of the start coins (G5)."""
    if drafting(draft.match):
        _drafted(draft)
    else:
        for seat, noble in _hands(draft):
            draft.emit(CardMoved(noble, "box", f"hand:{seat}", "deal"))
    REST[draft.match.edition.replacement](draft)
    coins = start_coins(draft.match.edition, len(draft.match.seats))
    for place, seat in enumerate(_order(draft.match)):
        draft.pay(TREASURY, seat, coins[min(place, len(coins) - 1)], "start")
    draft.emit(Dealt())


def drafting(match: Match) -> bool:
    """Whether the two players pick their first noble (OP-11)."""
    return len(match.seats) == 2 and match.edition.two_player == "draft"


_TWO: dict[str, tuple[int, ...]] = {
    "equal_2": (2,),
    "first_1": (1, 2),
    "both_1": (1,),
    "draft": (1, 2),
}


def start_coins(edition: Edition, players: int) -> tuple[int, ...]:
    """The first coins in the order of play; the last figure is that of all the rest."""
    return _TWO[edition.two_player] if players == 2 else edition.start_coins


def _order(match: Match) -> tuple[Seat, ...]:
    assert match.first is not None, "dealt before anybody was to start"
    return (match.first, *match.others(match.first))


def _drafted(draft: Draft) -> None:
    """Each has what it picked of its set and one noble of the third set (OP-11).

    The rest of the two sets is put aside, that of the third is left for the Court.
    """
    kinds = draft.match.edition.kinds
    for seat in _order(draft.match):
        picked = draft.match.waiting[seat]
        assert isinstance(picked, answers.Draft)
        for noble in kinds:
            to = f"hand:{seat}" if noble == picked.noble else "aside"
            draft.emit(CardMoved(noble, "box", to, "draft"))
    third = list(kinds)
    for seat in _order(draft.match):
        noble = _draw(draft, third, f"hand:{seat}")
        draft.emit(CardMoved(noble, "box", f"hand:{seat}", "deal"))


def _court(draft: Draft) -> None:
    """All the rest is the Court deck (F3, U4)."""
    for noble in draft.match.cards["box"]:
        draft.emit(CardMoved(noble, "box", "court", "deal"))


def _hands(draft: Draft) -> list[tuple[Seat, Noble]]:
    """Every hand that the edition admits, equally likely: drawn anew until all are (G4)."""
    match = draft.match
    while True:
        box = list(match.cards["box"])
        hands: dict[Seat, list[Noble]] = {seat: [] for seat in match.seats}
        for _ in range(match.edition.hand_size):
            for seat in match.seats:
                hands[seat].append(_draw(draft, box, f"hand:{seat}"))
        if match.edition.pair_in_first_hand or not _pair(hands):
            return [(seat, noble) for seat, hand in hands.items() for noble in hand]


def _pair(hands: dict[Seat, list[Noble]]) -> bool:
    return any(len(set(hand)) < len(hand) for hand in hands.values())


def _draw(draft: Draft, box: list[Noble], to: str) -> Noble:
    """One noble out of the box, which is a bag: it has no order."""
    noble = draft.pick(box, f"deal:{to}")
    place = next(i for i, other in enumerate(box) if other is noble or other == noble)
    return box.pop(place)


def _spares(draft: Draft) -> None:
    """One of the remaining nobles to each holder, at random (G6, OP-28)."""
    count = len(draft.match.cards["box"])
    holders, rounds = _holders(draft, count)
    draft.emit(HoldersNamed(holders))
    box = list(draft.match.cards["box"])
    for holder in (holders * rounds)[:count]:
        to = f"holder:{holder}"
        draft.emit(CardMoved(_draw(draft, box, to), "box", to, "deal"))
    for noble in box:
        draft.emit(CardMoved(noble, "box", "aside", "deal"))


def _holders(draft: Draft, count: int) -> tuple[tuple[Seat, ...], int]:
    """Who holds the spare nobles, and how many each at the most (OP-28)."""
    match = draft.match
    spectators = match.spectators
    if len(spectators) > count:
        return _drawn(draft, spectators, count), 1
    missing = count - len(spectators)
    if match.edition.spare_nobles == "host_seats":
        return spectators + tuple(f"host-{n}" for n in range(1, missing + 1)), 1
    if match.edition.spare_nobles == "double":
        return spectators, 2
    return spectators, 1


def _drawn(draft: Draft, spectators: tuple[Seat, ...], count: int) -> tuple[Seat, ...]:
    """With more spectators than nobles, so many of them at random, in their order (OP-28)."""
    left = list(spectators)
    for _ in range(len(spectators) - count):
        left.remove(draft.pick(left, "lots:without"))
    return tuple(left)


REST: dict[str, Callable[[Draft], None]] = {"holders": _spares, "deck": _court}
