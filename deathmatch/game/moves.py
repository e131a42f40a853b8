"""What a player's answer, a time-out and an automatic step have in common: one function each."""

from __future__ import annotations

from .draft import Draft
from .edition import TREASURY, Noble, Seat
from .events import (
    BlockFell,
    Called,
    CardMoved,
    Caught,
    Challenged,
    Ended,
    Exchanged,
    Failed,
    FirstNamed,
    Proved,
    RefusedToShow,
    WentOut,
)
from .state import Match
from .steps import KeepNobles, LoseNoble, Prove, Replace


def name_first(draft: Draft, chooser: Seat, first: Seat, how: str) -> None:
    """`first` will play first (G7)."""
    draft.emit(FirstNamed(first, chooser, how))
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
        assert attempt.claim is not None, "an action without a claim was challenged"
        draft.emit(Challenged(seat, attempt.by, attempt.claim, "action"))
        draft.then(Prove("action"))


def prove(draft: Draft) -> None:
    """The noble is there: the challenger loses one, then the shown one is replaced (G16)."""
    contest = draft.attempt.challenge
    assert contest is not None, "nothing was challenged"
    draft.emit(Proved(contest.against, contest.noble))
    draft.then(LoseNoble(contest.by, "challenge"), Replace(contest.against, contest.noble))


def catch(draft: Draft, refused: bool = False) -> None:
    """The noble is not shown: the claim falls and the claimant loses one (G14, G15)."""
    contest = draft.attempt.challenge
    assert contest is not None, "nothing was challenged"
    told = RefusedToShow if refused else Caught
    draft.emit(told(contest.against, contest.noble))
    draft.emit(Failed("challenged") if contest.about == "action" else BlockFell())
    draft.then(LoseNoble(contest.against, "caught"))


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
        draft.emit(Ended(winner, seat, "influence", garnets))


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


GARNETS = {"removed": _removed, "to_winner": _to_winner}
