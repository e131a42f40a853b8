"""Logging in while others try, and logging out for good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from deathmatch.console.limits import MOST_ADDRESSES, Buckets
from tests.console.room import CANDIDATE, DIRECTOR_PASSPHRASE, PASSPHRASE, Clock, Room

HERE = {"Origin": "http://localhost"}
RIGHT = {"host": PASSPHRASE, "director": DIRECTOR_PASSPHRASE}


def log_in(browser: FlaskClient, crew: str, passphrase: str) -> int:
    form = {"passphrase": passphrase}
    return browser.post(f"/{crew}/login", data=form, headers=HERE).status_code


@pytest.mark.parametrize("crew", RIGHT)
def test_the_right_passphrase_never_waits_for_the_wrong_ones(
    room: Room, clock: Clock, crew: str
) -> None:
    browser = room.browser()
    for number in range(20):
        assert log_in(browser, crew, f"wrong {number}") == 403
    clock.s += 4
    clock.slept.clear()
    assert log_in(browser, crew, RIGHT[crew]) == 303
    assert clock.slept == []


def test_only_so_many_tries_are_compared_in_a_second(room: Room, clock: Clock) -> None:
    browser = room.browser()
    clock.sleep = lambda seconds: None  # type: ignore[method-assign]
    room.console.app.view_functions["login"].__self__._sleep = lambda seconds: None
    for number in range(60):
        assert log_in(browser, "host", f"wrong {number}") == 403
    assert log_in(browser, "host", PASSPHRASE) == 403
    clock.s += 0.2
    assert log_in(browser, "host", PASSPHRASE) == 303


@pytest.mark.parametrize("crew", RIGHT)
def test_a_flood_from_its_own_address_keeps_no_known_browser_out(
    room: Room, clock: Clock, crew: str
) -> None:
    known, flood = room.browser(), room.browser()
    assert log_in(known, crew, RIGHT[crew]) == 303
    known.post(f"/{crew}/logout", headers=HERE)
    room.console.app.view_functions["login"].__self__._sleep = lambda seconds: None
    for number in range(60):
        assert log_in(flood, crew, f"wrong {number}") == 403
    assert log_in(room.browser(), crew, RIGHT[crew]) == 403
    assert log_in(known, crew, RIGHT[crew]) == 303


def test_a_cookie_from_before_the_login_is_let_in_nowhere(room: Room) -> None:
    """Whoever plants a cookie, to use it once its owner has logged in, has nothing."""
    browser, thief = room.browser(), room.browser()
    for words in ("wrong", PASSPHRASE):
        cookie = browser.get_cookie("dm_session")
        log_in(browser, "host", words)
        if cookie is not None:
            thief.set_cookie("dm_session", cookie.value)
    assert not room.screen(thief, "host").connected
    assert room.screen(browser, "host").connected


def test_wrong_links_do_not_slow_the_passphrase_down(room: Room, clock: Clock) -> None:
    browser = room.browser()
    for number in range(20):
        assert browser.get(f"/join/wrong-{number}").status_code == 403
    assert clock.slept
    clock.slept.clear()
    assert log_in(browser, "host", "wrong") == 403 and clock.slept == []
    for number in range(20):
        log_in(browser, "host", f"wrong {number}")
    assert room.seat_browser("nomi").get("/seat/nomi").status_code == 200


@pytest.mark.parametrize(("crew", "screen"), [("host", "host"), ("director", "director")])
def test_a_login_ends_with_its_sockets_and_every_copy_of_its_cookie(
    rooms: Callable[[], Room], crew: str, screen: str
) -> None:
    room = rooms()
    browser, thief, other = room.browser(), room.browser(), room.browser()
    assert log_in(browser, crew, RIGHT[crew]) == log_in(other, crew, RIGHT[crew]) == 303
    cookie = browser.get_cookie("dm_session")
    assert cookie is not None
    thief.set_cookie("dm_session", cookie.value)
    screens = [room.screen(each, screen) for each in (browser, thief, other)]
    assert [each.connected for each in screens] == [True, True, True]
    assert browser.post(f"/{crew}/logout", headers=HERE).status_code == 303
    assert [each.connected for each in screens] == [False, False, True]
    for again in (room, rooms()):
        copy = again.browser()
        copy.set_cookie("dm_session", cookie.value)
        assert not again.screen(copy, screen).connected
        assert b'name="passphrase"' in copy.get(f"/{crew}").data


def test_a_preview_ends_with_the_login_that_opened_it(room: Room) -> None:
    browser = room.host_browser()
    hello = {"screen": "audience", "seat": None, "build": "", "preview": True}
    preview, audience = room.raw_screen(browser, hello), room.audience()
    assert preview.connected
    browser.post("/host/logout", headers=HERE)
    assert not preview.connected and audience.connected


def test_the_buckets_are_bounded() -> None:
    clock = Clock()
    buckets = Buckets(clock, rate=1, burst=2)
    assert [buckets.take("10.0.0.1") for _ in range(3)] == [True, True, False]
    for number in range(MOST_ADDRESSES):
        buckets.take(f"10.1.{number // 256}.{number % 256}")
    assert buckets.take("10.0.0.1"), "the longest unused one was forgotten"


# A screen waits for the director's lock after its cookie was looked at


class Meanwhile:
    """The director's lock, for which the next one waits while something else happens."""

    def __init__(self, lock: Any, happens: Callable[[], object]) -> None:
        self.lock = lock
        self.happens: list[Callable[[], object]] = [happens]

    def __enter__(self) -> None:
        if self.happens:
            self.happens.pop()()
        self.lock.acquire()

    def __exit__(self, *_: object) -> None:
        self.lock.release()


@pytest.mark.parametrize("screen", ["hands", "seat"])
def test_a_link_that_is_made_anew_while_a_screen_comes_by_the_old_one_keeps_it_out(
    room: Room, screen: str
) -> None:
    host, seat = room.host(), CANDIDATE if screen == "seat" else None
    browser = room.seat_browser(CANDIDATE) if seat else room.hands_browser()
    order = {"order": "reissue", "seat": seat} if seat else {"order": "reissue_hands"}
    director: Any = room.director
    director.lock = Meanwhile(director.lock, lambda: host.direct(**order))
    assert not room.screen(browser, screen, seat).connected
    assert not director.lock.happens and host.connected


@pytest.mark.parametrize("crew", RIGHT)
def test_a_login_that_ends_while_a_screen_comes_by_it_keeps_it_out(room: Room, crew: str) -> None:
    browser = room.browser()
    assert log_in(browser, crew, RIGHT[crew]) == 303
    copy = room.browser()
    cookie = browser.get_cookie("dm_session")
    assert cookie is not None
    copy.set_cookie("dm_session", cookie.value)
    director: Any = room.director
    log_out = lambda: browser.post(f"/{crew}/logout", headers=HERE)  # noqa: E731
    director.lock = Meanwhile(director.lock, log_out)
    assert not room.screen(copy, crew).connected


def test_the_browser_that_shows_all_hands_does_not_become_a_host_s(room: Room) -> None:
    browser = room.hands_browser()
    screen = room.screen(browser, "hands")
    assert b'name="passphrase"' not in browser.get("/host").data
    assert log_in(browser, "host", PASSPHRASE) == 403
    assert screen.connected and not room.screen(browser, "host").connected
    room.console.access.reissue_hands()
    assert b'name="passphrase"' in browser.get("/host").data
    assert log_in(browser, "host", PASSPHRASE) == 303
