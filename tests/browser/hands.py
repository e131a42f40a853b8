"""Two ways to work the panel: by pointer, and by keyboard alone. Both count what they used."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from .stage import until_unguarded

AGAIN_MS = 350
"""The second press of a control that arms: later than a trembling finger."""
HELD_MS = 3000
"""A control that is held acts after a second; this much later it was let go by itself."""
PATIENCE_MS = 60_000

_WATCH = """() => {
  window.offered = new Set();
  const look = () => {
    for (const one of document.querySelectorAll('[data-control]')) window.offered.add(one.dataset.control);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, attributeFilter: ['data-control'],
  });
  look();
}"""  # noqa: E501
_TYPES = "document.activeElement?.matches('input:not([type=radio]), textarea, select') ?? false"
_FOCUS = """() => {
  const one = document.activeElement;
  return [one?.dataset.control ?? '', [...document.querySelectorAll('*')].indexOf(one)];
}"""
"""The control that has the focus, and which of all elements it is."""
_ONE_OF_MANY = {
    r"(cue|entry|before|unsay|prepared|member|garnets|row|code|base|stand-in|ring|loser|expire|screen"
    r"|moment|replay|export):(?!next|previous).+": r"\1:*",
    r"(time|extension):[^:]+:(\w+)": r"\1:*:\2",
    r"copy:(?!audience|token).+": "copy:*",
    r"reissue:[^:]+(:\w+)?": r"reissue:*\1",
    r"back:(give:.+|\d+)": "back:*",
    r"answer:.+": "answer:*",
}


def normal(control: str) -> str:
    """What kind of control it is: of many that differ by a seat or a number, one."""
    for pattern, kind in _ONE_OF_MANY.items():
        if re.fullmatch(pattern, control):
            return re.sub(pattern, kind, control)
    return control


class Hand(ABC):
    """Works the controls of one panel."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.used: set[str] = set()
        self.offered: set[str] = set()
        self.finalists = ["marvin", "nomi"]
        page.set_default_timeout(PATIENCE_MS)
        page.evaluate(_WATCH)

    def control(self, name: str) -> Locator:
        """The control of that name; in the sheet that is open, where it stands twice."""
        return self.page.locator(f"[data-control='{name}']").last

    def look(self) -> None:
        """Notes what the panel has offered so far."""
        self.offered |= {normal(name) for name in self.page.evaluate("[...window.offered]")}

    def missing(self) -> set[str]:
        """Kinds of controls that were offered, up to the last look, and never used."""
        return self.offered - {normal(name) for name in self.used}

    def ready(self, name: str) -> Locator:
        """The control, once it takes a press."""
        control = self.control(name)
        expect(control).to_be_enabled(timeout=PATIENCE_MS)
        self.used.add(name)
        return control

    def guarded(self, name: str) -> None:
        """Presses a control that takes no press just after it has changed its meaning."""
        self.ready(name)
        until_unguarded(self.page)
        self.press(name)

    @abstractmethod
    def press(self, name: str) -> None:
        """Presses a control."""

    @abstractmethod
    def twice(self, name: str) -> None:
        """A control that arms: the second press counts."""

    def armed(self, control: Locator, press: Callable[[], object]) -> None:
        """Presses a control until it is armed: it takes no press while an order is on its way."""
        says = control.get_attribute("aria-pressed") is not None
        for _ in range(10):
            press()
            for _ in range(30):
                if not says or control.get_attribute("aria-pressed") == "true":
                    self.page.wait_for_timeout(AGAIN_MS)
                    return
                self.page.wait_for_timeout(100)
        raise AssertionError("it does not arm")

    @abstractmethod
    def hold(self, name: str) -> None:
        """A control that must be held for a second, until it has let go."""

    def held(self, control: Locator, down: Callable[[], object], up: Callable[[], object]) -> None:
        """Holds a control until it has acted. It lets go by itself when the line is lost for a
        moment: then it is held again, as a host would.
        """
        for _ in range(PATIENCE_MS // HELD_MS):
            down()
            with suppress(PlaywrightTimeout):
                control.wait_for(state="detached", timeout=HELD_MS)
                up()
                return
            up()
        raise AssertionError(
            f"it does not act: {self.page.locator('.bar-about, dialog[open]').all_inner_texts()}"
        )

    @abstractmethod
    def write(self, name: str, text: str) -> None:
        """Types into a field."""

    def enter(self, name: str, text: str, times: int = 1) -> None:
        """Types into a field that Enter acts upon."""
        self.write(name, text)
        for _ in range(times):
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(AGAIN_MS)

    @abstractmethod
    def choose(self, name: str, words: str) -> None:
        """The entry of a list that begins with these words."""

    @abstractmethod
    def scroll_back(self) -> None:
        """To the beginning of the steps of the match."""

    def open_next(self) -> None:
        """Opens the next episode."""
        self.guarded("next")

    @abstractmethod
    def close(self) -> None:
        """Closes the sheet that is open."""


class Pointer(Hand):
    """A mouse or a finger."""

    def press(self, name: str) -> None:
        self.ready(name).click()

    def twice(self, name: str) -> None:
        control = self.ready(name)
        self.armed(control, control.click)
        control.click()

    def hold(self, name: str) -> None:
        control = self.ready(name)
        control.hover()
        self.held(control, self.page.mouse.down, self.page.mouse.up)

    def write(self, name: str, text: str) -> None:
        field = self.ready(name)
        field.fill(text)
        field.focus()

    def choose(self, name: str, words: str) -> None:
        self.ready(name).select_option(label=words)

    def scroll_back(self) -> None:
        self.page.locator(".step-list").hover()
        self.page.mouse.wheel(0, -100_000)

    def close(self) -> None:
        self.press("close")
        expect(self.page.locator("dialog[open]")).to_have_count(0)


class Keyboard(Hand):
    """Keys alone: the control's own key, else the way to it and Enter."""

    OWN: dict[str, str] = {
        "go": "g", "go:anyway": "o", "black": "b", "panic": "p", "panic:leave": "p", "take": "t",
        "pin": "n", "larger": "v", "untimed": "w", "appeal": "a", "corrections": "r", "answer": "f",
        "declare": "(", "end": ")", "devices": "d", "codes": "c", "ledger": "l", "keys": "?",
        "sound:volume": "<", "sound:muted": "'", "screens": "*", "highlight": "%", "cut": "&",
        "logout": "q", "pause": " ", "resume": " ", "next": "z", "say:to:room": ",",
        "say:to:seats": ".", "code:next": "ArrowRight", "code:previous": "ArrowLeft",
        "close": "Escape", "say:text": "m", "say:to:seat": ";",
        "scene:title": "1", "scene:cast": "2", "scene:rules": "3", "scene:nobles": "4",
        "scene:seal": "5", "scene:board": "6", "scene:spectators": "7", "scene:result": "8",
        "scene:message": "9", "scene:black": "0", "scene:proof": "_",
        "scene:score": "$", "say": "Enter",
    }  # fmt: skip
    BY_KIND = (
        (r"time:.*:less", "-"), (r"time:.*:more", "+"), (r"time:.*:typed", "s"),
        (r"extension:.*:give", "e"), (r"extension:.*:take", "k"), (r"expire:.*", "x"),
        (r"copy:(?!audience|token).*", "h"), (r"reissue:[^:]+(:confirm)?", "#"),
    )  # fmt: skip
    WAYS = (
        (r"cue:.*", "j"), (r"hold:.*", "!"), (r"(member|garnets|code):.*|swap", "="),
        (r"(prepared|unsay|row|base|api|copy|replay|export):.*", "/"),
    )  # fmt: skip
    MOST = 150

    def key_of(self, name: str) -> str | None:
        """The key that is shown on a control."""
        if name.startswith("stand-in:"):
            return "ui"[self.finalists.index(name.removeprefix("stand-in:"))]
        by_kind = (key for pattern, key in self.BY_KIND if re.fullmatch(pattern, name))
        return self.OWN.get(name) or next(by_kind, None)

    def press(self, name: str) -> None:
        self._stroke(self.ready(name), name)

    def _stroke(self, control: Locator, name: str) -> None:
        key = self.key_of(name)
        if name.startswith("tab:"):
            self._turn(control)
        elif key is not None:
            self._stop_typing(key)
            self.page.keyboard.press(key)
        else:
            self.reach(control, name)
            self.page.keyboard.press("Enter")

    def _stop_typing(self, key: str = "") -> None:
        """Keys do nothing while somebody types: Escape leaves the field, or Tab goes on."""
        for way in ("Escape", *["Tab"] * 30):
            if key in ("Enter", "Escape") or self.page.locator("dialog[open]").count():
                return
            if not self.page.evaluate(_TYPES):
                return
            self.page.keyboard.press(way)

    def _turn(self, tab: Locator) -> None:
        """From tab to tab until this one shows."""
        self._stop_typing()
        for _ in range(4):
            if tab.get_attribute("aria-selected") == "true":
                return
            self.page.keyboard.press("]")
            self.page.wait_for_timeout(50)
        expect(tab).to_have_attribute("aria-selected", "true")

    def twice(self, name: str) -> None:
        control = self.ready(name)
        self.armed(control, lambda: self._stroke(control, name))
        self.page.keyboard.press(self.key_of(name) or "Enter")

    def hold(self, name: str) -> None:
        keyboard, key = self.page.keyboard, self.OWN[name]
        self.held(self.ready(name), lambda: keyboard.down(key), lambda: keyboard.up(key))

    def open_next(self) -> None:
        self.ready("next")
        until_unguarded(self.page)
        self.twice("next")

    def reach(self, control: Locator, name: str) -> None:
        """Goes to a control: by the key of its place and arrows, else from one to the next."""
        way = next((key for pattern, key in self.WAYS if re.fullmatch(pattern, name)), None)
        keys = ["Tab"] if way is None else ["ArrowDown", "ArrowUp", "Tab"]
        if way is not None:
            self._stop_typing()
            self.page.keyboard.press(way)
        for key in keys:
            before = None
            for _ in range(self.MOST):
                focused, place = self.page.evaluate(_FOCUS)
                if focused == name:
                    return
                if key != "Tab" and place == before:
                    break
                before = place
                self.page.keyboard.press(key)
        raise AssertionError(f"no way to {name} by keyboard")

    def write(self, name: str, text: str) -> None:
        control = self.ready(name)
        key = self.key_of(name)
        if name == "reason" and not self.page.locator("dialog[open]").count():
            key = "y"
        if key is not None:
            self._stop_typing()
            self.page.keyboard.press(key)
        else:
            self.reach(control, name)
        expect(control).to_be_focused()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def choose(self, name: str, words: str) -> None:
        control = self.ready(name)
        if (key := self.key_of(name)) is not None:
            self._stop_typing()
            self.page.keyboard.press(key)
        else:
            self.reach(control, name)
        expect(control).to_be_focused()
        self.page.keyboard.type(words)

    def scroll_back(self) -> None:
        self._stop_typing()
        self.page.keyboard.press("/")
        expect(self.page.locator(".step-list")).to_be_focused()
        self.page.keyboard.press("Home")

    def close(self) -> None:
        self.used.add("close")
        expect(self.page.locator("dialog[open]")).to_have_count(1, timeout=PATIENCE_MS)
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)
