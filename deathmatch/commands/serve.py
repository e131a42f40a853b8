"""`deathmatch serve`: the console for one show, until it is stopped."""

from __future__ import annotations

import logging
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

FILE = click.Path(dir_okay=False, path_type=Path)
DEFAULT_SHOW = "first-encounter"
PASSPHRASE_VARIABLE = "DEATHMATCH_PASSPHRASE"
DIRECTOR_VARIABLE = "DEATHMATCH_DIRECTOR_PASSPHRASE"


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
@click.option(
    "--per-address",
    default=2000,
    show_default=True,
    type=click.IntRange(1, 5000),
    help="So many connections may be open from one address of the network.",
)
@click.option(
    "--connections",
    default=5000,
    show_default=True,
    type=click.IntRange(16, 5000),
    help="So many connections may be open at once; the last are kept for crew and seats.",
)
@click.option(
    "--tls",
    is_flag=True,
    help="Serve by https, with a certificate that is made on the spot and kept.",
)
@click.option("--cert", type=FILE, help="Serve by https with this certificate, in PEM.")
@click.option("--key", type=FILE, help="The key of that certificate, in PEM, without a password.")
@click.option(
    "--osc",
    metavar="PORT",
    type=click.IntRange(1, 65535),
    help="Take orders as OSC on this UDP port. [default: no OSC]",
)
@click.option(
    "--osc-host",
    default="127.0.0.1",
    show_default=True,
    help="Address for OSC, which knows no token: whoever reaches it gives orders.",
)
@click.option("--osc-to", metavar="HOST:PORT", help="Tell what changes as OSC, to there.")
@click.option(
    "--new-passphrase",
    is_flag=True,
    help="Make new passphrases and print them; they are kept as hashes only.",
)
@click.option(
    "--desk",
    is_flag=True,
    help="Rehearse alone: one browser may be the host's and hold seats. Every screen says so.",
)
def command(show: str, host: str, port: int, data_dir: Path | None, **chosen: Any) -> int:
    """Run the console for SHOW: a bundled show, one of yours, or a folder with a show.toml.

    The passphrases of host and director are made, and printed, at the first start;
    DEATHMATCH_PASSPHRASE and DEATHMATCH_DIRECTOR_PASSPHRASE set others.
    """
    # This import patches the standard library, so nothing else of ours comes before it.
    from deathmatch.console import server  # isort: skip
    from deathmatch.console.access import Locks
    from deathmatch.console.addresses import bases, lan_addresses
    from deathmatch.console.app import Options
    from deathmatch.console.copying import Copying
    from deathmatch.console.osc import Osc, open_ports
    from deathmatch.console.port import listen
    from deathmatch.console.start import only_console, open_console
    from deathmatch.console.tls import tls_of
    from deathmatch.episode import places
    from deathmatch.episode.copies import Kept

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    # Whatever is made from here on is for this user's eyes only.
    os.umask(0o077)
    with only_console(folder := places.data_dir(data_dir)):
        tls = tls_of(chosen["cert"], chosen["key"], chosen["tls"], folder, lan_addresses())
        listener = listen(host, port)
        ports = open_ports(chosen["osc"], chosen["osc_host"], chosen["osc_to"])
        begin_with = bases(host, port, "https" if tls else "http")
        locks = Locks(**_passphrases(), fresh=chosen["new_passphrase"], apart=server.apart)
        options = Options("eventlet", begin_with, chosen["pace"], alone=chosen["desk"], locks=locks)
        certificate = tls.for_devices if tls else None
        options = replace(options, for_devices=certificate, emitter=server.emitter)
        console, words = open_console(options, show, data_dir)
        copying = Copying(console.director, Kept(places.database_path(folder)), server.apart)
        more = Osc(console.director, ports).steps if ports else []
        beside = [(1.0, copying.look), *more]
        words += "".join(f"\n{side.said}" for side in (tls, ports) if side)
        limits = chosen["per_address"], chosen["connections"]
        running = server.Server(console, listener, *limits, beside, tls)
        return running.run(lambda: click.echo(words))


def _passphrases() -> dict[str, Any]:
    return {
        "passphrase": os.environ.get(PASSPHRASE_VARIABLE),
        "director_passphrase": os.environ.get(DIRECTOR_VARIABLE),
    }
