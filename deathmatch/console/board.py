"""When hosts are sent the desk: at once, soon, or with the next beat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

DESK_EVERY_S = 0.1


class Board:
    """Sends the desk document when it has changed, and not once for each of a crowd.

    `document` makes it, `emit` sends it to all hosts, `monotonic` gives seconds.
    """

    def __init__(
        self,
        document: Callable[[], dict[str, Any]],
        emit: Callable[[dict[str, Any]], object],
        monotonic: Callable[[], float],
    ) -> None:
        self.document = document
        self._emit = emit
        self._monotonic = monotonic
        self._sent = monotonic()
        self._stale = False
        self._signs_stale = False

    def changed(self) -> None:
        """Has it sent again soon; a crowd that comes at once makes one message, not a thousand."""
        self._stale = True

    def signs_changed(self) -> None:
        """Has it sent again with the next beat: nobody has come or gone."""
        self._signs_stale = True

    def send(self) -> None:
        """Sends it to all hosts now."""
        self._stale = self._signs_stale = False
        self._sent = self._monotonic()
        self._emit(self.document())

    def refresh(self) -> None:
        """Sends it if it has changed and was not sent a moment ago."""
        if self._stale and self._monotonic() - self._sent >= DESK_EVERY_S:
            self.send()

    def beat(self) -> None:
        """Sends it if signs of life have changed."""
        if self._signs_stale:
            self.send()
