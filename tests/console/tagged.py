"""Matches whose fifteen nobles each carry a tag of their own, played through the real director.

A tagged noble equals its plain name everywhere in the rules, but what leaves for a screen spells
its tag: so a hidden noble that arrives where it may not be known is seen, whatever way it took.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

import deathmatch.console.hands_feed
import deathmatch.console.publish
from deathmatch.console.access import Access, Locks
from deathmatch.console.desk import Bases
from deathmatch.console.director import Director
from deathmatch.console.messages import ScreenKind
from deathmatch.console.parts import Parts
from deathmatch.console.presence import Presence
from deathmatch.console.settings import JournalSettings
from deathmatch.console.wire import (
    AUDIENCE_ROOM,
    DIRECTOR_ROOM,
    HANDS_ROOM,
    HOST_ROOM,
    OVERLAY_ROOM,
    seat_room,
)
from deathmatch.episode.floor import Floor
from deathmatch.episode.journal import Journal
from deathmatch.episode.rundown import DEFAULT
from deathmatch.episode.setup import Setup
from deathmatch.episode.show import load_show
from deathmatch.game import Command, Edition, Match, choices, command_to_data, decide, evolve
from deathmatch.game.steps import KeepNobles
from tests.console.room import CHEAP

TAG = re.compile(r"#(\d+)#")
ENCODER = msgspec.json.Encoder(enc_hook=str.__str__)
SHOW = load_show("first-encounter")
FINALISTS = SHOW.finalists
SPECTATORS = tuple(member.id for member in SHOW.cast if member.id not in FINALISTS)
SEATS = (*FINALISTS, *SPECTATORS)
ROOMS = (*map(seat_room, SEATS), HOST_ROOM, DIRECTOR_ROOM, AUDIENCE_ROOM, OVERLAY_ROOM)
"""The rooms that are told of the match as it goes; the overlay with all hands is told late."""


class Tagged(str):
    """A noble that is equal to its plain name and spelled with its tag."""

    plain: str

    def __new__(cls, plain: str, tag: int) -> Tagged:
        made = super().__new__(cls, f"{plain}#{tag}#")
        made.plain = plain
        return made

    def __eq__(self, other: object) -> bool:
        return self.plain == (other.plain if isinstance(other, Tagged) else other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self.plain)

    def __lt__(self, other: str) -> bool:
        return self.plain < (other.plain if isinstance(other, Tagged) else other)


class SeededDice:
    """Draws that depend on the seed and on how many there were, not on what is drawn from."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def pick(self, options: Sequence[str], why: str) -> int:
        return int(self._random.random() * len(options))

    @property
    def state(self) -> Any:
        return self._random.getstate()

    @state.setter
    def state(self, state: Any) -> None:
        self._random.setstate(state)


class TaggedEpisode:
    """An episode in memory: no journal and no JSON in between, so that tags stay on the nobles."""

    id = 0
    number = 2
    seal = "0" * 64
    floor = Floor()
    rundown = DEFAULT
    result = None
    began_at: int | None = None
    taps_count = True
    takes_taps = False

    def __init__(self, edition: Edition, dice: SeededDice, bases: Sequence[str]) -> None:
        self.setup = Setup.of(SHOW)
        match = replace(self.setup.new_match(), edition=edition)
        box = tuple(Tagged(plain, tag) for tag, plain in enumerate(bases))
        self.match: Match = replace(match, cards={"box": box})
        self.entries: list[Any] = []
        self._matches = [self.match]
        self.watch: Callable[[Match], None] = lambda match: None
        self._dice = dice

    @property
    def rev(self) -> int:
        return len(self.entries)

    @property
    def members(self) -> tuple[str, ...]:
        return tuple(member.id for member in self.setup.cast)

    @property
    def at(self) -> int:
        return self.entries[-1].at if self.entries else 0

    def entry_for(self, command_id: str | None) -> None:
        return None

    def commit(
        self,
        command: Command,
        command_id: str | None,
        by: str,
        at: int,
        wall: int,
        drawn: Sequence[str] = (),
    ) -> Any:
        for event in decide(self.match, command, at, self._dice):
            self.match = evolve(self.match, event, at)
            self.watch(self.match)
        data = {"command": type(command).__name__}
        self._matches.append(self.match)
        self.entries.append(SimpleNamespace(n=self.rev + 1, at=at, by=by, command=data))
        return self.entries[-1]

    @property
    def dice_state(self) -> Any:
        """How far the draws are."""
        return self._dice.state

    def go_on_from(self, match: Match, dice_state: Any) -> None:
        """Takes up a position, with the draws as far as they were there."""
        self.match = self._matches[-1] = match
        self._dice.state = dice_state

    def match_after(self, n: int) -> Match:
        return self._matches[n]

    def floor_after(self, n: int) -> Floor:
        return self.floor

    def next_cast(self) -> tuple[Any, ...]:
        return self.setup.cast


class Capture:
    """Keeps every message that leaves, as text, by room."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str]] = []
        self._table: tuple[Any, str] = (None, "")

    def emit(self, event: str, payload: Mapping[str, Any], to: str) -> None:
        parts = [f"{key}:{self._text(value)}" for key, value in payload.items()]
        self.sent.append((to, event, ",".join(parts)))

    def take(self) -> list[tuple[str, str, str]]:
        taken, self.sent = self.sent, []
        return taken

    def _text(self, value: Any) -> str:
        # The public part is one object for all rooms: written once.
        if value is not self._table[0] or not isinstance(value, dict):
            self._table = value, ENCODER.encode(value).decode()
        return self._table[1]


@contextmanager
def readable_tags() -> Iterator[None]:
    """Lets tagged nobles through the encoders, which else refuse what is not a plain text."""
    encoders = SimpleNamespace(
        to_builtins=lambda value: msgspec.to_builtins(value, enc_hook=str.__str__)
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deathmatch.console.publish, "encoded", lambda part: part)
        # What is compared is what the padding hides; its size is tested on the wire.
        for module in (deathmatch.console.publish, deathmatch.console.hands_feed):
            patch.setattr(module, "padded", lambda view, part, size: view)
        # The package has a function of the same name as this module.
        patch.setattr(sys.modules["deathmatch.game.view"], "msgspec", encoders)
        plain = SimpleNamespace(json=SimpleNamespace(encode=ENCODER.encode))
        patch.setattr(sys.modules["deathmatch.game.cover"], "msgspec", plain)
        yield


class Stage:
    """One director whose messages are captured; matches follow each other on it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.capture = Capture()
        self._opened = 0
        journal = Journal("sqlite://")
        access = Access(JournalSettings(journal), SHOW.slug, SEATS, Locks(cost=CHEAP))
        presence = Presence(lambda: self.now)
        for seat in SEATS:
            presence.enter(seat, "seat", seat, 1)
        for kind in get_args(ScreenKind):
            if kind != "seat":
                presence.enter(kind, kind, None, 0)
        self.director = Director(
            Parts(
                show=SHOW,
                journal=journal,
                outlet=self.capture,
                access=access,
                presence=presence,
                bases=Bases(["http://192.168.1.5:8000"]),
                build="x",
                monotonic=lambda: self.now,
                wall=lambda: 0,
            )
        )

    def open(self, edition: Edition, seed: int, bases: Sequence[str]) -> TaggedEpisode:
        """A fresh match on the stage; what has been captured so far is dropped."""
        episode = TaggedEpisode(edition, SeededDice(seed), bases)
        self.now = 0.0
        self._opened += 1
        self.director.replace_episode(episode)  # type: ignore[arg-type]
        self.capture.take()
        return episode

    def submit(self, command: Command, by: str, number: int, wait_s: float = 0.5) -> Any:
        """Sends one command through the director, `wait_s` seconds after the last."""
        self.now += wait_s
        return self.director.submit(command, f"match-{self._opened}-{number}", by)


def box_of(edition: Edition) -> list[str]:
    return [noble for noble in edition.nobles for _ in range(edition.copies)]


def visible(match: Match, room: str) -> set[int]:
    """The tags that a room may read in this position; told here without the view's help."""
    if room == DIRECTOR_ROOM:
        return set(all_tags(match))
    if room == HANDS_ROOM:
        hands = [p for p in match.cards if p.startswith(("hand:", "examined:"))]
        return public_tags(match) | tags_in(match, hands)
    seat = room.partition(":")[2]
    return public_tags(match) | (tags_in(match, own_places(match, seat)) if seat else set())


def public_tags(match: Match) -> set[int]:
    """The tags that everybody may read in this position."""
    open_places = [place for place in match.cards if place.startswith(("lost:", "shown"))]
    if match.result is not None and match.result.winner is not None:
        open_places += [p for p in match.cards if p.startswith(("hand:", "holder:", "called:"))]
    return tags_in(match, open_places)


def own_places(match: Match, seat: str) -> list[str]:
    if seat not in match.seats:
        return [f"holder:{seat}", f"called:{seat}"] if match.edition.spectators_see_own else []
    looking = isinstance(match.step, KeepNobles) and match.step.seat == seat
    called = [place for place in match.cards if place.startswith("called:")] if looking else []
    return [f"hand:{seat}", *called]


def tags_in(match: Match, places: Sequence[str]) -> set[int]:
    nobles = [noble for place in places for noble in match.cards.get(place, ())]
    return {int(found) for noble in nobles for found in TAG.findall(str.__str__(noble))}


def all_tags(match: Match) -> list[int]:
    return sorted(
        int(found)
        for nobles in match.cards.values()
        for noble in nobles
        for found in TAG.findall(str.__str__(noble))
    )


def careful_choice(match: Match, seat: str, random: Random, care: float) -> Any:
    """A legal answer; the more care, the more seldom something that ends matches early."""
    legal = choices(match, seat)
    if random.random() < care:
        calm = [each for each in legal if type(each).__name__ in ("Allow", "Act", "Take", "Keep")]
        legal = tuple(calm) or legal
    return random.choice(legal)


__all__ = [
    "FINALISTS",
    "DIRECTOR_ROOM",
    "HANDS_ROOM",
    "ROOMS",
    "SEATS",
    "SPECTATORS",
    "Stage",
    "TAG",
    "Tagged",
    "TaggedEpisode",
    "all_tags",
    "box_of",
    "careful_choice",
    "command_to_data",
    "readable_tags",
    "visible",
]
