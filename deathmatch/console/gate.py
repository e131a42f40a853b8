"""The start gate: what stands against GO into the deal, and into play."""

from __future__ import annotations

from dataclasses import dataclass

from deathmatch.episode.episode import Episode
from deathmatch.episode.floor import MOST_TAPS
from deathmatch.game.steps import Hold

from .devices import Devices
from .disk import Disk
from .matching import Matching
from .presence import Presence

Reason = dict[str, str]


def is_gated(episode: Episode, cue: int) -> bool:
    """Whether the cue with that index would deal now, or start play."""
    cues, step = episode.rundown, episode.match.step
    if not isinstance(step, Hold) or not 0 <= cue < len(cues):
        return False
    return cues[cue].does == step.until


@dataclass(frozen=True)
class Gate:
    """Looks at what has to be in order before the deal, and before play starts."""

    presence: Presence
    devices: Devices
    disk: Disk
    matching: Matching

    def reasons(self, episode: Episode) -> list[Reason]:
        """Each reason with its code, and its seat where it is about one. None once play is on."""
        match = episode.match
        if match.over or match.turn:
            return []
        if match.step == Hold("deal"):
            return _not_tapped(episode)
        found = [
            {"code": code, "seat": player.seat}
            for player in match.players
            if not player.stand_in
            for code in self._about(player.seat)
        ]
        found += self._of_the_room(episode)
        if episode.setup.dice == "by hand" and not self.presence.count("director"):
            found.append({"code": "no_dealer"})
        found += self._of_the_show(episode)
        return [*found, *({"code": code} for code in self.disk.warnings())]

    def _of_the_room(self, episode: Episode) -> list[Reason]:
        """No display, or none that plays while one of them waits to be let; muted, none has to."""
        if not self.presence.count("audience"):
            return [{"code": "no_audience"}]
        sounds = self.presence.sounds()
        silent = "waiting" in sounds and "on" not in sounds
        return [{"code": "no_sound"}] if silent and not episode.floor.sound.muted else []

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


def _not_tapped(episode: Episode) -> list[Reason]:
    """The finalists who have not added to the draws yet; a stand-in is about to."""
    if not episode.takes_taps:
        return []
    waits = [seat for seat in episode.match.seats if episode.floor.taps_of(seat) < MOST_TAPS]
    return [{"code": "not_tapped", "seat": seat} for seat in waits]
