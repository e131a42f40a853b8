"""A disk in trouble: the reason is told, nothing is half written, and work goes on afterwards."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import Journal, JournalFault

from .builders import SEED, WALL, a_setup, next_command, play


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    opened = Journal.at(tmp_path / "deathmatch.sqlite3")
    yield opened
    opened.close()


def pragma(journal: Journal, text: str) -> None:
    with journal._storage.reading() as connection:
        connection.exec_driver_sql(f"PRAGMA {text}")


def fails(episode: Episode, rng: Random) -> str:
    """Try to commit; what may not change when it fails has not changed."""
    before = (episode.match, episode.rev, episode.draws, list(episode.entries))
    command, at = next_command(episode, rng)
    with pytest.raises(JournalFault) as raised:
        episode.commit(command, "lost", "test", at, WALL)
    assert (episode.match, episode.rev, episode.draws, episode.entries) == before
    assert episode.entry_for("lost") is None
    return raised.value.code


def test_a_full_disk(journal: Journal) -> None:
    episode = Episode.create(journal, a_setup(), WALL, SEED)
    play(episode, Random(1), 5)
    pragma(journal, "max_page_count=1")
    rng = Random(2)
    with pytest.raises(JournalFault) as raised:
        play(episode, rng, 500)
    assert raised.value.code == "storage_full"
    assert journal.entries(episode.id) == episode.entries
    # The connection was opened anew, and with it the limit is gone.
    journal.probe()
    play(episode, rng)
    assert episode.match.over
    assert Episode.load(journal, episode.id).match == episode.match


def test_a_read_only_database(journal: Journal) -> None:
    episode = Episode.create(journal, a_setup(), WALL, SEED)
    play(episode, Random(1), 5)
    pragma(journal, "query_only=ON")
    assert fails(episode, Random(2)) == "storage_read_only"
    assert journal.entries(episode.id) == episode.entries
    play(episode, Random(2), 3)
    assert Episode.load(journal, episode.id).rev == 8


def test_a_database_that_another_holds(journal: Journal, tmp_path: Path) -> None:
    episode = Episode.create(journal, a_setup(), WALL, SEED)
    pragma(journal, "busy_timeout=20")
    other = Journal.at(tmp_path / "deathmatch.sqlite3")
    with other._storage.writing():
        assert fails(episode, Random(2)) == "storage"
    play(episode, Random(2), 3)
    assert Episode.load(other, episode.id).rev == 3
    other.close()


@pytest.mark.skipif(os.name != "posix", reason="a limit of POSIX")
def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """A real write that the system refuses, in a process of its own."""
    script = """
import resource, signal, sys
from pathlib import Path
from random import Random
from tests.episode.builders import SEED, WALL, a_setup, play
from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import Journal, JournalFault
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
journal = Journal.at(Path(sys.argv[1]))
episode = Episode.create(journal, a_setup(), WALL, SEED)
play(episode, Random(1), 4)
wal = Path(sys.argv[1] + "-wal").stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (wal + 5000, resource.RLIM_INFINITY))
try:
    play(episode, Random(2))
except JournalFault as fault:
    print(fault.code, episode.rev)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
assert journal.entries(episode.id) == episode.entries
play(episode, Random(3))
assert episode.match.over
assert Episode.load(journal, episode.id).match == episode.match
journal.close()
"""
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "x.sqlite3")],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stderr == ""
    code, rev = done.stdout.split()
    assert code == "storage" and int(rev) >= 4


def can_mount() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("mount") is not None


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of 256 KiB, where the tests may mount one."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(place)]
    if not can_mount() or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("file systems cannot be mounted here")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_real_disk_fills_and_is_freed(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(64 * 1024))
    journal = Journal.at(small_disk / "deathmatch.sqlite3")
    episode = Episode.create(journal, a_setup(), WALL, SEED)
    rng = Random(5)
    with pytest.raises(JournalFault) as raised:
        for _ in range(20):
            play(episode, rng)
            episode = Episode.create(journal, a_setup(), WALL, SEED)
    assert raised.value.code == "storage_full"
    assert [entry.n for entry in journal.entries(episode.id)] == list(range(1, episode.rev + 1))
    with pytest.raises(JournalFault):
        for n in range(9):
            journal.set_setting(f"filler-{n}", "x" * 10_000)
    ballast.unlink()
    journal.probe()
    again = Episode.load(journal, episode.id)
    assert again.rev == episode.rev
    play(again, rng, 1)
    journal.close()


def test_a_real_disk_becomes_read_only_and_writable_again(small_disk: Path) -> None:
    journal = Journal.at(small_disk / "deathmatch.sqlite3")
    episode = Episode.create(journal, a_setup(), WALL, SEED)
    play(episode, Random(1), 5)
    journal.close()
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    assert fails(episode, Random(2)) == "storage_read_only"
    with pytest.raises(JournalFault) as raised:
        journal.probe()
    assert raised.value.code == "storage_read_only"
    subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)
    journal.probe()
    play(episode, Random(2), 5)
    assert Episode.load(journal, episode.id).match == episode.match
    journal.close()


def test_a_database_that_is_gone_is_not_made_anew(journal: Journal, tmp_path: Path) -> None:
    journal.close()
    (tmp_path / "deathmatch.sqlite3").unlink()
    with pytest.raises(JournalFault, match="the database is gone") as raised:
        journal.probe()
    assert raised.value.code == "storage" and list(tmp_path.iterdir()) == []


def test_rights_that_are_taken_and_given_back(tmp_path: Path) -> None:
    """As an ordinary user: to one who may do everything, rights are no obstacle."""
    script = """
import sys
from pathlib import Path
from random import Random
from tests.episode.builders import SEED, WALL, a_setup, play
from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import Journal, JournalFault
file = Path(sys.argv[1]) / "data" / "x.sqlite3"
journal = Journal.at(file)
episode = Episode.create(journal, a_setup(), WALL, SEED)
for path, less, full in ((file.parent, 0o500, 0o700), (file, 0o400, 0o600), (file, 0, 0o600)):
    play(episode, Random(1), 3)
    journal.close()
    path.chmod(less)
    try:
        play(episode, Random(2), 1)
    except JournalFault as fault:
        print(fault.code)
    path.chmod(full)
    play(episode, Random(2), 1)
assert Episode.load(journal, episode.id).match == episode.match
journal.close()
"""
    ordinary: list[str] = []
    if os.name != "posix" or (os.geteuid() == 0 and shutil.which("setpriv") is None):
        pytest.skip("needs an ordinary user of POSIX")
    if os.geteuid() == 0:
        ordinary = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"]
    done = subprocess.run(
        [*ordinary, sys.executable, "-c", script, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stderr == ""
    assert done.stdout.split() == ["storage_read_only", "storage_read_only", "storage"]
