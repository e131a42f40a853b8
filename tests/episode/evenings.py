"""Whole evenings by chance: cues, taps, answers, time-outs, corrections, a rewind, the proof."""

from __future__ import annotations

from random import Random
from typing import Any

from deathmatch.episode.episode import Episode
from deathmatch.episode.floor import (
    Acknowledge,
    OpenDirector,
    Rewind,
    Say,
    SetBlack,
    SetPanic,
    TakeCue,
    TakeScene,
    Tap,
)
from deathmatch.episode.journal import Journal
from deathmatch.episode.overlay import SetOverlay
from deathmatch.episode.rundown import DEFAULT
from deathmatch.episode.setup import Setup
from deathmatch.game import (
    AddExtensions,
    AddTime,
    AnswerFor,
    Decision,
    End,
    Extend,
    Pause,
    Proceed,
    Refused,
    Resume,
    StandIn,
    choices,
    due,
    next_due,
)
from deathmatch.game.steps import Hold

from .builders import WALL, a_setup

CUES = {cue.id: index for index, cue in enumerate(DEFAULT)}


def an_evening(number: int, setup: Setup | None = None, most: int = 400) -> Episode:
    """A whole evening; the same number plays the same one."""
    rng = Random(number)
    seed = rng.randbytes(32)
    episode = Episode.create(Journal("sqlite://"), setup or _a_setup(rng), WALL, seed)
    return _Evening(episode, rng).play(most)


def _a_setup(rng: Random) -> Setup:
    return a_setup(
        may_refuse=rng.random() < 0.5,
        replacement_pick=rng.choice(["finalist", "random"]),
    )


class _Evening:
    def __init__(self, episode: Episode, rng: Random) -> None:
        self.episode = episode
        self._rng = rng
        self._count = 0

    def give(self, command: Any, by: str = "host", after: int | None = None) -> None:
        """Commits a command, after every expiry that is owed by then; a refusal changes nothing."""
        episode = self.episode
        at = episode.at + (self._rng.randrange(1, 4000) if after is None else after)
        while (owed := due(episode.match, at)) is not None:
            moment = next_due(episode.match)
            assert moment is not None
            self._commit(owed, "clock", max(moment, episode.at))
        try:
            self._commit(command, by, at)
        except Refused:
            return

    def _commit(self, command: Any, by: str, at: int) -> None:
        self._count += 1
        self.episode.commit(command, f"c-{self._count}", by, at, WALL + at)

    def cue(self, name: str) -> None:
        self.give(TakeCue(CUES[name], self.episode.floor.cue))

    def play(self, most: int) -> Episode:
        for name in ("welcome", "garnets"):
            self.cue(name)
        while self.episode.match.open:
            self._answer()
        self.cue("seal")
        self._taps()
        for name in ("deal", "play"):
            self.cue(name)
        while not self.episode.match.over and self.episode.rev < most:
            self._anything()
        if not self.episode.match.over:
            self.give(End("late"))
        for name in ("verdict", "proof"):
            self.cue(name)
        return self.episode

    def _taps(self) -> None:
        for _ in range(self._rng.randrange(8)):
            seat = self._rng.choice(self.episode.match.seats)
            random = self._rng.randbytes(16).hex()
            self.give(Tap(seat, random, self._rng.randrange(10**6)), seat)

    def _answer(self) -> None:
        match = self.episode.match
        if match.paused:
            self.give(Resume())
            return
        if isinstance(match.step, Hold):
            self.give(Proceed(match.step.until))
            return
        seat = self._rng.choice(match.asked)
        given = Decision(seat, match.question, self._rng.choice(choices(match, seat)), 1200)
        self.give(given, seat)

    def _anything(self) -> None:
        if self._rng.random() < 0.75:
            self._answer()
            return
        match, rng = self.episode.match, self._rng
        seat = rng.choice(match.seats)
        act, by = rng.choice(
            [
                (AddTime(seat, rng.choice([-5000, 5000]), "slow"), "host"),
                (AddExtensions(seat, 1, ""), "host"),
                (Extend(seat, match.question), seat),
                (Pause("host"), "host"),
                (SetBlack(not self.episode.floor.black), "host"),
                (SetPanic(not self.episode.floor.panic), "host"),
                (SetOverlay("claim", "claim" in self.episode.floor.off), "host"),
                (
                    Say(f"m{self.episode.rev}", rng.choice(["room", "seats"]), "Quiet, please"),
                    "host",
                ),
                (TakeScene(rng.choice(["title", "board", "message"])), "host"),
                (StandIn(seat, not match.player(seat).stand_in), "host"),
                (OpenDirector(), "director"),
                *[(self._rewind(), "host")] * 3,
                (self._seen(seat), seat),
                (self._word(), "host"),
            ]
        )
        wait = 130_000 if rng.random() < 0.1 else None
        self.give(act, by, wait)

    def _rewind(self) -> Rewind:
        last = self.episode.counting[-9:]
        return Rewind(
            self._rng.choice(last), self._rng.choice(["keep", "draw_anew", "draw_anew", "leave"])
        )

    def _seen(self, seat: str) -> Acknowledge:
        said = self.episode.floor.messages
        return Acknowledge(said[-1].id if said else "none", seat)

    def _word(self) -> AnswerFor:
        match = self.episode.match
        seat = match.asked[0] if match.asked else match.seats[0]
        legal = choices(match, seat) if match.asked else ()
        answer = self._rng.choice(legal) if legal else None
        return AnswerFor(seat, match.question, answer, "by word")  # type: ignore[arg-type]
