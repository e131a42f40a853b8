"""What the broadcast overlay with all hands is sent: the one way to it, and late by the delay.

Of what has happened since then it is told nothing; but what the crew hides is hidden at once, and
no hand is shown while nothing can be written, nor before an entry has been again: an order to hide
it could not be given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deathmatch.episode.clock import EpisodeClock
from deathmatch.episode.episode import Episode
from deathmatch.episode.floor_view import overlay_view
from deathmatch.episode.journal import JournalFault
from deathmatch.game import Hands, Match, Overlay, clocks, private_view, public_view

from .disk import Disk
from .late import Late, Moment
from .parts import Parts
from .wire import HANDS_ROOM, padded

Doc = dict[str, Any]

HANDS_BYTES = 4096


class HandsFeed:
    """Sends the newest entry that is due, and only that: whoever was away is not caught up with.

    `show` makes what screens are told of the show; `rev_of` gives the number that an entry is known
    by to who is not of the crew; `disk` says whether the journal takes entries, and what is dark
    although it does not. JournalFault where the journal cannot be read.
    """

    def __init__(
        self,
        parts: Parts,
        episode: Episode,
        clock: EpisodeClock,
        show: Callable[[], Doc],
        rev_of: Callable[[int], int],
        disk: Disk,
    ) -> None:
        self._outlet = parts.outlet
        self._presence = parts.presence
        self._build = parts.build
        self._episode = episode
        self._show = show
        self._rev_of = rev_of
        self._disk = disk
        self._clock = clock
        self._journal = parts.journal
        self._longest = f"hands_delay:{episode.id}"
        delay_s = parts.show.delay_seconds
        # What was made under a longer delay than the show's file has now does not come out sooner.
        before_s = int(self._journal.setting(self._longest) or "0")
        self._kept = delay_s <= before_s
        self._late = Late(episode, clock, delay_s, parts.monotonic, max(delay_s, before_s))
        self._sent: tuple[object, ...] | None = None
        self._on_air: int | None = None
        self._has_news = False
        self.measured_ms: int | None = None
        """How old the newest entry was when it went on air; None while nothing is."""
        self._keep()

    def document(self) -> Doc:
        """For hosts: the delay as it is set and as it is measured, and whether the disk holds all
        hands back.
        """
        held = self._disk.doubted or not self._kept
        return {"delay_s": self._late.delay_s, "measured_ms": self.measured_ms, "held": held}

    def step(self) -> None:
        """Sends what has become due, or was switched."""
        self._keep()
        moment = self._late.moment()
        if moment is None:
            return
        self._measure(moment)
        seen = (moment.n, moment.frozen, self._floor())
        if seen != self._sent and self._presence.is_in(HANDS_ROOM):
            first = self._sent is None
            self._send(moment, HANDS_ROOM, show=first)
        self._sent = seen

    def _keep(self) -> None:
        """Has the journal keep how late this is, if that is later than ever in this episode: what
        does not stand there a restart would not know, so until then no hand is shown.
        """
        if self._kept or self._disk.trouble is not None:
            return
        try:
            self._journal.set_setting(self._longest, str(self._late.delay_s))
            self._kept = True
        except JournalFault as fault:
            self._disk.failed(fault, self._clock)

    def has_news(self) -> bool:
        """Whether another entry has come on air since this was asked last."""
        news, self._has_news = self._has_news, False
        return news

    def greet(self, to: str) -> None:
        """Tells one screen, or the room, all that it may know now; nothing while nothing is due."""
        moment = self._late.moment()
        if moment is None:
            self._outlet.emit("blank", {"build": self._build}, to=to)
        else:
            self._send(moment, to, show=True)

    def beat(self) -> None:
        """A sign of life, with the clocks as they stood."""
        if not self._presence.is_in(HANDS_ROOM):
            return
        moment = self._late.moment()
        if moment is None:
            self._outlet.emit("blank", {"build": self._build}, to=HANDS_ROOM)
            return
        match = self._episode.match_after(moment.n)
        beat = {"clocks": _clocks(match, moment), "paused": match.paused}
        self._outlet.emit("beat", {"rev": self._rev_of(moment.n), **beat}, to=HANDS_ROOM)

    def stopping(self) -> None:
        """Tells the room that the server goes and will be back."""
        self._outlet.emit("stopping", {}, to=HANDS_ROOM)

    def _measure(self, moment: Moment) -> None:
        if moment.n != self._on_air:
            self._on_air, self.measured_ms = moment.n, self._late.age_ms(moment.n)
            self._has_news = True

    def _send(self, moment: Moment, to: str, show: bool) -> None:
        if show:
            self._outlet.emit("show", {**self._show(), "screen": "hands", "seat": None}, to=to)
        self._outlet.emit("view", self._view(moment), to=to)

    def _view(self, moment: Moment) -> Doc:
        match, floor = self._episode.match_after(moment.n), self._floor()
        hands = Hands() if floor["overlay"]["hands"] and not floor["dark"] else Overlay()
        table = public_view(match, moment.at)
        view = {
            "rev": self._rev_of(moment.n),
            "dealing": False,
            "table": {**table, "clocks": _clocks(match, moment)},
            "floor": floor,
            "you": {"hands": {}, **private_view(match, hands, moment.at), "role": "hands"},
        }
        return padded(view, "you", HANDS_BYTES)

    def _floor(self) -> Doc:
        """As the crew has it now: what is hidden is hidden at once."""
        floor = overlay_view(self._disk.owed.over(self._episode.floor))
        if self._kept and not self._disk.doubted:
            return floor
        return {**floor, "overlay": {**floor["overlay"], "hands": False}}


def _clocks(match: Match, moment: Moment) -> list[Doc]:
    found = clocks(match, moment.at)
    return [{**each, "running": False} for each in found] if moment.frozen else found
