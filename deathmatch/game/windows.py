"""The windows in which others challenge or block: who is asked, and whose answer counts."""

from __future__ import annotations

from . import answers, moves
from .draft import Draft
from .edition import Action, Noble, Seat
from .events import Allowed, Blocked, Waits, WindowClosed
from .questions import first_blocker, first_challenger, may_answer
from .state import Match
from .steps import BlockEnds, Window


def windows_of(match: Match, row: Action, seat: Seat, target: Seat | None) -> list[Window]:
    """The windows of an action: one for everything, or challenges before blocks (OP-01, OP-26)."""
    others = match.others(seat)
    claimed = bool(row.claim or row.disclaim)
    blockers = _blockers(match, row, seat, target)
    if match.edition.response == "combined":
        may = claimed, bool(blockers)
        return [Window(others, "action", *may)] if any(may) else []
    windows = []
    if claimed:
        windows.append(Window(others, "action", True, False, blockers))
    if blockers:
        windows.append(Window(blockers, "action", False, True))
    return windows


def _blockers(match: Match, row: Action, seat: Seat, target: Seat | None) -> tuple[Seat, ...]:
    """The target, or anybody of another faction (U17-U19, U25)."""
    if not row.blockers:
        return ()
    if row.blocked_by == "target" and target:
        return (target,)
    mates = match.mates(seat)
    return tuple(other for other in match.others(seat) if other not in mates)


def allow(draft: Draft, step: Window, seat: Seat) -> None:
    """`seat` neither challenges nor blocks."""
    draft.emit(Allowed(seat))
    _close_if_answered(draft, step)


def challenge(draft: Draft, step: Window, seat: Seat) -> None:
    """The first challenge counts, or all wait for their order around the table (OP-02)."""
    if draft.match.edition.reaction_priority == "arrival":
        moves.challenge(draft, seat, step.about)
    else:
        _wait(draft, step, seat, answers.Challenge())


def block(draft: Draft, step: Window, seat: Seat, noble: Noble) -> None:
    """A block counts once challenges are closed; until then it waits, unseen (OP-01)."""
    if step.block and draft.match.edition.reaction_priority == "arrival":
        _begin_block(draft, step, seat, noble)
    else:
        _wait(draft, step, seat, answers.Block(noble))


def _wait(draft: Draft, step: Window, seat: Seat, answer: answers.Answer) -> None:
    draft.emit(Waits(seat, answer))
    _close_if_answered(draft, step)


def _close_if_answered(draft: Draft, step: Window) -> None:
    """A window closes with the last answer."""
    if not draft.match.open:
        close(draft, step)


def close(draft: Draft, step: Window) -> None:
    """Of the answers that wait a challenge counts before a block; with none, play goes on."""
    match = draft.match
    challenger = first_challenger(match, step)
    if challenger:
        moves.challenge(draft, challenger, step.about)
    elif not take_up(draft, step):
        asked = tuple(seat for seat in step.seats if may_answer(match, step, seat))
        draft.emit(WindowClosed(asked))
        draft.then()


def take_up(draft: Draft, step: Window) -> bool:
    """Takes up a block that has waited, if there is one."""
    seat = first_blocker(draft.match, step)
    if seat is None:
        return False
    waiting = draft.match.waiting[seat]
    assert isinstance(waiting, answers.Block)
    _begin_block(draft, step, seat, waiting.noble)
    return True


def _begin_block(draft: Draft, step: Window, seat: Seat, noble: Noble) -> None:
    """The block names its noble, and only that noble counts in a challenge (G12)."""
    draft.emit(Blocked(seat, noble))
    single = draft.match.edition.single_block
    left = () if single else tuple(other for other in step.seats if other != seat)
    draft.then(Window(draft.match.others(seat), "block", True, False), BlockEnds(left))
