"""Shows states in a real browser: the pages come from a real application, what its screens are sent
is what was recorded.
"""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from flask.testing import FlaskClient
from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute
from werkzeug.serving import make_server

from deathmatch.episode.squares import picture
from tests.console.room import DIRECTOR_PASSPHRASE, PASSPHRASE

from .play import AUDIENCE, Play, Sent, playing
from .shows import variant
from .states import Act, State

Size = tuple[int, int]

NEVER_MS = 3_600_000
OPEN = {"sid": "a", "upgrades": [], "pingInterval": NEVER_MS, "pingTimeout": NEVER_MS}
SETTLED_MS = 5000
"""Until every motion and every guard of a screen has come to its end."""
BEAT_MS = 1000
DRAWN_MS = 50
AFTER_TAP_MS = 900
BLANK = '<!doctype html><html lang="en"><title>Blank</title>'
CODE, SVG = picture("http://192.168.1.5:8000/join/a-link-of-a-seat"), "image/svg+xml"
FRAMED = """() => [...document.querySelectorAll('iframe')].every((one) => {
  const { location, document: inside } = one.contentWindow;
  const stands = inside.readyState === 'complete' && !inside.querySelector('.loading');
  return location.href === one.src && stands;
})"""
"""A panel frames displays, which are loaded after it and with each scene anew."""
COOKIES = {
    "host": "host",
    "director": "director",
    "seat": "marvin",
    "crew": "host",
    "hands": "hands",
}
"""As whom the browser comes for a page of that kind."""


@dataclass
class Frame:
    """One page in one language, and the line that its scripts believe to lead to the server."""

    page: Page
    language: str
    build: str
    still: bool
    state: State | None = None
    dirty: bool = True
    held: bool = False
    framed: bool = True
    dead: str = ""
    lines: dict[WebSocketRoute, tuple[str, str | None]] = field(default_factory=dict)
    """Those that are open: what screen each is, of which seat; a panel frames others."""
    shown: int = 0
    heard: list[tuple[str, Any]] = field(default_factory=list)
    """What the scripts have sent that wants an answer."""

    def answer(self, line: WebSocketRoute) -> None:
        """A script opens a line."""
        line.on_message(lambda text: self._heard(line, str(text)))
        line.on_close(lambda _code, _why: self._ended(line))
        if self.dead == "lost":
            line.close()
        else:
            line.send("0" + json.dumps({**OPEN, "maxPayload": 1_000_000}))

    def film(self, route: Route) -> None:
        """The moments to choose a highlight from; the pages of replays ask for their own."""
        if self.state and "film" in self.state.answers:
            film = self.state.answers["film"]
            show = {**film["show"], "language": self.language}
            route.fulfill(json={**film, "show": show})
        else:
            route.continue_()

    def _heard(self, line: WebSocketRoute, text: str) -> None:
        if text.startswith("40"):
            hello = json.loads(text[2:] or "{}")
            if self.dead == "refused":
                line.send('44{"message":"no_access"}')
                return
            self.lines[line] = hello.get("screen", ""), hello.get("seat")
            line.send('40{"sid":"b"}')
            self._greet(line)
        elif text.startswith("42"):
            number, _, rest = text[2:].partition("[")
            if number:
                name, *payload = json.loads("[" + rest)
                self.heard.append((name, payload[0] if payload else None))
                answers = self.state.answers if self.state else {}
                line.send(f"43{number}[{json.dumps(answers.get(name, {'ok': True}))}]")

    def display(self, route: Route) -> None:
        """A panel loads a display."""
        if self.framed:
            route.continue_()
        else:
            route.fulfill(body=BLANK, content_type="text/html")

    def _ended(self, line: WebSocketRoute) -> None:
        self.lines.pop(line, None)
        line.close()

    def _greet(self, line: WebSocketRoute) -> None:
        for event, payload in self._sent(*self.lines[line]):
            say(line, event, payload)

    def _sent(self, screen: str, seat: str | None) -> Sent:
        assert self.state is not None
        sent = self.state.sent
        found = sent.get(self.state.kind if screen == self.state.kind else screen, ())
        if self.state.kind == "host" and screen == "seat":
            found = sent.get(str(seat), sent[AUDIENCE])
        return tuple((event, self._newer(event, data)) for event, data in found)

    def _newer(self, event: str, payload: Any) -> Any:
        """A view that is newer than that of the state before, a show in the page's language."""
        if event == "show":
            return {**payload, "language": self.language}
        if event == "view":
            return {**payload, "rev": payload["rev"] + 10_000 * self.shown}
        return payload

    def show(self, state: State) -> None:
        """Sends what the state was sent, and lets it settle."""
        self.state, self.shown = state, self.shown + 1
        for line in tuple(self.lines):
            self._greet(line)

    def say(self, event: str) -> None:
        """Tells the page itself something that changes its line."""
        assert self.state is not None
        for line, (screen, _seat) in tuple(self.lines.items()):
            if screen == self.state.kind:
                say(line, event, {})

    def cut(self, why: str) -> None:
        """Every line of the page breaks, and none comes about, until `dead` is empty again."""
        self.dead = why
        for line in tuple(self.lines):
            line.close()
        self.lines.clear()

    def pass_time(self, ms: int) -> None:
        """So much time goes by on the page, with the server's signs of life while its line is."""
        for _ in range(0, ms, BEAT_MS):
            self._beat()
            if self.still:
                self.page.clock.run_for(BEAT_MS)
            else:
                self.page.wait_for_timeout(BEAT_MS)

    def freshen(self) -> None:
        """A sign of life, drawn: real time goes by as well, and much of it on a busy machine."""
        if self.still and not self.dead:
            self._beat()
            self.page.clock.run_for(DRAWN_MS)

    def _beat(self) -> None:
        if not self.dead:
            for line in tuple(self.lines):
                say(line, "beat", {"rev": -1, "clocks": [], "paused": None})


def say(line: WebSocketRoute, event: str, payload: Any) -> None:
    """Sends an event as the server's library does."""
    line.send("42" + json.dumps([event, payload]))


@dataclass(frozen=True)
class Site:
    """A console's pages in one language: its address, build, the secret of the link to all hands,
    and the cookies of who needs one.
    """

    url: str
    build: str
    hands: str
    cookies: dict[str, str]


class Screens:
    """All pages of a browser, one for each address and language; states come and go on them."""

    def __init__(self, browser: Browser, sites: Callable[[str], Site], still: bool) -> None:
        """`sites` gives that of a language. `still`: no motion, and time goes by when it is told
        to.
        """
        self._browser = browser
        self._sites = sites
        self._still = still
        self._contexts: dict[tuple[str, str], BrowserContext] = {}
        self._frames: dict[tuple[str, str, str], Frame] = {}
        self.faults: list[str] = []

    def open(self, state: State, size: Size, language: str = "en", *, framed: bool = True) -> Page:
        """The page with that state on it, settled. Unless `framed` a panel's displays are blank."""
        frame = self.frame(state, language)
        frame.framed, page = framed, frame.page
        if frame.held:
            page.mouse.up()
            page.evaluate("document.activeElement.blur()")
            frame.held = False
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
        if state.kind == "host" and not page.evaluate(FRAMED):
            page.wait_for_function(FRAMED)
            # One that came late would show another second than the rest.
            frame.show(state)
            frame.pass_time(BEAT_MS)
        frame.freshen()
        frame.dirty = not self._undone(frame, state)
        return page

    def resize(self, state: State, size: Size, language: str = "en") -> None:
        """The page with that state on it gets another size: it is turned, or zoomed."""
        frame = self.frame(state, language)
        frame.page.set_viewport_size({"width": size[0], "height": size[1]})
        frame.pass_time(BEAT_MS)

    @staticmethod
    def _undone(frame: Frame, state: State) -> bool:
        """Whether the page can go on to another state: a panel's sheets close by a key."""
        if all(act[0] == "hold" for act in state.acts):
            return True
        if state.kind != "host" or any(act[0] not in ("click", "press") for act in state.acts):
            return False
        return all("tab:" not in word for act in state.acts for word in act)

    def frame(self, state: State, language: str = "en") -> Frame:
        """The page that shows such a state."""
        key = (state.kind, state.page, language)
        if key not in self._frames:
            page = self._context(state.kind, language).new_page()
            page.on("pageerror", lambda error: self.faults.append(f"{state.name}: {error}"))
            frame = self._frames[key] = Frame(
                page, language, self._sites(language).build, self._still
            )
            page.route_web_socket("**/socket.io/**", frame.answer)
            # The seats are those of the state's show; the pages' own may have others.
            page.route("**/host/qr/**", lambda route: route.fulfill(body=CODE, content_type=SVG))
            page.route("**/host/preview*", frame.display)
            page.route("**/films/room/head", frame.film)
        return self._frames[key]

    def _context(self, kind: str, language: str) -> BrowserContext:
        key = COOKIES.get(kind, ""), language
        if key not in self._contexts:
            motion: Any = "reduce" if self._still else "no-preference"
            context = self._browser.new_context(reduced_motion=motion)
            site = self._sites(language)
            if cookie := site.cookies.get(key[0]):
                context.add_cookies([{"name": "dm_session", "value": cookie, "url": site.url}])
            if self._still:
                context.clock.install()
            self._contexts[key] = context
        return self._contexts[key]

    def _load(self, frame: Frame, state: State) -> None:
        frame.state, frame.dead = state, ""
        frame.lines.clear()
        site = self._sites(frame.language)
        frame.page.goto(site.url + state.page.format(hands=site.hands))
        if state.sent:
            frame.page.locator(".loading").first.wait_for(state="detached")
        else:
            frame.page.wait_for_load_state("networkidle")

    def _do(self, frame: Frame, act: Act) -> None:
        word, *more = act
        if word == "click":
            frame.page.locator(more[0]).first.click()
            frame.pass_time(AFTER_TAP_MS)
        elif word == "hold":
            frame.page.locator(more[0]).hover()
            frame.page.mouse.down()
            frame.held = True
        elif word == "press":
            frame.page.keyboard.press(more[0])
            frame.pass_time(AFTER_TAP_MS)
        elif word == "say":
            frame.say(more[0])
            frame.dead = more[0]
            frame.pass_time(BEAT_MS)
        else:
            self._lose(frame, word, int(more[0]) if more else BEAT_MS)

    def _lose(self, frame: Frame, word: str, ms: int) -> None:
        """The line breaks, or the server no longer lets this screen in; or only time goes by."""
        if word != "pass":
            frame.cut({"lose": "lost", "refuse": "refused"}[word])
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
def screens(browser: Browser, still: bool = True) -> Iterator[Screens]:
    """The screens of a console on the bundled show, one for each language that is asked for."""
    with ExitStack() as stack:

        @cache
        def site(language: str) -> Site:
            show = variant("first-encounter", language=language)
            play = stack.enter_context(playing(show, {}))
            url = stack.enter_context(serving(play))
            hands = play.console.access.hands_token
            return Site(url, play.console.build, hands, _sessions(play))

        made = Screens(browser, site, still)
        yield made
        made.close()


def _sessions(play: Play) -> dict[str, str]:
    """The cookies of a host, a director and a finalist."""
    found = {}
    for who, passphrase in (("host", PASSPHRASE), ("director", DIRECTOR_PASSPHRASE)):
        client = play.console.app.test_client()
        form, headers = {"passphrase": passphrase}, {"Origin": "http://localhost"}
        assert client.post(f"/{who}/login", data=form, headers=headers).status_code == 303
        found[who] = _session(client)
    client = play.console.app.test_client()
    assert client.get(f"/join/{play.console.access.token('marvin')}").status_code == 303
    found["marvin"] = _session(client)
    return found


def _session(client: FlaskClient) -> str:
    cookie = client.get_cookie("dm_session")
    assert cookie is not None
    return cookie.value
