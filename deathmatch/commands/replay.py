"""`deathmatch replay`: plays an episode again, in a browser on this machine."""

from __future__ import annotations

import logging
import webbrowser
from pathlib import Path

import click

from deathmatch.commands import common

_CUT = {
    "half_line": "The file was cut off within line {line}: it plays up to there.",
    "no_end": "The file has no last line: the match went on, or the file was cut off before line "
    "{line}. It plays up to there.",
}


@click.command("replay", epilog="Example: deathmatch replay first-encounter/1")
@click.argument("source", metavar="FILE|EPISODE")
@click.option(
    "--port",
    default=0,
    type=click.IntRange(0, 65535),
    help="Port to listen on, on this machine only. [default: one that is free]",
)
@common.language_option
@click.option("--open", "browse", is_flag=True, help="Open this machine's browser as well.")
@common.data_dir_option
def command(
    source: str, port: int, language: str | None, browse: bool, data_dir: Path | None
) -> int:
    """Play an episode again: a recording, or SHOW/NUMBER as `deathmatch episodes` lists it.

    Prints an address for a browser on this machine; Ctrl-C ends it. Until an episode is over,
    only what the room saw can be seen.
    """
    from deathmatch.console.films import Films, views_of
    from deathmatch.console.replay import replay_app, replay_server

    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    if language is not None:
        common.words_in(language)
    with common.opened(source, data_dir) as told:
        films = Films(told.fold, told.newer)
        views = lambda: views_of(told.fold, told.closed())  # noqa: E731
        app = replay_app(films, views, language or told.fold.setup.language)
        server = replay_server(app, port)
        address = f"http://{server.host}:{server.port}/"
        cut = told.recording().cut if told.journal is None else None
        if cut is not None:
            click.echo(_CUT[cut.code].format(line=cut.line))
        click.echo(f"{told.name} plays at {address}\nCtrl-C ends it.")
        if browse:
            webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return 0
        finally:
            server.server_close()
    return 0
