"""The formats of recordings: what each adds to the lines, and how its draws are keyed.

A recording is read and checked by the format that it names, whatever became of formats since.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from deathmatch.episode.floor import Tapped
from deathmatch.episode.stream import draw_key, salt

Taps = Sequence[Tapped]


class Format(Struct, frozen=True):
    """One format. ``salt`` gives an entry's salt from the seed and its number, or ``None``.

    ``key`` gives the key of an entry's draws from the seed and the taps before it. ``taps``:
    whether finalists tap before the deal.
    """

    version: str
    salt: Callable[[bytes, int], str | None]
    key: Callable[[bytes, Taps], bytes]
    taps: bool


FAMILY = "deathmatch-recording"

FORMATS: Mapping[str, Format] = {
    f"{FAMILY}/{each.version}": each
    for each in (
        Format("1", salt=lambda seed, n: None, key=lambda seed, taps: seed, taps=False),
        Format(
            "2",
            salt=salt,
            key=lambda seed, taps: draw_key(seed, [(tap.random, tap.ms) for tap in taps]),
            taps=True,
        ),
    )
}


class UnknownFormat(ValueError):
    """A recording in a format that this program does not know."""


def format_of(header: Mapping[str, Any]) -> Format:
    """The format that a header names. Raises :class:`UnknownFormat`."""
    name = header.get("format")
    known = FORMATS.get(name) if isinstance(name, str) else None
    if known is None:
        raise UnknownFormat(f"its format is {name!r:.60}, which this program does not know")
    return known
