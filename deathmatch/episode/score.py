"""The score of an evening: the matches that a show has played one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

from deathmatch.game import Match

EVENING_MS = 12 * 3600 * 1000
"""An episode that is made later than this after the one before it begins a new evening (ms)."""


@dataclass(frozen=True)
class Points:
    """What a member of the cast has done so far: matches played and won, influences kept at the
    end of those won.
    """

    id: str
    played: int = 0
    won: int = 0
    kept: int = 0


Score = tuple[Points, ...]


def score_after(score: Score, match: Match) -> Score:
    """The score with this match as well. One that the host has stopped does not count."""
    has = {points.id: points for points in score}
    for seat in match.seats:
        has.setdefault(seat, Points(seat))
    if match.result is not None and (winner := match.result.winner) is not None:
        for seat in match.seats:
            has[seat] = replace(has[seat], played=has[seat].played + 1)
        one = has[winner]
        has[winner] = replace(one, won=one.won + 1, kept=one.kept + match.influence(winner))
    return tuple(has.values())


def score_rows(score: Score) -> list[dict[str, Any]]:
    """A row for each, the best first: more matches won, then more influences kept.

    Whoever has done as well as another has the same place.
    """
    ordered = sorted(score, key=_worth)
    places = dict(_places(map(_worth, ordered)))
    return [{"place": places[_worth(points)], **asdict(points)} for points in ordered]


def _worth(points: Points) -> tuple[int, int]:
    return -points.won, -points.kept


def _places(worths: Iterable[tuple[int, int]]) -> Iterator[tuple[tuple[int, int], int]]:
    known = set()
    for place, worth in enumerate(worths, 1):
        if worth not in known:
            known.add(worth)
            yield worth, place
