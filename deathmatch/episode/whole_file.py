"""Files that are on the disk wholly, or not at all."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from deathmatch.errors import UserError

PRIVATE = 0o600


def has_an_end(file: str | os.PathLike[str]) -> None:
    """Before a file is read. UserError, exit status 2, for a pipe or a device: nobody knows whether
    anything comes out of it, and when it is over.
    """
    path = Path(file)
    if path.exists() and not path.is_file() and not path.is_dir():
        raise UserError(f"{path} is a pipe or a device: save what it gives, and name that file.", 2)


def replace_file(file: Path, text: str, rights: int | None = None) -> None:
    """Puts ``text`` in the place of a file: wholly, and on the disk, or not at all (OSError).

    ``rights`` are those of the file; without any, what it had, or what a text file has.
    """
    with in_place_of(file, rights) as beside:
        beside.write_text(text, encoding="utf-8", newline="\n")


@contextlib.contextmanager
def in_place_of(file: Path, rights: int | None = None) -> Iterator[Path]:
    """Gives an empty file beside ``file``, which takes its place when the block ends without an
    error, and is gone otherwise. ``rights`` as for :func:`replace_file`.
    """
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-", suffix=".tmp")
    os.close(handle)
    try:
        yield Path(name)
        sync(Path(name))
        os.chmod(name, _rights(file) if rights is None else rights)
        os.replace(name, file)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    with contextlib.suppress(OSError):
        # Some systems cannot open a folder.
        sync(file.parent)


def sync(path: Path) -> None:
    """Has what is written in a file, or the names in a folder, on the disk."""
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _rights(file: Path) -> int:
    return file.stat().st_mode & 0o777 if file.exists() else 0o644
