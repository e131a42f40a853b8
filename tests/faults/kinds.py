"""What can be done to an evening: each kind of fault, and the server that it is done to."""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.console.clients import Client
from tests.console.serverproc import ServerProcess, until
from tests.console.test_kill import all_back
from tests.faults.hall import Hall, Heard
from tests.faults.proxy import Proxy

STILL_S = 2.5
ASLEEP_S = 12.0
"""Longer than the server waits for a sign of life."""
DISK_MB = 24


class Disk:
    """A disk of a few MB that can be filled and made read-only.

    Where this user may not mount one it is a folder: it cannot be filled, and is made read-only
    by its rights.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        size = f"size={DISK_MB}m"
        self.mounted = os.geteuid() == 0 and _mount("-t", "tmpfs", "-o", size, "tmpfs", str(folder))

    def fill(self) -> Path:
        """Leaves no byte; gives the file that takes all of it."""
        ballast = self.folder / "ballast"
        with ballast.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError:
                pass
        return ballast

    def set_writable(self, on: bool) -> None:
        """Makes it read-only, which only works while nobody has a file open on it, or not."""
        if self.mounted:
            assert _mount("-o", "remount,rw" if on else "remount,ro", str(self.folder))
            return
        for path in [self.folder, *self.folder.rglob("*")]:
            path.chmod(path.stat().st_mode | 0o200 if on else path.stat().st_mode & ~0o222)

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "-l", str(self.folder)], check=True)


def _mount(*arguments: str) -> bool:
    return subprocess.run(["mount", *arguments], capture_output=True).returncode == 0


class Faulty(ServerProcess):
    """A server behind a proxy, whose wall clock and disk obey a file."""

    def __init__(self, folder: Path, disk: Disk, show: str) -> None:
        self.control = folder / "control.json"
        environment = {"DEATHMATCH_FAULTS": str(self.control)}
        super().__init__(disk.folder / "data", show=show, env=environment)
        self._command[self._command.index("deathmatch")] = "tests.faults.server"
        self.log = folder / "server.log"
        self.made = folder / "made"
        self.heard: list[Heard] = []
        self.disk = disk
        self.set()
        self.proxy = Proxy(self.port)
        self.url = f"http://127.0.0.1:{self.proxy.port}"

    def set(self, **said: float) -> None:
        """Has the clock jump by `hours`, or every write take `slow_s`."""
        self.control.write_text(json.dumps(said))

    def may_write(self, on: bool) -> None:
        """Whether the system lets this process write to any file."""
        _soft, hard = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (hard if on else 0, hard))


class Faults:
    """Each method in `KINDS` is one fault, and over when it returns."""

    def __init__(self, hall: Hall, server: Faulty, play_s: float) -> None:
        self._hall, self._server, self._play_s = hall, server, play_s
        self._random = random.Random(7)

    def sigkill(self) -> None:
        """The process is gone at once, and started again."""
        self._back(lambda: (self._server.kill(), self._server.start()))

    def sigterm(self) -> None:
        """It is asked to end, does so in two seconds, and is started again."""

        def stop() -> None:
            status, took_s = self._server.terminate()
            assert status == 0 and took_s < 2, (status, took_s)
            self._server.start()

        self._back(stop)
        assert all("stopping" in client.newest for client in self._hall.clients)

    def sigstop(self) -> None:
        """It stands still for a while, and goes on: the hosts hear of it, nobody is cut off."""
        lines = [client.socket.sid for client in self._hall.clients]
        self._server.process.send_signal(signal.SIGSTOP)
        time.sleep(STILL_S)
        self._server.process.send_signal(signal.SIGCONT)
        until(self._is_late, what="the alarm of a server that is late")
        assert lines == [client.socket.sid for client in self._hall.clients]
        assert not any(row["ring"] for row in self._hall.host.newest["desk"]["devices"])

    def cut(self) -> None:
        """Every line breaks."""
        self._back(self._server.proxy.cut)

    def late(self) -> None:
        """Messages come late, both ways."""
        self._noise("late")

    def twice(self) -> None:
        """What screens send comes twice."""
        self._noise("twice")

    def swapped(self) -> None:
        """What screens send comes in another order."""
        self._noise("swapped")

    def reload(self) -> None:
        """Every page is loaded again."""
        for screen in self._hall.screens:
            screen.client.close()
            self._hall.hand_over(screen, screen.again(self._server))

    def tabs(self) -> None:
        """Every seat's page is opened in a second tab: the first is told, the player goes on."""
        for screen in self._hall.screens:
            if screen.seat is not None:
                self._hall.second_tab(screen)

    def asleep(self) -> None:
        """Nothing is heard of any screen until the server gives them up; then all wake."""

        def sleep() -> None:
            self._server.proxy.silent = True
            time.sleep(ASLEEP_S)
            self._server.proxy.silent = False

        self._back(sleep)

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
        ballast = self._server.disk.fill()
        self._in_trouble(ballast.unlink, "storage_full")

    def no_writes(self) -> None:
        """The system refuses every write of the process, and then it does not."""
        self._server.may_write(False)
        self._in_trouble(lambda: self._server.may_write(True), "storage")

    def read_only(self) -> None:
        """Killed, it finds its disk read-only: it starts, and goes on once it can write.

        Until then the director's page stays shut: that it is opened is an entry.
        """

        def stop() -> None:
            self._server.kill()
            self._server.disk.set_writable(False)
            self._server.start()

        director = next(screen for screen in self._hall.screens if screen.kind == "director")
        self._back(stop, but=director.client)
        self._in_trouble(lambda: self._server.disk.set_writable(True), "storage_read_only")
        director.client.socket.shutdown()
        self._hall.hand_over(director, director.again(self._server))

    def play(self, seconds: float | None = None) -> None:
        """Goes on for a while; what the hosts press may be refused meanwhile."""
        end = time.monotonic() + (self._play_s if seconds is None else seconds)
        while time.monotonic() < end:
            self._hall.end_before_it_is_decided()
            self._hall.go_on()
            time.sleep(0.01)

    def _is_late(self) -> bool:
        warnings = self._hall.host.newest["desk"]["warnings"]
        return any(each["code"] == "server_late" for each in warnings)

    def _noise(self, kind: str) -> None:
        proxy = self._server.proxy
        before = proxy.counts[kind]
        proxy.kinds, proxy.noise = (kind,), 0.7
        self.play()
        until(lambda: self.play(0.1) or proxy.counts[kind] > before, 30, f"a message {kind}")
        proxy.noise = 0.0

    def _in_trouble(self, end: Callable[[], object], code: str) -> None:
        """Plays until the hosts are told of this trouble with the disk, and a little more."""

        def trouble() -> Any:
            return self._hall.host.newest["desk"]["trouble"]

        until(lambda: self._write_much() or trouble(), 60, "trouble with the disk")
        assert trouble()["code"] == code, trouble()
        self.play()
        end()
        until(lambda: trouble() is None, what="it is well again")

    def _write_much(self) -> None:
        """Plays, and writes what is laid out on the disk full: only then there must be more."""
        self.play(0.1)
        for _ in range(10):
            dark = self._hall.host.newest["view"]["floor"]["program"] == "black"
            self._hall.host.direct("black", on=not dark)

    def _back(self, fault: Callable[[], object], but: Client | None = None) -> None:
        clients = [client for client in self._hall.clients if client is not but]
        counts = [client.counts.get("show", 0) for client in clients]
        fault()
        until(lambda: all_back(clients, counts), 60, "all screens come back by themselves")


KINDS = (
    "sigkill", "sigterm", "sigstop", "cut", "late", "twice", "swapped", "reload", "tabs", "asleep",
    "clock", "slow_disk", "full_disk", "no_writes", "read_only",
)  # fmt: skip
