"""What each screen is told of the floor: an allow-list beside the match's own view. No nobles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from deathmatch.game import AtSeat, Audience, Hands, Match, Overlay, Viewer
from deathmatch.game.steps import Hold

from .floor import MOST_TAPS, ROOM, SEATS, Floor, Message, program
from .highlight import highlight_on
from .overlay import ELEMENTS
from .score import score_after, score_rows
from .setup import Setup

Doc = dict[str, Any]


class Standing(Protocol):
    """What a screen's view is made from: an episode as it stands after one of its entries."""

    @property
    def rev(self) -> int: ...

    @property
    def match(self) -> Match: ...

    @property
    def floor(self) -> Floor: ...

    @property
    def setup(self) -> Setup: ...

    @property
    def seal(self) -> str: ...

    @property
    def began_at(self) -> int | None: ...

    @property
    def taps_count(self) -> bool: ...


@dataclass(frozen=True)
class Stood:
    """An episode as it stood after an entry, or with another floor."""

    rev: int
    match: Match
    floor: Floor
    setup: Setup
    seal: str
    began_at: int | None
    taps_count: bool


def floor_view(episode: Standing, viewer: Viewer, at: int) -> Doc:
    """The floor for one viewer at that moment (ms, the episode's clock)."""
    if isinstance(viewer, AtSeat):
        return _for_seat(episode, viewer.seat)
    if isinstance(viewer, Audience):
        return _for_audience(episode, at)
    if isinstance(viewer, Overlay | Hands):
        return overlay_view(episode.floor)
    return _for_host(episode, at)


def opened_lines(floor: Floor) -> list[Doc]:
    """For the hosts' log: when the director's page was opened."""
    return [{"at": at, "code": "director_opened"} for at in floor.opened]


def _for_audience(episode: Standing, at: int) -> Doc:
    floor = episode.floor
    dark = floor.black or floor.panic
    room = None if dark else next((m for m in floor.messages if m.to == ROOM), None)
    return {
        "program": program(floor, episode.match),
        "message": _words(room) if room else None,
        "seal": _seal(episode),
        "seed": floor.seed,
        "taps": _taps(episode),
        "score": _score(episode),
        "highlight": _highlight(episode, at),
        "sound": _sound(floor),
        "at": at,
    }


def overlay_view(floor: Floor) -> Doc:
    """What a broadcast overlay is told of the floor: whether anything shows, and which elements."""
    return {"dark": floor.black or floor.panic, "overlay": _elements(floor)}


def _elements(floor: Floor) -> Doc:
    return {element: element not in floor.off for element in ELEMENTS}


def _for_seat(episode: Standing, seat: str) -> Doc:
    floor = episode.floor
    waiting = [m for m in floor.messages if m.to in (SEATS, seat) and seat not in m.seen]
    return {
        "program": program(floor, episode.match),
        "messages": [_words(message) for message in waiting],
        "taps": _taps(episode),
    }


def _for_host(episode: Standing, at: int) -> Doc:
    floor = episode.floor
    return {
        "program": program(floor, episode.match),
        "scene": floor.scene,
        "pinned": floor.pinned,
        "black": floor.black,
        "panic": floor.panic,
        "cue": floor.cue,
        **_times(floor, at),
        "began_at": episode.began_at,
        "seal": _seal(episode),
        "seed": floor.seed,
        "taps": _taps(episode),
        "score": _score(episode),
        "messages": [_message(message) for message in floor.messages],
        "highlight": _highlight(episode, at),
        "sound": _sound(floor),
        "overlay": _elements(floor),
    }


def _times(floor: Floor, at: int) -> Doc:
    """How long the show goes on by now, and when in it each cue came on: ms from its first GO."""
    if not floor.taken:
        return {"show_ms": None, "taken": []}
    began = floor.taken[0].at
    taken = [{"cue": each.cue, "start": each.at - began} for each in floor.taken]
    return {"show_ms": max(0, at - began), "taken": taken}


def _highlight(episode: Standing, at: int) -> Doc | None:
    """The highlight that is on, and how far it is."""
    on = highlight_on(episode.floor.highlight, episode.match)
    if on is None:
        return None
    return {
        "id": on.id,
        "episode": on.episode,
        "skip": on.skip,
        "elapsed_ms": max(0, at - on.since),
        "length_ms": on.length_ms,
    }


def _sound(floor: Floor) -> Doc:
    return {"volume": floor.sound.volume, "muted": floor.sound.muted}


def _words(message: Message) -> Doc:
    return {"id": message.id, "text": message.text}


def _message(message: Message) -> Doc:
    return {
        "id": message.id,
        "to": message.to,
        "text": message.text,
        "at": message.at,
        "seen": list(message.seen),
    }


def _seal(episode: Standing) -> str | None:
    """The fingerprint of the seed; None where real cards are dealt, for nothing follows from it."""
    return episode.seal if episode.setup.dice == "sealed" else None


def _taps(episode: Standing) -> Doc | None:
    """How often each finalist has tapped, and whether they can now; None where nobody taps."""
    floor, match = episode.floor, episode.match
    if not episode.taps_count:
        return None
    counts = {seat: floor.taps_of(seat) for seat in match.seats}
    return {"open": match.step == Hold("deal"), "most": MOST_TAPS, "counts": counts}


def _score(episode: Standing) -> list[Doc]:
    """The score of the evening, the best first."""
    return score_rows(score_after(episode.setup.score, episode.match))
