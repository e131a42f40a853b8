"""Rulings of the kind `play`: a position, steps, and what must have come of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from deathmatch.game import EDITIONS, Match, Refused
from deathmatch.game.steps import TakeAction

from .fault import Fault, differs, expect, no_more
from .table import MOVES, Table, edition_of, milliseconds, nobles_of, position

_ASKED_FOR = {
    "pass": ("answer", "challenge", "block", "doubt"),
    "challenge": ("answer", "challenge", "doubt"),
    "block": ("answer", "block"),
    "refuse": ("show",),
    "force": ("examine",),
    "leave": ("examine",),
}
"""Which kinds of question a move answers; any other move has the name of its question."""

_OF_ANY_QUESTION = ("extend", "timeout")


def run_play(ruling: dict[str, Any]) -> None:
    """Plays the steps and compares. Raises Fault with what was expected and what came out."""
    edition = edition_of(ruling["system"], ruling.get("config") or {})
    table = position(edition, ruling["start"])
    for number, step in enumerate(ruling["steps"], start=1):
        run_step(table, step, f"step {number}")
    table.concede()
    compare(table.match, ruling["expect"])


def run_step(table: Table, step: Any, where: str) -> None:
    """One step: a move, a move that must be refused, or time that passes."""
    if isinstance(step, dict):
        no_more(step, {"illegal"}, where)
        _must_be_refused(table, step["illegal"], where)
        return
    if not isinstance(step, list) or len(step) < 2:
        raise Fault(f"{where}: a step is a list of who, what and what it needs, not {step}")
    who, move, *args = step
    if who == "clock":
        table.wait(milliseconds(move, where))
        return
    optional = move.endswith("?")
    move = move.rstrip("?")
    if move not in ("show", "refuse"):
        table.concede()
    seats = table.match.asked if who == "*" else (who,)
    for seat in seats:
        kinds = _ASKED_FOR.get(move, (move,))
        fits = move in _OF_ANY_QUESTION or table.kind() in kinds
        asked = seat in table.match.open and fits
        if not asked and (optional or _shown_already(table, seat, move, args)):
            continue
        _move(table, seat, move, args, where)


def _shown_already(table: Table, seat: str, move: str, args: list[Any]) -> bool:
    """Whether an only noble, which its owner is not asked for, is being examined as the step says.

    A ruling may leave that step out.
    """
    return move == "reveal" and tuple(args) == table.match.examined(seat)


def _move(table: Table, seat: str, move: str, args: list[Any], where: str) -> None:
    try:
        table.move(seat, move, *args)
    except Refused as refused:
        asked = f"{table.kind()} of {', '.join(table.match.asked)}" if table.kind() else "nothing"
        raise Fault(
            f"{where}: {seat} {move} {args or ''} was refused ({refused.code}); "
            f"the open question was {asked}"
        ) from None


def _must_be_refused(table: Table, step: list[Any], where: str) -> None:
    who, move, *args = step
    move = move.rstrip("?")
    _must_exist(table.match, who, move, where)
    if move not in ("show", "refuse"):
        table.concede()
    before = table.match
    for seat in before.asked if who == "*" else (who,):
        try:
            table.move(seat, move, *args)
        except Refused:
            expect(f"{where}: the match after a refused move", before, table.match)
        else:
            raise Fault(f"{where}: {seat} {move} {args or ''} was accepted and must be refused")


def _must_exist(match: Match, who: str, move: str, where: str) -> None:
    """Fault for a move or a seat that nobody knows: a slip would always be refused."""
    actions = {row.name for edition in EDITIONS.values() for row in edition.actions}
    if move not in actions | MOVES:
        raise Fault(f"{where}: a move that is not known here: {move}")
    if who not in ("*", *match.seats, *match.holders) and not re.fullmatch(r"S\d+", who):
        raise Fault(f"{where}: nobody has this seat: {who}")


def compare(match: Match, wanted: dict[str, Any]) -> None:
    """Raises a Fault for the first thing that came out otherwise than the ruling says."""
    no_more(wanted, set(EXPECT), "expect")
    for name, value in wanted.items():
        EXPECT[name](match, value)


def _players(match: Match, wanted: dict[str, dict[str, Any]]) -> None:
    for seat, values in wanted.items():
        if seat not in match.seats:
            raise Fault(f"expect of player {seat}: nobody has this seat")
        player = match.player(seat)
        found = {
            "coins": player.coins,
            "hand": sorted(match.hand(seat)),
            "lost": sorted(match.lost(seat)),
            "out": player.out,
            "extensions": player.extensions,
            "faction": player.faction,
        }
        no_more(values, set(found), f"expect of player {seat}")
        for name, value in values.items():
            right = sorted(value) if isinstance(value, list) else value
            expect(f"{name} of {seat}", right, found[name])


def _next(match: Match, seat: str) -> None:
    if not isinstance(match.step, TakeAction) or match.over:
        raise differs("next", f"the turn of {seat} begins", "it has not begun")
    expect("next", seat, match.turn_of)


def _winner(match: Match, seat: str) -> None:
    expect("winner", seat, match.result.winner if match.result else None)


def _eliminated(match: Match, seat: str) -> None:
    expect("eliminated", seat, match.result.loser if match.result else None)


def _spectators(match: Match, wanted: dict[str, Any]) -> None:
    for seat, nobles in wanted.items():
        expect(f"noble of {seat}", sorted(nobles_of(nobles)), sorted(match.held(seat)))


def _holders(match: Match, wanted: int) -> None:
    expect("holders", wanted, len(match.holding()))


def _shown(match: Match, wanted: list[str]) -> None:
    expect("shown", sorted(wanted), sorted(match.cards.get("shown", ())))


def _set_aside(match: Match, wanted: list[str]) -> None:
    expect("set_aside", sorted(wanted), sorted(match.cards.get("aside", ())))


def _reserve(match: Match, wanted: int) -> None:
    expect("reserve", wanted, match.reserve)


def _treasury(match: Match, wanted: int) -> None:
    expect("treasury", wanted, match.treasury())


def _deck_size(match: Match, wanted: int) -> None:
    expect("deck_size", wanted, len(match.court))


def _deck(match: Match, wanted: list[str]) -> None:
    expect("deck", sorted(wanted), list(match.court))


EXPECT: dict[str, Callable[[Match, Any], None]] = {
    "players": _players,
    "next": _next,
    "winner": _winner,
    "eliminated": _eliminated,
    "spectators": _spectators,
    "holders": _holders,
    "shown": _shown,
    "set_aside": _set_aside,
    "reserve": _reserve,
    "treasury": _treasury,
    "deck_size": _deck_size,
    "court": _deck_size,
    "deck": _deck,
}
