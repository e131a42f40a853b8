"""The proxy of the fault harness: frames as they come, and what is done to them."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from tests.console.test_server import frame
from tests.faults.kinds import KINDS, Faults
from tests.faults.proxy import Proxy, _size

HEAD = b"GET /socket.io/ HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"


@pytest.fixture
def far() -> Iterator[socket.socket]:
    """Where the proxy leads to."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(5)
        yield listener


@pytest.mark.parametrize("length", [1, 125, 126, 300, 40_000])
def test_a_frame_is_whole_or_not_there_yet(length: int) -> None:
    whole = frame(b"x" * length)
    assert _size(whole + b"more") == len(whole)
    assert _size(whole[:1]) is None


@pytest.mark.parametrize("noise", [0.0, 1.0])
def test_every_message_arrives_and_with_noise_some_twice(far: socket.socket, noise: float) -> None:
    proxy = Proxy(far.getsockname()[1], seed=1)
    proxy.noise = noise
    messages = [frame(b"%02d" % number + b"x" * 30) for number in range(12)]
    with socket.create_connection(("127.0.0.1", proxy.port), 5) as near:
        near.sendall(HEAD + b"".join(messages))
        near.shutdown(socket.SHUT_WR)
        with far.accept()[0] as got:
            got.settimeout(5)
            received = b""
            while data := got.recv(65536):
                received += data
    proxy.close()
    assert received.startswith(HEAD)
    if noise:
        assert all(proxy.counts.values())
        assert received != HEAD + b"".join(messages)
    else:
        assert received == HEAD + b"".join(messages)


def test_every_kind_of_fault_can_be_done() -> None:
    assert [kind for kind in KINDS if not callable(getattr(Faults, kind, None))] == []
