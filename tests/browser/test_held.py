"""What must not happen by one touch, or by one that was meant for what stood there before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.tools.running import Running

from .stage import Stage

pytestmark = pytest.mark.browser

_PRESS_AT_ONCE = """() => {
  const cue = () => document.querySelector('.go-cue').textContent;
  const before = cue();
  const look = new MutationObserver(() => {
    if (cue() === before) return;
    look.disconnect();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'g' }));
  });
  look.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "data", "first-encounter")
    running.start()
    yield running
    running.stop()


def test_one_press_is_panic_and_leaving_it_takes_a_held_one(
    browser: Browser, server: Running
) -> None:
    stage = Stage(browser, server)
    host = stage.host()
    host.press("panic")
    leave = host.control("panic:leave")
    expect(leave).to_have_attribute("aria-pressed", "true")
    leave.click()
    leave.press("p")
    host.page.keyboard.press("p")
    expect(leave).to_be_visible()
    leave.hover()
    host.page.mouse.down()
    expect(host.control("panic")).to_be_visible()
    host.page.mouse.up()
    # A press just after a cue has come on takes no other, and is told so.
    host.page.evaluate(_PRESS_AT_ONCE)
    host.go("Welcome")
    expect(host.page.locator(".go-about")).to_contain_text("Too soon")
    expect(host.page.locator(".go-cue")).to_have_text("The finalists")
    assert stage.faults == []
    stage.close()
