"""Hosts look at any screen, covered, with its secrets counted; and the room is never shown one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from deathmatch.console.presence import Screen
from deathmatch.console.secrets import screens_shown
from deathmatch.console.wire import AUDIENCE_ROOM, cover_room
from deathmatch.game import Match
from tests.console.room import CANDIDATE, OPPONENT, Room
from tests.console.secrecy import FOR_S, play, rounds
from tests.console.tagged import FINALISTS, SEATS, TAG, Stage, public_tags, readable_tags

INCOME = {"do": "act", "action": "income", "target": None}
NOBLES = ("duke", "captain", "assassin", "contessa", "ambassador")


def cover(room: Room, seat: str, browser: Any = None) -> Any:
    hello = {"screen": "seat", "seat": seat, "preview": True}
    return room.raw_screen(browser or room.host_browser(), hello)


# Who may


def test_a_seat_s_screen_is_previewed_by_hosts_and_framed_by_the_panel_only(room: Room) -> None:
    path = f"/host/preview?seat={OPPONENT}"
    answer = room.host_browser().get(path)
    assert answer.status_code == 200 and f'data-seat="{OPPONENT}"' in answer.text
    assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
    assert room.host_browser().get("/host/preview?seat=nobody").status_code == 404
    others = (room.browser(), room.seat_browser(OPPONENT), room.director_browser())
    for browser in others:
        assert browser.get(path).status_code == 403
        assert not cover(room, OPPONENT, browser).connected
    assert not cover(room, "nobody").connected
    assert cover(room, OPPONENT).connected


def test_a_preview_takes_no_seat_over_and_speaks_for_nobody(room: Room) -> None:
    host, first, _second = room.at_play()
    preview = cover(room, CANDIDATE)
    assert preview.connected and first.connected
    view = preview.last("view")
    assert view["you"]["asked"] and view["you"]["choices"] == []
    for answered in (preview.answer(view, INCOME), preview.send("direct", {"id": "x" * 8})):
        assert answered["code"] in ("not_allowed", "malformed")
    assert preview.answer(view, INCOME)["code"] == "not_allowed"
    assert [row["seat"] for row in host.last("desk")["devices"] if row["seat"]] == [
        CANDIDATE,
        OPPONENT,
    ]
    assert first.answer(first.last("view"), INCOME)["ok"]
    assert preview.last("view")["table"]["turn"] == 2
    preview.client.disconnect()
    assert first.connected and room.director.presence.at(CANDIDATE) is not None


def test_a_preview_outlives_the_seat_s_link_and_hears_what_all_hear(room: Room) -> None:
    host, preview = room.host(), cover(room, OPPONENT)
    shown = preview.last("show")
    assert (shown["screen"], shown["seat"], shown["covered"]) == ("seat", OPPONENT, True)
    assert "rundown" not in shown
    assert host.direct("reissue", seat=OPPONENT)["ok"]
    assert preview.send("pulse", {})["ok"]
    room.director.beat()
    assert preview.last("beat")["rev"] == room.director.episode.rev


# What is covered


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    with readable_tags():
        stage = Stage()
        for seat in SEATS:
            stage.director.presence.enter(f"cover-{seat}", "seat", seat, 0, "", True)
        yield stage


def test_no_tag_of_a_hidden_noble_arrives_at_a_covered_screen(stage: Stage) -> None:
    found: set[int] = set()
    for seed in rounds(FOR_S):
        known: set[int] = set()

        def learn(match: Match, known: set[int] = known) -> None:
            known |= public_tags(match)

        def check(match: Match, known: set[int] = known) -> None:
            nonlocal found
            found |= no_stray_tag(stage, known)

        match = play(stage, seed, check, learn)
        for seat in SEATS:
            stage.director.greet(Screen(cover_room(seat), "seat", seat, 0, None, True))  # type: ignore[arg-type]
        stage.director.beat()
        check(match)
    assert found, "nothing arrives at all"


def no_stray_tag(stage: Stage, known: set[int]) -> set[int]:
    """Holds what covered screens were sent against what is public; gives what was found."""
    found: set[int] = set()
    heard = set()
    for room, event, text in stage.capture.take():
        if room.startswith("cover:"):
            heard.add(room)
            tags = {int(tag) for tag in TAG.findall(text)}
            assert tags <= known, f"{room} was sent {tags - known} in {event}: {text}"
            found |= tags
    assert not heard or len(heard) == len(SEATS)
    return found


# The badges


def test_hosts_ask_how_many_secrets_each_screen_shows(room: Room) -> None:
    host, first, _second = room.at_play()
    ack = host.ask("secrets")
    assert ack["ok"] and [name for name in NOBLES if name in str(ack)] == []
    by = {row["screen"]: (row["places"], row["count"]) for row in ack["screens"]}
    assert by["audience"] == by["overlay"] == ([], 0)
    assert by[CANDIDATE] == by[OPPONENT] == (["hand"], 2)
    apart = ("audience", "overlay", CANDIDATE, OPPONENT)
    spectators = [row for row in ack["screens"] if row["screen"] not in apart]
    assert len(spectators) == 11
    assert {(*row["places"], row["count"]) for row in spectators} == {("holder", 1)}
    assert first.ask("secrets")["code"] == "not_allowed"
    assert room.audience().ask("secrets")["code"] == "not_allowed"


def test_a_leak_is_named_as_one(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    play(stage, 3, lambda match: None)
    match = stage.director.episode.match
    audience = screens_shown(_undecided(match))[0]
    assert audience["places"] == ["other_hand"] and audience["count"] > 0


def _undecided(match: Match) -> Match:
    from msgspec.structs import replace

    hand = f"hand:{FINALISTS[0]}"
    return replace(match, result=None, cards={**match.cards, hand: ("duke",)})


def plant(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak in what everybody is shown: the first finalist's hand."""
    for name in ("deathmatch.game.cover", "deathmatch.console.publish"):
        module = sys.modules[name]

        def leaky(match: Match, at: int, real: Any = module.public_view) -> Any:
            return {**real(match, at), "slip": list(match.hand(FINALISTS[0]))}

        monkeypatch.setattr(module, "public_view", leaky)


def test_the_room_gets_the_slate_rather_than_a_secret(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    plant(monkeypatch)
    slates = 0

    def check(match: Match) -> None:
        nonlocal slates
        hidden = bool(match.hand(FINALISTS[0])) and match.result is None
        for room, event, text in stage.capture.take():
            if room == AUDIENCE_ROOM and event == "view" and hidden:
                assert not TAG.findall(text.partition("slip")[2].partition("]")[0]), text
                slates += '"program":"slate"' in text

    play(stage, 3, check)
    assert slates and "the room would see hand:" in caplog.text
    stage.director.greet(Screen(AUDIENCE_ROOM, "audience", None, 0, None))  # type: ignore[arg-type]


def test_without_a_leak_the_room_sees_its_scene(room: Room) -> None:
    audience = room.audience()
    room.at_play()
    assert audience.last("view")["floor"]["program"] == "board"
