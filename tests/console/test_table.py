"""A table of five on the wire: while several are asked at once, nobody learns who has answered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.console.room import Clock, Room, Screen, new_id

ALLOW = {"do": "allow"}
CHALLENGE = {"do": "challenge"}
Traces = dict[str, list[tuple[str, Any]]]


class Table:
    """A console with a show for a table, and everybody's screens."""

    def __init__(self, folder: Path, show: str = "city-state", **rules: Any) -> None:
        self.clock = Clock()
        self.file, self.show = folder / "x.sqlite3", with_rules(folder, show, rules)
        self.room = Room(self.file, self.clock, show=self.show)
        self.seats = list(self.room.show.finalists)
        self.host = self.room.host()
        self.gallery = self.room.gallery()
        self.audience = self.room.audience()
        self.players = {seat: self.room.seat(seat) for seat in self.seats}
        self.begin()

    def begin(self) -> None:
        assert self.room.go(self.host, "begin")["ok"]
        while self.match.turn == 0:
            for seat in self.match.asked:
                side = {"do": "side", "faction": "red"}
                assert self.give(seat, side)["ok"]
            if not self.match.open:
                self.room.go_to_play(self.host)

    @property
    def match(self) -> Any:
        return self.room.director.episode.match

    def give(self, seat: str, answer: dict[str, Any]) -> Any:
        given = {"id": new_id(), "question": self.match.question, "answer": answer}
        return self.players[seat].send("decide", given)

    def act(self, action: str, target: str | None = None) -> str:
        """Who is on turn acts; gives its seat."""
        seat = self.match.asked[0]
        ack = self.give(seat, {"do": "act", "action": action, "target": target})
        assert ack["ok"], ack
        return str(seat)

    def drop(self) -> None:
        for screen in self.screens.values():
            screen.messages()

    @property
    def screens(self) -> dict[str, Screen]:
        crew = {"host": self.host, "gallery": self.gallery, "audience": self.audience}
        return {**self.players, **crew}

    def traces(self) -> Traces:
        """What has arrived since the last call, by screen."""
        return {name: screen.messages() for name, screen in self.screens.items()}

    def beat(self) -> None:
        self.room.director.beat()


def with_rules(folder: Path, show: str, rules: dict[str, Any]) -> Path:
    """A copy of a bundled show with other rules."""
    source = Path(__file__).resolve().parents[2] / "shows" / show / "show.toml"
    lines = source.read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if line.partition(" = ")[0] not in rules]
    at = lines.index("[rules]") + 1
    lines[at:at] = [f"{name} = {json.dumps(value)}" for name, value in rules.items()]
    copy = folder / "a-table"
    copy.mkdir()
    (copy / "show.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return copy


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.room.close()


def test_an_answer_is_sent_to_nobody_else(table: Table) -> None:
    claimant = table.act("tax")
    others = [seat for seat in table.seats if seat != claimant]
    table.drop()
    ack = table.give(others[1], ALLOW)
    traces = table.traces()
    told = {name for name, messages in traces.items() if messages}
    assert told == {others[1], "host", "gallery"}
    you = traces[others[1]][0][1]["you"]
    assert not you["asked"] and you["question"] is None and you["choices"] == []
    awaited = {each["seat"] for each in traces["host"][0][1]["you"]["awaited"]}
    assert awaited == set(others) - {others[1]}
    table.beat()
    seen = {name: screen.last("beat") for name, screen in table.screens.items()}
    assert {beat["rev"] for name, beat in seen.items() if name not in ("host", "gallery")} == {
        ack["rev"]
    }
    assert seen["host"]["rev"] > ack["rev"]


def test_an_ack_that_is_asked_for_again_is_the_same(table: Table) -> None:
    """Whatever has happened since, and after a restart: the number is that of its entry."""
    claimant = table.act("tax")
    others = [seat for seat in table.seats if seat != claimant]
    question, acks = table.match.question, {}
    for seat in others:
        message = {"id": new_id(), "question": question, "answer": ALLOW}
        acks[seat] = (message, table.players[seat].send("decide", message))
    revs = {ack["rev"] for _message, ack in acks.values()}
    assert len(revs) == 2, "only the last answer is shown to all"
    for seat, (message, ack) in acks.items():
        assert table.players[seat].send("decide", message) == ack
    again = Room(table.file, table.clock, show=table.show)
    for seat, (message, ack) in acks.items():
        assert again.seat(seat).send("decide", message) == ack
    again.close()


def test_who_has_answered_shows_neither_now_nor_afterwards(tmp_path: Path) -> None:
    """The same match, but one or three have answered before the challenge: for all others the
    whole trace is the same.
    """
    seen: list[Traces] = []
    for before in ((), (0,), (2, 0)):
        folder = tmp_path / f"with-{len(before)}"
        folder.mkdir()
        table = Table(folder)
        try:
            claimant = table.act("tax")
            others = [seat for seat in table.seats if seat != claimant]
            table.drop()
            for place in before:
                assert table.give(others[place], ALLOW)["ok"]
            table.beat()
            fresh = table.room.audience()
            greeted = [each for each in fresh.messages() if each[0] == "view"]
            ack = table.give(others[3], CHALLENGE)
            traces = table.traces()
            assert table.match.open, "the challenge is open"
            seen.append(
                {
                    "audience": traces["audience"],
                    "claimant": traces[claimant],
                    "silent": traces[others[1]],
                    "challenger": [*traces[others[3]], ("ack", ack)],
                    "fresh": greeted,
                }
            )
        finally:
            table.room.close()
    for trace in seen[1:]:
        assert blind(trace) == blind(seen[0])


def blind(traces: Traces) -> Any:
    """A deal is drawn at each start, and with it who begins: names, nobles and lines that say
    them are none of what is compared here.
    """
    return {
        who: [(event, shape(payload)) for event, payload in trace] for who, trace in traces.items()
    }


def shape(payload: Any) -> Any:
    table = payload.get("table")
    if table is None:
        clocks = [(each["left_ms"], each["running"]) for each in payload.get("clocks", [])]
        return payload.get("rev"), payload.get("ok"), clocks
    question, you = table["question"], payload["you"]
    clocks = [(each["left_ms"], each["running"]) for each in table["clocks"]]
    asked = question and (question["kind"], len(question["seats"]))
    codes = [line["code"] for line in table["log"]]
    return payload["rev"], asked, clocks, codes, you.get("asked"), bool(you.get("choices"))


def test_a_screen_that_comes_in_late_learns_nothing_either(table: Table) -> None:
    claimant = table.act("tax")
    others = [seat for seat in table.seats if seat != claimant]
    before = table.room.audience().last("view")
    assert table.give(others[0], ALLOW)["ok"]
    assert table.room.audience().last("view") == before


def test_with_answers_in_view_everybody_is_told(tmp_path: Path) -> None:
    table = Table(tmp_path, show_answers=True)
    try:
        claimant = table.act("tax")
        others = [seat for seat in table.seats if seat != claimant]
        table.drop()
        assert table.give(others[1], ALLOW)["ok"]
        seats = table.audience.last("view")["table"]["question"]["seats"]
        assert others[1] not in seats and len(seats) == 3
    finally:
        table.room.close()


def test_a_lost_tablet_tells_not_whether_its_player_has_answered(tmp_path: Path) -> None:
    """Each of several who are asked holds the match when its screen is lost, as the host set it."""
    held = []
    for answers in (False, True):
        folder = tmp_path / str(answers)
        folder.mkdir()
        table = Table(folder)
        try:
            assert table.host.direct("clocks", on=True)["ok"]
            claimant = table.act("tax")
            lost = next(seat for seat in table.seats if seat != claimant)
            if answers:
                assert table.give(lost, ALLOW)["ok"]
            table.players[lost].client.disconnect()
            for _ in range(40):
                table.clock.s += 0.5
                table.room.director.tick()
            held.append(table.match.paused)
        finally:
            table.room.close()
    assert held == ["technical", "technical"]


def test_stand_ins_play_a_table_to_its_end(tmp_path: Path) -> None:
    """Eight of them, with factions, from the first cue on."""
    clock = Clock()
    room = Room(tmp_path / "x.sqlite3", clock, show="usagyuuun")
    try:
        host, audience = room.host(), room.audience()
        for seat in room.show.finalists:
            assert host.direct("stand_in", seat=seat, on=True)["ok"]
        assert room.go(host, "begin")["ok"]
        for _ in range(5000):
            match = room.director.episode.match
            if match.over:
                break
            if not match.open:
                room.go(host, "play" if match.cards.get("hand:" + match.seats[0]) else "deal")
            clock.s += 20
            room.director.tick()
        result = audience.last("view")["table"]["result"]
        assert result["winner"] in room.show.finalists and result["loser"] is None
        edition = room.audience().last("show")["edition"]
        assert edition["copies"] == 4, "so many play with more cards"
    finally:
        room.close()
