"""Databases of older versions, brought to this one: each step goes up by one version."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sqlalchemy import Connection

from deathmatch.episode import tables


def bring_up(connection: Connection, version: int) -> None:
    """Make the tables those of this version, with all that was in them; in one transaction."""
    while version < tables.VERSION:
        STEPS[version](connection)
        version += 1


def _second(connection: Connection) -> None:
    """Entries have a salt, and episodes may be imported."""
    for table, column in ((tables.entries, "salt"), (tables.episodes, "imported")):
        kind = table.c[column].type.compile(connection.dialect)
        connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {column} {kind}")


STEPS: Mapping[int, Callable[[Connection], None]] = {1: _second}
