"""Cues, scenes, black, panic and messages: what the room is shown, entry by entry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from deathmatch.episode.episode import Episode
from deathmatch.episode.floor import (
    Acknowledge,
    Floor,
    OpenDirector,
    Rewind,
    Say,
    SetBlack,
    SetPanic,
    TakeCue,
    TakeScene,
    Unsay,
    program,
)
from deathmatch.episode.journal import Journal
from deathmatch.episode.rundown import DEFAULT
from deathmatch.episode.setup import Setup
from deathmatch.episode.show import load_show
from deathmatch.game import Decision, Pause, Refused, Resume
from deathmatch.game.answers import Act, Starter

CUES = {cue.id: index for index, cue in enumerate(DEFAULT)}


class Evening:
    """An episode on a journal of its own; every command a second after the last."""

    def __init__(self, folder: Path) -> None:
        self.journal = Journal.at(folder / "deathmatch.sqlite3")
        setup = Setup.of(load_show("first-encounter"))
        self.episode = Episode.create(self.journal, setup, 0, bytes(32))
        self.at = 0

    def give(self, command: Any) -> None:
        self.at += 1000
        self.episode.commit(command, None, "host", self.at, 0)

    def go(self, cue: str) -> None:
        self.give(TakeCue(CUES[cue], self.episode.floor.cue))

    def refused(self, command: Any) -> str:
        with pytest.raises(Refused) as refused:
            self.give(command)
        return refused.value.code

    @property
    def program(self) -> str:
        return program(self.episode.floor, self.episode.match)

    def reloaded(self) -> Episode:
        return Episode.load(self.journal, self.episode.id)


@pytest.fixture
def evening(tmp_path: Path) -> Any:
    evening = Evening(tmp_path)
    yield evening
    evening.journal.close()


def test_an_evening_by_go_alone(evening: Evening) -> None:
    assert evening.program == "title"
    seen = []
    for cue in DEFAULT[:2]:
        evening.go(cue.id)
        seen.append(evening.program)
    evening.go("garnets")
    match = evening.episode.match
    assert match.begun and match.asked == ("nomi",) and evening.program == "board"
    evening.give(Decision("nomi", match.question, Starter("marvin")))
    evening.go("rules")
    seen.append(evening.program)
    evening.go("seal")
    evening.go("deal")
    assert len(evening.episode.match.hand("nomi")) == 2 and evening.program == "nobles"
    evening.go("play")
    assert evening.episode.match.asked == ("marvin",) and evening.program == "board"
    assert seen == ["title", "cast", "rules"]
    assert evening.refused(TakeCue(CUES["verdict"], CUES["play"])) == "match_runs"
    assert evening.reloaded().floor == evening.episode.floor


def test_two_presses_are_one_cue(evening: Evening) -> None:
    evening.give(TakeCue(0, -1))
    assert evening.refused(TakeCue(0, -1)) == "already"
    assert evening.refused(TakeCue(1, -1)) == "already"
    assert evening.refused(TakeCue(99, 0)) == "no_cue"
    evening.give(TakeCue(0, 0))
    assert evening.episode.floor.cue == 0


def test_cues_can_be_jumped_to_but_play_needs_the_deal(evening: Evening) -> None:
    assert evening.refused(TakeCue(CUES["play"], -1)) == "not_yet"
    evening.go("garnets")
    assert evening.refused(TakeCue(CUES["deal"], CUES["garnets"])) == "not_yet"
    question = evening.episode.match.question
    evening.give(Decision("nomi", question, Starter("nomi")))
    assert evening.refused(TakeCue(CUES["play"], CUES["garnets"])) == "not_yet"
    evening.go("deal")
    evening.go("play")
    before = evening.episode.match
    evening.go("garnets")
    evening.go("deal")
    assert evening.episode.match == before


def test_the_board_follows_the_match_unless_a_scene_is_pinned(evening: Evening) -> None:
    evening.go("garnets")
    evening.give(TakeScene("rules"))
    assert evening.program == "board"
    evening.give(TakeScene("rules", pinned=True))
    assert evening.program == "rules"
    assert evening.refused(TakeScene("result")) == "match_runs"


def test_black_and_back_and_panic_before_everything(evening: Evening) -> None:
    evening.go("garnets")
    evening.give(SetBlack(True))
    assert evening.program == "black"
    assert evening.refused(SetBlack(True)) == "already"
    evening.give(SetPanic(True))
    assert evening.program == "slate" and evening.episode.match.paused == "panic"
    assert evening.reloaded().floor.panic and evening.reloaded().floor.black
    evening.give(SetPanic(False))
    assert evening.program == "black" and evening.episode.match.paused == "panic"
    evening.give(SetBlack(False))
    evening.give(Resume())
    assert evening.program == "board"


def test_panic_holds_a_match_that_is_on_hold_already(evening: Evening) -> None:
    evening.go("garnets")
    evening.give(Pause("technical"))
    evening.give(SetPanic(True))
    assert evening.episode.match.paused == "technical"
    assert evening.refused(SetPanic(True)) == "already"


def test_messages_show_are_tapped_away_and_taken_back(evening: Evening) -> None:
    evening.give(Say("m1", "nomi", "Closer to the microphone"))
    evening.give(Say("m2", "seats", "Phones off"))
    assert evening.refused(Say("m2", "room", "Again")) == "already"
    assert evening.refused(Say("m3", "nobody", "Hello")) == "unknown_seat"
    assert evening.refused(Acknowledge("m1", "marvin")) == "already"
    evening.give(Acknowledge("m1", "nomi"))
    assert evening.refused(Acknowledge("m1", "nomi")) == "already"
    evening.give(Acknowledge("m2", "trinity"))
    assert [m.seen for m in evening.episode.floor.messages] == [("nomi",), ("trinity",)]
    evening.give(Unsay("m1"))
    assert evening.refused(Unsay("m1")) == "already"
    evening.give(Say("m3", "room", "Ten minutes"))
    evening.give(Say("m4", "room", "Five minutes"))
    assert [m.id for m in evening.episode.floor.messages] == ["m2", "m4"]
    assert evening.reloaded().floor == evening.episode.floor


def test_orders_to_the_floor_leave_the_match_alone(evening: Evening) -> None:
    evening.go("garnets")
    match = evening.episode.match
    for command in (TakeScene("cast"), SetBlack(True), Say("m1", "room", "x")):
        evening.give(command)
    assert evening.episode.match is match
    evening.give(Decision("nomi", match.question, Starter("nomi")))
    assert evening.episode.floor != Floor()


def test_the_floor_may_be_ordered_after_the_end(evening: Evening) -> None:
    from deathmatch.game import Declare

    evening.go("garnets")
    evening.give(Declare("nomi", "retirement"))
    evening.go("verdict")
    assert evening.program == "result"
    evening.go("end")
    assert evening.refused(Decision("nomi", 1, Act("income"))) == "over"


def test_the_director_s_page_leaves_an_entry_each_time_it_is_opened(evening: Evening) -> None:
    evening.give(OpenDirector())
    evening.give(OpenDirector())
    assert evening.episode.floor.opened == (1000, 2000)
    assert evening.episode.counting == ()
    assert evening.reloaded().floor == evening.episode.floor


def test_what_the_host_went_past_stays_in_the_journal(evening: Evening) -> None:
    evening.give(TakeCue(0, -1, ("no_audience",)))
    assert evening.episode.entries[-1].command["despite"] == ["no_audience"]


def test_each_entry_knows_its_own_lines_of_the_log(evening: Evening) -> None:
    evening.go("garnets")
    evening.give(SetBlack(True))
    evening.give(Pause("host"))
    evening.give(Resume())
    episode = evening.episode
    assert episode.counting == (1, 3, 4)
    lines = [line["code"] for n in episode.counting for line in episode.log_of(n)]
    assert lines == [line["code"] for line in episode.match.log]
    assert episode.log_of(2) == ()
    evening.give(Rewind(3))
    assert episode.counting == (1, 5)
    assert [line["code"] for line in episode.log_of(5)] == ["rewound"]
