"""`deathmatch` with a wall clock that jumps and a disk that is slow, as a file says; and it notes
when each entry was made.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

CONTROL = Path(os.environ["DEATHMATCH_FAULTS"])
MADE = CONTROL.with_name("made")
LOOK_EVERY_S = 0.2


class Control:
    """What the file says, looked up now and then."""

    def __init__(self) -> None:
        self._at = 0.0
        self._said: dict[str, float] = {}

    def __getitem__(self, name: str) -> float:
        now = time.monotonic()
        if now - self._at > LOOK_EVERY_S:
            self._at, self._said = now, json.loads(CONTROL.read_text() or "{}")
        return self._said.get(name, 0.0)


def note_entries() -> None:
    """Has a line written for each entry: its episode, its number, and the steady time."""
    from deathmatch.episode.episode import Episode

    commit = Episode.commit

    def noted(self: Episode, *args: Any) -> Any:
        entry = commit(self, *args)
        with MADE.open("a") as file:
            file.write(f"{self.number} {entry.n} {time.monotonic()}\n")
        return entry

    Episode.commit = noted  # type: ignore[method-assign]


def main() -> int:
    control, real_ns, wait = Control(), time.time_ns, time.sleep
    time.time_ns = lambda: real_ns() + int(control["hours"] * 3600e9)
    time.time = lambda: time.time_ns() / 1e9
    from deathmatch.cli import main as program
    from deathmatch.episode import storage

    write = storage._write

    def slow_write(*args: Any) -> None:
        # The whole process waits, as it does for a disk.
        wait(control["slow_s"])
        write(*args)

    storage._write = slow_write
    note_entries()
    return program(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
