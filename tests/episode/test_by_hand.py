"""Real cards: a command waits until the dealer has entered every draw and every noble shown."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from deathmatch.episode.by_hand import HandDice, Wanted
from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import Journal
from deathmatch.episode.setup import Setup
from deathmatch.game import Begin, Decision, Refused
from deathmatch.game.answers import Act, Challenge, Lose, Show, Starter, Take

from .builders import WALL, a_setup, a_table, write_show


class Table:
    """An episode with real cards, and a dealer who enters what lies in `cards`."""

    def __init__(self, folder: Path, setup: Setup | None = None) -> None:
        self.journal = Journal.at(folder / "deathmatch.sqlite3")
        setup = replace(setup or a_setup(), dice="by hand")
        self.episode = Episode.create(self.journal, setup, WALL, bytes(32))
        self.asked: list[str] = []

    def give(self, command: Any, *drawn: str) -> None:
        self.episode.commit(command, None, "host", self.episode.at + 1000, WALL, drawn)

    def wanted(self, command: Any, *drawn: str) -> Wanted:
        with pytest.raises(Wanted) as wanted:
            self.give(command, *drawn)
        return wanted.value

    def answer(self, seat: str, answer: Any, *drawn: str) -> None:
        self.give(Decision(seat, self.episode.match.question, answer), *drawn)


DEAL = (
    *("duke", "assassin", "captain", "contessa"),
    *("duke", "duke", "assassin", "assassin", "captain", "captain"),
    *("contessa", "contessa", "ambassador", "ambassador", "ambassador"),
)


@pytest.fixture
def table(tmp_path: Path) -> Any:
    table = Table(tmp_path)
    table.give(Begin())
    yield table
    table.journal.close()


def test_the_deal_is_asked_for_place_by_place(table: Table) -> None:
    chooser = table.episode.match.asked[0]
    deal = Decision(chooser, 1, Starter("ada"))
    before = table.episode.match
    places = [table.wanted(deal, *DEAL[:count]).why for count in range(len(DEAL))]
    assert places[:4] == [f"deal:hand:{seat}" for seat in ("ada", "bo", "ada", "bo")]
    assert places[4] == "deal:holder:cy" and places[-1] == "deal:holder:host-6"
    assert table.episode.match is before and table.episode.rev == 1
    table.give(deal, *DEAL)
    match = table.episode.match
    assert match.hand("ada") == ("duke", "captain") and match.held("cy") == ("duke",)
    assert table.episode.draws == 15


def test_what_cannot_have_been_drawn_is_refused(table: Table) -> None:
    deal = Decision(table.episode.match.asked[0], 1, Starter("ada"))
    for drawn in (["joker"], ["duke", "duke", "duke", "duke"], [*DEAL, "duke"]):
        with pytest.raises(Refused, match="impossible_draw"):
            table.give(deal, *drawn)
    pair = ("duke", "assassin", "duke", "contessa")
    assert table.wanted(deal, *pair).why == "deal:hand:ada", "a pair is dealt anew"


def test_a_noble_that_is_turned_up_is_entered_as_it_lies(table: Table) -> None:
    table.answer(table.episode.match.asked[0], Starter("ada"), *DEAL)
    table.answer("ada", Act("tax"))
    challenge = Decision("bo", table.episode.match.question, Challenge())
    wanted = table.wanted(challenge)
    assert (wanted.why, wanted.options) == ("shown:ada", ("duke",))
    with pytest.raises(Refused, match="impossible_draw"):
        table.give(challenge, "captain")
    table.give(challenge, "duke")
    lose = Decision("bo", table.episode.match.question, Lose("contessa"))
    assert table.wanted(lose).options == ("contessa",)
    table.give(lose, "contessa")
    table.answer("ada", Take("cy"))
    assert table.episode.match.turn_of == "bo"


def test_it_reads_back(table: Table) -> None:
    table.answer(table.episode.match.asked[0], Starter("bo"), *DEAL)
    again = Episode.load(table.journal, table.episode.id)
    assert again.match == table.episode.match and again.setup.dice == "by hand"


def test_a_show_says_who_deals(tmp_path: Path) -> None:
    from deathmatch.episode.faults import ShowFaults
    from deathmatch.episode.show import load_show

    from .builders import SHOW

    assert load_show(write_show(tmp_path / "a", SHOW)).dice == "sealed"
    text = 'dice = "by hand"\n' + SHOW
    assert load_show(write_show(tmp_path / "b", text)).dice == "by hand"
    with pytest.raises(ShowFaults, match="dice value"):
        load_show(write_show(tmp_path / "c", 'dice = "loaded"\n' + SHOW))


def test_dice_count_like_a_stream() -> None:
    dice = HandDice(["b", "a"], 40)
    assert [dice.pick(["a", "b"], "lots:chooser") for _ in range(2)] == [1, 0]
    assert dice.counter == 42


def test_at_a_table_the_court_is_drawn_from_by_hand(tmp_path: Path) -> None:
    """Also which nobles were shown, before others are drawn for them."""
    table = Table(tmp_path, a_table("classic", 3))
    assert table.wanted(Begin()).why == "lots:first"
    table.give(Begin(), "p1", "duke", "duke", "captain", "captain", "assassin", "contessa")
    table.answer("p1", Act("tax"))
    table.answer("p3", Challenge())
    show = Decision("p1", table.episode.match.question, Show())
    table.give(show, "duke")
    lost = Decision("p3", table.episode.match.question, Lose("contessa"))
    wanted = table.wanted(lost)
    assert wanted.why == "deal:hand:p1" and len(wanted.options) == 10
    table.give(lost, "ambassador", "contessa")
    assert sorted(table.episode.match.hand("p1")) == ["ambassador", "captain"]
    table.journal.close()
