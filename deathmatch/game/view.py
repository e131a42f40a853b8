"""view(match, viewer, at): the only door to what a screen may know.

An allow-list, built up from what the viewer may know. The `table` part is public and the
same for all who watch; the `you` part is the viewer's own. Plain JSON data, ms for times.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from . import steps
from .choices import callable_count, choices
from .clock import remaining
from .edition import Edition, Seat
from .editions import SWITCHES
from .questions import kind
from .state import Match, Player

Doc = dict[str, Any]

LOG_LINES = 12


class Audience(Struct, frozen=True):
    """Who watches and is told what is public."""


class Host(Struct, frozen=True):
    """The host: all that is public and the whole log. No hidden noble."""


class Director(Struct, frozen=True):
    """The gallery: all hands and all holders' nobles. Never in view of the room."""


class AtSeat(Struct, frozen=True):
    """Who sits on `seat`: a finalist or a spectator, as the match says."""

    seat: Seat


Viewer = Audience | Host | Director | AtSeat


def view(match: Match, viewer: Viewer, at: int) -> Doc:
    """What `viewer` may see at that moment (ms, the episode's clock)."""
    return {"table": public_view(match, at), "you": private_view(match, viewer)}


def public_view(match: Match, at: int) -> Doc:
    """What everybody may know. Nobles are in it once they are face up, or all at the end."""
    return {
        "phase": phase(match),
        "turn": match.turn,
        "turn_of": match.turn_of,
        "chooser": match.chooser,
        "first": match.first,
        "players": [_player(match, player) for player in match.players],
        "shown": list(match.cards.get("shown", ())),
        "holders": [_holder(match, seat) for seat in match.holders],
        "attempt": msgspec.to_builtins(match.attempt),
        "question": _question(match),
        "clocks": clocks(match, at),
        "paused": match.paused,
        "held": match.step.until if isinstance(match.step, steps.Hold) else None,
        "untimed": match.untimed,
        "log": [dict(line) for line in match.log[-LOG_LINES:]],
        "result": msgspec.to_builtins(match.result),
    }


def private_view(match: Match, viewer: Viewer) -> Doc:
    """What only `viewer` may know. A seat that is not in the match is told nothing."""
    if isinstance(viewer, Host):
        return {"role": "host", "log": list(match.log)}
    if isinstance(viewer, Director):
        return _director(match)
    if isinstance(viewer, AtSeat):
        if viewer.seat in match.seats:
            return _finalist(match, viewer.seat)
        return _spectator(match, viewer.seat)
    return {"role": "audience"}


def clocks(match: Match, at: int) -> list[Doc]:
    """One clock for each player: what is left, or the full allowance where nothing is asked."""
    return [_clock(match, player.seat, at) for player in match.players]


def phase(match: Match) -> str:
    """ready, starter (who starts is open), dealt (play has not begun), play or over."""
    if match.over:
        return "over"
    if not match.begun:
        return "ready"
    if match.turn:
        return "play"
    return "dealt" if match.holders else "starter"


def _turned_up(match: Match) -> bool:
    """After a result all hidden nobles are turned up; a match that was stopped shows none."""
    return match.result is not None and match.result.winner is not None


def _player(match: Match, player: Player) -> Doc:
    return {
        "seat": player.seat,
        "garnets": player.garnets,
        "coins": player.coins,
        "influence": match.influence(player.seat),
        "lost": list(match.lost(player.seat)),
        "out": player.out,
        "extensions": player.extensions,
        "stand_in": player.stand_in,
        "hand": list(match.hand(player.seat)) if _turned_up(match) else None,
    }


def _holder(match: Match, seat: Seat) -> Doc:
    return {
        "seat": seat,
        "holds": len(match.held(seat)),
        "called": bool(match.called(seat)),
        "nobles": list(match.held(seat)) if _turned_up(match) else None,
    }


def _clock(match: Match, seat: Seat, at: int) -> Doc:
    if seat in match.open:
        running = match.paused is None and not match.untimed
        return {"seat": seat, "left_ms": remaining(match, seat, at), "running": running}
    return {"seat": seat, "left_ms": match.edition.timing.decision_ms, "running": False}


def _question(match: Match) -> Doc | None:
    """The open question as everybody may know it: whom it asks, what kind, public details."""
    if not match.open or match.step is None:
        return None
    details = _DETAILS.get(type(match.step))
    asked = {"id": match.question, "kind": kind(match.step), "seats": list(match.open)}
    return asked | (details(match, match.step) if details else {})


def _window(match: Match, step: steps.Window) -> Doc:
    may = (("challenge", step.challenge), ("block", step.block))
    return {"seats": list(step.seats), "may": [name for name, allowed in may if allowed]}


def _prove(match: Match, step: steps.Prove) -> Doc:
    contest = match.attempt and match.attempt.challenge
    return {"noble": contest.noble if contest else None}


_DETAILS: dict[type, Callable[[Match, Any], Doc]] = {
    steps.Window: _window,
    steps.Prove: _prove,
    steps.LoseNoble: lambda match, step: {"why": step.why},
    steps.CallHolders: lambda match, step: {"count": callable_count(match)},
    steps.KeepNobles: lambda match, step: {"holders": list(step.holders)},
}


def _director(match: Match) -> Doc:
    """Where every noble lies, those that are looked at in an exchange included."""
    return {
        "role": "director",
        "hands": {seat: list(match.hand(seat)) for seat in match.seats},
        "holders": {seat: list(match.held(seat) + match.called(seat)) for seat in match.holders},
        "log": list(match.log),
    }


def _finalist(match: Match, seat: Seat) -> Doc:
    asked = seat in match.open
    return {
        "role": "finalist",
        "seat": seat,
        "hand": list(match.hand(seat)),
        "asked": asked,
        "question": match.question if asked else None,
        "may_extend": asked and _may_extend(match, seat),
        "called": _looked_at(match, seat),
        "choices": msgspec.to_builtins(choices(match, seat)),
    }


def _may_extend(match: Match, seat: Seat) -> bool:
    stands = match.paused is not None or match.untimed
    return match.player(seat).extensions > 0 and not stands


def _looked_at(match: Match, seat: Seat) -> list[list[str]]:
    """During an exchange, whose nobles this finalist looks at, and which they are."""
    step = match.step
    if not isinstance(step, steps.KeepNobles) or step.seat != seat:
        return []
    return [[holder, match.called(holder)[0]] for holder in step.holders]


def _spectator(match: Match, seat: Seat) -> Doc:
    """A spectator's own noble, if the show lets it see it (OP-36), also while it is looked at."""
    called = match.called(seat)
    by = match.step.seat if called and isinstance(match.step, steps.KeepNobles) else None
    own = list(match.held(seat) + called)
    return {
        "role": "spectator",
        "seat": seat,
        "holds": len(own),
        "nobles": own if match.edition.spectators_see_own else None,
        "taken_by": None if own else match.taken.get(seat),
        "called_by": by,
    }


def edition_view(edition: Edition) -> Doc:
    """What every screen may know of the rules in force, its switches included."""
    rows = [
        {
            "name": row.name,
            "claim": row.claim,
            "cost": row.cost,
            "amount": row.amount,
            "target": row.target,
            "blockers": list(row.blockers),
            "blocked_by": row.blocked_by,
        }
        for row in edition.actions
    ]
    return {
        "name": edition.name,
        "coin": edition.coin,
        "nobles": list(edition.nobles),
        "forced_coup_at": edition.forced_coup_at,
        "actions": rows,
        "switches": {name: getattr(edition, name) for name in SWITCHES},
        "clock": msgspec.to_builtins(edition.timing),
    }
