"""What the screens ask of a browser: frames in the busiest moment, the first view, and bytes."""

from __future__ import annotations

import json
import os
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.bench.figures import Bound, percentile, table
from tests.console.clients import Client, links_of
from tests.console.serverproc import Browser as Cookies
from tests.console.serverproc import ServerProcess
from tests.gallery.duel import DEAL, FIRST, ONE, OTHER, to_play
from tests.gallery.frames import screens
from tests.gallery.states import State, album
from tests.tools.browser import LAUNCH_ARGS, REMEDY, find_browser

FRAME_MS = 1000 / 60
WATCHED_MS = 3000
FIRST_VIEW_MS, MOST_KB = 1000.0, 250.0
TIMES = 5
TOLD = ("frame, p50", "p95", "over 17 ms", "over 33 ms", "a second", "drawn", "dropped")
TRACED = ["benchmark", "cc", "disabled-by-default-devtools.timeline.frame"]

HEAD = ("", "first paint", "largest", "first view", "kB", "in frames")
PAGES = {
    "home": "/",
    "audience": "/audience",
    "panel": "/host",
    "shows": "/host/shows",
    "replay": "/host/replay/first-encounter/episode-1",
}
AFTER_MS = 300
"""Until the browser has told of its largest paint."""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
LARGEST = """new Promise((done) => {
  const told = (list) => done(list.getEntries().at(-1).startTime);
  new PerformanceObserver(told).observe({type: 'largest-contentful-paint', buffered: true});
})"""

BARE = """<!doctype html><style>body { background: #000; margin: 0 }
div { width: 200px; height: 200px; background: #fff; animation: go 1s infinite alternate }
@keyframes go { to { transform: translateX(1600px) } }</style><div></div>"""

FRAMES = """(ms) => new Promise((done) => {
  const times = [];
  const end = performance.now() + ms;
  const frame = (now) => {
    times.push(now);
    if (now < end) requestAnimationFrame(frame); else done(times);
  };
  requestAnimationFrame(frame);
})"""

FIRST_VIEW = """
window.firstView = 0;
const look = () => {
  const screen = document.querySelector('#screen, main');
  const there = screen && screen.innerText.trim() && !document.querySelector('.loading');
  const drawn = () => setTimeout(() => { window.firstView = performance.now(); });
  if (there) requestAnimationFrame(drawn);
  else requestAnimationFrame(look);
};
look();
"""


@dataclass
class Frames:
    """How long the frames of a page took, in ms, by its own account; how many the browser drew and
    dropped, by its trace.
    """

    took: list[float]
    drawn: int
    dropped: int

    def row(self, name: str) -> list[str]:
        shares = [sum(ms > most for ms in self.took) / len(self.took) for most in (17, 33.4)]
        p50, p95 = (percentile(self.took, share) for share in (0.5, 0.95))
        a_second = 1000 * len(self.took) / sum(self.took)
        tail = [f"{share:.1%}" for share in shares]
        counts = [str(self.drawn), str(self.dropped)]
        return [name, f"{p50:.1f}", f"{p95:.1f}", *tail, f"{a_second:.1f}", *counts]


@dataclass
class Loaded:
    """How a screen came to be, with an empty cache: ms to the first paint and to its first view,
    and kB without fonts; its frames' are apart.
    """

    name: str
    painted: list[float] = field(default_factory=list)
    largest: list[float] = field(default_factory=list)
    viewed: list[float] = field(default_factory=list)
    kilobytes: float = 0.0
    in_frames: float = 0.0

    def row(self) -> list[str]:
        ms = [f"{percentile(each, 0.5):.0f}" for each in (self.painted, self.largest, self.viewed)]
        return [self.name, *ms, f"{self.kilobytes:.0f}", f"{self.in_frames:.0f}"]

    def bounds(self) -> Iterator[Bound]:
        viewed = percentile(self.viewed, 0.5)
        yield Bound(f"{self.name}, first view", viewed, FIRST_VIEW_MS, "on loopback, no cache")
        yield Bound(f"{self.name}, bytes", self.kilobytes, MOST_KB, "without fonts", "kB")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that draws by software. SystemExit, in words, where there is none."""
    path = find_browser()
    if path is None:
        raise SystemExit(REMEDY)
    with sync_playwright() as driver:
        browser = _launched(driver, path)
        yield browser
        browser.close()


def _launched(driver: Playwright, path: str) -> Browser:
    return driver.chromium.launch(executable_path=path, args=LAUNCH_ARGS)


def busiest() -> list[State]:
    """The room before and after a lost noble burns out, a spectator's light goes dark and stolen
    coins travel, all in one message, with the last ten seconds running.
    """
    states: list[State] = []
    with album(FIRST, DEAL, states) as a:
        play = a.play
        to_play(play)
        play.act("steal", OTHER)
        play.answer("challenge")
        play.left(9.5)
        a.room("before")
        play.answer("lose", noble="duke")
        play.answer("take", holder="ripley")
        play.left(9)
        a.room("busiest")
    return states


def frames(browser: Browser) -> tuple[Frames, Frames]:
    """Of the audience display in its busiest moment, and of a page that moves one box."""
    before, after = busiest()
    with screens(browser, still=False) as pages:
        page = pages.open(before, (1920, 1080))
        frame = pages.frame(before)
        page.wait_for_timeout(500)
        ours = _watch(browser, page, lambda: frame.show(after))
    bare = browser.new_page(viewport={"width": 1920, "height": 1080})
    bare.set_content(BARE)
    theirs = _watch(browser, bare, lambda: None)
    bare.close()
    return ours, theirs


def _watch(browser: Browser, page: Page, begin: Callable[[], None]) -> Frames:
    browser.start_tracing(page=page, categories=TRACED)
    begin()
    times = page.evaluate(FRAMES, WATCHED_MS)
    names = Counter(event["name"] for event in json.loads(browser.stop_tracing())["traceEvents"])
    took = [after - before for before, after in zip(times, times[1:], strict=False)]
    return Frames(took, names["DrawFrame"], names["DroppedFrame"])


def loads(browser: Browser, folder: Path, times: int = TIMES) -> list[Loaded]:
    """Every screen of a real console, each time in a browser that has nothing yet."""
    with ServerProcess(folder / "data") as server:
        crew = Cookies(server).log_in()
        host = Client(server, crew, "host").connect()
        link = urlsplit(links_of(host)[ONE]).path
        host.close()
        session = crew.cookie.partition("=")[2]
        found = []
        for name, path in {**PAGES, "finalist": link}.items():
            loaded = Loaded(name)
            for _ in range(times):
                context = browser.new_context(viewport={"width": 1280, "height": 800})
                if path.startswith("/host"):
                    cookie = {"name": "dm_session", "value": session, "url": server.url}
                    context.add_cookies([cookie])  # type: ignore[list-item]
                _load(context.new_page(), server.url + path, loaded)
                context.close()
            found.append(loaded)
        server.terminate()
    return found


def _load(page: Page, address: str, loaded: Loaded) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    kinds: dict[str, tuple[str, str]] = {}
    weights: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"], event.get("frameId", "")

    def ended(event: dict[str, Any]) -> None:
        weights[event["requestId"]] = event["encodedDataLength"]

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", ended)
    page.add_init_script(FIRST_VIEW)
    page.goto(address)
    page.wait_for_function("() => window.firstView > 0")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(AFTER_MS)
    loaded.painted.append(page.evaluate(PAINTED))
    loaded.largest.append(page.evaluate(LARGEST))
    loaded.viewed.append(page.evaluate("window.firstView"))
    top = session.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    texts = {key: frame == top for key, (kind, frame) in kinds.items() if kind != "Font"}
    own = sum(weights.get(key, 0) for key, is_own in texts.items() if is_own)
    loaded.kilobytes = own / 1000
    loaded.in_frames = sum(weights.get(key, 0) for key in texts) / 1000 - loaded.kilobytes


def looks(times: int = TIMES) -> Iterator[str]:
    """All figures in lines to print."""
    cores = os.cpu_count()
    with chromium() as browser, tempfile.TemporaryDirectory() as folder:
        ours, theirs = frames(browser)
        yield f"Frames at 1920x1080, Chromium {browser.version}, software rendering, {cores} cores"
        yield "The room's busiest moment: a noble burns out, a light goes dark, coins travel, with"
        yield "the last ten seconds running; and a bare page that moves one box.\n"
        rows = [ours.row("busiest moment"), theirs.row("bare page")]
        yield table(["", *TOLD], rows) + "\n"
        found = loads(browser, Path(folder), times)
        yield f"Each screen with an empty cache on loopback, p50 of {times}: ms; kB without fonts\n"
        yield table(HEAD, [loaded.row() for loaded in found]) + "\n"
        for loaded in found:
            yield from (f"  {bound.in_words()}" for bound in loaded.bounds())
