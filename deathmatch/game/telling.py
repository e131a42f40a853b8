"""tell(match, event, at): the line of the public log that an event makes, or None.

An allow-list: each line is built from what everybody may know. Nothing else of an
event reaches a log, and an event that is not named here makes no line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import events
from .events import Event
from .log import Line
from .state import Match


def tell(match: Match, event: Event, at: int) -> Line | None:
    """The line for `event`, which happened to `match` at that moment (ms), or None."""
    words = _LINES.get(type(event))
    line = words(match, event) if words else None
    return {"at": at, **line} if line else None


def _plain(code: str, *fields: str) -> Callable[[Match, Any], Line]:
    """A line with these fields of the event. Only for fields that are public."""

    def words(match: Match, event: Any) -> Line:
        return {"code": code, **{field: getattr(event, field) for field in fields}}

    return words


def _dealt(match: Match, event: events.Dealt) -> Line:
    if match.edition.replacement == "deck":
        return {"code": "dealt_court", "court": len(match.court)}
    return {"code": "dealt", "holders": len(match.holding())}


def _sided(match: Match, event: events.Sided) -> Line:
    seat, faction = event.factions[0]
    return {"code": "sided", "seat": seat, "faction": faction}


def _alone(words: Callable[[Match, Any], Line | None]) -> Callable[[Match, Any], Line | None]:
    """No line where several are asked at once: it would tell who still thinks (OP-01)."""
    return lambda match, event: None if match.together else words(match, event)


def _block(code: str) -> Callable[[Match, Any], Line | None]:
    def words(match: Match, event: Any) -> Line | None:
        block = match.attempt and match.attempt.block
        return {"code": code, "seat": block.by, "noble": block.noble} if block else None

    return words


def _failed(match: Match, event: events.Failed) -> Line | None:
    attempt = match.attempt
    if attempt is None:
        return None
    return {
        "code": "failed",
        "seat": attempt.by,
        "action": attempt.action,
        "why": event.why,
    }


def _coins(match: Match, event: events.CoinsMoved) -> Line | None:
    why, _, action = event.why.partition(":")
    if why == "gain":
        return {"code": "gained", "seat": event.to, "coins": event.amount, "action": action}
    if why == "steal":
        return {
            "code": "stole",
            "seat": event.to,
            "target": event.source,
            "coins": event.amount,
        }
    if why == "embezzle":
        return {"code": "embezzled", "seat": event.to, "coins": event.amount}
    if why == "refund":
        return {"code": "refunded", "seat": event.to, "coins": event.amount}
    return None


def _card(match: Match, event: events.CardMoved) -> Line | None:
    """Lost and shown nobles are face up; of one that is taken only the way is public."""
    why, _, how = event.why.partition(":")
    source, to = event.source.partition(":")[2], event.to.partition(":")[2]
    if why == "lost":
        return {"code": "lost", "seat": source, "noble": event.noble, "how": how}
    if why == "shown":
        return {"code": "shown_out", "seat": source, "noble": event.noble}
    if why == "take":
        return {"code": "took", "seat": to, "holder": source, "how": how}
    if why == "shuffled":
        return {"code": "replaced", "seat": source, "noble": event.noble}
    if why == "drawn":
        return {"code": "drew_shown", "seat": to}
    return None


def _exchanged(match: Match, event: events.Exchanged) -> Line:
    if not event.holders:
        return {"code": "exchanged_court", "seat": event.seat}
    return {"code": "exchanged", "seat": event.seat, "holders": event.holders}


def _extended(match: Match, event: events.Extended) -> Line | None:
    if event.seat not in match.open:
        return None
    left = match.player(event.seat).extensions - 1
    return {"code": "extended", "seat": event.seat, "left": left}


def _ended(match: Match, event: events.Ended) -> Line:
    if event.winner is None:
        return {"code": "stopped"}
    return {"code": "won", "winner": event.winner, "loser": event.loser}


_LINES: dict[type, Callable[[Match, Any], Line | None]] = {
    events.Begun: _plain("begun"),
    events.ChooserNamed: _plain("chooser", "seat", "how"),
    events.FirstNamed: _plain("first", "seat", "by", "how"),
    events.Sided: _sided,
    events.Dealt: _dealt,
    events.TurnBegan: _plain("turn", "seat", "turn"),
    events.Declared: _plain("action", "seat", "action", "target", "claim", "disclaim", "cost"),
    events.WindowClosed: _plain("allowed", "seats"),
    events.Challenged: _plain("challenged", "seat", "against", "noble", "about", "denied"),
    events.Proved: _plain("proved", "seat", "noble"),
    events.Caught: _plain("caught", "seat", "noble"),
    events.RefusedToShow: _plain("refused_to_show", "seat", "noble", "denied"),
    events.ProvedAbsent: _plain("proved_absent", "seat", "noble", "nobles"),
    events.CaughtPresent: _plain("caught_present", "seat", "noble"),
    events.Blocked: _plain("blocked", "seat", "noble"),
    events.BlockStood: _block("block_stands"),
    events.BlockFell: _block("block_fell"),
    events.Failed: _failed,
    events.CoinsMoved: _coins,
    events.CardMoved: _card,
    events.KeptShown: _plain("kept_shown", "seat", "noble"),
    events.Called: _plain("called", "seat", "holders", "how"),
    events.Exchanged: _exchanged,
    events.ReplacedAll: _plain("replaced_all", "seat", "count"),
    events.Examined: _plain("examined", "seat", "target"),
    events.Forced: _plain("forced", "seat", "target"),
    events.Left: _plain("left", "seat", "target"),
    events.Converted: _plain("converted", "seat", "target", "faction"),
    events.ExchangeVoid: _plain("exchange_void", "seat", "holders"),
    events.WentOut: _plain("out", "seat"),
    events.Extended: _alone(_extended),
    events.TimedOut: _alone(_plain("timed_out", "seat", "kind")),
    events.TimeAdded: _alone(_plain("time_added", "seat", "ms")),
    events.ExtensionsAdded: _plain("extensions_added", "seat", "count"),
    events.ExpiredByHost: _alone(_plain("expired_by_host", "seat")),
    events.ClocksSet: _plain("clocks_set", "on"),
    events.AnsweredFor: _alone(_plain("answered_for", "seat")),
    events.Ruled: _plain("ruled", "winner", "cause"),
    events.Paused: _plain("paused", "why"),
    events.Resumed: _plain("resumed"),
    events.StandInSet: _plain("stand_in", "seat", "on"),
    events.Ended: _ended,
}
