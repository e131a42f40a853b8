"""A match as an evening brings it: played by chance, with extensions, time-outs, corrections, a
rewind, and a time for which the console was away.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, cast

from msgspec.structs import replace as struct_replace

from deathmatch.episode.chain import Entry, canonical, line_hash
from deathmatch.episode.episode import AnyCommand, Episode
from deathmatch.episode.exports.marks import COLOURS
from deathmatch.episode.exports.plan import Plan
from deathmatch.episode.exports.timecode import lineup
from deathmatch.episode.floor import Rewind, Say, TakeCue
from deathmatch.episode.fold import Fold
from deathmatch.episode.journal import Journal, Stored
from deathmatch.episode.recording import Recording, fold_of
from deathmatch.episode.setup import Member, Setup
from deathmatch.episode.words import Sentences, Words
from deathmatch.game import (
    AddTime,
    AnswerFor,
    Extend,
    Pause,
    Refused,
    Resume,
    choices,
    due,
    edition_named,
    next_due,
)
from deathmatch.resources import resource_dir
from tests.episode.builders import SEED, WALL, a_setup, next_command

WORDS = Words(resource_dir("static") / "locales", "en")
AWAY_MS = 600_000
PRIVATE = "only for Ada: look at your duke"


def a_cast(setup: Setup, names: dict[str, str]) -> Setup:
    """The same people, some with another name."""
    members = (Member(m.id, names.get(m.id, m.name), m.garnets) for m in setup.cast)
    return replace(setup, cast=tuple(members))


def a_table() -> Setup:
    """Five players at one table, with factions, the inquisitor and clocks; two look on."""
    names = ("ada", "bo", "cy", "di", "ed", "flo", "gus")
    members = tuple(Member(name, name.title(), 0) for name in names)
    edition = edition_named("usagyuuun").with_switches(allegiance=True, inquisitor=True)
    timing = struct_replace(edition.timing, on=True)
    edition = struct_replace(edition, timing=timing)
    return Setup("carrots", "Carrots", "en", members, names[:5], edition)


SETUPS = {"knives": a_setup, "carrots": a_table}


@cache
def recorded(
    seed: int, most: int = 1000, names: tuple[tuple[str, str], ...] = (), show: str = "knives"
) -> Recording:
    """An evening of at most so many steps; the same ``seed`` plays the same one."""
    journal = cast(Journal, _Paper())
    episode = Episode.create(journal, a_cast(SETUPS[show](), dict(names)), WALL, SEED)
    _Evening(episode, Random(seed)).play(most)
    return episode.recording()


class _Paper:
    """Takes entries like a journal and keeps none: what happens is in the episode's fold."""

    def create(
        self, show: str, created: int, seed: bytes, header: dict[str, Any], instead_of: int | None
    ) -> Stored:
        header = {**header, "number": 1}
        hashed = line_hash(canonical(header))
        return Stored(
            id=1, show=show, number=1, created=created, header=header, hash=hashed, seed=seed
        )

    def append(self, episode: int, entry: Entry) -> None:
        """Nothing to do."""

    def entries(self, episode: int, after: int) -> list[Entry]:
        """Nobody else writes."""
        return []


class _Evening:
    def __init__(self, episode: Episode, rng: Random) -> None:
        self._episode, self._rng, self._away = episode, rng, 0
        self._give(TakeCue(0, -1), "host", 1500)
        self._give(Say("m1", "ada", PRIVATE), "host", 2500)

    def play(self, most: int) -> None:
        """Every now and then something happens that is no answer."""
        for step in range(most):
            if self._episode.match.over:
                return
            if step % 7 == 4:
                self._happen(self._rng.choice(["extend", "time", "answer", "restart", "rewind"]))
            command, at = next_command(self._episode, self._rng)
            up = next_due(self._episode.match)
            if up is not None and up <= at and (owed := due(self._episode.match, up)):
                command, at = owed, up
            self._give(command, getattr(command, "seat", "host"), at)

    def _happen(self, what: str) -> None:
        episode, at = self._episode, self._episode.at + self._rng.randrange(500)
        match = episode.match
        if match.over or not match.open:
            return
        seat = match.asked[0]
        if what == "extend":
            self._give(Extend(seat, match.question), seat, at)
        elif what == "time":
            self._give(AddTime(seat, 30_000, reason="a lamp fell"), "host", at)
        elif what == "answer":
            answer = self._rng.choice(choices(match, seat))
            self._give(AnswerFor(seat, match.question, answer, reason="on its word"), "host", at)
        else:
            self._give(Pause("restart"), "host", at)
            self._away += AWAY_MS
            if what == "rewind":
                legal = [n for n in episode.counting[2:] if episode.before(n)]
                self._give(Rewind(self._rng.choice(legal)), "host", at + 100)
            self._give(Resume(), "host", at + 200)

    def _give(self, command: AnyCommand, by: str, at: int) -> None:
        episode = self._episode
        try:
            episode.commit(command, f"id-{episode.rev}", by, at, WALL + at + self._away)
        except Refused as refused:
            assert refused.code in ("no_extension", "paused", "already"), refused.code


def a_plan(recording: Recording, **choices: Any) -> Plan:
    """What is given away of it, to the room unless said otherwise; the camera runs at 25."""
    fold: Fold = fold_of(recording)
    names = {member.id: member.name for member in fold.setup.cast}
    plan = Plan(
        recording, fold, Sentences(WORDS, names), "room", True, "wall", lineup("25"),
        frozenset(COLOURS),
    )  # fmt: skip
    return replace(plan, **choices)


def an_evening_with(command: str) -> Plan:
    """The first evening in which that command was given."""
    for seed in range(40):
        recording = recorded(seed)
        if command in [entry.command["command"] for entry in recording.entries]:
            return a_plan(recording)
    raise LookupError(command)
