"""Every rule of the editions has a ruling, and so has every switch at every value."""

from __future__ import annotations

from typing import Any

import pytest

from deathmatch.game import EDITIONS, SWITCHES, Edition, Switch, switches_of

from .test_rulings import RULINGS

# F22 and F23 do not exist. The open points of a Death Match alone are in its own files.
RULES = {
    "classic": [f"F{n}" for n in range(1, 29) if n not in (22, 23)],
    "usagyuuun": [f"U{n}" for n in range(1, 29)],
}
OPEN_POINTS = [f"OP-{n:02}" for n in range(1, 24)] + ["OP-37", "OP-38", "OP-39"]
TABLES = [edition for edition in EDITIONS.values() if not edition.eliminates]


def rulings_of(edition: Edition) -> list[dict[str, Any]]:
    return [ruling for ruling in RULINGS if ruling["system"] == edition.name]


@pytest.mark.parametrize("edition", TABLES, ids=lambda edition: edition.name)
def test_every_rule_has_a_ruling(edition: Edition) -> None:
    cited = {rule for ruling in rulings_of(edition) for rule in ruling.get("rules", ())}
    assert set(RULES[edition.name]) <= cited


def test_every_open_point_has_a_ruling() -> None:
    cited = {op for edition in TABLES for r in rulings_of(edition) for op in r.get("defaults", ())}
    assert set(OPEN_POINTS) <= cited


def values_of(switch: Switch) -> set[Any]:
    if switch.kind == "bool":
        return {True, False}
    return set(switch.allowed) or {"another"}


@pytest.mark.parametrize("name", sorted({n for e in TABLES for n in switches_of(e)}))
def test_every_switch_has_a_ruling_at_every_value(name: str) -> None:
    """At the edition's own value without a word of it, at every other in so many words."""
    switch, found = SWITCHES[name], set()
    for edition in TABLES:
        if name not in switches_of(edition):
            continue
        found.add(getattr(edition, name))
        found |= {r["config"][name] for r in rulings_of(edition) if name in r.get("config", {})}
    if switch.kind in ("int", "bank"):
        assert len(found) > 1
    else:
        assert found == values_of(switch)
