"""The length of what is sent: who listens on the air sees nothing but lengths and moments."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from socketio.packet import EVENT

from deathmatch.console import wire
from deathmatch.console.messages import Decide, Malformed, read
from deathmatch.console.publish import SEAT_BYTES
from deathmatch.console.wire import FastPacket, padded, seat_room
from tests.console.room import CANDIDATE, Clock, Room, Screen

SEATS = seat_room("")
Sent = list[tuple[float, str, str, int]]
INCOME = {"do": "act", "action": "income", "target": None}
EXCHANGE = {"do": "act", "action": "exchange", "target": None}


class Air:
    """All that leaves a console: when, what, to which room, and how many bytes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: Sent = []
        self.clock = Clock()
        send = wire.SocketOutlet.emit

        def emit(outlet: Any, event: str, payload: Mapping[str, Any], to: str) -> None:
            packet = FastPacket(EVENT, data=[event, payload]).encode()
            self.sent.append((self.clock.s, event, to, len(packet.encode())))
            send(outlet, event, json.loads(packet[1:])[1], to)

        monkeypatch.setattr(wire.SocketOutlet, "emit", emit)


def exchanged(air: Air, file: Path) -> tuple[Sent, list[str]]:
    """Plays an exchange with every seat on line; what was sent, and what the deal was."""
    room = Room(file, air.clock)
    try:
        # Both finalists join again below; their first screens are replaced.
        host, *_ = room.at_play()
        seats = {member.id: room.seat(member.id) for member in room.show.cast}
        crew = room.gallery()
        air.sent.clear()
        views = {seat: screen.last("view") for seat, screen in seats.items()}
        dealt = [noble for view in views.values() for noble in view["you"].get("hand", [])]
        for answer in (EXCHANGE, {"do": "allow"}, None, None, INCOME):
            views = act(air, seats, views, answer)
        assert crew.connected and host.connected
        return [each for each in air.sent if each[1] != "desk"], dealt
    finally:
        room.close()


def act(
    air: Air, seats: dict[str, Screen], views: dict[str, Any], answer: dict[str, Any] | None
) -> dict[str, Any]:
    """The answer of whoever is asked, or the first possible one; gives everybody's next view."""
    air.clock.s += 5
    seat = views[CANDIDATE]["table"]["question"]["seats"][0]
    chosen = answer or views[seat]["you"]["choices"][0]
    assert seats[seat].answer(views[seat], chosen)["ok"]
    return {seat: screen.last("view") for seat, screen in seats.items()}


def test_two_deals_sound_the_same_on_the_air(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    air = Air(monkeypatch)
    heard = []
    for number in (1, 2, 4):
        monkeypatch.setattr("deathmatch.episode.episode.new_seed", lambda n=number: bytes([n] * 32))
        air.clock.s = 1000.0
        heard.append(exchanged(air, tmp_path / f"{number}.sqlite3"))
    assert len({str(sorted(dealt)) for _sent, dealt in heard}) == 3, "three different deals"
    first = heard[0][0]
    assert len([each for each in first if each[1] == "view"]) > 5 * 13
    for sent, _dealt in heard[1:]:
        assert sent == first
    # In each publish every tablet gets a view, at the same moment, of the same length.
    by_moment: dict[float, set[tuple[str, int]]] = {}
    for at, event, room, size in first:
        if event == "view" and room.startswith(SEATS):
            by_moment.setdefault(at, set()).add((room, size))
    for sizes in by_moment.values():
        assert len({room for room, _size in sizes}) == 13
        assert len({size for _room, size in sizes}) == 1, sizes


@pytest.mark.parametrize("length", [0, 1, 100, SEAT_BYTES - 30, SEAT_BYTES, 3 * SEAT_BYTES])
def test_what_is_padded_has_few_lengths(length: int) -> None:
    view = padded({"rev": 1, "you": {"hand": "x" * length}}, "you", SEAT_BYTES)
    text = msgspec.json.encode(view)
    without = len(msgspec.json.encode({"rev": 1, "you": 0, "pad": ""})) - 1
    assert (len(text) - without) % SEAT_BYTES == 0
    assert msgspec.json.decode(text)["you"] == {"hand": "x" * length}
    assert len(text) - without == SEAT_BYTES or length > SEAT_BYTES - 30


def test_an_answer_may_bring_padding_and_no_more() -> None:
    answer = {"id": "12345678", "question": 1, "answer": {"do": "allow"}}
    assert read(Decide, {**answer, "pad": "." * 512}).pad == "." * 512
    for pad in ("." * 513, 5, None):
        with pytest.raises(Malformed):
            read(Decide, {**answer, "pad": pad})
