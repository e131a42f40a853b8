"""Copies of the database: made while it is in use, looked through, and put back in its place."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from deathmatch.episode import places
from deathmatch.episode.journal import Journal, JournalFault
from deathmatch.episode.whole_file import PRIVATE, in_place_of

BUSY_S = 10.0
STAMP = "%Y%m%d-%H%M%S"


def copy_database(file: Path, target: Path) -> None:
    """Copies the database to ``target``, whoever writes to it meanwhile; wholly or not at all.

    The copy is a state that was on disk, and its pages are checked. Raises :class:`JournalFault`.
    """
    with _troubles(target), in_place_of(target, PRIVATE) as beside:
        with closing(_opened(file)) as source, closing(sqlite3.connect(beside)) as copy:
            for each in (source, copy):
                # Each page is needed once; what a thread has had, the system never gets back.
                each.execute("PRAGMA cache_size = -256")
            source.backup(copy)
            found = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise JournalFault("damaged", f"{file}: {found}")


def looked_through(file: Path) -> tuple[int, int]:
    """How many episodes and entries a database holds, after a check of every line.

    Raises :class:`JournalFault` for one that is damaged, of a newer version, or not ours.
    """
    with _troubles(file), closing(_opened(file)) as raw:
        try:
            raw.execute("SELECT value FROM meta").fetchall()
        except sqlite3.OperationalError:
            raise JournalFault("damaged", f"{file} is not a Death Match database") from None
    journal = Journal.at(file)
    try:
        lengths = [len(journal.verified(each.id)[1]) for each in journal.episodes()]
    finally:
        journal.close()
    return len(lengths), sum(lengths)


def put_back(copy: Path, folder: Path, now: datetime) -> Path | None:
    """Puts a copy, looked through, in the place of the database that no console may have open.

    What was there is kept beside it under another name, which is given; None where there was
    nothing. At every moment one of the two lies in the place. Raises :class:`JournalFault`.
    """
    file = places.database_path(folder)
    with _troubles(file):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with in_place_of(file, PRIVATE) as beside:
            shutil.copyfile(copy, beside)
            _look_through(beside, copy)
            aside = _set_aside(file, now) if file.exists() else None
            places.mark_path(file).unlink(missing_ok=True)
    return aside


def _look_through(beside: Path, copy: Path) -> None:
    """Looks through what was just copied, and names the copy that somebody knows in a fault."""
    try:
        looked_through(beside)
    except JournalFault as fault:
        raise JournalFault(fault.code, fault.detail.replace(str(beside), str(copy))) from None


def _set_aside(file: Path, now: datetime) -> Path:
    """Keeps what there is under another name, its log with it, which must not outlive it."""
    aside = file.with_name(f"{file.stem}.before-{now.strftime(STAMP)}{file.suffix}")
    try:
        copy_database(file, aside)
        with closing(_opened(file)) as raw:
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except (JournalFault, sqlite3.Error):
        shutil.copyfile(file, aside)
        for end in ("-wal", "-shm"):
            side = file.with_name(file.name + end)
            if side.exists():
                os.replace(side, aside.with_name(aside.name + end))
    return aside


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", timeout=BUSY_S, uri=True)


@contextmanager
def _troubles(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as wrong:
        code = getattr(wrong, "sqlite_errorcode", 0) & 0xFF
        bad = code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        raise JournalFault("damaged" if bad else "storage", f"{wrong} ({file})") from None
    except OSError as wrong:
        raise JournalFault("storage", f"{wrong.strerror or wrong} ({file})") from None


class Kept:
    """The newest few copies of a database, in a folder beside it; older ones go."""

    def __init__(self, database: Path, most: int = 10) -> None:
        self.folder = database.parent / "backups"
        self._database = database
        self._most = most

    def add(self, why: str, now: datetime) -> Path:
        """Adds a copy, whose name says when and ``why``. Raises :class:`JournalFault`."""
        file = self.folder / f"{now.strftime(STAMP)}-{why}.sqlite3"
        with _troubles(file):
            self.folder.mkdir(mode=0o700, exist_ok=True)
            copy_database(self._database, file)
            for old in self.all()[: -self._most]:
                old.unlink(missing_ok=True)
        return file

    def all(self) -> list[Path]:
        """The copies, the oldest first."""
        return sorted(self.folder.glob("*.sqlite3"))
