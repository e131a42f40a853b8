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
    edition, playing = loaded.edition(), [loaded.member(seat) for seat in loaded.finalists]
    if edition.eliminates:
        who = " against ".join(f"{each.name} ({each.garnets} garnets)" for each in playing)
    else:
        who = ", ".join(each.name for each in playing)
    timing = edition.timing
    pace = f"{timing.decision_ms // 1000} s a decision" if timing.on else "no clocks"
    click.echo(
        f"{loaded.title}: {who}, {len(loaded.cast) - len(playing)} spectators, "
        f"edition {loaded.edition_name}, {pace}."
    )
