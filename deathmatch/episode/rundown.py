"""The rundown: the ordered cues of an episode. GO takes the next one."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from deathmatch.game import Edition

from .floor import Scene

Does = Literal["nothing", "begin", "deal", "play"]


class Cue(Struct, frozen=True, kw_only=True):
    """One cue: what the room sees, what it starts in the match, and what the host says.

    `seconds` is how long it is planned to take, 0 for no plan. `does` starts the match
    (begin), deals, or starts play. `needs_result` holds GO until the match is over.
    `title` is a key of the catalogues for a cue of the default rundown (then `notes` is
    as well), and the show's own words otherwise.
    """

    id: str
    title: str = ""
    scene: Scene
    notes: str = ""
    seconds: int = 0
    does: Does = "nothing"
    needs_result: bool = False


DEFAULT: tuple[Cue, ...] = (
    Cue(id="welcome", scene="title", seconds=60),
    Cue(id="finalists", scene="cast", seconds=120),
    Cue(id="garnets", scene="board", seconds=180, does="begin"),
    Cue(id="rules", scene="rules", seconds=120),
    Cue(id="seal", scene="seal", seconds=60),
    Cue(id="deal", scene="nobles", seconds=60, does="deal"),
    Cue(id="play", scene="board", seconds=1500, does="play"),
    Cue(id="verdict", scene="result", seconds=60, needs_result=True),
    Cue(id="elimination", scene="result", seconds=120, needs_result=True),
    Cue(id="proof", scene="proof", seconds=60, needs_result=True),
    Cue(id="end", scene="title", seconds=30),
)
"""The usual evening of two finalists, one of whom leaves the show."""

TABLE: tuple[Cue, ...] = (
    Cue(id="welcome-table", scene="title", seconds=60),
    Cue(id="players", scene="cast", seconds=120),
    Cue(id="rules-table", scene="rules", seconds=120),
    Cue(id="seal-table", scene="seal", seconds=60, does="begin"),
    Cue(id="deal-table", scene="nobles", seconds=60, does="deal"),
    Cue(id="play", scene="board", seconds=1500, does="play"),
    Cue(id="winner", scene="result", seconds=60, needs_result=True),
    Cue(id="proof", scene="proof", seconds=60, needs_result=True),
    Cue(id="score", scene="score", seconds=60, needs_result=True),
    Cue(id="end", scene="title", seconds=30),
)
"""The same where nobody leaves the show: one match of several around a table."""


def usual(edition: Edition) -> tuple[Cue, ...]:
    """The evening of a show of that edition that brings no rundown of its own."""
    return DEFAULT if edition.eliminates else TABLE
