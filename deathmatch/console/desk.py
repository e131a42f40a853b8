"""The desk document: what a host's panel shows beside the match. It holds the join links, so it
goes to hosts only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

from deathmatch.episode.episode import Episode
from deathmatch.episode.show import Show
from deathmatch.game.steps import Hold

from .access import Access
from .addresses import is_loopback_name
from .archive import Archive, bundled_lines
from .delays import Delays
from .devices import Devices
from .disk import Disk
from .gate import Gate
from .hold import TechnicalHold
from .presence import Presence

Doc = dict[str, Any]


class Bases:
    """The addresses that join links may begin with, and which of them is in use."""

    def __init__(self, found: Sequence[str]) -> None:
        """`found` are addresses such as "http://192.168.1.5:8000", the likeliest first; at least
        one.
        """
        self.all = list(found)
        self.index = 0
        self._chosen = False

    @property
    def current(self) -> str:
        """The address in use, without a slash at its end."""
        return self.all[self.index]

    def choose(self, index: int) -> bool:
        """Takes the host's choice; False when there is no such address."""
        if index >= len(self.all):
            return False
        self.index = index
        self._chosen = True
        return True

    def seen(self, base: str) -> bool:
        """Prefers the address that a host's browser came by: it works. Never over a choice of the
        host's.
        """
        if self._chosen or is_loopback_name(urlsplit(base).hostname or ""):
            return False
        if base == self.current:
            return False
        if base not in self.all:
            self.all.insert(0, base)
        self.index = self.all.index(base)
        return True


@dataclass(frozen=True)
class Desk:
    """Puts the desk document together."""

    show: Show
    access: Access
    presence: Presence
    bases: Bases
    archive: Archive
    disk: Disk
    devices: Devices
    gate: Gate
    hold: TechnicalHold
    delays: Delays

    def warnings(self) -> list[Doc]:
        """What is measured of this machine and is not well; a slow disk makes the server late."""
        return self.disk.measured() or self.delays.measured()

    def document(self, episode: Episode) -> Doc:
        """The whole document, built anew."""
        return {
            "seats": [*self._cast(episode), *self._host_seats(episode)],
            "bases": list(self.bases.all),
            "base": self.bases.index,
            "audience_url": f"{self.bases.current}/audience",
            "overlay_url": f"{self.bases.current}/overlay",
            "hands_url": f"{self.bases.current}/overlay/hands/{self.access.hands_token}",
            "overlays": self.presence.count("overlay"),
            "hands": self.presence.count("hands"),
            "audiences": self.presence.count("audience"),
            "hosts": self.presence.count("host"),
            "directors": self.presence.count("director"),
            "devices": self.devices.rows(episode),
            "gate": self.gate.reasons(episode),
            "hold": self.hold.document(episode.match),
            "api": {"url": f"{self.bases.current}/api/v1", "token": self.access.api_token},
            "trouble": self.disk.trouble,
            "owed": self.disk.owed.names(),
            "warnings": self.warnings(),
            "limited": self.presence.limited.rows(),
            "episodes": self.archive.summaries(episode),
            "bundled": bundled_lines(self.show.slug),
            "next": _next(episode),
        }

    def link(self, seat: str) -> str | None:
        """The join link of a member of the cast, or None for any other seat."""
        try:
            return f"{self.bases.current}/join/{self.access.token(seat)}"
        except KeyError:
            return None

    def _cast(self, episode: Episode) -> list[Doc]:
        left = {member.id: member.garnets for member in episode.next_cast()}
        return [self._member(episode, member.id, left.get(member.id)) for member in self.show.cast]

    def _member(self, episode: Episode, seat: str, garnets: int | None) -> Doc:
        player = next((p for p in episode.match.players if p.seat == seat), None)
        generation, slug = self.access.generation(seat), quote(self.show.slug, safe="")
        return {
            "seat": seat,
            "name": self.show.member(seat).name,
            "role": "finalist" if player is not None else "spectator",
            "garnets": garnets if garnets is not None else 0,
            "eliminated": garnets is None,
            "link": self.link(seat),
            # Another address for another link, or a page would keep the picture it has.
            "qr": f"/host/qr/{seat}.svg?g={generation}-{self.bases.index}&show={slug}",
            "connected": self.presence.at(seat) is not None,
            "since_s": self.presence.since_s(seat),
            "stand_in": player is not None and player.stand_in,
        }

    def portrait(self, seat: str) -> Path | None:
        """The picture of a member of the cast, or None."""
        try:
            return self.show.portrait(seat)
        except KeyError:
            return None

    def _host_seats(self, episode: Episode) -> list[Doc]:
        cast = {member.id for member in self.show.cast} | {m.id for m in episode.setup.cast}
        numbered = [seat for seat in episode.match.holders if seat not in cast]
        return [_host_seat(seat) for seat in numbered]


def _host_seat(seat: str) -> Doc:
    return {
        "seat": seat,
        "name": None,
        "role": "host_seat",
        "garnets": 0,
        "eliminated": False,
        "link": None,
        "qr": None,
        "connected": False,
        "since_s": 0,
        "stand_in": False,
    }


def _next(episode: Episode) -> Doc | None:
    """Who may play in the next episode; None while this one runs."""
    if episode.match.begun and not episode.match.over:
        return None
    names = [
        {"seat": member.id, "name": member.name, "garnets": member.garnets}
        for member in episode.next_cast()
    ]
    return {"cast": names}


def on_desk(episode: Episode) -> tuple[object, ...]:
    """What of an episode the desk shows: when it changes, the desk is sent again."""
    match, floor = episode.match, episode.floor
    stand_ins = tuple(player.stand_in for player in match.players)
    stage = match.begun, match.over, match.paused, match.turn > 0, match.step == Hold("deal")
    return stage, stand_ins, floor.opened, floor.taps
