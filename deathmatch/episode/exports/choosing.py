"""From what somebody asks for, as text, to a plan."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any, get_args

from deathmatch.episode.exports import Kind
from deathmatch.episode.exports.marks import COLOURS
from deathmatch.episode.exports.plan import Plan, Time, Watch, before_answers
from deathmatch.episode.exports.timecode import RATES, lineup
from deathmatch.episode.film import ALL, ROOM, viewer_of
from deathmatch.episode.fold import Fold
from deathmatch.episode.recording import Recording, fold_of
from deathmatch.episode.words import Sentences, Words, languages
from deathmatch.errors import UserError


def planned(
    kind: Kind,
    recording: Recording,
    fold: Fold,
    catalogues: Path,
    *,
    closed: bool,
    watch: Watch = iter,
    **asked: Any,
) -> Plan:
    """The plan for an episode and what is asked of it, by the names in ``Kind.takes``.

    What is not asked for (None, or False) has its default: the room's view, the show's language,
    the wall's time, 25 frames a second from one o'clock without an offset, every kind of mark.
    ``catalogues`` holds the languages. Raises UserError for anything that cannot be.
    """
    given = {name: value for name, value in asked.items() if value not in (None, False)}
    _fits(kind, given)
    rate, time = given.get("rate", "25"), given.get("time", "wall")
    _one_of("rate", rate, RATES)
    _one_of("time", time, get_args(Time))
    view = given.get("view", ROOM)
    viewer_of(fold.setup, view)
    if not closed and view != ALL:
        recording = before_answers(recording, fold)
        fold = fold_of(recording)
    names = {member.id: member.name for member in fold.setup.cast}
    words = _words(catalogues, given.get("language"), fold)
    return Plan(
        recording=recording,
        fold=fold,
        sentences=Sentences(words, names),
        view=view,
        closed=closed,
        time=time,
        lineup=lineup(rate, given.get("start_timecode"), given.get("offset", "0")),
        marks=_marks(given.get("marks")),
        bom="bom" in given,
        watch=watch,
    )


def _fits(kind: Kind, given: Collection[str]) -> None:
    for name in sorted(set(given) - kind.takes):
        option = name.replace("_", "-")
        raise UserError(f"--{option} changes nothing in {kind.name}: leave it out.", 2)


def _one_of(name: str, value: str, known: Collection[str]) -> None:
    if value not in known:
        raise UserError(f"There is no {name} {value!r}: choose from {', '.join(known)}.", 2)


def _words(catalogues: Path, chosen: str | None, fold: Fold) -> Words:
    there = languages(catalogues)
    if chosen is not None and chosen not in there:
        known = ", ".join(there)
        raise UserError(f"There is no catalogue for {chosen!r}: choose from {known}.", 2)
    return Words(catalogues, chosen or fold.setup.language, fold.match.edition.coin)


def _marks(chosen: str | None) -> frozenset[str]:
    """The kinds of marks in a list with commas."""
    if chosen is None:
        return frozenset(COLOURS)
    kinds = [each.strip() for each in chosen.split(",")]
    for kind in kinds:
        if kind not in COLOURS:
            known = ", ".join(COLOURS)
            raise UserError(f"There are no marks of the kind {kind!r}: choose from {known}.", 2)
    return frozenset(kinds)
