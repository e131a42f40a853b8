"""A whole console in this process: screens are test clients, and time is the test's."""

from __future__ import annotations

import uuid
from pathlib import Path
from typing import Any

from flask.testing import FlaskClient
from flask_socketio import SocketIOTestClient

from deathmatch.console.access import Locks
from deathmatch.console.app import Console, Options, create_console
from deathmatch.episode.journal import Journal
from deathmatch.episode.show import load_show

BASE = "http://192.168.1.5:8000"
PASSPHRASE = "amber fox lemon tiger"
DIRECTOR_PASSPHRASE = "quartz river sandal tulip"
SECRET = bytes(range(32))
CHEAP = 2
CANDIDATE, OPPONENT = "marvin", "nomi"


class Clock:
    """Seconds that only the test moves."""

    def __init__(self) -> None:
        self.s = 1000.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.s

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.s += seconds


def new_id() -> str:
    """A command id as screens make them."""
    return str(uuid.uuid4())


class Screen:
    """One connected screen, its messages by name."""

    def __init__(self, client: Any) -> None:
        self.client = client

    @property
    def connected(self) -> bool:
        return bool(self.client.is_connected())

    def messages(self) -> list[tuple[str, Any]]:
        """What has arrived since the last call."""
        if not self.connected:
            queue, self.client.queue = list(self.client.queue), []
            return [(each["name"], each["args"][0]) for each in queue]
        return [(each["name"], each["args"][0]) for each in self.client.get_received()]

    def last(self, name: str) -> Any:
        """The newest message of that name since the last call of this or of `messages`."""
        found = [payload for event, payload in self.messages() if event == name]
        assert found, f"no {name} arrived"
        return found[-1]

    def send(self, event: str, *payload: Any) -> Any:
        """Sends a message and gives its ack."""
        return self.client.emit(event, *payload, callback=True)

    def direct(self, order: str, **more: Any) -> Any:
        return self.send("direct", {"id": new_id(), "order": order, **more})

    def ask(self, question: str, **more: Any) -> Any:
        return self.send(question, {"id": new_id(), **more})

    def answer(self, view: dict[str, Any], choice: dict[str, Any], command_id: str = "") -> Any:
        question = view["table"]["question"]["id"]
        given = {"id": command_id or new_id(), "question": question, "answer": choice}
        return self.send("decide", given)


class Room:
    """A console on one journal file."""

    def __init__(
        self,
        file: Path,
        clock: Clock,
        pace: float = 1.0,
        show: str | Path = "first-encounter",
        alone: bool = False,
    ) -> None:
        self.clock = clock
        self.free_bytes = 10**12
        self.journal = Journal.at(file)
        self.show = load_show(show)
        options = Options(
            "threading",
            [BASE, "http://127.0.0.1:8000"],
            pace,
            clock,
            clock.sleep,
            lambda: self.free_bytes,
            alone,
            locks=Locks(SECRET, PASSPHRASE, DIRECTOR_PASSPHRASE, cost=CHEAP),
        )
        self.console: Console = create_console(self.show, self.journal, options)
        self.director = self.console.director

    def close(self) -> None:
        self.journal.close()

    def browser(self) -> FlaskClient:
        """A browser without cookies."""
        return self.console.app.test_client()

    def host_browser(self) -> FlaskClient:
        browser = self.browser()
        form = {"passphrase": PASSPHRASE}
        answer = browser.post("/host/login", data=form, headers={"Origin": "http://localhost"})
        assert answer.status_code == 303, answer.text
        return browser

    def seat_browser(self, *seats: str) -> FlaskClient:
        browser = self.browser()
        for seat in seats:
            token = self.console.access.token(seat)
            assert browser.get(f"/join/{token}").status_code == 303
        return browser

    def screen(self, browser: FlaskClient, screen: str, seat: str | None = None) -> Screen:
        """Connects; look at `connected` for whether it was let in."""
        hello = {"screen": screen, "seat": seat, "build": self.console.build}
        return self.raw_screen(browser, hello)

    def raw_screen(self, browser: FlaskClient, hello: Any) -> Screen:
        client = SocketIOTestClient(
            self.console.app, self.console.socketio, auth=hello, flask_test_client=browser
        )
        return Screen(client)

    def host(self) -> Screen:
        return self.screen(self.host_browser(), "host")

    def director_browser(self) -> FlaskClient:
        browser = self.browser()
        form = {"passphrase": DIRECTOR_PASSPHRASE}
        answer = browser.post("/director/login", data=form, headers={"Origin": "http://localhost"})
        assert answer.status_code == 303, answer.text
        return browser

    def gallery(self) -> Screen:
        return self.screen(self.director_browser(), "director")

    def seat(self, seat: str) -> Screen:
        return self.screen(self.seat_browser(seat), "seat", seat)

    def audience(self) -> Screen:
        return self.screen(self.browser(), "audience")

    def overlay(self) -> Screen:
        return self.screen(self.browser(), "overlay")

    def hands_browser(self) -> FlaskClient:
        browser = self.browser()
        answer = browser.get(f"/overlay/hands/{self.console.access.hands_token}")
        assert answer.status_code == 200, answer.text
        return browser

    def hands(self) -> Screen:
        return self.screen(self.hands_browser(), "hands")

    def go(self, host: Screen, does: str) -> Any:
        """GO for the cue that begins, deals or plays, past the gate; gives the ack."""
        episode = self.director.episode
        to = [cue.does for cue in episode.rundown].index(does)
        return host.direct("go", to=to, after=episode.floor.cue, anyway=True)

    def go_to_play(self, host: Screen) -> None:
        """The deal and play, once the starting player is known."""
        for does in ("deal", "play"):
            ack = self.go(host, does)
            assert ack["ok"], ack

    def at_play(self) -> tuple[Screen, Screen, Screen]:
        """Host and both finalists at the first turn, which is the candidate's."""
        host, first, second = self.host(), self.seat(CANDIDATE), self.seat(OPPONENT)
        assert self.go(host, "begin")["ok"]
        chosen = second.answer(second.last("view"), {"do": "starter", "seat": CANDIDATE})
        assert chosen["ok"], chosen
        self.go_to_play(host)
        return host, first, second

    def entries(self) -> list[Any]:
        """What the journal holds of the episode that is on."""
        return self.journal.entries(self.director.episode.id)
