"""What a live evening does to real screens: texts that are markup, a sleeping page, a restart."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.console.clients import Client, links_of
from tests.console.serverproc import ROOT, Browser, ServerProcess, until
from tests.tools.running import DIRECTOR_PASSPHRASE, PASSPHRASE

from .stage import Stage, loaded_again

pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,
    # The client library leaves a socket whose server was stopped to the garbage collector.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.usefixtures("no_sockets_left"),
]

MARKUP = "<img src=x onerror=alert(1)>"
TEXTS = {
    'title = "First Encounter"': f'title = "{MARKUP}"',
    'name = "Marvin the Paranoid Android"': f'name = "{MARKUP} M"',
    'name = "Nomi Marks"': f'name = "{MARKUP} N"',
    'name = "Ellen Ripley"': f'name = "{MARKUP} R"',
}
PLANTED = "document.querySelectorAll('img[src=x], [onerror], script:not([src])').length"
HOSTS_PAGES = ("/host/shows", "/host/replay/first-encounter/1", "/host/exports/first-encounter/1")
CLAIMED = ("answer", "challenge", "doubt")
CLAIMS = {"duke": "tax", "ambassador": "exchange", "captain": "steal", "assassin": "assassinate"}
AIMED = ("steal", "assassinate")
COSTS = {"assassinate": 3}
HTML = "text/html"
ASLEEP_MS = 3500
"""Too short for the server to give a screen up."""
STOPPING = "The console is being restarted. Back in a moment."


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A console whose show has markup in every text that a screen writes."""
    text = (ROOT / "shows" / "first-encounter" / "show.toml").read_text(encoding="utf-8")
    for plain, hostile in TEXTS.items():
        assert plain in text, plain
        text = text.replace(plain, hostile)
    show = tmp_path / "first-encounter"
    show.mkdir()
    text += f'\n[[messages]]\nto = "room"\ntext = "{MARKUP}"\n'
    # A page that takes its time to load is no lost tablet here.
    text += "\n[connection]\nhold_seconds = 0\n"
    (show / "show.toml").write_text(text, encoding="utf-8")
    words = {
        "DEATHMATCH_PASSPHRASE": PASSPHRASE,
        "DEATHMATCH_DIRECTOR_PASSPHRASE": DIRECTOR_PASSPHRASE,
    }
    with ServerProcess(tmp_path / "data", show=str(show), env=words) as server:
        yield server


def screens(stage: Stage, links: dict[str, str]) -> dict[str, Page]:
    """One page of each kind."""
    paths = {seat: links[seat].partition("/join/")[2] for seat in ("marvin", "nomi", "ripley")}
    director = stage.page(1280, 800, "/director")
    director.get_by_label(re.compile("passphrase", re.I)).fill(DIRECTOR_PASSPHRASE)
    director.keyboard.press("Enter")
    return {
        "host": stage.host().page,
        "director": director,
        "audience": stage.audience(),
        **{seat: stage.page(1180, 820, f"/join/{path}") for seat, path in paths.items()},
    }


class Crew:
    """The host's and the director's lines: one drives the match, the other knows all hands."""

    def __init__(self, server: ServerProcess) -> None:
        self.host = Client(server, Browser(server).log_in(), "host").connect()
        self.director = Client(server, Browser(server).log_in_as_director(), "director").connect()
        self.links = links_of(self.host)

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.director.newest["view"]["table"]
        return table

    def asked(self, *kinds: str) -> str:
        """Who is asked, once it is one of these questions."""
        until(lambda: self.kind in kinds, what=f"one of {kinds}, not {self.kind}")
        return str(self.table["question"]["seats"][0])

    @property
    def kind(self) -> str | None:
        """What the open question is."""
        return (self.table["question"] or {}).get("kind")

    def answer(self, do: str, *kinds: str, **more: Any) -> None:
        """Answers for whoever is asked that."""
        seat = self.asked(*kinds or (do,))
        number = self.table["question"]["id"]
        answer = {"do": do, **more}
        self.direct("answer_for", seat=seat, question=number, answer=answer)

    def direct(self, order: str, **more: Any) -> None:
        """An order, until the director's page knows what has come of it."""
        self._done(self.host.direct(order, **more))

    def go(self, does: str) -> None:
        self._done(self.host.go(does))

    def _done(self, ack: Any) -> None:
        assert ack["ok"], ack
        until(lambda: self.director.newest["view"]["rev"] >= ack["rev"], what=f"entry {ack}")

    def run_out(self, kind: str) -> None:
        """The time of whoever is asked that runs out now."""
        seat = self.asked(kind)
        self.direct("expire", seat=seat, question=self.table["question"]["id"])

    def hand(self, seat: str) -> list[str]:
        hands = self.director.newest["view"]["you"]["hands"]
        return [str(noble) for noble in hands[seat]]

    def coins(self, seat: str) -> int:
        return next(int(one["coins"]) for one in self.table["players"] if one["seat"] == seat)

    def close(self) -> None:
        self.host.close()
        self.director.close()


def phases(crew: Crew) -> Iterator[str]:
    """Brings the match from each phase into the next, and says which it is in."""
    yield "ready"
    crew.go("begin")
    crew.asked("starter")
    yield "starter"
    crew.answer("starter", seat="marvin")
    yield "deal"
    for does in ("deal", "play"):
        crew.go(does)
    crew.asked("act")
    yield "act"
    crew.answer("act", action="exchange", target=None)
    crew.asked(*CLAIMED)
    yield "claim"
    crew.answer("allow", *CLAIMED)
    crew.asked("call")
    yield "call"
    crew.answer("call", holders=["breq", "genly"])
    crew.asked("keep")
    yield "keep"
    crew.run_out("keep")
    yield from a_challenge(crew)
    crew.direct("panic", on=True)
    yield "panic"
    crew.direct("panic", on=False)
    crew.direct("declare", winner="nomi", cause="retirement")
    yield "over"


def a_challenge(crew: Crew) -> Iterator[str]:
    """A claim that is true is challenged: one loses a noble, the other takes one."""
    true = None
    # Somebody has another noble than the Contessa: there are three of her, and four in the hands.
    while true is None:
        seat = crew.asked("act")
        able = {
            noble for noble, action in CLAIMS.items() if crew.coins(seat) >= COSTS.get(action, 0)
        }
        true = next((CLAIMS[noble] for noble in crew.hand(seat) if noble in able), None)
        if true is None:
            crew.answer("act", action="income", target=None)
    rival = "nomi" if seat == "marvin" else "marvin"
    crew.answer("act", action=true, target=rival if true in AIMED else None)
    crew.answer("challenge", *CLAIMED)
    crew.asked("lose")
    yield "lose"
    crew.run_out("lose")
    crew.asked("take")
    yield "take"
    crew.run_out("take")


def test_screens_stand_markup_sleep_and_restarts(
    browser: Chromium, server: ServerProcess, tmp_path: Path
) -> None:
    crew = Crew(server)
    crew.direct("say", to="room", text=MARKUP)
    crew.direct("say", to="seats", text=MARKUP)
    stage = Stage(browser, server)  # type: ignore[arg-type]
    pages = screens(stage, crew.links)
    written_as_it_is(pages.values())
    # That the director's page is opened is told in the panel: it alone changes another screen.
    alone = {name: page for name, page in pages.items() if name != "director"}
    # The displays in the panel are audience's, which is here by itself.
    pages["host"].route("**/host/preview*", lambda route: route.fulfill(body="", content_type=HTML))
    for phase in phases(crew):
        loaded_again(alone)
        if phase == "act":
            sleeps(pages["marvin"], pages["host"])
    others = [pages["host"].context.new_page() for _ in HOSTS_PAGES]
    for path, page in zip(HOSTS_PAGES, others, strict=True):
        page.goto(server.url + path)
    written_as_it_is(others)
    restarts(server, pages, tmp_path)
    assert stage.faults == []
    stage.close()
    crew.close()


def written_as_it_is(pages: Iterable[Page]) -> None:
    """Markup is on every page, as the text that it is."""
    for page in pages:
        expect(page.locator("body")).to_contain_text(MARKUP, timeout=30_000)
        assert page.evaluate(PLANTED) == 0, page.url


def restarts(server: ServerProcess, pages: dict[str, Page], folder: Path) -> None:
    """SIGTERM is told on every screen in words, and each comes back by itself."""
    server.terminate()
    for name, page in pages.items():
        expect(page.locator("body")).to_contain_text(STOPPING, timeout=10_000)
        page.screenshot(path=folder / f"stopping-{name}.png")
    server.start()
    for page in pages.values():
        expect(page.locator("body")).not_to_contain_text(STOPPING, timeout=30_000)


def sleeps(tablet: Page, panel: Page) -> None:
    """No script of a tablet's page runs for a while: once it wakes its time is the panel's."""
    tablet.evaluate("window.ticks = 0; setInterval(() => { window.ticks += 1; }, 100)")
    session = tablet.context.new_cdp_session(tablet)
    session.send("Debugger.enable")
    session.send("Debugger.pause")
    panel.wait_for_timeout(ASLEEP_MS)
    session.send("Debugger.resume")
    session.send("Debugger.disable")
    assert tablet.evaluate("window.ticks") < ASLEEP_MS / 200, "it did not sleep"
    shown = [seconds(page) for page in (tablet, panel)]
    assert abs(shown[0] - shown[1]) <= 1, shown


def seconds(page: Page) -> int:
    minutes, rest = page.locator(".clock.running .clock-time").first.inner_text().split(":")
    return 60 * int(minutes) + int(rest)
