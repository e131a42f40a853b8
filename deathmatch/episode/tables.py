"""The journal's tables, in SQL that any database has."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

VERSION = 2

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(120), primary_key=True),
    Column("value", Text, nullable=False),
)

episodes = Table(
    "episodes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("show", String(120), nullable=False),
    Column("number", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("header", Text, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    # When it was brought here from another machine; its number is then not the one in its header.
    Column("imported", BigInteger),
    UniqueConstraint("show", "number"),
)

entries = Table(
    "entries",
    metadata,
    Column("episode", ForeignKey("episodes.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("wall", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("by", String(80), nullable=False),
    Column("command_id", String(80)),
    Column("command", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("draws", BigInteger, nullable=False),
    Column("prev", String(64), nullable=False),
    Column("salt", String(32)),
    Column("hash", String(64), nullable=False),
    UniqueConstraint("episode", "command_id"),
)
