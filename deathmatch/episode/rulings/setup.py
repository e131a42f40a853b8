"""Rulings of the kind `setup`: who starts, the deal, and the garnets at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from string import ascii_uppercase
from typing import Any

from msgspec.structs import replace

from deathmatch.game import Begin, Edition, Match, evolve, new_match
from deathmatch.game.answers import Act, Draft, Side, Starter
from deathmatch.game.events import Agenda, Asked, Begun, TurnBegan
from deathmatch.game.steps import Deal, TakeAction

from .fault import Fault, expect, no_more
from .play import EXPECT as OF_PLAY
from .play import compare
from .table import ScriptedDice, Table, edition_of, placed

_SPECTATORS = 11
_GIVEN = {
    "players",
    "garnets",
    "candidate",
    "opponent",
    "chooser_picks",
    "random",
    "winner",
    "spectators",
    "last_winner",
    "first",
    "first_picks",
    "picks",
    "draws",
}


class _SetupDice(ScriptedDice):
    """Follows the script for lots; the deal is scripted, or takes each place in turn."""

    def pick(self, options: Any, why: str) -> int:
        """Where nothing is scripted, so that no hand is a pair."""
        if why == "lots:first" and not self._random:
            return 0
        if self._draws or (why != "lots:without" and not why.startswith("deal:")):
            return super().pick(options, why)
        self._deals = getattr(self, "_deals", 0) + 1
        return (self._deals * 4) % len(options)


def run_setup(ruling: dict[str, Any]) -> None:
    """Sets a match up as given and compares. Raises Fault."""
    edition = edition_of(ruling["system"], ruling.get("config") or {})
    given, wanted = ruling["given"], dict(ruling["expect"])
    no_more(given, _GIVEN, "given")
    no_more(wanted, {*_EXPECT, *OF_PLAY, "illegal", "illegal_players"}, "expect")
    for count in wanted.pop("illegal_players", ()):
        _must_be_impossible(edition, {**given, "players": count})
    if wanted.pop("illegal", False):
        _must_be_impossible(edition, given)
        return
    counts = given.get("players")
    if isinstance(counts, list) and counts and all(isinstance(each, int) for each in counts):
        _each_count(edition, given, counts, wanted)
        return
    if "winner" in given:
        match = _finished(edition, _garnets_of(given), given["winner"])
    else:
        match = _set_up(edition, given)
    _compare(match, wanted)


def _compare(match: Match, wanted: dict[str, Any]) -> None:
    compare(match, {name: value for name, value in wanted.items() if name not in _EXPECT})
    for name, value in wanted.items():
        if name in _EXPECT:
            expect(name, value, _EXPECT[name](match, value))


def _each_count(
    edition: Edition, given: dict[str, Any], counts: list[int], wanted: dict[str, Any]
) -> None:
    """One set-up for each number of players; what is expected of each stands in a list."""
    for place, count in enumerate(counts):
        here = {n: v[place] if isinstance(v, list) else v for n, v in wanted.items()}
        try:
            _compare(_set_up(edition, {**given, "players": count}), here)
        except Fault as fault:
            raise Fault(f"with {count} players: {fault}") from None


def _seats(given: dict[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The finalists, the candidate first, and the spectators: S1, S2, ... or as named."""
    named = given.get("players", tuple(given.get("garnets", "AB")))
    seats = list(ascii_uppercase[:named]) if isinstance(named, int) else list(named)
    if "candidate" in given:
        seats.sort(key=lambda seat: seat != given["candidate"])
    if "opponent" in given:
        seats.sort(key=lambda seat: seat == given["opponent"])
    others = given.get("spectators", _SPECTATORS)
    if isinstance(others, int):
        others = [f"S{n}" for n in range(1, others + 1)]
    return tuple(seats), tuple(others)


def _garnets_of(given: dict[str, Any]) -> dict[str, int]:
    """The garnets of a ruling; one that says nothing of them leaves the first the richer."""
    seats, _ = _seats(given)
    return given.get("garnets") or {seat: int(seat == seats[0]) for seat in seats}


def _must_be_impossible(edition: Edition, given: dict[str, Any]) -> None:
    seats, spectators = _seats(given)
    try:
        new_match(edition, seats, _garnets_of(given), spectators)
    except ValueError:
        return
    raise Fault(f"a match of {len(seats)} was set up and must be refused")


def _set_up(edition: Edition, given: dict[str, Any]) -> Match:
    seats, spectators = _seats(given)
    last_winner = given.get("first", given.get("last_winner"))
    try:
        match = new_match(edition, seats, _garnets_of(given), spectators, last_winner)
    except ValueError as fault:
        raise Fault(str(fault)) from None
    table = Table(match, _SetupDice(given.get("random", ()), given.get("draws", ())))
    table.give(Begin())
    answered = True
    while answered and (kind := table.kind()) in _OPENING:
        answered = _OPENING[kind](table, given)
    if answered and any(isinstance(step, Deal) for step in table.match.agenda):
        raise Fault("the nobles were not dealt")
    return table.match


def _starter(table: Table, given: dict[str, Any]) -> bool:
    """Who chooses names the starting player, or a ruling leaves that open."""
    seats, _ = _seats(given)
    pick = given.get("chooser_picks", None if "garnets" in given else seats[0])
    if pick == "timeout":
        table.move(table.match.asked[0], "timeout")
    elif pick:
        table.answer(table.match.asked[0], Starter(pick))
    return bool(pick)


def _side(table: Table, given: dict[str, Any]) -> bool:
    pick = given.get("first_picks", "red")
    if pick == "timeout":
        table.move(table.match.asked[0], "timeout")
    else:
        table.answer(table.match.asked[0], Side(pick))
    return True


def _draft(table: Table, given: dict[str, Any]) -> bool:
    """Each picks as the ruling says, or the first noble that there is."""
    picks = given.get("picks", {})
    for seat in table.match.asked:
        table.answer(seat, Draft(picks.get(seat, table.match.edition.kinds[0])))
    return True


_OPENING: dict[str | None, Callable[[Table, dict[str, Any]], bool]] = {
    "starter": _starter,
    "side": _side,
    "draft": _draft,
}


def _finished(edition: Edition, garnets: dict[str, int], winner: str) -> Match:
    """A match that `winner` has won by a coup on the other's last noble."""
    loser = next(seat for seat in garnets if seat != winner)
    price = next(row.cost for row in edition.actions if row.forced)
    people = {
        winner: {"coins": price, "hand": ["duke", "captain"]},
        loser: {"hand": ["contessa"], "lost": ["duke"]},
    }
    match = placed(edition, {"players": {seat: people[seat] for seat in garnets}})
    players = tuple(replace(p, garnets=garnets[p.seat]) for p in match.players)
    table = Table(replace(match, players=players), ScriptedDice())
    table.match = _on_turn(table.match, winner)
    table.answer(winner, Act("coup", loser))
    return table.match


def _on_turn(match: Match, seat: str) -> Match:
    for event in (Begun(), Agenda((TakeAction(seat),)), TurnBegan(seat, 1), Asked((seat,))):
        match = evolve(match, event, 0)
    return match


def _coins(match: Match, wanted: dict[str, int]) -> dict[str, int]:
    return {seat: match.player(seat).coins for seat in wanted}


def _with(count: int) -> Callable[[Match, Any], int]:
    """How many spectators hold so many nobles."""
    return lambda match, wanted: sum(len(match.held(seat)) == count for seat in match.spectators)


def _all_alike(found: list[int]) -> Any:
    return found[0] if len(set(found)) == 1 else found


def _copies(match: Match, wanted: Any) -> Any:
    """Of each noble that the ruling names, or one figure for all of them."""
    kinds = Counter(noble for nobles in match.cards.values() for noble in nobles)
    if isinstance(wanted, dict):
        return {noble: kinds[noble] for noble in wanted}
    return _all_alike(list(kinds.values()))


def _coins_each(match: Match, wanted: Any) -> Any:
    return _all_alike([player.coins for player in match.players])


def _court(match: Match, wanted: Any) -> int:
    return len(match.court)


def _in_order(match: Match, wanted: Any) -> list[str] | None:
    return [match.first, *match.others(match.first)] if match.first else None


def _hands(match: Match, wanted: dict[str, list[str]]) -> dict[str, list[str]]:
    """The hands in the order in which the ruling names their nobles, if they are the same."""
    return {
        seat: nobles if sorted(nobles) == sorted(match.hand(seat)) else list(match.hand(seat))
        for seat, nobles in wanted.items()
    }


def _factions(match: Match, wanted: dict[str, str]) -> dict[str, str | None]:
    return {seat: match.player(seat).faction for seat in wanted}


def _garnets(match: Match, wanted: dict[str, int]) -> dict[str, int] | None:
    return match.result.garnets if match.result else None


_EXPECT: dict[str, Callable[[Match, Any], Any]] = {
    "chooser": lambda match, wanted: match.chooser,
    "first": lambda match, wanted: match.first,
    "order": _in_order,
    "faction": _factions,
    "reserve": lambda match, wanted: match.reserve,
    "treasury": lambda match, wanted: match.treasury(),
    "deck_size": _court,
    "court": _court,
    "coins": _coins,
    "coins_each": _coins_each,
    "carrots_each": _coins_each,
    "hands": _hands,
    "next": lambda match, wanted: match.turn_of,
    "hand_sizes": lambda match, wanted: {seat: len(match.hand(seat)) for seat in wanted},
    "hand_each": lambda match, wanted: _all_alike([len(match.hand(s)) for s in match.seats]),
    "cards": lambda match, wanted: sum(map(len, match.cards.values())),
    "copies": _copies,
    "spectators_with_one_noble": _with(1),
    "spectators_with_two_nobles": _with(2),
    "spectators_without_noble": _with(0),
    "set_aside": lambda match, wanted: len(match.cards.get("aside", ())),
    "holders": lambda match, wanted: len(match.holding()),
    "host_seats": lambda match, wanted: len(set(match.holders) - set(match.spectators)),
    "garnets": _garnets,
    "winner": lambda match, wanted: match.result.winner if match.result else None,
    "eliminated": lambda match, wanted: match.result.loser if match.result else None,
}
