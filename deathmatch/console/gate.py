"""The start gate: what stands against GO into play."""

from __future__ import annotations

from dataclasses import dataclass

from deathmatch.episode.episode import Episode
from deathmatch.game.steps import Hold

from .devices import Devices
from .disk import Disk
from .matching import Matching
from .presence import Presence

Reason = dict[str, str]


def starts_play(episode: Episode, cue: int) -> bool:
    """Whether the cue with that index would start play now."""
    cues = episode.rundown
    waits = episode.match.step == Hold("play")
    return waits and 0 <= cue < len(cues) and cues[cue].does == "play"


@dataclass(frozen=True)
class Gate:
    """Looks at what has to be in order before play starts."""

    presence: Presence
    devices: Devices
    disk: Disk
    matching: Matching

    def reasons(self, episode: Episode) -> list[Reason]:
        """Each reason with its code, and its seat where it is about one. None once play is on."""
        match = episode.match
        if match.over or match.turn:
            return []
        found = [
            {"code": code, "seat": player.seat}
            for player in match.players
            if not player.stand_in
            for code in self._about(player.seat)
        ]
        if not self.presence.count("audience"):
            found.append({"code": "no_audience"})
        if episode.setup.dice == "by hand" and not self.presence.count("director"):
            found.append({"code": "no_dealer"})
        found += self._of_the_show(episode)
        return [*found, *({"code": code} for code in self.disk.warnings())]

    def _of_the_show(self, episode: Episode) -> list[Reason]:
        """Cast and nobles that do not match; the file is then another one as well, of course."""
        strangers = self.matching.strangers(episode)
        if strangers:
            return [{"code": "not_in_show", "seat": seat} for seat in strangers]
        return [{"code": "show_changed"}] if self.matching.changed(episode) else []

    def _about(self, seat: str) -> list[str]:
        screen = self.presence.at(seat)
        signs = self.presence.signs(screen.sid) if screen is not None else None
        if signs is None:
            return ["finalist_away"]
        status = signs.status
        asleep = status is not None and status.awake == "lost"
        silent = signs.silent_since(self.presence.now()) is not None
        checks = {
            "tablet_hidden": status is not None and status.hidden,
            "tablet_asleep": asleep or silent,
            "old_build": self.devices.is_stale(signs),
        }
        return [code for code, stands in checks.items() if stands]
