"""The socket messages, each with the same list: works, wrong role or moment, malformed, twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deathmatch.console.acks import MOST_REMEMBERED
from deathmatch.console.order_messages import ORDERS as ORDER_TYPES
from deathmatch.console.order_messages import name_of
from deathmatch.console.wire import AUDIENCE_ROOM, SocketOutlet, seat_room
from tests.console.room import CANDIDATE, OPPONENT, Clock, Room, Screen, new_id
from tests.console.test_director import next_order

INCOME = {"do": "act", "action": "income", "target": None}


# Who is let in


@pytest.mark.parametrize(
    ("hello", "nobody", "seat", "host"),
    [
        ({"screen": "audience"}, True, True, True),
        ({"screen": "host"}, False, False, True),
        ({"screen": "seat", "seat": OPPONENT}, False, True, False),
        ({"screen": "seat", "seat": CANDIDATE}, False, False, False),
        ({"screen": "seat", "seat": "nobody"}, False, False, False),
        ({"screen": "seat"}, False, False, False),
        ({"screen": "host", "seat": OPPONENT}, False, False, False),
        ({"screen": "audience", "seat": OPPONENT}, False, False, False),
        ({"screen": "director"}, False, False, False),
        ({"screen": "host", "role": "host"}, False, False, False),
        ({}, False, False, False),
        (None, False, False, False),
        ("host", False, False, False),
        (["host"], False, False, False),
        ({"screen": "audience", "build": "x" * 65}, False, False, False),
    ],
)
def test_who_is_let_in_as_what(
    room: Room, hello: Any, nobody: bool, seat: bool, host: bool
) -> None:
    browsers = [room.browser(), room.seat_browser(OPPONENT), room.host_browser()]
    screens = [room.raw_screen(browser, hello) for browser in browsers]
    assert [screen.connected for screen in screens] == [nobody, seat, host]
    # Who is not let in has got nothing at all.
    assert all(screen.messages() == [] for screen in screens if not screen.connected)


def test_a_screen_gets_show_and_view_before_anything_else(room: Room) -> None:
    names = {
        "host": [name for name, _ in room.host().messages()],
        "seat": [name for name, _ in room.seat(OPPONENT).messages()],
        "audience": [name for name, _ in room.audience().messages()],
    }
    assert names == {
        "host": ["show", "view", "desk"],
        "seat": ["show", "view"],
        "audience": ["show", "view"],
    }


def test_a_fresh_screen_sees_what_the_others_see(room: Room) -> None:
    _host, first, _second = room.at_play()
    watching = room.audience()
    watching.messages()
    first.answer(first.last("view"), INCOME)
    live = watching.last("view")
    assert room.audience().last("view") == live
    assert room.seat(CANDIDATE).last("view")["table"] == live["table"]


def test_show_says_who_this_screen_is(room: Room) -> None:
    show = room.seat(OPPONENT).last("show")
    assert (show["screen"], show["seat"]) == ("seat", OPPONENT)
    assert show["finalists"] == [CANDIDATE, OPPONENT]
    assert set(show["cast"]) == {member.id for member in room.show.cast}
    assert show["edition"]["name"] == "death_match" and show["rehearsal"] is False


# Who may send what

ORDERS: dict[str, dict[str, Any]] = {
    "go": {"to": 0, "after": -1},
    "scene": {"scene": "rules"},
    "black": {"on": True},
    "panic": {"on": True},
    "overlay": {"element": "hands", "on": False},
    "say": {"to": "room", "text": "Two minutes."},
    "unsay": {"message": "12345678"},
    "pause": {},
    "resume": {},
    "end": {},
    "declare": {"winner": CANDIDATE, "cause": "breach"},
    "time": {"seat": OPPONENT, "ms": 1000},
    "extensions": {"seat": OPPONENT, "count": 1},
    "expire": {"seat": OPPONENT, "question": 1},
    "clocks": {"on": False},
    "answer_for": {
        "seat": OPPONENT,
        "question": 1,
        "answer": {"do": "starter", "seat": OPPONENT},
    },
    "rewind": {"to": 2},
    "highlight": {"episode": 1, "first": 1, "last": 1},
    "end_highlight": {},
    "sound": {"volume": 40},
    "stand_in": {"seat": OPPONENT, "on": True},
    "reissue": {"seat": "trinity"},
    "reissue_hands": {},
    "base": {"index": 1},
    "next": {"finalists": [CANDIDATE, OPPONENT], "garnets": {}},
}


@pytest.mark.parametrize("order", ORDERS)
def test_only_hosts_direct(room: Room, order: str) -> None:
    for screen in (
        room.seat(OPPONENT),
        room.seat("trinity"),
        room.audience(),
        room.gallery(),
        room.hands(),
    ):
        before = len(room.entries())
        ack = screen.direct(order, **ORDERS[order])
        assert ack == {"ok": False, "code": "not_allowed"}
        assert len(room.entries()) == before


def test_the_list_above_is_of_every_order() -> None:
    assert set(ORDERS) == {name_of(order) for order in ORDER_TYPES}


@pytest.mark.parametrize("event", ["decide", "extend"])
def test_only_seats_decide(room: Room, event: str) -> None:
    more = {"answer": {"do": "starter", "seat": OPPONENT}} if event == "decide" else {}
    host = room.host()
    room.go(host, "begin")
    message = {"id": new_id(), "question": 1, **more}
    for screen in (host, room.audience()):
        assert screen.send(event, message) == {"ok": False, "code": "not_allowed"}
    for seat in ("trinity", room.show.cast[-1].id):
        if seat in [m.id for m in room.show.cast]:
            assert room.seat(seat).send(event, message)["code"] == "unknown_seat"
    assert room.seat(CANDIDATE).send(event, message)["code"] == "not_asked"
    assert len(room.entries()) == 1


def test_a_seat_cannot_be_named_in_the_message(room: Room) -> None:
    room.go(room.host(), "begin")
    screen = room.seat(CANDIDATE)
    answer = {"do": "starter", "seat": CANDIDATE}
    message = {"id": new_id(), "question": 1, "answer": answer, "seat": OPPONENT}
    assert screen.send("decide", message) == {"ok": False, "code": "malformed"}


# What is malformed

GOOD_DECIDE = {"id": "12345678", "question": 1, "answer": {"do": "starter", "seat": OPPONENT}}
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize(
    "change",
    [
        {"id": "1234567"},
        {"id": "x" * 65},
        {"id": "has blank"},
        {"id": "12345678\n"},
        {"id": 12345678},
        {"id": None},
        {"question": "1"},
        {"question": -1},
        {"question": 1.5},
        {"question": True},
        {"question": 2**63},
        {"answer": "starter"},
        {"answer": None},
        {"answer": []},
        {"answer": {"do": "win"}},
        {"answer": {"do": "starter", "seat": OPPONENT, "also": "x"}},
        {"answer": {"do": "starter", "seat": 5}},
        {"answer": {"do": ["starter"]}},
        {"answer": {}},
        {"extra": 1},
    ],
)
def test_a_malformed_answer_is_refused_and_touches_nobody(
    room: Room, change: dict[str, Any]
) -> None:
    host, second = room.host(), room.seat(OPPONENT)
    room.go(host, "begin")
    for screen in (host, second):
        screen.messages()
    ack = second.send("decide", {**GOOD_DECIDE, **change})
    assert ack == {"ok": False, "code": "malformed"}
    assert host.messages() == [] and second.messages() == []
    assert second.connected and len(room.entries()) == 1
    assert second.send("decide", GOOD_DECIDE)["ok"]


@pytest.mark.parametrize("payload", [(), (1, 2), ({}, {})])
@pytest.mark.parametrize("event", ["decide", "extend", "direct"])
def test_a_message_has_one_payload(room: Room, event: str, payload: tuple[Any, ...]) -> None:
    screen = room.host() if event == "direct" else room.seat(OPPONENT)
    assert screen.send(event, *payload) == {"ok": False, "code": "malformed"}


@pytest.mark.parametrize("event", ["view", "desk", "message", "json", "beat", "", "__init__"])
def test_a_message_that_does_not_exist(room: Room, event: str) -> None:
    host = room.host()
    host.messages()
    assert host.send(event, {"a": 1}) == {"ok": False, "code": "malformed"}
    assert host.messages() == []


def test_no_junk_is_taken_and_nothing_but_the_refusal_comes_out(room: Room) -> None:
    screens = {"direct": room.host(), "decide": room.seat(OPPONENT), "extend": room.seat(CANDIDATE)}
    room.go(screens["direct"], "begin")
    before = len(room.entries())

    @given(st.sampled_from(["direct", "decide", "extend"]), JUNK)
    def send(event: str, junk: Any) -> None:
        room.clock.s += 1
        assert screens[event].send(event, junk) == {"ok": False, "code": "malformed"}

    @given(JUNK)
    def answer(junk: Any) -> None:
        room.clock.s += 0.1
        ack = screens["decide"].send("decide", {**GOOD_DECIDE, "id": new_id(), "answer": junk})
        assert ack == {"ok": False, "code": "malformed"}

    send()
    answer()
    assert len(room.entries()) == before
    assert all(screen.connected for screen in screens.values())


def test_a_fault_while_a_screen_connects_lets_nobody_in(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_args: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(room.director, "greet", broken)
    assert not room.audience().connected
    assert room.console.presence.count("audience") == 0


def test_a_fault_in_a_handler_is_refused_and_logged_and_the_screen_stays(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    second = room.seat(OPPONENT)

    def broken(*_args: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(room.director, "decide", broken)
    assert second.send("decide", GOOD_DECIDE) == {"ok": False, "code": "malformed"}
    assert second.connected and "could not be handled" in caplog.text


def test_deep_nesting_is_refused(room: Room) -> None:
    deep: Any = {"do": "starter"}
    for _ in range(150):
        deep = {"x": deep}
    second = room.seat(OPPONENT)
    assert second.send("decide", {**GOOD_DECIDE, "answer": deep})["code"] == "malformed"


def test_too_many_messages_from_one_screen(room: Room, clock: Clock) -> None:
    second, other = room.seat(OPPONENT), room.seat(CANDIDATE)
    codes = [second.send("nonsense")["code"] for _ in range(45)]
    assert codes == ["malformed"] * 40 + ["too_fast"] * 5
    assert second.send("decide", GOOD_DECIDE)["code"] == "too_fast"
    assert other.send("decide", GOOD_DECIDE)["code"] == "not_started"
    clock.s += 1
    assert second.send("decide", GOOD_DECIDE)["code"] == "not_started"


# The same command twice, and too late


def test_the_same_id_gets_the_same_ack_and_one_effect(room: Room) -> None:
    _host, first, second = room.at_play()
    view = first.last("view")
    message = {"id": new_id(), "question": view["table"]["question"]["id"], "answer": INCOME}
    acks = [first.send("decide", message) for _ in range(3)]
    second.messages()
    assert acks == [acks[0]] * 3 and acks[0]["ok"]
    assert len(room.entries()) == acks[0]["rev"]
    assert first.send("decide", message) == acks[0]
    assert second.messages() == []


def test_a_refusal_is_repeated_as_well(room: Room) -> None:
    _host, first, second = room.at_play()
    view = first.last("view")
    question = view["table"]["question"]["id"] + 1
    early = {"id": new_id(), "question": question, "answer": INCOME}
    refused = second.send("decide", early)
    assert refused == {"ok": False, "code": "closed"}
    assert first.answer(view, INCOME)["ok"]
    # The question has come by now; the refused command stays refused.
    assert second.send("decide", early) == refused


def test_an_id_of_somebody_else_has_no_effect(room: Room) -> None:
    _host, first, second = room.at_play()
    used = new_id()
    assert first.answer(first.last("view"), INCOME, used)["ok"]
    before = len(room.entries())
    ack = second.answer(second.last("view"), INCOME, used)
    assert ack == {"ok": False, "code": "malformed"} and len(room.entries()) == before


def test_the_same_id_gets_the_same_ack_after_a_restart(rooms: Callable[[], Room]) -> None:
    _host, first, _second = rooms().at_play()
    view = first.last("view")
    message = {"id": new_id(), "question": view["table"]["question"]["id"], "answer": INCOME}
    ack = first.send("decide", message)
    again = rooms()
    before = len(again.entries())
    assert again.seat(CANDIDATE).send("decide", message) == ack
    assert len(again.entries()) == before


def test_the_same_id_gets_the_same_ack_in_the_next_episode(rooms: Callable[[], Room]) -> None:
    room = rooms()
    host, first, _second = room.at_play()
    view = first.last("view")
    message = {"id": new_id(), "question": view["table"]["question"]["id"], "answer": INCOME}
    ack = first.send("decide", message)
    assert host.direct("end")["ok"] and host.direct("next", **next_order(room))["ok"]
    assert ack["ok"] and ack["rev"] > len(room.entries())
    assert first.send("decide", message) == ack
    assert rooms().seat(CANDIDATE).send("decide", message) == ack


def test_an_ack_that_is_forgotten_is_that_of_the_entry(room: Room) -> None:
    _host, first, second = room.at_play()
    view = first.last("view")
    message = {"id": new_id(), "question": view["table"]["question"]["id"], "answer": INCOME}
    ack = first.send("decide", message)
    for _ in range(MOST_REMEMBERED):
        room.director.acks.put("nomi", new_id(), {"ok": False, "code": "closed"})
    assert first.send("decide", message) == ack and ack["ok"]
    assert second.send("decide", message) == {"ok": False, "code": "malformed"}


def test_an_answer_to_a_closed_question_changes_nothing(room: Room) -> None:
    _host, first, second = room.at_play()
    view = first.last("view")
    assert first.answer(view, INCOME)["ok"]
    second.messages()
    assert first.answer(view, INCOME) == {"ok": False, "code": "closed"}
    assert second.messages() == []


def test_a_late_answer_meets_the_expiry_and_the_expiry_has_come_first(
    room: Room, clock: Clock
) -> None:
    _host, first, _second = room.at_play()
    view = first.last("view")
    allowed = room.director.episode.match.edition.timing
    clock.s += (allowed.decision_ms + allowed.grace_ms) / 1000
    # The ticker has not run yet: the late answer itself brings the expiry on.
    ack = first.answer(view, {"do": "act", "action": "tax", "target": None})
    assert ack == {"ok": False, "code": "closed"}
    entry = room.entries()[-1]
    assert (entry.kind, entry.by) == ("expiry", "clock")
    assert first.last("view")["table"]["players"][0]["coins"] == 2
    room.director.tick()
    assert room.entries()[-1] == entry


def test_an_answer_at_the_last_moment_counts(room: Room, clock: Clock) -> None:
    _host, first, _second = room.at_play()
    view = first.last("view")
    allowed = room.director.episode.match.edition.timing
    clock.s += (allowed.decision_ms + allowed.grace_ms - 1) / 1000
    room.director.tick()
    assert first.answer(view, INCOME)["ok"]
    assert room.entries()[-1].kind == "decision"


# One screen for each seat


def test_the_newest_screen_of_a_seat_wins(room: Room) -> None:
    older = room.seat(OPPONENT)
    older.messages()
    newer = room.seat(OPPONENT)
    assert older.messages() == [("replaced", {})]
    assert not older.connected and newer.connected
    room.go(room.host(), "begin")
    assert newer.answer(newer.last("view"), {"do": "starter", "seat": OPPONENT})["ok"]
    assert older.messages() == []


def test_hosts_and_audiences_do_not_replace_each_other(room: Room) -> None:
    screens = [room.host(), room.host(), room.audience(), room.audience()]
    assert all(screen.connected for screen in screens)


def test_reissuing_puts_the_screen_out_at_once(room: Room) -> None:
    host, screen, other = room.host(), room.seat(OPPONENT), room.seat(CANDIDATE)
    browser = room.seat_browser(OPPONENT)
    screen.messages()
    assert host.direct("reissue", seat=OPPONENT)["ok"]
    assert screen.messages() == [("gone", {})]
    assert not screen.connected and other.connected
    assert not room.screen(browser, "seat", OPPONENT).connected
    assert room.seat(OPPONENT).connected
    seats = {seat["seat"]: seat for seat in host.last("desk")["seats"]}
    assert seats[OPPONENT]["link"].endswith(room.console.access.token(OPPONENT))


def test_leaving_takes_a_screen_out_of_its_room(room: Room, clock: Clock) -> None:
    host, screen = room.host(), room.seat(OPPONENT)
    screen.client.disconnect()
    clock.s += 1
    room.director.tick()
    seats = {seat["seat"]: seat for seat in host.last("desk")["seats"]}
    assert seats[OPPONENT]["connected"] is False
    room.audience()
    assert screen.messages()[2:] == []


def test_a_room_that_nobody_is_in_is_sent_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms: list[str] = []
    monkeypatch.setattr(SocketOutlet, "emit", lambda self, event, payload, to: rooms.append(to))
    room.director.publish()
    assert rooms == []
    seat, audience = room.seat(CANDIDATE), room.screen(room.browser(), "audience")
    rooms.clear()
    room.director.publish()
    assert rooms == [seat_room(CANDIDATE), AUDIENCE_ROOM]
    seat.client.disconnect()
    audience.client.disconnect()
    rooms.clear()
    room.director.publish()
    assert rooms == []


def test_a_client_cannot_name_its_own_connect_or_disconnect(room: Room) -> None:
    screen = room.seat(OPPONENT)
    for event in ("connect", "disconnect"):
        with pytest.raises(ValueError):
            screen.send(event, {"screen": "host"})
    assert room.console.presence.at(OPPONENT) is not None


def test_a_beat_goes_to_everybody_who_was_let_in(room: Room) -> None:
    host, first, second = room.at_play()
    screens: list[Screen] = [host, first, second, room.audience()]
    refused = room.screen(room.browser(), "host")
    for screen in screens:
        screen.messages()
    room.director.beat()
    beats = [screen.messages() for screen in screens]
    assert all(each == beats[0] and each[0][0] == "beat" for each in beats)
    beat = beats[0][0][1]
    assert beat["rev"] == len(room.entries()) and beat["paused"] is None
    assert beat["clocks"][0] == {"seat": CANDIDATE, "left_ms": 120000, "running": True}
    assert refused.messages() == []
