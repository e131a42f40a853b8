"""Highlights: a stretch of an episode on the audience display, only while the match stands still;
and the player's page for hosts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from deathmatch.console import replays
from tests.console.room import CANDIDATE, OPPONENT, Clock, Room, Screen

INCOME = {"do": "act", "action": "income", "target": None}
PAGE = "/host/replay/first-encounter/1"


def ok(ack: Any) -> Any:
    assert ack["ok"], ack
    return ack


def paused(room: Room) -> Screen:
    """A match on hold after its first turn; the host's screen."""
    host, first, second = room.at_play()
    room.clock.s += 30
    ok(first.answer(first.last("view"), INCOME))
    ok(host.direct("pause"))
    return host


def show(host: Screen, room: Room, first: int = 3, **more: Any) -> Any:
    entries = {"episode": 1, "first": first, "last": room.director.episode.rev, **more}
    return host.direct("highlight", **entries)


def test_it_plays_and_the_board_returns_by_itself(room: Room, clock: Clock) -> None:
    host, crowd = paused(room), room.audience()
    ok(show(host, room))
    floor = crowd.last("view")["floor"]
    assert floor["program"] == "highlight" and floor["highlight"]["elapsed_ms"] == 0
    length_s = floor["highlight"]["length_ms"] / 1000
    # Thirty seconds of thinking are two, and the last frame stays for four.
    assert 6 <= length_s < 20
    clock.s += length_s - 0.01
    room.director.tick()
    assert crowd.messages() == []
    clock.s += 0.02
    room.director.tick()
    assert crowd.last("view")["floor"]["program"] == "board"
    last = room.entries()[-1]
    assert (last.command["command"], last.by) == ("EndHighlight", "server")
    assert room.director.episode.match.paused == "host"


def test_without_short_waits_it_takes_as_long_as_it_took(room: Room) -> None:
    host = paused(room)
    entries = room.entries()
    ok(show(host, room, skip=False))
    length = host.last("view")["floor"]["highlight"]["length_ms"]
    assert length == entries[-1].at - entries[2].at + 4000 > 30_000


def test_it_is_refused_while_the_match_runs(room: Room) -> None:
    host, _first, _second = room.at_play()
    assert show(host, room) == {"ok": False, "code": "match_runs"}
    ok(host.direct("pause"))
    ok(show(host, room))


def test_play_that_goes_on_ends_it(room: Room) -> None:
    host, crowd = paused(room), room.audience()
    ok(show(host, room))
    crowd.messages()
    ok(host.direct("resume"))
    assert crowd.last("view")["floor"]["program"] == "board"
    room.director.tick()
    assert room.director.episode.floor.highlight is None


@pytest.mark.parametrize(
    ("order", "more", "program"),
    [
        ("end_highlight", {}, "board"),
        ("panic", {"on": True}, "slate"),
        ("scene", {"scene": "rules", "pinned": True}, "rules"),
    ],
)
def test_the_host_cuts_it_short(room: Room, order: str, more: dict[str, Any], program: str) -> None:
    host, crowd = paused(room), room.audience()
    ok(show(host, room))
    ok(host.direct(order, **more))
    assert crowd.last("view")["floor"]["program"] == program
    assert host.direct("end_highlight") == {"ok": False, "code": "already"}


def test_black_lies_over_it_and_it_goes_on_below(room: Room) -> None:
    host, crowd = paused(room), room.audience()
    ok(show(host, room))
    ok(host.direct("black", on=True))
    assert crowd.last("view")["floor"]["program"] == "black"
    ok(host.direct("black", on=False))
    assert crowd.last("view")["floor"]["program"] == "highlight"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"episode": 7}, "no_episode"),
        ({"last": 999}, "no_entry"),
        ({"first": 5, "last": 4}, "no_entry"),
    ],
)
def test_what_is_not_there_is_refused(room: Room, more: dict[str, Any], code: str) -> None:
    assert show(paused(room), room, **more) == {"ok": False, "code": code}


def test_a_whole_evening_is_no_highlight(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    host = paused(room)
    monkeypatch.setattr(replays, "MOST_FRAMES", 3)
    assert show(host, room) == {"ok": False, "code": "too_long"}
    ok(show(host, room, first=room.director.episode.rev - 2))


def test_a_display_that_joins_late_is_at_the_right_place(room: Room, clock: Clock) -> None:
    host = paused(room)
    ok(show(host, room))
    clock.s += 3
    on = room.audience().last("view")["floor"]["highlight"]
    assert on["elapsed_ms"] == 3000
    clip = room.browser().get(f"/audience/highlight/{on['id']}").json
    assert clip["whole"]["you"] == {"role": "audience"}
    assert clip["whole"]["rev"] == 3 and len(clip["at"]) == len(clip["deltas"]) + 1
    assert room.browser().get("/audience/highlight/another-one").status_code == 404
    ok(host.direct("end_highlight"))
    assert room.browser().get(f"/audience/highlight/{on['id']}").status_code == 404


def test_it_survives_a_restart_and_ends(rooms: Callable[[], Room], clock: Clock) -> None:
    room = rooms()
    ok(show(paused(room), room))
    again = rooms()
    floor = again.audience().last("view")["floor"]
    assert floor["program"] == "highlight"
    assert again.browser().get(f"/audience/highlight/{floor['highlight']['id']}").status_code == 200
    clock.s += floor["highlight"]["length_ms"] / 1000
    again.director.tick()
    assert again.audience().last("view")["floor"]["program"] == "board"


def test_an_earlier_episode_plays_too(room: Room) -> None:
    host = paused(room)
    ok(host.direct("end"))
    garnets = {member.id: member.garnets for member in room.director.episode.next_cast()}
    ok(host.direct("next", finalists=[OPPONENT, CANDIDATE], garnets=garnets))
    crowd = room.audience()
    ok(host.direct("highlight", episode=1, first=3, last=6))
    on = crowd.last("view")["floor"]["highlight"]
    assert on["episode"] == 1
    clip = room.browser().get(f"/audience/highlight/{on['id']}").json
    assert clip["show"]["episode"] == 1 and clip["show"]["finalists"] == [CANDIDATE, OPPONENT]


# The player's page


def views(browser: FlaskClient) -> Any:
    return browser.get(f"{PAGE}/films/views").json["views"]


def test_until_it_is_over_a_host_sees_the_room_and_the_director_all_hands(room: Room) -> None:
    paused(room)
    host = room.host_browser()
    assert views(host) == ["room"]
    assert host.get(f"{PAGE}/films/room/head").json["over"] is False
    for view in ("all", CANDIDATE, OPPONENT, "trinity"):
        assert host.get(f"{PAGE}/films/{view}/head").status_code == 404
        assert host.get(f"{PAGE}/films/{view}/0").status_code == 404
    assert views(room.director_browser()) == ["room", "all"]


def test_a_stopped_match_could_be_taken_up_again_and_stays_closed(room: Room) -> None:
    host = paused(room)
    ok(host.direct("end"))
    assert views(room.host_browser()) == ["room"]
    garnets = {member.id: member.garnets for member in room.director.episode.next_cast()}
    ok(host.direct("next", finalists=[CANDIDATE, OPPONENT], garnets=garnets))
    assert "all" in views(room.host_browser())


def test_a_match_with_a_winner_is_open_to_hosts(room: Room) -> None:
    ok(paused(room).direct("declare", winner=CANDIDATE, cause="retirement"))
    browser = room.host_browser()
    assert {"room", "all", CANDIDATE, "trinity"} <= set(views(browser))
    head = browser.get(f"{PAGE}/films/all/head").json
    assert head["over"] is True
    told = room.audience().last("show")
    assert head["show"]["look"] == told["look"]
    assert head["show"]["cast"][CANDIDATE]["portrait"] == told["cast"][CANDIDATE]["portrait"]
    assert 'data-films="/host/replay/first-encounter/1/films"' in browser.get(PAGE).text
    assert browser.get("/host/replay/first-encounter/9").status_code == 404
    assert browser.get("/host/replay/another/1").status_code == 404


def test_nobody_else_gets_a_film(room: Room) -> None:
    ok(paused(room).direct("declare", winner=CANDIDATE, cause="retirement"))
    for browser in (room.browser(), room.seat_browser(CANDIDATE), room.seat_browser("trinity")):
        assert browser.get(PAGE).status_code in (303, 403)
        for path in ("views", "room/head", "room/0", "all/head"):
            assert browser.get(f"{PAGE}/films/{path}").status_code == 403
