"""What several tests of this ring make: shows, set-ups, matches played by chance."""

from pathlib import Path
from random import Random

from deathmatch.episode.episode import Episode
from deathmatch.episode.setup import Member, Setup
from deathmatch.game import (
    Begin,
    Command,
    Decision,
    TimeUp,
    choices,
    due,
    edition_named,
    next_due,
)

WALL = 1_800_000_000_000
SEED = bytes(range(32))

SHOW = """\
title = "Night of Knives"
finalists = ["ada", "bo"]

[[cast]]
id = "ada"
name = "Ada"
garnets = 3

[[cast]]
id = "bo"
name = "Bo"
garnets = 5

[[cast]]
id = "cy"
name = "Cy"
garnets = 0
"""


def write_show(folder: Path, text: str | bytes = SHOW) -> Path:
    """Write ``text`` as the ``show.toml`` of a new folder and return the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    data = text if isinstance(text, bytes) else text.encode()
    (folder / "show.toml").write_bytes(data)
    return folder


def a_setup(**switches: object) -> Setup:
    """Two finalists and five spectators."""
    names = ("ada", "bo", "cy", "di", "ed", "flo", "gus")
    cast = tuple(Member(name, name.title(), 5 + place) for place, name in enumerate(names))
    edition = edition_named("death_match").with_switches(**switches)
    return Setup("knives", "Night of Knives", "en", cast, ("ada", "bo"), edition)


def a_table(named: str, players: int, **switches: object) -> Setup:
    """So many players of a table edition."""
    cast = tuple(Member(f"p{n}", f"P{n}", 0) for n in range(1, players + 1))
    edition = edition_named(named).with_switches(**switches)
    seats = tuple(member.id for member in cast)
    return Setup("carrots", "Night of Carrots", "en", cast, seats, edition)


def next_command(episode: Episode, rng: Random) -> tuple[Command, int]:
    """A legal command at a legal moment, now and then a time-out."""
    match = episode.match
    if not match.begun:
        return Begin(), episode.at
    expiry = next_due(match)
    assert expiry is not None
    if rng.random() < 0.05:
        owed = due(match, expiry)
        assert owed is not None
        return owed, expiry
    seat = match.asked[0]
    answer = rng.choice(choices(match, seat))
    return Decision(seat, match.question, answer), episode.at + rng.randrange(5000)


def play(episode: Episode, rng: Random, most: int = 1000) -> None:
    """Commit up to ``most`` random commands, fewer if the match ends."""
    for _ in range(most):
        if episode.match.over:
            return
        command, at = next_command(episode, rng)
        episode.commit(command, f"id-{episode.rev}", sender(command), at, WALL + at)


def sender(command: Command) -> str:
    """Who gives such a command."""
    if isinstance(command, TimeUp):
        return "clock"
    return command.seat if isinstance(command, Decision) else "host"
