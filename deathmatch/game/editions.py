"""The editions there are, and the switches that a show may turn."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .edition import Action, Edition

_ACTIONS = (
    Action(name="income", effect="gain", amount=1, fallback=True),
    Action(name="foreign_aid", effect="gain", amount=2, blockers=("duke",), blocked_by="anyone"),
    Action(name="coup", effect="kill", cost=7, target=True, forced=True),
    Action(name="tax", effect="gain", claim="duke", amount=3),
    Action(
        name="assassinate",
        effect="kill",
        claim="assassin",
        cost=3,
        target=True,
        blockers=("contessa",),
        blocked_by="target",
    ),
    Action(
        name="steal",
        effect="steal",
        claim="captain",
        amount=2,
        target=True,
        blockers=("captain", "ambassador"),
        blocked_by="target",
    ),
    Action(name="exchange", effect="exchange", claim="ambassador", amount=2),
)

DEATH_MATCH = Edition(
    name="death_match",
    coin="coin",
    nobles=("duke", "captain", "assassin", "contessa", "ambassador"),
    actions=_ACTIONS,
    pair_in_first_hand=False,
    start_coins=(1, 2),
)

EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (DEATH_MATCH,)}


def edition_named(name: str) -> Edition:
    """The edition of that name with its defaults. KeyError if there is none."""
    return EDITIONS[name]


class Switch(Struct, frozen=True, kw_only=True):
    """One value of an edition that a show may change: what it may be, and which open point."""

    name: str
    op: str
    about: str
    kind: str = "choice"
    allowed: tuple[Any, ...] = ()
    low: int = 0
    high: int = 0

    def read(self, value: Any) -> Any:
        """`value` as the edition stores it. ValueError says what would be right."""
        if self.kind == "bool" and isinstance(value, bool):
            return value
        if self.kind == "choice" and isinstance(value, str) and value in self.allowed:
            return value
        if self.kind in ("int", "bank") and type(value) is int and self.low <= value <= self.high:
            return value
        if self.kind == "bank" and value == "unlimited":
            return value
        raise ValueError(self.right())

    def right(self) -> str:
        """What a value of this switch may be, in words."""
        whole = f"a whole number from {self.low} to {self.high}"
        return {
            "bool": "true or false",
            "choice": " or ".join(f'"{value}"' for value in self.allowed),
            "int": whole,
            "bank": f'"unlimited" or {whole}',
        }[self.kind]


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
        op="OP-27",
        allowed=("finalist", "random"),
        about="who picks the spectator whose noble replaces the one shown",
    ),
    Switch(
        name="spare_nobles",
        op="OP-28",
        allowed=("host_seats", "set_aside", "double"),
        about="where nobles go that have no spectator",
    ),
    Switch(
        name="empty_pool",
        op="OP-28",
        allowed=("keep", "draw_from_shown"),
        about="what replaces a shown noble when nobody holds one",
    ),
    Switch(
        name="exchange_pick",
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
        op="OP-34",
        allowed=("lots", "opponent", "candidate"),
        about="who names the starting player when the garnets are equal",
    ),
    Switch(
        name="loser_garnets",
        op="OP-35",
        allowed=("removed", "to_winner"),
        about="what becomes of the loser's garnets",
    ),
    Switch(
        name="spectator_talk",
        op="OP-36",
        allowed=("open", "off"),
        about="whether spectators may talk to the finalists during the match",
    ),
    Switch(
        name="spectators_see_own",
        op="OP-36",
        kind="bool",
        about="a spectator's screen shows the noble it holds",
    ),
)
