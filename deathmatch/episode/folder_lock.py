"""A data folder belongs to one running console at a time."""

import errno
import os
import sys
from pathlib import Path

LOCK_FILE = "console.lock"
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)
# On Windows what is locked cannot be read either: a place behind all that is written.
_PLACE = 1 << 20


class InUse(Exception):
    """Another process holds the folder; ``process`` is its number, where it can be told."""

    def __init__(self, process: int | None) -> None:
        super().__init__(f"in use by process {process}")
        self.process = process


class FolderLock:
    """Held by the system for as long as this process lives, so it is free after a kill."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / LOCK_FILE
        self._handle: int | None = None

    def take(self) -> None:
        """Take the folder, which is made if need be. Raises :class:`InUse`.

        Where the folder cannot be written nothing is taken: whatever opens the journal there
        will say so.
        """
        try:
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return
        try:
            _lock(handle)
        except OSError as wrong:
            process = _process(handle)
            os.close(handle)
            if wrong.errno in _TAKEN:
                raise InUse(process) from None
            # Some network drives know no locks: better to run without one than not at all.
            return
        self._handle = handle
        try:
            os.ftruncate(handle, 0)
            os.write(handle, str(os.getpid()).encode())
        except OSError:
            # The disk is full: the number is only for the words, the lock holds without it.
            pass

    def release(self) -> None:
        """Let go of the folder."""
        handle, self._handle = self._handle, None
        if handle is not None:
            # The file stays: whoever waits for it may have it open already.
            os.close(handle)


def _process(handle: int) -> int | None:
    os.lseek(handle, 0, os.SEEK_SET)
    text = os.read(handle, 20).decode("ascii", "replace")
    return int(text) if text.isdecimal() else None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, _PLACE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
