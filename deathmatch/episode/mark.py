"""How far the journal was written, noted beside it: one that has lost its end is found out."""

import contextlib
import os
from pathlib import Path

_WIDTH = 120


class Mark:
    """Names the newest entry, or a header as number 0, in a small file of its own.

    It is written after the entry is on disk and not waited for, so it may lag behind and is never
    ahead of the journal. A mark that cannot be written or read is none.
    """

    def __init__(self, file: Path | None) -> None:
        """``file`` is None where the journal is in no file either."""
        self._file = file
        self._handle: int | None = None

    def read(self) -> tuple[int, int, str] | None:
        """The newest entry that was noted: its episode's id, its number, its hash."""
        if self._file is None:
            return None
        try:
            episode, n, line = self._file.read_text(encoding="ascii").split()
            return int(episode), int(n), line
        except (OSError, ValueError):
            return None

    def note(self, episode: int, n: int, line: str) -> None:
        """Notes that an entry is on disk."""
        if self._file is None:
            return
        with contextlib.suppress(OSError):
            if self._handle is None:
                self._handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, f"{episode} {n} {line}".ljust(_WIDTH).encode() + b"\n")

    def clear(self) -> None:
        """Notes that nothing need be there."""
        self.note(0, 0, "")

    def close(self) -> None:
        """Lets go of the file; the next note opens it again."""
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)
