"""`deathmatch` that writes down, once a second, how late it is and how much waits for screens."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

FILE = Path(os.environ["DEATHMATCH_WATCHED"])
EVERY_S = 0.02


class Watch:
    """Looks fifty times a second; `sockets` are those of the Engine.IO server."""

    def __init__(self, sockets: dict[str, Any]) -> None:
        self._sockets = sockets
        self._at = self._written = time.monotonic()
        self._late_ms = 0.0
        self._queued = 0

    def look(self) -> None:
        now = time.monotonic()
        self._late_ms = max(self._late_ms, (now - self._at - EVERY_S) * 1000)
        waiting = [socket.queue.qsize() for socket in list(self._sockets.values())]
        self._queued = max(self._queued, *waiting, 0)
        if now - self._written >= 1.0:
            line = {"at": now, "late_ms": self._late_ms, "queued": self._queued}
            with FILE.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            self._written, self._late_ms, self._queued = now, 0.0, 0
        self._at = time.monotonic()


def main() -> int:
    """Runs the program with that beside."""
    from deathmatch.console import server  # isort: skip - patches the standard library first

    from deathmatch.cli import main as program

    run = server.Server.run

    def watched(self: Any, *more: Any) -> int:
        watch = Watch(self._console.socketio.server.eio.sockets)
        self._beside = [*self._beside, (EVERY_S, watch.look)]
        return run(self, *more)

    server.Server.run = watched  # type: ignore[method-assign]
    return program(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
