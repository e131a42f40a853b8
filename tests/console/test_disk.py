"""A disk that is really full or read-only: refused on the screen, held, and gone on by itself.

Once with SQLite's own errors in this process, and once with a real server on a small disk of its
own, where mounting one is allowed.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from deathmatch.episode.journal import JournalFault
from tests.console.clients import Client, links_of
from tests.console.room import CANDIDATE, OPPONENT, Clock, Room, Screen, new_id
from tests.console.serverproc import Browser, ServerProcess, until

INCOME = {"do": "act", "action": "income", "target": None}


def on_every_connection(room: Room, pragma: str) -> Callable[[], None]:
    """Has the database refuse writes by itself from now on; gives the way to make it well."""
    engine: Any = room.journal._storage._engine

    def spoil(raw: Any, _record: object) -> None:
        raw.execute(pragma)

    event.listen(engine, "connect", spoil)
    room.journal.close()
    return lambda: event.remove(engine, "connect", spoil)


@pytest.mark.parametrize(
    ("pragma", "code"),
    [("PRAGMA max_page_count=1", "storage_full"), ("PRAGMA query_only=ON", "storage_read_only")],
)
def test_what_the_database_itself_refuses(room: Room, clock: Clock, pragma: str, code: str) -> None:
    host, first, _second = room.at_play()
    view = first.last("view")
    well = on_every_connection(room, pragma)
    acks = []
    # A page that is not full yet may take some entries before the database has to grow.
    while not acks or acks[-1]["ok"]:
        order = "resume" if acks and len(acks) % 2 else "pause"
        acks.append(host.direct(order))
        assert len(acks) < 500
    assert acks[-1] == {"ok": False, "code": code}
    accepted = sum(ack["ok"] for ack in acks)
    desk = host.last("desk")
    assert desk["trouble"]["code"] == code and desk["trouble"]["detail"]
    well()
    room.journal.close()
    clock.s += 2
    room.director.tick()
    assert host.last("desk")["trouble"] is None
    if accepted % 2:
        assert host.direct("resume")["ok"]
    assert first.answer(view, INCOME)["ok"]
    entries = room.entries()
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))


def test_black_and_panic_are_dark_before_they_can_be_written(room: Room, clock: Clock) -> None:
    """They cover what is shown, change nothing of the match, and are written once they can be."""
    host, first, _second = room.at_play()
    shown = room.audience(), room.overlay()
    before, table = room.entries(), first.last("view")["table"]
    well = on_every_connection(room, "PRAGMA query_only=ON")
    assert host.direct("black", on=True) == {"ok": False, "code": "dark_unwritten"}
    assert _shown(room, *shown) == ("black", True)
    told = dict(host.messages())
    assert told["desk"]["owed"] == ["black"] and told["view"]["floor"]["black"]
    assert _shown(room, room.audience(), room.overlay()) == ("black", True)
    assert host.direct("black", on=False) == {"ok": False, "code": "taken_back"}
    assert _shown(room, *shown) == ("board", False) and host.last("desk")["owed"] == []
    panic = {"id": new_id(), "order": "panic", "on": True}
    assert not host.send("direct", panic)["ok"] and not host.send("direct", panic)["ok"]
    assert _shown(room, *shown) == ("slate", True)
    stood = first.last("view")["table"]
    same = ("question", "paused", "log")
    assert [stood[each] for each in same] == [table[each] for each in same]
    well()
    room.journal.close()
    assert room.entries() == before
    clock.s += 2
    room.director.tick()
    (written,) = room.entries()[len(before) :]
    assert (written.command["command"], written.command_id) == ("SetPanic", panic["id"])
    assert host.send("direct", panic)["ok"] and len(room.entries()) == len(before) + 1
    assert _shown(room, *shown) == ("slate", True) and host.last("desk")["owed"] == []
    assert first.last("view")["table"]["paused"] == "panic"


WATCHING = ("audience", "overlay", "hands")


def at_play_with_hands(room: Room) -> tuple[Screen, list[Screen]]:
    """The host, and what watches: all hands are on air."""
    host, *_ = room.at_play()
    room.clock.s += 40
    watching = [getattr(room, each)() for each in WATCHING]
    assert watching[2].last("view")["you"]["hands"]
    return host, watching


def all_dark(watching: list[Screen]) -> int:
    """Every view since this was asked last shows nothing, not only the last; gives their number."""
    views = [each for screen in watching for name, each in screen.messages() if name == "view"]
    for view in views:
        floor = view["floor"]
        assert floor.get("dark") or floor.get("program") in ("black", "slate"), floor
        assert not view["you"].get("hands")
    return len(views)


@pytest.mark.parametrize("order", ["black", "panic"])
def test_nothing_shows_while_what_is_owed_is_written(room: Room, clock: Clock, order: str) -> None:
    """Not even for the time-out that found the trouble, and is written before it."""
    host, watching = at_play_with_hands(room)
    well, before = on_every_connection(room, "PRAGMA query_only=ON"), len(room.entries())
    while room.director.disk.trouble is None:
        clock.s += 1
        room.director.tick()
    for screen in watching:
        screen.messages()
    assert host.direct(order, on=True)["code"] == "dark_unwritten"
    well()
    room.journal.close()
    clock.s += 2
    room.director.tick()
    assert all_dark(watching) >= 2 * len(watching)
    written = [entry.command["command"] for entry in room.entries()[before:]]
    assert written == ["TimeUp", {"black": "SetBlack", "panic": "SetPanic"}[order]]
    assert host.last("desk")["owed"] == []


@pytest.mark.parametrize("code", ["storage", "conflict"])
def test_what_is_owed_stays_so_until_it_is_written_or_taken_back(
    room: Room, clock: Clock, monkeypatch: pytest.MonkeyPatch, code: Any
) -> None:
    """Also where a trial write succeeds and the entry does not, or somebody else writes."""

    def broken(*_args: object) -> None:
        raise JournalFault(code, "the reason")

    host, watching = at_play_with_hands(room)
    before = len(room.entries())
    well = on_every_connection(room, "PRAGMA query_only=ON")
    for order in ("black", "panic"):
        assert host.direct(order, on=True)["code"] == "dark_unwritten"
    well()
    room.journal.close()
    for screen in watching:
        screen.messages()
    with monkeypatch.context() as patch:
        patch.setattr(room.journal, "append", broken)
        for _ in range(3):
            clock.s += 1.1
            room.director.tick()
            assert host.last("desk")["owed"] == ["black", "panic"]
        assert host.direct("panic", on=False) == {"ok": False, "code": "taken_back"}
    assert all_dark(watching) and len(room.entries()) == before
    clock.s += 1.1
    room.director.tick()
    assert all_dark(watching) and host.last("desk")["owed"] == []
    (written,) = room.entries()[before:]
    assert written.command == {"command": "SetBlack", "on": True}
    assert host.direct("black", on=False)["ok"]


def test_a_host_who_orders_again_what_is_owed_may_end_it(
    room: Room, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is written once, by whichever order comes first, and not ordered again after its end."""

    def broken(*_args: object) -> None:
        raise JournalFault("conflict", "the reason")

    host, watching = at_play_with_hands(room)
    before = len(room.entries())
    well = on_every_connection(room, "PRAGMA query_only=ON")
    assert host.direct("black", on=True)["code"] == "dark_unwritten"
    well()
    room.journal.close()
    with monkeypatch.context() as patch:
        patch.setattr(room.journal, "append", broken)
        clock.s += 1.1
        room.director.tick()
    assert host.direct("black", on=True)["ok"] and host.last("desk")["owed"] == []
    assert host.direct("black", on=False)["ok"]
    clock.s += 1.1
    room.director.tick()
    assert [entry.command["on"] for entry in room.entries()[before:]] == [True, False]
    assert watching[0].last("view")["floor"]["program"] == "board"


def test_a_trial_write_succeeds_only_where_an_entry_would(room: Room, clock: Clock) -> None:
    """Of what cannot be hidden no hand is on air, not even between two tries."""
    host, watching = at_play_with_hands(room)
    hands = watching[2]
    well = on_every_connection(room, "PRAGMA max_page_count=1")
    acks = [host.direct("pause")]
    while acks[-1]["ok"]:
        acks.append(host.direct("resume" if len(acks) % 2 else "pause"))
    hands.messages()
    for _ in range(3):
        clock.s += 1.1
        room.director.tick()
        assert not any(each["you"]["hands"] for name, each in hands.messages() if name == "view")
        assert room.director.disk.trouble is not None
    well()
    room.journal.close()
    clock.s += 1.1
    room.director.tick()
    assert host.direct("pause" if len(acks) % 2 else "resume")["ok"]
    assert hands.last("view")["you"]["hands"]


def _shown(room: Room, audience: Screen, overlay: Screen) -> tuple[str, bool]:
    """What the room's display shows, and the state feed tells; whether the overlay is dark."""
    program = audience.last("view")["floor"]["program"]
    assert room.director.state()["program"] == program
    return program, overlay.last("view")["floor"]["dark"]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 2 MB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)], capture_output=True
    )
    if mounted.returncode != 0:
        pytest.skip("this user may not mount a disk")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def fill(disk: Path) -> Callable[[], None]:
    """Writes until there is no room; gives the way to make some."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            pass
    return ballast.unlink


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="mounts a disk")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.usefixtures("no_sockets_left")
def test_a_server_on_a_full_disk_goes_on_by_itself(small_disk: Path) -> None:
    with ServerProcess(small_disk / "data") as server:
        host = Client(server, Browser(server).log_in(), "host").connect()
        links = links_of(host)
        second = Client(server, Browser(server).join(links[OPPONENT]), "seat", OPPONENT).connect()
        assert host.go("begin")["ok"]
        make_room = fill(small_disk)
        acks = [host.direct("pause")]
        while acks[-1]["ok"] and len(acks) < 500:
            acks.append(host.direct("resume" if len(acks) % 2 else "pause"))
        assert acks[-1]["code"] == "storage_full"
        until(lambda: host.newest["desk"]["trouble"] is not None)
        rev = second.newest["view"]["rev"]
        until(lambda: not any(each["running"] for each in second.newest["view"]["table"]["clocks"]))
        make_room()
        until(lambda: host.newest["desk"]["trouble"] is None, what="the disk is seen to be well")
        if second.newest["view"]["table"]["paused"]:
            assert host.direct("resume")["ok"]
        question = second.newest["view"]["table"]["question"]["id"]
        answer = {"do": "starter", "seat": CANDIDATE}
        ack = second.send("decide", {"id": "12345678", "question": question, "answer": answer})
        assert ack["ok"] and ack["rev"] > rev
        assert "Traceback" not in server.output
        for client in (host, second):
            client.close()
