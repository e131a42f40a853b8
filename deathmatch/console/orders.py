"""What each of a host's orders does. Orders to the match are commands; the others are the
console's own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from deathmatch.game import Begin, Command, End, Pause, Resume, StandIn

from .acks import Ack, done, refusal
from .messages import (
    BaseOrder,
    BeginOrder,
    EndOrder,
    NextOrder,
    Order,
    PauseOrder,
    ReissueOrder,
    ResumeOrder,
    StandInOrder,
)

if TYPE_CHECKING:
    from .director import Director


def carry_out(director: Director, order: Order) -> Ack:
    """Does what a host ordered and gives the ack. The director's lock is held."""
    to_match = _COMMANDS.get(type(order))
    if to_match is not None:
        return director.submit(to_match(order), order.id, "host")
    act = _ACTS[type(order)]
    return director.once(order.id, lambda: act(director, order))


_COMMANDS: dict[type, Callable[[Any], Command]] = {
    BeginOrder: lambda order: Begin(),
    PauseOrder: lambda order: Pause("host"),
    ResumeOrder: lambda order: Resume(),
    EndOrder: lambda order: End(),
    StandInOrder: lambda order: StandIn(order.seat, order.on),
}


def _reissue(director: Director, order: ReissueOrder) -> Ack:
    try:
        director.access.reissue(order.seat)
    except KeyError:
        return refusal("unknown_seat")
    screen = director.presence.at(order.seat)
    if screen is not None:
        director.on_reissue(screen)
    director.send_desk()
    return done(director.episode.rev)


def _base(director: Director, order: BaseOrder) -> Ack:
    if not director.bases.choose(order.index):
        return refusal("malformed")
    director.send_desk()
    return done(director.episode.rev)


def _next(director: Director, order: NextOrder) -> Ack:
    """The next episode. Not while one runs, and only with who is still in the show."""
    episode = director.episode
    if episode.match.begun and not episode.match.over:
        return refusal("not_legal")
    cast = episode.next_cast()
    if set(order.garnets) != {member.id for member in cast}:
        return refusal("unknown_seat")
    counted = tuple(replace(member, garnets=order.garnets[member.id]) for member in cast)
    first, second = order.finalists
    try:
        setup = episode.setup.following(counted, (first, second))
    except ValueError:
        return refusal("unknown_seat")
    director.replace_episode(director.archive.follow(episode, setup))
    return done(director.episode.rev)


_ACTS: dict[type, Callable[[Any, Any], Ack]] = {
    ReissueOrder: _reissue,
    BaseOrder: _base,
    NextOrder: _next,
}
