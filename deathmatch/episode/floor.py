"""The floor: what the room is shown and told, as a frozen value beside the match.

It follows the journal like the match does: commands are decided into events, and
`floor_after` folds them. It holds no noble and no rule of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from deathmatch.game import Match

from .highlight import (
    HIGHLIGHT,
    EndHighlight,
    Highlight,
    HighlightBegan,
    HighlightEnded,
    ShowHighlight,
    begun,
    highlight_on,
)
from .overlay import Element, OverlaySet, SetOverlay, off_after
from .sound import SetSound, Sound, SoundSet

Scene = Literal[
    "title",
    "cast",
    "rules",
    "nobles",
    "seal",
    "board",
    "spectators",
    "result",
    "proof",
    "score",
    "message",
    "black",
]
SCENES: tuple[Scene, ...] = Scene.__args__  # type: ignore[attr-defined]
SLATE = "slate"

AFTER_THE_MATCH: frozenset[Scene] = frozenset({"result", "proof"})
"""Scenes that would tell what is not known yet."""

MOST_TAPS = 3
"""How often each finalist taps before the deal."""

ROOM = "room"
SEATS = "seats"


TapRandom = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}(?![\s\S])")]
TapMoment = Annotated[int, Meta(ge=0, lt=1 << 53)]


class _Event(Struct, frozen=True, tag_field="event", tag=True):
    pass


class Tapped(_Event, frozen=True):
    """A finalist has tapped; the fields are those of the command."""

    seat: str
    random: TapRandom
    ms: TapMoment


class Message(Struct, frozen=True):
    """Words of the host: to the `room`, to all `seats`, or to one seat.

    `at` is ms on the episode's clock; `seen` are the seats that have tapped it away.
    """

    id: str
    to: str
    text: str
    at: int
    seen: tuple[str, ...] = ()


class Taken(Struct, frozen=True):
    """The cue with that index came on at that moment (ms, the episode's clock)."""

    cue: int
    at: int


class Floor(Struct, frozen=True):
    """What stands on the floor at one moment.

    `taken` are the cues in the order in which they came on; `opened` the moments (ms) at which the
    director's page was opened. `taps` are those of the finalists, in order; `seed` is that of the
    draws, in hexadecimal, once it is published. `off` are the elements of the broadcast overlay
    that are not shown.
    """

    taken: tuple[Taken, ...] = ()
    scene: Scene = "title"
    pinned: bool = False
    black: bool = False
    panic: bool = False
    messages: tuple[Message, ...] = ()
    opened: tuple[int, ...] = ()
    taps: tuple[Tapped, ...] = ()
    seed: str | None = None
    highlight: Highlight | None = None
    off: frozenset[Element] = frozenset()
    sound: Sound = Sound()

    def taps_of(self, seat: str) -> int:
        """How often that finalist has tapped."""
        return sum(tap.seat == seat for tap in self.taps)

    @property
    def cue(self) -> int:
        """The index of the cue that is on; -1 before the first GO."""
        return self.taken[-1].cue if self.taken else -1


def program(floor: Floor, match: Match) -> str:
    """The scene that the audience display shows now.

    Panic and black come before everything, then a highlight. While somebody is asked, the
    board follows the match by itself, unless the host has pinned another scene.
    """
    if floor.panic:
        return SLATE
    if floor.black:
        return "black"
    if highlight_on(floor.highlight, match) is not None:
        return HIGHLIGHT
    return "board" if match.open and not floor.pinned else floor.scene


class _Command(Struct, frozen=True, tag_field="command", tag=True):
    pass


class TakeCue(_Command, frozen=True):
    """GO: takes the cue with the index `to`. `after` is the one the host saw as the last taken.

    `despite` are the reasons against it, as codes, that the host has passed over.
    """

    to: int
    after: int
    despite: tuple[str, ...] = ()


class TakeScene(_Command, frozen=True):
    """Puts a scene on the audience display; pinned, it stays there during play."""

    scene: Scene
    pinned: bool = False


class SetBlack(_Command, frozen=True):
    """The audience display goes black, or comes back."""

    on: bool


class SetPanic(_Command, frozen=True):
    """The audience display goes to the slate and the match stands still, or panic ends."""

    on: bool


class Say(_Command, frozen=True):
    """A message to the room, to all seats, or to one seat. `message` is its id."""

    message: str
    to: str
    text: str


class Unsay(_Command, frozen=True):
    """Takes a message back."""

    message: str


class Acknowledge(_Command, frozen=True):
    """`seat` has tapped a message away."""

    message: str
    seat: str


class Rewind(_Command, frozen=True):
    """Takes play back to before the entry `to`.

    `treat` says what becomes of nobles that somebody has seen and that are hidden
    again: `keep` where they are, or `draw_anew`; `leave` does not take play back and
    only writes that down.
    """

    to: int
    treat: Literal["keep", "draw_anew", "leave"] = "keep"
    reason: str = ""


class Tap(_Command, frozen=True):
    """A finalist taps before the deal, and so adds to what every draw follows from.

    `random` are 16 bytes from its tablet's own source, in hexadecimal; `ms` is when it tapped,
    in milliseconds on its tablet's own clock.
    """

    seat: str
    random: TapRandom
    ms: TapMoment


class OpenDirector(_Command, frozen=True):
    """Somebody opens the director's page, with all hands on it."""


FloorCommand = (
    TakeCue
    | TakeScene
    | SetBlack
    | SetPanic
    | SetOverlay
    | Say
    | Unsay
    | Acknowledge
    | Rewind
    | Tap
    | ShowHighlight
    | EndHighlight
    | SetSound
    | OpenDirector
)


class CueTaken(_Event, frozen=True):
    """The cue with that index is on."""

    cue: int


class SceneTaken(_Event, frozen=True):
    """The audience display shows this scene."""

    scene: Scene
    pinned: bool


class BlackSet(_Event, frozen=True):
    """The audience display is black, or not any more."""

    on: bool


class PanicSet(_Event, frozen=True):
    """The audience display is on the slate, or not any more."""

    on: bool


class Said(_Event, frozen=True):
    """A message shows."""

    message: str
    to: str
    text: str


class Unsaid(_Event, frozen=True):
    """A message shows no longer."""

    message: str


class Acknowledged(_Event, frozen=True):
    """A seat has seen a message."""

    message: str
    seat: str


class Rewound(_Event, frozen=True):
    """The match is again as it was before the entry `to`, and on hold."""

    to: int


class RewindLeft(_Event, frozen=True):
    """Play was not taken back to before the entry `to`, for what has been seen."""

    to: int


class SealOpened(_Event, frozen=True):
    """The seed of the draws, in hexadecimal, is published: from now on anybody can know them."""

    seed: str


class DirectorOpened(_Event, frozen=True):
    """The director's page was opened."""


FloorEvent = (
    CueTaken
    | SceneTaken
    | BlackSet
    | PanicSet
    | OverlaySet
    | Said
    | Unsaid
    | Acknowledged
    | Rewound
    | RewindLeft
    | Tapped
    | SealOpened
    | HighlightBegan
    | HighlightEnded
    | SoundSet
    | DirectorOpened
)


def floor_after(floor: Floor, event: Any, at: int) -> Floor:
    """The floor after an event at that moment (ms). Events of the match leave it alone."""
    change = _CHANGES.get(type(event))
    return change(floor, event, at) if change else floor


def _cue(floor: Floor, event: CueTaken, at: int) -> Floor:
    return replace(floor, taken=(*floor.taken, Taken(event.cue, at)))


def _scene(floor: Floor, event: SceneTaken, at: int) -> Floor:
    return replace(floor, scene=event.scene, pinned=event.pinned, highlight=None)


def _panic(floor: Floor, event: PanicSet, at: int) -> Floor:
    return replace(floor, panic=event.on, highlight=None)


def _highlight(floor: Floor, event: HighlightBegan, at: int) -> Floor:
    return replace(floor, highlight=begun(event, at))


def _said(floor: Floor, event: Said, at: int) -> Floor:
    message = Message(event.message, event.to, event.text, at)
    # The room has place for one message; the newest counts.
    others = tuple(m for m in floor.messages if event.to != ROOM or m.to != ROOM)
    return replace(floor, messages=(*others, message))


def _unsaid(floor: Floor, event: Unsaid, at: int) -> Floor:
    left = tuple(message for message in floor.messages if message.id != event.message)
    return replace(floor, messages=left)


def _acknowledged(floor: Floor, event: Acknowledged, at: int) -> Floor:
    messages = tuple(
        replace(m, seen=(*m.seen, event.seat)) if m.id == event.message else m
        for m in floor.messages
    )
    return replace(floor, messages=messages)


_CHANGES: dict[type, Callable[[Floor, Any, int], Floor]] = {
    CueTaken: _cue,
    SceneTaken: _scene,
    BlackSet: lambda floor, event, at: replace(floor, black=event.on),
    PanicSet: _panic,
    OverlaySet: lambda floor, event, at: replace(floor, off=off_after(floor.off, event)),
    HighlightBegan: _highlight,
    HighlightEnded: lambda floor, event, at: replace(floor, highlight=None),
    SoundSet: lambda floor, event, at: replace(floor, sound=Sound(event.volume, event.muted)),
    Said: _said,
    Unsaid: _unsaid,
    Acknowledged: _acknowledged,
    Tapped: lambda floor, event, at: replace(floor, taps=(*floor.taps, event)),
    SealOpened: lambda floor, event, at: replace(floor, seed=event.seed),
    DirectorOpened: lambda floor, event, at: replace(floor, opened=(*floor.opened, at)),
}
