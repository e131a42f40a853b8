"""A real console in a process of its own, for tests and pictures."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PASSPHRASE = "amber fox lemon tiger"
DIRECTOR_PASSPHRASE = "quartz river sandal tulip"
PATIENCE_S = 120


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def write_show(folder: Path, **clock: object) -> Path:
    """The bundled show with other clock figures, in a folder of its own."""
    text = (ROOT / "shows" / "first-encounter" / "show.toml").read_text(encoding="utf-8")
    for key, value in clock.items():
        text, found = re.subn(rf"(?m)^{key} = .*$", f"{key} = {value}", text)
        assert found == 1, f"the bundled show sets {key} once"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "show.toml").write_text(text, encoding="utf-8")
    return folder


class Running:
    """`deathmatch serve` on a port of its own; start() again after stop() or kill() resumes."""

    def __init__(
        self,
        data: Path,
        show: str = "first-encounter",
        pace: float = 1.0,
        *,
        desk: bool = False,
    ) -> None:
        """`desk`: one browser may be the host's and hold seats."""
        self.desk = desk
        self.data = data
        self.show = show
        self.pace = pace
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The console's address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts it and returns once it answers. AssertionError, with its words, if it ends."""
        log = self.data.parent / f"{self.data.name}.log"
        command = [sys.executable, "-m", "deathmatch", "serve", self.show]
        command += ["--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data-dir", str(self.data), "--pace", str(self.pace)]
        command += ["--desk"] if self.desk else []
        passphrases = {
            "DEATHMATCH_PASSPHRASE": PASSPHRASE,
            "DEATHMATCH_DIRECTOR_PASSPHRASE": DIRECTOR_PASSPHRASE,
        }
        environment = {**os.environ, **passphrases}
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=out, stderr=subprocess.STDOUT
            )
        deadline = time.monotonic() + PATIENCE_S
        while not self._answers():
            assert self.process.poll() is None, log.read_text(errors="replace")
            assert time.monotonic() < deadline, "the console does not answer"

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/audience", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def kill(self) -> None:
        """SIGKILL: no time for a last word."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """SIGTERM, and waits for the end."""
        self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> None:
        if self.process and self.process.poll() is None:
            self.process.send_signal(number)
            self.process.wait(timeout=PATIENCE_S)
        self.process = None
