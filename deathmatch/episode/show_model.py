"""The shape of a ``show.toml``: its keys, and for each what would be right.

The descriptions are what a person reads when a value is wrong.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from deathmatch.episode.by_hand import Dice
from deathmatch.episode.floor import SCENES, Scene

# Control characters and direction overrides would garble every screen that shows the text.
_FIRST = r"[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]"
_INNER = r"[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]"
PLAIN = f"^{_FIRST}({_INNER}*{_FIRST})?$"
SLUG = r"^[a-z0-9]+(-[a-z0-9]+)*$"

Slug = Annotated[str, Field(pattern=SLUG, max_length=40)]
MOST_GARNETS = 1_000_000


class Table(BaseModel):
    """A table of a show file: only the keys named here, and no silent conversions."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Clock(Table):
    """The ``[clock]`` figures that a show changes (G24, G25, OP-31, OP-32)."""

    decision_seconds: int | None = Field(
        default=None, ge=5, le=3600, description="a whole number of seconds from 5 to 3600"
    )
    extensions: int | None = Field(
        default=None, ge=0, le=20, description="a whole number from 0 to 20"
    )
    extension_seconds: int | None = Field(
        default=None, ge=1, le=3600, description="a whole number of seconds from 1 to 3600"
    )
    auto_extend: bool | None = Field(default=None, description="true or false")
    grace_ms: int | None = Field(
        default=None, ge=0, le=5000, description="a whole number of milliseconds from 0 to 5000"
    )


def _colour() -> str | None:
    right = 'a colour as six hexadecimal digits, such as "#d6ab52"'
    colour: str | None = Field(default=None, pattern=r"^#[0-9a-fA-F]{6}$", description=right)
    return colour


class Look(Table):
    """The ``[look]``: colours of the screens, by their names in ``tokens.css``."""

    ground: str | None = _colour()
    deep: str | None = _colour()
    raised: str | None = _colour()
    raised_more: str | None = _colour()
    ivory: str | None = _colour()
    ivory_dim: str | None = _colour()
    ivory_faint: str | None = _colour()
    on_ivory: str | None = _colour()
    garnet: str | None = _colour()
    garnet_deep: str | None = _colour()
    garnet_lit: str | None = _colour()
    on_garnet: str | None = _colour()
    brass: str | None = _colour()
    brass_deep: str | None = _colour()
    brass_ink: str | None = _colour()
    metal: str | None = _colour()
    metal_deep: str | None = _colour()
    card: str | None = _colour()
    card_ink: str | None = _colour()
    back: str | None = _colour()
    back_line: str | None = _colour()
    back_lattice: str | None = _colour()
    back_mark: str | None = _colour()
    lost: str | None = _colour()
    light: str | None = _colour()
    faction_red: str | None = _colour()
    faction_blue: str | None = _colour()


class Tablets(Table):
    """The ``[tablets]``: how those who play and watch see their own nobles."""

    peek: Literal["always", "hold"] = Field(
        default="always",
        description='"always" (own nobles are face up) or "hold" (only while a finger holds Peek)',
    )


def _sound() -> str | None:
    right = "the path of a sound (ogg, mp3, wav, m4a) inside the show's own folder"
    sound: str | None = Field(default=None, min_length=1, description=right)
    return sound


class Sounds(Table):
    """The ``[sounds]``: whether the room has any, and files in the place of those it has."""

    play: bool = Field(default=True, description="true or false")
    claim: str | None = _sound()
    challenge: str | None = _sound()
    proved: str | None = _sound()
    caught: str | None = _sound()
    block: str | None = _sound()
    lost: str | None = _sound()
    coins: str | None = _sound()
    taken: str | None = _sound()
    last_ten: str | None = _sound()
    time_out: str | None = _sound()
    turn: str | None = _sound()
    win: str | None = _sound()
    deal: str | None = _sound()


_LANGUAGE = r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"


class CastMember(Table):
    """One ``[[cast]]`` entry; ``language`` is that of their own screen."""

    id: Slug = Field(
        description="a short name of small letters a-z, digits and single hyphens, at most 40, "
        'such as "nomi" or "commander-shepard"'
    )
    name: str = Field(
        pattern=PLAIN,
        max_length=60,
        description="a name of 1 to 60 characters on one line, with no space around it",
    )
    garnets: int = Field(
        ge=0, le=MOST_GARNETS, description=f"a whole number from 0 to {MOST_GARNETS}"
    )
    portrait: str | None = Field(
        default=None,
        min_length=1,
        description="the path of a picture (png, jpg, jpeg, webp) inside the show's own folder",
    )
    language: str | None = Field(
        default=None,
        pattern=_LANGUAGE,
        max_length=35,
        description='a language tag, such as "en", "fr" or "th"',
    )


class RundownCue(Table):
    """One ``[[rundown]]`` entry: a cue of the evening."""

    id: Slug = Field(
        description='a short name of small letters a-z, digits and single hyphens, such as "deal"'
    )
    title: str = Field(
        pattern=PLAIN,
        max_length=60,
        description="a title of 1 to 60 characters on one line, with no space around it",
    )
    scene: Scene = Field(description="one of the scenes " + ", ".join(SCENES))
    notes: str = Field(
        default="", max_length=1000, description="what the host says, at most 1000 characters"
    )
    seconds: int = Field(
        default=0, ge=0, le=86_400, description="a whole number of seconds from 0 to 86400"
    )
    does: Literal["nothing", "begin", "deal", "play"] = Field(
        default="nothing", description='"nothing", "begin", "deal" or "play"'
    )
    needs_result: bool = Field(default=False, description="true or false")


class Prepared(Table):
    """One ``[[messages]]`` entry: words that the host has at hand."""

    to: str = Field(description='"room", "seats" or an id of the cast')
    text: str = Field(
        pattern=PLAIN,
        max_length=400,
        description="a text of 1 to 400 characters on one line, with no space around it",
    )


class Connection(Table):
    """The ``[connection]`` figures: what happens when a finalist's tablet is lost."""

    hold_seconds: int = Field(
        default=3,
        ge=0,
        le=60,
        description="a whole number of seconds from 1 to 60 after which the clocks stop, "
        "or 0 for never",
    )


class Broadcast(Table):
    """The ``[broadcast]`` figures: how late the overlay with all hands is."""

    delay_seconds: int = Field(
        default=30,
        ge=0,
        le=600,
        description="a whole number of seconds from 0 to 600 by which the overlay with all hands "
        "is late",
    )


class ShowFile(Table):
    """A whole ``show.toml``."""

    title: str = Field(
        pattern=PLAIN,
        max_length=80,
        description="a title of 1 to 80 characters on one line, with no space around it",
    )
    language: str = Field(
        default="en",
        pattern=_LANGUAGE,
        max_length=35,
        description='a language tag, such as "en", "fr" or "th"',
    )
    edition: str = Field(default="death_match", description="the name of an edition")
    finalists: list[str] = Field(
        default=[],
        description='a list of two ids of the cast, such as ["marvin", "nomi"]: '
        "first the candidate, then the opponent",
    )
    players: list[str] = Field(
        default=[],
        description='a list of ids of the cast, such as ["cally", "dax", "ivanova"]: '
        "the players in the order of their seats, clockwise",
    )
    dice: Dice = Field(
        default="sealed",
        description='"sealed" (drawn from the sealed seed) or "by hand" (real cards are dealt)',
    )
    clock: Clock = Field(default=Clock(), description="a table [clock]")
    rules: dict[str, Any] = Field(default={}, description="a table [rules]")
    look: Look = Field(default=Look(), description="a table [look]")
    connection: Connection = Field(default=Connection(), description="a table [connection]")
    tablets: Tablets = Field(default=Tablets(), description="a table [tablets]")
    sounds: Sounds = Field(default=Sounds(), description="a table [sounds]")
    broadcast: Broadcast = Field(default=Broadcast(), description="a table [broadcast]")
    rundown: list[RundownCue] = Field(default=[], description="[[rundown]] entries")
    messages: list[Prepared] = Field(default=[], description="[[messages]] entries")
    cast: list[CastMember] = Field(
        min_length=2, description="[[cast]] entries for at least two people"
    )


TABLES: dict[str, type[Table]] = {
    "clock": Clock,
    "look": Look,
    "connection": Connection,
    "tablets": Tablets,
    "sounds": Sounds,
    "broadcast": Broadcast,
    "cast": CastMember,
    "rundown": RundownCue,
    "messages": Prepared,
}
