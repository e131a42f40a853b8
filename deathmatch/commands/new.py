"""``deathmatch new``: writes a commented starting point for a show of one's own."""

import shlex

import click

from deathmatch.commands import common
from deathmatch.episode.show import SHOW_FILE
from deathmatch.episode.show_shelf import NotSaved, Shelf, folder_for
from deathmatch.episode.show_template import EDITION, starting_point
from deathmatch.episode.whole_file import replace_file
from deathmatch.errors import UserError
from deathmatch.game import EDITIONS

_WHY = {
    "bad_name": "{name!r} cannot be the name of a show: use small letters a-z, digits and single "
    "hyphens, at most 40, such as night-of-knives.",
    "exists": "There is a show {name} already: choose another name, or change that one.",
}


@click.command("new", epilog="Example: deathmatch new night-of-knives")
@click.argument("name")
@click.option(
    "--edition",
    "edition",
    type=click.Choice(list(EDITIONS)),
    default=EDITION,
    show_default=True,
    help="The rules that it plays by.",
)
@common.data_dir_option
def command(name: str, edition: str, data_dir: str | None) -> None:
    """Write a commented show.toml for a new show NAME into the data folder, and say where.

    It is valid as it stands. A show that exists is never overwritten.
    """
    try:
        folder = Shelf(data_dir).place_for(name)
    except NotSaved as why:
        raise UserError(_WHY[why.code].format(name=name), 2) from None
    file = folder / SHOW_FILE
    try:
        with folder_for(folder):
            replace_file(file, starting_point(name, EDITIONS[edition]))
    except OSError as wrong:
        raise UserError(
            f"{file} cannot be written ({wrong.strerror}): "
            "make room or rights there, or choose another folder with --data-dir."
        ) from None
    more = f" --data-dir {shlex.quote(data_dir)}" if data_dir else ""
    click.echo(
        f"{file}\n\n"
        "Put your cast there, and who plays, then:\n\n"
        f"  deathmatch check {name}{more}\n"
        f"  deathmatch serve {name}{more}"
    )
