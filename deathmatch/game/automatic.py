"""Steps that need nobody: one function each. settle() runs them until a question is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import court, moves, steps, windows
from .choices import callable_count
from .deal import deal
from .draft import Draft
from .edition import TREASURY, Seat
from .effects import EFFECTS
from .events import (
    Asked,
    BlockStood,
    CardMoved,
    ChooserNamed,
    ExchangeVoid,
    Failed,
    KeptShown,
    TurnBegan,
)
from .questions import asks
from .state import Match
from .steps import NameStarter, TakeAction, TakeNoble


def settle(draft: Draft) -> None:
    """Runs steps by themselves until somebody is asked, the host is, or the match is over."""
    while (step := draft.match.step) and not draft.match.open:
        if isinstance(step, steps.Hold):
            return
        seats = asks(draft.match, step)
        if seats:
            draft.emit(Asked(seats))
        else:
            _AUTOMATIC[type(step)](draft, step)


def _name_chooser(draft: Draft, step: steps.NameChooser) -> None:
    """More garnets choose; a tie is settled as the switch says (G7, OP-34)."""
    most = max(player.garnets for player in draft.match.players)
    richest = [player.seat for player in draft.match.players if player.garnets == most]
    seat, how = richest[0], "garnets"
    if len(richest) > 1:
        how = draft.match.edition.garnet_tie
        seat = _TIES[how](draft, richest)
    draft.emit(ChooserNamed(seat, how))
    draft.then(NameStarter(seat))


_TIES: dict[str, Callable[[Draft, list[Seat]], Seat]] = {
    "lots": lambda draft, tied: draft.pick(tied, "lots:chooser"),
    "candidate": lambda draft, tied: tied[0],
    "opponent": lambda draft, tied: tied[-1],
}


def _name_first(draft: Draft, step: steps.NameFirst) -> None:
    """The winner of the last match, if it plays again; else chance (U6, OP-12)."""
    match = draft.match
    if match.edition.starter == "last_winner" and match.last_winner in match.seats:
        first, how = match.last_winner, "last_winner"
    else:
        first, how = draft.pick(match.seats, "lots:first"), "lots"
    moves.name_first(draft, first, first, how)


def _deal(draft: Draft, step: steps.Deal) -> None:
    deal(draft)
    draft.then()


def _start_play(draft: Draft, step: steps.StartPlay) -> None:
    first = draft.match.first
    assert first is not None, "play began before anybody was to start"
    draft.emit(TurnBegan(first, 1))
    draft.then(TakeAction(first))


def _window(draft: Draft, step: steps.Window) -> None:
    """A block has waited for this window, or nobody can answer in it any more (OP-01)."""
    if not windows.take_up(draft, step):
        draft.then()


def _prove(draft: Draft, step: steps.Prove) -> None:
    """Where one may not refuse, what the claimant has decides (G17, OP-30)."""
    if draft.match.provable():
        moves.prove(draft)
    else:
        moves.catch(draft)


def _lose(draft: Draft, step: steps.LoseNoble) -> None:
    """The last noble goes without a question; who has none loses none (OP-15)."""
    hand = draft.match.hand(step.seat)
    if hand:
        moves.discard(draft, step.seat, hand[0], "last")
    else:
        draft.then()


def _replace(draft: Draft, step: steps.Replace) -> None:
    REPLACEMENTS[draft.match.edition.replacement](draft, step)


def _from_holders(draft: Draft, step: steps.Replace) -> None:
    """One noble of a holder for the one shown (G16, G18); with no holder left: OP-28."""
    if moves.replace_from_holders(draft, step.seat, step.noble):
        draft.then(TakeNoble(step.seat))
    else:
        EMPTY_POOL[draft.match.edition.empty_pool](draft, step)


def _from_court(draft: Draft, step: steps.Replace) -> None:
    """One drawn from the Court, into which the shown one has gone back (F16, U23)."""
    court.replace(draft, step.seat, step.noble)


def _replace_all(draft: Draft, step: steps.ReplaceAll) -> None:
    court.replace_all(draft, step.seat)


def _reveal(draft: Draft, step: steps.Reveal) -> None:
    """The only noble, or one that chance picks (F26, OP-23)."""
    hand = draft.match.hand(step.seat)
    noble = hand[0] if len(hand) == 1 else draft.pick(hand, f"random:examine:{step.seat}")
    court.reveal(draft, step.seat, step.to, noble)


def _keep_shown(draft: Draft, step: steps.Replace) -> None:
    draft.emit(KeptShown(step.seat, step.noble))
    draft.then()


def _draw_from_shown(draft: Draft, step: steps.Replace) -> None:
    """The noble joins those out of play, and one of them comes back at random (OP-28)."""
    hand = f"hand:{step.seat}"
    own = draft.match.hand(step.seat)
    shown = own[own.index(step.noble)]
    draft.emit(CardMoved(shown, hand, "shown", "shown"))
    drawn = draft.pick(draft.match.cards["shown"], f"random:hand:{step.seat}")
    draft.emit(CardMoved(drawn, "shown", hand, "drawn"))
    draft.then()


def _take(draft: Draft, step: steps.TakeNoble) -> None:
    holder = draft.pick(draft.match.holding(), "random:take")
    moves.take(draft, step.seat, holder, "random")


def _block_ends(draft: Draft, step: steps.BlockEnds) -> None:
    block = draft.attempt.block
    if block and not block.fallen:
        draft.emit(BlockStood(), Failed("blocked"))
    draft.then(*([steps.Window(step.left, "action", False, True)] if step.left else []))


def _carry(draft: Draft, step: steps.Carry) -> None:
    """The action happens, or its coins come back where the edition says so (G22, OP-06, OP-07)."""
    attempt, edition = draft.attempt, draft.match.edition
    if not attempt.failed:
        row = edition.action(attempt.action)
        EFFECTS[row.effect](draft, row, attempt.by, attempt.target)
        return
    refunds = {
        "challenged": edition.refund_after_challenge,
        "blocked": edition.refund_after_block,
    }
    if refunds[attempt.failed] and not draft.match.player(attempt.by).out:
        draft.pay(TREASURY, attempt.by, attempt.cost, "refund")
    draft.then()


def _call(draft: Draft, step: steps.CallHolders) -> None:
    """Where chance picks the holders, or where nobody holds a noble any more (OP-29)."""
    called: list[Seat] = []
    for _ in range(callable_count(draft.match)):
        left = [seat for seat in draft.match.holding() if seat not in called]
        called.append(draft.pick(left, "random:call"))
    if called:
        order = draft.match.holders.index
        moves.call(draft, step.seat, tuple(sorted(called, key=order)), "random")
    else:
        draft.emit(ExchangeVoid(step.seat, ()))
        draft.then()


def _end_turn(draft: Draft, step: steps.EndTurn) -> None:
    """What nobody has taken of the coins of those who are out goes to the treasury (OP-15)."""
    for player in draft.match.players:
        if player.out:
            draft.pay(player.seat, TREASURY, player.coins, "out")
    seat = _next(draft.match)
    draft.emit(TurnBegan(seat, draft.match.turn + 1))
    draft.then(TakeAction(seat))


def _next(match: Match) -> Seat:
    """Whose turn it is next: turns alternate, the eliminated are skipped (G8)."""
    assert match.turn_of is not None, "a turn ended that never began"
    return match.others(match.turn_of)[0]


REPLACEMENTS: dict[str, Callable[[Draft, steps.Replace], None]] = {
    "holders": _from_holders,
    "deck": _from_court,
}

EMPTY_POOL: dict[str, Callable[[Draft, steps.Replace], None]] = {
    "keep": _keep_shown,
    "draw_from_shown": _draw_from_shown,
}

_AUTOMATIC: dict[type, Callable[[Draft, Any], None]] = {
    steps.NameChooser: _name_chooser,
    steps.NameFirst: _name_first,
    steps.Deal: _deal,
    steps.StartPlay: _start_play,
    steps.Window: _window,
    steps.Prove: _prove,
    steps.LoseNoble: _lose,
    steps.Replace: _replace,
    steps.ReplaceAll: _replace_all,
    steps.TakeNoble: _take,
    steps.Reveal: _reveal,
    steps.BlockEnds: _block_ends,
    steps.Carry: _carry,
    steps.CallHolders: _call,
    steps.EndTurn: _end_turn,
}
