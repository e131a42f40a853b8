"""The one connection to the database, and its troubles in the project's own words."""

import errno
import os
import shutil
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import URL, Connection, Engine, Insert, NullPool, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

Trouble = Literal[
    "storage_full", "storage_read_only", "storage", "conflict", "newer_data", "damaged"
]

_SQLITE: dict[int, Trouble] = {
    sqlite3.SQLITE_FULL: "storage_full",
    sqlite3.SQLITE_READONLY: "storage_read_only",
    sqlite3.SQLITE_CONSTRAINT_UNIQUE: "conflict",
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY: "conflict",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
_POSTGRES: dict[str, Trouble] = {
    "53100": "storage_full",
    "25006": "storage_read_only",
    "23505": "conflict",
}
_ENOUGH_BYTES = 256 * 1024
_BUSY_MS = 1000
# A thousand pages and some: at a thousand SQLite starts its log anew.
_LOG_BYTES = 4_200_000
_SMALL_CACHE_PAGES = 4
# Many times what an entry takes, and more than the small cache holds.
_ROOM_BYTES = 40 * 1024


class JournalFault(Exception):
    """The journal could not do what it was asked, and has written nothing.

    ``code`` is one of: ``storage_full``, ``storage_read_only``, ``storage`` (any other trouble
    of the disk or database), ``conflict`` (another writer was first), ``newer_data`` (written
    by a newer version), ``damaged`` (what is stored is not what was written). ``detail`` says
    what and where, for the host.
    """

    def __init__(self, code: Trouble, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code: Trouble = code
        self.detail = detail


class Storage:
    """A database, used through one connection that is opened anew after any trouble."""

    def __init__(self, url: str | URL) -> None:
        self.url = make_url(url)
        self.file = _file_of(self.url)
        self._engine = _engine(self.url)
        # Other drivers begin by themselves.
        self._begin = "BEGIN IMMEDIATE" if self._engine.dialect.name == "sqlite" else None
        self._driver_error: type[Exception] = self._engine.dialect.loaded_dbapi.Error
        self._connection: Connection | None = None
        self._was_open = False
        # Never held across a yield: all that happens inside is the database's own work.
        self._lock = threading.RLock()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction that is on disk when the block ends, or has written nothing.

        Raises :class:`JournalFault`.
        """
        with self._lock, self._transaction("BEGIN IMMEDIATE") as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One transaction that sees a single state and writes nothing. As :meth:`writing`."""
        with self._lock, self._transaction("BEGIN") as connection:
            yield connection

    def prepared(self, insert: Insert) -> Callable[[Mapping[str, Any]], None]:
        """A function that writes one row in a transaction of its own, by the shortest way.

        The statement is worded once and then carried out by the driver; the row's values are
        plain texts and whole numbers. It raises :class:`JournalFault`, as :meth:`writing`.
        """
        compiled = insert.compile(dialect=self._engine.dialect)
        sql, order = str(compiled), compiled.positiontup

        def write(row: Mapping[str, Any]) -> None:
            values = row if order is None else [row[name] for name in order]
            with self._lock, self._troubles():
                connection = self._connection or self._open()
                _write(connection.connection.driver_connection, self._begin, sql, values)

        return write

    def lay_out(self) -> None:
        """Give SQLite's log its full size now. Raises :class:`JournalFault`.

        A commit that makes the file longer has to wait for the file system's own journal, and so
        for everybody else's writing; one that writes over what is there does not.
        """
        if self.file is None:
            return
        with self._lock, self._troubles():
            connection = self._connection or self._open()
            _fill_log(connection.connection.driver_connection)

    def try_room(self) -> None:
        """Write more to SQLite's log than an entry takes, and take it back. As :meth:`lay_out`."""
        if self.file is None:
            return
        with self._lock, self._troubles():
            connection = self._connection or self._open()
            _write_and_take_back(connection.connection.driver_connection, _ROOM_BYTES)

    def _open(self) -> Connection:
        if self.file is not None:
            if not self.file.exists():
                _make(self.file, new=not self._was_open)
            _mend_rights(self.file)
        self._connection = self._engine.connect()
        self._was_open = True
        return self._connection

    def close(self) -> None:
        """Close the connection; the next use opens it again."""
        with self._lock:
            connection, self._connection = self._connection, None
            if connection is not None:
                _quietly_close(connection)

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[Connection]:
        with self._troubles():
            connection = self._connection or self._open()
            connection.info["begin"] = begin
            with connection.begin():
                yield connection

    @contextmanager
    def _troubles(self) -> Iterator[None]:
        try:
            yield
        except (SQLAlchemyError, OSError, self._driver_error) as wrong:
            fault = _fault(wrong, self.file)
            if fault.code != "conflict":
                # A connection may stay crippled after its disk has recovered.
                self.close()
            raise fault from wrong


def _engine(url: URL) -> Engine:
    sqlite = url.get_backend_name() == "sqlite"
    # The lock of Storage keeps threads apart, so any of them may use the connection.
    more: dict[str, Any] = {"connect_args": {"check_same_thread": False}} if sqlite else {}
    # What is written holds hidden nobles and seeds, and errors end up in logs.
    engine = create_engine(url, poolclass=NullPool, hide_parameters=True, **more)
    if sqlite:
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(raw: Any, _record: Any) -> None:
    # The driver would begin transactions by itself, late and without the write lock.
    raw.isolation_level = None
    cursor = raw.cursor()
    for pragma in (
        f"busy_timeout={_BUSY_MS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.info.get("begin", "BEGIN"))


def _write(raw: Any, begin: str | None, sql: str, values: Any) -> None:
    # A cursor that stays open would keep the file open when the connection is closed.
    with closing(raw.cursor()) as cursor:
        try:
            if begin is not None:
                cursor.execute(begin)
            cursor.execute(sql, values)
            raw.commit()
        except BaseException:
            raw.rollback()
            raise


def _fill_log(raw: Any) -> None:
    with closing(raw.cursor()) as cursor:
        cursor.execute("PRAGMA wal_checkpoint").fetchall()
    _write_and_take_back(raw, _LOG_BYTES)


def _write_and_take_back(raw: Any, size: int) -> None:
    with closing(raw.cursor()) as cursor:
        usual = cursor.execute("PRAGMA cache_size").fetchone()[0]
        # What the cache cannot hold goes to the log before it is taken back: the database itself
        # stays as it is.
        cursor.execute(f"PRAGMA cache_size={_SMALL_CACHE_PAGES}")
        try:
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("INSERT INTO meta VALUES ('room', zeroblob(?))", (size,))
        finally:
            raw.rollback()
            cursor.execute(f"PRAGMA cache_size={usual}")


def _file_of(url: URL) -> Path | None:
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


def _make(file: Path, *, new: bool) -> None:
    """Make the file and its folder, for this user alone: it will hold nobles and seeds."""
    if not new:
        raise FileNotFoundError(errno.ENOENT, "the database is gone", str(file))
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    if os.name == "posix":
        # Without this a power cut could take the whole file away again.
        folder = os.open(file.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def _mend_rights(file: Path) -> None:
    """Give SQLite's own files the rights of the database again.

    Those that it makes while the database is read-only stay read-only, and with them the
    database, when its rights have long been given back.
    """
    for end in ("-wal", "-shm"):
        side = file.with_name(file.name + end)
        if side.exists() and os.access(file, os.W_OK) and not os.access(side, os.W_OK):
            side.chmod(stat.S_IMODE(file.stat().st_mode))


def _quietly_close(connection: Connection) -> None:
    try:
        connection.close()
    except SQLAlchemyError:
        connection.invalidate()


def _fault(wrong: Exception, file: Path | None) -> JournalFault:
    original = wrong.orig if isinstance(wrong, DBAPIError) else wrong
    code = _code(original)
    if code == "storage" and file is not None:
        code = _of_disk(file) or code
    where = f" ({file})" if file is not None else ""
    return JournalFault(code, f"{original}{where}")


def _code(original: object) -> Trouble:
    number = getattr(original, "sqlite_errorcode", None)
    if isinstance(number, int):
        # Where an extended code is not named, the plain code in its low byte is.
        return _SQLITE.get(number) or _SQLITE.get(number & 0xFF, "storage")
    return _POSTGRES.get(str(getattr(original, "sqlstate", "")), "storage")


def _of_disk(file: Path) -> Trouble | None:
    """What the file system says where the database only says that something went wrong."""
    folder = next((path for path in (file.parent, *file.parents) if path.is_dir()), None)
    if folder is None:
        return None
    if not os.access(folder, os.W_OK):
        return "storage_read_only"
    return "storage_full" if shutil.disk_usage(folder).free < _ENOUGH_BYTES else None
