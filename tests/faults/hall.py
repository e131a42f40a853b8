"""Everybody of an evening, each on a screen: two hosts, director, audience, both overlays, and all
seats.
"""

from __future__ import annotations

import shutil
import threading
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.console.clients import Client
from tests.console.serverproc import ROOT, Browser, ServerProcess, until
from tests.console.test_kill import Evening, Player

DECIDED = 2
"""So many Death Matches are played to their end; each leaves one less in the show."""
CLOCK = "\n[clock]\ndecision_seconds = 120\n"
DELAY_S = 1
BROADCAST = f"\n[broadcast]\ndelay_seconds = {DELAY_S}\n"


@dataclass(frozen=True)
class Heard:
    """What came to the overlay with all hands: which entry it shows, when, and how many hands."""

    episode: int
    rev: int
    at_s: float
    hands: int


class Late(Client):
    """The overlay with all hands; the server under test keeps what any of its pages has heard."""

    def _take(self, event: str, payload: Any = None) -> None:
        if event == "view":
            episode = self.newest["show"]["episode"]
            hands = len(payload["you"]["hands"])
            heard = Heard(episode, payload["rev"], time.monotonic(), hands)
            self._server.heard.append(heard)  # type: ignore[attr-defined]
        super()._take(event, payload)


@dataclass
class Screen:
    """One open page, with the cookies of its browser."""

    kind: str
    seat: str | None
    browser: Browser | None
    client: Client

    @classmethod
    def open(cls, server: ServerProcess, kind: str, browser: Browser | None) -> Screen:
        return cls(kind, None, browser, _page(kind)(server, browser, kind).connect())

    def again(self, server: ServerProcess) -> Client:
        """The same page once more, as a reload or a second tab opens it."""
        return _page(self.kind)(server, self.browser, self.kind, self.seat).connect()


def _page(kind: str) -> type[Client]:
    return Late if kind == "hands" else Client


class Both:
    """Two hosts who press the same at the same moment. One press counts, whichever it is."""

    def __init__(self, first: Screen, second: Screen) -> None:
        self._first, self._second = first, second

    @property
    def newest(self) -> dict[str, Any]:
        return self._first.client.newest

    def direct(self, order: str, **more: Any) -> Any:
        acks: list[Any] = []
        pressing = threading.Thread(
            target=lambda: acks.append(self._second.client.direct(order, **more))
        )
        pressing.start()
        acks.append(self._first.client.direct(order, **more))
        pressing.join(60)
        return next((ack for ack in acks if ack["ok"]), acks[0])

    def go(self, does: str) -> Any:
        to = [cue["does"] for cue in self.newest["show"]["rundown"]].index(does)
        after = self.newest["view"]["floor"]["cue"]
        return self.direct("go", to=to, after=after, anyway=True)


class Hall(Evening):
    """All of them on one server."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        hosts = [Screen.open(server, "host", Browser(server).log_in()) for _ in range(2)]
        others = [
            Screen.open(server, "audience", None),
            Screen.open(server, "director", Browser(server).log_in_as_director()),
            Screen.open(server, "overlay", None),
        ]
        self.screens = hosts + others
        self.host: Any = Both(*hosts)
        self.players: dict[str, Player] = {}
        self._opened = 1
        until(lambda: "desk" in self.host.newest, what="the desk")
        for each in self.host.newest["desk"]["seats"]:
            if each["link"]:
                browser = Browser(server).join(each["link"])
                client = Client(server, browser, "seat", each["seat"]).connect()
                self.screens.append(Screen("seat", each["seat"], browser, client))
        mixer = Browser(server).join(self.host.newest["desk"]["hands_url"])
        self.screens.append(Screen.open(server, "hands", mixer))

    @property
    def clients(self) -> list[Client]:  # type: ignore[override]
        return [screen.client for screen in self.screens]

    def hand_over(self, screen: Screen, client: Client) -> None:
        """This is the page now: a player goes on with it."""
        screen.client = client
        if screen.seat in self.players:
            self.players[screen.seat].client = client

    def second_tab(self, screen: Screen) -> None:
        """A seat's page in a second tab, which the first is told, and which stays."""
        older, newer = screen.client, screen.again(self.server)
        until(lambda: "replaced" in older.newest and not older.socket.connected, what="replaced")
        older.socket.shutdown()
        self.hand_over(screen, newer)

    def end_before_it_is_decided(self) -> None:
        """A table is played to its end, and so are the first Death Matches."""
        table = self.host.newest["view"]["table"]
        if len(table["players"]) == 2 and self._opened > DECIDED:
            super().end_before_it_is_decided()

    def end(self) -> None:
        """Ends the match, opens the next, as a recording is covered until then, and goes home."""
        self.host.direct("end")

        def next_is_open() -> bool:
            if self.host.newest["view"]["table"]["phase"] == "over":
                self._next()
                time.sleep(0.2)  # Who presses without end is put out.
            return bool(self.host.newest["view"]["table"]["phase"] == "ready")

        until(next_is_open, what="the next episode")
        self.close()

    def _next(self) -> None:
        following = self.host.newest["desk"]["next"]
        if following is None:
            return  # The desk comes a little after the view.
        garnets = {member["seat"]: member["garnets"] for member in following["cast"]}
        table = [each["seat"] for each in self.host.newest["view"]["table"]["players"]]
        finalists = [seat for seat in table if seat in garnets]
        finalists += [seat for seat in garnets if seat not in finalists]
        # Refused while the disk is in trouble: then it is pressed again.
        ack = self.host.direct("next", finalists=finalists[: len(table)], garnets=garnets)
        self._opened += ack["ok"]

    def _sit_down(self, seat: str) -> None:
        if seat not in self.players:
            screen = next(screen for screen in self.screens if screen.seat == seat)
            self.players[seat] = Player(screen.client, len(self.players))
            self.players[seat].start()


def duel_of(folder: Path) -> Path:
    """The bundled show with two finalists and eleven spectators, late by `DELAY_S`."""
    shutil.copytree(ROOT / "shows" / folder.name, folder)
    with (folder / "show.toml").open("a", encoding="utf-8") as file:
        file.write(BROADCAST)
    return folder


def table_of(folder: Path, show: str, count: int) -> Path:
    """A bundled table show with so many at the table, and with clocks."""
    text = (ROOT / "shows" / show / "show.toml").read_text(encoding="utf-8")
    players = tomllib.loads(text)["players"]
    more = [f"guest-{number}" for number in range(count - len(players))]
    head, line, rest = text.partition("\n\n# Any rule")
    head = f"{head[: head.rindex('players = ')]}players = {[*players, *more]}"
    cast = "".join(
        f'\n[[cast]]\nid = "{each}"\nname = "{each.title()}"\ngarnets = 0\n' for each in more
    )
    folder.mkdir(parents=True)
    (folder / "show.toml").write_text(
        head + line + rest + cast + CLOCK + BROADCAST, encoding="utf-8"
    )
    return folder
