"""Evening after evening at a hundred times the speed of play: what the server's memory, its
lateness and what waits for its screens do. Fifteen screens, one of them slow.
"""

from __future__ import annotations

import json
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from deathmatch.episode.rundown import DEFAULT
from tests.bench.figures import Bound, percentile
from tests.bench.screens import new_id, send
from tests.bench.swarm import Line, Swarm
from tests.console.serverproc import Browser, ServerProcess

PACE = 0.01
AUDIENCES = 13
"""With the host and a slow one that makes fifteen."""
SIP, SIP_EVERY_S, PONG_EVERY_S = 1024, 0.1, 2.0
PARTS = ("start", "middle", "end")
WARM_UP = 5
"""At least so many evenings, and half of all, fill what is bounded: the acks that are remembered,
the pages that the database keeps, and Python's own pools.
"""
MOST_KB = 64.0
"""What an evening may add once the first few are over: its lines and acks, and no more."""
SHOW = "first-encounter"
WITHIN_S = 120.0


@dataclass
class Soaked:
    """The entries of each evening, the server's memory after it in KB, the seconds of all, and how
    late the server was (ms) and how much waited for a screen, second by second.
    """

    entries: list[int] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    seconds: float = 0.0
    watched: list[dict[str, float]] = field(default_factory=list)

    @property
    def growth(self) -> float:
        """KB that each evening of the second half has added."""
        steady = self.memory[max(WARM_UP - 1, len(self.memory) // 2) :]
        return (steady[-1] - steady[0]) / (len(steady) - 1)

    @property
    def bound(self) -> Bound:
        """That memory stays flat."""
        why = "in the second half"
        return Bound("Memory that an evening adds", self.growth, MOST_KB, why, "KB")

    def rows(self) -> list[list[str]]:
        """A line each for the start, the middle and the end."""
        return [self._row(part, name) for part, name in enumerate(PARTS)]

    def _row(self, part: int, name: str) -> list[str]:
        seconds, evenings = _third(self.watched, part), _third(self.memory[WARM_UP - 1 :], part)
        late = [each["late_ms"] for each in seconds]
        most = max(each["queued"] for each in seconds)
        figures = (evenings[-1] / 1024, percentile(late, 0.5), percentile(late, 0.99))
        return [name, *(f"{figure:.1f}" for figure in figures), f"{most:.0f}"]


HEAD = ["", "memory, MB", "late p50, ms", "late p99, ms", "most that waits"]


def _third(values: list[Any], part: int) -> list[Any]:
    size = max(1, len(values) // len(PARTS))
    return values[part * size :][:size] if part < 2 else values[-size:]


class Slow:
    """A screen that reads a little now and then, far less than it is sent."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._sipped = self._ponged = time.monotonic()

    def sip(self) -> None:
        """Reads a little if it is time. AssertionError once the line is closed."""
        now = time.monotonic()
        if now - self._sipped >= SIP_EVERY_S:
            self._sipped = now
            try:
                assert self._line.sock.recv(SIP), "the slow screen was put out"
            except BlockingIOError:
                pass
        if now - self._ponged >= PONG_EVERY_S:
            # Pings are somewhere in what it has not read.
            self._ponged = now
            self._line.send("3")

    def close(self) -> None:
        self._line.sock.close()


class Evenings:
    """One console with a host and an audience, of whom one is slow; stand-ins play."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._browser = Browser(server).log_in()
        self._swarm = Swarm(server.port)
        self._host = self._swarm.join({"screen": "host"}, self._browser.cookie)
        for _ in range(AUDIENCES):
            self._swarm.join({"screen": "audience"})
        self._slow = Slow(self._swarm.apart({"screen": "audience"}))

    def play(self) -> int:
        """A whole evening from its first cue to its last, with all of the cast; its entries."""
        self._open()
        for seat in self._table()["players"]:
            self._direct(order="stand_in", seat=seat["seat"], on=True)
        for index, cue in enumerate(DEFAULT):
            self._swarm.read_until(lambda cue=cue: self._waits_for(cue), WITHIN_S)
            self._direct(order="go", to=index, after=index - 1, anyway=True)
        return int(self._host.document()["rev"])

    def close(self) -> None:
        self._slow.close()
        self._swarm.close()

    def _open(self) -> None:
        """A fresh episode, as the show file says."""
        views = self._host.views
        request = urllib.request.Request(f"{self._server.url}/host/shows/{SHOW}/open")
        request.data = json.dumps({"fresh": True}).encode()
        for name, value in (
            ("Cookie", self._browser.cookie),
            ("Origin", self._server.url),
            ("Content-Type", "application/json"),
        ):
            request.add_header(name, value)
        with urllib.request.urlopen(request, timeout=30) as answer:
            assert json.load(answer)["ok"]
        self._swarm.read_until(lambda: self._host.views > views)

    def _waits_for(self, cue: Any) -> bool:
        self._slow.sip()
        table = self._table()
        if cue.does in ("deal", "play"):
            return bool(table["held"] == cue.does)
        return not cue.needs_result or table["phase"] == "over"

    def _table(self) -> Any:
        return self._host.document()["table"]

    def _direct(self, **order: Any) -> None:
        ack, _took = send(self._swarm, self._host, "direct", {"id": new_id(), **order})
        assert ack["ok"], (order, ack)


class Watched(ServerProcess):
    """A server that writes down how it is doing."""

    def __init__(self, folder: Path) -> None:
        env = {"DEATHMATCH_WATCHED": str(folder / "watched")}
        super().__init__(folder / "data", show=SHOW, pace=PACE, env=env)
        self._command[self._command.index("deathmatch")] = "tests.bench.watched"


def soak(folder: Path, seconds: float) -> Soaked:
    """Plays evenings for so long, and two more than the first few at least."""
    found = Soaked()
    begun = time.perf_counter()
    with Watched(folder) as server:
        evenings = Evenings(server)
        while found.seconds < seconds or len(found.memory) < WARM_UP + 2:
            found.entries.append(evenings.play())
            found.memory.append(memory_kb(server.process.pid))
            found.seconds = time.perf_counter() - begun
        evenings.close()
        server.terminate()
    lines = (folder / "watched").read_text(encoding="utf-8").splitlines()
    found.watched = [json.loads(line) for line in lines]
    return found


def memory_kb(process: int) -> int:
    """What a process has in memory, in KB; 0 where the system does not say."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
