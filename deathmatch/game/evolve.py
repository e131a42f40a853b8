"""evolve(match, event, at): the match after an event. Total, and without any rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from . import clock, events
from .edition import TREASURY, Noble, Seat
from .events import Event
from .state import Attempt, BlockClaim, Cards, Clock, Contest, Match, Player, Result
from .telling import tell


def evolve(match: Match, event: Event, at: int) -> Match:
    """The match after `event` at that moment (ms), with its line in the public log."""
    change = _CHANGES.get(type(event))
    after = change(match, event, at) if change else match
    line = tell(match, event, at)
    return replace(after, log=(*after.log, line)) if line else after


def _player(match: Match, seat: Seat, **values: Any) -> tuple[Player, ...]:
    return tuple(
        replace(player, **values) if player.seat == seat else player for player in match.players
    )


def _attempt(match: Match) -> Attempt:
    assert match.attempt is not None, "an event about an action came without one"
    return match.attempt


def _begun(match: Match, event: events.Begun, at: int) -> Match:
    return replace(match, begun=True)


def _chooser(match: Match, event: events.ChooserNamed, at: int) -> Match:
    return replace(match, chooser=event.seat)


def _first(match: Match, event: events.FirstNamed, at: int) -> Match:
    return replace(match, first=event.seat)


def _holders(match: Match, event: events.HoldersNamed, at: int) -> Match:
    return replace(match, holders=event.holders)


def _turn(match: Match, event: events.TurnBegan, at: int) -> Match:
    return replace(match, turn=event.turn, turn_of=event.seat, attempt=None)


def _declared(match: Match, event: events.Declared, at: int) -> Match:
    attempt = Attempt(event.seat, event.action, event.target, event.claim, event.cost)
    return replace(match, attempt=attempt)


def _allowed(match: Match, event: events.Allowed, at: int) -> Match:
    return replace(match, open={s: c for s, c in match.open.items() if s != event.seat})


def _challenged(match: Match, event: events.Challenged, at: int) -> Match:
    contest = Contest(event.seat, event.against, event.noble, event.about)
    return replace(match, attempt=replace(_attempt(match), challenge=contest))


def _settled(right: bool) -> Callable[[Match, Any, int], Match]:
    def change(match: Match, event: Any, at: int) -> Match:
        attempt = _attempt(match)
        assert attempt.challenge is not None, "a challenge was settled that nobody made"
        contest = replace(attempt.challenge, right=right)
        return replace(match, attempt=replace(attempt, challenge=contest))

    return change


def _blocked(match: Match, event: events.Blocked, at: int) -> Match:
    block = BlockClaim(event.seat, event.noble)
    return replace(match, attempt=replace(_attempt(match), block=block))


def _block_fell(match: Match, event: events.BlockFell, at: int) -> Match:
    attempt = _attempt(match)
    assert attempt.block is not None, "a block fell that nobody made"
    return replace(match, attempt=replace(attempt, block=replace(attempt.block, fallen=True)))


def _failed(match: Match, event: events.Failed, at: int) -> Match:
    return replace(match, attempt=replace(_attempt(match), failed=event.why))


def _coins(match: Match, event: events.CoinsMoved, at: int) -> Match:
    change = {event.source: -event.amount, event.to: event.amount}
    change.pop(TREASURY, None)
    players = tuple(
        replace(player, coins=player.coins + change[player.seat])
        if player.seat in change
        else player
        for player in match.players
    )
    return replace(match, players=players)


def _without(nobles: tuple[Noble, ...], noble: Noble) -> tuple[Noble, ...]:
    place = nobles.index(noble)
    return nobles[:place] + nobles[place + 1 :]


def _card(match: Match, event: events.CardMoved, at: int) -> Match:
    cards: Cards = dict(match.cards)
    cards[event.source] = _without(cards.get(event.source, ()), event.noble)
    cards[event.to] = (*cards.get(event.to, ()), event.noble)
    if event.why.startswith("take:"):
        holder, seat = event.source.partition(":")[2], event.to.partition(":")[2]
        return replace(match, cards=cards, taken={**match.taken, holder: seat})
    return replace(match, cards=cards)


def _out(match: Match, event: events.WentOut, at: int) -> Match:
    return replace(match, players=_player(match, event.seat, out=True))


def _asked(match: Match, event: events.Asked, at: int) -> Match:
    allowance = match.edition.timing.decision_ms
    clocks = {seat: Clock(allowance, at) for seat in event.seats}
    return replace(match, question=match.question + 1, open=clocks)


def _agenda(match: Match, event: events.Agenda, at: int) -> Match:
    return replace(match, agenda=event.then + match.agenda[1:], open={})


def _extended(match: Match, event: events.Extended, at: int) -> Match:
    own = match.open[event.seat]
    longer = Clock(own.left_ms + match.edition.timing.extension_ms, own.since)
    left = match.player(event.seat).extensions - 1
    players = _player(match, event.seat, extensions=left)
    return replace(match, players=players, open={**match.open, event.seat: longer})


def _time_added(match: Match, event: events.TimeAdded, at: int) -> Match:
    left = max(0, clock.remaining(match, event.seat, at) + event.ms)
    return replace(match, open={**match.open, event.seat: Clock(left, at)})


def _extensions_added(match: Match, event: events.ExtensionsAdded, at: int) -> Match:
    left = match.player(event.seat).extensions + event.count
    return replace(match, players=_player(match, event.seat, extensions=left))


def _clocks_set(match: Match, event: events.ClocksSet, at: int) -> Match:
    open_clocks = clock.restarted(match, at) if event.on else clock.stopped(match, at)
    return replace(match, open=open_clocks, untimed=not event.on)


def _paused(match: Match, event: events.Paused, at: int) -> Match:
    return replace(match, open=clock.stopped(match, at), paused=event.why)


def _resumed(match: Match, event: events.Resumed, at: int) -> Match:
    return replace(match, open=clock.restarted(match, at), paused=None)


def _stand_in(match: Match, event: events.StandInSet, at: int) -> Match:
    return replace(match, players=_player(match, event.seat, stand_in=event.on))


def _ended(match: Match, event: events.Ended, at: int) -> Match:
    result = Result(event.winner, event.loser, event.how, event.garnets)
    return replace(match, agenda=(), open={}, paused=None, result=result)


_CHANGES: dict[type, Callable[[Match, Any, int], Match]] = {
    events.Begun: _begun,
    events.ChooserNamed: _chooser,
    events.FirstNamed: _first,
    events.HoldersNamed: _holders,
    events.TurnBegan: _turn,
    events.Declared: _declared,
    events.Allowed: _allowed,
    events.Challenged: _challenged,
    events.Proved: _settled(right=False),
    events.Caught: _settled(right=True),
    events.RefusedToShow: _settled(right=True),
    events.Blocked: _blocked,
    events.BlockFell: _block_fell,
    events.Failed: _failed,
    events.CoinsMoved: _coins,
    events.CardMoved: _card,
    events.WentOut: _out,
    events.Asked: _asked,
    events.Agenda: _agenda,
    events.Extended: _extended,
    events.TimeAdded: _time_added,
    events.ExtensionsAdded: _extensions_added,
    events.ClocksSet: _clocks_set,
    events.Paused: _paused,
    events.Resumed: _resumed,
    events.StandInSet: _stand_in,
    events.Ended: _ended,
}
