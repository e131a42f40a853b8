"""Setting the evening up: who may, what is refused, what is saved, and opening another show."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deathmatch.episode.show import load_show
from deathmatch.game import EDITIONS, SWITCHES, switches_of
from tests.console.room import OPPONENT, Clock, Room

HERE = {"Origin": "http://localhost"}
VALUES: dict[str, Any] = {
    "title": "Knives",
    "finalists": ["ada", "bo"],
    "rules": {"may_refuse": True},
    "cast": [
        {"id": "ada", "name": "Ada", "garnets": 1},
        {"id": "bo", "name": "Bo", "garnets": 2},
        {"id": OPPONENT, "name": "The other Nomi", "garnets": 2},
    ],
}
READS = ["/host/shows", "/host/shows/list", "/host/shows/episodes"]
READS += ["/host/shows/first-encounter/show"]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DEATHMATCH_DATA_DIR", str(tmp_path))
    return tmp_path


@pytest.fixture
def room(data: Path, clock: Clock) -> Iterator[Room]:
    room = Room(data / "data.sqlite3", clock)
    yield room
    room.close()


@pytest.fixture
def host(room: Room) -> FlaskClient:
    return room.host_browser()


def put(browser: FlaskClient, name: str, version: str | None = None, **more: Any) -> Any:
    body = {"values": {**VALUES, **more}, "version": version}
    return browser.put(f"/host/shows/{name}/show", json=body, headers=HERE)


def open_show(browser: FlaskClient, name: str, fresh: bool = False) -> Any:
    return browser.post(f"/host/shows/{name}/open", json={"fresh": fresh}, headers=HERE)


def requests_of(browser: FlaskClient) -> list[Any]:
    check = {"values": VALUES}
    return [
        *(browser.get(path) for path in READS),
        browser.post("/host/shows/check", json=check, headers=HERE),
        put(browser, "knives"),
        open_show(browser, "first-encounter"),
    ]


def test_a_host_may_and_nobody_else(room: Room, data: Path) -> None:
    nobody = [answer.status_code for answer in requests_of(room.browser())]
    assert nobody == [303, 403, 403, 403, 403, 403, 403]
    for browser in (room.seat_browser(OPPONENT), room.director_browser()):
        assert {answer.status_code for answer in requests_of(browser)[1:]} == {403}
    assert not (data / "shows").exists()
    hosts = [answer.status_code for answer in requests_of(room.host_browser())]
    assert hosts == [200] * 7


def test_a_host_whose_browser_has_a_seat_is_refused(room: Room) -> None:
    browser = room.seat_browser(OPPONENT)
    with browser.session_transaction() as session:
        room.console.access.let_host_in(session)
    assert {answer.status_code for answer in requests_of(browser)} == {403}


@pytest.mark.parametrize("headers", [{}, {"Origin": "http://elsewhere"}, {"Origin": "null"}])
def test_only_a_page_of_this_server_may_save(
    room: Room, host: FlaskClient, data: Path, headers: dict[str, str]
) -> None:
    body = {"values": VALUES, "version": None}
    answer = host.put("/host/shows/knives/show", json=body, headers=headers)
    assert answer.status_code == 403
    assert not (data / "shows").exists()
    opened = host.post("/host/shows/first-encounter/open", json={"fresh": True}, headers=headers)
    assert opened.status_code == 403 and room.director.episode.number == 1


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"values": [], "version": null}',
        b'{"values": {}}',
        b'{"values": {}, "version": 3}',
        b'{"values": {}, "version": null, "more": 1}',
        b'{"values": {}, "version": null, "like": 1}',
        b'{"values": {"title": "\\ud800"}, "version": null}',
        b'{"values": ' + b'{"a":' * 2000 + b"1" + b"}" * 2000 + b', "version": null}',
        b"\xff\xfe",
    ],
)
def test_a_malformed_body_is_refused(host: FlaskClient, data: Path, body: bytes) -> None:
    answer = host.put(
        "/host/shows/knives/show", data=body, content_type="application/json", headers=HERE
    )
    assert answer.status_code in (400, 422)
    assert answer.json is not None and answer.json["code"] in ("malformed", "faults")
    form = host.put("/host/shows/knives/show", data={"values": "x"}, headers=HERE)
    assert form.status_code == 400
    assert not (data / "shows").exists()


def test_too_large_a_body_is_refused(host: FlaskClient) -> None:
    assert put(host, "knives", title="x" * 20_000).status_code == 413


def test_each_fault_names_its_field_and_no_file(host: FlaskClient, data: Path) -> None:
    cast = [*VALUES["cast"], {"id": "ada", "name": " x", "garnets": -1, "portrait": "../../etc"}]
    answer = put(
        host,
        "knives",
        title="",
        cast=cast,
        finalists=["ada", "zoe"],
        clock={"decision_seconds": 1, "extensions": 1.5},
        rules={"may_refuse": "yes", "nothing": 1},
        messages=[{"to": "zoe", "text": "x"}],
        more=1,
    )
    assert answer.status_code == 422
    assert {fault["key"] for fault in answer.json["faults"]} == {
        "title", "more", "clock.decision_seconds", "clock.extensions", "rules.may_refuse",
        "rules.nothing", "cast[4].id", "cast[4].name", "cast[4].garnets", "cast[4].portrait",
        "finalists[2]", "messages[1].to",
    }  # fmt: skip
    assert all(set(fault) == {"key", "found", "right"} for fault in answer.json["faults"])
    assert str(data) not in answer.text and "show.toml" not in answer.text
    body = {"values": {"title": 1}}
    looked = host.post("/host/shows/check", json=body, headers=HERE).json
    assert looked["ok"] and {"title", "cast", "finalists"} <= {f["key"] for f in looked["faults"]}


def test_what_is_saved_is_a_show_and_comes_back(host: FlaskClient, data: Path) -> None:
    saved = put(host, "knives").json
    assert saved["ok"] and load_show("knives", data).edition().may_refuse
    got = host.get("/host/shows/knives/show").json
    assert got["version"] == saved["version"] and got["values"]["cast"] == VALUES["cast"]
    assert put(host, "knives", None).json["code"] == "exists"
    assert put(host, "knives", "another").json["code"] == "changed"
    assert put(host, "knives", saved["version"], title="Second").json["ok"]
    assert load_show("knives", data).title == "Second"


@pytest.mark.parametrize(
    ("name", "version", "status", "code"),
    [
        ("first-encounter", None, 409, "exists"),
        ("first-encounter", "x", 403, "read_only"),
        ("nothing", "x", 404, "unknown"),
        ("Not a slug", None, 422, "bad_name"),
        ("..", None, 422, "bad_name"),
    ],
)
def test_where_nothing_may_be_saved(
    host: FlaskClient, data: Path, name: str, version: str | None, status: int, code: str
) -> None:
    answer = put(host, name, version)
    assert answer.status_code == status and answer.json["code"] == code
    assert not (data / "shows").exists()


def test_the_list_tells_of_every_show_and_of_what_is_legal(host: FlaskClient, data: Path) -> None:
    put(host, "knives")
    folder = data / "shows" / "broken"
    folder.mkdir()
    (folder / "show.toml").write_text("title = ")
    told = host.get("/host/shows/list").json
    lines = {line["name"]: line for line in told["shows"]}
    assert lines["first-encounter"]["bundled"] and lines["first-encounter"]["on"]
    assert lines["knives"]["finalists"] == ["Ada", "Bo"] and not lines["knives"]["bundled"]
    assert lines["broken"]["faults"] == 1
    assert [switch["name"] for switch in told["form"]["switches"]] == list(SWITCHES)
    for switch in told["form"]["switches"]:
        # Codes and figures; the words for them are in the catalogues.
        assert set(switch) == {"name", "kind", "allowed", "low", "high"}
    for name, edition in told["form"]["editions"].items():
        assert set(edition["switches"]) == set(switches_of(EDITIONS[name]))
        assert edition["players"] == list(EDITIONS[name].players)
    figures = {figure["name"]: figure for figure in told["form"]["clock"]}
    assert (figures["decision_seconds"]["ge"], figures["decision_seconds"]["le"]) == (5, 3600)
    broken = host.get("/host/shows/broken/show").json
    assert broken["values"] is None and str(data) not in str(broken)
    assert open_show(host, "broken").json["code"] == "faults"


def test_a_file_with_values_that_no_form_can_show_is_told_of(host: FlaskClient, data: Path) -> None:
    folder = data / "shows" / "odd"
    folder.mkdir(parents=True)
    odd = "title = 2026-11-30\ngarnets = %s\na = inf\nb = nan\nfinalists = 3\ncast = [1]\n"
    (folder / "show.toml").write_text(odd % ("9" * 40))
    assert host.get("/host/shows/list").json["ok"]
    values = host.get("/host/shows/odd/show").json["values"]
    assert (values["title"], values["a"], values["b"]) == ("2026-11-30", "inf", "nan")
    assert values["garnets"] == "9" * 40


def test_a_disk_that_fails_is_told_and_changes_nothing(
    host: FlaskClient, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = put(host, "knives").json["version"]
    before = (data / "shows" / "knives" / "show.toml").read_bytes()

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("deathmatch.episode.show_shelf.os.fsync", full)
        answer = put(host, "knives", version, title="Other")
    assert answer.status_code == 409 and answer.json == {"ok": False, "code": "storage"}
    assert (data / "shows" / "knives" / "show.toml").read_bytes() == before


# Another show


def test_the_console_goes_on_with_another_show(room: Room, host: FlaskClient) -> None:
    put(host, "knives")
    panel, nomi, wall = room.screen(host, "host"), room.seat(OPPONENT), room.audience()
    old = {seat: room.console.access.token(seat) for seat in ("marvin", OPPONENT)}
    before = {seat["seat"]: seat for seat in panel.last("desk")["seats"]}
    assert open_show(host, "knives").json["ok"]
    assert [name for name, _payload in nomi.messages()][-1] == "gone" and not nomi.connected
    told = [dict(panel.messages()), dict(wall.messages())]
    for newest in told:
        assert newest["show"]["title"] == "Knives" and newest["show"]["finalists"] == ["ada", "bo"]
    desk = {seat["seat"]: seat for seat in told[0]["desk"]["seats"]}
    assert set(desk) >= {"ada", "bo", OPPONENT}
    assert desk[OPPONENT]["qr"] != before[OPPONENT]["qr"] and host.get(desk["ada"]["qr"]).text
    for token in old.values():
        assert room.browser().get(f"/join/{token}").status_code == 403
    assert room.director.episode.setup.show == "knives"
    ada = room.seat("ada")
    assert ada.last("view")["you"]["role"] == "finalist"


def test_a_match_of_the_other_show_can_be_played(room: Room, host: FlaskClient) -> None:
    put(host, "knives")
    open_show(host, "knives")
    panel, ada, bo = room.screen(host, "host"), room.seat("ada"), room.seat("bo")
    assert room.go(panel, "begin")["ok"]
    assert bo.answer(bo.last("view"), {"do": "starter", "seat": "ada"})["ok"]
    room.go_to_play(panel)
    view = ada.last("view")
    assert view["table"]["turn_of"] == "ada"
    assert ada.answer(view, {"do": "act", "action": "income", "target": None})["ok"]
    assert open_show(host, "first-encounter").json["code"] == "match_runs"
    assert panel.direct("end", reason="")["ok"]
    assert open_show(host, "first-encounter").json["ok"]
    assert room.director.episode.setup.show == "first-encounter"
    assert room.director.episode.number == 1


def test_no_other_show_while_a_match_runs(room: Room, host: FlaskClient) -> None:
    put(host, "knives")
    room.at_play()
    answer = open_show(host, "knives")
    assert answer.status_code == 409 and answer.json["code"] == "match_runs"
    assert room.director.seats.show.slug == "first-encounter"
    assert room.seat("marvin").connected


def test_a_changed_show_keeps_its_screens_and_gets_an_episode(
    room: Room, host: FlaskClient
) -> None:
    version = put(host, "knives").json["version"]
    open_show(host, "knives")
    ada, other = room.seat("ada"), room.seat(OPPONENT)
    put(host, "knives", version, cast=VALUES["cast"][:2], title="Changed")
    assert open_show(host, "knives").json["ok"]
    assert ada.connected and ada.last("show")["title"] == "Changed"
    assert not other.connected
    assert room.director.episode.setup.title == "Changed"


def test_a_fresh_episode_is_as_the_file_says_and_made_once(room: Room, host: FlaskClient) -> None:
    panel, *_seats = room.at_play()
    assert panel.direct("end", reason="")["ok"]
    assert open_show(host, "first-encounter").json["ok"]
    assert room.director.episode.number == 1
    for _ in range(2):
        assert open_show(host, "first-encounter", fresh=True).json["ok"]
        assert room.director.episode.number == 2


def test_a_room_that_is_black_stays_so(room: Room, host: FlaskClient) -> None:
    put(host, "knives")
    panel = room.screen(host, "host")
    assert panel.direct("black", on=True)["ok"]
    assert open_show(host, "knives").json["ok"]
    assert room.director.episode.floor.black


def test_earlier_episodes_of_every_show(room: Room, host: FlaskClient) -> None:
    panel, *_seats = room.at_play()
    panel.direct("end", reason="")
    put(host, "knives")
    open_show(host, "knives")
    for _ in range(2):
        told = host.get("/host/shows/episodes").json["episodes"]
        lines = {(line["title"], line["state"]) for line in told}
        assert lines == {("Knives", "ready"), ("First Encounter", "stopped")}
    assert open_show(host, "nothing").status_code == 404


def test_a_restart_keeps_the_links(data: Path, clock: Clock) -> None:
    first = Room(data / "data.sqlite3", clock)
    browser = first.host_browser()
    put(browser, "knives")
    open_show(browser, "knives")
    token = first.console.access.token("ada")
    first.close()
    again = Room(data / "data.sqlite3", clock, show="knives")
    assert again.console.access.token("ada") == token
    again.close()


KEYS = [
    "title",
    "language",
    "edition",
    "finalists",
    "dice",
    "clock",
    "rules",
    "look",
    "connection",
    "broadcast",
]
KEYS += ["rundown", "messages", "cast", "id", "name", "garnets", "portrait", "to", "text", "does"]
KEYS += ["scene", "bank", "hold_seconds", "delay_seconds", "brass"]
plain = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
plain |= st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(KEYS)
anything = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(KEYS) | st.text("ab\x00 ."), inner, max_size=4)
    ),
    max_leaves=20,
)


@settings(deadline=None, suppress_health_check=list(HealthCheck))
@given(values=st.dictionaries(st.sampled_from(KEYS), anything, max_size=8), more=st.booleans())
def test_whatever_a_form_sends_is_judged_and_nothing_breaks(
    host: FlaskClient, values: dict[str, Any], more: bool
) -> None:
    values = {**(VALUES if more else {}), **values, "garnets": 1}
    looked = host.post("/host/shows/check", json={"values": values}, headers=HERE)
    assert looked.status_code == 200 and looked.json["ok"], looked.text
    saved = host.put(
        "/host/shows/never/show", json={"values": values, "version": None}, headers=HERE
    )
    assert saved.status_code == 422 and saved.json["code"] == "faults"
