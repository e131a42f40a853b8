"""The sheet of screens: every screen covered and drawn small, with a badge of its secrets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from tests.console.clients import Client, links_of
from tests.console.serverproc import Browser, ServerProcess, until
from tests.tools.running import PASSPHRASE

from .stage import Stage

pytestmark = pytest.mark.browser

FINALISTS = ("marvin", "nomi")
LOADED_MS = 30_000
"""Four screens load in frames at once: time enough for a slow machine."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "data", env={"DEATHMATCH_PASSPHRASE": PASSPHRASE}) as server:
        yield server


def at_play(server: ServerProcess) -> tuple[Client, str]:
    """A match at its first turn; gives the host's line and who is asked."""
    host = Client(server, Browser(server).log_in(), "host").connect()
    links = links_of(host)
    seats = {
        seat: Client(server, Browser(server).join(links[seat]), "seat", seat).connect()
        for seat in FINALISTS
    }
    assert host.go("begin")["ok"]
    until(lambda: host.newest["view"]["table"]["question"], what="who starts is asked")
    question = host.newest["view"]["table"]["question"]
    chooser = seats[question["seats"][0]]
    answer = {"do": "starter", "seat": "marvin"}
    given = {"id": "starter-1", "question": question["id"], "answer": answer}
    assert chooser.send("decide", given)["ok"]
    for does in ("deal", "play"):
        assert host.go(does)["ok"]
    until(lambda: host.newest["view"]["table"]["question"], what="the first turn")
    for seat in seats.values():
        seat.close()
    return host, "marvin"


def test_the_sheet_shows_covered_screens_and_counts_their_secrets(
    browser: Chromium, server: ServerProcess, tmp_path: Path
) -> None:
    host, asked = at_play(server)
    stage = Stage(browser, server)  # type: ignore[arg-type]
    page = stage.host().page
    page.keyboard.press("*")
    sheet = page.locator("dialog.sheet-screens")
    expect(sheet.locator(".screen-tile")).to_have_count(5)
    badges = sheet.locator(".screen-tile .secrets")
    expect(badges).to_have_text(
        [*["Shows 0 secrets"] * 2, *["Own hand: 2 nobles"] * 2, "Own noble: 1 noble"],
        timeout=LOADED_MS,
    )
    expect(sheet.locator(".secrets.is-leak")).to_have_count(0)
    tablet = sheet.frame_locator(f"iframe[data-tile='{asked}']")
    expect(tablet.locator(".mine .hand .card")).to_have_count(2, timeout=LOADED_MS)
    expect(tablet.locator(".finalist.asked .covered-answers")).to_be_visible(timeout=LOADED_MS)
    phone = sheet.locator(".is-phone iframe").content_frame
    expect(phone.locator(".own-nobles .card")).to_have_count(1, timeout=LOADED_MS)
    for frame in (tablet, phone):
        expect(frame.locator(".card.up")).to_have_count(0)
        expect(frame.locator("[data-answer]")).to_have_count(0)
    second = sheet.locator(".screens-other").nth(1)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    name = second.inner_text().split("\n")[0].split(" Own")[0]
    expect(sheet.locator(".is-phone .screen-caption strong")).to_have_text(name.strip())
    page.screenshot(path=tmp_path / "screens.png")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert stage.faults == []
    stage.close()
    host.close()
