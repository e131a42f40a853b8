"""How much a browser must fetch before a screen stands there: all its texts, but no fonts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from posixpath import dirname, join, normpath

import pytest
from flask.testing import FlaskClient

from deathmatch.resources import resource_dir
from tests.console.room import CANDIDATE, Room

MOST_BYTES = 250_000
IMPORTED = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]""")
LINKED = re.compile(
    r"""<(?:link rel="(?:stylesheet|icon|(?:module)?preload)"|script)[^>]*"""
    r"""(?:href|src)="([^"]+(?<!\.woff2))\""""
)
CATALOGUE = re.compile(r"/static/(~\w+)/locales/\w+/(\w+\.ftl)")
STATIC = r"^/static/~\w+/"
CREW = ["/host", "/host/preview", "/host/shows", "/host/replay/first-encounter/episode-1"]
SCREENS = ["/", "/audience", f"/seat/{CANDIDATE}", "/director", *CREW]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_light(room: Room, screen: str) -> None:
    browser = _browser(room, screen)
    weights: dict[str, int] = {}
    _fetch(browser, screen, weights)
    assert screen == "/" or len(weights) > 20, "the scripts were not found"
    assert sum(weights.values()) < MOST_BYTES, sorted(weights.items(), key=lambda one: -one[1])[:9]


def _browser(room: Room, screen: str) -> FlaskClient:
    if screen.startswith("/host"):
        return room.host_browser()
    if screen.startswith("/seat"):
        return room.seat_browser(CANDIDATE)
    return room.director_browser() if screen == "/director" else room.browser()


def _fetch(browser: FlaskClient, path: str, weights: dict[str, int]) -> None:
    """Adds what that address weighs, its headers too, and what it calls for."""
    if path in weights:
        return
    text = browser.get(path, buffered=True)
    assert text.status_code == 200, path
    packed = browser.get(path, headers={"Accept-Encoding": "gzip"}, buffered=True)
    weights[path] = len(packed.data) + len(str(packed.headers))
    for more in _called_for(path, text.text):
        _fetch(browser, more, weights)


def _called_for(path: str, text: str) -> Iterator[str]:
    for address in LINKED.findall(text):
        yield CATALOGUE.sub(_longest, address)
    if path.endswith((".js", ".mjs")):
        for name in IMPORTED.findall(text):
            yield normpath(join(dirname(path), name))


def _longest(named: re.Match[str]) -> str:
    """That catalogue in the language in which it is the longest."""
    files = (resource_dir("static") / "locales").glob(f"*/{named[2]}")
    longest = max(files, key=lambda file: file.stat().st_size)
    return f"/static/{named[1]}/locales/{longest.parent.name}/{named[2]}"


@pytest.mark.parametrize("screen", SCREENS)
def test_a_page_names_all_its_scripts_ahead(room: Room, screen: str) -> None:
    """Those that its browser would else meet one in another."""
    page = _browser(room, screen).get(screen).text
    named = set(LINKED.findall(page))
    met = {path for path in named if path.endswith(".js")}
    assert screen == "/" or met
    for path in met:
        text = (resource_dir("static") / re.sub(STATIC, "", path)).read_text(encoding="utf-8")
        assert set(_called_for(path, text)) <= named
