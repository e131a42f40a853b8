"""choices(match, seat): every legal answer. The only source of legality there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any

from . import steps
from .answers import (
    Act,
    Allow,
    Answer,
    Block,
    Call,
    Challenge,
    Keep,
    Lose,
    Refuse,
    Show,
    Starter,
    Take,
)
from .edition import Action, Seat
from .state import Match


def choices(match: Match, seat: Seat) -> tuple[Answer, ...]:
    """The legal answers of `seat` to the open question, in a fixed order; () if not asked."""
    if seat not in match.open or match.step is None:
        return ()
    return tuple(dict.fromkeys(_CHOICES[type(match.step)](match, match.step, seat)))


def callable_count(match: Match) -> int:
    """How many holders an exchange calls now: two, or as many as there are (OP-29)."""
    return min(match.edition.action("exchange").amount, len(match.holding()))


def targets(match: Match, row: Action, seat: Seat) -> tuple[Seat, ...]:
    """Whom `seat` may name as the target of that action: no one out, never itself (OP-09)."""
    others = match.others(seat)
    if row.effect == "steal" and not match.edition.steal_from_zero:
        return tuple(other for other in others if match.player(other).coins > 0)
    return others


def must_coup(match: Match, seat: Seat) -> bool:
    """Whether only the forced action is left (G30, OP-10)."""
    return match.player(seat).coins >= match.edition.forced_coup_at


def _actions(match: Match, step: steps.TakeAction, seat: Seat) -> Iterator[Answer]:
    """Actions in the order of the table (G8-G11); nobody needs the noble it claims."""
    coins, forced = match.player(seat).coins, must_coup(match, seat)
    for row in match.edition.actions:
        if row.cost > coins or (forced and not row.forced):
            continue
        if row.effect == "exchange" and not callable_count(match):
            continue
        if row.target:
            yield from (Act(row.name, target) for target in targets(match, row, seat))
        else:
            yield Act(row.name)


def _starter(match: Match, step: steps.NameStarter, seat: Seat) -> Iterator[Answer]:
    return (Starter(each) for each in match.seats)


def _window(match: Match, step: steps.Window, seat: Seat) -> Iterator[Answer]:
    yield Allow()
    if step.challenge:
        yield Challenge()
    if step.block and match.attempt:
        yield from (Block(n) for n in match.edition.action(match.attempt.action).blockers)


def _prove(match: Match, step: steps.Prove, seat: Seat) -> Iterator[Answer]:
    contest = match.attempt and match.attempt.challenge
    if contest and contest.noble in match.hand(seat):
        yield Show()
    yield Refuse()


def _lose(match: Match, step: steps.LoseNoble, seat: Seat) -> Iterator[Answer]:
    return (Lose(noble) for noble in sorted(match.hand(seat)))


def _take(match: Match, step: steps.TakeNoble, seat: Seat) -> Iterator[Answer]:
    return (Take(holder) for holder in match.holding())


def _call(match: Match, step: steps.CallHolders, seat: Seat) -> Iterator[Answer]:
    return (Call(group) for group in combinations(match.holding(), callable_count(match)))


def _keep(match: Match, step: steps.KeepNobles, seat: Seat) -> Iterator[Answer]:
    """As many are kept as the hand had; each called holder gets one of the rest (OP-29)."""
    looked_at = [match.called(holder)[0] for holder in step.holders]
    pool = [*match.hand(seat), *looked_at]
    for given in permutations(range(len(pool)), len(step.holders)):
        kept = sorted(noble for place, noble in enumerate(pool) if place not in given)
        give = zip(step.holders, (pool[place] for place in given), strict=True)
        yield Keep(tuple(kept), tuple(give))


_CHOICES: dict[type, Callable[[Match, Any, Seat], Iterator[Answer]]] = {
    steps.NameStarter: _starter,
    steps.TakeAction: _actions,
    steps.Window: _window,
    steps.Prove: _prove,
    steps.LoseNoble: _lose,
    steps.TakeNoble: _take,
    steps.CallHolders: _call,
    steps.KeepNobles: _keep,
}
