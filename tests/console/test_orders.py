"""What hosts order: each order does what it says, at once, on every screen; two hosts at once; and
what is on the floor outlives the server.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from deathmatch.console.order_messages import ORDERS, name_of
from tests.console.room import CANDIDATE, OPPONENT, Clock, Room, Screen, new_id

INCOME = {"do": "act", "action": "income", "target": None}


def ok(ack: Any) -> Any:
    assert ack["ok"], ack
    return ack


def left_ms(view: dict[str, Any], seat: str = CANDIDATE) -> int:
    return next(c["left_ms"] for c in view["table"]["clocks"] if c["seat"] == seat)


def floor_of(screen: Screen) -> Any:
    return screen.last("view")["floor"]


# GO


def test_an_evening_by_go_alone(room: Room) -> None:
    host, first, second, crowd = room.host(), *both(room), room.audience()
    show = host.last("show")
    assert [cue["does"] for cue in show["rundown"]][2] == "begin"
    for index, cue in enumerate(show["rundown"][:7]):
        ok(host.direct("go", to=index, after=index - 1, anyway=True))
        floor = floor_of(host)
        assert (floor["cue"], floor["scene"]) == (index, cue["scene"])
        view = second.last("view")
        if view["you"]["asked"]:
            ok(second.answer(view, {"do": "starter", "seat": CANDIDATE}))
    assert first.last("view")["you"]["asked"]
    assert floor_of(crowd)["program"] == "board"
    assert host.direct("go", to=7, after=6) == {"ok": False, "code": "match_runs"}
    ok(host.direct("end", reason="the power went"))
    ok(host.direct("go", to=7, after=6))
    assert floor_of(crowd)["program"] == "result"
    assert room.entries()[-2].command["reason"] == "the power went"


def both(room: Room) -> tuple[Screen, Screen]:
    return room.seat(CANDIDATE), room.seat(OPPONENT)


def test_two_presses_are_one_cue(room: Room) -> None:
    host = room.host()
    ok(host.direct("go", to=0, after=-1))
    assert host.direct("go", to=1, after=-1) == {"ok": False, "code": "already"}
    assert host.direct("go", to=99, after=0)["code"] == "no_cue"
    assert floor_of(host)["cue"] == 0 and len(room.entries()) == 1


@pytest.mark.parametrize(
    ("order", "more"),
    [
        ("go", {"to": 0, "after": -1}),
        ("black", {"on": True}),
        ("panic", {"on": True}),
        ("sound", {"volume": 40, "muted": True}),
        ("overlay", {"element": "claim", "on": False}),
        ("pause", {}),
        ("clocks", {"on": False}),
    ],
)
def test_of_two_hosts_the_first_counts_and_the_second_is_told(
    room: Room, order: str, more: dict[str, Any]
) -> None:
    if order in ("pause", "clocks"):
        room.go(room.host(), "begin")
    one, other = room.host(), room.host()
    ok(one.direct(order, **more))
    assert other.direct(order, **more) == {"ok": False, "code": "already"}
    # Both see the same, whoever ordered it.
    assert one.last("view") == other.last("view")


def test_times_of_cues_are_the_same_for_every_host(rooms: Callable[[], Room], clock: Clock) -> None:
    room = rooms()
    host = room.host()
    assert floor_of(host)["show_ms"] is None
    ok(host.direct("go", to=0, after=-1))
    clock.s += 5
    ok(host.direct("go", to=1, after=0))
    clock.s += 2
    ok(host.direct("go", to=0, after=1))
    clock.s += 4
    floor = floor_of(room.host())
    assert (floor["cue"], floor["show_ms"]) == (0, 11_000)
    assert floor["taken"] == [
        {"cue": 0, "start": 0},
        {"cue": 1, "start": 5000},
        {"cue": 0, "start": 7000},
    ]
    # One who comes after a restart counts from the same.
    assert floor_of(rooms().host())["taken"] == floor["taken"]


# Scenes, black, panic, messages


def test_scenes_and_the_board_that_follows(room: Room) -> None:
    host, _first, _second = room.at_play()
    crowd = room.audience()
    ok(host.direct("scene", scene="rules"))
    assert floor_of(crowd)["program"] == "board"
    ok(host.direct("scene", scene="rules", pinned=True))
    assert floor_of(crowd)["program"] == "rules"
    assert host.direct("scene", scene="result")["code"] == "match_runs"
    assert len(floor_of(crowd := room.audience())["seal"]) == 64


def test_black_and_back(room: Room) -> None:
    host, crowd = room.host(), room.audience()
    ok(host.direct("say", to="room", text="Two minutes."))
    ok(host.direct("black", on=True))
    assert floor_of(crowd) == {**floor_of(room.audience()), "program": "black", "message": None}
    ok(host.direct("black", on=False))
    floor = floor_of(crowd)
    assert floor["program"] == "title" and floor["message"]["text"] == "Two minutes."


def test_panic_holds_the_match_and_leaving_it_does_not_resume(room: Room) -> None:
    host, first, _second = room.at_play()
    crowd = room.audience()
    ok(host.direct("panic", on=True))
    assert floor_of(crowd)["program"] == "slate"
    assert first.last("view")["table"]["paused"] == "panic"
    ok(host.direct("panic", on=False))
    view = first.last("view")
    assert view["table"]["paused"] == "panic" and view["floor"]["program"] == "board"
    ok(host.direct("resume"))
    ok(first.answer(first.last("view"), INCOME))


def test_messages_reach_whom_they_are_for_and_are_tapped_away(room: Room) -> None:
    host, first, second = room.host(), *both(room)
    spectator, crowd = room.seat("trinity"), room.audience()
    ids = [new_id() for _ in range(3)]
    for message, to in zip(ids, ("room", "seats", CANDIDATE), strict=True):
        ok(host.send("direct", {"id": message, "order": "say", "to": to, "text": f"To {to}."}))
    assert [m["id"] for m in floor_of(first)["messages"]] == ids[1:]
    for screen in (second, spectator):
        assert [m["id"] for m in floor_of(screen)["messages"]] == [ids[1]]
    assert floor_of(crowd)["message"] == {"id": ids[0], "text": "To room."}
    tap = {"id": new_id(), "message": ids[1]}
    ack = ok(first.send("seen", tap))
    assert first.send("seen", tap) == ack
    assert first.send("seen", {**tap, "id": new_id()})["code"] == "already"
    assert [m["id"] for m in floor_of(first)["messages"]] == [ids[2]]
    assert [m["seen"] for m in floor_of(host)["messages"]] == [[], [CANDIDATE], []]
    assert room.entries()[-1].by == CANDIDATE
    # Nobody taps away what is for somebody else.
    assert second.send("seen", {"id": new_id(), "message": ids[2]})["code"] == "already"
    ok(host.direct("unsay", message=ids[2]))
    assert floor_of(first)["messages"] == []
    assert host.direct("unsay", message=ids[2])["code"] == "already"
    assert host.direct("say", to="nobody", text="Who?")["code"] == "unknown_seat"


def test_only_seats_tap_messages_away(room: Room) -> None:
    tap = {"id": new_id(), "message": new_id()}
    for screen in (room.host(), room.audience(), room.gallery()):
        assert screen.send("seen", tap) == {"ok": False, "code": "not_allowed"}


def test_the_floor_outlives_the_server(rooms: Callable[[], Room]) -> None:
    room = rooms()
    host, *_ = room.at_play()
    ok(host.direct("say", to="room", text="Back soon."))
    ok(host.direct("say", to="seats", text="Stay."))
    ok(host.direct("black", on=True))
    ok(host.direct("panic", on=True))
    before = floor_of(host)
    again = rooms()
    assert floor_of(again.host()) == before
    assert floor_of(again.audience())["program"] == "slate"
    assert [m["text"] for m in floor_of(again.seat(OPPONENT))["messages"]] == ["Stay."]
    assert again.audience().last("view")["table"]["paused"] == "panic"
    ok(again.host().direct("panic", on=False))
    assert floor_of(again.audience())["program"] == "black"
    ok(again.host().direct("black", on=False))
    assert floor_of(rooms().audience())["message"]["text"] == "Back soon."


def test_the_room_s_sound_outlives_the_server_and_the_episode(rooms: Callable[[], Room]) -> None:
    room = rooms()
    host, *_ = room.at_play()
    assert floor_of(host)["sound"] == {"volume": 70, "muted": False}
    assert host.direct("sound", volume=70) == {"ok": False, "code": "already"}
    ok(host.direct("sound", volume=35, muted=True))
    ok(host.direct("end"))
    again = rooms()
    host, kept = again.host(), {"volume": 35, "muted": True}
    assert floor_of(again.audience())["sound"] == floor_of(host)["sound"] == kept
    cast = again.director.episode.next_cast()
    garnets = {member.id: member.garnets for member in cast}
    ok(host.direct("next", finalists=[CANDIDATE, OPPONENT], garnets=garnets))
    assert floor_of(host)["sound"] == again.director.state()["sound"] == kept


def test_a_dark_room_stays_dark_when_the_next_episode_opens(room: Room) -> None:
    host, *_ = room.at_play()
    ok(host.direct("end"))
    ok(host.direct("panic", on=True))
    cast = room.director.episode.next_cast()
    garnets = {member.id: member.garnets for member in cast}
    ok(host.direct("next", finalists=["ripley", "breq"], garnets=garnets))
    assert floor_of(room.audience())["program"] == "slate"


def test_only_who_runs_the_show_gets_the_rundown(room: Room) -> None:
    for screen in (room.host(), room.gallery()):
        show = screen.last("show")
        assert len(show["rundown"]) == 11 and isinstance(show["prepared"], list)
    for screen in (room.seat(OPPONENT), room.seat("trinity"), room.audience()):
        assert not {"rundown", "prepared"} & set(screen.last("show"))


# Corrections


def test_corrections_of_a_clock(room: Room, clock: Clock) -> None:
    host, first, _second = room.at_play()
    clock.s += 20
    ok(host.direct("time", seat=CANDIDATE, ms=4200, reason="the tablet stuck"))
    view = first.last("view")
    assert left_ms(view) == 104_200
    assert view["table"]["log"][-1]["code"] == "time_added"
    assert host.direct("time", seat=OPPONENT, ms=1000)["code"] == "not_asked"
    ok(host.direct("extensions", seat=OPPONENT, count=-1))
    assert first.last("view")["table"]["players"][1]["extensions"] == 2
    assert host.direct("extensions", seat=OPPONENT, count=-3)["code"] == "no_extension"
    ok(host.direct("clocks", on=False))
    clock.s += 1000
    room.director.tick()
    untimed = first.last("view")
    assert untimed["table"]["untimed"] and left_ms(untimed) == 104_200
    assert host.direct("time", seat=CANDIDATE, ms=1)["code"] == "no_clocks"
    ok(host.direct("clocks", on=True))
    question = untimed["table"]["question"]["id"]
    assert host.direct("expire", seat=CANDIDATE, question=question - 1)["code"] == "closed"
    ok(host.direct("expire", seat=CANDIDATE, question=question, reason="walked off"))
    assert first.last("view")["table"]["turn_of"] == OPPONENT
    assert room.entries()[-1].command["reason"] == "walked off"


def test_the_host_answers_for_a_dead_tablet(room: Room) -> None:
    host, first, _second = room.at_play()
    view = first.last("view")
    question = view["table"]["question"]["id"]
    given = {"seat": CANDIDATE, "question": question, "answer": INCOME, "reason": "said aloud"}
    ok(host.direct("answer_for", **given))
    assert first.last("view")["table"]["turn_of"] == OPPONENT
    assert room.entries()[-1].by == "host"
    assert first.answer(view, INCOME)["code"] == "closed"
    wrong = {**given, "answer": {"do": "win"}}
    assert host.direct("answer_for", **wrong) == {"ok": False, "code": "malformed"}


def test_a_declared_winner(room: Room) -> None:
    host, first, _second = room.at_play()
    ok(host.direct("declare", winner=OPPONENT, cause="retirement", reason="gone home"))
    table = first.last("view")["table"]
    assert table["result"]["how"] == "declared" and table["result"]["winner"] == OPPONENT
    assert host.direct("declare", winner=OPPONENT, cause="breach")["code"] == "over"


def test_play_is_taken_back_on_every_screen(room: Room, clock: Clock) -> None:
    host, first, second = room.at_play()
    before = first.last("view")
    clock.s += 10
    ok(first.answer(before, INCOME))
    entry = len(room.entries())
    late = second.last("view")
    ok(host.direct("rewind", to=entry, reason="wrong tap"))
    view = first.last("view")
    assert view["table"]["paused"] == "rewind" and view["you"]["asked"]
    assert view["table"]["question"]["id"] > late["table"]["question"]["id"]
    assert left_ms(view) == left_ms(before)
    assert view["table"]["log"][-1]["code"] == "rewound"
    assert room.audience().last("view")["table"] == view["table"]
    # Answers to what was taken back are refused, and a second order for the same target as well.
    assert second.answer(late, INCOME)["code"] in ("closed", "paused")
    assert host.direct("rewind", to=entry) == {"ok": False, "code": "already"}
    assert host.direct("rewind", to=99)["code"] == "no_entry"
    ok(host.direct("resume"))
    assert first.answer(before, INCOME) == {"ok": False, "code": "closed"}
    assert second.answer(late, INCOME)["code"] == "closed"
    ok(first.answer(first.last("view"), INCOME))


def test_a_stand_in_plans_anew_after_a_rewind(room: Room, clock: Clock) -> None:
    host, first, _second = room.at_play()
    ok(first.answer(first.last("view"), INCOME))
    entry = len(room.entries())
    ok(host.direct("stand_in", seat=CANDIDATE, on=True))
    ok(host.direct("rewind", to=entry))
    clock.s += 60
    room.director.tick()
    assert room.entries()[-1].command["command"] == "Rewind"
    ok(host.direct("resume"))
    clock.s += 7
    room.director.tick()
    assert (room.entries()[-1].by, room.entries()[-1].kind) == (CANDIDATE, "decision")


def test_play_that_was_taken_back_stays_so_after_a_restart(rooms: Callable[[], Room]) -> None:
    room = rooms()
    host, first, _second = room.at_play()
    ok(first.answer(first.last("view"), INCOME))
    ok(host.direct("rewind", to=len(room.entries())))
    before = first.last("view")
    assert rooms().seat(CANDIDATE).last("view") == before


# What is no order

MALFORMED: list[tuple[str, dict[str, Any]]] = [
    ("begin", {}),
    ("go", {"to": -1, "after": 0}),
    ("go", {"to": 0, "after": -2}),
    ("go", {"to": 0}),
    ("go", {"to": 0, "after": -1, "anyway": "yes"}),
    ("scene", {"scene": "slate"}),
    ("scene", {"scene": "title", "pinned": 1}),
    ("black", {}),
    ("panic", {"on": "true"}),
    ("sound", {"muted": True}),
    ("sound", {"volume": 101}),
    ("sound", {"volume": -1}),
    ("sound", {"volume": 1.5}),
    ("overlay", {"element": "hands"}),
    ("overlay", {"element": "cards", "on": True}),
    ("reissue_hands", {"seat": CANDIDATE}),
    ("say", {"to": "room", "text": ""}),
    ("say", {"to": "room", "text": "   "}),
    ("say", {"to": "room", "text": "x" * 401}),
    ("say", {"to": "room", "text": "two\nlines"}),
    ("say", {"to": "room", "text": "ends\n"}),
    ("say", {"to": "room", "text": "turned \u202e round"}),
    ("say", {"to": "", "text": "x"}),
    ("unsay", {"message": "short"}),
    ("pause", {"why": "technical"}),
    ("pause", {"why": "restart"}),
    ("end", {"reason": "x" * 201}),
    ("end", {"reason": None}),
    ("declare", {"winner": CANDIDATE, "cause": "mood"}),
    ("time", {"seat": CANDIDATE, "ms": 3_600_001}),
    ("time", {"seat": CANDIDATE, "ms": 0.5}),
    ("extensions", {"seat": CANDIDATE, "count": 21}),
    ("expire", {"seat": CANDIDATE}),
    ("clocks", {"on": None}),
    ("answer_for", {"seat": CANDIDATE, "question": 1, "answer": {}}),
    ("answer_for", {"seat": CANDIDATE, "question": 1, "answer": {"do": "allow", "x": 1}}),
    ("rewind", {"to": "3"}),
    ("rewind", {"to": 3, "treat": "forget"}),
    ("highlight", {"episode": 1, "first": 1}),
    ("highlight", {"episode": 1, "first": -1, "last": 2}),
    ("highlight", {"episode": 1, "first": 1, "last": 2, "skip": 1}),
    ("end_highlight", {"now": True}),
    ("stand_in", {"seat": CANDIDATE}),
    ("resume", {"now": True}),
    ("", {}),
]


@pytest.mark.parametrize(("order", "more"), MALFORMED)
def test_what_is_no_order_is_refused_and_touches_nobody(
    room: Room, order: str, more: dict[str, Any]
) -> None:
    host, first, _second = room.at_play()
    for screen in (host, first):
        screen.messages()
    before = len(room.entries())
    ack = host.send("direct", {"id": new_id(), "order": order, **more})
    assert ack == {"ok": False, "code": "malformed"}
    assert host.messages() == [] and first.messages() == [] and len(room.entries()) == before


def test_every_order_carries_an_id_and_nothing_unknown(room: Room, clock: Clock) -> None:
    host = room.host()
    for order in map(name_of, ORDERS):
        clock.s += 1
        assert host.send("direct", {"order": order})["code"] == "malformed"
        extra = {"id": new_id(), "order": order, "seat": CANDIDATE, "also": 1}
        assert host.send("direct", extra)["code"] == "malformed"


@pytest.mark.parametrize(
    ("order", "more"),
    [
        ("go", {"to": 0, "after": -1}),
        ("scene", {"scene": "rules"}),
        ("black", {"on": True}),
        ("say", {"to": "seats", "text": "Hello."}),
        ("time", {"seat": CANDIDATE, "ms": 1000}),
        ("extensions", {"seat": CANDIDATE, "count": 1}),
        ("rewind", {"to": 2}),
    ],
)
def test_the_same_order_again_has_one_effect_also_after_a_restart(
    rooms: Callable[[], Room], order: str, more: dict[str, Any]
) -> None:
    room = rooms()
    host, *_ = room.at_play()
    if order == "go":
        more = {"to": 0, "after": room.director.episode.floor.cue}
    message = {"id": new_id(), "order": order, **more}
    ack = ok(host.send("direct", message))
    floor, match = room.director.episode.floor, room.director.episode.match
    host.messages()
    assert host.send("direct", message) == ack and host.messages() == []
    assert (room.director.episode.floor, room.director.episode.match) == (floor, match)
    again = rooms()
    before = len(again.entries())
    assert again.host().send("direct", message) == ack
    assert len(again.entries()) == before
