"""``deathmatch rehearse``: matches between stand-ins, in the terminal."""

import time
from random import Random, SystemRandom

import click

from deathmatch.commands import common
from deathmatch.episode.rehearsal import Outcome, rehearse, report
from deathmatch.episode.setup import Setup


@click.command(
    "rehearse",
    epilog="Example: deathmatch rehearse shows/first-encounter -n 100 --seed 7",
)
@click.argument("show")
@click.option(
    "-n",
    "matches",
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    default=100,
    show_default=True,
    help="How many matches.",
)
@click.option("--seed", type=int, metavar="S", help="Play the same matches again. [default: drawn]")
@common.data_dir_option
def command(show: str, matches: int, seed: int | None, data_dir: str | None) -> None:
    """Play N matches of SHOW between stand-ins, and report how they ended.

    Nothing is recorded. SHOW is the name or the folder of a show.
    """
    loaded = common.load(show, data_dir)
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    setup = Setup.of(loaded)
    started = time.perf_counter()
    outcomes = _played(setup, matches, Random(seed))
    seconds = time.perf_counter() - started
    rows = [
        ("show", loaded.title),
        ("seed", str(seed)),
        *report(setup, outcomes),
        ("matches a second", f"{matches / seconds:.0f}"),
    ]
    width = max(len(label) for label, _ in rows)
    for label, figure in rows:
        click.echo(f"{label:<{width}}  {figure}")


def _played(setup: Setup, matches: int, rng: Random) -> list[Outcome]:
    return [rehearse(setup, rng) for _ in common.watched(range(matches), "Rehearsing")]
