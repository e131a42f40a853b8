"""The technical hold: clocks stop by themselves when the tablet of who is asked is lost."""

from __future__ import annotations

from typing import Any

from deathmatch.game import Match

from .presence import Presence

WHY = "technical"


class TechnicalHold:
    """Looks for a finalist who is asked and whose screen is lost.

    Only time counts during which the finalist's own clock runs. Each loss holds once: a host who
    resumes while the screen is still away is not contradicted. `seconds` of 0 never hold.
    """

    def __init__(self, presence: Presence, seconds: int) -> None:
        self._presence = presence
        self._after_ms = seconds * 1000
        self._held_for: dict[str, float] = {}
        self._last: dict[str, Any] | None = None

    def owed(self, match: Match, at: int) -> str | None:
        """The seat for which the match has to be held at that moment (ms, the episode's clock)."""
        if not self._after_ms or match.paused or match.untimed or match.over:
            return None
        return next((seat for seat in match.seen_asked if self._is_lost(match, seat, at)), None)

    def held(self, seat: str) -> None:
        """Notes that the match is held for this loss, so that it is not held for it again."""
        since = self._presence.lost_since(seat)
        if since is not None:
            self._held_for[seat] = since

    def document(self, match: Match) -> dict[str, Any] | None:
        """Whose tablet holds the match now, and how many ms of its own time it was lost for."""
        return self._last if match.paused == WHY else None

    @staticmethod
    def _asked_since(match: Match, seat: str) -> int:
        """Of several who are asked at once the common clock counts, whoever has answered: that a
        lost tablet holds the match must not tell that its player has not.
        """
        return (match.together.clock if match.together else match.open[seat]).since

    def _is_lost(self, match: Match, seat: str, at: int) -> bool:
        since = self._presence.lost_since(seat)
        if since is None or match.player(seat).stand_in or self._held_for.get(seat) == since:
            return False
        lost_ms = int((self._presence.now() - since) * 1000)
        own_ms = min(lost_ms, at - self._asked_since(match, seat))
        if own_ms < self._after_ms:
            return False
        self._last = {"seat": seat, "lost_ms": own_ms}
        return True
