"""What older versions wrote is read for ever, and goes on by its own rules."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from deathmatch.episode import tables
from deathmatch.episode.episode import Episode
from deathmatch.episode.floor import TakeScene, Tap
from deathmatch.episode.formats import FORMATS, UnknownFormat, format_of
from deathmatch.episode.journal import Journal, JournalFault
from deathmatch.episode.reading import read_recording
from deathmatch.episode.recording import fold_of, lines_of
from deathmatch.game import Refused

from .builders import WALL, a_setup, play
from .test_journal import change

OLD = Path(__file__).parent / "old"


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    file = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(file)) as raw:
        raw.executescript((OLD / "journal-1.sql").read_text(encoding="utf-8"))
    opened = Journal.at(file)
    yield opened
    opened.close()


def test_every_format_that_ever_was_is_known() -> None:
    assert list(FORMATS) == ["deathmatch-recording/1", "deathmatch-recording/2"]
    for header in ({}, {"format": 1}, {"format": "deathmatch-recording/3"}):
        with pytest.raises(UnknownFormat):
            format_of(header)


def test_a_recording_of_the_first_format_is_read() -> None:
    file = OLD / "recording-1.jsonl"
    recording = read_recording(file)
    fold = fold_of(recording)
    assert recording.cut is None and fold.state == "over" and fold.rev == 33
    written = "".join(f"{line}\n" for line in lines_of(recording))
    assert written.encode() == file.read_bytes()


def test_an_old_journal_is_brought_up_and_goes_on(journal: Journal) -> None:
    over, running = (Episode.load(journal, each.id) for each in journal.episodes())
    assert (over.state, running.state) == ("over", "running")
    recording = read_recording(OLD / "recording-1.jsonl")
    assert over.recording() == recording
    rev = running.rev
    play(running, Random(5))
    assert running.state == "over" and running.entries[rev].salt is None
    assert Episode.load(journal, running.id).entries == running.entries
    following = Episode.create(journal, a_setup(), WALL)
    assert (following.number, following.header["format"]) == (3, "deathmatch-recording/2")


def test_an_episode_of_the_first_format_takes_no_taps(journal: Journal) -> None:
    old = Episode.load(journal, journal.episodes()[0].id)
    with pytest.raises(Refused):
        old.commit(Tap("ada", "00" * 16, 0), None, "ada", old.at, WALL)
    old.commit(TakeScene("proof"), None, "host", old.at, WALL)
    assert old.floor.seed == (bytes([4]) * 32).hex()


def test_a_journal_is_brought_up_once_and_whole(journal: Journal, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "old.sqlite3")) as raw:
        assert raw.execute("SELECT value FROM meta WHERE key='version'").fetchone() == ("2",)
        assert raw.execute("PRAGMA foreign_key_check").fetchall() == []
        assert raw.execute("SELECT count(*) FROM settings").fetchone() == (0,)
    assert tables.VERSION == 2
    journal.close()
    again = Journal.at(tmp_path / "old.sqlite3")
    assert len(again.episodes()) == 2
    again.close()


def test_an_episode_of_a_newer_format_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite3"
    journal = Journal.at(file)
    episode = Episode.create(journal, a_setup(), WALL)
    header = {**episode.header, "format": "deathmatch-recording/3"}
    made = journal.create("knives", WALL, episode.seed, header)
    with pytest.raises(JournalFault, match="recording/3', which this program does not") as it:
        Episode.load(journal, made.id)
    assert it.value.code == "newer_data"
    journal.close()
    change(file, "DELETE FROM meta")
    with pytest.raises(JournalFault, match="not a Death Match database"):
        Journal.at(file)
