"""evolve(match, event, at): the match after an event. Total, and without any rule.

An event that cannot have happened to a match (a noble that is not there, a clock that is
not open) changes nothing but the log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from . import clock, events
from .answers import Challenge
from .edition import RESERVE, TREASURY, Noble, Seat
from .events import Event
from .state import (
    Attempt,
    BlockClaim,
    Cards,
    Clock,
    Contest,
    Match,
    Player,
    Result,
    Together,
)
from .telling import tell


def evolve(match: Match, event: Event, at: int) -> Match:
    """The match after `event` at that moment (ms), with its line in the public log."""
    change = _CHANGES.get(type(event))
    after = change(match, event, at) if change else match
    line = tell(match, event, at)
    return replace(after, log=after.log.plus(line)) if line else after


def _player(match: Match, seat: Seat, **values: Any) -> tuple[Player, ...]:
    return tuple(
        replace(player, **values) if player.seat == seat else player for player in match.players
    )


def _to_attempt(change: Callable[[Attempt, Any], Attempt]) -> Callable[[Match, Any, int], Match]:
    """A change of the action in hand."""

    def changed(match: Match, event: Any, at: int) -> Match:
        if match.attempt is None:
            return match
        return replace(match, attempt=change(match.attempt, event))

    return changed


def _to_clock(change: Callable[[Match, Any, int], Match]) -> Callable[[Match, Any, int], Match]:
    """A change of the clock of a seat that is asked."""

    def changed(match: Match, event: Any, at: int) -> Match:
        return change(match, event, at) if event.seat in match.open else match

    return changed


def _begun(match: Match, event: events.Begun, at: int) -> Match:
    return replace(match, begun=True)


def _chooser(match: Match, event: events.ChooserNamed, at: int) -> Match:
    return replace(match, chooser=event.seat)


def _first(match: Match, event: events.FirstNamed, at: int) -> Match:
    return replace(match, first=event.seat)


def _sided(match: Match, event: events.Sided, at: int) -> Match:
    sides = dict(event.factions)
    players = tuple(replace(p, faction=sides.get(p.seat, p.faction)) for p in match.players)
    return replace(match, players=players)


def _converted(match: Match, event: events.Converted, at: int) -> Match:
    return replace(match, players=_player(match, event.target, faction=event.faction))


def _dealt(match: Match, event: events.Dealt, at: int) -> Match:
    return replace(match, waiting={})


def _holders(match: Match, event: events.HoldersNamed, at: int) -> Match:
    return replace(match, holders=event.holders)


def _turn(match: Match, event: events.TurnBegan, at: int) -> Match:
    return replace(match, turn=event.turn, turn_of=event.seat, attempt=None, waiting={})


def _declared(match: Match, event: events.Declared, at: int) -> Match:
    attempt = Attempt(
        event.seat,
        event.action,
        event.target,
        event.claim,
        event.cost,
        disclaim=event.disclaim,
    )
    return replace(match, attempt=attempt)


def _allowed(match: Match, event: events.Allowed | events.Waits, at: int) -> Match:
    return replace(match, open={s: c for s, c in match.open.items() if s != event.seat})


def _waits(match: Match, event: events.Waits, at: int) -> Match:
    waiting = {**match.waiting, event.seat: event.answer}
    return replace(_allowed(match, event, at), waiting=waiting)


def _challenged(match: Match, event: events.Challenged, at: int) -> Match:
    if match.attempt is None:
        return match
    contest = Contest(event.seat, event.against, event.noble, event.about, denied=event.denied)
    waiting = {s: a for s, a in match.waiting.items() if not isinstance(a, Challenge)}
    return replace(match, attempt=replace(match.attempt, challenge=contest), waiting=waiting)


def _settled(right: bool) -> Callable[[Attempt, Any], Attempt]:
    def change(attempt: Attempt, event: Any) -> Attempt:
        contest = attempt.challenge
        if contest is None:
            return attempt
        wrong = (contest.by,) if not right and contest.about == "action" else ()
        return replace(
            attempt, challenge=replace(contest, right=right), wrong=attempt.wrong + wrong
        )

    return change


def _blocked(match: Match, event: events.Blocked, at: int) -> Match:
    if match.attempt is None:
        return match
    waiting = {seat: a for seat, a in match.waiting.items() if seat != event.seat}
    attempt = replace(match.attempt, block=BlockClaim(event.seat, event.noble))
    return replace(match, attempt=attempt, waiting=waiting)


def _block_fell(attempt: Attempt, event: events.BlockFell) -> Attempt:
    block = attempt.block
    return replace(attempt, block=replace(block, fallen=True)) if block else attempt


def _failed(attempt: Attempt, event: events.Failed) -> Attempt:
    return replace(attempt, failed=event.why)


def _coins(match: Match, event: events.CoinsMoved, at: int) -> Match:
    change = {event.source: -event.amount, event.to: event.amount}
    change.pop(TREASURY, None)
    reserve = match.reserve + change.pop(RESERVE, 0)
    players = tuple(
        replace(player, coins=player.coins + change[player.seat])
        if player.seat in change
        else player
        for player in match.players
    )
    return replace(match, players=players, reserve=reserve)


def _without(nobles: tuple[Noble, ...], noble: Noble) -> tuple[Noble, ...]:
    place = nobles.index(noble)
    return nobles[:place] + nobles[place + 1 :]


def _card(match: Match, event: events.CardMoved, at: int) -> Match:
    cards: Cards = dict(match.cards)
    if event.noble not in cards.get(event.source, ()):
        return match
    cards[event.source] = _without(cards[event.source], event.noble)
    cards[event.to] = (*cards.get(event.to, ()), event.noble)
    if event.why.startswith("take:"):
        holder, seat = event.source.partition(":")[2], event.to.partition(":")[2]
        return replace(match, cards=cards, taken={**match.taken, holder: seat})
    return replace(match, cards=cards)


def _out(match: Match, event: events.WentOut, at: int) -> Match:
    return replace(match, players=_player(match, event.seat, out=True))


_NOBODY: dict[str, Any] = {"open": {}, "put_to": (), "together": None}


def _asked(match: Match, event: events.Asked, at: int) -> Match:
    allowance = match.edition.timing.decision_ms
    clocks = {seat: Clock(allowance, at) for seat in event.seats}
    unseen = len(event.seats) > 1 and not match.edition.show_answers
    together = Together(Clock(allowance, at)) if unseen else None
    asked = {"open": clocks, "put_to": event.seats, "together": together}
    return replace(match, question=match.question + 1, **asked)


def _agenda(match: Match, event: events.Agenda, at: int) -> Match:
    return replace(match, agenda=event.then + match.agenda[1:], **_NOBODY)


def _extended(match: Match, event: events.Extended, at: int) -> Match:
    own = match.open[event.seat]
    longer = Clock(own.left_ms + match.edition.timing.extension_ms, own.since)
    left = match.player(event.seat).extensions - 1
    players = _player(match, event.seat, extensions=left)
    together = match.together
    if together is not None:
        used = together.used.get(event.seat, 0) + 1
        together = replace(together, used={**together.used, event.seat: used})
    open_clocks = {**match.open, event.seat: longer}
    return replace(match, players=players, open=open_clocks, together=together)


def _time_added(match: Match, event: events.TimeAdded, at: int) -> Match:
    left = max(0, clock.remaining(match, event.seat, at) + event.ms)
    return replace(match, open={**match.open, event.seat: Clock(left, at)})


def _extensions_added(match: Match, event: events.ExtensionsAdded, at: int) -> Match:
    players = tuple(
        replace(player, extensions=player.extensions + event.count)
        if player.seat == event.seat
        else player
        for player in match.players
    )
    return replace(match, players=players)


def _clocks_set(match: Match, event: events.ClocksSet, at: int) -> Match:
    after = clock.restarted(match, at) if event.on else clock.stopped(match, at)
    return replace(after, untimed=not event.on)


def _paused(match: Match, event: events.Paused, at: int) -> Match:
    return replace(clock.stopped(match, at), paused=event.why)


def _resumed(match: Match, event: events.Resumed, at: int) -> Match:
    return replace(clock.restarted(match, at), paused=None)


def _stand_in(match: Match, event: events.StandInSet, at: int) -> Match:
    return replace(match, players=_player(match, event.seat, stand_in=event.on))


def _ended(match: Match, event: events.Ended, at: int) -> Match:
    result = Result(event.winner, event.loser, event.how, event.garnets)
    return replace(match, agenda=(), **_NOBODY, paused=None, result=result)


_CHANGES: dict[type, Callable[[Match, Any, int], Match]] = {
    events.Begun: _begun,
    events.ChooserNamed: _chooser,
    events.FirstNamed: _first,
    events.Sided: _sided,
    events.Converted: _converted,
    events.Dealt: _dealt,
    events.HoldersNamed: _holders,
    events.TurnBegan: _turn,
    events.Declared: _declared,
    events.Allowed: _allowed,
    events.Waits: _waits,
    events.Challenged: _challenged,
    events.Proved: _to_attempt(_settled(right=False)),
    events.Caught: _to_attempt(_settled(right=True)),
    events.RefusedToShow: _to_attempt(_settled(right=True)),
    events.ProvedAbsent: _to_attempt(_settled(right=False)),
    events.CaughtPresent: _to_attempt(_settled(right=True)),
    events.Blocked: _blocked,
    events.BlockFell: _to_attempt(_block_fell),
    events.Failed: _to_attempt(_failed),
    events.CoinsMoved: _coins,
    events.CardMoved: _card,
    events.WentOut: _out,
    events.Asked: _asked,
    events.Agenda: _agenda,
    events.Extended: _to_clock(_extended),
    events.TimeAdded: _to_clock(_time_added),
    events.ExtensionsAdded: _extensions_added,
    events.ClocksSet: _clocks_set,
    events.Paused: _paused,
    events.Resumed: _resumed,
    events.StandInSet: _stand_in,
    events.Ended: _ended,
}
