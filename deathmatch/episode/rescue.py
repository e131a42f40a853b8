"""What can still be read of a damaged database, saved aside as a whole one."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import Table, create_engine, insert

from deathmatch.episode import tables
from deathmatch.episode.chain import Broken, Chain, Entry, line_hash
from deathmatch.episode.copies import STAMP
from deathmatch.episode.whole_file import PRIVATE, in_place_of

MOST_ROWS = 1_000_000


class Rescued(Struct, frozen=True):
    """What was saved: where, and of how many episodes and entries."""

    file: Path
    episodes: int
    entries: int


def rescue(file: Path, now: datetime) -> Rescued | None:
    """Saves every episode up to its last line that is as it was written, beside the database.

    The database itself is not changed. None where nothing could be read. Raises OSError.
    """
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as raw:
            raw.text_factory = lambda text: text.decode("utf-8", "replace")
            found = {table.name: list(_rows(raw, table)) for table in tables.metadata.sorted_tables}
    except sqlite3.Error:
        return None
    episodes = [row for row in found["episodes"] if line_hash(row["header"]) == row["hash"]]
    entries = [entry for row in episodes for entry in _sound(row, found["entries"])]
    if not episodes:
        return None
    target = file.with_name(f"{file.stem}.rescued-{now.strftime(STAMP)}{file.suffix}")
    with in_place_of(target, PRIVATE) as beside:
        kept = {**found, "episodes": episodes, "entries": entries}
        _write(beside, {**kept, "meta": [{"key": "version", "value": str(tables.VERSION)}]})
    return Rescued(target, len(episodes), len(entries))


def _rows(raw: sqlite3.Connection, table: Table) -> Iterator[dict[str, Any]]:
    """Each row that can be read, looked up one by one: a bad page costs its own rows only."""
    there = {row[1] for row in raw.execute(f'PRAGMA table_info("{table.name}")')}
    names = [column.name for column in table.columns if column.name in there]
    columns = ", ".join(f'"{name}"' for name in names)
    with contextlib.suppress(sqlite3.Error):
        last = raw.execute(f'SELECT max(rowid) FROM "{table.name}" NOT INDEXED').fetchone()[0] or 0
        for number in range(1, min(last, MOST_ROWS) + 1):
            query = f'SELECT {columns} FROM "{table.name}" NOT INDEXED WHERE rowid = ?'
            with contextlib.suppress(sqlite3.Error):
                row = raw.execute(query, (number,)).fetchone()
                if row is not None:
                    yield dict(zip(names, row, strict=True))


def _sound(episode: dict[str, Any], rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The entries of an episode as far as each follows from the one before."""
    chain = Chain(episode["hash"])
    own = [row for row in rows if row["episode"] == episode["id"]]
    with contextlib.suppress(Broken, TypeError, ValueError):
        for row in sorted(own, key=lambda row: row["n"]):
            chain.follow(*_as_written(row))
            yield row


def _as_written(row: dict[str, Any]) -> tuple[Entry, str]:
    fields = {name: value for name, value in row.items() if name != "episode"}
    fields["command"], fields["events"] = json.loads(row["command"]), json.loads(row["events"])
    entry = Entry(**fields)
    return entry, line_hash(entry.line())


def _write(file: Path, rows: dict[str, list[dict[str, Any]]]) -> None:
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
    try:
        tables.metadata.create_all(engine)
        with engine.begin() as connection:
            for table in tables.metadata.sorted_tables:
                if rows[table.name]:
                    connection.execute(insert(table), rows[table.name])
    finally:
        engine.dispose()
