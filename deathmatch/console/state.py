"""The state feed for other programs: lights for buttons. It holds nothing that is hidden."""

from __future__ import annotations

from typing import Any

from deathmatch.episode.clock import EpisodeClock
from deathmatch.episode.episode import Episode
from deathmatch.episode.floor import program
from deathmatch.episode.floor_view import overlay_view
from deathmatch.game import public_view

from .devices import Devices
from .owed import Owed

Doc = dict[str, Any]

_OF_TABLE = ("phase", "turn", "turn_of", "clocks", "held", "paused", "untimed")
_OF_FLOOR = ("scene", "pinned", "black", "panic")


def state_of(episode: Episode, owed: Owed, clock: EpisodeClock, devices: Devices) -> Doc:
    """The whole state at this moment, as it is shown under what is `owed`. `red` is how many
    devices need a look.
    """
    floor = owed.over(episode.floor)
    table = public_view(episode.match, clock.now())
    question = table["question"]
    return {
        "rev": episode.rev,
        "episode": episode.number,
        **{name: table[name] for name in _OF_TABLE},
        "asked": question["seats"] if question else [],
        "question": question["id"] if question else None,
        "program": program(floor, episode.match),
        **{name: getattr(floor, name) for name in _OF_FLOOR},
        "sound": {"volume": floor.sound.volume, "muted": floor.sound.muted},
        "overlay": overlay_view(floor)["overlay"],
        "cue": _cue(episode, floor.cue),
        "next": _cue(episode, floor.cue + 1),
        "devices": len(devices.rows(episode)),
        "red": devices.red(episode),
        "winner": episode.result.winner if episode.result else None,
    }


def _cue(episode: Episode, index: int) -> Doc | None:
    if not 0 <= index < len(episode.rundown):
        return None
    cue = episode.rundown[index]
    return {"index": index, "id": cue.id, "title": cue.title}
