"""The pages: who gets which, what they carry, and what wrong tries get."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deathmatch.episode.words import Words, tongues
from deathmatch.resources import resource_dir
from deathmatch.verify_page import verify_page
from tests.console.room import CANDIDATE, OPPONENT, PASSPHRASE, Clock, Room

HERE = {"Origin": "http://localhost"}
PAGES = ["/", "/audience", "/host", f"/seat/{OPPONENT}", f"/host/qr/{OPPONENT}.svg", "/nothing"]


def login(room: Room, browser: object, words: str) -> int:
    return browser.post("/host/login", data={"passphrase": words}, headers=HERE).status_code  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize(
    ("page", "nobody", "seat", "host"),
    [
        ("/", 200, 200, 200),
        ("/audience", 200, 200, 200),
        ("/verify", 200, 200, 200),
        ("/host", 200, 403, 200),
        (f"/seat/{OPPONENT}", 403, 200, 403),
        (f"/seat/{CANDIDATE}", 403, 403, 403),
        ("/seat/nobody", 403, 403, 403),
        (f"/host/qr/{OPPONENT}.svg", 403, 403, 200),
        ("/host/qr/nobody.svg", 403, 403, 404),
        ("/nothing", 404, 404, 404),
        ("/host/login", 405, 405, 405),
        ("/join/wrong", 403, 403, 403),
        ("/show/portrait/nobody", 404, 404, 404),
        ("/static/../pyproject.toml", 404, 404, 404),
    ],
)
def test_who_gets_which_page(room: Room, page: str, nobody: int, seat: int, host: int) -> None:
    browsers = [room.browser(), room.seat_browser(OPPONENT), room.host_browser()]
    assert [b.get(page).status_code for b in browsers] == [nobody, seat, host]


def test_the_panel_is_only_for_hosts(room: Room) -> None:
    assert "passphrase" in room.browser().get("/host").text
    assert "passphrase" not in room.host_browser().get("/host").text


@pytest.mark.parametrize("page", PAGES)
def test_every_answer_carries_the_headers(room: Room, page: str) -> None:
    answer = room.host_browser().get(page)
    assert answer.headers["Content-Security-Policy"] == (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; "
        "base-uri 'none'; form-action 'self'"
    )
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] in ("no-referrer", "same-origin")
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in answer.headers["Permissions-Policy"]
    # Nothing that the policy above would stop.
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=", answer.text)


def rules(room: Room, method: str) -> list[str]:
    """Every address that takes a method, with something in the place of what varies."""
    found = [rule for rule in room.console.app.url_map.iter_rules() if method in rule.methods]
    return sorted({re.sub(r"<[^>]+>", "nomi", rule.rule) for rule in found})


def test_no_address_leads_to_another_site(room: Room) -> None:
    hostile = "?next=//evil.example&url=https://evil.example&return=//evil.example"
    browsers = [room.browser(), room.host_browser(), room.director_browser()]
    seat = f"/join/{room.console.access.token(OPPONENT)}"
    for browser in browsers:
        for path in [*rules(room, "GET"), seat, "//evil.example", "/\\evil.example"]:
            answer = browser.get(path + hostile, headers={"Host": "localhost"})
            where = answer.headers.get("Location", "/").removeprefix("http://localhost")
            assert where.startswith("/") and not where.startswith(("//", "/\\")), (path, where)
            answer.close()


def test_every_form_is_refused_from_another_site(room: Room) -> None:
    browser = room.host_browser()
    posts = [path for path in rules(room, "POST") if not path.startswith("/api/")]
    assert len(posts) >= 4
    for path in posts:
        for headers in ({}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
            assert browser.post(path, headers=headers).status_code == 403, path


def test_an_answer_to_a_guess_tells_nothing(room: Room) -> None:
    """Links of nobody, of another seat, of a seat that does not exist: the same bytes."""
    browser = room.browser()
    wrong = [
        browser.get(path) for path in ("/join/x", "/join/" + "A" * 32, "/seat/nomi", "/seat/x")
    ]
    assert {answer.status_code for answer in wrong} == {403}
    assert len({answer.data for answer in wrong}) == 1


def test_the_page_that_verifies_is_the_one_that_lies_on_a_disk(room: Room) -> None:
    """Its own policy reaches less than the console's; here it only learns who may frame it."""
    folder = resource_dir("static") / "locales"
    words = Words(folder, "en")
    answer = room.browser().get("/verify")
    assert answer.data == verify_page("en", words.say, tongues(folder))
    assert answer.headers["Content-Security-Policy"] == "frame-ancestors 'none'"
    again = room.browser().get("/verify", headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_scripts_are_looked_up_anew_each_time(room: Room) -> None:
    answer = room.browser().get("/static/js/link.js")
    assert answer.status_code == 200 and answer.headers["Cache-Control"] == "no-cache"
    answer.close()


@pytest.mark.parametrize("way", ["join", "login"])
def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(room: Room, way: str) -> None:
    browser = room.browser()
    if way == "join":
        answer = browser.get(f"/join/{room.console.access.token(OPPONENT)}")
        assert answer.headers["Location"] == f"/seat/{OPPONENT}"
    else:
        answer = browser.post("/host/login", data={"passphrase": PASSPHRASE}, headers=HERE)
        assert answer.headers["Location"] == "/host"
    cookie = answer.headers["Set-Cookie"]
    assert cookie.startswith("dm_session=")
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Path=/" in cookie
    assert PASSPHRASE not in cookie


def test_one_browser_may_hold_several_seats(room: Room) -> None:
    browser = room.seat_browser(CANDIDATE, OPPONENT)
    pages = [f"/seat/{CANDIDATE}", f"/seat/{OPPONENT}"]
    assert [browser.get(page).status_code for page in pages] == [200, 200]


def test_a_wrong_passphrase_gets_no_hint_and_is_slowed_down_after_five(
    room: Room, clock: Clock
) -> None:
    browser = room.browser()
    almost = PASSPHRASE[:-1]
    answers = [browser.post("/host/login", data={"passphrase": p}, headers=HERE)
               for p in ("", "x", almost, PASSPHRASE + "s", "amber")]  # fmt: skip
    assert {a.status_code for a in answers} == {403}
    assert len({a.text for a in answers}) == 1
    assert clock.slept == []
    for _ in range(6):
        assert login(room, browser, "wrong") == 403
    assert clock.slept == [0.5, 1, 2, 4, 8, 8]
    # The right one does not: a host must get in while somebody else guesses.
    assert login(room, browser, PASSPHRASE) == 303
    assert login(room, room.browser(), PASSPHRASE) == 303
    assert len(clock.slept) == 6


def test_wrong_links_are_slowed_down_and_right_ones_never(room: Room, clock: Clock) -> None:
    browser = room.browser()
    for _ in range(7):
        assert browser.get("/join/" + "A" * 32).status_code == 403
    assert clock.slept == [0.5, 1, 2]
    room.seat_browser(OPPONENT)
    assert len(clock.slept) == 3


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "null"},
        {"Origin": "http://evil.example"},
        {"Origin": "http://localhost.evil.example"},
        {"Origin": "https://localhost"},
        {"Referer": "http://evil.example/localhost"},
    ],
)
def test_a_form_of_another_site_is_refused(room: Room, headers: dict[str, str]) -> None:
    browser = room.browser()
    data = {"passphrase": PASSPHRASE}
    assert browser.post("/host/login", data=data, headers=headers).status_code == 403
    assert "Set-Cookie" not in browser.post("/host/login", data=data, headers=headers).headers


def test_a_form_that_only_names_its_page_is_taken(room: Room) -> None:
    headers = {"Referer": "http://localhost/host"}
    data = {"passphrase": PASSPHRASE}
    answer = room.browser().post("/host/login", data=data, headers=headers)
    assert answer.status_code == 303
    # Under "no-referrer" a browser would name neither.
    assert room.browser().get("/host").headers["Referrer-Policy"] == "same-origin"


def test_reissuing_kills_the_old_link_and_the_old_cookie(room: Room) -> None:
    browser = room.seat_browser(OPPONENT, CANDIDATE)
    old = room.console.access.token(OPPONENT)
    assert room.host().direct("reissue", seat=OPPONENT)["ok"]
    assert browser.get(f"/seat/{OPPONENT}").status_code == 403
    assert browser.get(f"/join/{old}").status_code == 403
    assert browser.get(f"/seat/{CANDIDATE}").status_code == 200
    assert room.seat_browser(OPPONENT).get(f"/seat/{OPPONENT}").status_code == 200


def test_a_cookie_of_another_server_opens_nothing(room: Room, tmp_path: Path) -> None:
    other = Room(tmp_path / "other.sqlite3", room.clock)
    foreign = other.host_browser().get_cookie("dm_session")
    other.close()
    assert foreign is not None
    browser = room.browser()
    browser.set_cookie("dm_session", foreign.value)
    assert "passphrase" in browser.get("/host").text


def test_an_oversized_form_is_refused(room: Room) -> None:
    data = {"passphrase": "x" * 100_000}
    assert room.browser().post("/host/login", data=data, headers=HERE).status_code == 413


def test_a_fault_in_a_page_shows_no_traceback(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(desk: object, seat: str) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(type(room.director.seats), "portrait", broken)
    answer = room.browser().get("/show/portrait/nomi")
    assert answer.status_code == 500
    assert "secret" not in answer.text and "Traceback" not in answer.text


def test_a_portrait_is_shown_from_the_folder_of_the_show(tmp_path: Path, clock: Clock) -> None:
    folder = tmp_path / "show"
    folder.mkdir()
    text = (resource_dir("shows") / "first-encounter" / "show.toml").read_text(encoding="utf-8")
    with_portrait = text.replace('id = "nomi"', 'id = "nomi"\nportrait = "nomi.png"', 1)
    (folder / "show.toml").write_text(with_portrait, encoding="utf-8")
    (folder / "nomi.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    room = Room(tmp_path / "data.sqlite3", clock, show=folder)
    answer = room.browser().get("/show/portrait/nomi")
    assert (answer.status_code, answer.mimetype) == (200, "image/png")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    answer.close()
    cast = room.audience().last("show")["cast"]
    assert cast["nomi"]["portrait"].partition("?")[0] == "/show/portrait/nomi"
    assert cast["marvin"]["portrait"] is None
    room.close()


def test_a_sound_is_played_from_the_folder_of_the_show(tmp_path: Path, clock: Clock) -> None:
    folder = tmp_path / "show"
    folder.mkdir()
    text = (resource_dir("shows") / "first-encounter" / "show.toml").read_text(encoding="utf-8")
    sounds = '[sounds]\nchallenge = "gong.ogg"\n\n[clock]'
    (folder / "show.toml").write_text(text.replace("[clock]", sounds, 1), encoding="utf-8")
    (folder / "gong.ogg").write_bytes(b"OggS gong")
    room = Room(tmp_path / "data.sqlite3", clock, show=folder)
    assert room.audience().last("show")["sounds"] == {
        "challenge": "/show/sound/challenge?show=show"
    }
    answer = room.browser().get("/show/sound/challenge?show=show")
    assert (answer.status_code, answer.data) == (200, b"OggS gong")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    answer.close()
    for other in ("win", "gong.ogg", "..%2Fshow.toml", "../show.toml"):
        assert room.browser().get(f"/show/sound/{other}").status_code == 404
    (folder / "gong.ogg").unlink()
    (folder / "gong.ogg").symlink_to(folder.parent / "data.sqlite3")
    assert room.browser().get("/show/sound/challenge").status_code == 404
    room.close()


def test_the_code_is_the_link_of_the_present_base(room: Room) -> None:
    host = room.host()
    before = room.host_browser().get(f"/host/qr/{OPPONENT}.svg")
    assert before.mimetype == "image/svg+xml" and before.headers["Cache-Control"] == "no-store"
    assert host.direct("base", index=1)["ok"]
    assert room.host_browser().get(f"/host/qr/{OPPONENT}.svg").data != before.data


@pytest.mark.parametrize("file", ["favicon.svg", "js/verify/worker.js"])
def test_what_may_stand_by_itself_has_a_policy_of_its_own(room: Room, file: str) -> None:
    answer = room.browser().get(f"/static/{file}", buffered=True)
    assert "default-src 'self'" in answer.headers["Content-Security-Policy"]


def test_a_part_of_a_page_is_not_guessed_at_and_goes_to_no_other_site(room: Room) -> None:
    answer = room.browser().get("/static/js/link.js", buffered=True)
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert answer.headers["Cache-Control"] == "no-cache"
