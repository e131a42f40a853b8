"""`deathmatch serve`: the console for one show, until it is stopped."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    pass

DEFAULT_SHOW = "first-encounter"
PASSPHRASE_VARIABLE = "DEATHMATCH_PASSPHRASE"


@click.command(
    epilog="Example: deathmatch serve first-encounter --port 9000",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.argument("show", default=DEFAULT_SHOW)
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(1, 65535),
    help="Port to listen on.",
)
@click.option(
    "--data-dir",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where the journal lies. [default: this user's own data folder]",
)
@click.option(
    "--pace",
    default=1.0,
    show_default=True,
    type=click.FloatRange(0.0, 100.0),
    help="Stand-ins think so many times as long.",
)
def command(show: str, host: str, port: int, data_dir: Path | None, pace: float) -> int:
    """Run the console for SHOW: a bundled show, one of yours, or a folder with a show.toml.

    The passphrase of the host panel is made once and kept; DEATHMATCH_PASSPHRASE sets another.
    """
    # This import patches the standard library, so nothing else of ours comes before it.
    from deathmatch.console import server  # isort: skip
    from deathmatch.console.addresses import bases
    from deathmatch.console.app import Options
    from deathmatch.console.start import open_console

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    listener = server.listen(host, port)
    passphrase = os.environ.get(PASSPHRASE_VARIABLE)
    options = Options("eventlet", bases(host, port), passphrase, pace)
    console, words = open_console(options, show, data_dir)
    return server.Server(console, listener).run(lambda: click.echo(words))
