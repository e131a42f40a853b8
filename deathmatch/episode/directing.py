"""What the host's orders to the floor lead to, together with what they start in the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from deathmatch.game import (
    Begin,
    Command,
    Dice,
    Event,
    Match,
    Pause,
    Proceed,
    Refused,
    decide,
)
from deathmatch.game.steps import Hold

from .floor import (
    AFTER_THE_MATCH,
    MOST_TAPS,
    ROOM,
    SEATS,
    Acknowledge,
    Acknowledged,
    BlackSet,
    CueTaken,
    DirectorOpened,
    Floor,
    FloorCommand,
    FloorEvent,
    OpenDirector,
    PanicSet,
    Rewind,
    RewindLeft,
    Rewound,
    Said,
    Say,
    Scene,
    SceneTaken,
    SealOpened,
    SetBlack,
    SetPanic,
    TakeCue,
    TakeScene,
    Tap,
    Tapped,
    Unsaid,
    Unsay,
)
from .highlight import EndHighlight, HighlightBegan, HighlightEnded, ShowHighlight, runs
from .overlay import OverlaySet, SetOverlay
from .rewind import Seen, draw_anew, taken_back
from .rundown import Cue
from .sound import SetSound, Sound, SoundSet

Happened = list[Event | FloorEvent]


class Live(Protocol):
    """What an order can look at: the episode as it stands."""

    match: Match
    floor: Floor
    seed: bytes | None

    @property
    def takes_taps(self) -> bool:
        """Whether finalists can tap now."""

    @property
    def opens_seal(self) -> bool:
        """Whether there is a seal that is to be opened once the match is over."""

    @property
    def rundown(self) -> Sequence[Cue]:
        """The cues of the episode."""

    @property
    def members(self) -> Sequence[str]:
        """The ids of the cast."""

    def before(self, entry: int) -> tuple[Match, int] | None:
        """The match before an entry that still counts, and its moment (ms); else None."""

    def rewound_to(self) -> int | None:
        """The entry that play has just been taken back to, if nothing has happened since."""

    def seen_since(self, entry: int) -> tuple[Seen, ...]:
        """Who has seen nobles since before that entry that it would hide again."""


def direct(live: Live, command: FloorCommand, at: int, dice: Dice) -> Happened:
    """The events that an order leads to at that moment (ms). Raises Refused; changes nothing."""
    return _ORDERS[type(command)](live, command, at, dice)


def _cue(live: Live, command: TakeCue, at: int, dice: Dice) -> Happened:
    """GO. Whoever saw another cue as the last one taken is too late: two presses, one cue."""
    if command.after != live.floor.cue:
        raise Refused("already")
    if not 0 <= command.to < len(live.rundown):
        raise Refused("no_cue")
    cue = live.rundown[command.to]
    if cue.needs_result and not live.match.over:
        raise Refused("match_runs")
    happened: Happened = [CueTaken(command.to), *_on_display(live, cue.scene, False)]
    started = _started(live, cue)
    return happened + (list(decide(live.match, started, at, dice)) if started else [])


def _started(live: Live, cue: Cue) -> Command | None:
    """What a cue starts in the match now; None where that has happened already."""
    match = live.match
    if match.over or cue.does == "nothing":
        return None
    if cue.does == "begin":
        return None if match.begun else Begin(cued=True)
    if match.step == Hold(cue.does):
        return Proceed(cue.does)
    if match.turn or (cue.does == "deal" and match.holders):
        return None
    raise Refused("not_yet")


def _scene(live: Live, command: TakeScene, at: int, dice: Dice) -> Happened:
    if command.scene in AFTER_THE_MATCH and not live.match.over:
        raise Refused("match_runs")
    return _on_display(live, command.scene, command.pinned)


def _on_display(live: Live, scene: Scene, pinned: bool) -> Happened:
    """A scene is on; with the proof the seed is published."""
    happened: Happened = [SceneTaken(scene, pinned)]
    if scene == "proof" and live.match.over and live.opens_seal:
        assert live.seed is not None, "the seal of an episode whose seed is not known"
        happened.append(SealOpened(live.seed.hex()))
    return happened


def _tap(live: Live, command: Tap, at: int, dice: Dice) -> Happened:
    """Only a finalist, only before the deal, and each so often at most."""
    if command.seat not in live.match.seats:
        raise Refused("unknown_seat")
    if not live.takes_taps:
        raise Refused("closed")
    if live.floor.taps_of(command.seat) >= MOST_TAPS:
        raise Refused("already")
    return [Tapped(command.seat, command.random, command.ms)]


def _black(live: Live, command: SetBlack, at: int, dice: Dice) -> Happened:
    if command.on == live.floor.black:
        raise Refused("already")
    return [BlackSet(command.on)]


def _overlay(live: Live, command: SetOverlay, at: int, dice: Dice) -> Happened:
    if command.on == (command.element not in live.floor.off):
        raise Refused("already")
    return [OverlaySet(command.element, command.on)]


def _panic(live: Live, command: SetPanic, at: int, dice: Dice) -> Happened:
    """Panic holds the match as well; leaving it does not resume: that is an order of its own."""
    if command.on == live.floor.panic:
        raise Refused("already")
    match = live.match
    runs = match.begun and not match.over and not match.paused
    held = decide(match, Pause("panic"), at, dice) if command.on and runs else []
    return [PanicSet(command.on), *held]


def _say(live: Live, command: Say, at: int, dice: Dice) -> Happened:
    if command.to not in (ROOM, SEATS, *live.members):
        raise Refused("unknown_seat")
    if any(message.id == command.message for message in live.floor.messages):
        raise Refused("already")
    return [Said(command.message, command.to, command.text)]


def _unsay(live: Live, command: Unsay, at: int, dice: Dice) -> Happened:
    if all(message.id != command.message for message in live.floor.messages):
        raise Refused("already")
    return [Unsaid(command.message)]


def _acknowledge(live: Live, command: Acknowledge, at: int, dice: Dice) -> Happened:
    """Only whom a message is for can tap it away, and once."""
    for message in live.floor.messages:
        if message.id == command.message and message.to in (SEATS, command.seat):
            if command.seat in message.seen:
                break
            return [Acknowledged(command.message, command.seat)]
    raise Refused("already")


def _rewind(live: Live, command: Rewind, at: int, dice: Dice) -> Happened:
    """Names its target: the same order again does nothing."""
    if live.rewound_to() == command.to:
        raise Refused("already")
    if live.floor.seed is not None:
        raise Refused("seal_open")
    found = live.before(command.to)
    if found is None:
        raise Refused("no_entry")
    if command.treat == "leave":
        return [RewindLeft(command.to)]
    happened: Happened = [Rewound(command.to)]
    if command.treat == "draw_anew":
        then, then_at = found
        back = taken_back(then, live.match, then_at, at)
        happened += draw_anew(back, live.seen_since(command.to), at, dice)
    return happened


def _show_highlight(live: Live, command: ShowHighlight, at: int, dice: Dice) -> Happened:
    """Never during play: the room must not miss it, nor a player be told by it."""
    if runs(live.match):
        raise Refused("match_runs")
    if not 0 <= command.first <= command.last:
        raise Refused("no_entry")
    return [
        HighlightBegan(
            command.highlight,
            command.episode,
            command.first,
            command.last,
            command.skip,
            command.length_ms,
        )
    ]


def _end_highlight(live: Live, command: EndHighlight, at: int, dice: Dice) -> Happened:
    if live.floor.highlight is None:
        raise Refused("already")
    return [HighlightEnded()]


def _sound(live: Live, command: SetSound, at: int, dice: Dice) -> Happened:
    if Sound(command.volume, command.muted) == live.floor.sound:
        raise Refused("already")
    return [SoundSet(command.volume, command.muted)]


def _open_director(live: Live, command: OpenDirector, at: int, dice: Dice) -> Happened:
    return [DirectorOpened()]


_ORDERS: dict[type, Callable[[Live, Any, int, Dice], Happened]] = {
    TakeCue: _cue,
    TakeScene: _scene,
    SetBlack: _black,
    SetPanic: _panic,
    SetOverlay: _overlay,
    Say: _say,
    Unsay: _unsay,
    Acknowledge: _acknowledge,
    Rewind: _rewind,
    Tap: _tap,
    ShowHighlight: _show_highlight,
    EndHighlight: _end_highlight,
    SetSound: _sound,
    OpenDirector: _open_director,
}
