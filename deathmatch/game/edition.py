"""An edition: every value by which one set of rules may differ from another, as data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

Noble = str
Seat = str

TREASURY = "treasury"
RESERVE = "reserve"


class Action(Struct, frozen=True, kw_only=True):
    """One row of the table of actions (G9, G10, OP-25).

    `claim` is the noble one says one has, `disclaim` one that one says one has not (U27);
    with neither it is a general action. `cost` and `amount` are coins; `cost_other` is the
    price when the target is somebody else, where that differs (U26); `pays` is where the
    coins go. `own`: one may name oneself. `hostile`: not against one's own faction (U25).
    `blockers` are the nobles whose claim blocks it, by the `target` or by `anyone` else.
    `effect` names a function of `effects.EFFECTS`. `forced` marks the one action left to a
    player with too many coins (G30); `fallback` the one taken when time runs out (G26).
    `part` is the optional part of the game that it belongs to.
    """

    name: str
    effect: Literal["gain", "steal", "kill", "exchange", "examine", "convert", "embezzle"]
    claim: Noble | None = None
    cost: int = 0
    amount: int = 0
    target: bool = False
    blockers: tuple[Noble, ...] = ()
    blocked_by: Literal["target", "anyone"] | None = None
    forced: bool = False
    fallback: bool = False
    disclaim: Noble | None = None
    cost_other: int | None = None
    pays: Literal["treasury", "reserve"] = "treasury"
    own: bool = False
    hostile: bool = False
    part: Literal["allegiance"] | None = None

    def price(self, seat: Seat, target: Seat | None) -> int:
        """What it costs `seat` against that target, in coins."""
        other = self.cost_other is not None and target != seat
        return self.cost_other if other and self.cost_other is not None else self.cost


class Timing(Struct, frozen=True, kw_only=True):
    """The figures of the clocks (G24, G25, OP-31, OP-32), in milliseconds.

    `grace_ms` is for the network: an answer that arrives so late is still in time. `on`: a
    match begins with clocks.
    """

    decision_ms: int = 120_000
    extensions: int = 3
    extension_ms: int = 60_000
    auto_extend: bool = False
    grace_ms: int = 0
    on: bool = True

    def __post_init__(self) -> None:
        for name, low in (("decision_ms", 1000), ("extension_ms", 1000)):
            if getattr(self, name) < low:
                raise ValueError(f"{name} must be at least {low}, not {getattr(self, name)}")
        if self.extensions < 0 or self.grace_ms < 0:
            raise ValueError("extensions and grace_ms cannot be negative")


class Edition(Struct, frozen=True, kw_only=True, cache_hash=True):
    """A named set of rules. A recording stores these values, never the name alone.

    `nobles` and `actions` are all that the edition knows; `kinds` and `rows` are those in
    force. `copies_for` gives the copies of each noble up to so many players, where they
    differ (U3). `eliminates`: the loser leaves the show (G31). The switches are described,
    with their open points, in `editions.SWITCHES`.
    """

    name: str
    coin: str
    nobles: tuple[Noble, ...]
    actions: tuple[Action, ...]
    timing: Timing = Timing()
    copies: int = 3
    copies_for: tuple[tuple[int, int], ...] = ()
    hand_size: int = 2
    players: tuple[int, int] = (2, 2)
    pair_in_first_hand: bool = True
    start_coins: tuple[int, ...] = (2,)
    replacement: Literal["holders", "deck"] = "holders"
    eliminates: bool = True

    refund_after_challenge: bool = True
    refund_after_block: bool = False
    steal_from_zero: bool = False
    forced_coup_at: int = 10
    loot_eliminated: bool = False
    bank: int | Literal["unlimited"] = "unlimited"
    response: Literal["combined", "staged"] = "combined"
    block_after_own_failed_challenge: bool = False
    replacement_pick: Literal["finalist", "random"] = "finalist"
    spare_nobles: Literal["host_seats", "set_aside", "double"] = "host_seats"
    empty_pool: Literal["keep", "draw_from_shown"] = "keep"
    exchange_pick: Literal["finalist", "random"] = "finalist"
    may_refuse: bool = False
    garnet_tie: Literal["lots", "opponent", "candidate"] = "lots"
    loser_garnets: Literal["removed", "to_winner", "kept"] = "removed"
    spectator_talk: Literal["open", "off"] = "open"
    spectators_see_own: bool = True
    reaction_priority: Literal["arrival", "clockwise"] = "arrival"
    single_block: bool = True
    ambassador_blocks_steal: bool = True
    two_player: Literal["equal_2", "first_1", "both_1", "draft"] = "first_1"
    starter: Literal["garnets", "last_winner", "random"] = "garnets"
    refused_card: Literal["any", "not_claimed"] = "any"
    inquisitor: bool = False
    allegiance: bool = False
    embezzle_empty: bool = False
    examine_mates: bool = False
    examine_card: Literal["target", "random"] = "target"
    show_answers: bool = False

    def __post_init__(self) -> None:
        faults = list(_faults(self))
        if faults:
            raise ValueError("; ".join(faults))

    @property
    def kinds(self) -> tuple[Noble, ...]:
        """The nobles in force: an Inquisitor takes the Ambassador's place (F24, U28)."""
        return _in_force(self).kinds

    @property
    def rows(self) -> tuple[Action, ...]:
        """The actions in force, in the order of the table, with the blockers in force."""
        return tuple(_in_force(self).rows.values())

    def action(self, name: str) -> Action:
        """The row in force for `name`. KeyError if this edition has no such action."""
        return _in_force(self).rows[name]

    def has(self, part: str) -> bool:
        """Whether the edition knows that optional part: allegiance or inquisitor."""
        return part in self.nobles or any(row.part == part for row in self.actions)

    def for_players(self, count: int) -> Edition:
        """The edition as so many play it: with their number of copies (U3)."""
        copies = [each for most, each in self.copies_for if count <= most]
        return msgspec.structs.replace(self, copies=copies[0]) if copies else self

    def with_switches(self, **values: Any) -> Edition:
        """The same edition with some values changed. ValueError if impossible, among them
        Impossible for switches that do not go together.
        """
        data = msgspec.to_builtins(self) | values
        try:
            return msgspec.convert(data, Edition)
        except msgspec.ValidationError as fault:
            if isinstance(fault.__cause__, Impossible):
                raise fault.__cause__ from None
            raise ValueError(str(fault)) from None


class Impossible(ValueError):
    """Switches that do not go together: a code and its figures; the words are in the catalogues."""

    def __init__(self, code: str, **figures: int) -> None:
        super().__init__(f"{code} {figures}")
        self.code = code
        self.figures = figures


class _Force(Struct, frozen=True):
    kinds: tuple[Noble, ...]
    rows: dict[str, Action]


@lru_cache(maxsize=256)
def _in_force(edition: Edition) -> _Force:
    without = "ambassador" if edition.inquisitor else "inquisitor"
    kinds = tuple(noble for noble in edition.nobles if noble != without)
    rows = {row.name: row for row in _rows(edition, kinds)}
    return _Force(kinds, rows)


def _rows(edition: Edition, kinds: tuple[Noble, ...]) -> Iterator[Action]:
    for row in edition.actions:
        if row.part == "allegiance" and not edition.allegiance:
            continue
        if row.claim is None or row.claim in kinds:
            blockers = tuple(n for n in row.blockers if n in kinds and _blocks(edition, row, n))
            yield msgspec.structs.replace(row, blockers=blockers)


def _blocks(edition: Edition, row: Action, noble: Noble) -> bool:
    """Whether the claim of that noble blocks the action (OP-08)."""
    silent = row.effect == "steal" and noble == "ambassador"
    return edition.ambassador_blocks_steal or not silent


def _faults(edition: Edition) -> list[str]:
    """What cannot be in this combination of values, in words."""
    faults = []
    forced = [row for row in edition.actions if row.forced]
    if len(forced) != 1 or sum(row.fallback for row in edition.actions) != 1:
        faults.append("exactly one action is forced and exactly one is the fallback")
    else:
        _check_coins(edition, forced[0].cost)
    if edition.response == "combined" and edition.players[1] > 2:
        faults.append("response 'combined' is for two players: one person challenges or blocks")
    if edition.two_player == "draft" and edition.replacement != "deck":
        faults.append("two_player 'draft' needs a Court deck")
    for part in ("allegiance", "inquisitor"):
        if getattr(edition, part) and not edition.has(part):
            faults.append(f"{part} is no part of the edition {edition.name}")
    known = set(edition.nobles)
    for row in edition.actions:
        named = {noble for noble in (row.claim, row.disclaim, *row.blockers) if noble}
        if named - known:
            faults.append(
                f"action {row.name} names a noble that is not in the deck: {named - known}"
            )
    return faults


def _check_coins(edition: Edition, price: int) -> None:
    """Raises Impossible for thresholds and banks under which a match could stand still."""
    if edition.forced_coup_at < price:
        raise Impossible("coup_price", least=price, given=edition.forced_coup_at)
    # Below this all coins can be in the last two purses with nobody forced to spend, or those
    # of the start do not leave the price of a coup.
    start = edition.players[1] * max(edition.start_coins)
    least = max(2 * edition.forced_coup_at, start + price)
    if edition.bank != "unlimited" and edition.bank < least:
        raise Impossible("bank", least=least, given=edition.bank)
