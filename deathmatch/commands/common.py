"""What several commands share: the data folder's option, reading a show, opening an episode."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from deathmatch.episode import places
from deathmatch.episode.bundled import bundled_named
from deathmatch.episode.faults import ShowFaults
from deathmatch.episode.show import Show, load_show
from deathmatch.errors import UserError
from deathmatch.resources import resource_dir

if TYPE_CHECKING:
    from deathmatch.episode.fold import Fold
    from deathmatch.episode.journal import Journal
    from deathmatch.episode.reading import Found
    from deathmatch.episode.recording import Recording
    from deathmatch.episode.words import Words

data_dir_option = click.option(
    "--data-dir",
    type=click.Path(file_okay=False),
    help="The data folder. [default: DEATHMATCH_DATA_DIR, else this user's own]",
)


def held(episodes: int, entries: int) -> str:
    """What a database holds, in words."""
    return ", ".join(
        f"{count} {one if count == 1 else many}"
        for count, one, many in (
            (episodes, "episode", "episodes"),
            (entries, "entry", "entries"),
        )
    )


language_option = click.option(
    "--language", metavar="TAG", help="Such as fr or th. [default: the show's, else en]"
)


def words_in(language: str, coin: str = "coin") -> Words:
    """The words of a language. UserError, exit status 2, names those that there are."""
    # Imported here: most commands say nothing out of the catalogues.
    from deathmatch.episode.words import Words, languages

    folder = resource_dir("static") / "locales"
    if language not in languages(folder):
        known = ", ".join(languages(folder))
        raise UserError(f"There are no words in {language!r}: it is one of {known}.", 2)
    return Words(folder, language, coin)


def load(show: str, data_dir: str | None) -> Show:
    """The show of that name or path. UserError, exit status 2, names every fault."""
    try:
        return load_show(show, data_dir)
    except ShowFaults as wrong:
        raise UserError(wrong.in_words(show), 2) from None


_EPISODE = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*)/([0-9]{1,9})")


@dataclass(frozen=True)
class Opened:
    """An episode to be looked at. ``newer`` takes in what has been added to it since.

    ``closed`` says whether nothing can go on in it any more, so that all of it may be seen.
    ``journal`` is where it comes from, if not from a file.
    """

    name: str
    fold: Fold
    recording: Callable[[], Recording]
    newer: Callable[[], object]
    closed: Callable[[], bool]
    journal: Journal | None = None


@contextmanager
def opened(source: str, data_dir: str | os.PathLike[str] | None) -> Iterator[Opened]:
    """The episode in a recording's file, the one in the data folder that SHOW/NUMBER names, or
    the bundled SHOW/episode-NUMBER.

    Raises UserError, exit status 2, when there is none.
    """
    # Imported here: most commands need no database.
    from deathmatch.episode.journal import Journal, JournalFault
    from deathmatch.episode.reading import read_recording
    from deathmatch.episode.recording import fold_of

    named = _EPISODE.fullmatch(source)
    if named is None or Path(source).exists():
        recording = read_recording(_file_of(source))
        fold = fold_of(recording, lambda entries: watched(entries, "Reading"))
        closed = recording.end is not None
        yield Opened(source, fold, lambda: recording, lambda: None, lambda: closed)
        return
    file = places.database_path(places.data_dir(data_dir))
    if not file.is_file():
        raise UserError(_NO_SOURCE.format(source=source), 2)
    journal = Journal.at(file)
    try:
        yield _of_journal(journal, source, named[1], int(named[2]))
    except JournalFault as fault:
        raise UserError(f"{source} cannot be read ({fault.code}): {fault.detail}.") from None
    finally:
        journal.close()


def found(source: str, data_dir: str | os.PathLike[str] | None) -> tuple[Found, bytes | None]:
    """What a recording's file holds, wrong lines and all, or an episode of the data folder.

    For the latter also its seed, which its last line tells only once the match is over. Raises
    UserError as :func:`opened`, but not for a line that is wrong.
    """
    from deathmatch.episode.reading import Found, read

    if Path(source).exists() or _EPISODE.fullmatch(source) is None:
        return read(_file_of(source)), None
    with opened(source, data_dir) as told:
        return Found(told.recording(), None), told.fold.seed


def _file_of(source: str) -> str | Path:
    """The file that is meant: one of that path, or one that travels with the program."""
    if Path(source).exists():
        return source
    if (one := bundled_named(source)) is None:
        raise UserError(_NO_SOURCE.format(source=source), 2)
    return one.path


T = TypeVar("T")


def watched(steps: Sequence[T], label: str) -> Iterable[T]:
    """Shows on a terminal how far the work is; in a pipe nothing."""
    if not sys.stderr.isatty():
        yield from steps
        return
    with click.progressbar(steps, label=label, file=sys.stderr) as bar:
        yield from bar


_NO_SOURCE = (
    "There is no recording {source} and no episode of that name: give a file, or SHOW/NUMBER as "
    "`deathmatch episodes` lists it, such as first-encounter/1 or first-encounter/episode-1."
)


def _of_journal(journal: Journal, source: str, show: str, number: int) -> Opened:
    from deathmatch.episode.episode import Episode

    stored = journal.episodes(show)
    found = next((each for each in stored if each.number == number), None)
    if found is None:
        raise UserError(_NO_SOURCE.format(source=source), 2)
    episode = Episode.load(journal, found.id)

    def closed() -> bool:
        newest = journal.own(show)[-1:] == [found.id]
        return episode.state == "over" or episode.floor.seed is not None or not newest

    return Opened(source, episode, episode.recording, episode.catch_up, closed, journal)
