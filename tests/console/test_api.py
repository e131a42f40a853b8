"""The host's orders as HTTP calls: who may, what comes back, and the document that describes them
held against the server.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from deathmatch.console.openapi import document
from deathmatch.console.order_messages import ORDERS, name_of
from tests.console.room import BASE, CANDIDATE, OPPONENT, Clock, Room, Screen, new_id
from tests.console.schemas import Schemas
from tests.console.test_orders import MALFORMED

INCOME = {"do": "act", "action": "income", "target": None}
NAMES = [name_of(order) for order in ORDERS]
DOCUMENT = document(BASE)
SCHEMAS = Schemas(DOCUMENT)


class Buttons:
    """A program that gives orders."""

    def __init__(self, room: Room, token: str | None = None) -> None:
        self.browser: FlaskClient = room.browser()
        self.token = room.console.access.api_token if token is None else token

    def headers(self, key: str | None) -> dict[str, str]:
        keyed = {"Idempotency-Key": key} if key is not None else {}
        return {"Authorization": f"Bearer {self.token}", **keyed}

    def call(self, order: str, body: Any = None, key: str | None = None) -> Any:
        raw = body if isinstance(body, bytes) else json.dumps(body or {}).encode()
        return self.browser.post(f"/api/v1/{order}", data=raw, headers=self.headers(key))

    def state(self) -> Any:
        return self.browser.get("/api/v1/state", headers=self.headers(None))


@pytest.fixture
def buttons(room: Room) -> Buttons:
    return Buttons(room)


# Who may


@pytest.mark.parametrize("token", ["", "wrong", "x" * 10_000, "Bearer"])
def test_without_the_token_nothing_is_told_or_done(room: Room, token: str) -> None:
    stranger = Buttons(room, token)
    for answer in (stranger.state(), stranger.call("black", {"on": True})):
        assert answer.status_code == 401
        assert answer.get_json() == {"ok": False, "code": "not_allowed"}
        assert answer.headers["WWW-Authenticate"] == "Bearer"
    assert room.entries() == []


def test_a_cookie_is_no_token(room: Room) -> None:
    host = room.host_browser()
    assert host.get("/api/v1/state").status_code == 401
    assert host.post("/api/v1/black", json={"on": True}).status_code == 401
    basic = {"Authorization": f"Basic {room.console.access.api_token}"}
    assert host.get("/api/v1/state", headers=basic).status_code == 401


def test_the_token_stands_in_the_panel_and_outlives_the_server(
    rooms: Callable[[], Room],
) -> None:
    room = rooms()
    api = room.host().last("desk")["api"]
    assert api == {"url": f"{BASE}/api/v1", "token": room.console.access.api_token}
    for screen in (room.audience(), room.seat(OPPONENT), room.gallery()):
        assert api["token"] not in str(screen.messages())
    assert rooms().console.access.api_token == api["token"]


def test_wrong_tokens_are_slowed_down_and_the_right_one_never(room: Room, clock: Clock) -> None:
    stranger = Buttons(room, "wrong")
    for _ in range(7):
        assert stranger.state().status_code == 401
    assert clock.slept == [0.5, 1, 2]
    assert Buttons(room).state().status_code == 200
    assert len(clock.slept) == 3


def test_too_many_calls(buttons: Buttons, clock: Clock) -> None:
    statuses = [buttons.state().status_code for _ in range(45)]
    assert statuses == [200] * 40 + [429] * 5
    assert buttons.call("black", {"on": True}).get_json()["code"] == "too_fast"
    clock.s += 1
    assert buttons.call("black", {"on": True}).status_code == 200


# What comes back


def test_an_evening_through_calls_alone(room: Room, buttons: Buttons) -> None:
    first, second = room.seat(CANDIDATE), room.seat(OPPONENT)

    def go() -> None:
        state = buttons.state().get_json()
        after = state["cue"]["index"] if state["cue"] else -1
        answer = buttons.call("go", {"to": state["next"]["index"], "after": after, "anyway": True})
        assert answer.status_code == 200, answer.get_json()

    for _ in range(3):
        go()
    assert second.answer(second.last("view"), {"do": "starter", "seat": CANDIDATE})["ok"]
    for _ in range(4):
        go()
    assert buttons.state().get_json()["asked"] == [CANDIDATE]
    question = buttons.state().get_json()["question"]
    calls: list[tuple[str, Any]] = [
        ("scene", {"scene": "rules", "pinned": True}),
        ("black", {"on": True}),
        ("black", {"on": False}),
        ("overlay", {"element": "hands", "on": False}),
        ("overlay", {"element": "hands", "on": True}),
        ("reissue_hands", None),
        ("say", {"to": "room", "text": "Welcome back."}),
        ("pause", {"why": "appeal"}),
        ("highlight", {"episode": 1, "first": 1, "last": 2}),
        ("end_highlight", None),
        ("resume", None),
        ("time", {"seat": CANDIDATE, "ms": -1000}),
        ("extensions", {"seat": CANDIDATE, "count": 1}),
        ("clocks", {"on": False}),
        ("clocks", {"on": True}),
        ("stand_in", {"seat": OPPONENT, "on": True}),
        ("stand_in", {"seat": OPPONENT, "on": False}),
        ("answer_for", {"seat": CANDIDATE, "question": question, "answer": INCOME}),
        ("rewind", {"to": room.director.episode.rev + 17, "treat": "keep"}),
        ("resume", None),
        ("panic", {"on": True}),
        ("panic", {"on": False}),
        ("resume", None),
        ("base", {"index": 1}),
        ("reissue", {"seat": "trinity"}),
        ("declare", {"winner": CANDIDATE, "cause": "breach", "reason": "hid a card"}),
    ]
    for order, body in calls:
        room.clock.s += 0.1
        answer = buttons.call(order, body)
        assert answer.status_code == 200, (order, answer.get_json())
        assert answer.get_json()["rev"] == len(room.entries())
    assert {e.by for e in room.entries()} == {"host", OPPONENT}
    state = buttons.state().get_json()
    assert (state["phase"], state["winner"]) == ("over", CANDIDATE)
    assert first.last("view")["table"]["result"]["how"] == "declared"


def test_a_refusal_is_409_and_says_why(room: Room, buttons: Buttons) -> None:
    answer = buttons.call("pause")
    assert answer.status_code == 409
    assert answer.get_json() == {"ok": False, "code": "not_started"}
    assert answer.headers["Cache-Control"] == "no-store"


def test_the_same_key_again_has_one_effect(rooms: Callable[[], Room]) -> None:
    room = rooms()
    buttons, key = Buttons(room), new_id()
    answers = [buttons.call("black", {"on": True}, key) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len({answer.data for answer in answers}) == 1 and len(room.entries()) == 1
    # Over the socket it is the same order as well.
    host = room.host()
    message = {"id": key, "order": "black", "on": True}
    assert host.send("direct", message) == answers[0].get_json()
    assert Buttons(rooms()).call("black", {"on": True}, key).data == answers[0].data
    # Without a key each call is an order of its own.
    assert buttons.call("black", {"on": True}).status_code == 409


@pytest.mark.parametrize(
    "body",
    [b"{", b"[]", b'"on"', b"null", b"1", b'{"on":true}x', b"\xff", b'{"on":', b"[" * 5000],
)
def test_what_is_no_json_object_is_malformed(room: Room, buttons: Buttons, body: bytes) -> None:
    answer = buttons.call("black", body)
    assert answer.status_code == 422
    assert answer.get_json() == {"ok": False, "code": "malformed"}
    assert room.entries() == []


@pytest.mark.parametrize("name", ["id", "order"])
def test_what_the_path_and_the_header_say_is_not_in_the_body(buttons: Buttons, name: str) -> None:
    assert buttons.call("black", {"on": True, name: "12345678"}).status_code == 422


@pytest.mark.parametrize("key", ["", "short", "x" * 65, "has a blank"])
def test_an_odd_key_is_malformed(room: Room, buttons: Buttons, key: str) -> None:
    assert buttons.call("black", {"on": True}, key).status_code == 422
    assert room.entries() == []


def test_what_there_is_not(room: Room, buttons: Buttons) -> None:
    for answer in (
        buttons.call("begin"),
        buttons.call("go/home"),
        buttons.browser.get("/api/v1/nothing", headers=buttons.headers(None)),
        buttons.browser.get("/api/v1/go", headers=buttons.headers(None)),
        buttons.call("state"),
    ):
        assert answer.status_code in (404, 405)
        assert answer.get_json() == {"ok": False, "code": "no_such_path"}
    large = buttons.call("say", {"to": "room", "text": "x" * 100_000})
    assert large.status_code == 413 and large.get_json()["code"] == "malformed"


def test_a_fault_inside_tells_nothing(
    room: Room, buttons: Buttons, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_args: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(room.director, "direct", broken)
    answer = buttons.call("resume")
    assert answer.status_code == 500 and answer.get_json() == {"ok": False, "code": "failed"}


# The state feed


def test_the_state_feed_follows(room: Room, buttons: Buttons, clock: Clock) -> None:
    before = buttons.state().get_json()
    assert (before["phase"], before["cue"], before["program"]) == ("ready", None, "title")
    assert before["next"] == {"index": 0, "id": "welcome", "title": ""}
    host, first, _second = room.at_play()
    clock.s += 4
    state = buttons.state().get_json()
    assert state["phase"] == "play" and state["turn_of"] == CANDIDATE
    assert state["clocks"][0] == {"seat": CANDIDATE, "left_ms": 116_000, "running": True}
    assert (state["devices"], state["red"]) == (3, 0)
    first.client.disconnect()
    host.direct("panic", on=True)
    state = buttons.state().get_json()
    assert (state["paused"], state["panic"], state["program"]) == ("panic", True, "slate")
    assert (state["devices"], state["red"]) == (3, 1)
    assert not SCHEMAS.accepts({"$ref": "#/components/schemas/State"}, {})


def test_the_state_feed_fits_its_schema_in_every_phase(room: Room, buttons: Buttons) -> None:
    def check() -> None:
        assert SCHEMAS.accepts({"$ref": "#/components/schemas/State"}, buttons.state().get_json())

    check()
    host, _first, second = room.host(), room.seat(CANDIDATE), room.seat(OPPONENT)
    room.go(host, "begin")
    check()
    assert second.answer(second.last("view"), {"do": "starter", "seat": CANDIDATE})["ok"]
    check()
    for does in ("deal", "play"):
        room.go(host, does)
        check()
    host.direct("pause")
    check()
    host.direct("end")
    check()


# The document


def test_the_document_names_every_path_and_every_order(room: Room, buttons: Buttons) -> None:
    served = room.browser().get("/api/v1/openapi.json")
    assert served.status_code == 200 and served.get_json() == DOCUMENT
    posts = {path[1:] for path, ways in DOCUMENT["paths"].items() if "post" in ways}
    assert posts == set(NAMES)
    for path in posts:
        # Each is there: whatever an empty body is to it, it is not unknown.
        assert buttons.call(path).status_code in (200, 409, 422)
    gets = {path for path, ways in DOCUMENT["paths"].items() if "get" in ways}
    for path in gets:
        answer = buttons.browser.get(f"/api/v1{path}", headers=buttons.headers(None))
        assert answer.status_code == 200
    rules = {str(rule) for rule in room.console.app.url_map.iter_rules()}
    assert {r for r in rules if r.startswith("/api")} == {
        "/api/v1/<order>",
        *(f"/api/v1{path}" for path in gets),
    }


def test_every_reference_of_the_document_leads_somewhere() -> None:
    components = DOCUMENT["components"]["schemas"]
    text = json.dumps(DOCUMENT)
    for part in text.split('"$ref": "')[1:]:
        prefix, _, name = part.partition('"')[0].rpartition("/")
        assert prefix == "#/components/schemas" and name in components
    assert '"id"' not in json.dumps(components["GoOrder"]) and '"order"' not in text


def schema_of(order: str) -> Any:
    body = DOCUMENT["paths"][f"/{order}"]["post"]["requestBody"]
    return body["content"]["application/json"]["schema"]


@pytest.mark.parametrize(("order", "body"), [each for each in MALFORMED if each[0] in NAMES])
def test_what_the_server_finds_malformed_the_schema_refuses(
    buttons: Buttons, order: str, body: dict[str, Any]
) -> None:
    assert buttons.call(order, body).status_code == 422
    assert not SCHEMAS.accepts(schema_of(order), body)


def test_the_panel_follows_a_call_at_once(room: Room, buttons: Buttons) -> None:
    host: Screen = room.host()
    assert buttons.call("scene", {"scene": "seal"}).status_code == 200
    assert host.last("view")["floor"]["scene"] == "seal"
