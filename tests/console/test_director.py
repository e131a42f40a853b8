"""The director: one at a time, on disk before it is told, at its time, and after a restart."""

from __future__ import annotations

import threading
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from deathmatch.console.acks import MOST_REMEMBERED, Acks
from deathmatch.console.desk import Bases
from deathmatch.episode.journal import JournalFault
from deathmatch.game import Pause
from deathmatch.game.steps import Hold
from tests.console.room import BASE, CANDIDATE, OPPONENT, Clock, Room, Screen, new_id

INCOME = {"do": "act", "action": "income", "target": None}


def clocks(view: dict[str, Any]) -> dict[str, int]:
    return {each["seat"]: each["left_ms"] for each in view["table"]["clocks"]}


def fail(room: Room, code: str) -> Callable[[], None]:
    """Has every write of the journal fail with that code; gives the way to make it well again."""

    def broken(*_args: object) -> None:
        raise JournalFault(code, "the reason")  # type: ignore[arg-type]

    patch = pytest.MonkeyPatch()
    for name in ("append", "probe", "set_setting", "create"):
        patch.setattr(room.journal, name, broken)
    return patch.undo


# Order


def test_nothing_is_told_before_it_is_on_disk(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    _host, first, second = room.at_play()
    view = first.last("view")
    second.messages()
    seen: list[int] = []
    real = room.journal.append

    def append(*args: Any) -> None:
        seen.append(len(second.messages()))
        real(*args)

    monkeypatch.setattr(room.journal, "append", append)
    assert first.answer(view, INCOME)["ok"]
    assert seen == [0]
    assert [name for name, _ in second.messages()] == ["view"]


def test_every_screen_is_told_before_the_ack(room: Room) -> None:
    _host, first, _second = room.at_play()
    view = first.last("view")
    ack = first.answer(view, INCOME)
    assert first.last("view")["rev"] == ack["rev"]


def test_commands_from_many_threads_come_one_after_the_other(room: Room) -> None:
    room.at_play()
    commands = [Pause("host")] * 16
    acks: list[Any] = []
    threads = [
        threading.Thread(target=lambda c=c: acks.append(room.director.submit(c, new_id(), "host")))
        for c in commands
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(ack["ok"] for ack in acks) == [False] * 15 + [True]
    assert [entry.n for entry in room.entries()] == list(range(1, len(room.entries()) + 1))


def test_remembered_answers_are_bounded() -> None:
    acks = Acks()
    for number in range(MOST_REMEMBERED + 100):
        acks.put("host", str(number), {"ok": True})
    assert acks.get("host", "0") is None
    assert acks.get("host", str(MOST_REMEMBERED)) is not None


# Time


def test_the_server_decides_an_expiry_by_itself_exactly_once(room: Room, clock: Clock) -> None:
    _host, first, second = room.at_play()
    timing = room.director.episode.match.edition.timing
    before = len(room.entries())
    clock.s += (timing.decision_ms + timing.grace_ms - 1) / 1000
    room.director.tick()
    assert len(room.entries()) == before
    clock.s += 0.002
    for _ in range(5):
        room.director.tick()
    new = room.entries()[before:]
    assert [(entry.kind, entry.by) for entry in new] == [("expiry", "clock")]
    assert second.last("view")["table"]["turn_of"] == OPPONENT


def test_a_pause_holds_the_clocks(room: Room, clock: Clock) -> None:
    host, first, _second = room.at_play()
    clock.s += 30
    assert host.direct("pause")["ok"]
    held = first.last("view")
    clock.s += 10_000
    room.director.tick()
    assert clocks(held)[CANDIDATE] == 90_000
    assert first.answer(held, INCOME)["code"] == "paused"
    assert host.direct("resume")["ok"]
    clock.s += 1
    room.director.beat()
    assert clocks({"table": first.last("beat")})[CANDIDATE] == 89_000


def test_extensions_add_to_the_decision(room: Room, clock: Clock) -> None:
    _host, first, _second = room.at_play()
    question = first.last("view")["table"]["question"]["id"]
    clock.s += 100
    acks = [first.send("extend", {"id": new_id(), "question": question}) for _ in range(4)]
    assert [ack["ok"] for ack in acks] == [True, True, True, False]
    assert acks[3]["code"] == "no_extension"
    assert clocks(first.last("view"))[CANDIDATE] == 20_000 + 3 * 60_000


# The disk


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("storage_full", "storage_full"),
        ("storage_read_only", "storage_read_only"),
        ("storage", "storage"),
        ("damaged", "storage"),
    ],
)
def test_a_failing_disk_refuses_holds_the_match_and_tells_the_host(
    room: Room, clock: Clock, code: str, told: str
) -> None:
    host, first, second = room.at_play()
    view, before = first.last("view"), len(room.entries())
    command_id = new_id()
    second.messages()
    well = fail(room, code)
    assert first.answer(view, INCOME, command_id) == {"ok": False, "code": told}
    assert host.last("desk")["trouble"] == {"code": told, "detail": "the reason"}
    stopped = second.last("view")
    assert stopped["table"]["question"] == view["table"]["question"]
    assert not any(each["running"] for each in stopped["table"]["clocks"])
    clock.s += 10_000
    room.director.tick()
    assert len(room.entries()) == before
    well()
    clock.s += 1
    room.director.tick()
    assert host.last("desk")["trouble"] is None
    again = second.last("view")
    assert clocks(again) == clocks(stopped) and again["table"]["clocks"][0]["running"]
    # The same tap again succeeds: its refusal was the disk's, not the rules'.
    assert first.answer(view, INCOME, command_id)["ok"]
    assert len(room.entries()) == before + 1


def test_a_tap_finds_a_disk_that_has_just_recovered(room: Room) -> None:
    _host, first, _second = room.at_play()
    view = first.last("view")
    well = fail(room, "storage_full")
    assert not first.answer(view, INCOME)["ok"]
    assert not first.answer(view, INCOME)["ok"]
    well()
    assert first.answer(view, INCOME)["ok"]


def test_the_disk_is_tried_once_a_second(
    room: Room, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    _host, first, _second = room.at_play()
    fail(room, "storage_full")
    first.answer(first.last("view"), INCOME)
    tried: list[float] = []

    def probe() -> None:
        tried.append(clock.s)
        raise JournalFault("storage_full", "still")

    monkeypatch.setattr(room.journal, "probe", probe)
    for _ in range(100):
        clock.s += 0.05
        room.director.tick()
    assert len(tried) in (4, 5)


def test_an_expiry_waits_for_the_disk(room: Room, clock: Clock) -> None:
    room.at_play()
    before = len(room.entries())
    well = fail(room, "storage_read_only")
    clock.s += 1000
    room.director.tick()
    clock.s += 1000
    room.director.tick()
    assert len(room.entries()) == before
    well()
    clock.s += 1.1
    room.director.tick()
    assert [entry.kind for entry in room.entries()[before:]] == ["expiry"]


def test_a_reissue_that_cannot_be_stored_changes_nothing(room: Room) -> None:
    host, screen = room.host(), room.seat(OPPONENT)
    token = room.console.access.token(OPPONENT)
    fail(room, "storage_full")
    ack = host.direct("reissue", seat=OPPONENT)
    assert ack == {"ok": False, "code": "storage_full"}
    assert room.console.access.token(OPPONENT) == token and screen.connected


# A restart


def test_a_running_match_comes_back_paused_with_its_clocks(
    rooms: Callable[[], Room], clock: Clock
) -> None:
    before = rooms()
    _host, first, _second = before.at_play()
    clock.s += 40
    question = first.last("view")["table"]["question"]["id"]
    assert first.send("extend", {"id": new_id(), "question": question})["ok"]
    last = first.last("view")
    clock.s += 5000
    after = rooms()
    view = after.seat(CANDIDATE).last("view")
    assert view["table"]["paused"] == "restart"
    assert clocks(view) == clocks(last)
    assert view["you"]["hand"] == last["you"]["hand"]
    clock.s += 5000
    after.director.tick()
    assert after.entries()[-1].command == {"command": "Pause", "why": "restart"}
    assert after.entries()[-1].at == before.director.episode.entries[-1].at
    assert after.host().direct("resume")["ok"]
    again = after.seat(CANDIDATE).last("view")
    assert clocks(again) == clocks(last)
    assert after.seat(CANDIDATE).answer(again, INCOME)["ok"]


def test_a_match_that_was_paused_stays_as_it_was(rooms: Callable[[], Room]) -> None:
    host, *_ = rooms().at_play()
    host.direct("pause")
    entries = rooms().entries()
    assert rooms().entries() == entries


@pytest.mark.parametrize("played", [False, True])
def test_before_and_after_a_match_nothing_is_added(rooms: Callable[[], Room], played: bool) -> None:
    room = rooms()
    host = room.host()
    if played:
        assert room.go(host, "begin")["ok"] and host.direct("end")["ok"]
    assert len(rooms().entries()) == 2 * played


def test_a_pause_that_cannot_be_written_is_written_later(
    rooms: Callable[[], Room], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms().at_play()

    def broken(*_args: object) -> None:
        raise JournalFault("storage_full", "the reason")

    with monkeypatch.context() as patch:
        patch.setattr("deathmatch.episode.journal.Journal.append", broken)
        patch.setattr("deathmatch.episode.journal.Journal.probe", broken)
        after = rooms()
        clock.s += 1000
        after.director.tick()
        assert after.host().last("desk")["trouble"]["code"] == "storage_full"
    clock.s += 1.1
    after.director.tick()
    assert after.entries()[-1].command["why"] == "restart"
    assert clocks(after.audience().last("view"))[CANDIDATE] == 120_000


def test_access_survives_a_restart(rooms: Callable[[], Room]) -> None:
    host = rooms().host()
    host.direct("reissue", seat=OPPONENT)
    token = rooms().console.access.token(OPPONENT)
    assert rooms().console.access.token(OPPONENT) == token


# Orders


def test_the_orders_of_a_match(room: Room) -> None:
    host = room.host()
    assert host.direct("pause") == {"ok": False, "code": "not_started"}
    assert room.go(host, "begin") == {"ok": True, "rev": 1}
    assert host.direct("resume")["code"] == "already"
    assert host.direct("pause")["ok"] and host.direct("pause")["code"] == "already"
    assert host.direct("end")["ok"] and host.direct("end")["code"] == "over"
    assert host.last("desk")["episodes"] == [
        {
            "show": "first-encounter",
            "number": 1,
            "state": "stopped",
            "finalists": [CANDIDATE, OPPONENT],
            "winner": None,
            "imported": False,
        }
    ]


def test_an_order_twice_has_one_effect(room: Room) -> None:
    host = room.host()
    for order in ({"order": "reissue", "seat": OPPONENT}, {"order": "base", "index": 1}):
        message = {"id": new_id(), **order}
        first = host.send("direct", message)
        token = room.console.access.token(OPPONENT)
        host.messages()
        assert first["ok"] and host.send("direct", message) == first
        assert room.console.access.token(OPPONENT) == token
        assert host.messages() == []


def test_a_seat_that_does_not_exist(room: Room) -> None:
    host = room.host()
    assert host.direct("reissue", seat="nobody")["code"] == "unknown_seat"
    assert host.direct("reissue", seat="host-1")["code"] == "unknown_seat"
    assert host.direct("stand_in", seat="ripley", on=True)["code"] == "unknown_seat"
    assert host.direct("base", index=7)["code"] == "not_legal"


def next_order(room: Room, **changes: int) -> dict[str, Any]:
    cast = room.director.episode.next_cast()
    return {
        "finalists": ["ripley", "breq"],
        "garnets": {member.id: member.garnets for member in cast} | changes,
    }


def test_the_next_episode(room: Room) -> None:
    host, first, second = room.at_play()
    assert host.direct("next", **next_order(room))["code"] == "not_legal"
    late = {"id": new_id(), "order": "pause"}
    host.direct("end")
    assert host.send("direct", late)["code"] == "over"
    ripley, crowd = room.seat("ripley"), room.audience()
    ripley.messages()
    ack = host.direct("next", **next_order(room, ripley=40))
    assert ack == {"ok": True, "rev": 0}
    events = [name for name, _ in ripley.messages()]
    assert events == ["show", "view"]
    assert crowd.last("show")["finalists"] == ["ripley", "breq"]
    desk = host.last("desk")
    assert [each["state"] for each in desk["episodes"]] == ["stopped", "ready"]
    assert {s["seat"]: s["role"] for s in desk["seats"]}[CANDIDATE] == "spectator"
    # A command of the episode before does not reach into this one.
    assert host.send("direct", late)["code"] == "over"
    assert room.go(host, "begin")["ok"]
    assert ripley.last("view")["table"]["players"][0]["garnets"] == 40


@pytest.mark.parametrize(
    "change",
    [
        {"finalists": ["ripley", "ripley"]},
        {"finalists": ["ripley", "nobody"]},
        {"finalists": ["ripley"]},
        {"garnets": {}},
        {"garnets": {"ripley": 1, "breq": 2}},
    ],
)
def test_a_next_episode_that_cannot_be(room: Room, change: dict[str, Any]) -> None:
    host = room.host()
    room.go(host, "begin")
    host.direct("end")
    ack = host.direct("next", **{**next_order(room), **change})
    assert ack["code"] in ("unknown_seat", "malformed")
    assert len(room.journal.episodes()) == 1


def test_the_loser_is_out_of_the_show(rooms: Callable[[], Room]) -> None:
    room = rooms()
    host, first, second = room.at_play()
    loser = play_out(room, first, second)
    winner = OPPONENT if loser == CANDIDATE else CANDIDATE
    desk = host.last("desk")
    assert {s["seat"] for s in desk["seats"] if s["eliminated"]} == {loser}
    assert loser not in {member["seat"] for member in desk["next"]["cast"]}
    assert desk["episodes"][0]["winner"] == winner
    order = next_order(room)
    assert host.direct("next", **{**order, "finalists": [winner, loser]})["code"] == "unknown_seat"
    assert host.direct("next", **{**order, "finalists": [winner, "breq"]})["ok"]
    # Who is out still sees the show, and after a restart it is the second episode that is on.
    assert room.seat(loser).last("view")["you"]["role"] == "spectator"
    again = rooms().host().last("desk")
    assert [each["state"] for each in again["episodes"]] == ["over", "ready"]


def play_out(room: Room, *screens: Screen) -> str:
    """Plays to the end by legal answers drawn at random; gives the loser."""
    random = Random(7)
    views = {screen: screen.last("view") for screen in screens}
    while not room.director.episode.match.over:
        screen = next(each for each in screens if views[each]["you"]["choices"])
        room.clock.s += 1
        assert screen.answer(views[screen], random.choice(views[screen]["you"]["choices"]))["ok"]
        views = {each: each.last("view") for each in screens}
    result = room.director.episode.match.result
    assert result is not None and result.loser is not None
    return result.loser


# Stand-ins


def test_stand_ins_play_a_whole_match_at_their_pace(room: Room, clock: Clock) -> None:
    host = room.host()
    for seat in (CANDIDATE, OPPONENT):
        assert host.direct("stand_in", seat=seat, on=True)["ok"]
    assert room.go(host, "begin")["ok"]
    begun, steps = clock.s, 0
    while not room.director.episode.match.over:
        if room.director.episode.match.step == Hold("deal"):
            room.go_to_play(host)
        clock.s += 0.5
        steps += 1
        room.director.tick()
        assert steps < 20_000
    decisions = [entry for entry in room.entries() if entry.kind == "decision"]
    assert (clock.s - begun) / len(decisions) > 2
    assert {entry.by for entry in decisions} <= {CANDIDATE, OPPONENT}
    assert [entry for entry in room.entries() if entry.kind == "expiry"] == []


def test_a_seat_given_away_takes_no_answer_until_it_is_given_back(room: Room) -> None:
    host, first, _second = room.at_play()
    view = first.last("view")
    host.direct("stand_in", seat=CANDIDATE, on=True)
    assert first.answer(view, INCOME) == {"ok": False, "code": "not_allowed"}
    assert host.last("desk")["seats"][0]["stand_in"]
    host.direct("stand_in", seat=CANDIDATE, on=False)
    assert first.answer(view, INCOME)["ok"]


def test_a_stand_in_waits_while_the_match_is_paused(room: Room, clock: Clock) -> None:
    host, *_ = room.at_play()
    host.direct("stand_in", seat=CANDIDATE, on=True)
    host.direct("pause")
    before = len(room.entries())
    clock.s += 60
    room.director.tick()
    assert len(room.entries()) == before
    host.direct("resume")
    room.director.tick()
    assert len(room.entries()) == before + 1
    clock.s += 7
    room.director.tick()
    assert room.entries()[before + 1].by == CANDIDATE


# Addresses


def test_links_begin_with_the_address_that_a_host_came_by() -> None:
    bases = Bases([BASE, "http://127.0.0.1:8000"])
    assert not bases.seen("http://localhost:8000") and bases.current == BASE
    assert bases.seen("http://studio.local:8000")
    assert bases.current == "http://studio.local:8000" and len(bases.all) == 3
    assert bases.choose(2) and not bases.choose(3)
    assert not bases.seen(BASE) and bases.current == "http://127.0.0.1:8000"
