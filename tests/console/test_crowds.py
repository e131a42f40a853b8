"""A real server with a crowd of real lines: nobody who runs or plays the show waits for it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from deathmatch.console.door import MOST_CONNECTIONS, most_connections, raise_file_limit
from tests.bench import returning
from tests.bench.load import Crowd
from tests.console.clients import Client, links_of
from tests.console.serverproc import Browser, ServerProcess, until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="limits of files are a matter of POSIX"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.usefixtures("no_sockets_left"),
]

RETURNING = 150
ADDRESSES = 50


def test_a_crowd_comes_back_by_itself_whatever_ended_the_server(tmp_path: Path) -> None:
    found = returning.measure(tmp_path, RETURNING, away_s=0.2)
    assert [each.how for each in found] == ["SIGTERM", "SIGKILL"]
    assert all(each.screens == RETURNING for each in found)
    assert all(each.answers_s <= each.all_s for each in found)


@pytest.mark.long
def test_five_thousand_screens_keep_neither_crew_nor_finalists_out(tmp_path: Path) -> None:
    """From many addresses, and from one as behind a venue's router: all places are taken."""
    most = most_connections(raise_file_limit())
    with ServerProcess(tmp_path / "data") as server:
        crowd = Crowd(server.port)
        crowd.call(MOST_CONNECTIONS // 2, ADDRESSES)
        crowd.call(MOST_CONNECTIONS // 2)
        for_all = most - most // 16
        until(lambda: crowd.inside() >= for_all - ADDRESSES, 120, "the crowd is in")
        until(lambda: crowd.ask()["refused"], 20, "the last are turned away")
        host = Client(server, Browser(server).log_in(), "host").connect()
        director = Client(server, Browser(server).log_in_as_director(), "director").connect()
        links = links_of(host)
        seats = [Client(server, Browser(server).join(links["nomi"]), "seat", "nomi").connect()]
        seats.append(Client(server, Browser(server).join(links["nomi"]), "seat", "nomi").connect())
        assert host.direct("black", on=True)["ok"]
        assert seats[1].send("pulse", {})["ok"]
        until(lambda: director.newest["view"]["floor"]["black"], what="the gallery is told")
        assert crowd.inside() >= for_all - ADDRESSES
        for client in (host, director, *seats):
            client.close()
        crowd.close()
        assert server.terminate()[0] == 0 and "Traceback" not in server.output
