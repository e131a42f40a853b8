"""The recordings that travel with the program: found by name, listed, and right."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from deathmatch.cli import main
from deathmatch.episode.bundled import Bundled, bundled, bundled_named
from deathmatch.episode.reading import read
from deathmatch.episode.recording import lines_of
from deathmatch.episode.verify import verify
from deathmatch.resources import resource_dir

from .evenings import an_evening

ALL = bundled()
CORRECTIONS = {"AddTime", "AddExtensions", "Rewind", "Say", "AnswerFor", "Expire", "Pause"}


@pytest.mark.parametrize("one", ALL, ids=[one.name for one in ALL])
def test_each_is_right_and_has_every_action_and_a_correction(one: Bundled) -> None:
    report = verify(read(one.path))
    assert report.wrong is None and report.cut is None and report.proven
    fold = report.fold
    assert fold is not None and fold.setup.show == one.show
    commands = [entry.command for entry in fold.entries]
    taken = {given["answer"].get("action") for given in commands if "answer" in given}
    assert taken >= {row.name for row in fold.setup.edition.rows}
    assert CORRECTIONS & {given["command"] for given in commands}
    assert fold.state == "over"


@pytest.fixture
def shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of shows with a recording in one of them."""
    folder = tmp_path / "shows"
    shutil.copytree(resource_dir("shows"), folder, ignore=lambda *_: ["episodes"])
    (folder / "first-encounter" / "episodes").mkdir()
    monkeypatch.setenv("DEATHMATCH_SHOWS_DIR", str(folder))
    return folder / "first-encounter" / "episodes"


def test_one_is_listed_and_named(shows: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recording = an_evening(3).recording()
    for n in (2, 10):
        text = "".join(f"{line}\n" for line in lines_of(recording))
        (shows / f"episode-{n}.jsonl").write_text(text, encoding="utf-8")
    (shows / "episode-02.jsonl").write_text("no name of one", encoding="utf-8")
    assert [one.name for one in bundled()] == [
        "first-encounter/episode-2",
        "first-encounter/episode-10",
    ]
    assert main(["episodes", "--data-dir", str(shows)]) == 0
    told = capsys.readouterr().out
    assert "episode-2 " in told and "bundled" in told
    assert main(["verify", "first-encounter/episode-10"]) == 0
    assert "right" in capsys.readouterr().out


def test_one_that_is_damaged_is_listed_as_such(
    shows: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (shows / "episode-1.jsonl").write_text("{}\n", encoding="utf-8")
    assert main(["episodes", "--data-dir", str(shows)]) == 0
    assert "damaged" in capsys.readouterr().out


@pytest.mark.parametrize(
    "name", ["first-encounter/episode-9", "../episode-1", "first-encounter/episode-01"]
)
def test_no_other_name_is_one(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert bundled_named(name) is None
    assert main(["verify", name]) == 2
    assert "first-encounter/episode-1" in capsys.readouterr().err


def test_every_show_brings_one_and_the_first_two() -> None:
    shows = sorted(one.show for one in ALL)
    assert shows == ["city-state", "first-encounter", "first-encounter", "usagyuuun"]
