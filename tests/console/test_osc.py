"""OSC: orders on a port of its own, what changes on its way out, and what is refused."""

from __future__ import annotations

import logging
import random
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pythonosc.osc_bundle_builder import IMMEDIATELY, OscBundleBuilder
from pythonosc.osc_message import OscMessage
from pythonosc.osc_message_builder import OscMessageBuilder

from deathmatch.console.order_messages import ORDERS, name_of
from deathmatch.console.osc import FORMS, LARGEST, Osc, Ports, built, open_ports, told
from deathmatch.errors import UserError
from tests.console.clients import Client
from tests.console.room import CANDIDATE, Clock, Room
from tests.console.serverproc import ROOT, Browser, ServerProcess, free_port, until

NOBLES = ("duke", "captain", "assassin", "contessa", "ambassador")


class Desk:
    """A show-control desk: sends orders and keeps the newest of what it is told."""

    def __init__(self, to: tuple[str, int]) -> None:
        self._to = to
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.bind(("127.0.0.1", 0))
        self.socket.settimeout(0.05)
        self.told: dict[str, list[Any]] = {}
        self.counts: dict[str, int] = {}
        self.bytes = b""

    @property
    def port(self) -> int:
        return int(self.socket.getsockname()[1])

    def send(self, order: str, *arguments: Any) -> None:
        builder = OscMessageBuilder(f"/deathmatch/{order}")
        for argument in arguments:
            builder.add_arg(argument)
        self.raw(builder.build().dgram)

    def raw(self, packet: bytes) -> None:
        self.socket.sendto(packet, self._to)

    def hear(self) -> None:
        while True:
            try:
                packet = self.socket.recv(65536)
            except TimeoutError:
                return
            message = OscMessage(packet)
            self.bytes += packet
            self.told[message.address.removeprefix("/deathmatch/")] = list(message.params)
            self.counts[message.address] = self.counts.get(message.address, 0) + 1

    def until(self, name: str, *values: Any) -> None:
        def is_so() -> bool:
            self.hear()
            return self.told.get(name) == list(values)

        until(is_so, what=f"{name} {values}, last {self.told.get(name)}")


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk(("127.0.0.1", free_udp_port()))
    yield desk
    desk.socket.close()


def free_udp_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.slow
def test_a_desk_runs_the_real_server_over_udp(
    tmp_path: Path, desk: Desk, no_sockets_left: None
) -> None:
    args = ["--osc", str(desk._to[1]), "--osc-to", f"127.0.0.1:{desk.port}"]
    with ServerProcess(tmp_path / "data", args=args, pace=2.0) as server:
        assert f"hears 127.0.0.1 port {desk._to[1]}, tells 127.0.0.1" in server.output
        host = Client(server, Browser(server).log_in(), "host").connect()
        desk.until("state/phase", "ready")
        desk.until("state/cue", -1, "")
        for seat in host.newest["show"]["finalists"]:
            desk.send("stand_in", seat, 1)
        for order, state in (("black", "black"), ("panic", "panic")):
            desk.send(order, 1)
            desk.until(f"state/{state}", 1)
            desk.send(order, 0.0)
            desk.until(f"state/{state}", 0)
        desk.send("sound", 40.0, 1)
        desk.until("state/sound", 40, 1)
        desk.send("sound", 55)
        desk.until("state/sound", 55, 1)
        desk.send("overlay", "hands", 0)
        desk.until("state/overlay/hands", 0)
        desk.send("scene", "rules", 1)
        desk.until("state/program", "rules")
        desk.send("go")
        desk.until("state/cue", 0, "welcome")
        run_into_play(desk, host)
        refuse_garbage(desk, server)
        desk.send("resume")
        desk.until("state/paused", "")
        host.close()
        assert server.process.poll() is None


def run_into_play(desk: Desk, host: Client) -> None:
    """Takes the cues up to play, holds the match and lets it go on."""
    rundown = host.newest["show"]["rundown"]
    for index, cue in enumerate(rundown):
        if cue["does"] != "nothing":
            take_cue(desk, index)
            if cue["does"] == "begin":
                until(lambda: host.newest["view"]["table"]["held"] == "deal", 60, "a starter")
    desk.until("state/phase", "play")
    until(lambda: heard_less(desk), what="a clock that runs")
    desk.send("pause")
    desk.until("state/paused", "host")
    until(lambda: host.newest["view"]["table"]["paused"], what="the host is told")
    seat = host.newest["view"]["table"]["question"]["seats"][0]
    left = desk.told[f"state/clock/{seat}"][0]
    desk.send("time", seat, 30_000)
    desk.until(f"state/clock/{seat}", left + 30, 0)


def take_cue(desk: Desk, index: int) -> None:
    """GO to a cue, again when it comes too soon after the last."""

    def is_taken() -> bool:
        if desk.told.pop("refused", None):
            desk.send("go", index, 1)
        desk.hear()
        return desk.told["state/cue"][0] == index

    desk.send("go", index, 1)
    until(is_taken, what=f"cue {index}")


def heard_less(desk: Desk) -> bool:
    """Whether a clock has been told to run, below its two minutes."""
    desk.hear()
    clocks = [values for name, values in desk.told.items() if name.startswith("state/clock/")]
    return any(running and 0 < seconds < 120 for seconds, running in clocks)


def refuse_garbage(desk: Desk, server: ServerProcess) -> None:
    """What is no order does nothing, and the next proper one is obeyed."""
    draw = random.Random(5)
    for size in (0, 1, 7, 64, 900, LARGEST + 4):
        desk.raw(draw.randbytes(size))
    desk.raw(b"#bundle\0" + bytes(8) + (20).to_bytes(4) + b"#bundle\0" * 300)
    for order, *arguments in (("next",), ("end",), ("black", "x"), ("go", 1.0), ("go", 99)):
        desk.send(order, *arguments)
    desk.until("refused", "go", "no_cue")
    desk.send("black", True)
    desk.until("state/black", 1)
    assert "OSC from 127.0.0.1 is malformed" in server.output
    assert "Traceback" not in server.output


@pytest.mark.slow
def test_nothing_listens_unless_it_is_asked_for(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        inodes = {line.split()[9] for line in udp_lines()}
        held = Path(f"/proc/{server.process.pid}/fd")
        if not held.exists():
            pytest.skip("this system does not say which sockets a process has")
        names = {target_of(each) for each in held.iterdir()}
        assert not {f"socket:[{inode}]" for inode in inodes} & names


def target_of(link: Path) -> str:
    try:
        return str(link.readlink())
    except FileNotFoundError:
        return ""  # closed meanwhile


def udp_lines() -> list[str]:
    files = [Path("/proc/net/udp"), Path("/proc/net/udp6")]
    return [line for file in files if file.exists() for line in file.read_text().splitlines()[1:]]


@pytest.mark.parametrize(
    ("args", "what"),
    [
        (["--osc-to", "127.0.0.1:9"], "--osc-to needs --osc"),
        (["--osc", "9", "--osc-to", "nonsense"], "give an address and a port"),
        (["--osc", "9000", "--osc-host", "192.0.2.1"], "cannot be opened"),
    ],
)
@pytest.mark.slow
def test_a_wrong_port_is_one_sentence(tmp_path: Path, args: list[str], what: str) -> None:
    command = [sys.executable, "-m", "deathmatch", "serve", "--port", str(free_port()), *args]
    done = subprocess.run(
        [*command, "--data-dir", str(tmp_path)], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 2 and what in done.stderr and "Traceback" not in done.stderr


# Without a server


@pytest.fixture
def osc(room: Room, clock: Clock) -> Iterator[Osc]:
    ports = open_ports(free_udp_port(), "127.0.0.1", None)
    assert ports is not None
    yield Osc(room.director, ports, clock)
    ports.heard.close()


def test_it_listens_on_this_machine_only_where_nothing_else_is_said() -> None:
    ports = open_ports(free_udp_port(), "127.0.0.1", "127.0.0.1:9001")
    assert ports is not None and ports.to == ("127.0.0.1", 9001)
    with pytest.raises(UserError):
        open_ports(ports.heard.getsockname()[1], "127.0.0.1", None)
    ports.heard.close()
    assert open_ports(None, "127.0.0.1", None) is None


def test_every_address_is_an_order_and_none_ends_or_rewrites_a_match() -> None:
    names = {name_of(order) for order in ORDERS}
    assert set(FORMS) <= names
    final = {"end", "declare", "rewind", "answer_for", "reissue", "next"}
    assert final <= names and not final & set(FORMS)


def test_go_takes_the_next_cue_and_two_at_once_take_one(osc: Osc, room: Room, clock: Clock) -> None:
    for _ in range(2):
        assert osc.take(built("/deathmatch/go"), "x")
    assert room.director.episode.floor.cue == 0
    clock.s += 1
    osc.take(built("/deathmatch/go"), "x")
    assert room.director.episode.floor.cue == 1


def test_a_bundle_is_done_in_its_order_and_a_flood_is_not(
    osc: Osc, room: Room, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    bundle = OscBundleBuilder(IMMEDIATELY)
    for scene in ("rules", "cast"):
        builder = OscMessageBuilder("/deathmatch/scene")
        builder.add_arg(scene)
        bundle.add_content(builder.build())  # type: ignore[arg-type]
    osc.take(bundle.build().dgram, "x")
    assert room.director.episode.floor.scene == "cast"
    with caplog.at_level(logging.WARNING, "deathmatch.osc"):
        done = [osc.take(built("/deathmatch/black", number % 2), "x") for number in range(100)]
    assert not all(done) and len(room.entries()) < 60
    assert len(caplog.records) == 1
    clock.s += 10
    assert osc.take(built("/deathmatch/black", 1), "x")


@pytest.mark.parametrize(
    "packet",
    [
        b"",
        b"\0",
        b"/deathmatch/black",
        b"/deathmatch/black\0\0\0,i\0\0",
        b"#bundle\0",
        b"#bundle\0" + bytes(8) + b"\xff\xff\xff\xff",
        b"#bundle\0" + bytes(8) + b"\xff\xff\xff\xfc",
        b"#bundle\0" + bytes(8) + bytes(4),
        b"/deathmatch/black\0\0\0,z\0\0",
        b"#bundle\0" + bytes(8) + b"\x7f\xff\xff\xff#bundle\0",
        b"/deathmatch/say\0,ss\0\xff\xfe\0\0\xff\0\0\0",
        b"/deathmatch/black\0\0\0,[[[\0\0\0\0",
        bytes(LARGEST + 1),
        built("/deathmatch/black", "on"),
        built("/deathmatch/black", 2),
        built("/deathmatch/black"),
        built("/deathmatch/black", 1, 1),
        built("/deathmatch/scene", "slate"),
        built("/deathmatch/say", "room", "a\nb"),
        built("/deathmatch/time", "nobody", 10**6),
        built("/deathmatch/time", CANDIDATE, 2**31 - 1),
        built("/deathmatch/../black", 1),
        built("/black", 1),
    ],
)
def test_what_is_no_order_is_logged_and_changes_nothing(
    osc: Osc, room: Room, packet: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    before = len(room.entries())
    with caplog.at_level(logging.WARNING, "deathmatch.osc"):
        assert osc.take(packet, "10.0.0.9")
    assert len(room.entries()) == before
    assert [record.message.count("10.0.0.9") for record in caplog.records] == [1]
    assert "\n" not in caplog.text.strip()


def test_random_packets_never_raise(osc: Osc, clock: Clock) -> None:
    draw = random.Random(7)
    heads = [b"", b"#bundle\0", b"/deathmatch/go\0\0,", b"/deathmatch/say\0,ss\0"]
    for number in range(3000):
        clock.s += 1
        osc.take(draw.choice(heads) + draw.randbytes(number % 80), "x")


def test_what_goes_out_names_no_noble(room: Room) -> None:
    host, *_finalists = room.at_play()
    state = room.director.state()
    sent = b"".join(built(address, *values) for address, values in told(state).items())
    assert sum(clock["running"] for clock in state["clocks"]) == 1  # type: ignore[attr-defined]
    assert b"/deathmatch/state/clock/" in sent
    assert [noble for noble in NOBLES if noble.encode() in sent.lower()] == []
    assert host.connected


def test_it_tells_what_has_changed_and_all_of_it_when_asked(room: Room, clock: Clock) -> None:
    desk = Desk(("127.0.0.1", 9))
    heard = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    heard.bind(("127.0.0.1", 0))
    osc = Osc(room.director, Ports(heard, ("127.0.0.1", desk.port)), clock)
    osc.tell()
    desk.hear()
    first = len(desk.counts)
    assert desk.told["state/black"] == [0] and first > 10
    osc.take(built("/deathmatch/black", 1), "x")
    osc.tell()
    osc.tell()
    desk.hear()
    assert desk.counts["/deathmatch/state/black"] == 2 and len(desk.counts) == first
    assert desk.counts["/deathmatch/state/phase"] == 1
    osc.take(built("/deathmatch/refresh"), "x")
    osc.tell()
    desk.hear()
    assert desk.counts["/deathmatch/state/phase"] == 2
    heard.close()
    desk.socket.close()
    assert osc._out is not None
    osc._out.close()
