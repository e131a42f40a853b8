"""Real cards: a command that waits for the dealer, and what the dealer does about it.

While one waits, the match stands still for everybody: nothing else is decided, and no
clock runs.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from deathmatch.episode.by_hand import Wanted
from deathmatch.episode.deciding import AnyCommand
from deathmatch.episode.floor import Acknowledge, OpenDirector, Say, SetBlack, TakeScene, Unsay
from deathmatch.episode.highlight import EndHighlight
from deathmatch.episode.overlay import SetOverlay
from deathmatch.episode.sound import SetSound
from deathmatch.game import Refused

from .acks import Ack, done, refusal
from .messages import Draw, DropDraw, Undraw

if TYPE_CHECKING:
    from .director import Director

BESIDE = (
    *(TakeScene, SetBlack, SetOverlay, SetSound, Say, Unsay, EndHighlight),
    *(Acknowledge, OpenDirector),
)
"""What may be ordered while the dealer is asked: it leaves the match alone."""


@dataclass(frozen=True)
class Waiting:
    """A command that is decided once the dealer has entered all that it draws and turns up."""

    command: AnyCommand
    command_id: str | None
    by: str
    wanted: Wanted
    drawn: tuple[str, ...] = ()
    whys: tuple[str, ...] = ()
    """What each of these was asked for."""

    def document(self) -> dict[str, Any]:
        """What the dealer's page shows: the draw that is asked for, and what is entered."""
        kinds = Counter(self.wanted.options)
        options = [{"entry": entry, "count": kinds[entry]} for entry in sorted(kinds)]
        entered = [
            {"entry": entry, "why": why} for entry, why in zip(self.drawn, self.whys, strict=True)
        ]
        return {"why": self.wanted.why, "options": options, "entered": entered}


def carry_out(director: Director, asked: Draw | Undraw | DropDraw) -> Ack:
    """Does what the dealer asks. May raise JournalFault; the director's lock is held."""
    waiting = director.waiting
    if waiting is None:
        return refusal("already")
    if isinstance(asked, DropDraw):
        director.wait(None)
        return done(director.episode.rev)
    if isinstance(asked, Draw):
        asked_for = (*waiting.whys, waiting.wanted.why)
        return _with_drawn(director, waiting, (*waiting.drawn, asked.entry), asked_for)
    if not waiting.drawn:
        return refusal("already")
    return _with_drawn(director, waiting, waiting.drawn[:-1], waiting.whys[:-1])


def _with_drawn(
    director: Director, waiting: Waiting, drawn: tuple[str, ...], whys: tuple[str, ...]
) -> Ack:
    """Decides with these entries, or asks for the next; what cannot be is refused."""
    try:
        return director.commit_drawn(waiting, drawn)
    except Wanted as wanted:
        director.wait(replace(waiting, wanted=wanted, drawn=drawn, whys=whys))
        return done(director.episode.rev)
    except Refused as refused:
        return refusal(refused.code, **refused.args_for_words)
