"""The director's page, the panel's preview, and one browser for one role."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from deathmatch.console.access import Access, Locks
from deathmatch.console.settings import JournalSettings
from tests.console.room import (
    CANDIDATE,
    CHEAP,
    DIRECTOR_PASSPHRASE,
    OPPONENT,
    PASSPHRASE,
    Clock,
    Room,
)

HERE = {"Origin": "http://localhost"}
INCOME = {"do": "act", "action": "income", "target": None}


def log_in(browser: FlaskClient, door: str, words: str) -> int:
    return browser.post(f"/{door}/login", data={"passphrase": words}, headers=HERE).status_code


@pytest.fixture
def alone(tmp_path: Path, clock: Clock) -> Iterator[Room]:
    """The console of one person who rehearses at one desk."""
    room = Room(tmp_path / "alone.sqlite3", clock, alone=True)
    yield room
    room.close()


# The director's page


def test_each_passphrase_opens_its_own_door(room: Room) -> None:
    assert log_in(room.browser(), "director", PASSPHRASE) == 403
    assert log_in(room.browser(), "host", DIRECTOR_PASSPHRASE) == 403
    director, host = room.director_browser(), room.host_browser()
    form = room.browser().get("/director").text
    assert director.get("/director").text != form and host.get("/director").text == form
    assert "login" in director.get("/host").text
    assert not room.screen(host, "director").connected
    assert not room.screen(director, "host").connected
    director.post("/director/logout", headers=HERE)
    assert director.get("/director").text == form
    assert not room.screen(director, "director").connected


def test_wrong_tries_at_the_director_s_door_are_slowed_down(room: Room, clock: Clock) -> None:
    browser = room.browser()
    for _ in range(7):
        assert log_in(browser, "director", "wrong") == 403
    assert clock.slept == [0.5, 1]
    assert browser.post("/director/login", data={"passphrase": "x"}).status_code == 403


def test_the_director_sees_all_hands_and_nobody_else_does(room: Room) -> None:
    host, first, second = room.at_play()
    gallery = room.gallery()
    you = gallery.last("view")["you"]
    match = room.director.episode.match
    assert you["role"] == "director"
    assert you["hands"] == {seat: list(match.hand(seat)) for seat in match.seats}
    assert sum(map(len, you["holders"].values())) == 11
    assert first.answer(first.last("view"), INCOME)["ok"]
    assert gallery.last("view")["rev"] == len(room.entries())
    for screen in (host, second, room.audience()):
        assert not {"hands", "holders"} & set(screen.last("view")["you"])
    # It looks, and orders nothing.
    assert gallery.direct("pause") == {"ok": False, "code": "not_allowed"}


def test_opening_it_is_an_entry_and_shows_in_the_panel(room: Room) -> None:
    host, *_ = room.at_play()
    before = len(room.entries())
    gallery = room.gallery()
    (entry,) = room.entries()[before:]
    assert (entry.by, entry.command["command"]) == ("director", "OpenDirector")
    messages = dict(host.messages())
    line = messages["view"]["you"]["log"][-1]
    assert line["code"] == "director_opened"
    assert messages["desk"]["directors"] in (0, 1)
    room.clock.s += 1
    room.director.tick()
    assert host.last("desk")["directors"] == 1
    # The room is not told.
    assert "director_opened" not in str(room.audience().messages())
    assert "director_opened" not in str(room.seat(OPPONENT).messages())
    gallery.client.disconnect()
    room.gallery()
    assert len(room.entries()) == before + 2


def test_it_stays_shut_while_its_entry_cannot_be_written(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    from deathmatch.episode.journal import JournalFault

    def broken(*_args: object) -> None:
        raise JournalFault("storage_full", "the reason")

    monkeypatch.setattr(room.journal, "append", broken)
    gallery = room.gallery()
    assert not gallery.connected and gallery.messages() == []


def test_the_entry_of_the_director_outlives_the_server(rooms: Callable[[], Room]) -> None:
    rooms().gallery()
    log = rooms().host().last("view")["you"]["log"]
    assert [line["code"] for line in log] == ["director_opened"]


def test_both_passphrases_are_kept_and_must_differ(room: Room) -> None:
    settings = JournalSettings(room.journal)
    again = Access(settings, "x", [], Locks(cost=CHEAP))
    assert again.is_passphrase(PASSPHRASE) and again.is_director_passphrase(DIRECTOR_PASSPHRASE)
    assert not again.is_passphrase(DIRECTOR_PASSPHRASE)
    for same in (
        Locks(passphrase="same words", director_passphrase="same-words", cost=CHEAP),
        Locks(passphrase=DIRECTOR_PASSPHRASE, cost=CHEAP),
    ):
        with pytest.raises(ValueError):
            Access(settings, "x", [], same)
    assert Access(settings, "x", [], Locks(cost=CHEAP)).is_passphrase(PASSPHRASE)


# The preview


def test_the_preview_is_for_hosts_and_may_be_framed_by_the_panel_only(room: Room) -> None:
    host = room.host_browser()
    for path in ("/host/preview", "/host/preview?scene=rules", "/host/preview?scene=slate"):
        answer = host.get(path)
        assert answer.status_code == 200
        assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
    assert host.get("/host/preview?scene=nothing").status_code == 404
    others = (room.browser(), room.seat_browser(OPPONENT), room.director_browser())
    assert [each.get("/host/preview").status_code for each in others] == [403, 403, 403]
    policy = host.get("/audience").headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in policy


def test_a_preview_is_told_what_the_room_is_and_counts_as_no_screen(room: Room) -> None:
    host = room.host()
    hello = {"screen": "audience", "preview": True}
    preview = room.raw_screen(room.host_browser(), hello)
    crowd = room.audience()
    assert preview.last("view") == crowd.last("view")
    assert host.direct("scene", scene="rules")["ok"]
    assert preview.last("view") == crowd.last("view")
    assert room.console.presence.count("audience") == 1
    assert preview.send("status", {})["ok"]
    room.director.board.send()
    desk = host.last("desk")
    assert desk["audiences"] == 1
    assert [row["kind"] for row in desk["devices"]] == ["host", "audience"]
    for browser in (room.browser(), room.seat_browser(OPPONENT), room.director_browser()):
        assert not room.raw_screen(browser, hello).connected
    for screen, seat in (("host", None), ("audience", OPPONENT), ("seat", None)):
        odd = {"screen": screen, "preview": True, "seat": seat}
        assert not room.raw_screen(room.host_browser(), odd).connected


# One browser, one role


@pytest.mark.parametrize("crew", ["host", "director"])
def test_the_crew_s_browser_gets_no_seat(room: Room, crew: str) -> None:
    browser = room.host_browser() if crew == "host" else room.director_browser()
    token = room.console.access.token(OPPONENT)
    answer = browser.get(f"/join/{token}")
    assert answer.status_code == 403 and token not in answer.text
    assert browser.get(f"/seat/{OPPONENT}").status_code == 403
    assert not room.screen(browser, "seat", OPPONENT).connected
    # Out of that role it is a browser like any other.
    assert browser.post(f"/{crew}/logout", headers=HERE).status_code == 303
    assert browser.get(f"/join/{token}").status_code == 303


def test_a_browser_with_a_seat_gets_nothing_of_the_crew_s(room: Room) -> None:
    browser = room.seat_browser(OPPONENT)
    pages = ["/host", "/director", "/host/preview", f"/host/qr/{OPPONENT}.svg"]
    assert [browser.get(page).status_code for page in pages] == [403] * 4
    assert log_in(browser, "host", PASSPHRASE) == 403
    assert log_in(browser, "director", DIRECTOR_PASSPHRASE) == 403
    for screen in ("host", "director"):
        assert not room.screen(browser, screen).connected
    assert room.screen(browser, "seat", OPPONENT).connected
    assert room.screen(browser, "audience").connected


def test_a_browser_that_had_a_seat_gets_nothing_either(room: Room) -> None:
    browser = room.seat_browser(OPPONENT)
    assert room.host().direct("reissue", seat=OPPONENT)["ok"]
    assert log_in(browser, "host", PASSPHRASE) == 403
    assert browser.get("/host").status_code == 403


def test_alone_at_one_desk_a_browser_is_everything(alone: Room) -> None:
    browser = alone.host_browser()
    assert log_in(browser, "director", DIRECTOR_PASSPHRASE) == 303
    for seat in (CANDIDATE, OPPONENT):
        assert browser.get(f"/join/{alone.console.access.token(seat)}").status_code == 303
    assert [browser.get(p).status_code for p in ("/host", "/director", "/seat/nomi")] == [200] * 3
    host = alone.screen(browser, "host")
    screens = [host, alone.screen(browser, "director"), alone.screen(browser, "seat", OPPONENT)]
    assert all(screen.connected for screen in screens)
    # And every screen says that this is a rehearsal.
    assert all(each.last("show")["rehearsal"] for each in [*screens, alone.audience()])


def test_what_was_mixed_at_a_desk_is_not_taken_along(
    alone: Room, tmp_path: Path, clock: Clock
) -> None:
    """The same data served without --desk: the cookie is a seat's, and no more the host's."""
    browser = alone.host_browser()
    assert browser.get(f"/join/{alone.console.access.token(OPPONENT)}").status_code == 303
    cookie = browser.get_cookie("dm_session")
    assert cookie is not None
    strict = Room(tmp_path / "alone.sqlite3", clock)
    again = strict.browser()
    again.set_cookie("dm_session", cookie.value)
    assert again.get("/host").status_code == 403
    assert not strict.screen(again, "host").connected
    assert again.get(f"/seat/{OPPONENT}").status_code == 200
    strict.close()


def test_who_is_refused_for_its_role_is_told_so(room: Room) -> None:
    host, seat = room.host_browser(), room.seat_browser(OPPONENT)
    token = room.console.access.token(OPPONENT)
    assert "private window" in host.get(f"/join/{token}").text
    assert "has a seat" in seat.get("/host").text
    assert "not valid" in room.browser().get("/join/wrong").text
