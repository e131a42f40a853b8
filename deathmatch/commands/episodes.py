"""``deathmatch episodes``: lists what has been recorded."""

import datetime
from collections.abc import Sequence
from pathlib import Path

import click

from deathmatch.commands import common
from deathmatch.episode import places
from deathmatch.episode.bundled import Bundled, bundled
from deathmatch.episode.episode import Episode
from deathmatch.episode.fold import Fold
from deathmatch.episode.journal import Journal, JournalFault, Stored
from deathmatch.episode.reading import read_recording
from deathmatch.episode.recording import fold_of
from deathmatch.errors import UserError

_HEAD = ("SHOW", "NUMBER", "DATE", "FINALISTS", "STATE", "WINNER", "DECISIONS", "LENGTH")


@click.command("episodes", epilog="Example: deathmatch episodes --data-dir /srv/deathmatch")
@common.data_dir_option
def command(data_dir: str | None) -> None:
    """List the recorded episodes: show, number, date, finalists, state, winner, length.

    Those whose number is episode-N travel with the program: SHOW/episode-N names one.
    """
    file = places.database_path(places.data_dir(data_dir))
    try:
        rows = _rows(file) if file.is_file() else []
    except JournalFault as fault:
        raise UserError(f"The episodes cannot be read ({fault.code}): {fault.detail}.") from None
    if not file.is_file():
        click.echo(f"No episodes yet: there is no {file}.")
    elif not rows:
        click.echo(f"No episodes yet in {file}.")
    if rows := [*rows, *map(_bundled, bundled())]:
        _print_table([_HEAD, *rows])


def _rows(file: Path) -> list[Sequence[str]]:
    journal = Journal.at(file)
    try:
        all_stored = journal.episodes()
        newest = {stored.show: stored.id for stored in all_stored if stored.imported is None}
        return [_row(journal, each, each.id == newest.get(each.show)) for each in all_stored]
    finally:
        journal.close()


def _bundled(one: Bundled) -> Sequence[str]:
    name = one.name.partition("/")[2]
    try:
        told = fold_of(read_recording(one.path))
    except UserError as wrong:
        return (one.show, name, "-", f"damaged: {wrong}")
    return _line((one.show, name, _date(told.created)), told, f"{told.state}, bundled")


def _date(ms: int) -> str:
    return datetime.datetime.fromtimestamp(ms / 1000).strftime("%Y-%m-%d %H:%M")


def _row(journal: Journal, stored: Stored, newest: bool) -> Sequence[str]:
    head = (stored.show, str(stored.number), _date(stored.created))
    try:
        episode = Episode.load(journal, stored.id)
    except JournalFault as fault:
        if fault.code != "damaged":
            raise
        return (*head, f"damaged: {fault.detail}")
    return _line(head, episode, _state(episode, stored, newest))


def _line(head: Sequence[str], episode: Fold, state: str) -> Sequence[str]:
    names = {member.id: member.name for member in episode.setup.cast}
    winner = episode.result.winner if episode.result else None
    decided = sum(entry.kind != "directive" for entry in episode.entries)
    return (
        *head,
        " - ".join(names[seat] for seat in episode.setup.finalists),
        state,
        names[winner] if winner else "-",
        str(decided),
        _length(episode.length_ms),
    )


def _state(episode: Episode, stored: Stored, newest: bool) -> str:
    if stored.imported is not None:
        return f"{episode.state}, imported"
    # Nothing leads back to one that has another after it.
    return episode.state if newest or episode.match.begun else "unused"


def _length(ms: int) -> str:
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"


def _print_table(rows: list[Sequence[str]]) -> None:
    columns = max(len(row) for row in rows)
    full = [[*row, *[""] * (columns - len(row))] for row in rows if len(row) == columns]
    widths = [max(len(cell) for cell in column) for column in zip(*full, strict=True)]
    for row in rows:
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False))
        click.echo(line.rstrip())
