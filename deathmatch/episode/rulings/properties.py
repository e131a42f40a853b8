"""Rulings of the kind `property`: sentences that hold always, or at least once, over many seeds.

A sentence is about the deal of a seed, or about a whole match played from it at random.
"""

from __future__ import annotations

import hashlib
import re
import string
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from deathmatch.game import Begin, Edition, Match, choices, new_match
from deathmatch.game.steps import TakeAction

from .fault import Fault, no_more
from .synonyms import plain
from .table import Table, edition_of

_SPECTATORS = 11
_LONGEST = 2000
_NUMBERS = {
    word: number
    for number, word in enumerate(
        "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        "fifteen".split()
    )
}


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


class Case:
    """One seed: its deal, and the match that is played from it if a sentence asks for one."""

    def __init__(self, edition: Edition, seed: int, spectators: int, players: int) -> None:
        self.edition = edition
        self.seed = seed
        self.spectators = spectators
        self.players = players

    @cached_property
    def deal(self) -> Match:
        """The match after the deal."""
        return dealt(self.edition, self.seed, self.spectators, self.players)

    @cached_property
    def states(self) -> list[Match]:
        """Every state of a match in which all who play answer at random."""
        table = Table(self.deal, SeededDice(-1 - self.seed))
        states = [table.match]
        while not table.match.over and len(states) < _LONGEST:
            seat = table.match.asked[0]
            legal = choices(table.match, seat)
            table.answer(seat, legal[table.dice.pick([str(each) for each in legal], "answer")])
            states.append(table.match)
        return states

    @property
    def end(self) -> Match:
        """The match after the last answer."""
        return self.states[-1]


Check = Callable[[Case, "re.Match[str]"], bool]


def run_property(ruling: dict[str, Any]) -> None:
    """Tries as many seeds as the ruling says and holds its sentences against every one."""
    edition = edition_of(ruling["system"], ruling.get("config") or {})
    given, wanted = ruling["given"], ruling["expect"]
    no_more(given, {"seeds", "spectators", "players"}, "given")
    no_more(wanted, {"always", "sometimes"}, "expect")
    always = [(text, *_sentence(text)) for text in wanted.get("always", ())]
    sometimes = [(text, *_sentence(text)) for text in wanted.get("sometimes", ())]
    for seed in range(given["seeds"]):
        case = Case(edition, seed, given.get("spectators", _SPECTATORS), given.get("players", 2))
        for text, check, found in always:
            if not check(case, found):
                raise Fault(f"not always so: {text} (seed {seed})")
        sometimes = [each for each in sometimes if not each[1](case, each[2])]
    if sometimes:
        never = "; ".join(text for text, _, _ in sometimes)
        raise Fault(f"never so with {given['seeds']} seeds: {never}")


def dealt(edition: Edition, seed: int, spectators: int, players: int = 2) -> Match:
    """A match after its deal, with everything drawn from `seed`. Fault for too many players."""
    holders = tuple(f"S{n}" for n in range(1, spectators + 1))
    seats = tuple(string.ascii_uppercase[:players])
    try:
        match = new_match(edition, seats, {"A": 1}, holders)
    except ValueError as fault:
        raise Fault(str(fault)) from None
    table = Table(match, SeededDice(seed))
    table.give(Begin())
    while not table.match.turn:
        seat = table.match.asked[0]
        table.answer(seat, choices(table.match, seat)[0])
    return table.match


def _sentence(text: str) -> tuple[Check, re.Match[str]]:
    said = plain(text)
    for words in (said, said.replace("player", "finalist")):
        for pattern, check in _SENTENCES.items():
            found = re.fullmatch(pattern, words)
            if found:
                return check, found
    raise Fault(f"a sentence that is not known here: {text}")


def _number(word: str) -> int:
    if word not in _NUMBERS and not word.isdecimal():
        raise Fault(f"a number that is not known here: {word}")
    return _NUMBERS[word] if word in _NUMBERS else int(word)


def _hands(case: Case) -> list[tuple[str, ...]]:
    return [case.deal.hand(seat) for seat in case.deal.seats]


def _different(case: Case, found: re.Match[str]) -> bool:
    return all(len(set(hand)) == len(hand) for hand in _hands(case))


def _a_pair(case: Case, found: re.Match[str]) -> bool:
    return not _different(case, found)


def _two_each(case: Case, found: re.Match[str]) -> bool:
    return all(len(hand) == 2 for hand in _hands(case))


def _one_each(case: Case, found: re.Match[str]) -> bool:
    held = [len(case.deal.held(seat)) for seat in case.deal.spectators]
    count = found.groupdict().get("n")
    return set(held) == {1} and (count is None or len(held) == _number(count))


def _at_most_one(case: Case, found: re.Match[str]) -> bool:
    return all(len(case.deal.held(seat)) < 2 for seat in case.deal.spectators)


def _so_many_each(case: Case, found: re.Match[str]) -> bool:
    return case.deal.edition.copies == _number(found["n"]) and _complete(case.deal)


def _complete(match: Match) -> bool:
    kinds = dict(Counter(noble for nobles in match.cards.values() for noble in nobles))
    return kinds == dict.fromkeys(match.edition.kinds, match.edition.copies)


def _court(case: Case, found: re.Match[str]) -> bool:
    return len(case.deal.court) == _number(found["n"])


def _same_court(case: Case, found: re.Match[str]) -> bool:
    """Whenever a player may act, and nobody holds a noble of it in hand for an exchange (U4)."""
    size = len(case.deal.court)
    turns = [match for match in case.states if isinstance(match.step, TakeAction)]
    return all(len(match.court) == size for match in turns)


def _all_coins(case: Case, found: re.Match[str]) -> bool:
    """Purses, reserve and treasury together never change; of an endless treasury it is trivial."""
    bank = case.edition.bank
    return bank == "unlimited" or all(
        (match.treasury() or 0) + match.reserve + sum(p.coins for p in match.players) == bank
        for match in case.states
    )


def _same_again(case: Case, found: re.Match[str]) -> bool:
    return dealt(case.edition, case.seed, case.spectators, case.players) == case.deal


def _other_deal(case: Case, found: re.Match[str]) -> bool:
    other = dealt(case.edition, case.seed + 1, case.spectators, case.players)
    return other.cards != case.deal.cards


def _shared(case: Case, found: re.Match[str]) -> bool:
    first, second = _hands(case)
    return bool(set(first) & set(second))


def _apart(case: Case, found: re.Match[str]) -> bool:
    return not _shared(case, found)


def _ends(case: Case, found: re.Match[str]) -> bool:
    return case.end.over


def _one_wins(case: Case, found: re.Match[str]) -> bool:
    out = [player.out for player in case.end.players]
    return bool(case.end.result and case.end.result.winner) and out.count(False) == 1


def _few_lost(case: Case, found: re.Match[str]) -> bool:
    lost = sum(len(case.end.lost(seat)) for seat in case.end.seats)
    return lost <= _number(found["n"])


def _few_taken(case: Case, found: re.Match[str]) -> bool:
    taken = len([line for line in case.end.log if line["code"] == "took"])
    return taken <= _number(found["n"])


def _never_empty(case: Case, found: re.Match[str]) -> bool:
    return all(match.holding() for match in case.states)


def _no_debts(case: Case, found: re.Match[str]) -> bool:
    return all(player.coins >= 0 for match in case.states for player in match.players)


def _always_complete(case: Case, found: re.Match[str]) -> bool:
    return all(_complete(match) for match in case.states)


_AT_MOST = r"(?:at most|no more than|never more than) (?P<n>\w+)"

_SENTENCES: dict[str, Check] = {
    r"no finalist (?:holds|has) two (?:copies of (?:one|the same) noble|(?:equal|identical) nobles"
    r"|(?:nobles )?of (?:one|the same) (?:kind|noble))": _different,
    r"(?:each|every) finalist (?:holds|has) two (?:different|distinct) nobles": _different,
    r"(?:a|one|some|any) finalist (?:holds|has|gets|is dealt) (?:two|a pair of) "
    r"(?:copies of (?:one|the same) noble|(?:equal|identical) nobles"
    r"|(?:nobles )?of (?:one|the same) (?:kind|noble))": _a_pair,
    r"(?:each|every) finalist (?:holds|has) (?:exactly )?(?:two|2) nobles": _two_each,
    r"each of the (?P<n>\w+) spectators (?:holds|has) (?:exactly )?(?:one|1) noble": _one_each,
    r"(?:each|every) spectator (?:holds|has) (?:exactly )?(?:one|1) noble": _one_each,
    r"no spectator (?:holds|has) (?:two nobles|more than one noble)": _at_most_one,
    r"the (?:(?:\d+|fifteen|twenty) )?nobles are (?P<n>\w+) of each(?: (?:kind|noble"
    r"|of the (?:five|5) (?:kinds|nobles)))?": _so_many_each,
    r"the same seed (?:always )?gives the same deal": _same_again,
    r"(?:different|other|two) seeds give (?:different|other) deals": _other_deal,
    r"both finalists (?:hold|have) (?:a copy of )?the same noble": _shared,
    r"the finalists (?:hold|have) (?:only )?different nobles": _apart,
    r"(?:the|every|each) match (?:always )?ends": _ends,
    r"(?:there is )?exactly one (?:winner|finalist wins)|one finalist wins": _one_wins,
    _AT_MOST + r" nobles are (?:ever )?lost(?: in a match)?": _few_lost,
    _AT_MOST + r" (?:replacements(?: are (?:ever )?(?:made|taken))?|nobles are (?:ever )?taken)"
    r"(?: in a match)?": _few_taken,
    r"(?:the )?(?:spectators|holders) never run out(?: of nobles)?": _never_empty,
    r"coins are never negative|no coins are negative"
    r"|no (?:player|finalist|purse) is ever in debt": _no_debts,
    r"the court (?:always )?(?:holds|has) (?P<n>\w+) nobles": _court,
    r"the (?:size of the court|court(?: size)?) (?:is|stays) (?:always )?(?P<n>\d+)": _court,
    r"the (?:size of the court|court(?: size)?) (?:never changes(?: its size)?"
    r"|(?:always )?stays the same|always has the same size)": _same_court,
    r"coins are (?:always )?(?:conserved|accounted for)": _all_coins,
    r"the (?:(?:15|fifteen) )?nobles are (?:always )?(?:conserved|accounted for)"
    r"|the (?:15|fifteen) nobles are (?:always|at every moment) (?:3|three) of each": (
        _always_complete
    ),
}
