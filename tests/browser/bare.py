"""Screens without a server: scripts and styles of the tree in a page, and the views of a bundled
episode to draw.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, Page, Route

from deathmatch.console.films import Films
from deathmatch.episode.bundled import bundled_named
from deathmatch.episode.fold import Fold
from deathmatch.episode.reading import read_recording
from deathmatch.episode.screen_view import screen_view
from deathmatch.game import Viewer
from deathmatch.resources import resource_dir

Doc = dict[str, Any]
_AHEAD = '<link rel="preload" as="fetch" href="/static/locales/en/{}.ftl" crossorigin>'
_PAGE = """<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">
<title>Bare</title>{links}</head><body class="{body}"><main id="screen"></main></body></html>"""


def episode(name: str, viewer: Viewer) -> tuple[Doc, list[Doc]]:
    """What a screen is told of the show of a bundled episode, and its view after each entry."""
    found = bundled_named(name)
    assert found is not None
    recording = read_recording(found.path)
    fold, views = Fold(recording.header), []
    for entry in recording.entries:
        fold.take(entry)
        views.append(screen_view(fold, viewer, entry.at))
    head = msgspec.json.decode(Films(fold).head("room"))
    return {**head["show"], "sounds": None}, views


def bare_page(
    browser: Browser,
    sheets: tuple[str, ...] = (),
    body: str = "",
    catalogues: tuple[str, ...] = (),
    **context: Any,
) -> Iterator[Page]:
    """An empty page with these style sheets and English catalogues. AssertionError if its scripts
    fail.
    """
    static = resource_dir("static")
    links = "".join(f'<link rel="stylesheet" href="/static/css/{name}.css">' for name in sheets)
    links += "".join(_AHEAD.format(name) for name in catalogues)

    def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path.startswith("/static/"):
            route.fulfill(path=static / path.removeprefix("/static/"))
        else:
            route.fulfill(body=_PAGE.format(links=links, body=body), content_type="text/html")

    size = {"width": 1920, "height": 1080}
    opened = browser.new_context(**{"viewport": size, **context})
    page = opened.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.route("**/*", answer)
    page.goto("http://screen.test/")
    yield page
    opened.close()
    assert faults == []
