"""What the host orders: the course of the match, its clocks, and how it ends."""

from __future__ import annotations

from . import commands, steps
from .deal import drafting
from .draft import Draft
from .events import (
    Agenda,
    Begun,
    ClocksSet,
    Ended,
    ExtensionsAdded,
    Paused,
    Resumed,
    Ruled,
    StandInSet,
    TimeAdded,
    WentOut,
)
from .moves import GARNETS
from .refusal import Refused
from .state import Match


def begin(draft: Draft, command: commands.Begin) -> None:
    """The match begins with who starts it (G7, OP-12); then come the factions and the deal."""
    match = draft.match
    if match.begun:
        raise Refused("already")
    opening = [
        *_who_starts(match),
        *([steps.Hold("deal")] if command.cued else []),
        *([steps.DraftNobles()] if drafting(match) else []),
        steps.Deal(),
        *([steps.Hold("play")] if command.cued else []),
        steps.StartPlay(),
    ]
    draft.emit(Begun(), Agenda(tuple(opening)))


def _who_starts(match: Match) -> list[steps.Step]:
    by_garnets = match.edition.starter == "garnets"
    first: steps.Step = steps.NameChooser() if by_garnets else steps.NameFirst()
    return [first, steps.ChooseSide()] if match.edition.allegiance else [first]


def proceed(draft: Draft, command: commands.Proceed) -> None:
    """Only what the match waits for can go on."""
    if draft.match.step != steps.Hold(command.until):
        raise Refused("already" if draft.match.begun else "not_started")
    if draft.match.paused:
        raise Refused("paused")
    draft.emit(Agenda(()))


def pause(draft: Draft, command: commands.Pause) -> None:
    """All clocks stand, and nobody can answer."""
    if not draft.match.begun:
        raise Refused("not_started")
    if draft.match.paused:
        raise Refused("already")
    draft.emit(Paused(command.why))


def resume(draft: Draft, command: commands.Resume) -> None:
    """All clocks go on with what they had."""
    if not draft.match.paused:
        raise Refused("already")
    draft.emit(Resumed())


def end(draft: Draft, command: commands.End) -> None:
    """Stopped by the host: nobody has won, nobody is eliminated, garnets stay (G31)."""
    if not draft.match.begun:
        raise Refused("not_started")
    garnets = {player.seat: player.garnets for player in draft.match.players}
    draft.emit(Ended(None, None, "stopped", garnets))


def declare(draft: Draft, command: commands.Declare) -> None:
    """A ruling of the host: the other finalist is eliminated as if it had lost (G31, OP-35).

    Where nobody is eliminated from the show, it only names the winner.
    """
    match = draft.match
    if not match.begun:
        raise Refused("not_started")
    if command.winner not in match.seats or match.player(command.winner).out:
        raise Refused("unknown_seat")
    losers = [seat for seat in match.seats if seat != command.winner]
    loser = losers[0] if match.edition.eliminates else None
    garnets = GARNETS[match.edition.loser_garnets](match, command.winner)
    draft.emit(Ruled(command.winner, command.cause))
    if loser:
        draft.emit(WentOut(loser))
    draft.emit(Ended(command.winner, loser, "declared", garnets))


def stand_in(draft: Draft, command: commands.StandIn) -> None:
    """Who plays a seat: its own player or a stand-in."""
    if command.seat not in draft.match.seats:
        raise Refused("unknown_seat")
    if draft.match.player(command.seat).stand_in == command.on:
        raise Refused("already")
    draft.emit(StandInSet(command.seat, command.on))


def add_time(draft: Draft, command: commands.AddTime) -> None:
    """Only a clock that counts for an open question can be changed."""
    match = draft.match
    if not match.begun:
        raise Refused("not_started")
    if match.untimed:
        raise Refused("no_clocks")
    if command.seat not in match.open:
        raise Refused("not_asked" if command.seat in match.seats else "unknown_seat")
    draft.emit(TimeAdded(command.seat, command.ms))


def add_extensions(draft: Draft, command: commands.AddExtensions) -> None:
    """Gives extensions or takes them away; nobody has fewer than none (G25)."""
    if command.seat not in draft.match.seats:
        raise Refused("unknown_seat")
    if command.count == 0 or draft.match.player(command.seat).extensions + command.count < 0:
        raise Refused("no_extension")
    draft.emit(ExtensionsAdded(command.seat, command.count))


def set_clocks(draft: Draft, command: commands.SetClocks) -> None:
    """With clocks or without: without, nothing runs out."""
    if not draft.match.begun:
        raise Refused("not_started")
    if command.on != draft.match.untimed:
        raise Refused("already")
    draft.emit(ClocksSet(command.on))
