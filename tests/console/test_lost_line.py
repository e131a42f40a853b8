"""A player's line is lost for 1, 5 and 30 seconds in each phase: afterwards it is the right seat,
with the right cards, and what it sends counts.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tests.console.room import CANDIDATE, OPPONENT, Clock, Room, Screen
from tests.console.test_devices import pass_s, pulse

LOST_S = (1, 5, 30)
PHASES = {
    "ready", "starter", "deal", "play", "act", "answer", "challenge", "lose", "take", "call",
    "keep", "block", "doubt", "over",
}  # fmt: skip
MATCHES = 8


class Evening:
    """A console whose players' screens can lose their line."""

    def __init__(self, room: Room, rng: Random, seen: set[str]) -> None:
        self.room, self.rng, self.seen = room, rng, seen
        self.host = room.host()
        self.browsers = {seat: room.seat_browser(seat) for seat in (CANDIDATE, OPPONENT)}
        self.screens = {seat: self.open(seat) for seat in self.browsers}
        self.views = {seat: screen.last("view") for seat, screen in self.screens.items()}

    def open(self, seat: str) -> Screen:
        return self.room.screen(self.browsers[seat], "seat", seat)

    def phase(self) -> str:
        table = self.look(CANDIDATE)["table"]
        asked = table["question"]
        return str(asked["kind"] if asked else table["held"] or table["phase"])

    def look(self, seat: str) -> dict[str, Any]:
        """The newest view of a seat."""
        found = [what for name, what in self.screens[seat].messages() if name == "view"]
        self.views[seat] = found[-1] if found else self.views[seat]
        return self.views[seat]

    def lose_the_line(self, seat: str) -> None:
        """For each length of time: it goes, comes back, and is the screen that it was."""
        for lost_s in LOST_S:
            before = self.look(seat)
            pulse(*self.screens.values())
            self.screens[seat].client.disconnect()
            pass_s(self.room, lost_s)
            self.screens[seat] = self.open(seat)
            messages = self.screens[seat].messages()
            assert [name for name, _what in messages[:2]] == ["show", "view"]
            show, view = messages[0][1], messages[1][1]
            self.views[seat] = view
            assert (show["screen"], show["seat"]) == ("seat", seat)
            assert view["you"]["hand"] == before["you"]["hand"]
            self.go_on()
            assert without_time(self.look(seat)) == without_time(before)

    def go_on(self) -> None:
        """A hold of a finalist who was asked is over once the host says so."""
        if self.room.director.episode.match.paused:
            assert self.host.direct("resume")["ok"]

    def answer(self, seat: str) -> None:
        view = self.look(seat)
        choice = self.rng.choice(view["you"]["choices"])
        ack = self.screens[seat].answer(view, choice)
        assert ack["ok"], (ack, choice)

    def step(self) -> None:
        """What comes next: somebody's answer, or a cue."""
        match = self.room.director.episode.match
        if match.asked:
            self.answer(match.asked[0])
        else:
            ack = self.room.go(self.host, self.views[CANDIDATE]["table"]["held"] or "begin")
            assert ack["ok"], ack

    def play(self) -> None:
        while True:
            phase = self.phase()
            if phase not in self.seen:
                self.seen.add(phase)
                for seat in self.screens:
                    self.lose_the_line(seat)
            if phase == "over":
                return
            self.step()


def without_time(view: dict[str, Any]) -> dict[str, Any]:
    """What a screen shows, but for what time and a hold for the lost line change."""
    table = {
        name: value
        for name, value in view["table"].items()
        if name not in ("paused", "clocks", "question", "log")
    }
    question = view["table"]["question"]
    of_it = question and {name: question[name] for name in ("id", "kind", "seats")}
    you = {name: value for name, value in view["you"].items() if name != "clock"}
    return {"table": table, "question": of_it, "you": you}


def test_in_each_phase_a_lost_line_costs_no_seat_and_no_card(tmp_path: Path) -> None:
    seen: set[str] = set()
    for number in range(MATCHES):
        if seen >= PHASES:
            break
        room = Room(tmp_path / f"{number}.sqlite3", Clock())
        Evening(room, Random(number), seen).play()
        room.close()
    assert seen == PHASES, seen ^ PHASES
