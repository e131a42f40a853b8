"""The shape of a ``show.toml``: its keys, and for each what would be right.

A description is the code of the phrase that a person reads when a value is wrong (``right-CODE`` in
the catalogues); bounds of the field are its figures: ``low``, ``high``, ``most``.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from deathmatch.episode.by_hand import Dice
from deathmatch.episode.floor import Scene

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

    decision_seconds: int | None = Field(default=None, ge=5, le=3600, description="seconds")
    extensions: int | None = Field(default=None, ge=0, le=20, description="whole")
    extension_seconds: int | None = Field(default=None, ge=1, le=3600, description="seconds")
    auto_extend: bool | None = Field(default=None, description="bool")
    grace_ms: int | None = Field(default=None, ge=0, le=5000, description="milliseconds")


def _colour() -> str | None:
    pattern = r"^#[0-9a-fA-F]{6}$"
    colour: str | None = Field(default=None, pattern=pattern, description="colour")
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
        description="peek",
    )


def _sound() -> str | None:
    sound: str | None = Field(default=None, min_length=1, description="sound")
    return sound


class Sounds(Table):
    """The ``[sounds]``: whether the room has any, and files in the place of those it has."""

    play: bool = Field(default=True, description="bool")
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

    id: Slug = Field(description="id")
    name: str = Field(
        pattern=PLAIN,
        max_length=60,
        description="line",
    )
    garnets: int = Field(ge=0, le=MOST_GARNETS, description="whole")
    portrait: str | None = Field(
        default=None,
        min_length=1,
        description="picture",
    )
    language: str | None = Field(
        default=None,
        pattern=_LANGUAGE,
        max_length=35,
        description="language_tag",
    )


class RundownCue(Table):
    """One ``[[rundown]]`` entry: a cue of the evening."""

    id: Slug = Field(description="id")
    title: str = Field(
        pattern=PLAIN,
        max_length=60,
        description="line",
    )
    scene: Scene = Field(description="scene")
    notes: str = Field(default="", max_length=1000, description="notes")
    seconds: int = Field(default=0, ge=0, le=86_400, description="seconds")
    does: Literal["nothing", "begin", "deal", "play"] = Field(default="nothing", description="does")
    needs_result: bool = Field(default=False, description="bool")


class Prepared(Table):
    """One ``[[messages]]`` entry: words that the host has at hand."""

    to: str = Field(description="to")
    text: str = Field(
        pattern=PLAIN,
        max_length=400,
        description="line",
    )


class Connection(Table):
    """The ``[connection]`` figures: what happens when a finalist's tablet is lost."""

    hold_seconds: int = Field(
        default=3,
        ge=0,
        le=60,
        description="hold",
    )


class Broadcast(Table):
    """The ``[broadcast]`` figures: how late the overlay with all hands is."""

    delay_seconds: int = Field(
        default=30,
        ge=0,
        le=600,
        description="seconds",
    )


class ShowFile(Table):
    """A whole ``show.toml``."""

    title: str = Field(
        pattern=PLAIN,
        max_length=80,
        description="line",
    )
    language: str = Field(
        default="en",
        pattern=_LANGUAGE,
        max_length=35,
        description="language_tag",
    )
    edition: str = Field(default="death_match", description="edition")
    finalists: list[str] = Field(
        default=[],
        description="finalists",
    )
    players: list[str] = Field(
        default=[],
        description="players",
    )
    dice: Dice = Field(
        default="sealed",
        description="dice",
    )
    clock: Clock = Field(default=Clock(), description="table")
    rules: dict[str, Any] = Field(default={}, description="table")
    look: Look = Field(default=Look(), description="table")
    connection: Connection = Field(default=Connection(), description="table")
    tablets: Tablets = Field(default=Tablets(), description="table")
    sounds: Sounds = Field(default=Sounds(), description="table")
    broadcast: Broadcast = Field(default=Broadcast(), description="table")
    rundown: list[RundownCue] = Field(default=[], description="entries")
    messages: list[Prepared] = Field(default=[], description="entries")
    cast: list[CastMember] = Field(min_length=2, description="cast")


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
