"""The overlay with all hands when another show is opened, or the same one with another delay."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deathmatch.console.show_change import take_show
from deathmatch.episode.show import Show, load_show
from deathmatch.resources import resource_dir
from tests.console.room import CANDIDATE, Clock, Room, Screen

DELAY_S = 20
LONGER_S = 60


def show_at(folder: Path, delay_s: int) -> Show:
    """The bundled show in that folder, late by so much."""
    if not folder.exists():
        shutil.copytree(resource_dir("shows") / "first-encounter", folder)
    source = resource_dir("shows") / "first-encounter" / "show.toml"
    text = source.read_text(encoding="utf-8") + f"\n[broadcast]\ndelay_seconds = {delay_s}\n"
    (folder / "show.toml").write_text(text, encoding="utf-8")
    return load_show(folder)


@pytest.fixture
def room(tmp_path: Path, clock: Clock) -> Iterator[Room]:
    """A console on a show that is late by DELAY_S."""
    show_at(tmp_path / "first", DELAY_S)
    room = Room(tmp_path / "data.sqlite3", clock, show=tmp_path / "first")
    yield room
    room.close()


def stopped_on_air(room: Room) -> Screen:
    """A match that is on air late, and was stopped just now: of its last seconds nothing is yet."""
    host, _first, _second = room.at_play()
    hands = room.hands()
    assert [name for name, _payload in hands.messages()] == ["blank"]
    pass_s(room, DELAY_S)
    assert hands.last("view")["you"]["hands"][CANDIDATE]
    assert host.direct("end")["ok"]
    assert all(payload["table"]["phase"] != "over" for _name, payload in views(hands))
    return hands


def views(screen: Screen) -> list[tuple[str, Any]]:
    return [each for each in screen.messages() if each[0] == "view"]


def pass_s(room: Room, seconds: float) -> None:
    for _ in range(int(seconds * 2)):
        room.clock.s += 0.5
        room.director.tick()
        room.director.beat()


def test_a_delay_that_is_changed_counts_anew_from_there(room: Room, tmp_path: Path) -> None:
    hands = stopped_on_air(room)
    assert take_show(room.director, show_at(tmp_path / "first", LONGER_S), fresh=False)["ok"]
    pass_s(room, LONGER_S - 0.5)
    assert {name for name, _payload in hands.messages()} == {"blank"}
    assert {name for name, _payload in room.hands().messages()} == {"blank"}
    pass_s(room, 0.5)
    names = [name for name, _payload in hands.messages() if name != "beat"]
    assert names == ["show", "view"]


@pytest.mark.parametrize("back", [False, True])
def test_another_show_tells_the_hands_of_the_first_nothing(
    room: Room, tmp_path: Path, back: bool
) -> None:
    hands, browser = stopped_on_air(room), room.hands_browser()
    assert take_show(room.director, show_at(tmp_path / "second", 0), fresh=False)["ok"]
    assert [name for name, _payload in hands.messages()] == ["gone"] and not hands.connected
    assert not room.screen(browser, "hands").connected
    if back:
        assert take_show(room.director, show_at(tmp_path / "first", DELAY_S), fresh=False)["ok"]
        again = room.screen(browser, "hands")
        pass_s(room, DELAY_S - 0.5)
        assert {name for name, _payload in again.messages()} == {"blank"}
