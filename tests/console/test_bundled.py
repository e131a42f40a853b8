"""Bundled recordings in the console: the panel lists them, and hosts play them again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from deathmatch.episode.recording import lines_of
from deathmatch.resources import resource_dir
from tests.console.room import Clock, Room
from tests.episode.evenings import an_evening

FILMS = "/host/replay/first-encounter/episode-3"


@pytest.fixture
def room(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A console whose show has one recording, and a file that is none."""
    folder = tmp_path / "shows"
    shutil.copytree(resource_dir("shows"), folder, ignore=lambda *_: ["episodes"])
    episodes = folder / "first-encounter" / "episodes"
    episodes.mkdir()
    text = "".join(f"{line}\n" for line in lines_of(an_evening(3).recording()))
    (episodes / "episode-3.jsonl").write_text(text, encoding="utf-8")
    (episodes / "episode-4.jsonl").write_text("{}\n", encoding="utf-8")
    monkeypatch.setenv("DEATHMATCH_SHOWS_DIR", str(folder))
    return Room(tmp_path / "data.sqlite3", clock)


def test_a_host_finds_and_plays_one(room: Room) -> None:
    (line,) = room.host().last("desk")["bundled"]
    assert (line["number"], line["state"]) == (3, "over")
    browser = room.host_browser()
    assert f"{FILMS}/films" in browser.get(FILMS).text
    assert browser.get(f"{FILMS}/films/views").status_code == 200
    for wrong in ("episode-4/films/views", "episode-5", "episode-5/films/views"):
        assert browser.get(f"/host/replay/first-encounter/{wrong}").status_code == 404
    room.close()


def test_nobody_else_does(room: Room) -> None:
    assert room.seat_browser("marvin").get(FILMS).status_code == 403
    assert room.browser().get(FILMS).status_code == 303
    assert room.browser().get(f"{FILMS}/films/views").status_code == 403
    room.close()
