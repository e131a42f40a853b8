"""The journal's contract: order, conflicts, the same id, and what is found when it is opened."""

import os
import sqlite3
import stat
import traceback
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from deathmatch.episode import tables
from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import Journal, JournalFault
from deathmatch.episode.places import mark_path

from .builders import SEED, WALL, a_setup, play
from .test_chain import an_entry

LOG_FRAME_HEAD = 24


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "deathmatch.sqlite3"


@pytest.fixture
def journal(file: Path) -> Iterator[Journal]:
    opened = Journal.at(file)
    yield opened
    opened.close()


def an_episode(journal: Journal, decisions: int = 0) -> Episode:
    episode = Episode.create(journal, a_setup(), WALL, SEED)
    play(episode, Random(1), decisions)
    return episode


def places(old: bytes, new: bytes) -> list[int]:
    """Where a log may end while it is written from `old` to `new`: each byte of its frames' heads,
    and some of their pages; what a page lacks, its checksum finds, however little.
    """
    frame, head = 4096 + LOG_FRAME_HEAD, 32
    first = next(at for at, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1])
    last = max(at for at, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1])
    begin = head + (first - head) // frame * frame
    found = []
    for start in range(begin, last + 1, frame):
        found += range(start, start + LOG_FRAME_HEAD + 1)
        found += range(start + LOG_FRAME_HEAD + 1, start + frame, 1024)
    return [*found, last, last + 1]


def change(file: Path, sql: str, *values: object) -> None:
    """Change the database behind the journal's back."""
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("PRAGMA foreign_keys=OFF")
        raw.execute(sql, values)


def test_what_is_appended_is_read_back_in_order(journal: Journal) -> None:
    episode = an_episode(journal, 12)
    entries = journal.entries(episode.id)
    assert entries == episode.entries and [entry.n for entry in entries] == list(range(1, 13))
    assert journal.entries(episode.id, after=9) == entries[9:]


def test_another_reader_sees_it_at_once(journal: Journal, file: Path) -> None:
    episode = an_episode(journal, 3)
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute("SELECT count(*) FROM entries").fetchone() == (3,)
    second = Journal.at(file)
    assert second.entries(episode.id) == episode.entries
    second.close()


def test_the_same_number_again_is_a_conflict(journal: Journal) -> None:
    episode = an_episode(journal, 3)
    other = replace(episode.entries[2], command_id="another", at=99_999).sealed()
    with pytest.raises(JournalFault) as raised:
        journal.append(episode.id, other)
    assert raised.value.code == "conflict"
    assert journal.entries(episode.id) == episode.entries
    play(episode, Random(2), 2)
    assert len(journal.entries(episode.id)) == 5


def test_the_same_command_id_again_is_a_conflict(journal: Journal) -> None:
    episode = an_episode(journal, 3)
    with pytest.raises(JournalFault) as raised:
        journal.append(episode.id, an_entry(4, episode.entries[2].hash, command_id="id-1"))
    assert raised.value.code == "conflict"
    assert len(journal.entries(episode.id)) == 3


def test_ids_belong_to_their_episode_and_may_be_absent(journal: Journal) -> None:
    first, second = an_episode(journal), an_episode(journal)
    for episode in (first, second):
        journal.append(episode.id, an_entry(1, "", command_id="same"))
        journal.append(episode.id, an_entry(2, "", command_id=None))
        journal.append(episode.id, an_entry(3, "", command_id=None))
        assert journal.answer_for(episode.id, "same") == 1
    assert journal.answer_for(first.id, "unknown") is None


def test_an_entry_of_no_episode_is_refused(journal: Journal) -> None:
    with pytest.raises(JournalFault) as raised:
        journal.append(77, an_entry(1, ""))
    assert raised.value.code == "storage"


def test_episodes_are_numbered_within_their_show(journal: Journal) -> None:
    header = {"seal": ""}
    made = [journal.create(show, WALL, SEED, header) for show in ("a", "b", "a", "a", "b")]
    assert [stored.number for stored in made] == [1, 1, 2, 3, 2]
    assert [stored.number for stored in journal.episodes("a")] == [1, 2, 3]
    assert journal.episodes() == made
    assert journal.episodes("none") == []
    with pytest.raises(KeyError):
        journal.episode(99)


def test_the_seed_shows_in_no_text(journal: Journal) -> None:
    stored = journal.create("a", WALL, b"very secret seed", {"seal": ""})
    assert "secret" not in repr(stored) and "secret" not in str(stored.header)


def test_settings_are_kept(journal: Journal, file: Path) -> None:
    assert journal.setting("passphrase") is None
    journal.set_setting("passphrase", "one")
    journal.set_setting("passphrase", "two")
    journal.set_setting("link:ada", "3")
    journal.close()
    again = Journal.at(file)
    assert again.setting("passphrase") == "two"
    assert again.settings("link:") == {"link:ada": "3"}
    assert again.settings() == {"passphrase": "two", "link:ada": "3"}
    again.close()


def test_a_failure_says_nothing_that_is_hidden(journal: Journal) -> None:
    journal.append(an_episode(journal).id, an_entry(1, ""))
    with pytest.raises(JournalFault) as raised:
        journal.append(1, an_entry(1, "", events=[{"noble": "-".join(("a", "noble"))}]))
    assert "a-noble" not in "".join(traceback.format_exception(raised.value, limit=0))


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_nobody_else_may_read_the_files(journal: Journal, file: Path) -> None:
    an_episode(journal, 2)
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    files = list(file.parent.iterdir())
    assert len(files) == 4, "database, log, its index, how far it was written"
    assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {0o600}


def test_every_commit_reaches_the_disk(journal: Journal) -> None:
    with journal._storage.writing() as connection:
        modes = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert modes == ["wal", 2, 1]


def test_what_is_laid_out_grows_no_more(journal: Journal, file: Path, tmp_path: Path) -> None:
    episode = an_episode(journal, 3)
    log = file.with_name(file.name + "-wal")
    small = log.stat().st_size
    journal.lay_out()
    journal.lay_out()
    size = log.stat().st_size
    assert size > 1000 * 4120 > small
    play(episode, Random(2), 30)
    assert log.stat().st_size == size and file.stat().st_size < 100_000
    # As a power cut would leave it: what was in the log before it was laid out is nothing.
    copy = tmp_path / "copy.sqlite3"
    copy.write_bytes(file.read_bytes())
    copy.with_name(copy.name + "-wal").write_bytes(log.read_bytes())
    again = Journal.at(copy)
    assert Episode.load(again, episode.id).entries == episode.entries
    again.close()


def test_laying_out_that_fails_leaves_all_as_it_was(journal: Journal) -> None:
    episode = an_episode(journal, 3)
    with journal._storage.reading() as connection:
        connection.exec_driver_sql("PRAGMA query_only=ON")
    with pytest.raises(JournalFault, match="storage_read_only"):
        journal.lay_out()
    play(episode, Random(2), 3)
    assert Episode.load(journal, episode.id).entries == episode.entries


def test_a_failure_inside_writes_nothing(journal: Journal) -> None:
    with pytest.raises(RuntimeError), journal._storage.writing() as connection:
        connection.exec_driver_sql("INSERT INTO settings VALUES ('half', 'x')")
        raise RuntimeError
    assert journal.setting("half") is None


@pytest.mark.parametrize("table", tables.metadata.sorted_tables, ids=str)
def test_the_tables_can_be_made_in_postgresql(table: Table) -> None:
    assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=postgresql.dialect()))


class TestOpening:
    def test_everything_is_there_again(self, journal: Journal, file: Path) -> None:
        episode = an_episode(journal, 15)
        journal.close()
        again = Journal.at(file)
        loaded = Episode.load(again, episode.id)
        assert loaded.match == episode.match and loaded.entries == episode.entries
        again.close()

    def test_newer_data_are_refused_and_left_alone(self, journal: Journal, file: Path) -> None:
        journal.close()
        change(file, "UPDATE meta SET value = '3' WHERE key = 'version'")
        before = file.read_bytes()
        with pytest.raises(JournalFault, match="of version 3, this program knows up to 2") as it:
            Journal.at(file)
        assert it.value.code == "newer_data"
        assert file.read_bytes() == before

    def test_another_programs_database_is_refused(self, tmp_path: Path) -> None:
        other = tmp_path / "other.sqlite3"
        change(other, "CREATE TABLE albums (name)")
        with pytest.raises(JournalFault, match="not a Death Match database"):
            Journal.at(other)
        with closing(sqlite3.connect(other)) as raw:
            names = raw.execute("SELECT name FROM sqlite_master").fetchall()
        assert names == [("albums",)]

    def test_a_file_that_is_no_database_is_refused(self, tmp_path: Path) -> None:
        other = tmp_path / "notes.txt"
        other.write_bytes(b"these are only notes\n" * 500)
        with pytest.raises(JournalFault) as raised:
            Journal.at(other)
        assert raised.value.code == "damaged"

    def test_a_missing_table_is_found(self, journal: Journal, file: Path) -> None:
        journal.close()
        change(file, "DROP TABLE entries")
        with pytest.raises(JournalFault, match="not a Death Match database"):
            Journal.at(file)

    def test_a_folder_that_cannot_be_made(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        with pytest.raises(JournalFault) as raised:
            Journal.at(tmp_path / "file" / "data" / "x.sqlite3")
        assert raised.value.code == "storage"


class TestDamage:
    """What is stored is not what was written: found when loaded, and said in words."""

    @pytest.mark.parametrize(
        ("sql", "words"),
        [
            ("DELETE FROM entries WHERE n = 7", "episode 1, entry 7: it is missing"),
            ("DELETE FROM entries WHERE n = 1", "episode 1, entry 1: it is missing"),
            ("UPDATE entries SET at = at + 1 WHERE n = 7", "episode 1, entry 7: its text"),
            ("UPDATE entries SET wall = 0 WHERE n = 7", "entry 7: its text"),
            ("UPDATE entries SET draws = 99 WHERE n = 7", "entry 7: its text"),
            ("UPDATE entries SET by = 'x' WHERE n = 7", "entry 7: its text"),
            ("UPDATE entries SET events = '[]' WHERE n = 7", "entry 7: its text"),
            ("UPDATE entries SET events = '{' WHERE n = 7", "entry 7: its text"),
            ("UPDATE entries SET prev = 'x' WHERE n = 7", "entry 7: it does not follow"),
            ("UPDATE entries SET n = n + 90 WHERE n > 6", "entry 7: it is missing"),
            ("UPDATE episodes SET header = replace(header, 'Ada', 'Eve')", "header: its text"),
            ("UPDATE episodes SET header = '{'", "header: its text"),
            ("UPDATE episodes SET number = 2", "header: it is of another episode"),
            ("UPDATE episodes SET seed = x'00'", "seed: it does not fit its seal"),
        ],
    )
    def test_a_change_is_found(self, journal: Journal, file: Path, sql: str, words: str) -> None:
        episode = an_episode(journal, 12)
        journal.close()
        change(file, sql)
        # Without it the end is found to be gone before the chain is looked at.
        mark_path(file).unlink()
        again = Journal.at(file)
        with pytest.raises(JournalFault, match=words) as raised:
            Episode.load(again, episode.id)
        assert raised.value.code == "damaged"
        again.close()

    @pytest.mark.parametrize(
        ("sql", "line"),
        [
            ("DELETE FROM entries WHERE n = 12", 12),
            ("DELETE FROM entries", 12),
            ("UPDATE entries SET hash = prev WHERE n = 12", 12),
        ],
    )
    def test_a_lost_end_is_found_at_the_start(
        self, journal: Journal, file: Path, sql: str, line: int
    ) -> None:
        an_episode(journal, 12)
        journal.close()
        change(file, sql)
        with pytest.raises(JournalFault, match=f"line {line} .* is gone") as raised:
            Journal.at(file)
        assert raised.value.code == "damaged"

    @pytest.mark.parametrize("length", [0, 1000])
    def test_a_log_that_was_lost_or_cut_is_found(
        self, journal: Journal, file: Path, tmp_path: Path, length: int
    ) -> None:
        journal.close()
        opened = Journal.at(file)
        an_episode(opened, 12)
        copy = tmp_path / "copy.sqlite3"
        copy.write_bytes(file.read_bytes())
        log = file.with_name(file.name + "-wal").read_bytes()
        copy.with_name(copy.name + "-wal").write_bytes(log[:length])
        mark_path(copy).write_bytes(mark_path(file).read_bytes())
        opened.close()
        with pytest.raises(JournalFault, match="is gone"):
            Journal.at(copy)

    @pytest.mark.parametrize("text", ["", "1", "x y z", "1 2 3 4", "\x00" * 100])
    def test_a_mark_that_says_nothing_is_none(
        self, journal: Journal, file: Path, text: str
    ) -> None:
        an_episode(journal, 3)
        journal.close()
        mark_path(file).write_text(text)
        Journal.at(file).close()

    def test_an_episode_that_was_dropped_is_not_missed(self, journal: Journal, file: Path) -> None:
        unused = an_episode(journal)
        Episode.create(journal, a_setup(), WALL, SEED, instead_of=unused)
        journal.close()
        Journal.at(file).close()

    def test_a_torn_page_never_plays_on(self, journal: Journal, file: Path) -> None:
        episode = an_episode(journal, 40)
        journal.close()
        whole = file.read_bytes()
        size = 4096
        assert len(whole) // size > 5
        found = 0
        for page in range(len(whole) // size):
            torn = bytearray(whole)
            torn[page * size + size // 2 : (page + 1) * size] = bytes(size // 2)
            if torn == whole:
                continue
            file.write_bytes(torn)
            found += self._is_refused_or_whole(file, episode)
        assert found > 3

    @pytest.mark.parametrize("keep", [0, 31, 32, 5000, 20_000, 0.5, 0.9, -1])
    def test_a_cut_log_leaves_the_entries_before_it(
        self, journal: Journal, file: Path, tmp_path: Path, keep: float
    ) -> None:
        episode = an_episode(journal, 40)
        log = file.with_name(file.name + "-wal").read_bytes()
        journal_bytes = file.read_bytes()
        journal.close()
        copy = tmp_path / "copy.sqlite3"
        copy.write_bytes(journal_bytes)
        cut = int(len(log) * keep) if isinstance(keep, float) else keep
        copy.with_name(copy.name + "-wal").write_bytes(log[:cut])
        again = Journal.at(copy)
        for stored in again.episodes():
            loaded = Episode.load(again, stored.id)
            assert loaded.entries == episode.entries[: loaded.rev]
            play(loaded, Random(3), 3)
        again.close()

    @pytest.mark.parametrize("torn", [False, True])
    def test_the_last_entry_cut_at_any_place_costs_no_more_than_itself(
        self, journal: Journal, file: Path, tmp_path: Path, torn: bool
    ) -> None:
        """SIGKILL or a power cut while it is written: cut off there, or old bytes behind there."""
        episode = an_episode(journal, 12)
        log_path = file.with_name(file.name + "-wal")
        old, mark = log_path.read_bytes(), mark_path(file).read_bytes()
        played = episode.rev
        play(episode, Random(2), 1)
        new, database = log_path.read_bytes(), file.read_bytes()
        journal.close()
        old = old.ljust(len(new), b"\0")
        copy = tmp_path / "copy.sqlite3"
        kept = set()
        for cut in places(old, new):
            copy.write_bytes(database)
            tail = old[cut:] if torn else b""
            copy.with_name(copy.name + "-wal").write_bytes(new[:cut] + tail)
            # What is not wholly in the log was not acknowledged, nor is it in the mark.
            mark_path(copy).write_bytes(mark)
            again = Journal.at(copy)
            loaded = Episode.load(again, episode.id)
            again.close()
            assert loaded.entries == episode.entries[: loaded.rev]
            kept.add(loaded.rev)
        assert kept == {played, played + 1}

    def _is_refused_or_whole(self, file: Path, episode: Episode) -> bool:
        """A torn page is found, unless nothing that counts was on it."""
        try:
            again = Journal.at(file)
        except JournalFault as fault:
            assert fault.code == "damaged"
            return True
        try:
            loaded = Episode.load(again, episode.id)
        except (JournalFault, KeyError) as fault:
            assert isinstance(fault, KeyError) or fault.code == "damaged"
            return True
        finally:
            again.close()
        assert loaded.entries == episode.entries
        return False
