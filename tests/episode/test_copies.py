"""Copies, what is saved of a damaged journal, and putting one back."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from deathmatch.cli import main
from deathmatch.episode import places
from deathmatch.episode.copies import Kept, copy_database, looked_through, put_back
from deathmatch.episode.episode import Episode
from deathmatch.episode.folder_lock import FolderLock
from deathmatch.episode.journal import Journal, JournalFault
from deathmatch.episode.rescue import rescue

from .builders import SEED, WALL, a_setup, play

NOW = datetime(2026, 11, 30, 20, 15)
PAGE = 4096


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


def database(folder: Path) -> Path:
    return places.database_path(folder)


def played(folder: Path, decisions: int = 30, episodes: int = 1) -> int:
    """Plays some episodes; gives how many entries there are."""
    journal = Journal.at(database(folder))
    made = [Episode.create(journal, a_setup(), WALL, SEED) for _ in range(episodes)]
    for number, episode in enumerate(made):
        # The first of these matches lasts longer than any of the tests plays it.
        play(episode, Random(171 + number), decisions)
    journal.close()
    return sum(episode.rev for episode in made)


def test_a_copy_during_play_is_a_state_that_was_on_disk(folder: Path, tmp_path: Path) -> None:
    journal = Journal.at(database(folder))
    episode = Episode.create(journal, a_setup(), WALL, SEED)
    stop = threading.Event()
    copies: list[Path] = []

    def copy() -> None:
        while not stop.is_set() and len(copies) < 8:
            target = tmp_path / f"copy-{len(copies)}.sqlite3"
            copy_database(database(folder), target)
            copies.append(target)

    thread = threading.Thread(target=copy)
    thread.start()
    play(episode, Random(3), 60)
    stop.set()
    thread.join()
    assert copies
    for target in copies:
        assert target.stat().st_mode & 0o77 == 0
        episodes, entries = looked_through(target)
        assert episodes == 1
        held = Journal.at(target)
        assert held.entries(1) == episode.entries[:entries]
        held.close()
    journal.close()


def test_a_copy_that_fails_leaves_nothing(folder: Path, tmp_path: Path) -> None:
    played(folder)
    before = set(tmp_path.iterdir())
    with pytest.raises(JournalFault):
        copy_database(tmp_path / "none.sqlite3", tmp_path / "copy.sqlite3")
    database(folder).write_bytes(b"notes" * 2000)
    with pytest.raises(JournalFault) as raised:
        copy_database(database(folder), tmp_path / "copy.sqlite3")
    assert raised.value.code == "damaged" and set(tmp_path.iterdir()) == before


def test_what_is_put_back_goes_on_and_what_was_there_is_kept(folder: Path, tmp_path: Path) -> None:
    entries = played(folder, 20)
    copy = tmp_path / "copy.sqlite3"
    copy_database(database(folder), copy)
    journal = Journal.at(database(folder))
    longer = Episode.load(journal, 1)
    play(longer, Random(9), 10)
    journal.close()
    aside = put_back(copy, folder, NOW)
    assert longer.rev > entries
    assert aside is not None and looked_through(aside) == (1, longer.rev)
    assert looked_through(database(folder)) == (1, entries)
    journal = Journal.at(database(folder))
    play(Episode.load(journal, 1), Random(5), 3)
    journal.close()
    assert put_back(copy, tmp_path / "other", NOW) is None


def test_a_log_that_is_left_behind_is_not_read_into_what_is_put_back(
    folder: Path, tmp_path: Path
) -> None:
    played(folder, 20)
    copy = tmp_path / "copy.sqlite3"
    copy_database(database(folder), copy)
    journal = Journal.at(database(folder))
    play(Episode.load(journal, 1), Random(9), 10)
    log = database(folder).with_name("deathmatch.sqlite3-wal")
    left, damaged = log.read_bytes(), bytearray(database(folder).read_bytes())
    journal.close()
    damaged[PAGE:] = b"x" * (len(damaged) - PAGE)
    database(folder).write_bytes(damaged)
    log.write_bytes(left)
    aside = put_back(copy, folder, NOW)
    assert looked_through(database(folder)) == (1, 20)
    assert aside is not None and aside.exists()


@pytest.mark.parametrize("bad", ["notes", "empty", "other", "line"])
def test_what_is_no_sound_copy_is_not_put_back(
    folder: Path, tmp_path: Path, bad: str, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = played(folder)
    copy = tmp_path / "copy.sqlite3"
    if bad == "line":
        copy_database(database(folder), copy)
        with closing(sqlite3.connect(copy)) as raw, raw:
            raw.execute("UPDATE entries SET at = at + 1 WHERE n = 5")
    elif bad == "other":
        with closing(sqlite3.connect(copy)) as raw, raw:
            raw.execute("CREATE TABLE meta (a)")
            raw.execute("CREATE TABLE notes (a)")
    else:
        copy.write_bytes(b"notes" * 2000 if bad == "notes" else b"")
    before = sorted(path.name for path in folder.iterdir())
    assert main(["restore", str(copy), "--data-dir", str(folder)]) == 2
    said = capsys.readouterr().err
    assert str(copy) in said and ".tmp" not in said
    assert sorted(path.name for path in folder.iterdir() if path.name != "console.lock") == before
    assert looked_through(database(folder)) == (1, entries)


def test_the_newest_few_copies_are_kept(folder: Path) -> None:
    played(folder, 3)
    kept = Kept(database(folder), most=3)
    made = [kept.add("start", NOW + timedelta(minutes=minute)) for minute in range(5)]
    assert kept.all() == made[2:]
    assert kept.folder.stat().st_mode & 0o77 == 0 and looked_through(made[-1]) == (1, 3)


def test_the_commands(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data-dir", str(folder)]
    copy = str(tmp_path / "copy.sqlite3")
    assert main(["backup", copy, *data]) == 2
    entries = played(folder)
    assert main(["backup", copy, *data]) == 0
    assert f"1 episode, {entries} entries, checked" in capsys.readouterr().out
    assert main(["backup", copy, *data]) == 2 and "is kept" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "no" / "copy"), *data]) == 2
    lock = FolderLock(folder)
    lock.take()
    assert main(["restore", copy, *data]) == 2 and "stop it" in capsys.readouterr().err
    lock.release()
    assert main(["restore", copy, *data]) == 0
    said = capsys.readouterr().out
    assert f"Restored: 1 episode, {entries} entries." in said and ".before-" in said


def test_each_page_that_is_torn_costs_no_more_than_its_rows(folder: Path, tmp_path: Path) -> None:
    """Whatever page is lost: what is saved is sound, and begins every episode as it was."""
    entries = played(folder, 60, episodes=2)
    file = tmp_path / "torn" / "deathmatch.sqlite3"
    file.parent.mkdir()
    whole = database(folder).read_bytes()
    most = 0
    for page in range(1, len(whole) // PAGE):
        torn = bytearray(whole)
        torn[page * PAGE : (page + 1) * PAGE] = b"\xa5" * PAGE
        file.write_bytes(torn)
        saved = rescue(file, NOW + timedelta(seconds=page))
        assert file.read_bytes() == torn
        if saved is not None:
            assert looked_through(saved.file) == (saved.episodes, saved.entries)
            assert saved.file.stat().st_mode & 0o77 == 0
            most = max(most, saved.entries if saved.entries < entries else 0)
    assert most > entries / 4, "a torn page of entries left most of them"


def test_a_changed_line_ends_its_own_episode_only(folder: Path) -> None:
    played(folder, 20, episodes=2)
    with closing(sqlite3.connect(database(folder))) as raw, raw:
        other = raw.execute("SELECT count(*) FROM entries WHERE episode = 2").fetchone()[0]
        raw.execute("UPDATE entries SET wall = 1 WHERE episode = 1 AND n = 8")
    saved = rescue(database(folder), NOW)
    assert saved is not None and (saved.episodes, saved.entries) == (2, 7 + other)


def test_of_what_is_no_database_nothing_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "deathmatch.sqlite3"
    file.write_bytes(b"notes" * 5000)
    assert rescue(file, NOW) is None and rescue(tmp_path / "none", NOW) is None
    assert list(tmp_path.iterdir()) == [file]
