"""One line in the log for what goes wrong on a connection."""

from __future__ import annotations

import logging
from typing import Any


class _OneLine(logging.Formatter):
    """Garbage from the network is worth one line in the log, not a page."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the name is logging's
        return f"({ei[0].__name__}: {ei[1]})"

    def format(self, record: logging.LogRecord) -> str:
        return " ".join(super().format(record).split())


def quiet_sockets() -> None:
    """Gives the socket libraries one line for what goes wrong on a connection."""
    handler = logging.StreamHandler()
    handler.setFormatter(_OneLine("%(asctime)s %(message)s"))
    for name in ("socketio.server", "engineio.server"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.ERROR)
        logger.propagate = False
