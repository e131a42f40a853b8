"""Rulings of the kind `race`: answers that reach the table together, or one right after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from deathmatch.game import Audience, Edition, Refused, view
from deathmatch.game.answers import Block, Challenge

from .fault import Fault, expect, no_more
from .table import Table, edition_of, milliseconds, position

_PENDING = {
    "challenge_block": ("doubt",),
    "challenge_action": ("answer", "challenge"),
    "block": ("answer", "block"),
}


def run_race(ruling: dict[str, Any]) -> None:
    """Plays the claim and then the answers; the first that the rules admit counts (OP-02)."""
    edition = edition_of(ruling["system"], ruling.get("config") or {})
    given, wanted = ruling["given"], dict(ruling["expect"])
    no_more(given, {"seats", "claim", "same_tick", "in_order"}, "given")
    no_more(wanted, _EXPECTED, "expect")
    claimant, *claim = given["claim"]
    table = position(edition, _start(edition, given["seats"], claimant))
    _claim(table, claimant, claim)
    together = _clockwise(table, claimant, given.get("same_tick", ()))
    in_order = list(given.get("in_order", ()))
    heard: dict[str, str] = {}
    until = wanted.pop("block_public_only_after", None)
    ignored = _play(table, together, in_order, heard, until)
    found = {
        "challenger": heard.get("challenge"),
        "blocker": heard.get("block"),
        "ignored": ignored,
        "then_pending": [table.kind(), *table.match.asked],
        "next": table.match.turn_of,
    }
    if "then_pending" in wanted:
        kind, *seats = wanted["then_pending"]
        alike = table.kind() in _PENDING.get(kind, (kind,))
        wanted["then_pending"] = [table.kind() if alike else kind, *seats]
    for name, value in wanted.items():
        expect(name, value, found[name])


_EXPECTED = {
    "challenger",
    "blocker",
    "ignored",
    "then_pending",
    "next",
    "block_public_only_after",
}


_HANDS = (["duke", "captain"], ["assassin", "contessa"], ["ambassador", "duke"])


def _start(edition: Edition, seats: list[str], turn: str) -> dict[str, Any]:
    """Purses with which everything can be done, and hands on which nothing depends here."""
    edition = edition.for_players(len(seats))
    hands = [[n for n in hand if n in edition.kinds] for hand in _HANDS]
    box = Counter({noble: edition.copies for noble in edition.kinds})
    box.subtract(noble for hand in hands for noble in hand)
    rest = list(box.elements())
    hands += [[rest.pop(), rest.pop(0)] for _ in seats[len(_HANDS) :]]
    players = {seat: {"coins": 3, "hand": hands[place]} for place, seat in enumerate(seats)}
    if edition.allegiance:
        # All of one faction, so that anybody may be named.
        players = {seat: {**player, "faction": "red"} for seat, player in players.items()}
    start: dict[str, Any] = {"turn": turn, "players": players, "reserve": 3}
    return start | {"spectators": ["duke", "captain", "contessa"]}


def _claim(table: Table, claimant: str, claim: list[Any]) -> None:
    try:
        table.move(claimant, *claim)
    except Refused as refused:
        said = " ".join([claimant, *claim])
        raise Fault(f"the claim {said} was refused ({refused.code})") from None


def _clockwise(table: Table, claimant: str, answers: Any) -> list[Any]:
    """Answers of the same tick, the one nearest clockwise after the claimant first (OP-02).

    Time that is up is up before them all.
    """
    order = ["clock", *table.match.others(claimant)]
    if strange := ", ".join(str(seat) for seat, *_ in answers if seat not in order):
        raise Fault(f"same_tick: nobody there answers {claimant} from this seat: {strange}")
    return sorted(answers, key=lambda answer: order.index(answer[0]))


def _one_by_one(table: Table, answers: list[Any]) -> Iterator[Any]:
    """Each answer with its place; "*" is everybody who is asked when it is reached."""
    for place, (who, *answer) in enumerate(answers):
        for seat in table.match.asked if who == "*" else (who,):
            yield place, seat, *answer


def _play(
    table: Table,
    together: list[Any],
    in_order: list[Any],
    heard: dict[str, str],
    unseen_until: Any = None,
) -> list[str]:
    """Gives the answers; says who was refused, or whose challenge or block came to nothing.

    Whose challenge and whose block counted last is noted in `heard`. With `unseen_until`
    nobody may see any block before that answer.
    """
    question, awaited = table.match.question, set(table.match.asked)
    refused, sent = [], []
    for place, seat, move, *args in _one_by_one(table, [*together, *in_order]):
        # Who was asked at first, and has not answered, means that question and no later one.
        meant = place < len(together) or seat in awaited
        before = view(table.match, Audience(), 0)
        if seat == "clock":
            table.wait(milliseconds(move, "clock"))
            continue
        try:
            if meant and table.match.question != question:
                raise Refused("closed")
            table.move(seat, move, *args)
            sent.append((seat, move))
        except Refused:
            refused.append(seat)
        awaited.discard(seat)
        _note(table, heard)
        if unseen_until is not None and [seat, move, *args] != unseen_until:
            if view(table.match, Audience(), 0) != before:
                raise Fault(f"{seat} {move} is seen before {' '.join(unseen_until)}")
        elif unseen_until is not None:
            unseen_until = None
    waiting = {s for s, a in table.match.waiting.items() if isinstance(a, Challenge | Block)}
    counted = waiting | set(heard.values())
    return refused + [s for s, m in sent if m in ("challenge", "block") and s not in counted]


def _note(table: Table, heard: dict[str, str]) -> None:
    """Whose challenge and block are in hand, so that it is known when the action is over."""
    attempt = table.match.attempt
    if attempt and attempt.challenge:
        heard["challenge"] = attempt.challenge.by
    if attempt and attempt.block:
        heard["block"] = attempt.block.by
