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
from .clock import remaining, seen
from .edition import Edition, Seat
from .questions import kind
from .rule_facts import rule_facts
from .state import Match, Player
from .switches import switches_of

Doc = dict[str, Any]

LOG_LINES = 12


class Audience(Struct, frozen=True):
    """Who watches and is told what is public."""


class Host(Struct, frozen=True):
    """The host: all that is public and the whole log. No hidden noble."""


class Director(Struct, frozen=True):
    """The gallery: all hands and all holders' nobles. Never in view of the room."""


class Overlay(Struct, frozen=True):
    """Who watches a broadcast: what is public, and nothing else."""


class Hands(Struct, frozen=True):
    """Who watches a broadcast with all hands, late: what is public, and the players' hidden nobles.

    Nothing of what the holders have, or of what a player looks at for an exchange.
    """


class AtSeat(Struct, frozen=True):
    """Who sits on `seat`: one who plays or a spectator, as the match says."""

    seat: Seat


Viewer = Audience | Host | Director | Overlay | Hands | AtSeat


def view(match: Match, viewer: Viewer, at: int) -> Doc:
    """What `viewer` may see at that moment (ms, the episode's clock)."""
    return {"table": public_view(match, at), "you": private_view(match, viewer, at)}


def public_view(match: Match, at: int) -> Doc:
    """What everybody may know. Nobles are in it once they are face up, or all at the end."""
    return {
        "phase": phase(match),
        "turn": match.turn,
        "turn_of": match.turn_of,
        "chooser": match.chooser,
        "first": match.first,
        "last_winner": match.last_winner,
        "players": [_player(match, player) for player in match.players],
        "shown": list(match.cards.get("shown", ())),
        "court": len(match.court) if match.edition.replacement == "deck" else None,
        "reserve": match.reserve if match.edition.allegiance else None,
        "treasury": match.treasury(),
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


def private_view(match: Match, viewer: Viewer, at: int) -> Doc:
    """What only `viewer` may know. A seat that is not in the match is told nothing."""
    if isinstance(viewer, Host):
        return {"role": "host", **_crew(match, at)}
    if isinstance(viewer, Director):
        return {"role": "director", **_everything(match), **_crew(match, at)}
    if isinstance(viewer, AtSeat):
        if viewer.seat in match.seats:
            return _finalist(match, viewer.seat, at)
        return _spectator(match, viewer.seat)
    if isinstance(viewer, Hands):
        return {"role": "hands", "hands": _hands(match)}
    return {"role": "overlay" if isinstance(viewer, Overlay) else "audience"}


def clocks(match: Match, at: int) -> list[Doc]:
    """One clock for each player: what is left, or the full allowance where nothing is asked."""
    return [_clock(match, player.seat, at) for player in match.players]


def phase(match: Match) -> str:
    """ready, starter (before the deal), dealt (play has not begun), play or over."""
    if match.over:
        return "over"
    if not match.begun:
        return "ready"
    if match.turn:
        return "play"
    return "starter" if match.cards.get("box") else "dealt"


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
        "faction": player.faction,
        "extensions": player.extensions + _unseen_extensions(match, player.seat),
        "stand_in": player.stand_in,
        "hand": list(match.hidden(player.seat)) if _turned_up(match) else None,
    }


def _unseen_extensions(match: Match, seat: Seat) -> int:
    """Used on the open question, where that would tell who still thinks (OP-01)."""
    return match.together.used.get(seat, 0) if match.together else 0


def _holder(match: Match, seat: Seat) -> Doc:
    return {
        "seat": seat,
        "holds": len(match.held(seat)),
        "called": bool(match.called(seat)),
        "nobles": list(match.held(seat)) if _turned_up(match) else None,
    }


def _clock(match: Match, seat: Seat, at: int) -> Doc:
    left = seen(match, seat, at)
    if left is None:
        return {"seat": seat, "left_ms": match.edition.timing.decision_ms, "running": False}
    return {"seat": seat, "left_ms": left, "running": _runs(match)}


def _runs(match: Match) -> bool:
    return match.paused is None and not match.untimed


def _true_clock(match: Match, seat: Seat, at: int) -> Doc:
    """The clock that counts for a seat that is asked and has not answered yet."""
    return {"seat": seat, "left_ms": remaining(match, seat, at), "running": _runs(match)}


def _question(match: Match) -> Doc | None:
    """The open question as everybody may know it: whom it asks, what kind, public details.

    Of several who are asked at once all are named, whoever has answered (OP-01): where hands
    stay hidden, how long somebody thinks would tell. Only where the show has it seen,
    `seats` are those who still think, and `answered` the others.
    """
    if not match.open or match.step is None:
        return None
    details = _DETAILS.get(type(match.step))
    seats = match.seen_asked
    answered = [seat for seat in match.put_to if seat not in seats]
    asked = {"id": match.question, "kind": kind(match.step), "seats": list(seats)}
    asked["answered"] = answered
    return asked | (details(match, match.step) if details else {})


def _window(match: Match, step: steps.Window) -> Doc:
    """`seats`, `may`, and who may block: at once, or early (OP-01)."""
    blockers = step.seats if step.block else step.blockers
    may = (("challenge", step.challenge), ("block", step.block or bool(blockers)))
    return {"may": [name for name, allowed in may if allowed], "blockers": list(blockers)}


def _prove(match: Match, step: steps.Prove) -> Doc:
    contest = match.attempt and match.attempt.challenge
    return {
        "noble": contest.noble if contest else None,
        "denied": contest.denied if contest else False,
    }


_DETAILS: dict[type, Callable[[Match, Any], Doc]] = {
    steps.Window: _window,
    steps.Prove: _prove,
    steps.LoseNoble: lambda match, step: {"why": step.why},
    steps.CallHolders: lambda match, step: {"count": callable_count(match)},
    steps.KeepNobles: lambda match, step: {"holders": list(step.holders), "drawn": 0},
    steps.KeepDrawn: lambda match, step: {"holders": [], "drawn": len(match.drawn(step.seat))},
    steps.Reveal: lambda match, step: {"to": step.to},
    steps.Inspect: lambda match, step: {"target": step.target},
}


def _crew(match: Match, at: int) -> Doc:
    """What those who run the show need: the whole log, and who still owes an answer."""
    return {
        "log": list(match.log),  # its lines are the match's own: nobody may change them
        "awaited": [_true_clock(match, seat, at) for seat in match.open],
    }


def _everything(match: Match) -> Doc:
    """Where every noble lies, those that are looked at by somebody included."""
    return {
        "hands": _hands(match),
        "drawn": {seat: list(match.drawn(seat)) for seat in match.seats},
        "holders": {seat: list(match.held(seat) + match.called(seat)) for seat in match.holders},
        "court": list(match.court),
    }


def _hands(match: Match) -> Doc:
    return {seat: list(match.hidden(seat)) for seat in match.seats}


def _finalist(match: Match, seat: Seat, at: int) -> Doc:
    """One who plays, whatever an edition calls it."""
    asked = seat in match.open
    return {
        "role": "finalist",
        "seat": seat,
        "hand": list(match.hidden(seat)),
        "asked": asked,
        "clock": _true_clock(match, seat, at) if asked else None,
        "waiting": msgspec.to_builtins(match.waiting.get(seat)),
        "question": match.question if asked else None,
        "may_extend": asked and _may_extend(match, seat),
        "extensions": match.player(seat).extensions,
        "called": _looked_at(match, seat),
        "drawn": list(match.drawn(seat)),
        "examined": _examined(match, seat),
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


def _examined(match: Match, seat: Seat) -> Doc | None:
    """The noble that this player examines, which its owner has shown to nobody else (F26)."""
    step = match.step
    if not isinstance(step, steps.Inspect) or step.seat != seat:
        return None
    return {"seat": step.target, "noble": match.examined(step.target)[0]}


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
            "disclaim": row.disclaim,
            "cost_other": row.cost_other,
            "pays": row.pays,
            "own": row.own,
            "hostile": row.hostile,
            "effect": row.effect,
        }
        for row in edition.rows
    ]
    return {
        "name": edition.name,
        "coin": edition.coin,
        "nobles": list(edition.kinds),
        "copies": edition.copies,
        "hand_size": edition.hand_size,
        "players": list(edition.players),
        "court": edition.replacement,
        "eliminates": edition.eliminates,
        "forced_coup_at": edition.forced_coup_at,
        "actions": rows,
        "facts": msgspec.to_builtins(rule_facts(edition)),
        "switches": {name: getattr(edition, name) for name in switches_of(edition)},
        "clock": msgspec.to_builtins(edition.timing),
    }
