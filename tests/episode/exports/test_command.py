"""The command export, as a person at a terminal and a pipe meet it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

import click
import opentimelineio
import pytest
from msgspec.structs import replace

from deathmatch.cli import main
from deathmatch.console.passphrase import hashed
from deathmatch.episode.chain import canonical, line_hash
from deathmatch.episode.episode import Episode
from deathmatch.episode.exports import KINDS, otio
from deathmatch.episode.journal import Journal
from deathmatch.episode.places import database_path
from deathmatch.episode.recording import lines_of
from tests.episode.builders import SEED, WALL, a_setup, play
from tests.episode.exports.evening import recorded

WORDS = "acorn amber anchor apple"
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that one stands in, with a recording."""
    text = "".join(f"{line}\n" for line in lines_of(recorded(1)))
    (tmp_path / "match.jsonl").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """A data folder with an episode that goes on."""
    journal = Journal.at(database_path(tmp_path / "data"))
    journal.set_setting("director_passphrase_hash", hashed(WORDS, cost=2))
    play(Episode.create(journal, a_setup(), WALL, SEED), Random(2), most=6)
    journal.close()
    return tmp_path / "data"


def terminal(monkeypatch: pytest.MonkeyPatch, *streams: str) -> None:
    for name in streams:
        monkeypatch.setattr(getattr(sys, name), "isatty", lambda: True)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_into_a_pipe_and_into_a_file_it_is_the_same(
    kind: str, folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["export", "match.jsonl", "--as", kind]) == 0
    piped, err = capsys.readouterr()
    assert piped and err == ""
    assert main(["export", "match.jsonl", "--as", kind, "--out", "-"]) == 0
    assert capsys.readouterr().out == piped
    terminal(monkeypatch, "stdout")
    place = folder / "sub"
    place.mkdir()
    monkeypatch.chdir(place)
    assert main(["export", "../match.jsonl", "--as", kind]) == 0
    assert os.listdir(place) == [f"match{KINDS[kind].suffix}"]
    assert next(place.iterdir()).read_bytes().decode() == piped
    out, err = capsys.readouterr()
    assert out == "" and err == f"match{KINDS[kind].suffix}\n"


def test_a_file_is_never_replaced_unasked(folder: Path, capsys: Capture) -> None:
    (folder / "a.csv").write_text("mine")
    assert main(["export", "match.jsonl", "--as", "csv", "--out", "a.csv"]) == 2
    assert (folder / "a.csv").read_text() == "mine"
    assert "a.csv is there already" in capsys.readouterr().err
    assert main(["export", "match.jsonl", "--as", "csv", "--out", "a.csv", "--force"]) == 0
    assert (folder / "a.csv").read_text().startswith("entry,")


WRONG = [
    (["--as", "csv", "--out", "."], "is not a file"),
    (["--as", "csv", "--out", "no/a.csv"], "There is no folder no"),
    (["--as", "csv", "--marks", "turn"], "--marks changes nothing in csv"),
    (["--as", "text", "--start-timecode", "01:00:00:00"], "--start-timecode changes nothing"),
    (["--as", "edl", "--marks", "turn,chess"], "no marks of the kind 'chess'"),
    (["--as", "edl", "--rate", "29.97df", "--start-timecode", "00:01:00;00"], "does not exist"),
    (["--as", "edl", "--offset", "soon"], "'soon' is no offset"),
    (["--as", "text", "--view", "../ada"], "no point of view '../ada'"),
    (["--as", "text", "--language", "../en"], "no catalogue for '../en'"),
    (["--as", "pdf"], "'pdf' is not one of"),
]


@pytest.mark.parametrize(("words", "said"), WRONG)
def test_what_cannot_be_is_said_and_nothing_is_written(
    words: list[str], said: str, folder: Path, capsys: Capture
) -> None:
    out = [] if "--out" in words else ["--out", "made"]
    assert main(["export", "match.jsonl", *words, *out]) == 2
    assert said in " ".join(capsys.readouterr().err.split())
    assert os.listdir(folder) == ["match.jsonl"]


BAD = {
    "empty": b"",
    "words": b"Dear Sir,\n",
    "nested": b"[" * 200_000,
    "utf-16": "{}".encode("utf-16"),
    "version": b'{"format":"deathmatch-recording/999"}\n',
    "long": b'{"format":"' + b"x" * (1 << 21),
}


@pytest.mark.parametrize("name", [*BAD, "missing", "../missing", "x/1", "."])
def test_bad_files_are_refused_in_a_sentence(name: str, folder: Path, capsys: Capture) -> None:
    if name in BAD:
        (folder / name).write_bytes(BAD[name])
    before = sorted(os.listdir(folder))
    assert main(["export", name, "--as", "text", "--out", "made", "--data-dir", "d"]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("deathmatch: ") and err.count("\n") == 1
    assert sorted(os.listdir(folder)) == before


def test_a_path_as_a_name_in_a_recording_names_no_file(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    recording = recorded(1)
    header = {**recording.header, "show": "../../evil", "title": "/etc/passwd"}
    lines, prev = [canonical(header)], line_hash(canonical(header))
    for entry in recording.entries:
        lines.append(replace(entry, prev=prev).line())
        prev = line_hash(lines[-1])
    (folder / "match.jsonl").write_text("".join(f"{line}\n" for line in lines))
    terminal(monkeypatch, "stdout")
    assert main(["export", "match.jsonl", "--as", "text"]) == 0
    assert sorted(os.listdir(folder)) == ["match.jsonl", "match.txt"]


def test_a_write_that_fails_leaves_nothing(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    assert main(["export", "match.jsonl", "--as", "text", "--out", "a.txt"]) == 1
    assert "No space left on device" in capsys.readouterr().err
    assert os.listdir(folder) == ["match.jsonl"]


def test_a_bar_on_a_terminal_and_none_in_a_pipe(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal(monkeypatch, "stderr")
    assert main(["export", "match.jsonl", "--as", "vtt"]) == 0
    out, err = capsys.readouterr()
    assert "Reading" in err and "Exporting" in err and err.count("100%") >= 2
    assert "100%" not in out


def test_of_an_episode_that_goes_on_the_room_s_view_alone(
    running: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = ["export", "knives/1", "--data-dir", str(running), "--as", "text"]
    assert main(wanted) == 0
    room = capsys.readouterr().out
    assert "The nobles are dealt" in room and "Ada holds " not in room
    for view in ("all", "ada"):
        assert main([*wanted, "--view", view]) == 2
        assert "asked for on a terminal" in " ".join(capsys.readouterr().err.split())
    terminal(monkeypatch, "stdin")
    given: list[str] = ["not these words"]
    monkeypatch.setattr(click, "prompt", lambda *_, **__: given[0])
    assert main([*wanted, "--view", "all"]) == 2
    assert "not the director's passphrase" in capsys.readouterr().err
    given[0] = WORDS.title()
    assert main([*wanted, "--view", "all"]) == 0
    assert "Ada holds " in capsys.readouterr().out
    assert main([*wanted[:-1], "jsonl"]) == 0
    covered = capsys.readouterr().out
    assert main([*wanted[:-1], "jsonl", "--view", "all"]) == 0
    whole = capsys.readouterr().out
    assert '"CardMoved"' in whole and '"CardMoved"' not in covered
    assert SEED.hex() not in covered + whole


def test_without_the_library_the_other_list_is_named(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "opentimelineio", None)
    assert main(["export", "match.jsonl", "--as", "otio"]) == 2
    assert "--as edl" in capsys.readouterr().err
    monkeypatch.undo()
    assert otio._library() is opentimelineio
