"""Clocks as arithmetic: a pure function of the match and the moment. Nothing here waits.

All figures are milliseconds on the episode's own clock.
"""

from __future__ import annotations

from .commands import TimeUp
from .edition import Seat
from .state import Clock, Match


def remaining(match: Match, seat: Seat, at: int) -> int:
    """What `seat` has left for the question it is asked, never below zero (G24, G25)."""
    clock = match.open[seat]
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


def stopped(match: Match, at: int) -> dict[Seat, Clock]:
    """The open clocks as they stand when they are stopped at that moment."""
    return {seat: Clock(remaining(match, seat, at), at) for seat in match.open}


def restarted(match: Match, at: int) -> dict[Seat, Clock]:
    """The open clocks as they go on from that moment."""
    return {seat: Clock(clock.left_ms, at) for seat, clock in match.open.items()}
