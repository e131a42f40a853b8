"""`deathmatch import`: brings an episode of another machine into the data folder."""

from __future__ import annotations

import re
import time
from pathlib import Path

import click

from deathmatch.commands import common
from deathmatch.episode import places
from deathmatch.episode.journal import Journal, JournalFault, Stored
from deathmatch.episode.reading import read
from deathmatch.episode.recording import Recording
from deathmatch.episode.verify import Report, verify
from deathmatch.errors import UserError

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_LETTERS = 120


@click.command("import", epilog="Example: deathmatch import first-encounter-1.jsonl")
@click.argument("file", type=click.Path())
@common.data_dir_option
def command(file: str, data_dir: str | None) -> None:
    """Bring the recording FILE of another machine into the data folder.

    It is proven first, as by `deathmatch verify`, and refused when it is not right or not whole.
    Here it has a number from 1001 on, is listed with the others, and can be played again and given
    away; it never goes on.
    """
    found = read(file)
    report = verify(found, watch=lambda entries: common.watched(entries, "Verifying"))
    if report.wrong is not None:
        raise UserError(f"{file} is not right: {report.wrong}. Nothing was imported.", 2)
    if report.cut is not None:
        raise UserError(
            f"{file} is not the whole episode: it ends before line {report.cut.line}. "
            "Nothing was imported; `deathmatch replay` plays what is there.",
            2,
        )
    folder = places.data_dir(data_dir)
    stored, new = _brought(found.recording, _seed(file, report), folder)
    name = f"{stored.show}/{stored.number}"
    click.echo(f"Imported as {name}." if new else f"Already here, as {name}: nothing was changed.")


def _seed(file: str, report: Report) -> bytes:
    """The seed of an episode that may be kept here. UserError for an impossible name of a show."""
    fold = report.fold
    assert fold is not None and fold.seed is not None, "a whole recording tells its seed"
    show = fold.setup.show
    if not _SLUG.fullmatch(show) or len(show) > MOST_LETTERS:
        raise UserError(f"{file} names a show {show!r:.60}, which no show can be called.", 2)
    return fold.seed


def _brought(recording: Recording, seed: bytes, folder: Path) -> tuple[Stored, bool]:
    try:
        journal = Journal.at(places.database_path(folder))
        try:
            return journal.bring(recording, seed, time.time_ns() // 1_000_000)
        finally:
            journal.close()
    except JournalFault as fault:
        raise UserError(
            f"The episode could not be written ({fault.code}): {fault.detail}.", 1
        ) from None
