"""What each of a host's orders does. Orders to the match and the floor are commands; the others
are the console's own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from deathmatch.episode.deciding import AnyCommand
from deathmatch.episode.floor import (
    Rewind,
    Say,
    SetBlack,
    SetPanic,
    TakeCue,
    TakeScene,
    Unsay,
)
from deathmatch.episode.highlight import EndHighlight
from deathmatch.episode.overlay import SetOverlay
from deathmatch.episode.setup import Setup
from deathmatch.episode.sound import SetSound
from deathmatch.game import (
    AddExtensions,
    AddTime,
    AnswerFor,
    Declare,
    End,
    Expire,
    Pause,
    Resume,
    SetClocks,
    StandIn,
)

from . import order_messages as given
from .acks import Ack, done, refusal
from .gate import is_gated
from .replays import show_highlight
from .show_change import keep_room

if TYPE_CHECKING:
    from .director import Director


def carry_out(director: Director, order: given.Order) -> Ack:
    """Does what a host ordered and gives the ack. The director's lock is held."""
    to_episode = _COMMANDS.get(type(order))
    if to_episode is not None:
        return director.submit(to_episode(order), order.id, "host")
    if isinstance(order, given.HighlightOrder):
        return show_highlight(director, order)
    act = _ACTS.get(type(order))
    if act is not None:
        return director.once(order.id, lambda: act(director, order))
    assert isinstance(order, given.GoOrder)
    return _go(director, order)


_COMMANDS: dict[type, Callable[[Any], AnyCommand]] = {
    given.SceneOrder: lambda order: TakeScene(order.scene, order.pinned),
    given.BlackOrder: lambda order: SetBlack(order.on),
    given.PanicOrder: lambda order: SetPanic(order.on),
    given.OverlayOrder: lambda order: SetOverlay(order.element, order.on),
    given.SayOrder: lambda order: Say(order.id, order.to, order.text),
    given.UnsayOrder: lambda order: Unsay(order.message),
    given.PauseOrder: lambda order: Pause(order.why),
    given.ResumeOrder: lambda order: Resume(),
    given.EndOrder: lambda order: End(order.reason),
    given.DeclareOrder: lambda order: Declare(order.winner, order.cause, order.reason),
    given.TimeOrder: lambda order: AddTime(order.seat, order.ms, order.reason),
    given.ExtensionsOrder: lambda order: AddExtensions(order.seat, order.count, order.reason),
    given.ExpireOrder: lambda order: Expire(order.seat, order.question, order.reason),
    given.ClocksOrder: lambda order: SetClocks(order.on, order.reason),
    given.AnswerForOrder: lambda order: AnswerFor(
        order.seat, order.question, order.answer, order.reason
    ),
    given.RewindOrder: lambda order: Rewind(order.to, order.treat, order.reason),
    given.EndHighlightOrder: lambda order: EndHighlight(),
    given.SoundOrder: lambda order: SetSound(order.volume, order.muted),
    given.StandInOrder: lambda order: StandIn(order.seat, order.on),
}


def _go(director: Director, order: given.GoOrder) -> Ack:
    """The next cue; to the deal and into play only through the gate, or with its reasons noted."""
    episode = director.episode
    reasons: tuple[str, ...] = ()
    if order.after == episode.floor.cue and is_gated(episode, order.to):
        reasons = tuple(dict.fromkeys(reason["code"] for reason in director.gate()))
    if reasons and not order.anyway:
        return director.once(order.id, lambda: refusal("gate", reasons=list(reasons)))
    return director.submit(TakeCue(order.to, order.after, reasons), order.id, "host")


def _reissue(director: Director, order: given.ReissueOrder) -> Ack:
    try:
        director.access.reissue(order.seat)
    except KeyError:
        return refusal("unknown_seat")
    screen = director.presence.at(order.seat)
    if screen is not None:
        director.on_reissue(screen)
    director.board.send()
    return done(director.episode.rev)


def _reissue_hands(director: Director, order: given.ReissueHandsOrder) -> Ack:
    director.access.reissue_hands()
    for screen in director.presence.of_kind("hands"):
        director.on_reissue(screen)
        director.presence.leave(screen.sid)
    director.board.send()
    return done(director.episode.rev)


def _base(director: Director, order: given.BaseOrder) -> Ack:
    if not director.bases.choose(order.index):
        return refusal("not_legal")
    director.board.send()
    return done(director.episode.rev)


def _next(director: Director, order: given.NextOrder) -> Ack:
    """The next episode, by the show file as it is now, with who is still in the show.

    Not while one runs. One that has not begun is put right: the new one has its number.
    """
    episode = director.episode
    if episode.match.begun and not episode.match.over:
        return refusal("not_legal")
    cast = episode.next_cast()
    if set(order.garnets) != {member.id for member in cast}:
        return refusal("unknown_seat")
    counted = tuple(replace(member, garnets=order.garnets[member.id]) for member in cast)
    winner = episode.result.winner if episode.result else episode.setup.last_winner
    score = director.archive.score_after(episode)
    try:
        setup = Setup.of(director.seats.show).following(counted, order.finalists, winner, score)
    except ValueError:
        return refusal("unknown_seat")
    following = director.archive.follow(episode, setup)
    keep_room(director, episode, following)
    director.replace_episode(following)
    return done(director.episode.rev)


_ACTS: dict[type, Callable[[Any, Any], Ack]] = {
    given.ReissueOrder: _reissue,
    given.ReissueHandsOrder: _reissue_hands,
    given.BaseOrder: _base,
    given.NextOrder: _next,
}
