"""An edition: every value by which one set of rules may differ from another, as data."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

Noble = str
Seat = str

TREASURY = "treasury"


class Action(Struct, frozen=True, kw_only=True):
    """One row of the table of actions (G9, G10, OP-25).

    `claim` is the noble one says one has, or None for a general action. `cost` and
    `amount` are coins. `blockers` are the nobles whose claim blocks it, by the
    `target` or by `anyone` else. `effect` names a function of `effects.EFFECTS`.
    `forced` marks the one action left to a player with too many coins (G30);
    `fallback` the one taken when time runs out (G26).
    """

    name: str
    effect: Literal["gain", "steal", "kill", "exchange"]
    claim: Noble | None = None
    cost: int = 0
    amount: int = 0
    target: bool = False
    blockers: tuple[Noble, ...] = ()
    blocked_by: Literal["target", "anyone"] | None = None
    forced: bool = False
    fallback: bool = False


class Timing(Struct, frozen=True, kw_only=True):
    """The figures of the clocks (G24, G25, OP-31, OP-32), in milliseconds.

    `grace_ms` is for the network: an answer that arrives so late is still in time.
    """

    decision_ms: int = 120_000
    extensions: int = 3
    extension_ms: int = 60_000
    auto_extend: bool = False
    grace_ms: int = 0

    def __post_init__(self) -> None:
        for name, low in (("decision_ms", 1000), ("extension_ms", 1000)):
            if getattr(self, name) < low:
                raise ValueError(f"{name} must be at least {low}, not {getattr(self, name)}")
        if self.extensions < 0 or self.grace_ms < 0:
            raise ValueError("extensions and grace_ms cannot be negative")


class Edition(Struct, frozen=True, kw_only=True):
    """A named set of rules. A recording stores these values, never the name alone.

    The switches are described, with their open points, in `editions.SWITCHES`.
    """

    name: str
    coin: str
    nobles: tuple[Noble, ...]
    actions: tuple[Action, ...]
    timing: Timing = Timing()
    copies: int = 3
    hand_size: int = 2
    players: tuple[int, int] = (2, 2)
    pair_in_first_hand: bool = True
    start_coins: tuple[int, ...] = (2,)
    replacement: Literal["holders"] = "holders"

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
    loser_garnets: Literal["removed", "to_winner"] = "removed"
    spectator_talk: Literal["open", "off"] = "open"
    spectators_see_own: bool = True

    def __post_init__(self) -> None:
        faults = list(_faults(self))
        if faults:
            raise ValueError("; ".join(faults))

    def action(self, name: str) -> Action:
        """The row of the table for `name`. KeyError if this edition has no such action."""
        for row in self.actions:
            if row.name == name:
                return row
        raise KeyError(name)

    def with_switches(self, **values: Any) -> Edition:
        """The same edition with some values changed. ValueError, in words, if impossible."""
        data = msgspec.to_builtins(self) | values
        try:
            return msgspec.convert(data, Edition)
        except msgspec.ValidationError as fault:
            raise ValueError(str(fault)) from None


def _faults(edition: Edition) -> list[str]:
    """What cannot be in this combination of values, in words."""
    faults = []
    forced = [row for row in edition.actions if row.forced]
    if len(forced) != 1 or sum(row.fallback for row in edition.actions) != 1:
        faults.append("exactly one action is forced and exactly one is the fallback")
    elif edition.forced_coup_at < forced[0].cost:
        faults.append(
            f"forced_coup_at must be at least the price of a coup ({forced[0].cost}), "
            f"not {edition.forced_coup_at}"
        )
    if edition.response == "combined" and edition.players[1] > 2:
        faults.append("response 'combined' is for two players: one person challenges or blocks")
    # Below this every coin can be in the purses with nobody forced to spend: no end in sight.
    least = edition.players[1] * edition.forced_coup_at
    if edition.bank != "unlimited" and edition.bank < least:
        faults.append(f"bank must be 'unlimited' or at least {least} coins, not {edition.bank}")
    known = set(edition.nobles)
    for row in edition.actions:
        strange = {noble for noble in (row.claim, *row.blockers) if noble} - known
        if strange:
            faults.append(f"action {row.name} names a noble that is not in the deck: {strange}")
    return faults
