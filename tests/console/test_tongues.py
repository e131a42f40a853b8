"""In which language a page is, and that a language is one folder of files."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from deathmatch.console.films import Films
from deathmatch.console.replay import replay_app
from deathmatch.episode.film import ROOM
from deathmatch.resources import resource_dir
from tests.console.room import CANDIDATE, OPPONENT, PASSPHRASE, Clock, Room
from tests.console.test_films import an_episode

TAG, NAME = "sv", "Svenska"
HERE = {"Origin": "http://localhost", "Accept-Language": "fr, th;q=0.9"}


@pytest.fixture
def swedish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A further language: the English files in a folder of its own, every text marked."""
    static, home = resource_dir("static"), tmp_path / "static"
    home.mkdir()
    for each in static.iterdir():
        if each.name != "locales":
            (home / each.name).symlink_to(each)
    shutil.copytree(static / "locales", home / "locales")
    (home / "locales" / TAG).mkdir()
    for file in (static / "locales" / "en").glob("*.ftl"):
        text = re.sub(r"^([\w-]+) = (?=\w)", r"\1 = §", file.read_text("utf-8"), flags=re.M)
        text = text.replace("language-name = §English", f"language-name = {NAME}")
        (home / "locales" / TAG / file.name).write_text(text, encoding="utf-8")
    monkeypatch.setenv("DEATHMATCH_STATIC_DIR", str(home))


@pytest.fixture
def room(swedish: None, tmp_path: Path, clock: Clock) -> Iterator[Room]:
    """A console in English; the candidate's own language is the further one."""
    folder = tmp_path / "evening"
    folder.mkdir()
    text = (resource_dir("shows") / "first-encounter" / "show.toml").read_text(encoding="utf-8")
    text = text.replace(f'id = "{CANDIDATE}"\n', f'id = "{CANDIDATE}"\nlanguage = "{TAG}"\n')
    (folder / "show.toml").write_text(re.sub("portrait = .*\n", "", text), encoding="utf-8")
    room = Room(tmp_path / "data.sqlite3", clock, show=folder)
    yield room
    room.close()


def language_of(browser: FlaskClient, path: str) -> str:
    """The language of a page, by what it says of itself; its words are of that language."""
    text = browser.get(path, headers=HERE).text
    found = re.search(r'<html lang="([^"]+)">', text)
    assert found
    said = re.search(r"<title>([^<]*)", text)
    assert said and said[1].startswith("§") == (found[1] == TAG), (path, said[1])
    return found[1]


def test_the_address_says_which_language(room: Room) -> None:
    nobody, host, gallery = room.browser(), room.host_browser(), room.director_browser()
    pages = [
        *((nobody, path) for path in ("/", "/audience", "/overlay", "/host", "/director")),
        *((nobody, path) for path in ("/nothing", "/join/wrong", "/verify", "/seat/nomi")),
        *((host, path) for path in ("/host", "/host/shows", "/host/preview", "/host/login")),
        *((host, path) for path in ("/host/exports/evening/1", "/host/replay/evening/1")),
        (gallery, "/director"),
    ]
    for browser, path in pages:
        assert language_of(browser, path) == "en", path
        assert language_of(browser, f"{path}?lang={TAG}") == TAG, path
    for wrong in ("xx", "../en", "", "SV"):
        assert language_of(nobody, f"/?lang={wrong}") == "en"


def test_a_viewer_s_own_language_is_that_of_its_screen(room: Room) -> None:
    """And of its preview in the panel; the address of the screen still wins."""
    own, other, host = (
        room.seat_browser(CANDIDATE),
        room.seat_browser(OPPONENT),
        room.host_browser(),
    )
    assert language_of(own, f"/seat/{CANDIDATE}") == TAG
    assert language_of(own, f"/seat/{CANDIDATE}?lang=en") == "en"
    assert language_of(other, f"/seat/{OPPONENT}") == "en"
    assert language_of(host, f"/host/preview?seat={CANDIDATE}") == TAG
    assert room.screen(own, "seat", CANDIDATE).last("show")["language"] == TAG
    assert room.screen(other, "seat", OPPONENT).last("show")["language"] == "en"
    assert room.audience().last("show")["language"] == "en"


def test_the_language_stays_over_links_and_redirects(room: Room) -> None:
    browser = room.browser()
    page = browser.get(f"/host?lang={TAG}").text
    assert f'action="/host/login?lang={TAG}"' in page and f'href="/?lang={TAG}"' in page
    answer = browser.post(f"/host/login?lang={TAG}", data={"passphrase": PASSPHRASE}, headers=HERE)
    assert answer.headers["Location"] == f"/host?lang={TAG}"
    link = f"/join/{room.console.access.token(OPPONENT)}"
    answer = room.browser().get(f"{link}?lang={TAG}")
    assert answer.headers["Location"] == f"/seat/{OPPONENT}?lang={TAG}"
    assert "lang=" not in room.browser().get(f"{link}?lang=xx").headers["Location"]


def test_every_language_is_offered_by_its_own_name(room: Room) -> None:
    page = room.browser().get(f"/host?lang={TAG}").text
    assert 'href="/host?lang=en" lang="en" hreflang="en">English' in page
    assert f'lang="{TAG}" hreflang="{TAG}" aria-current="true">{NAME}' in page
    panel = room.host_browser().get("/host").text
    assert f"[&#34;{TAG}&#34;, &#34;{NAME}&#34;]" in panel


def test_the_page_of_a_replay_is_in_any_language(swedish: None) -> None:
    client = replay_app(Films(an_episode(1)), lambda: [ROOM], "en").test_client()
    assert language_of(client, "/") == "en"
    assert language_of(client, f"/?lang={TAG}") == TAG
