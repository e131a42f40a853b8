"""Databases of older versions, brought to this one: each step goes up by one version."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection, MetaData, Table, insert, select

from deathmatch.episode import tables


def bring_up(connection: Connection, version: int) -> None:
    """Make the tables those of this version, with all that was in them; in one transaction."""
    while version < tables.VERSION:
        STEPS[version](connection)
        version += 1


def _second(connection: Connection) -> None:
    """Entries have a salt, episodes may be imported: only those of this machine are numbered."""
    names = ("episodes", "entries")
    old = [Table(name, MetaData(), autoload_with=connection) for name in names]
    held: list[list[dict[str, Any]]] = [
        [dict(row) for row in connection.execute(select(table)).mappings()] for table in old
    ]
    for table in reversed(old):
        table.drop(connection)
    tables.metadata.create_all(connection)
    for name, rows in zip(names, held, strict=True):
        if rows:
            connection.execute(insert(tables.metadata.tables[name]), rows)


STEPS: Mapping[int, Callable[[Connection], None]] = {1: _second}
