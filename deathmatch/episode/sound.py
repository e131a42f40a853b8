"""The room's sound: how loud the audience display plays, and whether it plays at all."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

SOUNDS = (
    "claim",
    "challenge",
    "proved",
    "caught",
    "block",
    "lost",
    "coins",
    "taken",
    "last_ten",
    "time_out",
    "turn",
    "win",
    "deal",
)
"""Every moment that has a sound, by the name that a show file gives it."""

LOUDEST = 100
Volume = Annotated[int, Meta(ge=0, le=LOUDEST, description="From 0, silent, to 100.")]


class Sound(Struct, frozen=True):
    """What stands: the volume, which is kept while it is muted."""

    volume: Volume = 70
    muted: bool = False


class SetSound(Struct, frozen=True, tag_field="command", tag=True):
    """Sets the room's volume, and whether it is muted."""

    volume: Volume
    muted: bool


class SoundSet(Struct, frozen=True, tag_field="event", tag=True):
    """The room's sound is so from now on."""

    volume: Volume
    muted: bool
