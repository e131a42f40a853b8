"""What the rules of an edition say, as codes with figures, read off its tables and switches.

The room's rules and `deathmatch rules` word these and nothing else, so that neither can
disagree with the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from .deal import start_coins
from .edition import Edition

Args = dict[str, Any]


class Fact(Struct, frozen=True):
    """One sentence about the rules: the catalogue's key, and what stands in it."""

    id: str
    args: Args


def rule_facts(edition: Edition) -> list[Fact]:
    """The rules beside the table of actions, in the order in which one tells them."""
    return [
        Fact(f"rules-{name}", {"coin": edition.coin} | said)
        for name, about in _FACTS
        if (said := about(edition)) is not None
    ]


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _starter(edition: Edition) -> Args:
    return {"way": edition.starter, "tie": edition.garnet_tie}


def _start(edition: Edition) -> Args:
    coins = start_coins(edition, edition.players[1])
    return {"first": coins[0], "others": coins[-1], "same": _yes(coins[0] == coins[-1])}


def _two(edition: Edition) -> Args | None:
    """Two players begin in a way of their own (OP-11)."""
    if edition.players[1] == 2 or edition.two_player == "equal_2":
        return None
    return {"way": edition.two_player}


def _several(edition: Edition) -> Args | None:
    if edition.players[1] == 2:
        return None
    return {"priority": edition.reaction_priority, "seen": _yes(edition.show_answers)}


def _second_block(edition: Edition) -> Args | None:
    anyone = any(row.blocked_by == "anyone" for row in edition.rows)
    if edition.players[1] == 2 or edition.single_block or not anyone:
        return None
    return {}


def _paid(edition: Edition, fails: str) -> bool:
    """Whether some action in force costs coins and can fail that way."""
    return any(row.cost > 0 and getattr(row, fails) for row in edition.rows)


def _claim_coins(edition: Edition) -> Args | None:
    return {"back": _yes(edition.refund_after_challenge)} if _paid(edition, "claim") else None


def _blocked_coins(edition: Edition) -> Args | None:
    return {"back": _yes(edition.refund_after_block)} if _paid(edition, "blockers") else None


def _replaced(edition: Edition) -> Args:
    return {"pick": "deck" if edition.replacement == "deck" else edition.replacement_pick}


def _holders(edition: Edition) -> Args | None:
    """The nobles outside the hands, where there is no deck (G6, OP-28)."""
    if edition.replacement == "deck":
        return None
    return {"spare": edition.spare_nobles, "empty": edition.empty_pool}


def _spectators(edition: Edition) -> Args | None:
    """What those know and say who hold a noble (G33, OP-36)."""
    if edition.replacement == "deck":
        return None
    return {"talk": edition.spectator_talk, "own": _yes(edition.spectators_see_own)}


def _refuse(edition: Edition) -> Args | None:
    return {"card": edition.refused_card} if edition.may_refuse else None


def _own_block(edition: Edition) -> Args | None:
    if not any(row.claim and row.blocked_by == "target" for row in edition.rows):
        return None
    return {"may": _yes(edition.block_after_own_failed_challenge)}


def _short_purse(edition: Edition) -> Args | None:
    steals = any(row.effect == "steal" for row in edition.rows)
    return {"zero": _yes(edition.steal_from_zero)} if steals else None


def _examine(edition: Edition) -> Args | None:
    if not any(row.effect == "examine" for row in edition.rows):
        return None
    mates = edition.examine_mates or not edition.allegiance
    return {"picks": edition.examine_card, "mates": _yes(mates)}


def _factions(edition: Edition) -> Args | None:
    return {} if edition.allegiance else None


def _convert(edition: Edition) -> Args | None:
    for row in edition.rows:
        if row.effect == "convert":
            return {"own": row.cost, "other": row.price("", None)}
    return None


def _embezzle(edition: Edition) -> Args | None:
    for row in edition.rows:
        if row.effect == "embezzle":
            return {"noble": row.disclaim, "empty": _yes(edition.embezzle_empty)}
    return None


def _clock(edition: Edition) -> Args | None:
    timing = edition.timing
    if not timing.on:
        return None
    return {
        "seconds": timing.decision_ms // 1000,
        "extensions": timing.extensions,
        "extra": timing.extension_ms // 1000,
        "alone": _yes(timing.auto_extend),
        "who": "finalist" if edition.eliminates else "player",
    }


_FACTS: tuple[tuple[str, Callable[[Edition], Args | None]], ...] = (
    ("aim", lambda edition: {"out": _yes(edition.eliminates)}),
    ("starter", _starter),
    ("start", _start),
    ("two", _two),
    ("bank", lambda edition: None if edition.bank == "unlimited" else {"coins": edition.bank}),
    ("response", lambda edition: {"response": edition.response}),
    ("several", _several),
    ("second-block", _second_block),
    ("right", lambda edition: {}),
    ("right-coins", _claim_coins),
    ("wrong", lambda edition: {}),
    ("replaced", _replaced),
    ("holders", _holders),
    ("spectators", _spectators),
    ("refuse", _refuse),
    ("own-block", _own_block),
    ("blocked-coins", _blocked_coins),
    ("short-purse", _short_purse),
    ("loot", lambda edition: {} if edition.loot_eliminated else None),
    ("forced", lambda edition: {"coins": edition.forced_coup_at}),
    ("inquisitor", lambda edition: {} if edition.inquisitor else None),
    ("examine", _examine),
    ("factions", _factions),
    ("convert", _convert),
    ("embezzle", _embezzle),
    ("clock", _clock),
    ("untimed", lambda edition: None if edition.timing.on else {}),
    ("garnets", lambda e: {"go": e.loser_garnets} if e.eliminates else None),
)
