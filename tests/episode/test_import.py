"""`deathmatch import`: what another machine recorded, proven and brought in once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from deathmatch.cli import main
from deathmatch.console.acks import Acks
from deathmatch.console.archive import Archive
from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import IMPORTED_FROM, Journal
from deathmatch.episode.recording import lines_of
from deathmatch.episode.show import load_show

from .builders import SEED, WALL, a_setup, play, write_show
from .evenings import an_evening
from .test_formats import OLD
from .test_verify import evening

Out = pytest.CaptureFixture[str]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "evening.jsonl"
    file.write_bytes(evening(10))
    return file


def run(capsys: Out, *args: object) -> tuple[int, str, str]:
    status = main([str(arg) for arg in args])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_it_is_brought_in_once_and_listed(capsys: Out, data: Path, file: Path) -> None:
    done = run(capsys, "import", file, "--data-dir", data)
    assert done == (0, "Imported as knives/1001.\n", "")
    again = run(capsys, "import", file, "--data-dir", data)
    assert again == (0, "Already here, as knives/1001: nothing was changed.\n", "")
    status, out, _err = run(capsys, "import", OLD / "recording-1.jsonl", "--data-dir", data)
    assert (status, out) == (0, "Imported as knives/1002.\n")
    status, out, _err = run(capsys, "episodes", "--data-dir", data)
    assert status == 0 and out.count("imported") == 2 and "1001" in out and "1002" in out
    assert run(capsys, "verify", "knives/1001", "--data-dir", data)[0] == 0
    assert run(capsys, "verify", "knives/1002", "--data-dir", data)[0] == 0


def test_the_same_bytes_come_out_again(capsys: Out, data: Path, file: Path) -> None:
    run(capsys, "import", file, "--data-dir", data)
    journal = Journal.at(data / "deathmatch.sqlite3")
    recording = Episode.load(journal, journal.episodes()[0].id).recording()
    journal.close()
    assert "".join(f"{line}\n" for line in lines_of(recording)).encode() == file.read_bytes()


def test_it_never_goes_on_and_takes_no_number(
    capsys: Out, data: Path, file: Path, tmp_path: Path
) -> None:
    journal = Journal.at(data / "deathmatch.sqlite3")
    Episode.create(journal, a_setup(), WALL, SEED)
    run(capsys, "import", file, "--data-dir", data)
    second = Episode.create(journal, a_setup(), WALL)
    assert second.number == 2
    assert [journal.episode(each).number for each in journal.own("knives")] == [1, 2]
    archive = Archive(journal, load_show(write_show(tmp_path / "knives")), lambda: WALL)
    newest = archive.open(Acks())
    assert newest.number == 2 and newest.state == "ready"
    listed = [(each["number"], each["state"]) for each in archive.summaries(newest)]
    assert listed == [(1, "ready"), (IMPORTED_FROM, "over"), (2, "ready")]
    journal.close()


def test_one_of_this_machine_is_here_already(capsys: Out, data: Path, tmp_path: Path) -> None:
    journal = Journal.at(data / "deathmatch.sqlite3")
    episode = Episode.create(journal, a_setup(), WALL, SEED)
    play(episode, Random(3))
    file = tmp_path / "own.jsonl"
    file.write_text("".join(f"{line}\n" for line in lines_of(episode.recording())))
    status, out, _err = run(capsys, "import", file, "--data-dir", data)
    assert (status, out) == (0, "Already here, as knives/1: nothing was changed.\n")
    assert len(journal.episodes()) == 1
    journal.close()


def named(show: str) -> bytes:
    """A whole evening of a show that calls itself this."""
    from dataclasses import replace

    recording = an_evening(3, replace(a_setup(), show=show), 40).recording()
    return "".join(f"{line}\n" for line in lines_of(recording)).encode()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (lambda: b"", "is not a recording of an episode: it is empty"),
        (lambda: evening(10).decode().encode("utf-16"), "line 1 is no header"),
        (lambda: b"\xef\xbb\xbf" + evening(10), "line 1 is no header"),
        (lambda: evening(10).replace(b"\n", b"\r\n"), "line 1 is not as it was written"),
        (lambda: b"[" * 70_000, "line 1 is no header"),
        (lambda: b'{"a":1,"a":2}\n', "line 1 is no header"),
        (lambda: b'{"format":"deathmatch-recording/9"}\n', "format '9'"),
        (lambda: b'{"format":"deathmatch-covered/1"}\n', "covered recording"),
        (lambda: b'{"format":"deathmatch-recording/2"}\n', "line 1 \\(header\\): it does not tell"),
        (lambda: evening(10)[:-9], "is not the whole episode: it ends before line LAST"),
        (lambda: evening(10).replace(b'"wall":1', b'"wall":2', 1), "is not right: line 2"),
        (lambda: evening(10).replace(b'"at":', b'"at":NaN,"at":', 1), "is not right: line 2"),
        (lambda: named("../../etc"), "names a show '../../etc', which no show can be called"),
        (lambda: named("a/b"), "names a show"),
        (lambda: named("x" * 200), "names a show"),
    ],
)
def test_what_is_not_brought_in(
    content: object, words: str, capsys: Out, data: Path, tmp_path: Path
) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(content())  # type: ignore[operator]
    words = words.replace("LAST", str(len(file.read_bytes().splitlines())))
    status, out, err = run(capsys, "import", file, "--data-dir", data)
    assert (status, out) == (2, "") and err.count("\n") == 1 and len(err) < 500
    import re

    assert re.search(words, err), err
    assert not data.exists()
