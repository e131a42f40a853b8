"""Every reader of what comes in from outside: what it may raise, and what it reads gladly."""

from __future__ import annotations

import json
import tempfile
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from deathmatch.console.messages import (
    Appeal,
    Decide,
    Draw,
    Extend,
    Hello,
    History,
    Malformed,
    Pulse,
    RewindPreview,
    SeenMessage,
    Status,
    Tap,
    read,
)
from deathmatch.console.order_messages import read_order
from deathmatch.console.osc import built, messages_in
from deathmatch.console.wire import FastPacket
from deathmatch.episode.chain import canonical
from deathmatch.episode.faults import ShowFaults
from deathmatch.episode.key_file import KeyDamaged, secret_of
from deathmatch.episode.mark import Mark
from deathmatch.episode.places import key_path
from deathmatch.episode.reading import read_bytes
from deathmatch.episode.recording import fold_of
from deathmatch.episode.rulings.reader import read_rulings, run_ruling
from deathmatch.episode.show import load_show
from deathmatch.errors import UserError
from deathmatch.game import Refused, answer_from_data
from deathmatch.resources import resource_dir
from tests.console.room import Clock, Room

ROOT = Path(__file__).resolve().parents[2]
KINDS = (
    Hello, Decide, Extend, Draw, SeenMessage, Tap, Status, Pulse, History, Appeal, RewindPreview,
)  # fmt: skip
ID = "0f8fad5b-d9cb-469f-a165-70867728950e"


@dataclass(frozen=True)
class Reader:
    """`take` reads bytes; only `refusals` may come out of it."""

    take: Callable[[bytes], object]
    refusals: tuple[type[Exception], ...]
    seeds: tuple[bytes, ...]


@cache
def folder() -> Path:
    """A folder that goes with the process."""
    kept = tempfile.TemporaryDirectory()
    FOLDERS.append(kept)
    return Path(kept.name)


FOLDERS: list[Any] = []


@cache
def room() -> Room:
    return Room(folder() / "data.sqlite3", Clock())


def plain(data: bytes) -> Any:
    """JSON as the sockets read it. ValueError."""
    return FastPacket.json.loads(data.decode("utf-8", "replace"))


def packet(data: bytes) -> None:
    FastPacket(encoded_packet=data.decode("utf-8", "replace") or "x")


def message(data: bytes) -> None:
    payload = plain(data)
    for kind in KINDS:
        try:
            read(kind, payload)
        except Malformed:
            continue


def order(data: bytes) -> None:
    read_order(plain(data))


def answer(data: bytes) -> None:
    answer_from_data(plain(data))


def show(data: bytes) -> None:
    place = folder() / "show"
    place.mkdir(exist_ok=True)
    (place / "show.toml").write_bytes(data)
    load_show(place)


def rulings(data: bytes) -> None:
    file = folder() / "rulings.yaml"
    file.write_bytes(data)
    for ruling in read_rulings(file)[:3]:
        # A property is held against many whole matches.
        if ruling.get("kind") != "property":
            run_ruling(ruling)


def recording(data: bytes) -> None:
    fold_of(read_bytes("a recording", data).recording)


def key(data: bytes) -> None:
    place = folder() / "key"
    place.mkdir(exist_ok=True)
    key_path(place).write_bytes(data)
    secret_of(place)


def mark(data: bytes) -> None:
    file = folder() / "mark"
    file.write_bytes(data)
    Mark(file).read()


def http(data: bytes) -> None:
    """A body, sent to everything that takes one; the first byte chooses the order."""
    browser, token = room().browser(), room().console.access.api_token
    names = ("say", "declare", "time", "answer_for", "rewind", "next", "scene", "nothing")
    name = names[data[0] % len(names)] if data else "say"
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": str(uuid.uuid4())}
    room().director.presence.limited.rows()
    answers = [
        browser.post(f"/api/v1/{name}", data=data[1:], headers=headers),
        browser.post("/host/login", data=data[1:], headers={"Origin": "http://localhost"}),
        browser.get(b"/join/".decode() + data[1:40].hex()),
    ]
    room().clock.s += 10
    wrong = [each.status_code for each in answers if each.status_code >= 500]
    assert not wrong, wrong


def form(data: bytes) -> None:
    """A show as the host's page sends it."""
    browser = host_browser()
    headers = {"Origin": "http://localhost", "Content-Type": "application/json"}
    status = browser.post("/host/shows/check", data=data, headers=headers).status_code
    assert status < 500, status


@cache
def host_browser() -> Any:
    return room().host_browser()


def texts(*values: Any) -> tuple[bytes, ...]:
    return tuple(json.dumps(value).encode() for value in values)


DECIDE = {"id": ID, "question": 3, "answer": {"do": "lose", "noble": "duke"}, "thought_ms": 12}
STATUS = {"hidden": False, "awake": "kept", "battery": 0.5, "charging": True, "size": [800, 600]}
ORDERS = (
    {"id": ID, "order": "say", "to": "room", "text": "Hello"},
    {"id": ID, "order": "go", "to": 1, "after": 0, "anyway": True},
    {"id": ID, "order": "time", "seat": "nomi", "ms": -5000, "reason": "x"},
)
ANSWERS = (
    {"do": "act", "action": "steal", "target": "nomi"},
    {"do": "keep", "keep": ["duke", "captain"], "give": [["breq", "duke"]]},
)
SHOW = (resource_dir("shows") / "first-encounter" / "show.toml").read_bytes()
RULINGS = b"\n".join(
    (ROOT / "tests" / "rulings" / "death_match.yaml").read_bytes().splitlines()[:60]
)


@cache
def a_recording() -> bytes:
    """The lines of a match that has begun."""
    room().at_play()
    episode = room().director.episode
    lines = [canonical(episode.header), *(entry.line() for entry in episode.entries)]
    return "".join(f"{line}\n" for line in lines).encode()


def readers() -> dict[str, Reader]:
    """All of them, by name."""
    return {
        "packet": Reader(packet, (ValueError,), (b'2["decide",{"id":1}]', b'0{"screen":"host"}')),
        "message": Reader(message, (ValueError,), texts(DECIDE, {"screen": "host"}, STATUS)),
        "order": Reader(order, (ValueError, Malformed), texts(*ORDERS)),
        "answer": Reader(answer, (ValueError, Refused, RecursionError), texts(*ANSWERS)),
        "osc": Reader(messages_in, (Malformed,), (built("/deathmatch/say", "room", "hello", 5),)),
        "show": Reader(show, (ShowFaults,), (SHOW, SHOW[:600])),
        "rulings": Reader(rulings, (UserError,), (RULINGS, b"scenarios: []")),
        "recording": Reader(recording, (UserError,), (a_recording(),)),
        "key": Reader(key, (KeyDamaged,), (b"00" * 32 + b"\n",)),
        "mark": Reader(mark, (), (b"1 12 " + b"a" * 64,)),
        "http": Reader(http, (), tuple(b"\x00" + text for text in texts(*ORDERS))),
        "form": Reader(form, (), texts({"name": "x", "show": {"title": "x"}}, [], {"show": 5})),
    }
