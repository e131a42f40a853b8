"""Clocks as arithmetic: a pure function of the match and the moment. Nothing here waits.

All figures are milliseconds on the episode's own clock.
"""

from __future__ import annotations

from msgspec.structs import replace

from .commands import TimeUp
from .edition import Seat
from .state import Clock, Match


def remaining(match: Match, seat: Seat, at: int) -> int:
    """What `seat` has left for the question it is asked, never below zero (G24, G25)."""
    return _left(match, match.open[seat], at)


def seen(match: Match, seat: Seat, at: int) -> int | None:
    """What all see that `seat` has left, or None if it is not asked.

    Of a question that several are asked at once it is the same for all of them, whoever
    has answered or taken an extension: no clock tells who still thinks (OP-01).
    """
    if match.together is not None:
        asked = seat in match.put_to
        return _left(match, match.together.clock, at) if asked else None
    return remaining(match, seat, at) if seat in match.open else None


def _left(match: Match, clock: Clock, at: int) -> int:
    spent = 0 if _stand(match) else max(0, at - clock.since)
    return max(0, clock.left_ms - spent)


def expires(match: Match, seat: Seat) -> int:
    """The moment at which the time of `seat` is up, the network's grace included (OP-31)."""
    clock = match.open[seat]
    return clock.since + clock.left_ms + match.edition.timing.grace_ms


def expired(match: Match, seat: Seat, at: int) -> bool:
    """Whether the time of `seat` is up: at 120 s sharp, not only after it (OP-31)."""
    return not _stand(match) and at >= expires(match, seat)


def next_due(match: Match) -> int | None:
    """When the next expiry falls due, or None while nothing is asked or all stands still."""
    if _stand(match) or not match.open:
        return None
    return min(expires(match, seat) for seat in match.open)


def due(match: Match, at: int) -> TimeUp | None:
    """The expiry that is owed at that moment, the earliest first, or None."""
    moment = next_due(match)
    if moment is None or at < moment:
        return None
    seat = min(match.open, key=lambda seat: expires(match, seat))
    return TimeUp(seat, match.question)


def _stand(match: Match) -> bool:
    """Whether no clock runs: all is paused, or the match is played without clocks."""
    return match.paused is not None or match.untimed


def stopped(match: Match, at: int) -> Match:
    """The match with its open clocks as they stand when they are stopped at that moment."""
    together = match.together
    if together is not None:
        together = replace(together, clock=Clock(_left(match, together.clock, at), at))
    open_clocks = {seat: Clock(remaining(match, seat, at), at) for seat in match.open}
    return replace(match, open=open_clocks, together=together)


def restarted(match: Match, at: int) -> Match:
    """The match with its open clocks as they go on from that moment."""
    together = match.together
    if together is not None:
        together = replace(together, clock=replace(together.clock, since=at))
    open_clocks = {seat: replace(clock, since=at) for seat, clock in match.open.items()}
    return replace(match, open=open_clocks, together=together)
