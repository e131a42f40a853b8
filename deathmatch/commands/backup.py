"""``deathmatch backup``: a checked copy of everything, also while the console runs."""

from pathlib import Path

import click

from deathmatch.commands import common
from deathmatch.episode import places
from deathmatch.episode.copies import copy_database, looked_through
from deathmatch.episode.journal import JournalFault
from deathmatch.errors import UserError


@click.command("backup", epilog="Example: deathmatch backup /media/stick/tonight.sqlite3")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@common.data_dir_option
def command(file: Path, data_dir: str | None) -> None:
    """Copy the journal of all episodes to FILE, which must be new, and check the copy.

    The console may run meanwhile, also during play. Links are made from links.key, which is not in
    the copy.
    """
    database = places.database_path(places.data_dir(data_dir))
    if not database.is_file():
        raise UserError(f"There is nothing to back up: there is no {database}.", 2)
    if file.exists():
        raise UserError(f"{file} is there already, and is kept: choose another name.", 2)
    if not file.absolute().parent.is_dir():
        raise UserError(f"There is no folder {file.absolute().parent}.", 2)
    try:
        copy_database(database, file)
        holds = common.held(*looked_through(file))
    except JournalFault as fault:
        raise UserError(f"No backup was made ({fault.code}): {fault.detail}.") from None
    click.echo(f"{file}: {holds}, checked.")
