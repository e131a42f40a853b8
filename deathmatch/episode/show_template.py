"""A starting point for a new show: valid as it stands, with everything else as comments."""

from collections.abc import Sequence
from typing import Any

from deathmatch.episode.show_checks import right_of
from deathmatch.episode.show_model import Look, Sounds, Tablets
from deathmatch.episode.show_writer import (
    DELAY_SECONDS,
    HOLD_SECONDS,
    about_key,
    clock_of,
    comment,
    literal,
)
from deathmatch.episode.sound import SOUNDS
from deathmatch.episode.words import FALLBACK, Words
from deathmatch.game import Edition, switches_of
from deathmatch.resources import resource_dir

Person = tuple[str, str, int]

EDITION = "death_match"
SPECTATORS = 11
SEATS = 5
"""How many players a new show of a table edition has."""
DECISION_SECONDS = 60

_HEAD = """\
# A show for Death Match. Change what you like, then try: deathmatch check {name}
# A line that begins with # does nothing; take the # away, and its value counts.

title = {title}
language = "en"
edition = "{edition}"

# Real cards dealt on a real table: the dealer's page then asks which were drawn.
# dice = "by hand"
"""
_FINALISTS = """\
# Two ids of the cast below: the elimination candidate first, then the opponent it has named.
finalists = ["candidate", "opponent"]
"""
_PLAYERS = """\
# Ids of the cast below in the order of their seats, clockwise: {low} to {high} of them.
players = [{ids}]
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
# notes = "Say what is at stake."

# Everybody in the show. An optional portrait is a picture inside this folder, an optional
# language that of their own screen.
"""
_HOLDERS = """\
# With fewer than eleven spectators the host holds the rest of the nobles; with more, eleven of
# them are drawn.
"""
_MEMBER = "[[cast]]\nid = {id}\nname = {name}\ngarnets = {garnets}\n"


def starting_point(name: str, edition: Edition) -> str:
    """The text of the first ``show.toml`` of the show with that name, in that edition."""
    head = _HEAD.format(name=name, title=literal(title_of(name)), edition=edition.name)
    people = _people(edition)
    colours = comment(f"Colours of the screens: {', '.join(Look.model_fields)}.")
    look = _LOOK.format(colours=colours)
    more = _MORE + (_HOLDERS if edition.eliminates else "")
    first = [head, _playing(edition, people), _clock(edition), _rules(edition), look]
    members = [_MEMBER.format(id=literal(i), name=literal(n), garnets=g) for i, n, g in people]
    return "\n".join([*first, _connection(), _broadcast(), _screens(), more, *members])


def _playing(edition: Edition, people: Sequence[Person]) -> str:
    if edition.eliminates:
        return _FINALISTS
    low, high = edition.players
    ids = ", ".join(literal(each) for each, _name, _garnets in people)
    return _PLAYERS.format(low=low, high=high, ids=ids)


def title_of(name: str) -> str:
    """A title from the name of a show: "night-of-knives" is "Night Of Knives"."""
    return " ".join(part.capitalize() for part in name.split("-"))


def _clock(edition: Edition) -> str:
    figures = clock_of(edition)
    about = "# How long one who plays may think."
    if figures["decision_seconds"] is None:
        about += " Without decision_seconds there are no clocks."
        figures["decision_seconds"] = DECISION_SECONDS
    lines = [_off(key, value, about_key(_words(), "clock", key)) for key, value in figures.items()]
    return f"{about}\n[clock]\n" + "".join(lines)


def _rules(edition: Edition) -> str:
    words, lines = _words(), []
    for key, switch in switches_of(edition).items():
        right = right_of(switch)
        said = words.say(f"right-{right.code}", **right.args)
        about = about_key(words, "rules", key)
        lines.append(f"\n# {about}: {said}\n" + _off(key, getattr(edition, key)))
    return "# Switches of the rules, each as the edition has it.\n[rules]\n" + "".join(lines)


def _connection() -> str:
    line = _off("hold_seconds", HOLD_SECONDS, about_key(_words(), "connection", "hold_seconds"))
    return "# What happens when the tablet of one who plays is lost.\n[connection]\n" + line


def _broadcast() -> str:
    line = _off("delay_seconds", DELAY_SECONDS, about_key(_words(), "broadcast", "delay_seconds"))
    return "# The overlay with all hands, for a broadcast.\n[broadcast]\n" + line


def _screens() -> str:
    """What tablets and the audience display do that a show may want otherwise."""
    tablets, sounds = Tablets(), Sounds()
    peek = _off("peek", tablets.peek, about_key(_words(), "tablets", "peek"))
    play = _off("play", sounds.play, about_key(_words(), "sounds", "play"))
    names = comment(f"Moments of the room: {', '.join(SOUNDS)}.")
    return (
        f"# How tablets and phones show their own nobles.\n[tablets]\n{peek}\n"
        '# Sounds of the room. A file inside this folder, as in challenge = "gong.ogg", takes the\n'
        "# place of the usual one.\n"
        f"{names}\n[sounds]\n{play}"
    )


def _words() -> Words:
    """Those of the command line, which is in English."""
    return Words(resource_dir("static") / "locales", FALLBACK)


def _people(edition: Edition) -> list[Person]:
    """Id, name and garnets of everybody."""
    if not edition.eliminates:
        return [(f"player-{n}", f"Player {n}", 0) for n in range(1, SEATS + 1)]
    people = [("candidate", "Candidate"), ("opponent", "Opponent")]
    people += [(f"spectator-{n}", f"Spectator {n}") for n in range(1, SPECTATORS + 1)]
    return [(each, name, 10) for each, name in people]


def _off(key: str, value: Any, about: str = "") -> str:
    """A value that is the usual one anyway, as a comment."""
    return f"# {key} = {literal(value)}" + (f"  # {about}" if about else "") + "\n"
