"""A state: one screen at one moment, as data: what it was sent, what its user has done since."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from .play import AUDIENCE, CREW, Play, Sent, playing

Act = tuple[str, ...]
"""What is done on the page: ("click", selector), ("hold", selector), ("press", key), ("pass", ms),
or what happens to its line: ("lose", ms) without contact, ("say", event), ("refuse",).
"""

PAGES = {"seat": "/seat/marvin", "hands": "/overlay/hands/{hands}"}
"""The address of a kind of screen, where it is not its name; {hands} is a secret of the console."""


@dataclass(frozen=True)
class State:
    """`page` is the address without the language; `sent` is what each kind of screen is sent, for
    a panel frames others; `answers` are those to a host's questions.
    """

    name: str
    kind: str
    page: str
    sent: dict[str, Sent] = field(default_factory=dict)
    answers: dict[str, Any] = field(default_factory=dict)
    acts: tuple[Act, ...] = ()


@dataclass
class Album:
    """Takes the states of one scripted match."""

    play: Play
    states: list[State] = field(default_factory=list)

    def take(self, name: str, viewer: str, *acts: Act) -> None:
        """The screen of a viewer, which is a seat or one of `CREW`, as it is now."""
        kind = CREW.get(viewer, "seat")
        sent = {kind: self.play.sent(viewer)}
        answers: dict[str, Any] = {}
        if kind == "host":
            sent |= {AUDIENCE: self.play.sent(AUDIENCE)}
            match = self.play.episode.match
            seats = (*match.seats, *match.spectators[:1])
            sent |= {seat: self.play.sent(seat, covered=True) for seat in seats}
            answers = self.play.answers()
        page = PAGES.get(kind, f"/{viewer}")
        self.states.append(State(name, kind, page, sent, answers, acts))

    def room(self, name: str, *acts: Act) -> None:
        """The room's display."""
        self.take(f"room-{name}", AUDIENCE, *acts)

    def tablet(self, name: str, seat: str, *acts: Act) -> None:
        """A seat's screen."""
        self.take(f"seat-{name}", seat, *acts)

    def panel(self, name: str, *acts: Act) -> None:
        """The host's panel."""
        self.take(f"host-{name}", "host", *acts)


@contextmanager
def album(show: Any, deal: dict[str, list[str]], into: list[State]) -> Iterator[Album]:
    """An album of a match on that show; its states go to `into`."""
    with playing(show, deal) as play:
        made = Album(play, into)
        yield made


@cache
def all_states() -> tuple[State, ...]:
    """Every screen in every state that matters. Played anew in each process, once."""
    from . import broadcast, duel, pages, tables, tablets

    states: list[State] = []
    for script in (*duel.SCRIPTS, *tables.SCRIPTS, *tablets.SCRIPTS, *broadcast.SCRIPTS):
        script(states)
    states += pages.STATES
    names = [state.name for state in states]
    assert len(set(names)) == len(names), "two states have one name"
    return tuple(states)
