"""Rehearsals: whole matches between stand-ins, with no screens and nothing written down."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from statistics import median_low

from deathmatch.episode.setup import Setup
from deathmatch.episode.stand_in import StandIn
from deathmatch.episode.stream import SEED_BYTES, KeyedStream
from deathmatch.game import (
    AtSeat,
    Begin,
    Command,
    Decision,
    Match,
    answer_from_data,
    decide,
    due,
    evolve,
    next_due,
    view,
)

MOST_DECISIONS = 2000


@dataclass(frozen=True)
class Outcome:
    """How one rehearsed match went.

    ``first`` started. ``decisions`` counts answers and time-outs, ``timeouts`` only those.
    ``last_loss`` is an action's name, ``challenge`` (it was wrong) or ``caught``; without a
    ``winner`` the match was cut at :data:`MOST_DECISIONS`. ``length_ms`` is on its own clock.
    """

    winner: str | None
    first: str | None
    last_loss: str | None
    decisions: int
    timeouts: int
    length_ms: int


def rehearse(setup: Setup, rng: Random) -> Outcome:
    """Play one match; the same ``rng`` plays the same one."""
    return _Run(setup, rng).play()


class _Run:
    def __init__(self, setup: Setup, rng: Random) -> None:
        self._dice = KeyedStream(rng.randbytes(SEED_BYTES), 0)
        self._match = setup.new_match()
        self._stand_in = StandIn(self._match.edition, rng)
        self._at = 0
        self._answers: dict[str, int] = {}
        self._thinks_of = 0

    def play(self) -> Outcome:
        decisions = timeouts = 0
        self._do(Begin())
        while not self._match.over and decisions < MOST_DECISIONS:
            timeouts += self._step()
            decisions += 1
        match = self._match
        return Outcome(
            winner=match.result.winner if match.result else None,
            first=match.first,
            last_loss=last_loss(match),
            decisions=decisions,
            timeouts=timeouts,
            length_ms=self._at,
        )

    def _step(self) -> bool:
        """One answer, or the expiry that comes before it; tells whether it was an expiry."""
        seat, answered = self._first_to_answer()
        expiry = next_due(self._match)
        if expiry is not None and expiry <= answered:
            self._at = expiry
            owed = due(self._match, self._at)
            assert owed is not None, "an expiry fell due and is not owed"
            self._do(owed)
            return True
        self._at = answered
        match = self._match
        choice = self._stand_in.answer(view(match, AtSeat(seat), self._at))
        self._do(Decision(seat, match.question, answer_from_data(choice)))
        return False

    def _first_to_answer(self) -> tuple[str, int]:
        """Who of those who are asked is the first to have thought, and when (ms)."""
        match = self._match
        if self._thinks_of != match.question:
            self._thinks_of = match.question
            thinks = self._stand_in.think_ms
            self._answers = {seat: self._at + thinks() for seat in match.asked}
        seat = min(match.asked, key=self._answers.__getitem__)
        return seat, self._answers[seat]

    def _do(self, command: Command) -> None:
        for event in decide(self._match, command, self._at, self._dice):
            self._match = evolve(self._match, event, self._at)


def last_loss(match: Match) -> str | None:
    """What took the last noble of who went out last, from the public log.

    ``None`` if nobody did, as in a match without a winner.
    """
    out = [line["seat"] for line in match.log if line["code"] == "out"]
    if not out or match.result is None or match.attempt is None:
        return None
    loser = out[-1]
    turn = list(match.log)
    starts = [place for place, line in enumerate(turn) if line["code"] == "turn"]
    turn = turn[starts[-1] :] if starts else turn
    if sum(line["code"] == "lost" and line["seat"] == loser for line in turn) == 1:
        contest = match.attempt.challenge
        if contest is not None and contest.right and contest.against == loser:
            return "caught"
        if contest is not None and contest.right is False and contest.by == loser:
            return "challenge"
    return match.attempt.action


def report(setup: Setup, outcomes: Iterable[Outcome]) -> list[tuple[str, str]]:
    """How the matches ended, as rows of a label and a figure."""
    names = {member.id: member.name for member in setup.cast}
    all_of = list(outcomes)
    total = len(all_of)
    winners = Counter(each.winner for each in all_of)
    losses = Counter(each.last_loss for each in all_of if each.winner)
    started = sum(each.winner is not None and each.winner == each.first for each in all_of)
    lengths = [each.decisions for each in all_of]
    spread = (min(lengths), median_low(lengths), max(lengths)) if lengths else (0, 0, 0)
    return [
        ("matches", str(total)),
        *((f"won by {names[seat]}", _share(winners[seat], total)) for seat in setup.finalists),
        ("won by who started", _share(started, total)),
        *((f"last noble lost: {why}", _share(n, total)) for why, n in losses.most_common()),
        ("decisions a match, least", str(spread[0])),
        ("decisions a match, median", str(spread[1])),
        ("decisions a match, most", str(spread[2])),
        ("time-outs", str(sum(each.timeouts for each in all_of))),
        (f"cut at {MOST_DECISIONS} decisions", str(winners[None])),
    ]


def _share(count: int, total: int) -> str:
    return f"{count} ({count / total:.0%})" if total else "0"
