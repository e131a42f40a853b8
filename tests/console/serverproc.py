"""A real server in a process of its own: started on a free port, read from, stopped or killed."""

from __future__ import annotations

import http.cookiejar
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType

STARTS_WITHIN_S = 30.0
ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    """A port that nobody listens on right now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(condition: Callable[[], object], within_s: float = 20.0, what: str = "") -> None:
    """Polls a condition; AssertionError when it does not come true in time."""
    deadline = time.monotonic() + within_s
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError(f"not within {within_s:g} s: {what or condition}")
        time.sleep(0.005)


class ServerProcess:
    """`deathmatch serve` on 127.0.0.1, on the same port and data each time it is started."""

    def __init__(
        self,
        data_dir: Path,
        *,
        show: str = "first-encounter",
        port: int | None = None,
        pace: float = 1.0,
        env: Mapping[str, str] | None = None,
        args: Sequence[str] = (),
    ) -> None:
        self.data_dir = data_dir
        self.port = port or free_port()
        scheme = "https" if "--tls" in args else "http"
        self.url = f"{scheme}://127.0.0.1:{self.port}"
        self.log = data_dir.with_name(f"{data_dir.name}-{self.port}.log")
        self._env = {**os.environ, "PYTHONUNBUFFERED": "1", **(env or {})}
        self._command = [sys.executable, "-m", "deathmatch", "serve", show]
        self._command += ["--host", "127.0.0.1", "--port", str(self.port)]
        self._command += ["--data-dir", str(data_dir), "--pace", str(pace), *args]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> ServerProcess:
        """Starts it and waits until it answers."""
        self.spawn()
        until(self._ready, STARTS_WITHIN_S, "the server answers")
        return self

    def spawn(self) -> None:
        """Starts it and waits for nothing."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, cwd=ROOT, env=self._env
            )

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "not started"
        return self._process

    @property
    def output(self) -> str:
        """Everything it has printed, over all its starts."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    @property
    def passphrase(self) -> str:
        """The passphrase that it printed last."""
        found = re.findall(r"Passphrase: +([^( ].*)", self.output)
        assert found, self.output
        return str(found[-1]).strip()

    @property
    def director_passphrase(self) -> str:
        """The director's passphrase that it printed last."""
        found = re.findall(r"Its own passphrase[^:]*: +([^( ].*)", self.output)
        assert found, self.output
        return str(found[-1]).strip()

    def terminate(self, number: int = signal.SIGTERM) -> tuple[int, float]:
        """Has it stop; gives its exit status and the seconds that took."""
        begun = time.monotonic()
        self.process.send_signal(number)
        status = self.process.wait(20)
        return status, time.monotonic() - begun

    def kill(self) -> None:
        """SIGKILL: it has no chance to put anything in order."""
        self.process.kill()
        self.process.wait(20)

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def handlers(self) -> list[urllib.request.BaseHandler]:
        """What urllib needs to trust the certificate that it has made, if it has."""
        trusted = self.data_dir / "tls" / "authority.crt"
        if not trusted.exists():
            return []
        context = ssl.create_default_context(cafile=str(trusted))
        return [urllib.request.HTTPSHandler(context=context)]

    def _ready(self) -> bool:
        if self.process.poll() is not None:
            raise AssertionError(f"it ended with {self.process.returncode}:\n{self.output}")
        try:
            with urllib.request.build_opener(*self.handlers()).open(self.url, timeout=2):
                return True
        except (urllib.error.URLError, OSError):
            return False


class Browser:
    """Cookies of one browser, got as a person gets them: by passphrase or join link."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._jar = http.cookiejar.CookieJar()
        cookies = urllib.request.HTTPCookieProcessor(self._jar)
        self._opener = urllib.request.build_opener(cookies, *server.handlers())

    def log_in(self) -> Browser:
        """Becomes a host."""
        return self._log_in("host", self._server.passphrase)

    def log_in_as_director(self) -> Browser:
        """May open the director's page."""
        return self._log_in("director", self._server.director_passphrase)

    def _log_in(self, where: str, passphrase: str) -> Browser:
        form = urllib.parse.urlencode({"passphrase": passphrase}).encode()
        request = urllib.request.Request(f"{self._server.url}/{where}/login", form)
        request.add_header("Origin", self._server.url)
        with self._opener.open(request, timeout=10):
            return self

    def join(self, link: str) -> Browser:
        """Opens a join link, whatever address it begins with."""
        path = urllib.parse.urlsplit(link).path
        with self._opener.open(self._server.url + path, timeout=10):
            return self

    def get(self, path: str) -> bytes:
        """The page at a path."""
        with self._opener.open(self._server.url + path, timeout=10) as answer:
            return bytes(answer.read())

    @property
    def cookies(self) -> http.cookiejar.CookieJar:
        """The jar."""
        return self._jar

    @property
    def cookie(self) -> str:
        """The Cookie header."""
        return "; ".join(f"{each.name}={each.value}" for each in self._jar)
