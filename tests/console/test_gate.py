"""The start gate, and what is measured of the machine and the show for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from deathmatch.console.board import DESK_EVERY_S
from deathmatch.console.delays import LATE_S, TIMES, WITHIN_S
from deathmatch.console.disk import AGAIN_S, LAST_WRITES, LEAST_FREE, SLOW_S, SLOW_WRITES, Disk
from deathmatch.console.matching import LOOK_EVERY_S
from deathmatch.episode.journal import Journal
from tests.console.room import CANDIDATE, OPPONENT, Clock, Room, Screen, new_id
from tests.console.test_devices import STATUS, desk
from tests.tools.running import write_show


def gate(room: Room, host: Screen) -> list[Any]:
    found: list[Any] = desk(room, host)["gate"]
    return found


def test_the_gate_lists_what_stands_against_play(room: Room) -> None:
    host = room.host()
    assert gate(room, host) == [
        {"code": "finalist_away", "seat": CANDIDATE},
        {"code": "finalist_away", "seat": OPPONENT},
        {"code": "no_audience"},
    ]
    first = room.seat(CANDIDATE)
    second = room.raw_screen(
        room.seat_browser(OPPONENT), {"screen": "seat", "seat": OPPONENT, "build": "old"}
    )
    room.audience()
    first.send("status", {**STATUS, "hidden": True})
    second.send("status", {**STATUS, "awake": "lost"})
    assert gate(room, host) == [
        {"code": "tablet_hidden", "seat": CANDIDATE},
        {"code": "tablet_asleep", "seat": OPPONENT},
        {"code": "old_build", "seat": OPPONENT},
    ]
    for screen in (first, second):
        screen.send("status", {**STATUS, "build": room.console.build, "awake": "unavailable"})
    room.free_bytes = LEAST_FREE - 1
    room.clock.s += 10
    assert gate(room, host) == [{"code": "disk_full"}]
    room.free_bytes = LEAST_FREE
    room.clock.s += 10
    assert gate(room, host) == []


def test_play_waits_until_one_display_sounds_or_none_has_to(room: Room) -> None:
    """One armed display is enough, one that is to be silent is none, and mute is no fault."""
    host = room.host()
    for seat in (CANDIDATE, OPPONENT):
        room.seat(seat).send("status", STATUS)
    wall, foyer = room.audience(), room.audience()
    for sounds, held in ((("off", "off"), False), (("waiting", "off"), True),
                         (("waiting", "on"), False), (("waiting", "waiting"), True)):  # fmt: skip
        for display, sound in zip((wall, foyer), sounds, strict=True):
            display.send("status", {**STATUS, "sound": sound})
        told = desk(room, host)
        assert told["gate"] == [{"code": "no_sound"}] * held
        rows = [row["sound"] for row in told["devices"] if row["kind"] == "audience"]
        assert rows == list(sounds)
        assert room.director.state()["red"] == sounds.count("waiting")
    assert host.direct("sound", volume=70, muted=True)["ok"]
    assert gate(room, host) == []


class Writes(Journal):
    """A journal whose trial writes take as long as the test says."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        super().__init__("sqlite://")
        self.clock, self.seconds, self.count = clock, seconds, 0

    def probe(self) -> None:
        super().probe()
        self.clock.s += self.seconds
        self.count += 1


def test_a_disk_is_slow_when_writes_are_slow_repeatedly(clock: Clock) -> None:
    disk = Disk(Writes(clock, 0.0), clock)
    for _ in range(SLOW_WRITES - 1):
        disk.wrote(SLOW_S)
    disk.wrote(SLOW_S / 2)
    assert disk.warnings() == [] and disk.measured() == []
    disk.wrote(SLOW_S * 2)
    assert disk.warnings() == ["disk_slow"]
    assert disk.measured() == [{"code": "disk_slow", "ms": 500}]
    for _ in range(LAST_WRITES):
        disk.wrote(0.001)
    assert disk.warnings() == []


def test_a_disk_is_tried_out_at_start_and_again_while_it_is_slow(clock: Clock) -> None:
    journal = Writes(clock, 0.001)
    disk = Disk(journal, clock)
    for _ in range(LAST_WRITES * 2):
        disk.try_out()
    assert journal.count == LAST_WRITES and disk.warnings() == []
    slow = Writes(clock, SLOW_S)
    disk = Disk(slow, clock)
    for _ in range(LAST_WRITES):
        disk.try_out()
    # Enough is known after three; the next are made one a second.
    assert slow.count == SLOW_WRITES and disk.warnings() == ["disk_slow"]
    slow.seconds = 0.001
    for _ in range(LAST_WRITES):
        clock.s += AGAIN_S
        disk.try_out()
    assert disk.warnings() == []
    assert slow.count == SLOW_WRITES + LAST_WRITES - SLOW_WRITES + 1


def test_the_panel_and_the_gate_tell_of_a_slow_disk_until_it_is_well(room: Room) -> None:
    host = room.host()
    probe, seconds = room.journal.probe, SLOW_S

    def slow_probe() -> None:
        probe()
        room.clock.s += seconds

    room.journal.probe = slow_probe  # type: ignore[method-assign]
    for _ in range(SLOW_WRITES):
        room.director.look()
    room.clock.s += 1
    room.director.tick()
    desk = host.last("desk")
    assert desk["warnings"] == [{"code": "disk_slow", "ms": 250}]
    assert {"code": "disk_slow"} in desk["gate"]
    seconds = 0.0
    for _ in range(LAST_WRITES):
        room.clock.s += AGAIN_S
        room.director.look()
    room.director.tick()
    desk = host.last("desk")
    assert "disk_slow" not in [each["code"] for each in desk["warnings"]]
    assert {"code": "disk_slow"} not in desk["gate"]


def test_no_trial_write_stands_in_the_way_of_a_player(room: Room) -> None:
    host, _first, _second = room.at_play()
    tries: list[float] = []
    room.journal.probe = lambda: tries.append(room.clock.s)  # type: ignore[method-assign]
    room.director.look()
    assert tries == []
    assert host.direct("pause")["ok"]
    room.director.look()
    assert len(tries) == 1


def test_delays_of_the_server_are_told_while_they_go_on(room: Room) -> None:
    host = room.host()
    for count in range(TIMES):
        assert room.director.seats.warnings() == [], count
        room.clock.s += LATE_S
        room.director.tick()
    room.director.look()
    room.clock.s += DESK_EVERY_S
    room.director.tick()
    assert host.last("desk")["warnings"] == [{"code": "server_late", "ms": 250}]
    # What makes the server late is named before it.
    for _ in range(SLOW_WRITES):
        room.director.disk.wrote(SLOW_S)
    assert [each["code"] for each in room.director.seats.warnings()] == ["disk_slow"]
    for _ in range(LAST_WRITES):
        room.director.disk.wrote(0.0)
    room.clock.s += WITHIN_S
    assert room.director.seats.warnings() == []


def test_one_long_delay_is_told_at_once(room: Room) -> None:
    room.director.tick()
    room.clock.s += 2.0
    room.director.tick()
    assert room.director.seats.warnings() == [{"code": "server_late", "ms": 2000}]


def test_the_gate_tells_when_the_show_file_is_another_one(tmp_path: Path, clock: Clock) -> None:
    show = write_show(tmp_path / "evening")
    file = show / "show.toml"
    text = file.read_text(encoding="utf-8")
    room = Room(tmp_path / "data.sqlite3", clock, show=show)
    room.go(room.host(), "begin")
    # Garnets are each episode's own.
    for other, found in (
        (text.replace("garnets = 12", "garnets = 13"), False),
        (text.replace('name = "Breq"', 'name = "Justice of Toren"'), True),
        (text.replace("decision_seconds = 120", "decision_seconds = 90"), True),
        ("no show at all", True),
        (text, False),
    ):
        file.write_text(other, encoding="utf-8")
        clock.s += LOOK_EVERY_S
        assert ({"code": "show_changed"} in room.director.gate()) is found, other[:200]
    room.close()


def test_the_gate_names_who_is_not_in_the_show_any_more(tmp_path: Path, clock: Clock) -> None:
    show = write_show(tmp_path / "evening")
    file = show / "show.toml"
    room = Room(tmp_path / "data.sqlite3", clock, show=show)
    dealt(room)
    room.close()
    text = file.read_text(encoding="utf-8").replace(f'"{OPPONENT}"', '"ripley"', 1)
    file.write_text(without(text, OPPONENT, "breq"), encoding="utf-8")
    room = Room(tmp_path / "data.sqlite3", clock, show=show)
    reasons = [reason for reason in room.director.gate() if "show" in reason["code"]]
    assert reasons == [{"code": "not_in_show", "seat": seat} for seat in (OPPONENT, "breq")]
    room.close()


def without(text: str, *members: str) -> str:
    """A show file without some of its cast."""
    head, *cast = text.split("[[cast]]")
    left = [each for each in cast if not any(f'id = "{member}"' in each for member in members)]
    return "[[cast]]".join([head, *left])


def dealt(room: Room) -> Screen:
    """A host at the moment before GO into play."""
    host, second = room.host(), room.seat(OPPONENT)
    room.go(host, "begin")
    assert second.answer(second.last("view"), {"do": "starter", "seat": CANDIDATE})["ok"]
    assert room.go(host, "deal")["ok"]
    return host


def test_go_into_play_waits_for_the_gate_and_can_pass_it(room: Room) -> None:
    host = dealt(room)
    message = {"id": new_id(), "order": "go", "to": 6, "after": 5}
    refused = host.send("direct", message)
    assert refused == {"ok": False, "code": "gate", "reasons": ["finalist_away", "no_audience"]}
    assert host.send("direct", message) == refused
    # A scene or a cue of another kind is not held.
    assert host.direct("go", to=4, after=5)["ok"]
    assert host.direct("go", to=6, after=4, anyway=True)["ok"]
    assert room.entries()[-1].command["despite"] == ["finalist_away", "no_audience"]
    assert host.last("desk")["gate"] == []
    assert room.director.episode.match.turn == 1


def test_go_with_nothing_against_it_needs_no_more(room: Room) -> None:
    host = dealt(room)
    room.seat(CANDIDATE)
    room.audience()
    assert host.direct("go", to=6, after=5)["ok"]
    assert room.entries()[-1].command["despite"] == []
