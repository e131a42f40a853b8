"""What a player's answer, a time-out and an automatic step have in common: one function each."""

from __future__ import annotations

from .answers import Faction
from .draft import Draft
from .edition import TREASURY, Noble, Seat
from .events import (
    BlockFell,
    Called,
    CardMoved,
    Caught,
    CaughtPresent,
    Challenged,
    Ended,
    Exchanged,
    Failed,
    FirstNamed,
    Proved,
    ProvedAbsent,
    RefusedToShow,
    Sided,
    WentOut,
)
from .state import Match
from .steps import KeepNobles, LoseNoble, Prove, Replace, ReplaceAll


def name_first(draft: Draft, chooser: Seat, first: Seat, how: str) -> None:
    """`first` will play first (G7)."""
    draft.emit(FirstNamed(first, chooser, how))
    draft.then()


def take_sides(draft: Draft, faction: Faction) -> None:
    """The first has that faction, and around the table they alternate (U25, OP-17)."""
    first = draft.match.first
    assert first is not None, "factions were chosen before anybody was to start"
    others: tuple[Faction, Faction] = ("red", "blue") if faction == "red" else ("blue", "red")
    order = (first, *draft.match.others(first))
    draft.emit(Sided(tuple((seat, others[place % 2]) for place, seat in enumerate(order))))
    draft.then()


def challenge(draft: Draft, seat: Seat, about: str) -> None:
    """`seat` challenges the claim of the action or of the block (G12, G13)."""
    attempt = draft.attempt
    if about == "block":
        assert attempt.block is not None, "a block was challenged that nobody made"
        against, noble = attempt.block.by, attempt.block.noble
        draft.emit(Challenged(seat, against, noble, "block"))
        draft.then(Prove("block"))
    else:
        claimed = attempt.claim or attempt.disclaim
        assert claimed is not None, "an action without a claim was challenged"
        draft.emit(Challenged(seat, attempt.by, claimed, "action", attempt.claim is None))
        draft.then(Prove("action"))


def prove(draft: Draft) -> None:
    """The claim is true: the challenger loses one, then what was shown is replaced (G16, OP-19)."""
    contest = draft.attempt.challenge
    assert contest is not None, "nothing was challenged"
    loss, seat = LoseNoble(contest.by, "challenge"), contest.against
    if contest.denied:
        nobles = tuple(sorted(draft.match.hand(seat)))
        draft.emit(ProvedAbsent(seat, contest.noble, nobles))
        draft.then(loss, ReplaceAll(seat))
    else:
        draft.emit(Proved(seat, contest.noble))
        draft.then(loss, Replace(seat, contest.noble))


def catch(draft: Draft, refused: bool = False) -> None:
    """The claim is not proven: it falls, and the claimant loses a noble (G14, G15, OP-14)."""
    contest = draft.attempt.challenge
    assert contest is not None, "nothing was challenged"
    seat, noble = contest.against, contest.noble
    if refused:
        draft.emit(RefusedToShow(seat, noble, contest.denied))
    else:
        draft.emit(CaughtPresent(seat, noble) if contest.denied else Caught(seat, noble))
    draft.emit(Failed("challenged") if contest.about == "action" else BlockFell())
    kept = refused and draft.match.edition.refused_card == "not_claimed" and not contest.denied
    draft.then(LoseNoble(seat, "caught", noble if kept else None))


def discard(draft: Draft, seat: Seat, noble: Noble, how: str) -> None:
    """`seat` turns a noble face up (G14, G16); with the last one it is out (G1, G31).

    The match ends in the instant in which one player is left: no replacement, no
    refund, no rest of the action (OP-37). The coins go to the treasury (OP-15).
    """
    own = _own(draft.match, seat, noble)
    draft.emit(CardMoved(own, f"hand:{seat}", f"lost:{seat}", f"lost:{how}"))
    draft.then()
    if draft.match.hand(seat):
        return
    draft.emit(WentOut(seat))
    if not draft.match.edition.loot_eliminated:
        draft.pay(seat, TREASURY, draft.coins(seat), "out")
    living = draft.match.living()
    if len(living) == 1:
        winner = living[0].seat
        garnets = GARNETS[draft.match.edition.loser_garnets](draft.match, winner)
        loser = seat if draft.match.edition.eliminates else None
        draft.emit(Ended(winner, loser, "influence", garnets))


def _own(match: Match, seat: Seat, noble: Noble) -> Noble:
    """The noble itself as it lies in the hand."""
    hand = match.hand(seat)
    return hand[hand.index(noble)]


def replace_from_holders(draft: Draft, seat: Seat, noble: Noble) -> bool:
    """Puts the shown noble out of play (G18). False, and it is kept, if nobody holds one."""
    if not draft.match.holding():
        return False
    draft.emit(CardMoved(_own(draft.match, seat, noble), f"hand:{seat}", "shown", "shown"))
    return True


def take(draft: Draft, seat: Seat, holder: Seat, how: str) -> None:
    """`seat` takes the noble of `holder`, who has given it for good (G16, G19)."""
    noble = _one_of(draft, holder)
    draft.emit(CardMoved(noble, f"holder:{holder}", f"hand:{seat}", f"take:{how}"))
    draft.then()


def call(draft: Draft, seat: Seat, holders: tuple[Seat, ...], how: str) -> None:
    """`seat` looks at one noble of each of these holders (OP-29)."""
    for holder in holders:
        noble = _one_of(draft, holder)
        draft.emit(CardMoved(noble, f"holder:{holder}", f"called:{holder}", "call"))
    draft.emit(Called(seat, holders, how))
    draft.then(KeepNobles(seat, holders))


def _one_of(draft: Draft, holder: Seat) -> Noble:
    """The noble of a holder; of two (OP-28, double) one at random."""
    held = draft.match.held(holder)
    return held[0] if len(held) == 1 else draft.pick(held, f"random:holder:{holder}")


def keep(draft: Draft, step: KeepNobles, give: tuple[tuple[Seat, Noble], ...]) -> None:
    """The nobles looked at join the hand, and each called holder gets one of it (OP-29)."""
    hand = f"hand:{step.seat}"
    for holder in step.holders:
        noble = draft.match.called(holder)[0]
        draft.emit(CardMoved(noble, f"called:{holder}", hand, "look"))
    for holder, noble in give:
        own = _own(draft.match, step.seat, noble)
        draft.emit(CardMoved(own, hand, f"holder:{holder}", "return"))
    draft.emit(Exchanged(step.seat, step.holders))
    draft.then()


def _removed(match: Match, winner: Seat) -> dict[Seat, int]:
    """The loser's garnets leave the game (OP-35)."""
    return {p.seat: p.garnets if p.seat == winner else 0 for p in match.players}


def _to_winner(match: Match, winner: Seat) -> dict[Seat, int]:
    """The winner gets all garnets of the finalists (OP-35)."""
    total = sum(player.garnets for player in match.players)
    return {player.seat: total if player.seat == winner else 0 for player in match.players}


def _kept(match: Match, winner: Seat) -> dict[Seat, int]:
    """Everybody keeps its own (OP-35)."""
    return {player.seat: player.garnets for player in match.players}


GARNETS = {"removed": _removed, "to_winner": _to_winner, "kept": _kept}
