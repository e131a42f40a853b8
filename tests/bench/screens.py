"""From the tap to every screen: the console with its durable commit, beside a bare broadcast."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from deathmatch.episode.rundown import DEFAULT
from tests.bench.swarm import Line, Swarm
from tests.console.serverproc import ROOT, Browser, ServerProcess, free_port, until

AUDIENCES = 50
FINALISTS = ("marvin", "nomi")
PAUSE_S = 0.03
WARM_UP = 20
TAPS_PER_MATCH = 80


@dataclass
class Times:
    """Milliseconds: from the tap to each screen, to the last screen, and to the ack."""

    screens: list[float] = field(default_factory=list)
    last: list[float] = field(default_factory=list)
    acks: list[float] = field(default_factory=list)
    refusals: list[float] = field(default_factory=list)


def tap(swarm: Swarm, line: Line, event: str, message: dict[str, Any], times: Times) -> Any:
    """One tap: waits until every screen has a newer view and the tapper its ack; gives that."""
    before = [each.views for each in swarm.lines]
    line.ack = b""
    begun = time.perf_counter()
    line.send(f"421{json.dumps([event, message])}")

    def everybody() -> bool:
        told = zip(swarm.lines, before, strict=True)
        return bool(line.ack) and all(each.views > count for each, count in told)

    swarm.read_until(everybody)
    taken = [(each.view_at - begun) * 1000 for each in swarm.lines]
    times.screens += taken
    times.last.append(max(taken))
    times.acks.append((line.ack_at - begun) * 1000)
    return json.loads(line.ack[3:])[0]


def send(swarm: Swarm, line: Line, event: str, message: dict[str, Any]) -> tuple[Any, float]:
    """A message and its ack alone, with the milliseconds between."""
    line.ack = b""
    begun = time.perf_counter()
    line.send(f"421{json.dumps([event, message])}")
    swarm.read_until(lambda: line.ack)
    return json.loads(line.ack[3:])[0], (line.ack_at - begun) * 1000


def new_id() -> str:
    return str(uuid.uuid4())


class Evening:
    """A real console with one host, all thirteen seats and so many audience screens."""

    def __init__(self, server: ServerProcess, audiences: int = AUDIENCES) -> None:
        self.swarm = Swarm(server.port)
        host = Browser(server).log_in()
        self.host = self.swarm.join({"screen": "host"}, host.cookie)
        links = self._links(server, host)
        self.seats: dict[str, Line] = {}
        for seat, link in links.items():
            cookie = Browser(server).join(link).cookie
            self.seats[seat] = self.swarm.join({"screen": "seat", "seat": seat}, cookie)
        for _ in range(audiences):
            self.swarm.join({"screen": "audience"})
        self._number = 0

    def _links(self, server: ServerProcess, host: Browser) -> dict[str, str]:
        from tests.console.clients import Client, links_of

        panel = Client(server, host, "host").connect()
        links = links_of(panel)
        panel.close()
        return links

    def begin(self) -> None:
        """Has a fresh match at its first turn."""
        if self._number:
            self._direct(order="end")
            cast = self._cast
            self._direct(order="next", finalists=list(FINALISTS), garnets=cast)
        self._cast = dict.fromkeys(self.seats, 10)
        self._go("begin")
        self.swarm.read_until(lambda: self._asked() is not None)
        self._choose_starter()
        for does in ("deal", "play"):
            self._go(does)
        self.swarm.read_until(lambda: self._asked() is not None)
        self._number += 1

    def tap(self, times: Times) -> None:
        """The next step, until every screen has been told."""
        line, message = self.step()
        ack = tap(self.swarm, line, "decide", message, times)
        assert ack["ok"], ack

    def step(self) -> tuple[Line, dict[str, Any]]:
        """The next step of a match that goes on for ever: each steals from the other, unopposed.

        The line of who is asked, and what it says.
        """
        seat = self._asked()
        assert seat is not None
        view = self.seats[seat].document()
        choices = view["you"]["choices"]
        answer = next((c for c in choices if c.get("action") == "steal"), choices[0])
        question = view["table"]["question"]["id"]
        return self.seats[seat], {"id": new_id(), "question": question, "answer": answer}

    def refused(self, times: Times) -> None:
        """A tap of somebody who is not asked: only the way to the server and back."""
        line = next(line for seat, line in self.seats.items() if seat not in FINALISTS)
        message = {"id": new_id(), "question": 1, "answer": {"do": "allow"}}
        ack, took_ms = send(self.swarm, line, "decide", message)
        assert not ack["ok"]
        times.refusals.append(took_ms)

    def is_asked(self) -> bool:
        """Whether a finalist can tap now."""
        return self._asked() is not None

    def _asked(self) -> str | None:
        for seat in FINALISTS:
            line = self.seats[seat]
            if line.view and line.document()["you"].get("choices"):
                return seat
        return None

    def _choose_starter(self) -> None:
        """Whoever is asked who starts takes the first answer."""
        seat = self._asked()
        assert seat is not None
        view = self.seats[seat].document()
        answer, question = view["you"]["choices"][0], view["table"]["question"]["id"]
        message = {"id": new_id(), "question": question, "answer": answer}
        ack, _took = send(self.swarm, self.seats[seat], "decide", message)
        assert ack["ok"], ack

    def _go(self, does: str) -> None:
        """GO for the cue that begins, deals or plays."""
        to = [cue.does for cue in DEFAULT].index(does)
        after = self.host.document()["floor"]["cue"]
        self._direct(order="go", to=to, after=after, anyway=True)

    def _direct(self, **order: Any) -> None:
        ack, _took = send(self.swarm, self.host, "direct", {"id": new_id(), **order})
        assert ack["ok"], ack


def measure(folder: Path, taps: int) -> tuple[Times, Times, int]:
    """Times of the console and of a bare broadcast of the same bytes; gives their size as well.

    Tap by tap in turn, so that whatever else the machine does meets both.
    """
    console, bare = Times(), Times()
    with ServerProcess(folder / "data") as server:
        evening = Evening(server)
        evening.begin()
        for _ in range(WARM_UP):
            evening.tap(Times())
        view = evening.swarm.lines[-1].view
        file = folder / "view.json"
        file.write_bytes(json.dumps(json.loads(view[2:])[1]).encode())
        with bare_server(file, evening.swarm) as (port, _process):
            yardstick = Swarm(port)
            lines = [yardstick.join({}) for _ in evening.swarm.lines]
            for number in range(WARM_UP):
                tap(yardstick, lines[number % 2], "tap", {"id": new_id()}, Times())
            for number in range(taps):
                if number % TAPS_PER_MATCH == TAPS_PER_MATCH - 1:
                    evening.begin()
                evening.tap(console)
                evening.refused(console)
                pause(evening.swarm, yardstick)
                tap(yardstick, lines[number % 2], "tap", {"id": new_id()}, bare)
                pause(evening.swarm, yardstick)
            yardstick.close()
        evening.swarm.close()
        server.terminate()
    return console, bare, len(view)


def pause(*swarms: Swarm) -> None:
    """Lets everybody come to rest, and answers pings."""
    time.sleep(PAUSE_S)
    for swarm in swarms:
        swarm.look()


@contextmanager
def bare_server(file: Path, waiting: Swarm) -> Iterator[tuple[int, int]]:
    """A bare server that broadcasts what is in the file: its port and its process. Keeps
    `waiting` alive.
    """
    port = free_port()
    command = [sys.executable, "-m", "tests.bench.bare", str(port), str(file)]
    process = subprocess.Popen(command, cwd=ROOT)
    try:
        until(lambda: waiting.look() or answers(port), 30, "the bare server answers")
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(10)


def answers(port: int) -> bool:
    """Whether somebody answers there."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}", timeout=2):
            return True
    except (urllib.error.URLError, OSError):
        return False
