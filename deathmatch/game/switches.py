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
    about: str
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
        about="coins paid for an action come back when it fails to a challenge",
    ),
    Switch(
        name="refund_after_block",
        op="OP-07",
        kind="bool",
        about="coins paid for an action come back when it is blocked",
    ),
    Switch(
        name="steal_from_zero",
        op="OP-09",
        kind="bool",
        about="a player without coins may be named as the victim of a theft",
    ),
    Switch(
        name="forced_coup_at",
        op="OP-10",
        kind="int",
        low=7,
        high=50,
        about="with so many coins at the start of a turn only a coup is left",
    ),
    Switch(
        name="loot_eliminated",
        op="OP-15",
        kind="bool",
        about="the coins of a player who goes out stay there to be stolen",
    ),
    Switch(
        name="bank",
        op="OP-16",
        kind="bank",
        low=20,
        high=1000,
        about="how many coins there are in all",
    ),
    Switch(
        name="response",
        needs="holders",
        op="OP-26",
        allowed=("combined", "staged"),
        about="one answer (challenge, block or allow), or first challenges and then blocks",
    ),
    Switch(
        name="block_after_own_failed_challenge",
        op="OP-04",
        kind="bool",
        about="with staged answers, who lost a challenge of the action may still block it",
    ),
    Switch(
        name="replacement_pick",
        needs="holders",
        op="OP-27",
        allowed=("finalist", "random"),
        about="who picks the spectator whose noble replaces the one shown",
    ),
    Switch(
        name="spare_nobles",
        needs="holders",
        op="OP-28",
        allowed=("host_seats", "set_aside", "double"),
        about="where nobles go that have no spectator",
    ),
    Switch(
        name="empty_pool",
        needs="holders",
        op="OP-28",
        allowed=("keep", "draw_from_shown"),
        about="what replaces a shown noble when nobody holds one",
    ),
    Switch(
        name="exchange_pick",
        needs="holders",
        op="OP-29",
        allowed=("finalist", "random"),
        about="who picks the two spectators of an exchange",
    ),
    Switch(
        name="may_refuse",
        op="OP-30",
        kind="bool",
        about="a challenged player may refuse to show the noble, and lose the challenge",
    ),
    Switch(
        name="garnet_tie",
        needs="holders",
        op="OP-34",
        allowed=("lots", "opponent", "candidate"),
        about="who names the starting player when the garnets are equal",
    ),
    Switch(
        name="loser_garnets",
        op="OP-35",
        allowed=("removed", "to_winner", "kept"),
        about="what becomes of the losers' garnets",
    ),
    Switch(
        name="spectator_talk",
        needs="holders",
        op="OP-36",
        allowed=("open", "off"),
        about="whether spectators may talk to the finalists during the match",
    ),
    Switch(
        name="spectators_see_own",
        needs="holders",
        op="OP-36",
        kind="bool",
        about="a spectator's screen shows the noble it holds",
    ),
    Switch(
        name="reaction_priority",
        op="OP-02",
        needs="deck",
        allowed=("arrival", "clockwise"),
        about="of several challenges or blocks the first counts, or the nearest clockwise",
    ),
    Switch(
        name="single_block",
        op="OP-05",
        kind="bool",
        needs="deck",
        about="an action goes on once its block is caught; false: others may block it then",
    ),
    Switch(
        name="ambassador_blocks_steal",
        op="OP-08",
        kind="bool",
        about="the Ambassador blocks a theft",
    ),
    Switch(
        name="two_player",
        op="OP-11",
        needs="deck",
        allowed=("equal_2", "first_1", "both_1", "draft"),
        about="the first coins of two players; draft: each picks one noble, the first has 1 coin",
    ),
    Switch(
        name="starter",
        op="OP-12",
        needs="deck",
        allowed=("last_winner", "random"),
        about="who starts: the winner of the last match, if there is one, or chance",
    ),
    Switch(
        name="refused_card",
        op="OP-14",
        allowed=("any", "not_claimed"),
        about="what a player may lose who refuses to show: any noble, or another than the claimed",
    ),
    Switch(
        name="inquisitor",
        op="U28",
        kind="bool",
        needs="inquisitor",
        about="Inquisitors take the place of the Ambassadors",
    ),
    Switch(
        name="allegiance",
        op="U25",
        kind="bool",
        needs="allegiance",
        about="the players belong to two factions, which may change",
    ),
    Switch(
        name="embezzle_empty",
        op="OP-20",
        kind="bool",
        needs="allegiance",
        about="the treasury reserve may be embezzled when there is nothing on it",
    ),
    Switch(
        name="examine_mates",
        op="OP-21",
        kind="bool",
        needs="allegiance",
        about="an Inquisitor may examine players of its own faction",
    ),
    Switch(
        name="examine_card",
        op="OP-23",
        needs="inquisitor",
        allowed=("target", "random"),
        about="who picks the noble that is examined: its owner, or chance",
    ),
    Switch(
        name="show_answers",
        op="OP-01",
        kind="bool",
        needs="deck",
        about="all can see who of several has answered, and who is still awaited",
    ),
)
