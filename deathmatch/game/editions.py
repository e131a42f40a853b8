"""The editions there are, as tables."""

from __future__ import annotations

from .edition import Action, Edition, Noble, Timing

_NOBLES = ("duke", "captain", "assassin", "contessa", "ambassador")


def _actions(*thieves: Noble) -> tuple[Action, ...]:
    """The actions that all editions have; `thieves` are the nobles that block a theft."""
    return (
        Action(name="income", effect="gain", amount=1, fallback=True),
        Action(
            name="foreign_aid", effect="gain", amount=2, blockers=("duke",), blocked_by="anyone"
        ),
        Action(name="coup", effect="kill", cost=7, target=True, forced=True, hostile=True),
        Action(name="tax", effect="gain", claim="duke", amount=3),
        Action(
            name="assassinate",
            effect="kill",
            claim="assassin",
            cost=3,
            target=True,
            blockers=("contessa",),
            blocked_by="target",
            hostile=True,
        ),
        Action(
            name="steal",
            effect="steal",
            claim="captain",
            amount=2,
            target=True,
            blockers=thieves,
            blocked_by="target",
            hostile=True,
        ),
        Action(name="exchange", effect="exchange", claim="ambassador", amount=2),
    )


_INQUISITOR = (
    Action(name="exchange", effect="exchange", claim="inquisitor", amount=1),
    Action(name="examine", effect="examine", claim="inquisitor", target=True, hostile=True),
)
_ALLEGIANCE = (
    Action(
        name="convert",
        effect="convert",
        cost=1,
        cost_other=2,
        pays="reserve",
        target=True,
        own=True,
        part="allegiance",
    ),
    Action(name="embezzle", effect="embezzle", disclaim="duke", part="allegiance"),
)

DEATH_MATCH = Edition(
    name="death_match",
    coin="coin",
    nobles=_NOBLES,
    actions=_actions("captain", "ambassador"),
    pair_in_first_hand=False,
)

CLASSIC = Edition(
    name="classic",
    coin="coin",
    nobles=(*_NOBLES, "inquisitor"),
    actions=_actions("captain", "ambassador", "inquisitor") + _INQUISITOR,
    players=(2, 6),
    timing=Timing(on=False, extensions=0),
    replacement="deck",
    eliminates=False,
    response="staged",
    block_after_own_failed_challenge=True,
    may_refuse=True,
    loser_garnets="kept",
    two_player="equal_2",
    starter="last_winner",
)

USAGYUUUN = Edition(
    name="usagyuuun",
    coin="carrot",
    nobles=(*_NOBLES, "inquisitor"),
    actions=_actions("captain", "ambassador", "inquisitor") + _INQUISITOR + _ALLEGIANCE,
    players=(2, 10),
    copies_for=((6, 3), (8, 4), (10, 5)),
    timing=Timing(on=False, extensions=0),
    replacement="deck",
    eliminates=False,
    response="staged",
    block_after_own_failed_challenge=True,
    may_refuse=True,
    loser_garnets="kept",
    two_player="equal_2",
    starter="last_winner",
)

EDITIONS: dict[str, Edition] = {
    edition.name: edition for edition in (DEATH_MATCH, CLASSIC, USAGYUUUN)
}


def edition_named(name: str) -> Edition:
    """The edition of that name with its defaults. KeyError if there is none."""
    return EDITIONS[name]
