"""The player in a real browser: from its own small server, and as one file from a disk."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from deathmatch.console.films import Films
from deathmatch.console.replay import replay_app, replay_server
from deathmatch.episode.episode import Episode
from deathmatch.episode.exports.page import replay_page
from deathmatch.episode.film import ROOM, points_of_view
from deathmatch.episode.floor import TakeScene
from deathmatch.episode.journal import Journal
from deathmatch.episode.words import Words
from deathmatch.resources import resource_dir
from tests.episode.builders import SEED, WALL, a_setup, play

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def episode() -> Episode:
    found = Episode.create(Journal("sqlite://"), a_setup(), WALL, SEED)
    found.commit(TakeScene("board"), None, "host", 1000, WALL)
    play(found, Random(4))
    return found


@pytest.fixture
def address(episode: Episode) -> Iterator[str]:
    views = points_of_view(episode.setup)
    server = replay_server(replay_app(Films(episode), lambda: views, "en"), 0)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.port}/"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda m: faults.append(m.text) if m.type == "error" else None)
    yield page
    context.close()
    assert faults == []


def stage(page: Page, selector: str) -> Any:
    return page.frame_locator(".stage-page").locator(selector)


def test_an_episode_is_played_stepped_and_seen_by_others(page: Page, address: str) -> None:
    page.goto(address)
    stage(page, ".board, .sheet").first.wait_for()
    page.keyboard.press("End")
    stage(page, ".phase-over").wait_for()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.locator(".told-turn", has_text="Turn 1").wait_for()
    before = page.locator(".time").get_attribute("data-time")
    page.keyboard.press("s")
    page.locator("[data-control=skip][aria-pressed=true]").wait_for()
    page.select_option("[data-control=speed]", "16")
    page.keyboard.press("k")
    page.wait_for_function("b => document.querySelector('.time').dataset.time !== b", arg=before)
    page.keyboard.press(" ")
    page.locator("[data-control=play]").wait_for()
    page.select_option("[data-control=view]", "ada")
    stage(page, ".finalist").wait_for()
    page.select_option("[data-control=view]", "all")
    stage(page, ".gallery .card.up").first.wait_for()
    box = page.locator(".rail").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.999, box["y"] + box["height"] / 2)
    stage(page, ".verdict").wait_for()
    assert page.locator(".rail").get_attribute("aria-valuenow") != "0"
    page.keyboard.press("?")
    page.locator("dialog.keys[open]").wait_for()


def test_a_file_plays_from_a_disk_without_a_network(
    page: Page, episode: Episode, tmp_path: Path
) -> None:
    words = Words(resource_dir("static") / "locales", "en")
    file = tmp_path / "episode.html"
    file.write_text(replay_page(episode, ROOM, words), encoding="utf-8")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.context.set_offline(True)
    page.goto(file.as_uri())
    stage(page, ".board, .sheet").first.wait_for()
    page.keyboard.press("End")
    stage(page, ".phase-over").wait_for()
    page.keyboard.press("5")
    page.keyboard.press("k")
    page.locator("[data-control=pause]").wait_for()
    assert page.locator("[data-control=view] option").count() == 1
    assert {url.partition(":")[0] for url in asked} <= {"file", "data", "about"}
