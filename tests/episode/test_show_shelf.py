"""The shelf of shows: what may be saved, and that a file is replaced wholly or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any

import pytest

from deathmatch.episode import show_shelf
from deathmatch.episode.faults import ShowFaults
from deathmatch.episode.show import load_show
from deathmatch.episode.show_shelf import BEFORE, NotSaved, Shelf
from deathmatch.episode.whole_file import replace_file

VALUES: dict[str, Any] = {
    "title": "Knives",
    "finalists": ["ada", "bo"],
    "cast": [
        {"id": "ada", "name": "Ada", "garnets": 1},
        {"id": "bo", "name": "Bo", "garnets": 2},
    ],
}


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def why(shelf: Shelf, name: str, version: str | None = None, **more: Any) -> str:
    with pytest.raises(NotSaved) as refused:
        shelf.save(name, {**VALUES, **more}, version)
    return refused.value.code


def test_a_new_show_is_saved_and_can_be_played(shelf: Shelf, tmp_path: Path) -> None:
    version = shelf.save("knives", VALUES, None)
    assert load_show("knives", tmp_path).title == "Knives"
    assert shelf.get("knives").version == version
    assert "first-encounter" in shelf.names() and shelf.names()[-1] == "knives"
    assert [p.name for p in (tmp_path / "shows" / "knives").iterdir()] == ["show.toml"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("first-encounter", "exists"),
        ("../knives", "bad_name"),
        ("Knives", "bad_name"),
        ("", "bad_name"),
        (".", "bad_name"),
        ("a" * 41, "bad_name"),
        ("knives\n", "bad_name"),
    ],
)
def test_where_no_new_show_can_be(shelf: Shelf, tmp_path: Path, name: str, code: str) -> None:
    assert why(shelf, name) == code
    assert not (tmp_path / "shows").exists()


def test_a_bundled_show_is_read_only_and_an_unknown_one_is_not_there(shelf: Shelf) -> None:
    assert why(shelf, "first-encounter", "v") == "read_only"
    assert why(shelf, "knives", "v") == "unknown"
    with pytest.raises(NotSaved):
        shelf.get("knives")


def test_who_saves_over_somebody_else_is_told(shelf: Shelf) -> None:
    first = shelf.save("knives", VALUES, None)
    assert why(shelf, "knives") == "exists"
    second = shelf.save("knives", {**VALUES, "title": "Two"}, first)
    assert second != first
    assert why(shelf, "knives", first) == "changed"


def test_a_show_with_faults_is_not_saved(shelf: Shelf, tmp_path: Path) -> None:
    with pytest.raises(ShowFaults) as raised:
        shelf.save("knives", {**VALUES, "title": "", "finalists": ["ada", "zoe"]}, None)
    assert {fault.key for fault in raised.value.faults} == {"title", "finalists[2]"}
    assert not (tmp_path / "shows").exists()


@pytest.mark.parametrize("step", ["fsync", "replace", "chmod"])
def test_a_failure_leaves_the_old_file(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    version = shelf.save("knives", VALUES, None)
    file = tmp_path / "shows" / "knives" / "show.toml"
    before = file.read_bytes()

    def full(*args: object, **more: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(show_shelf.os, step, full)
    assert why(shelf, "knives", version, title="Other") == "storage"
    assert why(shelf, "another") == "storage"
    monkeypatch.undo()
    assert file.read_bytes() == before and not (tmp_path / "shows" / "another").exists()
    assert [p.name for p in file.parent.iterdir()] == ["show.toml"]


def test_a_file_keeps_its_rights(tmp_path: Path) -> None:
    file = tmp_path / "show.toml"
    replace_file(file, "a = 1\n")
    os.chmod(file, 0o640)
    replace_file(file, "a = 2\n")
    assert file.read_text() == "a = 2\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_what_was_written_by_hand_is_kept_beside(shelf: Shelf, tmp_path: Path) -> None:
    shelf.save("knives", VALUES, None)
    folder = tmp_path / "shows" / "knives"
    by_hand = "# mine\n" + (folder / "show.toml").read_text()
    (folder / "show.toml").write_text(by_hand)
    shelf.save("knives", VALUES, shelf.get("knives").version)
    assert (folder / BEFORE).read_text() == by_hand
    shelf.save("knives", {**VALUES, "title": "Later"}, shelf.get("knives").version)
    assert (folder / BEFORE).read_text() == by_hand


def test_pictures_and_sounds_come_along_with_a_copy(shelf: Shelf, tmp_path: Path) -> None:
    shelf.save("one", VALUES, None)
    picture = tmp_path / "shows" / "one" / "faces" / "ada.png"
    picture.parent.mkdir()
    picture.write_bytes(b"png")
    cast = [{**VALUES["cast"][0], "portrait": "faces/ada.png"}, VALUES["cast"][1]]
    (picture.parent.parent / "gong.ogg").write_bytes(b"OggS")
    more = {"cast": cast, "sounds": {"challenge": "gong.ogg"}}
    shelf.save("two", {**VALUES, **more}, None, "one")
    copied = load_show("two", tmp_path).portrait("ada")
    assert copied is not None and copied.read_bytes() == b"png"
    gong = load_show("two", tmp_path).sound("challenge")
    assert gong is not None and gong.read_bytes() == b"OggS"


def test_a_file_that_is_no_toml_is_told_of(shelf: Shelf, tmp_path: Path) -> None:
    folder = tmp_path / "shows" / "broken"
    folder.mkdir(parents=True)
    (folder / "show.toml").write_text("title = ")
    found = shelf.get("broken")
    assert found.values is None and len(found.faults) == 1
