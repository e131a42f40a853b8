"""The device board: how every screen is doing, for the hosts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deathmatch.episode.episode import Episode

from .presence import PULSE_EVERY_S, Presence, Screen, Signs

Doc = dict[str, Any]

_OVERLAYS = ("overlay", "hands")


class Devices:
    """Reads the board from who is present. `build` is what every page should be made by."""

    def __init__(self, presence: Presence, build: str) -> None:
        self._presence = presence
        self._build = build

    def rows(self, episode: Episode) -> list[Doc]:
        """One row for each screen, and one for each finalist's that has vanished during play.

        Of a crowd of screens that are open to all only the first are listed.
        """
        ringing = self.ringing(episode)
        rows = [
            self._row(screen, signs, screen.seat in ringing)
            for screen, signs in self._presence.listed()
        ]
        return rows + [self._gone(seat) for seat in ringing if self._presence.at(seat) is None]

    def red(self, episode: Episode) -> int:
        """How many screens the host should look at."""
        return sum(_is_red(row) for row in self.rows(episode))

    def ringing(self, episode: Episode) -> tuple[str, ...]:
        """The finalists whose screens were there and are not heard any more, during play."""
        match = episode.match
        if not match.begun or match.over:
            return ()
        return tuple(
            player.seat
            for player in match.players
            if not (player.stand_in or player.out)
            and self._presence.last_signs(player.seat) is not None
            and self._presence.lost_since(player.seat) is not None
        )

    def is_stale(self, signs: Signs) -> bool:
        """Whether a page was made by another build than this one's."""
        build = signs.status.build if signs.status is not None else ""
        return (build or signs.build) not in ("", self._build)

    def _row(self, screen: Screen, signs: Signs, ring: bool) -> Doc:
        told = self._told(signs)
        if screen.kind in _OVERLAYS:
            # A source that is not in the picture is hidden, and that is as it should be.
            told["hidden"] = False
        return {"kind": screen.kind, "seat": screen.seat, **told, "ring": ring}

    def _gone(self, seat: str) -> Doc:
        signs = self._presence.last_signs(seat)
        assert signs is not None
        told = {**self._told(signs), "since_s": self._presence.since_s(seat)}
        return {"kind": "seat", "seat": seat, **told, "ring": True, "absent": True}

    def _told(self, signs: Signs) -> Doc:
        now, status = self._presence.now(), signs.status
        sized = status is not None and status.width and status.height
        return {
            "since_s": int(now - signs.since),
            # One of a crowd was asked to say so less often.
            "seen_s": int(max(0.0, now - signs.heard - signs.every_s + PULSE_EVERY_S)),
            "rtt_ms": status.rtt_ms if status else None,
            "size": [status.width, status.height] if status and sized else None,
            "hidden": bool(status and status.hidden),
            "battery": status.battery if status else None,
            "charging": status.charging if status else None,
            "awake": status.awake if status else None,
            "sound": status.sound if status else None,
            "stale": self.is_stale(signs),
        }


SILENT_S = 4
EMPTY = 0.2

_REASONS: tuple[Callable[[Doc], bool], ...] = (
    lambda row: bool(row["ring"]),
    lambda row: row["seen_s"] > SILENT_S and row["rtt_ms"] is not None,
    lambda row: bool(row["hidden"]),
    lambda row: row["awake"] == "lost",
    lambda row: row["sound"] == "waiting",
    lambda row: bool(row["stale"]),
    lambda row: row["battery"] is not None and row["battery"] <= EMPTY and not row["charging"],
)


def _is_red(row: Doc) -> bool:
    return any(reason(row) for reason in _REASONS)
