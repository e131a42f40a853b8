"""A rule that is changed on purpose makes a ruling fail: the rulings hold the rules.

Each row changes one value or one function of the game; some ruling must see it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from deathmatch.episode.rulings import table
from deathmatch.episode.rulings.reader import run_ruling
from deathmatch.game import (
    answers,
    automatic,
    court,
    defaults,
    moves,
    replies,
    state,
    steps,
    windows,
)
from deathmatch.game.edition import Edition
from deathmatch.game.editions import CLASSIC, DEATH_MATCH, USAGYUUUN, edition_named
from deathmatch.game.events import CardMoved, Forced, Sided

from .test_rulings import RULINGS

# In the package the name belongs to the function of the module.
choices = sys.modules["deathmatch.game.choices"]

QUICK = [ruling for ruling in RULINGS if ruling.get("kind") != "property"]


def row(name: str, **values: Any) -> Callable[[Edition], Edition]:
    """The edition with one row of its table of actions changed."""

    def change(edition: Edition) -> Edition:
        rows = tuple(replace(r, **values) if r.name == name else r for r in edition.actions)
        return replace(edition, actions=rows)

    return change


def field(**values: Any) -> Callable[[Edition], Edition]:
    """The edition with other values."""
    return lambda edition: replace(edition, **values)


EDITIONS = {
    "income of two": row("income", amount=2),
    "foreign aid of three": row("foreign_aid", amount=3),
    "foreign aid that nobody blocks": row("foreign_aid", blockers=(), blocked_by=None),
    "a coup for six": row("coup", cost=6),
    "a coup that a contessa blocks": row("coup", blockers=("contessa",), blocked_by="target"),
    "tax of two": row("tax", amount=2),
    "tax without a claim": row("tax", claim=None),
    "tax that claims the captain": row("tax", claim="captain"),
    "an assassination for two": row("assassinate", cost=2),
    "an assassination that nobody blocks": row("assassinate", blockers=(), blocked_by=None),
    "a theft of three": row("steal", amount=3),
    "a theft that only the captain blocks": row("steal", blockers=("captain",)),
    "an exchange with one": row("exchange", amount=1),
    "a forced coup at eleven": field(forced_coup_at=11),
    "no refund after a challenge": field(refund_after_challenge=False),
    "a refund after a block": field(refund_after_block=True),
    "theft from an empty purse": field(steal_from_zero=True),
    "two coins each": field(two_player="equal_2"),
    "staged answers with a late block": field(
        response="staged", block_after_own_failed_challenge=True
    ),
    "refusing": field(may_refuse=True),
    "garnets to the winner": field(loser_garnets="to_winner"),
    "a tie for the candidate": field(garnet_tie="candidate"),
    "two extensions": field(timing=replace(DEATH_MATCH.timing, extensions=2)),
    "100 seconds": field(timing=replace(DEATH_MATCH.timing, decision_ms=100_000)),
    "half a minute more": field(timing=replace(DEATH_MATCH.timing, extension_ms=30_000)),
    "grace for everybody": field(timing=replace(DEATH_MATCH.timing, grace_ms=2000)),
}


def drawn_first(draft: Any, seat: str, noble: str) -> None:
    """The new noble is drawn before the shown one is back."""
    court.draw(draft, seat)
    draft.emit(CardMoved(noble, f"hand:{seat}", "court", "shuffled"))
    draft.then()


def back_first(draft: Any, by: str, target: str) -> None:
    """The examined noble is back before the new one is drawn, and may so return."""
    (noble,) = draft.match.examined(target)
    draft.emit(CardMoved(noble, f"examined:{target}", "court", "return"))
    draft.emit(CardMoved(noble, "court", f"hand:{target}", "draw"), Forced(by, target))
    draft.then()


def all_mates(match: Any, seat: str) -> frozenset[str]:
    """Factions counted over the dead as well, with no word for all being of one."""
    own = match.player(seat).faction
    return frozenset(p.seat for p in match.players if own and p.faction == own and p.seat != seat)


def all_alike(draft: Any, faction: Any) -> None:
    draft.emit(Sided(tuple((seat, faction) for seat in draft.match.seats)))
    draft.then()


FUNCTIONS: dict[str, tuple[Any, str, Any]] = {
    "a shown noble that stays": (moves, "replace_from_holders", lambda *args: False),
    "a claimant who always has it": (moves, "catch", moves.prove),
    "a claimant who never has it": (automatic.moves, "prove", moves.catch),
    "a pass at ten coins": (choices, "must_coup", lambda *args: False),
    "a target of one's own": (choices, "targets", lambda match, r, seat: match.seats),
    "a noble drawn before the shown one is back": (court, "replace", drawn_first),
    "a forced noble that comes back": (court, "force", back_first),
    "an examined noble that is always changed": (court, "leave", court.force),
    "nobles that are shown and kept": (court, "replace_all", lambda draft, seat: draft.then()),
    "a block that is forgotten": (windows, "take_up", lambda *args: False),
    "factions that count the dead": (state.Match, "mates", all_mates),
    "no factions": (state.Match, "mates", lambda match, seat: frozenset()),
    "all of one faction": (moves, "take_sides", all_alike),
    "an empty reserve that is taken": (choices, "possible", lambda *args: True),
    "any noble after a refusal": (choices, "losable", lambda match, step: match.hand(step.seat)),
    "a turn that comes again": (automatic, "_next", lambda match: match.turn_of),
}


TABLE = {
    "no refund after a challenge": field(refund_after_challenge=False),
    "a refund after a block": field(refund_after_block=True),
    "theft from an empty purse": field(steal_from_zero=True),
    "a forced coup at eleven": field(forced_coup_at=11),
    "no refusing": field(may_refuse=False),
    "no block after one's own wrong challenge": field(block_after_own_failed_challenge=False),
    "more blocks than one": field(single_block=False),
    "an ambassador that does not block": field(ambassador_blocks_steal=False),
    "one coin for the first of two": field(two_player="first_1"),
    "chance decides who starts": field(starter="random"),
    "not the noble that was claimed": field(refused_card="not_claimed"),
    "loot": field(loot_eliminated=True),
    "three coins each": field(start_coins=(3,)),
    "a table of eleven": field(players=(1, 11)),
    "four copies": field(copies=4, copies_for=()),
    "one noble each": field(hand_size=1),
    "answers by the order around the table": field(reaction_priority="clockwise"),
    "the loser leaves the show": field(eliminates=False, loser_garnets="removed"),
    "foreign aid that nobody blocks": row("foreign_aid", blockers=(), blocked_by=None),
    "an assassination that anybody blocks": row("assassinate", blocked_by="anyone"),
    "an exchange with three": row("exchange", amount=3),
    "an examination that is blocked": row("examine", blockers=("inquisitor",), blocked_by="target"),
    "an examination without a claim": row("examine", claim=None),
}
FACTIONS = {
    "a conversion for two": row("convert", cost=2),
    "a conversion of another for one": row("convert", cost_other=1),
    "a conversion paid to the treasury": row("convert", pays="treasury"),
    "no conversion of oneself": row("convert", own=False),
    "an embezzler who says Duke": row("embezzle", claim="duke", disclaim=None),
    "an embezzling that nobody may challenge": row("embezzle", disclaim=None),
    "a coup against a mate": row("coup", hostile=False),
    "a theft from a mate": row("steal", hostile=False),
    "an examined mate": row("examine", hostile=False),
    "an empty reserve": field(embezzle_empty=True),
}
CHANGED = [
    *((DEATH_MATCH, change) for change in EDITIONS.items()),
    *((CLASSIC, change) for change in TABLE.items()),
    *((USAGYUUUN, change) for change in FACTIONS.items()),
]


def seen(named: str | None = None) -> bool:
    """Whether some ruling fails, of one edition or of any."""
    return any(run_ruling(ruling) for ruling in QUICK if named in (None, ruling["system"]))


def test_unchanged_all_rulings_hold() -> None:
    assert not seen()


def _instead(monkeypatch: pytest.MonkeyPatch, changed: Edition) -> None:
    """Has the rulings of that edition run with changed values; the others stay as they are."""

    def named(name: str) -> Edition:
        return changed if name == changed.name else edition_named(name)

    monkeypatch.setattr(table, "edition_named", named)


@pytest.mark.parametrize(("edition", "change"), CHANGED, ids=lambda each: str(each)[:40])
def test_a_changed_value_is_seen(
    edition: Edition,
    change: tuple[str, Callable[[Edition], Edition]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    changed = change[1](edition)
    assert changed != edition
    _instead(monkeypatch, changed)
    assert seen(edition.name)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_changed_function_is_seen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, attribute, changed = FUNCTIONS[name]
    monkeypatch.setattr(module, attribute, changed)
    assert seen()


def first_noble(draft: Any, step: Any, seat: str) -> None:
    moves.discard(draft, seat, draft.match.hand(seat)[0], "random")


def first_holder(draft: Any, step: Any, seat: str) -> None:
    moves.take(draft, seat, draft.match.holding()[0], "random")


def itself(draft: Any, step: Any, seat: str) -> None:
    moves.name_first(draft, seat, seat, "lots")


def tax(draft: Any, step: Any, seat: str) -> None:
    replies.act(draft, step, seat, answers.Act("tax"))


def doubt(draft: Any, step: Any, seat: str) -> None:
    moves.challenge(draft, seat, step.about if draft.attempt.claim else "block")


def first_called(draft: Any, step: Any, seat: str) -> None:
    moves.call(draft, seat, draft.match.holding()[:2], "random")


def first_kept(draft: Any, step: Any, seat: str) -> None:
    moves.keep(draft, step, choices.choices(draft.match, seat)[0].give)


def blue(draft: Any, step: Any, seat: str) -> None:
    moves.take_sides(draft, "blue")


def refused(draft: Any, step: Any, seat: str) -> None:
    moves.catch(draft, refused=True)


def kept_drawn(draft: Any, step: Any, seat: str) -> None:
    court.keep(draft, seat, choices.choices(draft.match, seat)[0].keep)


def forced(draft: Any, step: Any, seat: str) -> None:
    court.force(draft, seat, step.target)


def first_shown(draft: Any, step: Any, seat: str) -> None:
    court.reveal(draft, seat, step.to, draft.match.hand(seat)[0])


DEFAULTS = {
    steps.ChooseSide: blue,
    steps.Prove: refused,
    steps.KeepDrawn: kept_drawn,
    steps.Inspect: forced,
    steps.Reveal: first_shown,
    steps.NameStarter: itself,
    steps.TakeAction: tax,
    steps.Window: doubt,
    steps.LoseNoble: first_noble,
    steps.TakeNoble: first_holder,
    steps.CallHolders: first_called,
    steps.KeepNobles: first_kept,
}


@pytest.mark.parametrize("step", DEFAULTS, ids=lambda step: step.__name__)
def test_another_default_when_time_runs_out_is_seen(
    step: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(defaults._DEFAULTS, step, DEFAULTS[step])
    assert seen()
