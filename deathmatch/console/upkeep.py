"""What time brings: expiries, technical holds, stand-ins' answers, and a look at the disk."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from deathmatch.episode.by_hand import Wanted
from deathmatch.episode.floor import MOST_TAPS, Tap
from deathmatch.episode.highlight import EndHighlight, runs
from deathmatch.episode.journal import JournalFault
from deathmatch.game import Decision, Pause, Refused

if TYPE_CHECKING:
    from .director import Director

LONGEST_TICK_S = 1.0
TAP_S = 1.0
EPISODES_S = 3.0


class Upkeep:
    """Looks after one director. The director's lock is held whenever a method is called."""

    def __init__(self, director: Director, monotonic: Callable[[], float]) -> None:
        """`monotonic` gives seconds on a steady clock."""
        self._director = director
        self._monotonic = monotonic
        self._ticked = monotonic()
        self._ringing: tuple[str, ...] = ()
        self._warned: list[str] = []
        self._taps_at = 0.0
        self._episodes_at = 0.0

    def tick(self) -> None:
        """What has become due since the last time; hosts are told what has changed."""
        director = self._director
        self._note_sleep()
        if director.disk.trouble is not None:
            if not director.disk_is_well(now=False):
                return
        director.trouble.pay_again()
        if director.waiting is None:
            self._what_time_brings(director.clock.now())
        director.board.refresh()

    def look(self) -> None:
        """Looks how the machine is doing, and tells hosts when that has changed: a trial write,
        where one is owed and nobody's clock runs, and how late the server is.
        """
        director = self._director
        match = director.episode.match
        if not match.open or match.paused:
            try:
                director.disk.try_out()
                self._look_for_episodes()
            except JournalFault as fault:
                director.failed(fault)
        measured = [each["code"] for each in director.seats.warnings()]
        limited = [f"{row['address']} {row['code']}" for row in director.presence.limited.rows()]
        warnings = [*director.disk.warnings(), *measured, *limited]
        if warnings != self._warned:
            self._warned = warnings
            director.board.changed()

    def _look_for_episodes(self) -> None:
        """Lists what another process has brought into the journal; not while it is in trouble."""
        now = self._monotonic()
        if self._director.disk.trouble is None and now >= self._episodes_at:
            self._episodes_at = now + EPISODES_S
            if self._director.archive.look():
                self._director.board.changed()

    def _what_time_brings(self, at: int) -> None:
        try:
            self._director.expire(at)
            self._end_highlight(at)
            self._hold_if_lost(at)
            self._stand_in_answers(at)
            self._stand_in_taps(at)
        except JournalFault as fault:
            self._director.failed(fault)
        except Wanted:
            return  # the match stands still for the dealer; the rest comes after that

    def _note_sleep(self) -> None:
        """Whoever stops this process for a while must not make every screen look lost."""
        now = self._monotonic()
        slept_s, self._ticked = now - self._ticked, now
        self._director.delays.note(slept_s)
        if slept_s > LONGEST_TICK_S:
            self._director.presence.slept(slept_s)

    def _end_highlight(self, at: int) -> None:
        """Brings the board back once a highlight is through, or play goes on."""
        episode = self._director.episode
        on = episode.floor.highlight
        if on is not None and (at >= on.since + on.length_ms or runs(episode.match)):
            self._director.commit(EndHighlight(), None, "server", at)

    def _hold_if_lost(self, at: int) -> None:
        """Stops the clocks when the tablet of who is asked is lost; rings when one vanishes."""
        director = self._director
        ringing = director.devices.ringing(director.episode)
        if ringing != self._ringing:
            self._ringing = ringing
            director.board.changed()
        seat = director.hold.owed(director.episode.match, at)
        if seat is not None:
            director.commit(Pause("technical"), None, "server", at)
            director.hold.held(seat)

    def _stand_in_answers(self, at: int) -> None:
        director = self._director
        for seat in director.stand_ins.ready(at):
            match = director.episode.match
            if seat not in match.asked:
                continue
            answer = director.stand_ins.answer(match, seat, at)
            try:
                director.commit_own(Decision(seat, match.question, answer), seat, at)
            except Refused:
                director.stand_ins.wait(seat, at)

    def _stand_in_taps(self, at: int) -> None:
        """A stand-in taps before the deal like a finalist, one tap a second."""
        director = self._director
        episode = director.episode
        # Not on the episode's clock: the next episode's begins anew.
        if not episode.takes_taps or self._ticked < self._taps_at:
            return
        self._taps_at = self._ticked + TAP_S
        for player in episode.match.players:
            if player.stand_in and episode.floor.taps_of(player.seat) < MOST_TAPS:
                tap = Tap(player.seat, secrets.token_hex(16), at)
                director.commit_own(tap, player.seat, at)
