"""Own nobles only while a finger holds Peek, on tablets and phones and at every size of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from deathmatch.game import AtSeat

from .bare import Doc, bare_page, episode

pytestmark = pytest.mark.browser

EPISODE = "first-encounter/episode-1"
WORDS = ("common", "game", "seat")
SHEETS = ("tokens", "base", "seat", "seat-table")
SIZES = ((390, 844), (844, 390), (820, 1180), (1366, 1024))
LEAST = 64
PHONE = {"width": 390, "height": 844}
BOUNCE_MS = 300
_OPEN = """async (show) => {
  const { render, html } = await import('/static/js/ui.js');
  const { createStore } = await import('/static/js/store.js');
  const { loadWords } = await import('/static/js/words.js');
  const { SeatView } = await import('/static/js/screens/seat-view.js');
  await loadWords();
  window.sent = [];
  const link = {
    takeBack() {},
    send: async (event, payload) => {
      window.sent.push({ event, ...payload });
      return { ok: true };
    },
  };
  const store = createStore();
  store.show({ ...show, peek: 'hold' });
  store.connection({ phase: 'live', stale: false, since: performance.now() });
  const place = document.getElementById('screen');
  render(html`<${SeatView} store=${store} link=${link}/>`, place);
  window.tell = (view) => store.view(view);
}"""
_SMALL = """(least) => [...document.querySelectorAll('button:not(:disabled)')].flatMap((one) => {
  const { width, height, left, right, bottom } = one.getBoundingClientRect();
  const small = width < least - 0.5 || height < least - 0.5;
  const out = left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const [w, h, to] = [width, height, bottom].map(Math.round);
  const said = `${one.className} ${w}x${h}, to ${to}`;
  return width && (small || out) ? [said] : [];
})"""
_NAMED = """(nobles) => {
  const parts = [...document.querySelectorAll('.mine, .own, .answers .answer, .answers .pool')];
  const drawn = parts.map((one) => one.outerHTML.toLowerCase()).join();
  return nobles.filter((noble) => drawn.includes(noble));
}"""
_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
_HIDE = """() => {
  const seen = (value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  };
  seen('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  seen('visible');
}"""
_TOUCH = """() => {
  const touch = new PointerEvent('pointerdown', { bubbles: true, pointerId: 77 });
  document.body.dispatchEvent(touch);
}"""
_CLOSERS = {
    "blur": "() => window.dispatchEvent(new Event('blur'))",
    "another page": _HIDE,
    "a second finger": _TOUCH,
}


def asked(views: list[Doc], kind: str) -> Doc:
    """The first view in which this seat is asked that, with its whole hand."""
    return next(
        v for v in views if v["you"].get("asked") and v["table"]["question"]["kind"] == kind
    )


def up(page: Page) -> int:
    return page.locator(".card.up:not(.lost)").count()


def peeked(page: Page, close: Callable[[], Any]) -> list[str]:
    """What is read while Peek is held; then it is closed, and all is face down at once."""
    page.locator(".peek").hover()
    page.mouse.down()
    named = [str(c.get_attribute("aria-label")) for c in page.locator(".card.up:not(.lost)").all()]
    close()
    page.evaluate(_FRAME)
    assert up(page) == 0
    page.mouse.up()
    assert up(page) == 0
    return named


def test_nobles_are_seen_while_a_finger_holds_and_answers_name_places(browser: Browser) -> None:
    show, views = episode(EPISODE, AtSeat("nomi"))
    view = asked(views, "lose")
    hand: list[str] = view["you"]["hand"]
    for page in bare_page(browser, SHEETS, "seat", WORDS, viewport=PHONE):
        page.evaluate(_OPEN, show)
        page.evaluate("(view) => window.tell(view)", view)
        assert up(page) == 0 and page.evaluate(_NAMED, hand) == []
        assert [n.lower() for n in peeked(page, page.mouse.up)] == hand
        for what, script in _CLOSERS.items():
            assert len(peeked(page, partial(page.evaluate, script))) == len(hand), what
        page.locator(".peek").focus()
        for key in (" ", "Enter"):
            page.keyboard.down(key)
            assert up(page) == len(hand)
            page.keyboard.up(key)
            assert up(page) == 0
        assert page.evaluate(_NAMED, hand) == []
        wrong_tap_then_right(page, hand)


def wrong_tap_then_right(page: Page, hand: list[str]) -> None:
    """A wrong tap is undone by the right one, or by one beside it; only two on one place count."""
    places = page.locator(".answers .answer")
    expect(places.locator(".answer-title")).to_have_text(["The left one", "The right one"])
    page.wait_for_timeout(400)
    for tapped in (0, 1):
        places.nth(tapped).click()
        expect(places.nth(tapped)).to_have_attribute("aria-pressed", "true")
        expect(places.nth(1 - tapped)).to_have_attribute("aria-pressed", "false")
        page.wait_for_timeout(BOUNCE_MS)
    page.locator(".mine .me").click()
    expect(page.locator("[aria-pressed='true']")).to_have_count(0)
    assert page.evaluate("window.sent") == []
    places.nth(1).click()
    page.wait_for_timeout(BOUNCE_MS)
    places.nth(1).click()
    (sent,) = page.evaluate("window.sent")
    assert sent["answer"] == {"do": "lose", "noble": hand[1]}


def test_every_target_is_large_and_on_the_screen(browser: Browser) -> None:
    found = {}
    for seat in ("nomi", "marvin"):
        show, views = episode(EPISODE, AtSeat(seat))
        for page in bare_page(browser, SHEETS, "seat", WORDS, viewport=PHONE):
            page.evaluate(_OPEN, show)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                kinds = {v["table"]["question"]["kind"]: v for v in views if v["you"]["asked"]}
                for kind, view in kinds.items():
                    page.evaluate("(view) => window.tell(view)", view)
                    page.wait_for_function(
                        "(kind) => document.querySelector(`.kind-${kind}`)", arg=kind
                    )
                    if small := page.evaluate(_SMALL, LEAST):
                        found[f"{seat} {width}x{height} {kind}"] = small
    assert found == {}


def test_a_spectator_peeks_too(browser: Browser) -> None:
    show, views = episode(EPISODE, AtSeat("trinity"))
    view = next(v for v in views if v["you"].get("nobles") and v["table"]["phase"] == "play")
    for page in bare_page(browser, SHEETS, "seat", WORDS, viewport=PHONE):
        page.evaluate(_OPEN, show)
        page.evaluate("(view) => window.tell(view)", view)
        assert up(page) == 0 and page.evaluate(_NAMED, view["you"]["nobles"]) == []
        assert [n.lower() for n in peeked(page, page.mouse.up)] == view["you"]["nobles"]
        assert page.evaluate(_SMALL, LEAST) == []
