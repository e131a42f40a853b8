"""What several commands share: the data folder's option, and reading a show."""

import click

from deathmatch.episode.faults import ShowFaults
from deathmatch.episode.show import Show, load_show
from deathmatch.errors import UserError

data_dir_option = click.option(
    "--data-dir",
    type=click.Path(file_okay=False),
    help="The data folder. [default: DEATHMATCH_DATA_DIR, else this user's own]",
)


def load(show: str, data_dir: str | None) -> Show:
    """The show of that name or path. UserError, exit status 2, names every fault."""
    try:
        return load_show(show, data_dir)
    except ShowFaults as wrong:
        raise UserError(wrong.in_words(show), 2) from None
