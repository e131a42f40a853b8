"""`deathmatch verify`: what it says, and its exit status."""

from pathlib import Path
from random import Random

import pytest

from deathmatch.cli import main
from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import Journal

from .builders import SEED, WALL, a_setup, play
from .test_formats import OLD
from .test_verify import evening

Out = pytest.CaptureFixture[str]


def run(capsys: Out, *args: object) -> tuple[int, str, str]:
    status = main(["verify", *(str(arg) for arg in args)])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_a_recording_that_is_right(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    file.write_bytes(evening(10))
    status, out, err = run(capsys, file)
    assert (status, err) == (0, "") and out.endswith("All of it is right.\n")
    lines = dict(line.split(maxsplit=1) for line in out.splitlines()[:-1])
    assert lines["episode"] == "Night of Knives, episode 1, format 2"
    assert lines["salts"] == "33 of 33" and lines["chain"].startswith("34 lines, each follows")
    assert lines["taps"] == "Ada 2, Bo 3, all before the deal"
    assert lines["draws"] == "15, the deal's among them, each as the seed and the taps give it"
    assert lines["orders"].endswith("among them") and "none early" in lines["clocks"]
    assert lines["result"].endswith("wins")


def test_one_of_the_first_format(capsys: Out) -> None:
    status, out, _err = run(capsys, OLD / "recording-1.jsonl")
    assert status == 0 and "format 1" in out and "salts" not in out and "taps  " not in out


def test_the_first_wrong_line_is_named(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    file.write_bytes(evening(10).replace(b'"cue":2', b'"cue":3', 1))
    status, out, err = run(capsys, file)
    assert status == 1 and "line 3 (entry 2): it is not the line that was written" in err
    assert "All of it" not in out and err.count("\n") == 1


def test_one_that_was_cut_off(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    file.write_bytes(evening(10)[:-300])
    status, out, err = run(capsys, file)
    assert status == 1 and "was cut off within line 34: what is there is right" in err
    assert "All of it" not in out
    file.write_bytes(b"".join(evening(10).splitlines(keepends=True)[:20]))
    status, out, err = run(capsys, file)
    assert status == 1 and "ends before its last line, which would be line 21" in err
    assert "not checked: the seed is not known" in out


def test_an_episode_of_the_data_folder(capsys: Out, tmp_path: Path) -> None:
    journal = Journal.at(tmp_path / "deathmatch.sqlite3")
    episode = Episode.create(journal, a_setup(), WALL, SEED)
    play(episode, Random(3), 9)
    journal.close()
    status, out, _err = run(capsys, "knives/1", "--data-dir", tmp_path)
    assert status == 0 and out.endswith("Right so far: the episode goes on.\n")
    play(episode, Random(3))
    journal.close()
    status, out, _err = run(capsys, "knives/1", "--data-dir", tmp_path)
    assert status == 0 and out.endswith("All of it is right.\n")


@pytest.mark.parametrize("source", ["none.jsonl", "knives/7", "../knives/1"])
def test_what_is_not_there(source: str, capsys: Out, tmp_path: Path) -> None:
    status, _out, err = run(capsys, source, "--data-dir", tmp_path)
    assert status == 2 and "There is no recording" in err


def test_what_is_no_recording(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text("hello\n")
    status, out, err = run(capsys, file)
    assert (status, out) == (2, "") and "is not a recording" in err and err.count("\n") == 1
