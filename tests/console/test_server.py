"""The running server: its start, its refusals to start, its end, and what it sends."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.console.clients import Client, links_of
from tests.console.serverproc import ROOT, Browser, ServerProcess, free_port, until

pytestmark = [
    pytest.mark.slow,
    # The client library leaves a socket whose server was killed to the garbage collector.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.usefixtures("no_sockets_left"),
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "data") as running:
        yield running


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for the tests that leave it as it was."""
    with ServerProcess(tmp_path_factory.mktemp("standing") / "data") as running:
        yield running


def serve(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Runs the command to its end."""
    return subprocess.run(
        [sys.executable, "-m", "deathmatch", "serve", *args],
        capture_output=True,
        text=True,
        timeout=30,
        cwd=ROOT,
        env={**os.environ, **env},
    )


def test_it_says_where_everything_is_and_keeps_its_passphrases(server: ServerProcess) -> None:
    for said in (
        "First Encounter",
        "/host",
        "/audience",
        "/director",
        str(server.data_dir),
        "Ctrl-C",
    ):
        assert said in server.output
    words = server.passphrase, server.director_passphrase
    assert words[0] != words[1]
    server.terminate()
    server.start()
    assert [server.output.count(each) for each in words] == [1, 1], "they are told once"
    assert "Traceback" not in server.output and "Deprecat" not in server.output
    Browser(server).log_in()


def test_nothing_that_lies_in_the_data_folder_opens_a_door(server: ServerProcess) -> None:
    folder = server.data_dir
    host = Client(server, Browser(server).log_in(), "host").connect()
    links, api = links_of(host), host.newest["desk"]["api"]["token"]
    host.close()
    words = server.passphrase.encode(), server.director_passphrase.encode()
    secrets = [*words, api.encode(), *(link.rpartition("/")[2].encode() for link in links.values())]
    for running in (True, False):
        if not running:
            server.terminate()
        files = [folder, *folder.iterdir()]
        assert [path for path in files if path.stat().st_mode & 0o77] == []
        held = b"".join(path.read_bytes() for path in files if path.is_file())
        assert [secret for secret in secrets if secret in held] == []
        # The key file opens everything: it alone is left out of a backup.
        assert (folder / "links.key").read_text().strip().encode() not in b"".join(
            path.read_bytes() for path in folder.glob("deathmatch.sqlite3*")
        )


def test_open_data_are_closed_and_new_passphrases_end_the_old_ones(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        first, browser = server.passphrase, Browser(server).log_in()
        server.terminate()
        for path in (server.data_dir, *server.data_dir.iterdir()):
            path.chmod(0o755)
        again = ServerProcess(server.data_dir, port=server.port, args=["--new-passphrase"])
        with again:
            open_to_others = [p for p in server.data_dir.iterdir() if p.stat().st_mode & 0o77]
            assert open_to_others == [] and server.data_dir.stat().st_mode & 0o77 == 0
            assert again.passphrase != first
            Browser(again).log_in()
            assert b"<form" in browser.get("/host")


def test_a_damaged_key_is_said_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / "links.key"
    file.write_text("abc")
    ended = serve("--port", str(free_port()), "--data-dir", str(file.parent))
    assert ended.returncode == 2 and str(file) in ended.stderr and "Traceback" not in ended.stderr
    assert file.read_text() == "abc"


def test_both_passphrases_may_come_from_outside_but_not_the_same(tmp_path: Path) -> None:
    env = {"DEATHMATCH_PASSPHRASE": "quiet river"}
    data = str(tmp_path / "data")
    same = {**env, "DEATHMATCH_DIRECTOR_PASSPHRASE": "Quiet-River"}
    refused = serve("--port", str(free_port()), "--data-dir", data, **same)
    assert refused.returncode == 2 and "DEATHMATCH_DIRECTOR_PASSPHRASE" in refused.stderr
    assert "Traceback" not in refused.stderr
    other = {**env, "DEATHMATCH_DIRECTOR_PASSPHRASE": "loud ocean"}
    with ServerProcess(tmp_path / "data", env=other) as server:
        assert (server.passphrase, server.director_passphrase) == ("quiet river", "loud ocean")


def test_one_browser_is_everything_at_a_desk(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", args=("--desk",)) as server:
        browser = Browser(server).log_in()
        host = Client(server, browser, "host").connect()
        assert host.newest["show"]["rehearsal"]
        browser.join(links_of(host)["nomi"])
        seat = Client(server, browser, "seat", "nomi").connect()
        assert seat.newest["show"]["rehearsal"] and host.socket.connected
        for client in (host, seat):
            client.close()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("screens", [0, 12])
def test_it_ends_cleanly_and_says_so_to_every_screen(
    server: ServerProcess, number: int, screens: int
) -> None:
    clients = [Client(server, None, "audience").connect() for _ in range(screens)]
    status, took_s = server.terminate(number)
    assert status == 0
    assert took_s < 2
    for client in clients:
        until(lambda c=client: "stopping" in c.newest)  # type: ignore[misc]
        client.socket.shutdown()
    assert "Traceback" not in server.output


def test_a_port_in_use_is_said_with_one_that_is_free(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = serve(
            "--host", "127.0.0.1", "--port", str(port), "--data-dir", str(tmp_path / "data")
        )
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1
    named = [int(word.strip(",.")) for word in ended.stderr.split() if word.strip(",.").isdigit()]
    assert named[0] == port and named[1] > port
    with socket.socket() as free:
        free.bind(("127.0.0.1", named[1]))


def test_a_second_server_does_not_share_the_port(standing: ServerProcess, tmp_path: Path) -> None:
    ended = serve(
        "--host", "127.0.0.1", "--port", str(standing.port), "--data-dir", str(tmp_path / "other")
    )
    assert ended.returncode == 2 and "in use" in ended.stderr


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["--host", "203.0.113.77"], "not an address of this machine"),
        (["no-such-show"], "no such show"),
        (["--port", "70000"], "70000"),
    ],
)
def test_what_cannot_be_served_is_said_in_words(tmp_path: Path, args: list[str], word: str) -> None:
    ended = serve("--data-dir", str(tmp_path / "data"), *args)
    assert ended.returncode == 2
    assert word in ended.stderr and "Traceback" not in ended.stderr


def damage_newer(file: Path) -> None:
    with sqlite3.connect(file) as raw:
        raw.execute("UPDATE meta SET value = '99' WHERE key = 'version'")
    raw.close()


def damage_entry(file: Path) -> None:
    with sqlite3.connect(file) as raw:
        raw.execute("UPDATE episodes SET header = replace(header, 'Marvin', 'Mervin')")
    raw.close()


def damage_file(file: Path) -> None:
    file.write_bytes(b"not a database at all" * 1000)


@pytest.mark.parametrize(
    ("damage", "word"),
    [(damage_newer, "newer version"), (damage_entry, "damaged"), (damage_file, "damaged")],
)
def test_data_that_it_cannot_trust_are_refused_and_left_alone(
    tmp_path: Path, damage: Any, word: str
) -> None:
    server = ServerProcess(tmp_path / "data").start()
    server.terminate()
    file = server.data_dir / "deathmatch.sqlite3"
    damage(file)
    before = file.read_bytes()
    ended = serve("--port", str(server.port), "--data-dir", str(server.data_dir))
    assert ended.returncode == 2
    assert word in ended.stderr and str(file) in ended.stderr
    assert "Traceback" not in ended.stderr
    assert file.read_bytes() == before
    if word == "damaged":
        assert "`deathmatch restore FILE`" in ended.stderr


def test_the_passphrase_may_come_from_outside(tmp_path: Path) -> None:
    env = {"DEATHMATCH_PASSPHRASE": "Quiet River"}
    with ServerProcess(tmp_path / "data", env=env) as server:
        assert server.passphrase == "quiet river"
        host = Client(server, Browser(server).log_in(), "host").connect()
        host.close()


def raw_socket(server: ServerProcess, *headers: str) -> socket.socket:
    """An open websocket that has said nothing yet."""
    raw = socket.create_connection(("127.0.0.1", server.port), 5)
    lines = [
        "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        *headers,
    ]
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    return raw


def test_messages_are_not_compressed(standing: ServerProcess) -> None:
    with raw_socket(standing, "Sec-WebSocket-Extensions: permessage-deflate") as raw:
        answer = raw.recv(4096).lower()
    assert answer.startswith(b"http/1.1 101") and b"sec-websocket-extensions" not in answer


@pytest.mark.parametrize(
    "header", ["Origin: http://evil.example", "Origin: null", "Origin: https://127.0.0.1"]
)
def test_pages_of_other_sites_cannot_open_a_socket(standing: ServerProcess, header: str) -> None:
    with raw_socket(standing, header) as raw:
        assert raw.recv(4096).startswith(b"HTTP/1.1 400")


def test_only_websockets_are_served(standing: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", standing.port), 5) as raw:
        raw.sendall(b"GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\n\r\n")
        assert raw.recv(4096).startswith(b"HTTP/1.1 400")


def frame(data: bytes) -> bytes:
    """A masked text frame of less than 64 KB."""
    head = bytes([0x81]) + (
        bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    )
    return head + bytes(4) + data


def until_closed(raw: socket.socket, within_s: float) -> None:
    """Reads until the other side has closed."""
    raw.settimeout(within_s)
    try:
        while raw.recv(65536):
            pass
    except OSError as wrong:
        if wrong.errno not in (errno.ECONNRESET, errno.EPIPE):
            raise


def test_a_socket_that_never_finishes_connecting_is_dropped(standing: ServerProcess) -> None:
    """It answers every ping, so no ping timeout ends it."""
    with raw_socket(standing) as raw:
        raw.settimeout(20)
        received = b""
        while chunk := raw.recv(65536):
            received += chunk
            if chunk.endswith(b"\x81\x012"):
                raw.sendall(frame(b"3"))
    assert received.count(b"\x81\x012") >= 1, "no ping came"
    assert b"show" not in received and b"view" not in received


@pytest.mark.parametrize(
    "garbage",
    [
        b"x",
        b"4",
        b"49",
        b"42",
        b"42[",
        b"42{}",
        b"42[]",
        b"42[5]",
        b'42["connect",{"screen":"host"}]',
        b'42["disconnect"]',
        b'42["view",' + b"[" * 20_000 + b"]" * 20_000 + b"]",
        b'451-["decide",{"_placeholder":true,"num":0}]',
        b"4" + b"2" * 200,
        b'42"' + b"x" * 40_000 + b'"',
        b"\xff\xfe\x00",
        b"7",
    ],
)
def test_garbage_on_the_socket_closes_that_socket_and_no_other(
    standing: ServerProcess, garbage: bytes
) -> None:
    logged = len(standing.output.splitlines())
    screen = Client(standing, None, "audience").connect()
    with raw_socket(standing) as raw:
        raw.recv(4096)
        raw.sendall(frame(b'40{"screen":"audience"}'))
        raw.sendall(frame(garbage))
        raw.sendall(frame(b"41"))
        raw.sendall(b"\x88\x80" + bytes(4))
        until_closed(raw, 15)
    beats = screen.counts.get("beat", 0)
    until(lambda: screen.counts.get("beat", 0) > beats, what="the other screen lives on")
    assert screen.socket.connected
    screen.close()
    assert len(standing.output.splitlines()) < logged + 10


def test_a_whole_match_over_real_sockets(server: ServerProcess) -> None:
    host = Client(server, Browser(server).log_in(), "host").connect()
    links = links_of(host)
    first = Client(server, Browser(server).join(links["marvin"]), "seat", "marvin").connect()
    assert first.newest["show"]["seat"] == "marvin"
    for seat in ("marvin", "nomi"):
        assert host.direct("stand_in", seat=seat, on=True)["ok"]
    assert host.go("begin")["ok"]
    assert host.direct("end")["ok"]
    until(lambda: first.newest["view"]["table"]["phase"] == "over")
    for client in (host, first):
        client.close()
