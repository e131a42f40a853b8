"""Where things lie on this machine: the data folder, its database, its shows."""

import os
from pathlib import Path

import platformdirs

DATABASE = "deathmatch.sqlite3"
KEY = "links.key"
DATA_DIR_VARIABLE = "DEATHMATCH_DATA_DIR"


def data_dir(chosen: str | os.PathLike[str] | None = None) -> Path:
    """The data folder: ``chosen``, else ``DEATHMATCH_DATA_DIR``, else this user's own.

    The folder need not exist.
    """
    named = chosen or os.environ.get(DATA_DIR_VARIABLE)
    return Path(named).expanduser() if named else Path(platformdirs.user_data_dir("deathmatch"))


def database_path(folder: Path) -> Path:
    """The journal's database file in a data folder."""
    return folder / DATABASE


def key_path(folder: Path) -> Path:
    """The file with the server's secret in a data folder."""
    return folder / KEY


def mark_path(database: Path) -> Path:
    """The file beside a database that says how far it was written."""
    return database.with_name(f"{database.name}.mark")


def own_shows(folder: Path) -> Path:
    """The folder of this user's own shows in a data folder."""
    return folder / "shows"
