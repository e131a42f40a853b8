"""Who is there: signs of life, the board, the ring and the technical hold."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from deathmatch.console.presence import MOST_LISTED
from tests.console.room import CANDIDATE, OPPONENT, Clock, Room, Screen

INCOME = {"do": "act", "action": "income", "target": None}
STATUS = {
    "rtt_ms": 31, "width": 1180, "height": 820, "hidden": False, "battery": 0.8,
    "charging": False, "awake": "held", "build": "",
}  # fmt: skip


def desk(room: Room, host: Screen) -> Any:
    """The desk as it is sent a second later."""
    pass_s(room, 1)
    room.director.beat()
    room.director.board.send()
    return host.last("desk")


def devices(room: Room, host: Screen, kind: str = "seat") -> list[Any]:
    return [row for row in desk(room, host)["devices"] if row["kind"] == kind]


def pass_s(room: Room, seconds: float) -> None:
    """Lets time pass as a running server sees it: in small steps."""
    end = room.clock.s + seconds
    while room.clock.s < end - 0.001:
        room.clock.s += min(0.5, end - room.clock.s)
        room.director.tick()


def pulse(*screens: Screen) -> None:
    for screen in screens:
        assert screen.send("pulse", {})["ok"]


# Signs of life


def test_the_board_has_a_row_for_every_screen(room: Room) -> None:
    host, first = room.host(), room.seat(CANDIDATE)
    room.audience()
    room.gallery()
    pass_s(room, 5)
    assert first.send("status", STATUS) == {"ok": True}
    rows = desk(room, host)["devices"]
    assert [row["kind"] for row in rows] == ["host", "seat", "audience", "director"]
    assert rows[1] == {
        "kind": "seat", "seat": CANDIDATE, "since_s": 6, "seen_s": 1, "rtt_ms": 31,
        "size": [1180, 820], "hidden": False, "battery": 0.8, "charging": False,
        "awake": "held", "sound": "off", "stale": False, "ring": False,
    }  # fmt: skip
    assert rows[2]["rtt_ms"] is None and rows[2]["size"] is None


def test_a_crowd_does_not_swamp_the_board(room: Room) -> None:
    host = room.host()
    screens = [room.audience() for _ in range(MOST_LISTED + 5)]
    every_ms = [screen.send("pulse", {})["every_ms"] for screen in screens]
    assert every_ms == [2000] * MOST_LISTED + [30_000] * 5
    said = desk(room, host)
    assert said["audiences"] == MOST_LISTED + 5
    assert len(said["devices"]) == MOST_LISTED + 1
    # One that was told to say less often, and is listed by now, is late only after that.
    for screen in screens[:-1]:
        screen.client.disconnect()
    for passed_s, seen_s in ((20, 0), (15, 10)):
        pass_s(room, passed_s)
        assert devices(room, host, "audience")[0]["seen_s"] == seen_s


def test_a_page_of_another_build_is_stale(room: Room) -> None:
    host = room.host()
    hello = {"screen": "audience", "build": "another"}
    screen = room.raw_screen(room.browser(), hello)
    assert devices(room, host, "audience")[0]["stale"]
    screen.send("status", {**STATUS, "build": room.console.build})
    assert not devices(room, host, "audience")[0]["stale"]


@pytest.mark.parametrize(
    "change",
    [
        {"rtt_ms": -1},
        {"rtt_ms": "31"},
        {"width": 100_001},
        {"height": -1},
        {"hidden": "no"},
        {"battery": 1.1},
        {"battery": "full"},
        {"charging": 1},
        {"awake": "asleep"},
        {"build": "x" * 65},
        {"also": 1},
    ],
)
def test_a_status_that_no_screen_sends(room: Room, change: dict[str, Any]) -> None:
    host, first = room.host(), room.seat(CANDIDATE)
    ack = first.send("status", {**STATUS, **change})
    assert ack == {"ok": False, "code": "malformed"}
    assert devices(room, host)[0]["size"] is None


def test_signs_of_life_never_use_up_what_a_player_may_send(room: Room, clock: Clock) -> None:
    _host, first, _second = room.at_play()
    view = first.last("view")
    acks = [first.send("pulse", {}) for _ in range(30)]
    assert acks[0]["ok"] and acks[-1]["code"] == "too_fast"
    assert first.send("status", STATUS)["code"] == "too_fast"
    assert first.answer(view, INCOME)["ok"]
    clock.s += 1
    assert first.send("pulse", {})["ok"]


def test_a_status_reaches_the_desk_with_the_next_beat(room: Room) -> None:
    host, first = room.host(), room.seat(CANDIDATE)
    desk(room, host)
    first.send("status", {**STATUS, "hidden": True})
    assert host.messages() == []
    room.director.beat()
    rows = {row["seat"]: row for row in host.last("desk")["devices"]}
    assert rows[CANDIDATE]["hidden"]


def test_signs_come_only_from_who_is_let_in(room: Room) -> None:
    stranger = room.screen(room.browser(), "host")
    assert not stranger.connected and room.console.presence.listed() == []


# The ring


def test_a_finalist_s_screen_that_vanishes_during_play_rings(room: Room) -> None:
    host, first, _second = room.at_play()
    pulse(first)
    assert [row["ring"] for row in devices(room, host)] == [False, False]
    first.client.disconnect()
    room.clock.s += 0.2
    room.director.tick()
    # It rings at once, not with the next beat.
    (row,) = [row for row in host.last("desk")["devices"] if row["ring"]]
    assert (row["seat"], row["absent"]) == (CANDIDATE, True)
    again = room.seat(CANDIDATE)
    assert again.connected
    assert [row["ring"] for row in devices(room, host)] == [False, False]


def test_a_screen_that_falls_silent_rings_while_its_line_still_seems_open(
    room: Room, clock: Clock
) -> None:
    host, first, second = room.at_play()
    pulse(first, second)
    pass_s(room, 2.5)
    pulse(second)
    rows = {row["seat"]: row for row in devices(room, host)}
    assert rows[CANDIDATE]["ring"] and "absent" not in rows[CANDIDATE]
    assert not rows[OPPONENT]["ring"]
    pulse(first)
    assert not any(row["ring"] for row in devices(room, host))


def test_nothing_rings_before_and_after_play_or_for_spectators(room: Room) -> None:
    host, first, spectator = room.host(), room.seat(CANDIDATE), room.seat("trinity")
    first.client.disconnect()
    assert not any(row["ring"] for row in devices(room, host))
    room.go(host, "begin")
    spectator.client.disconnect()
    assert [row["seat"] for row in devices(room, host) if row["ring"]] == [CANDIDATE]
    host.direct("end")
    assert devices(room, host) == []


# The technical hold


def held(room: Room) -> list[Any]:
    return [e for e in room.entries() if e.command.get("why") == "technical"]


def test_a_lost_tablet_of_who_is_asked_holds_the_match_once(room: Room, clock: Clock) -> None:
    host, first, second = room.at_play()
    clock.s += 10
    first.client.disconnect()
    clock.s += 2.9
    room.director.tick()
    assert held(room) == []
    clock.s += 0.2
    room.director.tick()
    assert [entry.by for entry in held(room)] == ["server"]
    table = second.last("view")["table"]
    assert table["paused"] == "technical"
    left = {c["seat"]: c["left_ms"] for c in table["clocks"]}
    said = host.last("desk")
    assert said["hold"]["seat"] == CANDIDATE and 3000 <= said["hold"]["lost_ms"] <= 3100
    lost_ms = said["hold"]["lost_ms"]
    clock.s += 60
    room.director.tick()
    # Giving back and resuming are the host's.
    assert host.direct("time", seat=CANDIDATE, ms=lost_ms, reason="tablet")["ok"]
    assert host.direct("resume")["ok"]
    assert host.last("desk")["hold"] is None
    now = {c["seat"]: c["left_ms"] for c in second.last("view")["table"]["clocks"]}
    assert now[CANDIDATE] == left[CANDIDATE] + lost_ms
    # The host went on without it: the same loss does not hold again, another one does.
    clock.s += 10
    room.director.tick()
    assert len(held(room)) == 1
    again = room.seat(CANDIDATE)
    again.client.disconnect()
    clock.s += 3.1
    room.director.tick()
    assert len(held(room)) == 2


def test_a_silent_tablet_holds_the_match_after_the_word_that_was_due(
    room: Room, clock: Clock
) -> None:
    host, first, second = room.at_play()
    room.director.tick()
    pulse(first, second)
    pass_s(room, 4.9)
    assert held(room) == []
    pass_s(room, 0.2)
    assert len(held(room)) == 1
    # Its line is given up only now: that is still the same loss.
    assert host.direct("resume")["ok"]
    first.client.disconnect()
    pass_s(room, 10)
    assert len(held(room)) == 1


def test_a_server_that_was_stopped_itself_does_not_blame_the_tablets(
    room: Room, clock: Clock
) -> None:
    host, first, second = room.at_play()
    room.director.tick()
    pulse(first, second)
    # Nothing could be heard meanwhile.
    clock.s += 30
    room.director.tick()
    assert held(room) == []
    assert not any(row["ring"] for row in devices(room, host))
    pass_s(room, 5.1)
    assert len(held(room)) == 1


def test_only_time_of_its_own_counts(room: Room, clock: Clock) -> None:
    host, first, second = room.at_play()
    view = first.last("view")
    second.client.disconnect()
    clock.s += 60
    room.director.tick()
    assert held(room) == [], "it is not asked"
    assert host.direct("pause")["ok"]
    clock.s += 60
    assert host.direct("resume")["ok"]
    assert first.answer(view, INCOME)["ok"]
    clock.s += 2.9
    room.director.tick()
    assert held(room) == []
    clock.s += 0.2
    room.director.tick()
    assert len(held(room)) == 1


def test_a_short_loss_costs_nothing(room: Room, clock: Clock) -> None:
    room.at_play()[1].client.disconnect()
    clock.s += 2.5
    room.director.tick()
    assert room.seat(CANDIDATE).connected
    clock.s += 60
    room.director.tick()
    assert held(room) == []


def test_no_hold_for_a_stand_in_without_clocks_or_where_the_show_wants_none(
    room: Room, clock: Clock
) -> None:
    host, first, _second = room.at_play()
    assert host.direct("stand_in", seat=CANDIDATE, on=True)["ok"]
    first.client.disconnect()
    clock.s += 1
    assert host.direct("clocks", on=False)["ok"]
    assert host.direct("stand_in", seat=CANDIDATE, on=False)["ok"]
    clock.s += 30
    room.director.tick()
    assert held(room) == []


def test_a_show_that_wants_no_hold(tmp_path: Path, clock: Clock) -> None:
    source = Path(__file__).resolve().parents[2] / "shows" / "first-encounter" / "show.toml"
    text = source.read_text(encoding="utf-8")
    folder = tmp_path / "calm"
    folder.mkdir()
    assert "[connection]" not in text
    (folder / "show.toml").write_text(text + "\n[connection]\nhold_seconds = 0\n", "utf-8")
    room = Room(tmp_path / "data.sqlite3", clock, show=folder)
    room.at_play()[1].client.disconnect()
    clock.s += 60
    room.director.tick()
    assert held(room) == []
    room.close()


def test_a_hold_that_cannot_be_written_is_written_once_the_disk_is_well(
    room: Room, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    from deathmatch.episode.journal import JournalFault

    room.at_play()[1].client.disconnect()

    def broken(*_args: object) -> None:
        raise JournalFault("storage_full", "the reason")

    with monkeypatch.context() as patch:
        patch.setattr(room.journal, "append", broken)
        clock.s += 3.5
        room.director.tick()
    assert held(room) == []
    clock.s += 1.1
    room.director.tick()
    room.director.tick()
    assert len(held(room)) == 1


def test_the_board_and_the_hold_start_anew_with_the_server(
    rooms: Callable[[], Room], clock: Clock
) -> None:
    room = rooms()
    room.at_play()[1].client.disconnect()
    clock.s += 3.5
    room.director.tick()
    again = rooms()
    said = again.host().last("desk")
    assert again.audience().last("view")["table"]["paused"] == "technical"
    assert said["hold"] is None and [row["kind"] for row in said["devices"]] == ["host"]
