"""Both overlays in a browser: what shows, what is hidden, a reload, and a line that is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.console.serverproc import ServerProcess
from tests.tools.running import PASSPHRASE, write_show

from .stage import Stage
from .test_screens import at_play

pytestmark = pytest.mark.browser

DELAY_S = 3
WAIT_MS = 20_000
SMALLEST_PX = 28
_TEXTS = """() => [...document.querySelectorAll('#screen *')]
  .filter((one) => [...one.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())
    && one.checkVisibility())
  .map((one) => [one.textContent, parseFloat(getComputedStyle(one).fontSize)])"""
_OUTSIDE = """() => [...document.querySelectorAll('.plate, .clock, .says, .held-noble')]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < innerWidth * 0.05 || box.right > innerWidth * 0.95
      || box.top < innerHeight * 0.05 || box.bottom > innerHeight * 0.95;
  }).map((one) => one.className)"""

_WATCH_MOTION = """() => {
  window.moved = [];
  for (const kind of ['animationstart', 'transitionrun']) {
    addEventListener(kind, (one) => moved.push(one.animationName ?? one.propertyName), true);
  }
}"""
_MOVED = """() => {
  const { opacity } = getComputedStyle(document.querySelector('.on-air'));
  return [[...moved, ...document.getAnimations().map(String)], opacity];
}"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    show = write_show(tmp_path / "first-encounter")
    with (show / "show.toml").open("a", encoding="utf-8") as file:
        file.write(f"\n[connection]\nhold_seconds = 0\n[broadcast]\ndelay_seconds = {DELAY_S}\n")
    environment = {"DEATHMATCH_PASSPHRASE": PASSPHRASE}
    with ServerProcess(tmp_path / "data", show=str(show), env=environment) as server:
        yield server


def test_both_overlays(browser: Chromium, server: ServerProcess, tmp_path: Path) -> None:
    host, _asked = at_play(server)
    stage = Stage(browser, server)  # type: ignore[arg-type]
    open_one = stage.page(1920, 1080, "/overlay")
    late = stage.page(1920, 1080, urlsplit(host.newest["desk"]["hands_url"]).path)
    expect(open_one.locator(".third")).to_have_count(2, timeout=WAIT_MS)
    expect(open_one.locator(".third-name")).to_have_text(
        ["Marvin the Paranoid Android", "Nomi Marks"]
    )
    expect(open_one.locator(".card.up")).to_have_count(0)
    expect(late.locator(".held-noble")).to_have_count(4, timeout=WAIT_MS)
    for page in (open_one, late):
        is_fit_for_air(page)
    late.screenshot(path=tmp_path / "hands.png")
    # A reload shows the same, and the crew's switch acts at once.
    late.reload()
    expect(late.locator(".held-noble")).to_have_count(4, timeout=WAIT_MS)
    panel = stage.host().page
    expect(panel.locator("[data-control='hands:off']")).to_be_visible()
    panel.keyboard.press(":")
    expect(late.locator(".held-noble")).to_have_count(0)
    expect(panel.locator("[data-control='hands:on']")).to_be_visible()
    the_sheet_has_switches(panel, open_one)
    panel.screenshot(path=tmp_path / "panel.png")
    assert host.direct("black", on=True)["ok"]
    for page in (open_one, late):
        expect(page.locator("#screen > *")).to_have_count(0)
    # The page with all hands is that of somebody who prefers no motion, as every page of the stage.
    open_one.emulate_media(reduced_motion="no-preference")
    for page in (open_one, late):
        page.evaluate(_WATCH_MOTION)
    assert host.direct("black", on=False)["ok"]
    for page in (open_one, late):
        expect(page.locator(".third")).to_have_count(2)
    assert open_one.evaluate(_MOVED)[0] != []
    assert late.evaluate(_MOVED) == [[], "1"]
    assert stage.faults == []
    host.close()
    server.kill()
    for page in (open_one, late):
        expect(page.locator("#screen > *")).to_have_count(0, timeout=WAIT_MS)
    stage.close()


def is_fit_for_air(page: Page) -> None:
    """Transparent, nothing small, nothing outside of the title safe area, no cursor or scrollbar;
    and the same in other sizes of the source.
    """
    style = page.evaluate("""() => [document.documentElement, document.body].map(
      (one) => { const s = getComputedStyle(one); return [s.backgroundColor, s.overflow]; })""")
    assert style == [["rgba(0, 0, 0, 0)", "hidden"]] * 2
    assert page.evaluate("getComputedStyle(document.body).cursor") == "none"
    for width, height in ((3840, 2160), (1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        texts = page.evaluate(_TEXTS)
        small = [each for each in texts if each[1] < SMALLEST_PX * height / 1080 - 0.01]
        assert texts and small == []
        assert page.evaluate(_OUTSIDE) == []


def the_sheet_has_switches(panel: Page, overlay: Page) -> None:
    panel.keyboard.press("*")
    sheet = panel.locator("dialog.sheet-screens")
    expect(sheet.locator("[data-tile='overlay']")).to_have_count(1)
    tile = sheet.locator(".screen-tile").nth(1)
    expect(tile.locator(".secrets")).to_have_text("Shows 0 secrets", timeout=WAIT_MS)
    frame = sheet.frame_locator("iframe[data-tile='overlay']")
    expect(frame.locator(".third")).to_have_count(2, timeout=WAIT_MS)
    switch = sheet.locator("[data-control='overlay:finalists']")
    switch.focus()
    panel.keyboard.press("Enter")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(overlay.locator(".third")).to_have_count(0)
    panel.keyboard.press("Enter")
    expect(overlay.locator(".third")).to_have_count(2)
