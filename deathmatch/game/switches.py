"""The switches that a show may turn: values of an edition, each with its open point."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .edition import Edition


class Switch(Struct, frozen=True, kw_only=True):
    """One value of an edition that a show may change: what it may be, and which open point.

    `needs` is what an edition must have for it: where its replacements come from, or an
    optional part.
    """

    name: str
    op: str
    kind: str = "choice"
    allowed: tuple[Any, ...] = ()
    low: int = 0
    high: int = 0
    needs: Literal["", "holders", "deck", "inquisitor", "allegiance"] = ""

    def read(self, value: Any) -> Any:
        """`value` as the edition stores it. ValueError for one that cannot be."""
        if self.kind == "bool" and isinstance(value, bool):
            return value
        if self.kind == "choice" and isinstance(value, str) and value in self.allowed:
            return value
        if self.kind in ("int", "bank") and type(value) is int and self.low <= value <= self.high:
            return value
        if self.kind == "bank" and value == "unlimited":
            return value
        raise ValueError(f"{value!r} is no value of {self.name}")


def switches_of(edition: Edition) -> dict[str, Switch]:
    """The switches that can be turned in that edition."""
    return {name: switch for name, switch in SWITCHES.items() if _fits(switch, edition)}


def _fits(switch: Switch, edition: Edition) -> bool:
    needs = switch.needs
    return not needs or needs == edition.replacement or edition.has(needs)


def _switches(*rows: Switch) -> dict[str, Switch]:
    return {row.name: row for row in rows}


SWITCHES: dict[str, Switch] = _switches(
    Switch(
        name="refund_after_challenge",
        op="OP-06",
        kind="bool",
    ),
    Switch(
        name="refund_after_block",
        op="OP-07",
        kind="bool",
    ),
    Switch(
        name="steal_from_zero",
        op="OP-09",
        kind="bool",
    ),
    Switch(
        name="forced_coup_at",
        op="OP-10",
        kind="int",
        low=7,
        high=50,
    ),
    Switch(
        name="loot_eliminated",
        op="OP-15",
        kind="bool",
    ),
    Switch(
        name="bank",
        op="OP-16",
        kind="bank",
        low=20,
        high=1000,
    ),
    Switch(
        name="response",
        needs="holders",
        op="OP-26",
        allowed=("combined", "staged"),
    ),
    Switch(
        name="block_after_own_failed_challenge",
        op="OP-04",
        kind="bool",
    ),
    Switch(
        name="replacement_pick",
        needs="holders",
        op="OP-27",
        allowed=("finalist", "random"),
    ),
    Switch(
        name="spare_nobles",
        needs="holders",
        op="OP-28",
        allowed=("host_seats", "set_aside", "double"),
    ),
    Switch(
        name="empty_pool",
        needs="holders",
        op="OP-28",
        allowed=("keep", "draw_from_shown"),
    ),
    Switch(
        name="exchange_pick",
        needs="holders",
        op="OP-29",
        allowed=("finalist", "random"),
    ),
    Switch(
        name="may_refuse",
        op="OP-30",
        kind="bool",
    ),
    Switch(
        name="garnet_tie",
        needs="holders",
        op="OP-34",
        allowed=("lots", "opponent", "candidate"),
    ),
    Switch(
        name="loser_garnets",
        op="OP-35",
        allowed=("removed", "to_winner", "kept"),
    ),
    Switch(
        name="spectator_talk",
        needs="holders",
        op="OP-36",
        allowed=("open", "off"),
    ),
    Switch(
        name="spectators_see_own",
        needs="holders",
        op="OP-36",
        kind="bool",
    ),
    Switch(
        name="reaction_priority",
        op="OP-02",
        needs="deck",
        allowed=("arrival", "clockwise"),
    ),
    Switch(
        name="single_block",
        op="OP-05",
        kind="bool",
        needs="deck",
    ),
    Switch(
        name="ambassador_blocks_steal",
        op="OP-08",
        kind="bool",
    ),
    Switch(
        name="two_player",
        op="OP-11",
        needs="deck",
        allowed=("equal_2", "first_1", "both_1", "draft"),
    ),
    Switch(
        name="starter",
        op="OP-12",
        needs="deck",
        allowed=("last_winner", "random"),
    ),
    Switch(
        name="refused_card",
        op="OP-14",
        allowed=("any", "not_claimed"),
    ),
    Switch(
        name="inquisitor",
        op="U28",
        kind="bool",
        needs="inquisitor",
    ),
    Switch(
        name="allegiance",
        op="U25",
        kind="bool",
        needs="allegiance",
    ),
    Switch(
        name="embezzle_empty",
        op="OP-20",
        kind="bool",
        needs="allegiance",
    ),
    Switch(
        name="examine_mates",
        op="OP-21",
        kind="bool",
        needs="allegiance",
    ),
    Switch(
        name="examine_card",
        op="OP-23",
        needs="inquisitor",
        allowed=("target", "random"),
    ),
    Switch(
        name="show_answers",
        op="OP-01",
        kind="bool",
        needs="deck",
    ),
)
