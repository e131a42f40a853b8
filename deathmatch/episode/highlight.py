"""Highlights: a stretch of an episode on the audience display while the match stands still."""

from __future__ import annotations

from msgspec import Struct

from deathmatch.game import Match
from deathmatch.game.steps import Hold

HIGHLIGHT = "highlight"


class Highlight(Struct, frozen=True):
    """A stretch of an episode that plays on the audience display since `since` (ms).

    `id` is the command's. It is the show's episode with that number, from the entry `first` to
    the entry `last`, both shown; with `skip` waits are shortened. It takes `length_ms`.
    """

    id: str
    episode: int
    first: int
    last: int
    skip: bool
    length_ms: int
    since: int


class ShowHighlight(Struct, frozen=True, tag_field="command", tag=True):
    """Plays a stretch of an episode on the audience display while the match stands still.

    `highlight` is its id; the other fields are those of `Highlight`.
    """

    highlight: str
    episode: int
    first: int
    last: int
    skip: bool
    length_ms: int


class EndHighlight(Struct, frozen=True, tag_field="command", tag=True):
    """The highlight is over, or cut short: what was on before is back."""


class HighlightBegan(Struct, frozen=True, tag_field="event", tag=True):
    """A stretch of an episode plays on the audience display from now on."""

    highlight: str
    episode: int
    first: int
    last: int
    skip: bool
    length_ms: int


class HighlightEnded(Struct, frozen=True, tag_field="event", tag=True):
    """The highlight is on no longer."""


def runs(match: Match) -> bool:
    """Whether play goes on: it has begun, is not over, and waits for nothing but an answer."""
    stands = match.paused is not None or isinstance(match.step, Hold)
    return match.begun and not match.over and not stands


def highlight_on(highlight: Highlight | None, match: Match) -> Highlight | None:
    """The highlight that is on: never while play goes on."""
    return None if runs(match) else highlight


def begun(event: HighlightBegan, at: int) -> Highlight:
    """The highlight that begins at that moment (ms)."""
    return Highlight(
        event.highlight, event.episode, event.first, event.last, event.skip, event.length_ms, at
    )
