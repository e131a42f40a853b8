"""The rules in words cannot disagree with the game: they are read off its tables and switches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from deathmatch.episode.words import Words
from deathmatch.game import EDITIONS, Edition, Switch, edition_view, rule_facts, switches_of
from deathmatch.resources import resource_dir

WORDS = Words(resource_dir("static") / "locales", "en")


def other_values(edition: Edition, switch: Switch) -> list[Any]:
    now = getattr(edition, switch.name)
    return [value for value in _values(switch) if value != now]


def _values(switch: Switch) -> list[Any]:
    if switch.kind == "bool":
        return [True, False]
    return [*switch.allowed] or [switch.high]


def told(edition: Edition) -> list[str]:
    """The rules as sentences, and the table of actions in force."""
    sentences = [WORDS.say(fact.id, **fact.args, the_noble="") for fact in rule_facts(edition)]
    sheet = edition_view(edition)
    rows = (sheet["nobles"], sheet["actions"], edition.exchange_pick)
    return [*sentences, repr(rows)]


def cases() -> Iterator[tuple[str, str, Any]]:
    for edition in EDITIONS.values():
        full = with_parts(edition)
        for name, switch in switches_of(full).items():
            for value in other_values(full, switch):
                try:
                    full.with_switches(**{name: value})
                except ValueError:
                    continue
                yield edition.name, name, value


def with_parts(edition: Edition) -> Edition:
    parts = {part: True for part in ("inquisitor", "allegiance") if edition.has(part)}
    return edition.with_switches(**parts)


QUIET = {
    ("death_match", "reaction_priority"),  # one person answers
    ("death_match", "show_answers"),
    ("death_match", "single_block"),
    ("death_match", "two_player"),  # its first coins are told by "start"
    ("death_match", "refused_card"),  # nobody may refuse, until that switch is turned
    ("classic", "loser_garnets"),  # nobody is eliminated
    ("usagyuuun", "loser_garnets"),
    ("classic", "ambassador_blocks_steal"),  # with the Inquisitor there is no Ambassador
    ("usagyuuun", "ambassador_blocks_steal"),
}
"""Switches that say nothing in an edition, and why."""


@pytest.mark.parametrize(("name", "switch", "value"), list(cases()))
def test_a_switch_that_is_turned_turns_what_is_told(name: str, switch: str, value: Any) -> None:
    edition = with_parts(EDITIONS[name])
    turned = edition.with_switches(**{switch: value})
    if (name, switch) in QUIET and switch != "two_player":
        assert told(turned) == told(edition)
    else:
        assert told(turned) != told(edition)


def test_the_ambassador_s_block_is_told_where_there_is_one() -> None:
    plain = EDITIONS["classic"]
    assert told(plain) != told(plain.with_switches(ambassador_blocks_steal=False))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=str)
def test_every_fact_has_a_sentence_with_no_gap(edition: Edition) -> None:
    for fact in rule_facts(with_parts(edition)):
        sentence = WORDS.say(fact.id, **fact.args)
        assert sentence != fact.id
        assert "$" not in sentence and "{" not in sentence
