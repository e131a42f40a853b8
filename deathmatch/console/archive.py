"""The episodes of a show as the journal holds them: the one that goes on, and what became of the
others.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from deathmatch.episode.bundled import Bundled, bundled
from deathmatch.episode.episode import Episode
from deathmatch.episode.fold import Fold
from deathmatch.episode.journal import Journal, JournalFault, Stored
from deathmatch.episode.reading import read_recording
from deathmatch.episode.recording import fold_of
from deathmatch.episode.score import Score
from deathmatch.episode.setup import Setup
from deathmatch.episode.show import Show
from deathmatch.errors import UserError

from .acks import Acks, done
from .shown import Shown

log = logging.getLogger("deathmatch.archive")

Doc = dict[str, Any]

UNREADABLE = frozenset({"damaged", "newer_data"})
"""Faults of what is stored, and not of the disk: one episode has them for good."""


@dataclass(frozen=True)
class _Line:
    """What is kept of an episode in which nothing happens any more."""

    told: Doc
    begun: bool


class Archive:
    """Loads a show's episodes and adds new ones. All of it raises JournalFault.

    `wall` gives milliseconds since 1970.
    """

    def __init__(self, journal: Journal, show: Show, wall: Callable[[], int]) -> None:
        self._journal = journal
        self._show = show
        self._wall = wall
        self._earlier: list[Doc] = []
        self._brought: list[Doc] = []
        self._left_out: set[int] = set()
        # By the id in the journal: an evening costs no more than the one before it.
        self._lines: dict[int, _Line] = {}

    def open(self, acks: Acks) -> Episode:
        """The newest episode, or a first one. The acks of all entries are put into `acks`.

        One that has not begun is made anew when the show file has changed since; who plays in it
        stays as the host has chosen, unless it is the show's first.
        """
        setup, stored = Setup.of(self._show), self._journal.own(self._show.slug)
        self.look()
        if not stored:
            return Episode.create(self._journal, setup, self._wall())
        lines = [self._line(each, acks) for each in stored[:-1]]
        newest = Episode.load(self._journal, stored[-1])
        _remember(newest, acks)
        began = newest.match.begun or any(line.begun for line in lines)
        self._earlier = [line.told for line in lines]
        if began:
            own = newest.setup
            score = self.score_after(newest)
            setup = setup.following(own.cast, own.finalists, own.last_winner, score)
        if not newest.match.begun and newest.setup != setup:
            newest = self.follow(newest, setup)
        return newest

    def of(self, show: Show) -> Archive:
        """The archive of another show in the same journal; what is known of it stays known."""
        archive = Archive(self._journal, show, self._wall)
        archive._lines = self._lines
        return archive

    def follow(self, episode: Episode, setup: Setup) -> Episode:
        """Makes the episode that comes after `episode`, or in its place while it has not begun."""
        if not episode.match.begun:
            return Episode.create(self._journal, setup, self._wall(), instead_of=episode)
        following = Episode.create(self._journal, setup, self._wall())
        self._earlier.append(self._keep(episode, episode.number).told)
        return following

    def score_after(self, episode: Episode) -> Score:
        """The score that an episode begins with that is made now, after this one."""
        return episode.score_at(self._wall())

    def summaries(self, episode: Episode) -> list[Doc]:
        """All episodes of the show, `episode` being the newest."""
        return [*self._earlier, *self._brought, summary(episode)]

    def look(self) -> bool:
        """Looks for episodes that were brought from another machine; True if there are more."""
        stored = self._journal.brought(self._show.slug)
        lines = [self._line_brought(each) for each in stored if each not in self._left_out]
        before, self._brought = self._brought, [line for line in lines if line is not None]
        return self._brought != before

    def _line_brought(self, stored: int) -> Doc | None:
        """None for one that cannot be read: it is left out, and the evening goes on without it."""
        try:
            return {**self._line(stored).told, "imported": True}
        except JournalFault as fault:
            if fault.code not in UNREADABLE:
                raise
            self._left_out.add(stored)
            log.warning("an imported episode cannot be read and is left out: %s", fault.detail)
            return None

    def all(self) -> list[Stored]:
        """Every episode in the journal, of whatever show."""
        return self._journal.episodes()

    def load(self, stored: Stored) -> Episode:
        """One of these, as its last entry left it."""
        return Episode.load(self._journal, stored.id)

    def _line(self, stored: int, acks: Acks | None = None) -> _Line:
        """The line of an episode in which nothing happens any more, by its id in the journal.

        It is loaded once, and its acks with it.
        """
        if stored not in self._lines:
            episode = Episode.load(self._journal, stored)
            if acks is not None:
                _remember(episode, acks)
            return self._keep(episode, self._journal.episode(stored).number)
        return self._lines[stored]

    def _keep(self, episode: Episode, number: int) -> _Line:
        told = {**summary(episode), "number": number}
        line = self._lines[episode.id] = _Line(told, episode.match.begun)
        return line


def bundled_lines(show: str) -> list[Doc]:
    """A line for each recording of the show that travels with the program."""
    lines = (_bundled_line(one) for one in bundled(show))
    return [dict(line) for line in lines if line is not None]


@cache
def _bundled_line(one: Bundled) -> Doc | None:
    try:
        return {**summary(fold_of(read_recording(one.path))), "number": one.number}
    except UserError:
        return None


def summary(episode: Fold) -> Doc:
    """One line about an episode: its number, state, finalists and winner."""
    match = episode.match
    if match.result is not None:
        state = "over" if match.result.winner is not None else "stopped"
    else:
        state = "running" if match.begun else "ready"
    winner = match.result.winner if match.result is not None else None
    return {
        "show": episode.setup.show,
        "number": episode.number,
        "state": state,
        "finalists": list(match.seats),
        "winner": winner,
        "imported": False,
    }


def _remember(episode: Episode, acks: Acks) -> None:
    shown = Shown(episode)
    for entry in episode.entries:
        if entry.command_id is not None:
            acks.put(entry.by, entry.command_id, done(shown.rev_for(entry.by, entry.n)))
