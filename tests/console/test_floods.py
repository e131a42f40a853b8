"""A real server under those who mean it harm: others must not notice."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.console.clients import Client, links_of
from tests.console.serverproc import ROOT, Browser, ServerProcess, until
from tests.console.test_server import frame, raw_socket, serve, until_closed

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.usefixtures("no_sockets_left"),
]

HELLO = frame(b'40{"screen":"audience","seat":null,"build":""}')
FEW_FILES = 120


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("floods") / "data") as running:
        yield running


@pytest.fixture
def screen(standing: ServerProcess) -> Iterator[Client]:
    """Somebody who only watches, and goes on watching."""
    client = Client(standing, None, "audience").connect()
    yield client
    beats = client.counts.get("beat", 0)
    until(lambda: client.counts.get("beat", 0) > beats + 1, what="the beats go on")
    assert client.socket.connected
    client.close()


def connected(server: ServerProcess) -> socket.socket:
    """A websocket that was let in as an audience display."""
    raw = raw_socket(server)
    received = raw.recv(4096)
    raw.sendall(HELLO)
    while b'"view"' not in received:
        more = raw.recv(65536)
        assert more, received
        received += more
    return raw


def pour(raw: socket.socket, data: bytes, most: int) -> int:
    """Sends the same again and again until the other side has had enough; gives how often."""
    reader = threading.Thread(target=until_closed, args=(raw, 20.0), daemon=True)
    reader.start()
    sent = 0
    try:
        while sent < most:
            raw.sendall(data)
            sent += 1
    except OSError:
        return sent
    finally:
        reader.join(20)
    assert not reader.is_alive(), "it was never closed"
    return sent


FLOODS = {
    "messages": frame(b'421["decide",{}]') * 50,
    "answers to pings": frame(b"3") * 50,
    "pings": (b"\x89\x80" + bytes(4)) * 50,
    "fragments without end": b"\x00\x80" + bytes(4),
}


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_ends_the_socket_that_it_comes_by(
    standing: ServerProcess, screen: Client, name: str
) -> None:
    logged = len(standing.output.splitlines())
    with connected(standing) as raw:
        if name.startswith("fragments"):
            raw.sendall(b"\x01\x80" + bytes(4))
        pour(raw, FLOODS[name], 4000)
    said = standing.output.splitlines()[logged:]
    assert 1 <= len(said) < 20 and "sends without end" in " ".join(said)


def test_unfinished_fragments_are_bounded_in_their_sum(
    standing: ServerProcess, screen: Client
) -> None:
    piece = b"\xfe" + (10_000).to_bytes(2) + bytes(4) + b"A" * 10_000
    with connected(standing) as raw:
        raw.sendall(b"\x01" + piece)
        pour(raw, b"\x00" + piece, 50)
    assert "too large" in standing.output


def test_a_fragment_that_is_never_finished_does_not_stop_the_ping_timeout(
    standing: ServerProcess, screen: Client
) -> None:
    with connected(standing) as raw:
        raw.sendall(b"\x01\x80" + bytes(4))
        raw.settimeout(0.2)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                raw.sendall(b"\x00\x80" + bytes(4))
                if raw.recv(65536) == b"":
                    return
            except TimeoutError:
                continue
            except OSError:
                return
    raise AssertionError("it was never closed")


def test_the_first_packet_that_is_none_closes_the_socket(
    standing: ServerProcess, screen: Client
) -> None:
    logged = len(standing.output.splitlines())
    for _ in range(30):
        with connected(standing) as raw:
            raw.sendall(frame(b"42[1]") * 20)
            until_closed(raw, 15)
    said = standing.output.splitlines()[logged:]
    assert 1 <= len(said) < 20 and "Traceback" not in standing.output


def test_what_is_no_request_is_worth_a_line_a_second(
    standing: ServerProcess, screen: Client
) -> None:
    logged = len(standing.output.splitlines())
    for _ in range(40):
        with socket.create_connection(("127.0.0.1", standing.port), 5) as raw:
            raw.sendall(b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n")
            until_closed(raw, 15)
    said = standing.output.splitlines()[logged:]
    assert 1 <= len(said) < 10 and "no request came" in " ".join(said)


def test_a_request_that_never_comes_whole_is_dropped(standing: ServerProcess) -> None:
    head = b"POST /host/login HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n"
    begun = (b"", b"GET /audience HT", head + b"X-A: ", head + b"\r\npassphrase=")
    raws = [socket.create_connection(("127.0.0.1", standing.port), 5) for _ in begun]
    for raw, part in zip(raws, begun, strict=True):
        raw.sendall(part)
    try:
        for raw in raws:
            until_closed(raw, 25)
    finally:
        for raw in raws:
            raw.close()


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["Upgrade: websocket", "Connection: Upgrade"], b"400"),
        (["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"], b"400"),
        (
            ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: AAAA"]
            + ["Sec-WebSocket-Version: 99"],
            b"426",
        ),
    ],
)
def test_what_is_no_websocket_is_refused(
    standing: ServerProcess, lines: list[str], answer: bytes
) -> None:
    head = ["GET /socket.io/?EIO=4&transport=websocket HTTP/1.1", "Host: x", *lines, "", ""]
    with socket.create_connection(("127.0.0.1", standing.port), 5) as raw:
        raw.sendall("\r\n".join(head).encode())
        assert raw.recv(4096).split()[1] == answer


@pytest.mark.parametrize(
    "said", [["X-Forwarded-Host: evil.example"], ["X-Forwarded-Host: a", "X-Forwarded-Proto: http"]]
)
def test_what_a_proxy_would_say_opens_no_socket(standing: ServerProcess, said: list[str]) -> None:
    site = said[0].partition(": ")[2]
    with raw_socket(standing, f"Origin: http://{site}", *said) as raw:
        assert raw.recv(4096).startswith(b"HTTP/1.1 400")


class FewFiles(ServerProcess):
    """A server that may have few files open, as on a system with a low limit."""

    def spawn(self) -> None:
        limit = f'ulimit -n {FEW_FILES}; exec "$@"'
        self._command = ["sh", "-c", limit, "sh", *self._command]
        super().spawn()


@pytest.mark.skipif(sys.platform == "win32", reason="limits of files are a matter of POSIX")
def test_more_connections_than_files_are_survived(tmp_path: Path) -> None:
    with FewFiles(tmp_path / "data") as server:
        host = Client(server, Browser(server).log_in(), "host").connect()
        held = []
        for _ in range(2 * FEW_FILES):
            held.append(socket.create_connection(("127.0.0.1", server.port), 5))
        beats = host.counts.get("beat", 0)
        until(lambda: host.counts.get("beat", 0) > beats, what="the host's line lives")
        assert host.direct("black", on=True)["ok"]
        until(lambda: "connections are open" in server.output, what="a line in the log")
        # They say nothing, so their places are free again soon.
        until(lambda: opens(server), 30, "a new page")
        for raw in held:
            raw.close()
        host.close()
        assert server.terminate()[0] == 0
        assert "Traceback" not in server.output


CROWD = 300


def test_a_crowd_without_end_keeps_neither_crew_nor_seats_out(tmp_path: Path) -> None:
    """More lines than there are places: strangers are turned away, and whoever is known is not."""
    with ServerProcess(tmp_path / "data", args=("--connections", "128")) as server:
        crew = Browser(server).log_in()
        host = Client(server, crew, "host").connect()
        seat = Browser(server).join(links_of(host)["nomi"])
        crowd, turned_away = [], 0
        for _ in range(CROWD):
            raw = raw_socket(server)
            answer = raw.recv(4096)
            if answer.startswith(b"HTTP/1.1 101"):
                raw.sendall(HELLO)
                crowd.append(raw)
            else:
                turned_away += 1
                assert answer.startswith(b"HTTP/1.1 503"), answer
                raw.close()
        assert turned_away > CROWD / 2 and len(crowd) > 100
        # The host's own line breaks, and the laptop is another one: both get in.
        host.close()
        for black, browser in ((True, crew), (False, Browser(server).log_in())):
            again = Client(server, browser, "host").connect()
            assert again.direct("black", on=black)["ok"]
            until(lambda c=again: c.newest["desk"]["limited"], what="the panel says who it is")  # type: ignore[misc]
            again.close()
        nomi = Client(server, seat, "seat", "nomi").connect()
        nomi.close()
        for raw in crowd:
            raw.close()
        assert server.terminate()[0] == 0 and "Traceback" not in server.output


def opens(server: ServerProcess) -> bool:
    try:
        with urllib.request.urlopen(f"{server.url}/audience", timeout=2) as page:
            return bool(page.status == 200)
    except OSError:
        return False


ENDS_BY_ITSELF = """
from deathmatch.cli import main
from deathmatch.console import server
served = server.Server.run
def run(self, ready):
    return served(self, lambda: (ready(), self._door._listener.shutdown(2)))
server.Server.run = run
raise SystemExit(main(["serve", "--host", "127.0.0.1", "--port", "{port}",
    "--data-dir", "{data}"]))
"""


def test_a_server_that_serves_no_more_ends_and_says_so(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    ended = subprocess.run(
        [sys.executable, "-c", ENDS_BY_ITSELF.format(port=port, data=tmp_path / "data")],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=ROOT,
    )
    assert ended.returncode == 1
    assert "takes no connections any more" in ended.stderr
    assert "deathmatch: " in ended.stderr.splitlines()[-1]


def test_a_data_folder_has_one_console_and_is_free_after_a_kill(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        refused = serve("--host", "127.0.0.1", "--data-dir", str(server.data_dir))
        assert refused.returncode == 2
        number = server.process.pid
        assert refused.stderr == (
            f"deathmatch: The data in {server.data_dir} are in use by a console that runs already "
            f"(process {number}): stop that one, or choose another folder with --data-dir.\n"
        )
        listed = subprocess.run(
            [sys.executable, "-m", "deathmatch", "episodes", "--data-dir", str(server.data_dir)],
            capture_output=True,
            text=True,
            timeout=30,
            cwd=ROOT,
        )
        assert listed.returncode == 0 and "first-encounter  1" in listed.stdout
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(20)
        server.start()
        assert re.search(r"Data: +", server.output)


def test_serve_and_check_say_the_same_of_a_faulty_show(tmp_path: Path) -> None:
    (tmp_path / "odd").mkdir()
    file = tmp_path / "odd" / "show.toml"
    file.write_text('title = "Odd"\nlanguage = "tlh"\nfinalists = ["a", "b"]\n', encoding="utf-8")
    data = ["--data-dir", str(tmp_path / "data")]
    said = [
        subprocess.run(
            [sys.executable, "-m", "deathmatch", command, str(file.parent), *data],
            capture_output=True,
            text=True,
            timeout=30,
            cwd=ROOT,
        )
        for command in ("check", "serve")
    ]
    assert said[0].stderr == said[1].stderr and "faults in the show" in said[0].stderr
    assert [ended.returncode for ended in said] == [2, 2]
    assert 'found "tlh"; right would be a language' in said[0].stderr


def test_a_name_that_nobody_knows_is_said_to_be_one(tmp_path: Path) -> None:
    ended = serve("--host", "nosuch.invalid", "--data-dir", str(tmp_path / "data"))
    assert ended.returncode == 2 and "nosuch.invalid is not a known name" in ended.stderr
