"""The yardstick: Flask-SocketIO with nothing of ours but the way it is served.

A tap is answered by one broadcast of the given view to one room, and then the ack. The server's
set-up (eventlet, options, encoder, no compression, TCP_NODELAY, garbage) is the console's own.
Run as `python -m tests.bench.bare PORT FILE`; FILE holds the JSON of what is broadcast.
"""

from __future__ import annotations

from deathmatch.console import server  # isort: skip - patches the standard library first

import gc
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from flask import Flask, request
from flask_socketio import join_room

from deathmatch.cli import SELDOM
from deathmatch.console.app import _socketio
from deathmatch.console.port import listen


class Idle:
    """Whatever the server has its console do from time to time: nothing."""

    def __getattr__(self, name: str) -> Callable[[], None]:
        return lambda: None


def main(port: int, file: Path) -> int:
    """Serves until SIGTERM."""
    gc.set_threshold(*SELDOM)
    payload = json.loads(file.read_text(encoding="utf-8"))
    app = Flask("bare")
    app.add_url_rule("/", view_func=lambda: "bare")
    socketio = _socketio(app, "eventlet")

    def connect(auth: Any = None) -> None:
        join_room("all")
        socketio.server.emit("view", payload, to=request.sid)

    def tap(message: Any) -> dict[str, Any]:
        payload["rev"] += 1
        socketio.server.emit("view", payload, to="all")
        return {"ok": True, "rev": payload["rev"]}

    socketio.on_event("connect", connect)
    socketio.on_event("tap", tap)
    idle = Idle()
    presence = SimpleNamespace(limited=None)
    console: Any = SimpleNamespace(
        app=app,
        socketio=socketio,
        director=idle,
        reaper=idle,
        presence=presence,
        knows=lambda environ: False,
    )
    return server.Server(console, listen("127.0.0.1", port)).run()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), Path(sys.argv[2])))
