"""How many hidden nobles each screen shows now, for the badges of the hosts' previews."""

from __future__ import annotations

from typing import Any

from deathmatch.game import AtSeat, Audience, Match, Overlay, Viewer
from deathmatch.game.cover import secrets_in

Doc = dict[str, Any]

AUDIENCE = "audience"
OVERLAY = "overlay"
OPEN = (AUDIENCE, OVERLAY)


def screens_shown(match: Match) -> list[Doc]:
    """The room's display, the broadcast overlay and every seat's screen, each with its secrets by
    place and in number.

    A place is "hand", "holder" or "called"; what is another seat's is "other_hand" and so on, and
    stands on no screen unless something is wrong.
    """
    seats = (*match.seats, *match.spectators)
    screens: list[tuple[str, Viewer]] = [(AUDIENCE, Audience()), (OVERLAY, Overlay())]
    screens += [(seat, AtSeat(seat)) for seat in seats]
    return [_shown(match, name, viewer) for name, viewer in screens]


def _shown(match: Match, screen: str, viewer: Viewer) -> Doc:
    found = secrets_in(match, viewer)
    return {
        "screen": screen,
        "places": list(dict.fromkeys(_kind(place, screen) for place in found)),
        "count": sum(len(match.cards[place]) for place in found),
    }


def _kind(place: str, screen: str) -> str:
    kind, _, seat = place.partition(":")
    # A called noble lies before two: its holder and who looks at it.
    return kind if seat == screen or (kind == "called" and screen not in OPEN) else f"other_{kind}"
