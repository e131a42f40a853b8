"""Rulings of the kind `property`: sentences that hold always, or at least once, over many deals."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Any

from deathmatch.game import Begin, Edition, Match, new_match
from deathmatch.game.answers import Starter

from .fault import Fault, no_more
from .table import Table, edition_of


class SeededDice:
    """Draws that follow from a number alone, for deals by the thousand."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._count = 0

    def pick(self, options: Sequence[str], why: str) -> int:
        """The next draw of this seed."""
        self._count += 1
        digest = hashlib.blake2b(f"{self._seed}/{self._count}".encode(), digest_size=8).digest()
        return int.from_bytes(digest) % len(options)


def run_property(ruling: dict[str, Any]) -> None:
    """Deals as often as the ruling says and holds its sentences against every deal."""
    edition = edition_of(ruling["system"], ruling.get("config", {}))
    given, wanted = ruling["given"], ruling["expect"]
    no_more(given, {"seeds", "spectators"}, "given")
    no_more(wanted, {"always", "sometimes"}, "expect")
    always = [_sentence(text) for text in wanted.get("always", ())]
    sometimes = {text: _sentence(text) for text in wanted.get("sometimes", ())}
    for seed in range(given["seeds"]):
        match = dealt(edition, seed, given["spectators"])
        for text, check in zip(wanted.get("always", ()), always, strict=True):
            if not check(match, seed):
                raise Fault(f"not always so: {text} (deal {seed})")
        sometimes = {text: c for text, c in sometimes.items() if not c(match, seed)}
    if sometimes:
        raise Fault(f"never so in {given['seeds']} deals: {'; '.join(sometimes)}")


def dealt(edition: Edition, seed: int, spectators: int) -> Match:
    """A match of two after its deal, with everything drawn from `seed`."""
    holders = tuple(f"S{n}" for n in range(1, spectators + 1))
    table = Table(new_match(edition, ("A", "B"), {"A": 1, "B": 0}, holders), SeededDice(seed))
    table.give(Begin())
    table.answer("A", Starter("A"))
    return table.match


def _sentence(text: str) -> Any:
    if text not in _SENTENCES:
        raise Fault(f"a sentence that is not known here: {text}")
    return _SENTENCES[text]


def _different(match: Match, seed: int) -> bool:
    return all(len(set(match.hand(seat))) == len(match.hand(seat)) for seat in match.seats)


def _one_each(match: Match, seed: int) -> bool:
    return all(len(match.held(seat)) == 1 for seat in match.spectators)


def _three_each(match: Match, seed: int) -> bool:
    kinds = Counter(noble for nobles in match.cards.values() for noble in nobles)
    return kinds == dict.fromkeys(match.edition.nobles, match.edition.copies)


def _same_again(match: Match, seed: int) -> bool:
    return dealt(match.edition, seed, len(match.spectators)) == match


def _shared(match: Match, seed: int) -> bool:
    first, second = match.seats
    return bool(set(match.hand(first)) & set(match.hand(second)))


_SENTENCES = {
    "no finalist holds two copies of one noble": _different,
    "each of the 11 spectators holds exactly one noble": _one_each,
    "the 15 nobles are 3 of each of the five kinds": _three_each,
    "the same seed gives the same deal": _same_again,
    "both finalists hold a copy of the same noble": _shared,
}
