"""The journal: every episode's header and entries, only ever added to."""

import json
import os
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    RowMapping,
    delete,
    func,
    insert,
    inspect,
    select,
)

from deathmatch.episode import places, tables
from deathmatch.episode.chain import Broken, Entry, canonical, line_hash, verify_chain
from deathmatch.episode.mark import Mark
from deathmatch.episode.migrating import bring_up
from deathmatch.episode.recording import Recording
from deathmatch.episode.storage import JournalFault, Storage
from deathmatch.episode.stream import seal

__all__ = ["Journal", "JournalFault", "Stored"]

IMPORTED_FROM = 1001
"""The first number that an episode of another machine can have here."""

_ENTRY_COLUMNS = [column for column in tables.entries.c if column.name != "episode"]


class Stored(Struct, frozen=True, kw_only=True):
    """An episode as the journal holds it, without its entries.

    ``number`` counts the show's episodes from 1; ``created`` is milliseconds since 1970;
    ``hash`` is that of the header's line. ``seed`` is secret until the match is over.
    ``imported`` is when (ms since 1970) it was brought here from another machine, where it had
    another number, which is in its header; ``None`` for one of this machine.
    """

    id: int
    show: str
    number: int
    created: int
    header: dict[str, Any]
    hash: str
    seed: bytes
    imported: int | None = None

    def __repr__(self) -> str:
        """Without the seed: this may end up in a log."""
        return f"Stored(id={self.id}, show={self.show!r}, number={self.number})"


class Journal:
    """Reads and appends; all of it raises :class:`JournalFault` when it cannot."""

    def __init__(self, url: str | URL) -> None:
        """Open the database at an SQLAlchemy URL and make its tables if it is new.

        Raises :class:`JournalFault` with ``newer_data`` for one of a newer version and
        ``damaged`` for one that is not ours or not whole.
        """
        self._storage = Storage(url)
        file = self._storage.file
        self._mark = Mark(places.mark_path(file) if file is not None else None)
        self._write_entry = self._storage.prepared(insert(tables.entries))
        try:
            self._open()
        except BaseException:
            self._storage.close()
            raise

    @classmethod
    def at(cls, file: str | os.PathLike[str]) -> "Journal":
        """The journal in an SQLite file, which is made, with its folder, if need be."""
        return cls(URL.create("sqlite", database=str(Path(file).absolute())))

    def close(self) -> None:
        """Let go of the database. Whatever is used afterwards opens it again."""
        self._storage.close()
        self._mark.close()

    def lay_out(self) -> None:
        """Make the room on disk that the next entries will need, so that none waits for it."""
        self._storage.lay_out()
        self.probe()

    def probe(self) -> None:
        """Try a small real write, and whether there is room for more than an entry takes, to learn
        whether the trouble is over.
        """
        self._storage.try_room()
        with self._storage.writing() as connection:
            _put(connection, tables.meta, "probe", str(os.getpid()))

    def create(
        self,
        show: str,
        created: int,
        seed: bytes,
        header: dict[str, Any],
        instead_of: int | None = None,
    ) -> Stored:
        """Add an episode with the next number of its show, which goes into the header.

        ``instead_of`` is the id of one that is dropped for it: nothing was ever played in it.
        """
        if instead_of is not None:
            self._mark.clear()
        with self._storage.writing() as connection:
            fresh = _drop(connection, instead_of) if instead_of is not None else {}
            own = tables.episodes.c.show == show, tables.episodes.c.imported.is_(None)
            last = select(func.max(tables.episodes.c.number)).where(*own)
            number = (connection.scalar(last) or 0) + 1
            header = {**header, "number": number}
            line = canonical(header)
            row: dict[str, Any] = {"show": show, "number": number, "created": created}
            row["seed"] = seed
            row |= {"header": line, "hash": line_hash(line), **fresh}
            key = connection.execute(insert(tables.episodes), row).inserted_primary_key
        stored = self.episode(key[0] if key else 0)
        self._mark.note(stored.id, 0, stored.hash)
        return stored

    def bring(self, recording: Recording, seed: bytes, wall: int) -> tuple[Stored, bool]:
        """Add an episode of another machine, whole; ``wall`` is now, in ms since 1970.

        Its number here is the next of the show's from :data:`IMPORTED_FROM` on, so that it is
        never taken for one of this machine. Gives the episode, and whether it is new: one that
        is here already, brought or played, stays as it is.
        """
        header, line = recording.header, canonical(recording.header)
        row = {"show": header["show"], "created": header["created"], "seed": seed, "header": line}
        row |= {"hash": line_hash(line), "imported": wall}
        known, where = tables.episodes.c, tables.episodes.c.show == header["show"]
        with self._storage.writing() as connection:
            here = connection.scalar(select(known.id).where(where, known.hash == row["hash"]))
            if here is None:
                last = connection.scalar(select(func.max(known.number)).where(where)) or 0
                row["number"] = max(last + 1, IMPORTED_FROM)
                key = connection.execute(insert(tables.episodes), row).inserted_primary_key
                new = key[0] if key else 0
                rows = [{"episode": new, **_entry_row(entry)} for entry in recording.entries]
                connection.execute(insert(tables.entries), rows)
        return self.episode(new if here is None else here), here is None

    def append(self, episode: int, entry: Entry) -> None:
        """Add one entry; when this returns it is on disk.

        Raises :class:`JournalFault`: ``conflict`` when the episode already has an entry with
        that number or command id. Nothing is written then.
        """
        self._write_entry({"episode": episode, **_entry_row(entry)})
        self._mark.note(episode, entry.n, entry.hash)

    def own(self, show: str) -> list[int]:
        """The ids of the episodes of one show that were made here, in their order."""
        return self._ids(tables.episodes.c.show == show, tables.episodes.c.imported.is_(None))

    def brought(self, show: str) -> list[int]:
        """The ids of the episodes of one show that came from another machine, in their order."""
        return self._ids(tables.episodes.c.show == show, tables.episodes.c.imported.is_not(None))

    def _ids(self, *where: ColumnElement[bool]) -> list[int]:
        query = select(tables.episodes.c.id).where(*where).order_by(tables.episodes.c.id)
        with self._storage.reading() as connection:
            return list(connection.scalars(query))

    def episodes(self, show: str | None = None) -> list[Stored]:
        """The episodes of one show, or of all, in the order in which they came here."""
        query = select(tables.episodes).order_by(tables.episodes.c.id)
        if show is not None:
            query = query.where(tables.episodes.c.show == show)
        with self._storage.reading() as connection:
            rows = connection.execute(query).mappings().all()
        return [_stored(row) for row in rows]

    def episode(self, episode: int) -> Stored:
        """One episode by its id; ``KeyError`` if there is none."""
        query = select(tables.episodes).where(tables.episodes.c.id == episode)
        with self._storage.reading() as connection:
            row = connection.execute(query).mappings().first()
        if row is None:
            raise KeyError(episode)
        return _stored(row)

    def entries(self, episode: int, after: int = 0) -> list[Entry]:
        """The entries of an episode, in order, from the one after number ``after`` on."""
        query = (
            select(*_ENTRY_COLUMNS)
            .where(tables.entries.c.episode == episode, tables.entries.c.n > after)
            .order_by(tables.entries.c.n)
        )
        with self._storage.reading() as connection:
            rows = connection.execute(query).mappings().all()
        return [_entry(episode, row) for row in rows]

    def answer_for(self, episode: int, command_id: str) -> int | None:
        """The number of the entry that a command id led to, or ``None``."""
        query = select(tables.entries.c.n).where(
            tables.entries.c.episode == episode, tables.entries.c.command_id == command_id
        )
        with self._storage.reading() as connection:
            return connection.scalar(query)

    def verified(self, episode: int) -> tuple[Stored, list[Entry]]:
        """An episode and its entries, after a check of the seal and the whole hash chain.

        Raises :class:`JournalFault` with ``damaged`` and the place of the first wrong line.
        """
        stored = self.episode(episode)
        entries = self.entries(episode)
        try:
            verify_chain(canonical(stored.header), stored.hash, entries)
        except Broken as broken:
            raise JournalFault("damaged", f"{_name(stored)}, {broken}") from broken
        number = stored.header["number"] if stored.imported else stored.number
        if (stored.show, number) != (stored.header["show"], stored.header["number"]):
            raise JournalFault("damaged", f"{_name(stored)}, header: it is of another episode")
        if seal(stored.seed) != stored.header["seal"]:
            raise JournalFault("damaged", f"{_name(stored)}, seed: it does not fit its seal")
        return stored, entries

    def setting(self, key: str) -> str | None:
        """The stored value of a setting, or ``None``."""
        query = select(tables.settings.c.value).where(tables.settings.c.key == key)
        with self._storage.reading() as connection:
            return connection.scalar(query)

    def settings(self, prefix: str = "") -> dict[str, str]:
        """All settings whose key begins with ``prefix``."""
        query = select(tables.settings.c.key, tables.settings.c.value)
        with self._storage.reading() as connection:
            rows = connection.execute(query).all()
        return {key: value for key, value in rows if key.startswith(prefix)}

    def set_setting(self, key: str, value: str) -> None:
        """Store a setting; it is on disk when this returns."""
        with self._storage.writing() as connection:
            _put(connection, tables.settings, key, value)

    def _open(self) -> None:
        with self._storage.reading() as connection:
            there = set(inspect(connection).get_table_names())
            version = tables.VERSION
            if there:
                version = self._recognise(connection, there)
                self._check_pages(connection)
                self._check_end(connection)
        if version < tables.VERSION:
            with self._storage.writing() as connection:
                bring_up(connection, version)
                _put(connection, tables.meta, "version", str(tables.VERSION))
        if not there:
            with self._storage.writing() as connection:
                tables.metadata.create_all(connection)
                _put(connection, tables.meta, "version", str(tables.VERSION))

    def _recognise(self, connection: Connection, there: set[str]) -> int:
        """The version of a database of ours. Raises JournalFault for any other."""
        ours = set(tables.metadata.tables)
        version = None
        if "meta" in there:
            query = select(tables.meta.c.value).where(tables.meta.c.key == "version")
            version = connection.scalar(query)
        number = int(version) if version is not None and version.isdecimal() else 0
        if number > tables.VERSION:
            raise JournalFault(
                "newer_data",
                f"the data are of version {version}, this program knows up to {tables.VERSION}",
            )
        if not number or not ours <= there:
            raise JournalFault("damaged", f"not a Death Match database: {self._storage.url!r}")
        return number

    def _check_pages(self, connection: Connection) -> None:
        if connection.dialect.name == "sqlite":
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            if found != "ok":
                raise JournalFault("damaged", f"{self._storage.file}: {found}")

    def _check_end(self, connection: Connection) -> None:
        """What was once on disk must be there: a log that was lost or cut takes its end along."""
        noted = self._mark.read()
        if noted is None:
            return
        episode, n, line = noted
        episodes, entries = tables.episodes.c, tables.entries.c
        query = select(entries.hash).where(entries.episode == episode, entries.n == n)
        if n == 0:
            query = select(episodes.hash).where(episodes.id == episode)
        if connection.scalar(query) != line:
            raise JournalFault(
                "damaged",
                f"line {n} of the episode with the id {episode} was written and is gone",
            )


def _put(connection: Connection, table: Any, key: str, value: str) -> None:
    connection.execute(delete(table).where(table.c.key == key))
    connection.execute(insert(table).values(key=key, value=value))


def _drop(connection: Connection, episode: int) -> dict[str, int]:
    """Drop an episode; gives the id that the one in its place must have, where it matters."""
    last = connection.scalar(select(func.max(tables.episodes.c.id))) or 0
    connection.execute(delete(tables.entries).where(tables.entries.c.episode == episode))
    connection.execute(delete(tables.episodes).where(tables.episodes.c.id == episode))
    # SQLite would give the same id again, and whoever kept it would take one for the other.
    return {"id": last + 1} if connection.dialect.name == "sqlite" else {}


def _entry_row(entry: Entry) -> dict[str, Any]:
    row = {name: getattr(entry, name) for name in Entry.__struct_fields__}
    return row | {"command": canonical(entry.command), "events": canonical(entry.events)}


def _name(stored: Stored) -> str:
    return f"show {stored.show}, episode {stored.number}"


def _stored(row: RowMapping) -> Stored:
    where = f"show {row['show']}, episode {row['number']}, header"
    return Stored(**{**row, "header": _json(row["header"], where)})


def _entry(episode: int, row: RowMapping) -> Entry:
    where = f"episode with the id {episode}, entry {row['n']}"
    return Entry(
        **{
            **row,
            "command": _json(row["command"], where),
            "events": _json(row["events"], where),
        }
    )


def _json(text: str, where: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as wrong:
        raise JournalFault("damaged", f"{where}: its text is not the one that was written") from (
            wrong
        )
