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
from deathmatch.game import answers, automatic, defaults, moves, replies, steps
from deathmatch.game.edition import Edition
from deathmatch.game.editions import DEATH_MATCH, edition_named

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

FUNCTIONS: dict[str, tuple[Any, str, Any]] = {
    "a shown noble that stays": (moves, "replace_from_holders", lambda *args: False),
    "a claimant who always has it": (moves, "catch", moves.prove),
    "a claimant who never has it": (automatic.moves, "prove", moves.catch),
    "a pass at ten coins": (choices, "must_coup", lambda *args: False),
    "a target of one's own": (choices, "targets", lambda match, r, seat: match.seats),
    "a turn that comes again": (automatic, "_next", lambda match: match.turn_of),
}


def failures() -> list[str]:
    return [ruling["id"] for ruling in QUICK if run_ruling(ruling)]


def test_unchanged_all_rulings_hold() -> None:
    assert failures() == []


def _instead(monkeypatch: pytest.MonkeyPatch, changed: Edition) -> None:
    """Has the rulings of that edition run with changed values; the others stay as they are."""

    def named(name: str) -> Edition:
        return changed if name == changed.name else edition_named(name)

    monkeypatch.setattr(table, "edition_named", named)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_changed_value_is_seen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = EDITIONS[name](DEATH_MATCH)
    assert changed != DEATH_MATCH
    _instead(monkeypatch, changed)
    assert failures()


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_changed_function_is_seen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, attribute, changed = FUNCTIONS[name]
    monkeypatch.setattr(module, attribute, changed)
    assert failures()


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


DEFAULTS = {
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
    assert failures()
