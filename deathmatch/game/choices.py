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
    Draft,
    Force,
    Keep,
    Leave,
    Lose,
    Refuse,
    Reveal,
    Show,
    Side,
    Starter,
    Take,
)
from .court import hands_to_keep
from .edition import Action, Noble, Seat
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
    """Whom `seat` may name as the target of that action, clockwise (OP-09, OP-18, OP-21, U25).

    Nobody who is out; itself only where the action says so.
    """
    others = match.others(seat)
    if row.hostile and not (row.effect == "examine" and match.edition.examine_mates):
        mates = match.mates(seat)
        others = tuple(other for other in others if other not in mates)
    if row.effect == "steal" and not match.edition.steal_from_zero:
        rich = {player.seat for player in match.players if player.coins > 0}
        return tuple(other for other in others if other in rich)
    return (seat, *others) if row.own else others


def possible(match: Match, row: Action) -> bool:
    """Whether there is anything for the action to do at all (OP-20, OP-29)."""
    if row.effect == "exchange":
        court = match.edition.replacement == "deck"
        return bool(match.court) if court else bool(match.holding())
    if row.effect == "embezzle":
        return match.reserve > 0 or match.edition.embezzle_empty
    return True


def must_coup(match: Match, seat: Seat) -> bool:
    """Whether only the forced action is left (G30, OP-10)."""
    return match.player(seat).coins >= match.edition.forced_coup_at


def _actions(match: Match, step: steps.TakeAction, seat: Seat) -> Iterator[Answer]:
    """Actions in the order of the table (G8-G11); nobody needs the noble it claims."""
    coins, forced = match.player(seat).coins, must_coup(match, seat)
    for row in match.edition.rows:
        if (forced and not row.forced) or not possible(match, row):
            continue
        for target in targets(match, row, seat) if row.target else (None,):
            if row.price(seat, target) <= coins:
                yield Act(row.name, target)


def _starter(match: Match, step: steps.NameStarter, seat: Seat) -> Iterator[Answer]:
    return (Starter(each) for each in match.seats)


def _side(match: Match, step: steps.ChooseSide, seat: Seat) -> Iterator[Answer]:
    return iter((Side("red"), Side("blue")))


def _draft(match: Match, step: steps.DraftNobles, seat: Seat) -> Iterator[Answer]:
    """One of the own set, which holds one noble of each kind (OP-11)."""
    return (Draft(noble) for noble in match.edition.kinds)


def _window(match: Match, step: steps.Window, seat: Seat) -> Iterator[Answer]:
    yield Allow()
    if step.challenge:
        yield Challenge()
    if match.attempt and (step.block or seat in step.blockers):
        yield from (Block(n) for n in match.edition.action(match.attempt.action).blockers)


def _prove(match: Match, step: steps.Prove, seat: Seat) -> Iterator[Answer]:
    if match.provable():
        yield Show()
    yield Refuse()


def losable(match: Match, step: steps.LoseNoble) -> tuple[Noble, ...]:
    """The nobles that may be lost: after a refusal perhaps not the one claimed (OP-14)."""
    hand = match.hand(step.seat)
    return tuple(noble for noble in hand if noble != step.but) or hand


def _lose(match: Match, step: steps.LoseNoble, seat: Seat) -> Iterator[Answer]:
    return (Lose(noble) for noble in sorted(losable(match, step)))


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


def _keep_drawn(match: Match, step: steps.KeepDrawn, seat: Seat) -> Iterator[Answer]:
    return (Keep(kept, ()) for kept in hands_to_keep(match, seat))


def _reveal(match: Match, step: steps.Reveal, seat: Seat) -> Iterator[Answer]:
    return (Reveal(noble) for noble in sorted(match.hand(seat)))


def _inspect(match: Match, step: steps.Inspect, seat: Seat) -> Iterator[Answer]:
    return iter((Force(), Leave()))


_CHOICES: dict[type, Callable[[Match, Any, Seat], Iterator[Answer]]] = {
    steps.NameStarter: _starter,
    steps.ChooseSide: _side,
    steps.DraftNobles: _draft,
    steps.TakeAction: _actions,
    steps.Window: _window,
    steps.Prove: _prove,
    steps.LoseNoble: _lose,
    steps.TakeNoble: _take,
    steps.CallHolders: _call,
    steps.KeepNobles: _keep,
    steps.KeepDrawn: _keep_drawn,
    steps.Reveal: _reveal,
    steps.Inspect: _inspect,
}
