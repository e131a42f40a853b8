"""Backups of a console that runs, and the way back from damage, as a host goes it."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from deathmatch.console.copying import Copying
from deathmatch.episode.copies import Kept, looked_through
from tests.console.clients import Client
from tests.console.room import Room
from tests.console.serverproc import ROOT, Browser, ServerProcess, until
from tests.console.test_server import serve


def run(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "deathmatch", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=ROOT)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_back_up_during_play_lose_the_data_and_restore(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", pace=0.0) as server:
        data = ["--data-dir", str(server.data_dir)]
        file = server.data_dir / "deathmatch.sqlite3"
        copy = str(tmp_path / "copy.sqlite3")
        host = Client(server, Browser(server).log_in(), "host").connect()
        for seat in ("marvin", "nomi"):
            assert host.direct("stand_in", seat=seat, on=True)["ok"]
        for does in ("begin", "deal", "play"):
            until(lambda d=does: host.go(d)["ok"], what=does)  # type: ignore[misc]
        rev = host.newest["view"]["rev"]
        made = run("backup", copy, *data)
        assert made.returncode == 0, made.stderr
        until(lambda: host.newest["view"]["rev"] > rev, what="play goes on")
        host.direct("end")
        until(lambda: list(server.data_dir.glob("backups/*-episode-1.sqlite3")), what="its copy")
        host.close()
        refused = run("restore", copy, *data)
        assert refused.returncode == 2 and "stop it" in refused.stderr
        server.terminate()

        entries = looked_through(Path(copy))[1]
        damaged = bytearray(file.read_bytes())
        damaged[len(damaged) // 2 : len(damaged) // 2 + 4096] = b"\xff" * 4096
        file.write_bytes(damaged)
        ended = serve(*data)
        assert ended.returncode == 2 and "damaged" in ended.stderr
        assert "-episode-1.sqlite3" in ended.stderr and "Traceback" not in ended.stderr
        assert file.read_bytes() == damaged
        rescued = re.search(r"(\d+) entries, in (\S+)\.", ended.stderr)
        if rescued is not None:
            assert looked_through(Path(rescued[2]))[1] == int(rescued[1])

        restored = run("restore", copy, *data)
        assert restored.returncode == 0 and f"{entries} entries" in restored.stdout
        server.start()
        host = Client(server, Browser(server).log_in(), "host").connect()
        view = host.newest["view"]
        over = view["table"]["phase"] == "over"
        assert view["rev"] == entries + (0 if over else 1), "a match that goes on is paused"
        host.close()


class Apart:
    """Runs what is to be run apart; the disk fails on demand."""

    def __init__(self) -> None:
        self.reasons: list[str] = []

    def __call__(self, add: object, why: str, today: datetime) -> None:
        self.reasons.append(why)
        add(why, today)  # type: ignore[operator]


def test_a_copy_is_made_at_the_start_and_at_the_end_of_each_match(room: Room) -> None:
    file = room.journal._storage.file
    assert file is not None
    apart = Apart()
    fresh = Copying(room.director, Kept(file), apart)
    fresh.look()
    assert apart.reasons == [], "nothing was recorded yet"
    host, *_ = room.at_play()
    fresh.look()
    again = Copying(room.director, Kept(file), apart)
    for _ in range(3):
        again.look()
    assert apart.reasons == ["start"]
    assert host.direct("end")["ok"]
    for _ in range(3):
        again.look()
    assert apart.reasons == ["start", "episode-1"]
    assert len(Kept(file).all()) == 2


def test_a_copy_that_fails_is_said_on_the_panel_until_one_succeeds(room: Room) -> None:
    file = room.journal._storage.file
    assert file is not None
    (file.parent / "backups").write_text("no folder")
    host, *_ = room.at_play()
    copying = Copying(room.director, Kept(file), Apart())
    copying.look()
    assert room.director.disk.warnings() == ["copy_failed"]
    (file.parent / "backups").unlink()
    host.direct("end")
    copying.look()
    assert room.director.disk.warnings() == []


@pytest.mark.slow
def test_an_earlier_episode_that_is_damaged_is_said_at_the_start(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        host = Client(server, Browser(server).log_in(), "host").connect()
        for seat in ("marvin", "nomi"):
            host.direct("stand_in", seat=seat, on=True)
        assert host.go("begin")["ok"]
        host.close()
        server.terminate()
        with closing(sqlite3.connect(server.data_dir / "deathmatch.sqlite3")) as raw, raw:
            raw.execute("UPDATE episodes SET show = 'another-one'")
        server.start()
        assert "DAMAGED: show another-one, episode 1, header" in server.output
