"""A starting point for a new show: valid as it stands, with everything else as comments."""

from textwrap import fill
from typing import Any

from deathmatch.episode.show_model import Look
from deathmatch.episode.show_writer import HOLD_SECONDS, about_key, clock_of, literal
from deathmatch.game import edition_named, switches_of

EDITION = "death_match"
SPECTATORS = 11

_HEAD = """\
# A show for Death Match. Change what you like, then try: deathmatch check {name}
# A line that begins with # does nothing; take the # away, and its value counts.

title = {title}
language = "en"
edition = "{edition}"

# Real cards dealt on a real table: the dealer's page then asks which were drawn.
# dice = "by hand"

# Two ids of the cast below: the elimination candidate first, then the opponent it has named.
finalists = ["candidate", "opponent"]
"""
_LOOK = """\
{colours}
[look]
# brass = "#d6ab52"
"""
_MORE = """\
# Words that the host has at hand: to = "room", "seats" or an id of the cast.
# [[messages]]
# to = "seats"
# text = "Two minutes to go"

# The evening has a rundown by itself. One of its own names every cue, in order; one each does
# "begin" (who starts), "deal" and "play".
# [[rundown]]
# id = "welcome"
# title = "Welcome"
# scene = "title"
# seconds = 60
# notes = "Say who was named for elimination."

# Everybody in the show. An optional portrait is a picture inside this folder. With fewer than
# eleven spectators the host holds the rest of the nobles; with more, eleven of them are drawn.
"""
_MEMBER = "[[cast]]\nid = {id}\nname = {name}\ngarnets = {garnets}\n"


def starting_point(name: str) -> str:
    """The text of the first ``show.toml`` of the show with that name."""
    head = _HEAD.format(name=name, title=literal(title_of(name)), edition=EDITION)
    names = f"Colours of the screens: {', '.join(Look.model_fields)}."
    colours = fill(names, 100, initial_indent="# ", subsequent_indent="# ")
    look = _LOOK.format(colours=colours)
    parts = [head, _clock(), _rules(), look, _connection(), _MORE, *_cast()]
    return "\n".join(parts)


def title_of(name: str) -> str:
    """A title from the name of a show: "night-of-knives" is "Night Of Knives"."""
    return " ".join(part.capitalize() for part in name.split("-"))


def _clock() -> str:
    figures = clock_of(edition_named(EDITION))
    lines = [_off(key, value, about_key("clock", key)) for key, value in figures.items()]
    return "# How long a finalist may think.\n[clock]\n" + "".join(lines)


def _rules() -> str:
    edition = edition_named(EDITION)
    lines = [
        f"\n# {switch.about}: {switch.right()}\n" + _off(key, getattr(edition, key))
        for key, switch in switches_of(edition).items()
    ]
    return "# Switches of the rules, each as the edition has it.\n[rules]\n" + "".join(lines)


def _connection() -> str:
    line = _off("hold_seconds", HOLD_SECONDS, about_key("connection", "hold_seconds"))
    return "# What happens when a finalist's tablet is lost.\n[connection]\n" + line


def _cast() -> list[str]:
    people = [("candidate", "Candidate"), ("opponent", "Opponent")]
    people += [(f"spectator-{n}", f"Spectator {n}") for n in range(1, SPECTATORS + 1)]
    return [_MEMBER.format(id=literal(i), name=literal(n), garnets=10) for i, n in people]


def _off(key: str, value: Any, about: str = "") -> str:
    """A value that is the usual one anyway, as a comment."""
    return f"# {key} = {literal(value)}" + (f"  # {about}" if about else "") + "\n"
