"""A console that plays a scripted match in this process, and what it sends each of its screens."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import msgspec

from deathmatch.console import messages, order_messages
from deathmatch.console.access import Locks
from deathmatch.console.app import Console, Options, create_console
from deathmatch.console.films import Films
from deathmatch.console.limits import Bucket
from deathmatch.console.messages import ScreenKind, Status
from deathmatch.console.presence import Screen
from deathmatch.console.publish import Publisher
from deathmatch.console.secrets import screens_shown
from deathmatch.episode.episode import Episode
from deathmatch.episode.film import ROOM
from deathmatch.episode.journal import Journal
from deathmatch.episode.setup import Setup
from deathmatch.episode.show import Show, load_show
from deathmatch.episode.stream import KeyedStream
from deathmatch.game import TimeUp, due, next_due
from tests.console.room import CHEAP, DIRECTOR_PASSPHRASE, PASSPHRASE, SECRET

BASE = "http://192.168.1.5:8000"
WALL = 1_800_000_000_000
SEED = bytes(range(32))
HOST, AUDIENCE, DIRECTOR = "host", "audience", "director"
CREW: dict[str, ScreenKind] = {
    "host": "host",
    "audience": "audience",
    "director": "director",
    "overlay": "overlay",
    "hands": "hands",
}
Sent = tuple[tuple[str, Any], ...]
DEVICES: dict[str, dict[str, Any]] = {
    "audience": {"rtt_ms": 3, "width": 1920, "height": 1080, "sound": "on"},
    "host": {"rtt_ms": 2, "width": 1440, "height": 900, "battery": 1.0, "charging": True},
    "director": {"rtt_ms": 4, "width": 1440, "height": 900, "battery": 0.76, "charging": True},
    "overlay": {"rtt_ms": 3, "width": 1920, "height": 1080, "awake": "unavailable"},
}
TABLET, PHONES = (1180, 820), ((390, 844), (412, 915), (360, 800))
ANSWERED_MS = 4000
"""How long the players of a script think about what they are not told to think longer about."""


class Listener:
    """Keeps what is sent, as the plain data that arrive in a browser."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Any]] = []

    def emit(self, event: str, payload: Mapping[str, Any], to: str) -> None:
        self.sent.append((event, json.loads(msgspec.json.encode(payload))))


@dataclass
class Play:
    """One show's console. Time is the script's; who is asked answers by name."""

    console: Console
    show: Show
    clock: list[float]
    ids: Iterator[int] = field(default_factory=lambda: itertools.count(1))
    listener: Listener = field(default_factory=Listener)

    @cached_property
    def publisher(self) -> Publisher:
        """Tells the listener what the director's own tells its screens. What is late elsewhere is
        not here: a script's time is that of all its screens.
        """
        show = replace(self.show, delay_seconds=0)
        parts = replace(self.console.director._parts, outlet=self.listener, show=show)
        director = self.console.director
        return Publisher(parts, self.episode, director.clock, director.disk)

    @property
    def episode(self) -> Episode:
        return self.console.director.episode

    def new_id(self) -> str:
        return f"script-{next(self.ids):06}"

    # Commands

    def wait(self, seconds: float) -> None:
        """Lets time pass on the match's clock, with nobody doing anything."""
        self.clock[0] += seconds

    def answer(self, do: str, by: str | None = None, **more: Any) -> None:
        """An answer of who is asked, or of that one among several."""
        self.wait(ANSWERED_MS / 1000)
        match = self.episode.match
        given = messages.Decide(
            id=self.new_id(), question=match.question, answer={"do": do, **more}, thought_ms=3500
        )
        _ok(self.console.director.decide(by or match.asked[0], given), do, more)

    def act(self, action: str, target: str | None = None) -> None:
        """An action of whose turn it is."""
        self.answer("act", action=action, target=target)

    def each(self, do: str) -> None:
        """The same answer of everybody who is asked at once."""
        for seat in tuple(self.episode.match.asked):
            self.answer(do, seat)

    def expire(self) -> None:
        """Lets the open question run out."""
        moment = next_due(self.episode.match)
        assert moment is not None
        director = self.console.director
        self.wait(max(0, moment - director.clock.now() + 1) / 1000)
        director.expire(director.clock.now())

    def left(self, seconds: float) -> None:
        """Waits until the open question has only so many seconds left."""
        moment = next_due(self.episode.match)
        assert moment is not None and isinstance(due(self.episode.match, moment), TimeUp)
        self.wait((moment - self.console.director.clock.now()) / 1000 - seconds)

    def order(self, order: str, **more: Any) -> None:
        """An order of the host's."""
        data = {"id": self.new_id(), "order": order, **more}
        _ok(self.console.director.direct(order_messages.read_order(data)), order, more)

    def go(self, cue: str) -> None:
        """GO, cue after cue, until that one is on."""
        wanted = [each.id for each in self.episode.rundown].index(cue)
        for to in range(self.episode.floor.cue + 1, wanted + 1):
            self.order("go", to=to, after=self.episode.floor.cue, anyway=True)
            self.wait(12)

    def tap(self, seat: str, times: int = 3) -> None:
        """A finalist taps before the deal, always the same."""
        for count in range(times):
            tap = messages.Tap(id=self.new_id(), random=f"{count + 1:032x}", ms=1000 * count)
            _ok(self.console.director.tap(seat, tap), "tap", seat)

    def extend(self) -> None:
        """Who is asked takes an extension."""
        match = self.episode.match
        asked = messages.Extend(id=self.new_id(), question=match.question, thought_ms=3000)
        _ok(self.console.director.extend(match.asked[0], asked), "extend")

    def draw(self, *entries: str) -> None:
        """The dealer enters what lies on the table."""
        for entry in entries:
            _ok(self.console.director.deal(messages.Draw(self.new_id(), entry)), entry)

    # Screens

    def enter(self, name: str, **status: Any) -> None:
        """A screen comes and says how it is; one that is there already comes again."""
        presence, kind = self.console.presence, CREW.get(name, "seat")
        seat = None if kind != "seat" else name
        if seat is None:
            presence.leave(f"sid-{name}")
        presence.enter(f"sid-{name}", kind, seat, 1, self.console.build)
        signs = presence.signs(f"sid-{name}")
        assert signs is not None
        signs.status = Status(**{"awake": "held", **self._device(name), **status})

    def _device(self, name: str) -> dict[str, Any]:
        """What people bring: tablets for who plays, phones for the others."""
        if name in CREW:
            return DEVICES.get(name, DEVICES["overlay"])
        place = [member.id for member in self.show.cast].index(name)
        width, height = TABLET if name in self.episode.match.seats else PHONES[place % len(PHONES)]
        told = {"rtt_ms": 9 + 7 * place % 16, "battery": 0.97 - 0.05 * (place * 5 % 11)}
        return {**told, "width": width, "height": height, "charging": False}

    def enter_all(self, *but: str) -> None:
        """Everybody's screen comes, but those named and the overlay with all hands."""
        seats = [member.id for member in self.show.cast if member.id not in but]
        for name in (*DEVICES, *seats):
            self.enter(name)

    def lose(self, name: str, seconds: float) -> None:
        """A screen is heard no more since so many seconds, and the console has seen it."""
        director = self.console.director
        director.tick()
        signs = self.console.presence.signs(f"sid-{name}")
        assert signs is not None
        signs.pulses, signs.heard = True, self.clock[0] - seconds - 2
        director.tick()
        # Nobody has ticked while the script's time went by: that was no delay.
        director.delays._late.clear()
        director._publisher.hands.measured_ms = self.show.delay_seconds * 1000 + 200

    def sent(self, name: str, covered: bool = False) -> Sent:
        """All that a screen is sent when it comes in now: whole, as it needs nothing before it. A
        host looks at another's screen `covered`.
        """
        director, kind = self.console.director, CREW.get(name, "seat")
        seat = None if kind != "seat" else name
        screen = Screen(f"sid-{name}", kind, seat, 1, Bucket(lambda: 0.0), covered)
        self.publisher.greet(screen, director.clock, director.waiting)
        if kind == "host":
            self.publisher.desk(director.board.document(), "host")
        sent, self.listener.sent = tuple(self.listener.sent), []
        return sent

    def view(self, name: str) -> Any:
        """The view that a screen is sent now."""
        return dict(self.sent(name))["view"]

    def answers(self) -> dict[str, Any]:
        """What the server answers a host's questions now; the preview is of the last entry, the
        film is the head of the room's.
        """
        director = self.console.director
        entries = director.ask(messages.History())["entries"]
        last = entries[-1]["n"] if entries else 0
        plain = {
            "history": director.ask(messages.History()),
            "appeal": director.ask(messages.Appeal()),
            "secrets": {"ok": True, "screens": screens_shown(director.episode.match)},
            "rewind_preview": director.ask(messages.RewindPreview(to=last)),
            "film": msgspec.Raw(Films(self.episode).head(ROOM)),
        }
        return dict(json.loads(msgspec.json.encode(plain)))


def _ok(ack: Any, *about: Any) -> None:
    """Accepted, or it waits for the dealer's cards."""
    assert ack["ok"] or ack["code"] == "dealing", (ack, *about)


def loaded(deal: Mapping[str, Sequence[str]]) -> type[KeyedStream]:
    """Dice that deal each place the nobles that are named for it, and draw all else."""
    left = {f"deal:{place}": list(nobles) for place, nobles in deal.items()}

    class Loaded(KeyedStream):
        def pick(self, options: Sequence[str], why: str) -> int:
            drawn = super().pick(options, why)
            wanted = left.get(why)
            return list(options).index(wanted.pop(0)) if wanted else drawn

    return Loaded


@contextmanager
def playing(show: str | Path, deal: Mapping[str, Sequence[str]]) -> Iterator[Play]:
    """A console on the show; `deal` names the nobles that come to a place, in their order."""
    clock = [1000.0]
    dice = patch("deathmatch.episode.episode.KeyedStream", loaded(deal))
    with TemporaryDirectory() as folder, dice:
        journal = Journal.at(Path(folder) / "data.sqlite3")
        opened = load_show(show)
        options = Options(
            "threading",
            [BASE, "http://127.0.0.1:8000"],
            monotonic=lambda: clock[0],
            sleep=lambda seconds: None,
            free_bytes=lambda: 10**12,
            locks=Locks(SECRET, PASSPHRASE, DIRECTOR_PASSPHRASE, cost=CHEAP),
            data_dir=Path(folder),
        )
        console = create_console(opened, journal, options)
        first = console.director.episode
        episode = Episode.create(journal, Setup.of(opened), WALL, SEED, instead_of=first)
        console.director.replace_episode(episode)
        yield Play(console, opened, clock)
        journal.close()
