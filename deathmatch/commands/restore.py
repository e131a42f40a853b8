"""``deathmatch restore``: puts a backup in the place of the journal."""

from datetime import datetime
from pathlib import Path

import click

from deathmatch.commands import common
from deathmatch.episode import places
from deathmatch.episode.copies import looked_through, put_back
from deathmatch.episode.folder_lock import FolderLock, InUse
from deathmatch.episode.journal import JournalFault
from deathmatch.episode.whole_file import has_an_end
from deathmatch.errors import UserError


@click.command("restore", epilog="Example: deathmatch restore /media/stick/tonight.sqlite3")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@common.data_dir_option
def command(file: Path, data_dir: str | None) -> None:
    """Put the backup FILE in the place of the journal, after a check of every line in it.

    The console must be stopped. What was there is kept beside it under another name.
    """
    has_an_end(file)
    folder = places.data_dir(data_dir)
    lock = FolderLock(folder)
    try:
        lock.take()
    except InUse:
        raise UserError(
            f"The data in {folder} are in use by a console that runs: stop it, and try again.", 2
        ) from None
    try:
        aside = put_back(file, folder, datetime.now())
        holds = common.held(*looked_through(places.database_path(folder)))
    except JournalFault as fault:
        raise UserError(
            f"{file} was not restored ({fault.code}): {fault.detail}. What was there is as it was.",
            2,
        ) from None
    finally:
        lock.release()
    click.echo(f"Restored: {holds}.")
    if aside is not None:
        click.echo(f"What was there before is in {aside}.")
