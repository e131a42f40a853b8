"""Shows states in a real browser: the pages come from a real application, what its screens are sent
is what was recorded.
"""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute
from werkzeug.serving import make_server

from tests.console.room import DIRECTOR_PASSPHRASE, PASSPHRASE

from .play import AUDIENCE, Play, Sent, playing
from .states import Act, State

Size = tuple[int, int]

OPEN = (
    '0{"sid":"a","upgrades":[],"pingInterval":3600000,"pingTimeout":3600000,"maxPayload":1000000}'
)
SETTLED_MS = 2000
"""Until every motion and every guard of a screen has come to its end."""
BEAT_MS = 1000
AFTER_TAP_MS = 900
COOKIES = {"host": "host", "director": "director", "seat": "marvin", "crew": "host"}
"""As whom the browser comes for a page of that kind."""


@dataclass
class Frame:
    """One page in one language, and the line that its scripts believe to lead to the server."""

    page: Page
    language: str
    state: State | None = None
    dirty: bool = True
    dead: str = ""
    lines: list[WebSocketRoute] = field(default_factory=list)
    shown: int = 0

    def answer(self, line: WebSocketRoute) -> None:
        """A script opens a line."""
        line.on_message(lambda text: self._heard(line, str(text)))
        if self.dead == "lost":
            line.close()
        else:
            line.send("0" + json.dumps({**OPEN, "maxPayload": 1_000_000}))

    def _heard(self, line: WebSocketRoute, text: str) -> None:
        if text.startswith("40"):
            hello = json.loads(text[2:] or "{}")
            if self.dead == "refused":
                line.send('44{"message":"no_access"}')
                return
            self.lines.append(line)
            line.send('40{"sid":"b"}')
            for event, payload in self._sent(hello.get("screen", ""), hello.get("seat")):
                say(line, event, payload)
        elif text.startswith("42"):
            number, _, rest = text[2:].partition("[")
            if number:
                name = json.loads("[" + rest)[0]
                answers = self.state.answers if self.state else {}
                line.send(f"43{number}[{json.dumps(answers.get(name, {'ok': True}))}]")

    def _sent(self, screen: str, seat: str | None) -> Sent:
        assert self.state is not None
        sent = self.state.sent
        found = sent.get(self.state.kind if screen == self.state.kind else screen, ())
        if self.state.kind == "host" and screen == "seat":
            found = sent.get(str(seat), sent[AUDIENCE])
        return tuple((event, self._newer(event, data)) for event, data in found)

    def _newer(self, event: str, payload: Any) -> Any:
        """A view that is newer than that of the state before."""
        return (
            {**payload, "rev": payload["rev"] + 10_000 * self.shown} if event == "view" else payload
        )

    def show(self, state: State) -> None:
        """Sends what the state was sent, and lets it settle."""
        self.state, self.shown = state, self.shown + 1
        for event, payload in self._sent(state.kind, None):
            say(self.lines[0], event, payload)

    def pass_time(self, ms: int) -> None:
        """So much time goes by on the page, with the server's signs of life while its line is."""
        for _ in range(0, ms, BEAT_MS):
            if not self.dead:
                for line in self.lines:
                    say(line, "beat", {"rev": -1, "clocks": [], "paused": None})
            self.page.clock.run_for(BEAT_MS)


def say(line: WebSocketRoute, event: str, payload: Any) -> None:
    """Sends an event as the server's library does."""
    line.send("42" + json.dumps([event, payload]))


class Screens:
    """All pages of a browser, one for each address and language; states come and go on them."""

    def __init__(self, browser: Browser, url: str, cookies: dict[str, str]) -> None:
        """`cookies` are the sessions of the viewers that need one."""
        self._browser = browser
        self._url = url
        self._cookies = cookies
        self._contexts: dict[str, BrowserContext] = {}
        self._frames: dict[tuple[str, str, str], Frame] = {}
        self.faults: list[str] = []

    def open(self, state: State, size: Size, language: str = "en") -> Page:
        """The page with that state on it, settled."""
        frame = self._frame(state, language)
        page = frame.page
        if page.viewport_size != {"width": size[0], "height": size[1]}:
            page.set_viewport_size({"width": size[0], "height": size[1]})
        if frame.dirty or not state.sent:
            self._load(frame, state)
        else:
            frame.page.keyboard.press("Escape")
            frame.show(state)
        frame.pass_time(SETTLED_MS)
        for act in state.acts:
            self._do(frame, act)
        frame.dirty = not self._undone(frame, state)
        return page

    @staticmethod
    def _undone(frame: Frame, state: State) -> bool:
        """Whether the page can go on to another state: a panel's sheets close by a key."""
        if not state.acts:
            return True
        if state.kind != "host" or any(act[0] not in ("click", "press") for act in state.acts):
            return False
        return all("tab:" not in word for act in state.acts for word in act)

    def _frame(self, state: State, language: str) -> Frame:
        key = (state.kind, state.page, language)
        if key not in self._frames:
            page = self._context(state.kind).new_page()
            page.on("pageerror", lambda error: self.faults.append(f"{state.name}: {error}"))
            frame = self._frames[key] = Frame(page, language)
            page.route_web_socket("**/socket.io/**", frame.answer)
        return self._frames[key]

    def _context(self, kind: str) -> BrowserContext:
        if kind not in self._contexts:
            context = self._browser.new_context(reduced_motion="reduce", service_workers="block")
            cookie = self._cookies.get(COOKIES.get(kind, ""))
            if cookie:
                context.add_cookies([{"name": "dm_session", "value": cookie, "url": self._url}])
            context.clock.install()
            self._contexts[kind] = context
        return self._contexts[kind]

    def _load(self, frame: Frame, state: State) -> None:
        frame.state, frame.lines, frame.dead = state, [], ""
        mark = "&" if "?" in state.page else "?"
        frame.page.goto(f"{self._url}{state.page}{mark}lang={frame.language}")
        if state.sent:
            frame.page.locator(".loading").first.wait_for(state="detached")
        else:
            frame.page.wait_for_load_state("networkidle")

    def _do(self, frame: Frame, act: Act) -> None:
        word, *more = act
        if word == "click":
            frame.page.locator(more[0]).first.click()
            frame.pass_time(AFTER_TAP_MS)
        elif word == "press":
            frame.page.keyboard.press(more[0])
            frame.pass_time(AFTER_TAP_MS)
        elif word == "say":
            say(frame.lines[0], more[0], {})
            frame.dead = more[0]
            frame.pass_time(BEAT_MS)
        else:
            self._lose(frame, word, int(more[0]) if more else BEAT_MS)

    def _lose(self, frame: Frame, word: str, ms: int) -> None:
        """The line breaks, or the server no longer lets this screen in; or only time goes by."""
        if word != "pass":
            frame.dead = {"lose": "lost", "refuse": "refused"}[word]
            for line in frame.lines:
                line.close()
            frame.lines = []
        frame.pass_time(ms)

    def close(self) -> None:
        """Closes every page."""
        for context in self._contexts.values():
            context.close()


@contextmanager
def serving(play: Play) -> Iterator[str]:
    """The pages of that console on a port of this machine: its address. No socket is served."""
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = make_server("127.0.0.1", 0, play.console.app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()


@contextmanager
def screens(browser: Browser) -> Iterator[Screens]:
    """The screens of a console on the bundled show."""
    with playing("first-encounter", {}) as play, serving(play) as url:
        made = Screens(browser, url, _sessions(play, url))
        yield made
        made.close()


def _sessions(play: Play, url: str) -> dict[str, str]:
    """The cookies of a host, a director and a finalist."""
    found = {}
    for who, passphrase in (("host", PASSPHRASE), ("director", DIRECTOR_PASSPHRASE)):
        client = play.console.app.test_client()
        form, headers = {"passphrase": passphrase}, {"Origin": "http://localhost"}
        assert client.post(f"/{who}/login", data=form, headers=headers).status_code == 303
        found[who] = client.get_cookie("dm_session").value  # type: ignore[union-attr]
    client = play.console.app.test_client()
    assert client.get(f"/join/{play.console.access.token('marvin')}").status_code == 303
    found["marvin"] = client.get_cookie("dm_session").value  # type: ignore[union-attr]
    return found
