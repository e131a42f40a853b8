"""Plays an evening on a real server and breaks what can break: `make faults`.

Finalists, host and audience are scripts on real sockets, through a proxy. After each fault: every
acknowledged decision is in the journal, once; the chain holds; clocks are within 50 ms of what the
journal says; and every screen shows what a fresh one shows.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from deathmatch.game import clocks
from tests.console.clients import Client
from tests.console.serverproc import Browser, ServerProcess, until
from tests.console.test_kill import Evening, all_back, check_acks, newest
from tests.faults.proxy import Proxy

WITHIN_MS = 50
PLAY_S = 1.0
STILL_S = 2.5


class Faulty(ServerProcess):
    """A server behind a proxy, whose wall clock and disk obey a file."""

    def __init__(self, data_dir: Path, control: Path) -> None:
        super().__init__(data_dir, env={"DEATHMATCH_FAULTS": str(control)})
        at = self._command.index("deathmatch")
        self._command[at] = "tests.faults.server"
        self.control = control
        self.set()
        self.proxy = Proxy(self.port)
        self.url = f"http://127.0.0.1:{self.proxy.port}"

    def set(self, **said: float) -> None:
        """Has the clock jump by `hours`, or every write take `slow_s`."""
        self.control.write_text(json.dumps(said))


class Faults:
    """What can be done to an evening. Each method is one fault, and over when it returns."""

    def __init__(self, evening: Evening, server: Faulty, disk: Path | None) -> None:
        self._evening, self._server, self._disk = evening, server, disk
        self._random = random.Random(7)

    def sigkill(self) -> None:
        """The process is gone at once, and started again."""
        self._back(lambda: (self._server.kill(), self._server.start()))

    def sigterm(self) -> None:
        """It is asked to end, does so in two seconds, and is started again."""

        def stop() -> None:
            status, _took_s = self._server.terminate()
            assert status == 0, status
            self._server.start()

        self._back(stop)
        assert all("stopping" in client.newest for client in self._evening.clients)

    def sigstop(self) -> None:
        """It stands still for a while, and goes on."""
        self._server.process.send_signal(signal.SIGSTOP)
        time.sleep(STILL_S)
        self._server.process.send_signal(signal.SIGCONT)

    def cut(self) -> None:
        """Every line breaks."""
        self._back(self._server.proxy.cut)

    def noise(self) -> None:
        """What screens send comes twice, late, or in another order."""
        self._server.proxy.noise = 0.7
        self.play(2 * PLAY_S)
        self._server.proxy.noise = 0.0

    def tabs(self) -> None:
        """A seat's page is loaded again, in another tab: the newest counts, the player goes on."""
        for seat, player in self._evening.players.items():
            browser = Browser(self._server).join(self._links()[seat])
            again = Client(self._server, browser, "seat", seat).connect()
            until(lambda p=player: not p.client.socket.connected, what="the older tab is out")  # type: ignore[misc]
            self._evening.clients.remove(player.client)
            player.client.socket.shutdown()
            self._evening.clients.append(again)
            player.client = again

    def clock(self) -> None:
        """The machine's date jumps by hours, there and back."""
        for hours in (self._random.choice((-5.0, 3.0)), self._random.choice((-1.0, 11.0)), 0.0):
            self._server.set(hours=hours)
            self.play(0.4)

    def slow_disk(self) -> None:
        """Every write takes a tenth of a second."""
        self._server.set(slow_s=0.1)
        self.play()
        self._server.set()

    def full_disk(self) -> None:
        """There is no room any more, and then there is."""
        assert self._disk is not None
        ballast = self._disk / "ballast"
        with ballast.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError:
                pass
        self.play(2.0)
        ballast.unlink()
        until(lambda: self._evening.host.newest["desk"]["trouble"] is None, what="it is well again")

    def play(self, seconds: float = PLAY_S) -> None:
        """Goes on for a while; what the host presses may be refused meanwhile."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._evening.end_before_it_is_decided()
            self._evening.go_on()
            time.sleep(0.01)

    def _links(self) -> dict[str, str]:
        seats = self._evening.host.newest["desk"]["seats"]
        return {seat["seat"]: seat["link"] for seat in seats if seat["link"]}

    def _back(self, fault: Callable[[], object]) -> None:
        clients = self._evening.clients
        counts = [client.counts.get("show", 0) for client in clients]
        fault()
        until(lambda: all_back(clients, counts), 60, "all screens come back by themselves")


def check(evening: Evening, server: Faulty) -> int:
    """Has the match stand still and looks at everything; gives how many decisions are there."""
    host = evening.host
    until(lambda: stands_still(host), 30, "the match stands still")
    fresh = [
        (Client(server, Browser(server).log_in(), "host").connect(), host),
        (Client(server, None, "audience").connect(), evening.clients[1]),
    ]
    for new, old in fresh:
        try:
            until(lambda n=new, o=old: same(n, o), 20)  # type: ignore[misc]
        except AssertionError:
            raise AssertionError(f"{new.newest['view']}\n{old.newest['view']}") from None
        new.close()
    accepted = check_acks(evening.players.values(), server.data_dir)
    episode = newest(server.data_dir)
    shown = {each["seat"]: each["left_ms"] for each in host.newest["view"]["table"]["clocks"]}
    for each in clocks(episode.match, episode.at):
        off = abs(shown[each["seat"]] - each["left_ms"])
        assert off <= WITHIN_MS, f"a clock is {off} ms off"
    assert "Traceback" not in server.output, server.output[-3000:]
    return accepted


def stands_still(host: Client) -> bool:
    table = host.newest["view"]["table"]
    if table["paused"] or table["phase"] in ("over", "ready") or table["held"]:
        return True
    host.direct("pause")
    return False


def same(one: Client, other: Client) -> bool:
    return lasting(one.newest["view"]) == lasting(other.newest["view"])


def lasting(view: dict[str, Any]) -> dict[str, Any]:
    """A view without how long ago something came on: that goes on while the match stands still."""
    floor = {name: value for name, value in view["floor"].items() if not name.endswith("_ms")}
    return {**view, "floor": floor}


def small_disk(folder: Path) -> Path | None:
    """A disk of a few MB, where this user may mount one."""
    disk = folder / "disk"
    disk.mkdir()
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    mount = ["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(disk)]
    return disk if subprocess.run(mount, capture_output=True).returncode == 0 else None


KINDS = (
    "sigkill", "sigterm", "sigstop", "cut", "noise", "tabs", "clock", "slow_disk", "full_disk",
)  # fmt: skip


def run(folder: Path, disk: Path | None, rounds: int, only: str | None) -> None:
    kinds = [k for k in KINDS if only in (None, k) and (disk or k != "full_disk")]
    survived = dict.fromkeys(kinds, 0)
    slowest: dict[str, float] = dict.fromkeys(kinds, 0.0)
    with Faulty((disk or folder) / "data", folder / "control.json") as server:
        evening = Evening(server)
        faults, accepted = Faults(evening, server, disk), 0
        for _ in range(rounds):
            for kind in kinds:
                faults.play()
                begun = time.monotonic()
                getattr(faults, kind)()
                print(kind, flush=True, file=sys.stderr)
                accepted = check(evening, server)
                slowest[kind] = max(slowest[kind], time.monotonic() - begun)
                survived[kind] += 1
        for player in evening.players.values():
            player.stop()
        evening.close()
        proxy = server.proxy
        proxy.close()
    print(f"{'fault':<12}{'survived':>9}{'slowest s':>11}   until all was looked through")
    for kind in kinds:
        print(f"{kind:<12}{survived[kind]:>9}{slowest[kind]:>11.1f}")
    print(f"messages: {proxy.twice} twice, {proxy.late} late, {proxy.swapped} out of order")
    total = sum(survived.values())
    print(f"{total} faults, {accepted} acknowledged decisions, none lost, none twice.")
    if disk is None:
        print("full_disk was left out: this user may not mount a disk.")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make faults")
    parser.add_argument("--rounds", type=int, default=3, help="so often each fault")
    parser.add_argument("--only", choices=KINDS)
    chosen: Any = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        disk = small_disk(folder)
        try:
            run(folder, disk, chosen.rounds, chosen.only)
        finally:
            if disk is not None:
                subprocess.run(["umount", "-l", str(disk)], check=True)


if __name__ == "__main__":
    sys.exit(main())
