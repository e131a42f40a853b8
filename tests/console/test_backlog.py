"""A screen that is slow: what waits for it is replaced by what is newer."""

from __future__ import annotations

import queue
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from engineio.packet import MESSAGE, Packet

from deathmatch.console.backlog import MOST_WAITING, newest, with_backlog
from tests.console.clients import Client
from tests.console.serverproc import Browser, ServerProcess
from tests.console.test_server import frame, raw_socket

HELLO = frame(b'40{"screen":"host","seat":null,"build":""}')
ORDERS = 40
WORDS = "A short break, for everybody in the room. " * 6


def packet(text: str) -> Packet:
    return Packet(MESSAGE, text)


def test_of_what_is_whole_the_newest_stays_and_answers_all_do() -> None:
    texts = ['2["show",1]', '2["view",1]', '31[{"ok":true}]', '2["view",2]', '2["beat",1]']
    texts += ['2["gone",{}]', '2["view",3]', '32[{"ok":false}]']
    kept = [each.data for each in newest([packet(text) for text in texts])]
    assert kept == [texts[0], *texts[2:3], *texts[4:]]
    # What is no message, such as the end of the line, stays too.
    assert newest([None, None]) == [None, None]


def test_no_more_than_a_few_messages_wait() -> None:
    waiting = with_backlog(queue.Queue)()
    for number in range(MOST_WAITING * 5):
        waiting.put(packet(f'2["view",{number}]'))
        waiting.put(packet(f'2["beat",{number}]'))
        assert waiting.qsize() <= MOST_WAITING
    got = []
    while not waiting.empty():
        got.append(waiting.get().data)
        waiting.task_done()
    assert got[-2:] == ['2["view",79]', '2["beat",79]']
    waiting.join()


@pytest.fixture
def standing(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "data") as running:
        yield running


def slow_screen(server: ServerProcess, browser: Browser) -> socket.socket:
    """A host's screen that takes a few kilobytes and then reads nothing."""
    raw = raw_socket(server, f"Cookie: {browser.cookie}")
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.recv(2048)
    raw.sendall(HELLO)
    return raw


@pytest.mark.slow
@pytest.mark.usefixtures("no_sockets_left")
def test_a_slow_screen_goes_on_with_what_is(standing: ServerProcess) -> None:
    browser = Browser(standing).log_in()
    host = Client(standing, browser, "host").connect()
    with slow_screen(standing, browser) as raw:
        # Each message makes every view that follows larger: more than a line holds by itself.
        for _ in range(ORDERS):
            assert host.direct("say", to="seats", text=WORDS)["ok"]
        revs = revs_read(raw)
    host.close()
    assert revs == sorted(set(revs)) and revs[-1] == ORDERS
    assert len(revs) < ORDERS, "nothing was left out"


def revs_read(raw: socket.socket) -> list[int]:
    """Reads until the newest view is there; the entries that all the views were of."""
    raw.settimeout(10)
    received, revs = b"", [-1]
    while revs[-1] < ORDERS:
        more = raw.recv(65536)
        assert more, "the line was closed"
        received += more
        revs = [int(rev) for rev in re.findall(rb'2\["view",{"rev":(\d+)', received)] or [-1]
    return revs
