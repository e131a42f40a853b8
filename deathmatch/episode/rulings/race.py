"""Rulings of the kind `race`: answers that reach the table together, or one right after another."""

from __future__ import annotations

from typing import Any

from deathmatch.game import Refused

from .fault import expect, no_more
from .table import Table, edition_of, position

_PENDING = {"challenge_block": "doubt", "challenge_action": "answer"}


def run_race(ruling: dict[str, Any]) -> None:
    """Plays the claim and then the answers; the first that the rules admit counts (OP-02)."""
    edition = edition_of(ruling["system"], ruling.get("config", {}))
    given, wanted = ruling["given"], dict(ruling["expect"])
    no_more(given, {"seats", "claim", "same_tick", "in_order"}, "given")
    no_more(wanted, {"challenger", "ignored", "then_pending", "next"}, "expect")
    claimant, *claim = given["claim"]
    table = position(edition, _start(given["seats"], claimant))
    table.move(claimant, *claim)
    answers = _clockwise(table, claimant, given.get("same_tick", ()))
    ignored = _play(table, [*answers, *given.get("in_order", ())])
    contest = table.match.attempt.challenge if table.match.attempt else None
    found = {
        "challenger": contest.by if contest else None,
        "ignored": ignored,
        "then_pending": [table.kind(), *table.match.asked],
        "next": table.match.turn_of,
    }
    if "then_pending" in wanted:
        kind, *seats = wanted["then_pending"]
        wanted["then_pending"] = [_PENDING.get(kind, kind), *seats]
    for name, value in wanted.items():
        expect(name, value, found[name])


def _start(seats: list[str], turn: str) -> dict[str, Any]:
    hands = (["duke", "captain"], ["assassin", "contessa"], ["ambassador", "duke"])
    players = {
        seat: {"coins": 3, "hand": hands[place % len(hands)]} for place, seat in enumerate(seats)
    }
    return {"turn": turn, "players": players, "spectators": ["duke", "captain", "contessa"]}


def _clockwise(table: Table, claimant: str, answers: Any) -> list[Any]:
    """Answers of the same tick, the one nearest clockwise after the claimant first (OP-02)."""
    order = table.match.others(claimant)
    return sorted(answers, key=lambda answer: order.index(answer[0]))


def _play(table: Table, answers: list[Any]) -> list[str]:
    """Gives each answer to the question that was open when all were sent."""
    question, ignored = table.match.question, []
    for seat, move, *args in answers:
        try:
            if table.match.question != question:
                raise Refused("closed")
            table.move(seat, move, *args)
        except Refused:
            ignored.append(seat)
    return ignored
