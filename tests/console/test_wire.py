"""The encoding of messages, and what cannot be read as one."""

from __future__ import annotations

import json

import pytest
from socketio.packet import EVENT, Packet

from deathmatch.console.wire import FastPacket, SocketOutlet, encoded, seat_room


def test_it_writes_what_the_usual_packet_reads() -> None:
    data = ["view", {"rev": 3, "name": "Zoë ☂", "none": None, "list": [1, "a"]}]
    text = FastPacket(EVENT, data=data, id=7).encode()
    read = Packet(encoded_packet=text)
    assert (read.packet_type, read.id, read.data) == (EVENT, 7, data)


def test_a_part_that_was_encoded_before_goes_in_as_it_is() -> None:
    part = {"a": [1, 2], "b": "ü"}
    text = FastPacket(EVENT, data=["view", {"rev": 1, "table": encoded(part)}]).encode()
    assert json.loads(text[1:]) == ["view", {"rev": 1, "table": part}]


@pytest.mark.parametrize(
    "text",
    ['2["connect",{}]', '2["disconnect"]', '2["*"]', "2[]", "2{}", "2[5]", "2[[1]]", "2",
     '51-["a"]',
     '61-0["a"]', "2[", "x"],
)  # fmt: skip
def test_what_no_screen_sends_is_refused_before_any_handler(text: str) -> None:
    with pytest.raises(ValueError):
        FastPacket(encoded_packet=text)


def test_a_message_without_a_room_is_not_sent() -> None:
    class Server:
        def emit(self, event: str, data: object, *, to: str) -> None:
            raise AssertionError("sent")

    with pytest.raises(ValueError):
        SocketOutlet(Server()).emit("view", {}, to="")


def test_seat_rooms_cannot_be_mistaken_for_the_others() -> None:
    assert {seat_room("host"), seat_room("audience")}.isdisjoint({"host", "audience"})
