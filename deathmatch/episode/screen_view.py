"""The whole view that a screen is sent after an entry: live, and when an episode plays again."""

from __future__ import annotations

import logging
from heapq import merge
from typing import Any

from deathmatch.game import (
    Audience,
    Director,
    Host,
    Match,
    Overlay,
    Viewer,
    private_view,
    public_view,
)
from deathmatch.game.cover import secrets_in, without_secrets

from .floor import SLATE
from .floor_view import Standing, floor_view, opened_lines

log = logging.getLogger("deathmatch.view")

Doc = dict[str, Any]


def screen_view(
    standing: Standing, viewer: Viewer, at: int, table: object = None, dealing: bool = False
) -> Doc:
    """What `viewer` is sent at that moment (ms, the episode's clock).

    `table` is the public part where it is made already, for it is the same for all. `dealing`:
    the dealer is at work, which all are told. The room gets the slate rather than a secret, and the
    broadcast overlay nothing.
    """
    match = standing.match
    floor = floor_view(standing, viewer, at)
    if isinstance(viewer, Audience | Overlay) and (places := secrets_in(match, viewer)):
        log.error("the room would see %s: it gets the slate", ", ".join(places))
        match, table = without_secrets(match), None
        floor = {**dict.fromkeys(floor), **_CLOSED[type(viewer)]}
    return {
        "rev": standing.rev,
        "dealing": dealing,
        "table": public_view(match, at) if table is None else table,
        "floor": floor,
        "you": _own(standing, match, viewer, at),
    }


_CLOSED: dict[type, Doc] = {Audience: {"program": SLATE}, Overlay: {"dark": True}}


def _own(standing: Standing, match: Match, viewer: Viewer, at: int) -> Doc:
    you = private_view(match, viewer, at)
    if isinstance(viewer, Host | Director) and (opened := opened_lines(standing.floor)):
        you["log"] = list(merge(you["log"], opened, key=lambda line: line["at"]))
    if isinstance(viewer, Director):
        you["dealer"] = None
    return you


def host_seats(match: Match) -> list[tuple[str, int]]:
    """The numbered host seats that hold, or may come to hold, nobles that no spectator is there
    for.
    """
    edition = match.edition
    if edition.replacement != "holders":
        return []
    spare = len(edition.nobles) * edition.copies - edition.hand_size * len(match.seats)
    return [(f"host-{n}", n) for n in range(1, spare - len(match.spectators) + 1)]
