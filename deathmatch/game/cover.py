"""What the host may look at of another's screen: covered, and with its secrets counted."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from .edition import Seat
from .state import Match
from .view import AtSeat, Viewer, private_view, public_view

UNKNOWN = "?"

_HIDDEN = ("hand", "holder", "called", "court", "drawn", "examined")


def secrets_in(match: Match, viewer: Viewer) -> tuple[str, ...]:
    """The places whose hidden nobles the view of `viewer` gives away now, in a fixed order.

    Found by trying, not by looking: a noble that can be exchanged for an unknown one
    without any change to the view is not in it. Empty once all nobles are turned up.
    """
    if match.result is not None and match.result.winner is not None:
        return ()
    seen = _bytes(match, viewer)
    if _bytes(_without(match, *_hidden(match)), viewer) == seen:
        return ()
    return tuple(
        place for place in _hidden(match) if _bytes(_without(match, place), viewer) != seen
    )


def without_secrets(match: Match) -> Match:
    """The match with every hidden noble unknown: no view of it can give one away."""
    for place in _hidden(match):
        match = _without(match, place)
    return match


def covered_view(match: Match, seat: Seat, at: int) -> dict[str, Any]:
    """The private view of a seat with every noble face down and no answer to read one from.

    `at` is the moment (ms, the episode's clock).
    """
    you = private_view(match, AtSeat(seat), at)
    if you["role"] != "finalist":
        return you | {"nobles": None}
    examined = you["examined"]
    return you | {
        "hand": [None] * len(you["hand"]),
        "called": [[holder, None] for holder, _ in you["called"]],
        "drawn": [None] * len(you["drawn"]),
        "examined": examined and {**examined, "noble": None},
        "waiting": None,
        "choices": [],
    }


def _bytes(match: Match, viewer: Viewer) -> bytes:
    return msgspec.json.encode((public_view(match, 0), private_view(match, viewer, 0)))


def _hidden(match: Match) -> list[str]:
    return [p for p, nobles in match.cards.items() if nobles and p.partition(":")[0] in _HIDDEN]


def _without(match: Match, *places: str) -> Match:
    unknown = {place: (UNKNOWN,) * len(match.cards[place]) for place in places}
    return replace(match, cards={**match.cards, **unknown})
