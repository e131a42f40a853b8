"""A match beside a crowd of audience screens, and beside a bare broadcast to as many."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.bench.figures import Bound, percentile
from tests.bench.screens import Evening, bare_server, new_id, send
from tests.bench.soak import memory_kb
from tests.bench.swarm import Swarm
from tests.console.serverproc import ROOT, ServerProcess

SIZES = (0, 200, 1000, 2000)
PAUSE_S = (0.04, 0.16)
SETTLE_S = 1.5
COME_S = 6.0
"""Who has just come says at once how it is doing: a crowd has settled only after that."""
TICKS = os.sysconf("SC_CLK_TCK")


class Crowd:
    """Screens in a process of their own."""

    def __init__(self, port: int, *more: str) -> None:
        command = [sys.executable, "-m", "tests.bench.crowd", str(port), *more]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
        self.called = 0

    def ask(self, **told: Any) -> dict[str, Any]:
        """Tells it something; gives what it says."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(told) + "\n")
        self._process.stdin.flush()
        return dict(json.loads(self._process.stdout.readline()))

    def call(self, count: int, addresses: int = 1) -> None:
        """So many more screens come, each from one of so many addresses."""
        self.called += count
        self.ask(join=count, addresses=addresses)

    def inside(self) -> int:
        """How many show something."""
        return int(self.ask()["in"])

    def all_in(self) -> bool:
        return self.inside() == self.called

    def close(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(20)
        self._process.stdout.close()


@dataclass
class Loaded:
    """What was measured beside a crowd of that size.

    `taps` and `acks` are milliseconds: from a tap to each screen, and to each ack; `cpu_us` of the
    server for each view that a screen got, beyond what it uses `idle` (share of a core);
    `memory_kb` for each connection.
    """

    size: int
    screens: list[float] = field(default_factory=list)
    finalists: list[float] = field(default_factory=list)
    host: list[float] = field(default_factory=list)
    cpu_us: float = 0.0
    idle: float = 0.0
    memory_kb: float = 0.0


@dataclass
class Pressed:
    """One tap: when it was (s), which entry it made, and how long its ack took (ms)."""

    at: float
    rev: int
    ack_ms: float


def press(swarm: Swarm, line: Any, event: str, message: dict[str, Any]) -> Pressed:
    """A tap and its ack."""
    at = time.monotonic()
    ack, took_ms = send(swarm, line, event, message)
    assert ack["ok"], ack
    return Pressed(at, ack["rev"], took_ms)


class Console:
    """A match that goes on for ever."""

    def __init__(self, evening: Evening) -> None:
        self.swarm = evening.swarm
        self._evening = evening
        self._pressed = 0

    def round(self, found: Loaded) -> list[Pressed]:
        """A finalist's tap, and at once two orders of the host: these meet the crowd's messages."""
        evening = self._evening
        if self._pressed % 80 == 0:
            evening.begin()
        self._pressed += 1
        self.swarm.read_until(evening.is_asked)
        line, message = evening.step()
        pressed = [press(self.swarm, line, "decide", message)]
        for order in ("pause", "resume"):
            said = {"id": new_id(), "order": order}
            pressed.append(press(self.swarm, evening.host, "direct", said))
        found.finalists.append(pressed[0].ack_ms)
        found.host += [each.ack_ms for each in pressed[1:]]
        return pressed


class Bare:
    """A broadcast for each tap."""

    def __init__(self, port: int) -> None:
        self.swarm = Swarm(port)
        self._lines = [self.swarm.join({}) for _ in range(14)]
        self.swarm.read_until(lambda: True)

    def round(self, found: Loaded) -> list[Pressed]:
        """Three taps, one after the other."""
        pressed = [press(self.swarm, self._lines[n], "tap", {"id": new_id()}) for n in range(3)]
        found.finalists.append(pressed[0].ack_ms)
        found.host += [each.ack_ms for each in pressed[1:]]
        return pressed


def rest(swarm: Swarm, seconds: float) -> None:
    """Reads for a while."""
    end = time.monotonic() + seconds
    swarm.read_until(lambda: time.monotonic() >= end, seconds + 10)


def cpu_s(process: int) -> float:
    """The seconds of a processor that a process has used, itself and for it."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def measure_one(what: Console | Bare, crowd: Crowd, process: int, rounds: int) -> Loaded:
    """Taps beside the crowd that is there."""
    found = Loaded(crowd.called)
    rest(what.swarm, SETTLE_S)
    begun, used = time.monotonic(), cpu_s(process)
    rest(what.swarm, 2 * SETTLE_S)
    found.idle = (cpu_s(process) - used) / (time.monotonic() - begun)
    crowd.ask(forget=True)
    begun, used, pressed = time.monotonic(), cpu_s(process), []
    for _ in range(rounds):
        pressed += what.round(found)
        rest(what.swarm, random.uniform(*PAUSE_S))
    rest(what.swarm, SETTLE_S)
    busy = cpu_s(process) - used - found.idle * (time.monotonic() - begun)
    said = crowd.ask(arrived=True)
    found.cpu_us = busy * 1e6 / (said["views"] + len(pressed) * len(what.swarm.lines))
    arrived = said["arrived"]
    for each in pressed:
        found.screens += [(at - each.at) * 1000 for at in arrived.get(str(each.rev), ())]
    return found


def grow(
    what: Console | Bare, crowd: Crowd, process: int, sizes: Sequence[int], rounds: int
) -> list[Loaded]:
    """Beside crowds of these sizes, one after the other."""
    found, before = [], memory_kb(process)
    for size in sizes:
        crowd.call(size - crowd.called)
        what.swarm.read_until(crowd.all_in, 60)
        rest(what.swarm, COME_S if size else 0.0)
        found.append(measure_one(what, crowd, process, rounds))
        if size:
            found[-1].memory_kb = (memory_kb(process) - before) / size
    return found


MOST_TIMES = 2.0
STUCK, OTHERS = 20, 180
STUCK_ROUNDS = 40
FILLED_ROUNDS = 15
STUCK_TIMES, OR_MS = 1.5, 2.0
ABOUT = """\
A match of 13 seats and a host beside a crowd of audience screens, which give their signs of life,
and a bare broadcast to as many. {rounds} times a finalist taps, and the host gives two orders while
the crowd is still being told; milliseconds. Server and screens share {cores} cores: a large crowd
takes as much of them as the server does.
"""
HEAD = [
    "screens", "", "to screen p50", "p99", "finalist's ack p50", "p99", "host's p50", "p99",
    "us/view", "at rest", "KB each",
]  # fmt: skip
"""The last three are the server's: microseconds of a processor for each view that a screen got
(one that was replaced by a newer one in time was not sent), what it uses of one while nothing
happens, and memory for each connection.
"""


def row(name: str, loaded: Loaded) -> list[str]:
    """As a line of a table."""
    times = (loaded.screens, loaded.finalists, loaded.host)
    figures = [
        f"{percentile(each, share):.2f}" if each else "" for each in times for share in (0.5, 0.99)
    ]
    cpu = [f"{loaded.cpu_us:.1f}", f"{loaded.idle:.0%}"]
    memory = f"{loaded.memory_kb:.0f}" if loaded.size else ""
    return [f"{loaded.size:,}", name, *figures, *cpu, memory]


def bounds(console: Sequence[Loaded]) -> list[Bound]:
    """That nobody on the stage waits for the crowd. The first and the last are without one."""
    alone = [each for each in console if not each.size]
    largest = max(console, key=lambda each: each.size)
    found = []
    for who, of in (("finalists'", "finalists"), ("host's", "host")):
        without = percentile([ms for each in alone for ms in getattr(each, of)], 0.99)
        why = f"{MOST_TIMES:g} times {without:.2f} ms, what it is with none"
        name = f"The {who} ack p99 beside {largest.size:,} screens"
        beside = percentile(getattr(largest, of), 0.99)
        found.append(Bound(name, beside, without * MOST_TIMES, why))
    return found


def measure(folder: Path, sizes: Sequence[int], rounds: int) -> tuple[list[Loaded], list[Loaded]]:
    """The console beside crowds of these sizes and once more beside none; and a bare broadcast."""
    with ServerProcess(folder / "data") as server:
        evening = Evening(server, audiences=0)
        console, crowd, process = Console(evening), Crowd(server.port), server.process.pid
        found = grow(console, crowd, process, sizes, rounds)
        crowd.close()
        rest(evening.swarm, SETTLE_S)
        nobody = Crowd(server.port)
        found.append(measure_one(console, nobody, process, rounds))
        nobody.close()
        one = evening.swarm.join({"screen": "audience"})
        evening.swarm.read_until(lambda: one.view)
        file = folder / "view.json"
        file.write_text(json.dumps(one.document()), encoding="utf-8")
        evening.swarm.close()
        server.terminate()
    with bare_server(file, Swarm(0)) as (port, process):
        bare, crowd = Bare(port), Crowd(port)
        theirs = grow(bare, crowd, process, sizes, rounds)
        crowd.close()
        bare.swarm.close()
    return found, theirs


def measure_stuck(folder: Path, rounds: int = STUCK_ROUNDS) -> tuple[Loaded, Loaded]:
    """Screens beside none that are stuck, and beside some that never read."""
    with ServerProcess(folder / "data") as server:
        evening = Evening(server, audiences=0)
        console, process = Console(evening), server.process.pid
        crowd, stuck = Crowd(server.port), Crowd(server.port, "--stuck")
        crowd.call(OTHERS)
        evening.swarm.read_until(crowd.all_in, 60)
        without = measure_one(console, crowd, process, rounds)
        stuck.call(STUCK)
        evening.swarm.read_until(stuck.all_in, 60)
        for _ in range(FILLED_ROUNDS):
            console.round(Loaded(0))
        beside = measure_one(console, crowd, process, rounds)
        assert stuck.all_in(), "a stuck screen was put out"
        stuck.close()
        crowd.close()
        evening.swarm.close()
        server.terminate()
    return without, beside


def stuck_bound(without: Loaded, beside: Loaded) -> Bound:
    """That others do not wait for who is stuck."""
    alone, found = percentile(without.screens, 0.99), percentile(beside.screens, 0.99)
    why = f"{alone:.2f} ms without: {STUCK_TIMES} times it, or {OR_MS:g} ms more if that is more"
    name = f"Tap to screen p99 of {OTHERS} beside {STUCK} that are stuck"
    return Bound(name, found, max(alone * STUCK_TIMES, alone + OR_MS), why)
