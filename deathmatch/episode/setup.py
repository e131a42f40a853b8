"""What an episode is made from: its show, cast, finalists, edition and rundown."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import msgspec

from deathmatch.episode.by_hand import Dice
from deathmatch.episode.rundown import DEFAULT, Cue
from deathmatch.episode.score import Points, Score
from deathmatch.game import Edition, Match, new_match

if TYPE_CHECKING:
    from deathmatch.episode.show import Show


@dataclass(frozen=True)
class Member:
    """A member of the cast as an episode knows it: id, name, garnets at the start."""

    id: str
    name: str
    garnets: int


@dataclass(frozen=True)
class Setup:
    """What an episode is made from, and what its header tells of the show.

    ``cast`` are those still in the show, with their garnets; ``finalists`` the ids of those who
    play: first the candidate, then the opponent, or in other editions all players clockwise.
    ``last_winner`` won the show's match before, and may start (U6). ``score`` is that of the
    evening before this match.
    """

    show: str
    title: str
    language: str
    cast: tuple[Member, ...]
    finalists: tuple[str, ...]
    edition: Edition
    rundown: tuple[Cue, ...] = DEFAULT
    dice: Dice = "sealed"
    last_winner: str | None = None
    score: Score = ()

    def __post_init__(self) -> None:
        """``ValueError`` for finalists that are not different members of the cast, or too many."""
        ids = [member.id for member in self.cast]
        low, high = self.edition.players
        many = len(set(self.finalists))
        if many != len(self.finalists) or not set(self.finalists) <= set(ids):
            raise ValueError("the finalists must be different members of the cast")
        if not low <= many <= high:
            raise ValueError(f"{self.edition.name} is for {low} to {high} players, not {many}")

    @classmethod
    def of(cls, show: Show) -> Setup:
        """The first episode of a show, as its file says."""
        cast = tuple(Member(each.id, each.name, each.garnets) for each in show.cast)
        return cls(
            show=show.slug,
            title=show.title,
            language=show.language,
            cast=cast,
            finalists=show.finalists,
            edition=show.edition(),
            rundown=show.rundown,
            dice=show.dice,
        )

    def following(
        self,
        cast: tuple[Member, ...],
        finalists: tuple[str, ...],
        last_winner: str | None = None,
        score: Score = (),
    ) -> Setup:
        """The same show with another cast and other finalists. ``ValueError`` as above.

        In the ``score`` only those count who are in the cast and have played.
        """
        there = {member.id for member in cast}
        score = tuple(points for points in score if points.id in there and points.played)
        return replace(self, cast=cast, finalists=finalists, last_winner=last_winner, score=score)

    @property
    def spectators(self) -> tuple[str, ...]:
        """The cast without the finalists, in the order of the cast."""
        return tuple(member.id for member in self.cast if member.id not in self.finalists)

    def new_match(self) -> Match:
        """The match of this episode before it has begun."""
        garnets = {member.id: member.garnets for member in self.cast}
        own = {seat: garnets[seat] for seat in self.finalists}
        return new_match(self.edition, self.finalists, own, self.spectators, self.last_winner)


def setup_of(header: dict[str, Any]) -> Setup:
    """The setup that a header tells. ``ValueError`` if it does not."""
    try:
        return Setup(
            show=msgspec.convert(header["show"], str),
            title=msgspec.convert(header["title"], str),
            language=msgspec.convert(header["language"], str),
            cast=msgspec.convert(header["cast"], tuple[Member, ...]),
            finalists=msgspec.convert(header["finalists"], tuple[str, ...]),
            edition=msgspec.convert(header["edition"], Edition),
            rundown=msgspec.convert(header["rundown"], tuple[Cue, ...]),
            dice=msgspec.convert(header["dice"], Dice),
            last_winner=msgspec.convert(header.get("last_winner"), str | None),
            score=msgspec.convert(header.get("score", []), tuple[Points, ...]),
        )
    except KeyError as missing:
        raise ValueError(f"the header has no {missing.args[0]}") from None
