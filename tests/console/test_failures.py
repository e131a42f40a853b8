"""What has gone wrong in other live shows, where no other test holds it.

The table of all of them is in CONTRIBUTING.md, "Failures of live shows".
"""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from tests.console.room import CANDIDATE, Clock, Room, Screen

STATIC = Path(__file__).resolve().parents[2] / "static"
INCOME = {"do": "act", "action": "income", "target": None}


def test_a_step_of_the_wall_clock_moves_no_clock(
    room: Room, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine's date is corrected in the middle of a question: nothing runs out."""
    host, first, _second = room.at_play()
    before = host.last("view")["table"]
    real = time.time_ns
    for hours in (1, -1):
        monkeypatch.setattr(time, "time_ns", lambda hours=hours: real() + hours * 3_600 * 10**9)
        room.director.tick()
        room.director.publish()
        now = host.last("view")["table"]
        assert (now["clocks"], now["question"]) == (before["clocks"], before["question"])
    clock.s += 1
    assert first.answer(now_of(first), INCOME)["ok"]
    assert host.last("view")["table"]["turn"] == 2


def now_of(screen: Screen) -> dict[str, object]:
    return screen.last("view")  # type: ignore[no-any-return]


def test_no_screen_asks_its_own_date() -> None:
    """What a screen counts with does not know what day it is; dates are for lists only."""
    dated = {
        file.relative_to(STATIC).as_posix()
        for file in (STATIC / "js").rglob("*.js")
        if re.search(r"\bDate\.now\b|\bnew Date\(\)", file.read_text(encoding="utf-8"))
    }
    assert dated == set()


def test_fast_taps_do_not_enlarge_a_page() -> None:
    """A double tap is two taps, on controls anywhere and on all of a player's screen."""
    for sheet, rule in (("base.css", r"button[^{]*\{"), ("seat.css", r"body\.seat[^{]*\{")):
        text = (STATIC / "css" / sheet).read_text(encoding="utf-8")
        bodies = [text[found.end() :].partition("}")[0] for found in re.finditer(rule, text)]
        assert any("touch-action: manipulation" in body for body in bodies), sheet


def test_only_the_room_s_display_makes_a_sound() -> None:
    """What plays stands in one folder, and only the display's own start script begins it."""
    scripts = [*(STATIC / "js").rglob("*.js")]
    assert len(scripts) > 50
    sound = re.compile(r"\bnew Audio\b|AudioContext|<audio|<video|speechSynthesis|sound/room\.js")
    found = {
        f.relative_to(STATIC / "js").as_posix() for f in scripts if sound.search(f.read_text())
    }
    assert found == {"sound/player.js", "sound/room.js", "screens/audience.js"}


def test_a_fresh_panel_is_at_the_moment_that_the_others_are_at(room: Room) -> None:
    """A host who loads the page again is where the match is, in every phase of it."""
    host = room.host()
    stages = []
    first, second = room.seat(CANDIDATE), room.seat("nomi")

    def compare() -> None:
        room.director.publish()
        live, fresh = host.last("view"), room.host().last("view")
        assert fresh == live
        stages.append((live["table"]["phase"], live["table"]["held"]))

    compare()
    room.go(host, "begin")
    compare()
    assert second.answer(now_of(second), {"do": "starter", "seat": CANDIDATE})["ok"]
    for does in ("deal", "play"):
        compare()
        assert room.go(host, does)["ok"]
    compare()
    assert first.answer(now_of(first), INCOME)["ok"]
    compare()
    assert host.direct("end", reason="a rehearsal")["ok"]
    compare()
    assert {phase for phase, _held in stages} == {"ready", "starter", "dealt", "play", "over"}


def test_the_panel_learns_that_the_room_has_no_display(room: Room) -> None:
    host, crowd = room.host(), room.audience()
    room.director.board.send()
    assert host.last("desk")["audiences"] == 1
    crowd.client.disconnect()
    room.clock.s += 1
    room.director.tick()
    assert host.last("desk")["audiences"] == 0
