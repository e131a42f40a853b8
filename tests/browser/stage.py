"""The screens of a match in a real browser, each with the taps that its user makes."""

from __future__ import annotations

import difflib
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.tools.running import PASSPHRASE, Running

ACTION_OF = {"duke": "tax", "captain": "steal", "ambassador": "exchange"}
GUARD_MS = 800
"""The panel takes no press for so long after a control has changed its meaning."""
MACHINE = frozenset({"disk_slow", "no_sound"})
"""Reasons against play that the machine under the tests can bring about; a host would go on."""
_HELD = """() => {
  const codes = [...document.querySelectorAll('.gate-reason')].map((one) => one.dataset.code);
  return document.querySelector('[data-control="go"]').disabled && !codes.length ? null : codes;
}"""
_UNGUARDED = """() => document.getAnimations()
  .every((one) => one.animationName !== 'guard' || one.playState === 'finished')"""
REST_MS = 150
BOUNCE_MS = 300
"""A second tap on the same button counts only after a quarter of a second: a person's hand."""


def until_unguarded(page: Page) -> None:
    """Waits until the controls that have changed their meaning take presses: their bars say so."""
    page.wait_for_function(_UNGUARDED)


def held_by_the_machine(page: Page, patience_ms: int) -> bool:
    """Waits until GO can be pressed (False), or only the test's own machine holds it (True).

    AssertionError, with what holds it, if it is held for anything else until the end.
    """
    codes: list[str] | None = None
    for _ in range(patience_ms // 100):
        codes = page.evaluate(_HELD)
        if codes is not None and set(codes) <= MACHINE:
            return bool(codes)
        page.wait_for_timeout(100)
    raise AssertionError(f"GO is held: {codes or page.locator('.go-about').all_inner_texts()}")


class Stage:
    """All screens of one console. Closes what it opened."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self.browser = browser
        self.server = server
        self.faults: list[str] = []
        self._contexts: list[Any] = []

    def page(self, width: int, height: int, path: str) -> Page:
        """A screen of its own, with cookies of its own; faults of its scripts are kept."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heard)
        page.goto(self.server.url + path)
        return page

    def _heard(self, message: Any) -> None:
        """Scripts must not complain; a line that is lost while the server is down is no fault, nor
        a highlight that was cut before a display has asked for it.
        """
        url = message.location.get("url", "")
        late = "404" in message.text and "/audience/highlight/" in url
        if message.type == "error" and "ERR_CONNECTION" not in message.text and not late:
            self.faults.append(f"{message.text} {url}")

    def host(self) -> Host:
        page = self.page(1280, 800, "/host")
        page.get_by_label(re.compile("passphrase", re.I)).fill(PASSPHRASE)
        page.keyboard.press("Enter")
        page.locator(".panel").wait_for()
        return Host(page)

    def audience(self) -> Page:
        return self.page(1920, 1080, "/audience")

    def finalist(self, link: str, seat: str) -> Tablet:
        return Tablet(self.page(1180, 820, link), seat)

    def phone(self, link: str) -> Page:
        return self.page(390, 844, link)

    def keep_pictures(self, folder: Path) -> None:
        """A picture of every screen as it stands, for whoever looks into a failure."""
        for number, context in enumerate(self._contexts):
            for page in context.pages:
                page.screenshot(path=folder / f"screen-{number}.png")

    def close(self) -> None:
        for context in self._contexts:
            context.close()


class Host:
    """The control panel."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def link(self, name: str) -> str:
        """The join link of a seat, taken from its code sheet, without the address."""
        self.page.get_by_role("button", name=re.compile(f"{name}")).first.click()
        sheet = self.page.locator("dialog.sheet")
        expect(sheet).to_contain_text(name)
        text = sheet.locator("code.link").inner_text()
        for _ in range(20):
            # While many screens come at once the panel is drawn anew, and a key may be lost in it.
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(100)
            if not sheet.count():
                break
        expect(sheet).to_have_count(0)
        found = re.search(r"/join/\S+", text)
        assert found, text
        return found[0]

    def control(self, name: str) -> Locator:
        """The control of that name."""
        return self.page.locator(f"[data-control='{name}']")

    def press(self, name: str) -> None:
        """Presses a control once its guard against a double press is over."""
        expect(self.control(name)).to_be_enabled()
        until_unguarded(self.page)
        self.control(name).click()

    def go(self, cue: str) -> None:
        """GO: takes the next cue, which must be this one, once nothing holds it."""
        expect(self.page.locator(".go-cue")).to_have_text(cue)
        if held_by_the_machine(self.page, 15_000):
            self.page.wait_for_timeout(GUARD_MS)
            self.control("go:anyway").click()
            self.page.wait_for_timeout(BOUNCE_MS)
            self.control("go:anyway").click()
        else:
            self.press("go")
        expect(self.page.locator(".go-cue")).not_to_have_text(cue)

    def step(self, text: str) -> Locator:
        """A line among the steps of the match in words."""
        return self.page.locator(".side").get_by_text(re.compile(text)).first


class Tablet:
    """A finalist's tablet."""

    def __init__(self, page: Page, seat: str) -> None:
        self.page = page
        self.seat = seat

    def tap_three_times(self) -> None:
        """The three taps before the deal, each once the one before has arrived."""
        for count in range(3):
            self.page.locator(f".tap-target[data-taps='{count}']").click()
        self.page.locator(".tap-target[data-taps='3']").wait_for()

    def hand(self) -> list[str]:
        """The nobles that the tablet shows as its own."""
        cards = self.page.locator(".mine .hand .card.up:not(.lost)")
        return [str(card.get_attribute("aria-label")).lower() for card in cards.all()]

    def asked(self) -> bool:
        return self.page.locator(".finalist.asked").count() > 0

    def question(self, kind: str) -> None:
        """Waits until the tablet asks this."""
        self.page.locator(f".finalist.asked.kind-{kind}").wait_for()

    def answer(self, kind: str, key: str) -> None:
        """Answers the question of that kind with the button of that key: two taps."""
        self.question(kind)
        self.twice(self.page.locator(f"[data-answer='{key}']"))
        self.answered(kind)

    def answered(self, *kinds: str) -> None:
        """Waits until the tablet no longer asks that: the next question may be another's."""
        asked = ", ".join(f".finalist.asked.kind-{kind}" for kind in kinds)
        expect(self.page.locator(asked)).to_have_count(0)

    def twice(self, button: Locator) -> None:
        """The first tap arms, the second counts. A tap too early for the question is made again."""
        self.tap(button)
        self.page.wait_for_timeout(BOUNCE_MS)
        button.click()

    def tap(self, button: Locator) -> None:
        """Taps until the button is armed or chosen."""
        for _ in range(40):
            button.click()
            if button.get_attribute("aria-pressed") == "true":
                break
            self.page.wait_for_timeout(50)

    def respond(self, do: str) -> None:
        """Allows or challenges, whichever of the two a claim admits beside a block."""
        kinds = ("answer", "challenge", "doubt")
        self.page.locator(", ".join(f".finalist.asked.kind-{kind}" for kind in kinds)).wait_for()
        self.twice(self.page.locator(f'[data-answer=\'{{"do":"{do}"}}\']'))
        self.answered(*kinds)

    def lose(self, noble: str) -> None:
        self.answer("lose", f'{{"do":"lose","noble":"{noble}"}}')

    def take(self, name: str) -> None:
        self.question("take")
        self.twice(self.page.locator("button.room-seat", has_text=name))
        self.answered("take")

    def call(self, *names: str) -> None:
        self.question("call")
        for name in names:
            self.tap(self.page.locator("button.room-seat", has_text=name))
        self.twice(self.page.locator("[data-answer='call']"))
        self.answered("call")

    def keep(self) -> None:
        """Settles an exchange as it is laid out."""
        self.question("keep")
        self.twice(self.page.locator("[data-answer='keep']"))
        self.answered("keep")

    def truth(self) -> str | None:
        """An action whose noble it holds and that nobody dies of, or None."""
        return next((ACTION_OF[noble] for noble in self.hand() if noble in ACTION_OF), None)

    def bluff(self) -> str:
        """An action whose noble it does not hold."""
        held = self.hand()
        return next(action for noble, action in ACTION_OF.items() if noble not in held)


_DRAWN = """() => {
  // What goes by itself: notes of the last press, measurements, screens that are away.
  const passing =
    '.go-about, .primary-guard, .warning-band, .ringing, .code-director_opened';
  const ofNow = new Set(['note-done', 'last']);
  const lines = [];
  const walk = (node) => {
    if (node.nodeType === 3 && node.data.trim()) lines.push(node.data.trim());
    if (node.nodeType !== 1 || node.matches(passing)) return;
    const classes = [...node.classList].filter((name) => !ofNow.has(name));
    const said = ['aria-label', 'aria-pressed'].map((name) => node.getAttribute(name) ?? '');
    lines.push([node.tagName, ...classes, ...said].join(' '));
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  return lines.map((line) => line.replaceAll(/\\d+:\\d\\d(:\\d\\d)?/g, '0:00'));
}"""


_STILL = "() => !document.querySelector('.leaving, .burning, .flying, .card.proof:not(.up)')"


def at_rest(pages: dict[str, Page]) -> dict[str, list[str]]:
    """What the pages draw once all motion is over, and that does not change any more: a message may
    come late on a busy machine, and set something in motion.
    """
    drawn: dict[str, list[str]] = {}
    while True:
        for page in pages.values():
            page.wait_for_function(_STILL)
        page.wait_for_timeout(REST_MS)
        now = {name: page.evaluate(_DRAWN) for name, page in pages.items()}
        if now == drawn and all(page.evaluate(_STILL) for page in pages.values()):
            return drawn
        drawn = now


def loaded_again(pages: dict[str, Page]) -> None:
    """Loads every page again: each draws what it drew before, but for what time it is."""
    before = at_rest(pages)
    for page in pages.values():
        page.reload(wait_until="commit")
    for name, page in pages.items():
        now: list[str] = []
        for _ in range(100):
            now = page.evaluate(_DRAWN)
            if now == before[name]:
                break
            page.wait_for_timeout(REST_MS)
        other = "\n".join(difflib.unified_diff(before[name], now, lineterm="", n=1))
        assert not other, f"{name} is another picture after a reload:\n{other}"
