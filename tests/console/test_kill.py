"""SIGKILL in every phase of an evening: what was acknowledged is there, once, and all goes on.

Both finalists play by themselves over real sockets and send again, under the same id, whatever was
not acknowledged. After each kill the journal is read from the file as the dead server left it.
"""

from __future__ import annotations

import random
import threading
import time
import uuid
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deathmatch.console.shown import Shown
from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import Journal
from deathmatch.game import clocks
from tests.console.clients import Client, links_of
from tests.console.serverproc import Browser, ServerProcess, until

pytestmark = [
    pytest.mark.slow,
    # The client library leaves a socket whose server was killed to the garbage collector.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.usefixtures("no_sockets_left"),
]

PHASES = (
    "ready", "starter", "deal", "play", "act", "answer", "doubt", "challenge", "block", "lose",
    "take", "call", "keep", "over",
)  # fmt: skip
WITHIN_S = 20.0
OF_THE_PAUSE = {"paused", "log", "open"}
TAP_EVERY_S = 0.055
RARE = {"challenge": 0.2, "block": 0.3, "coup": 0.05, "assassinate": 0.05}


@dataclass
class Tap:
    """One decision as a finalist's screen makes it: sent until it is answered."""

    message: dict[str, Any]
    acks: list[Any] = field(default_factory=list)


class Player:
    """A finalist's screen that answers every question at once, in a thread of its own."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.taps: list[Tap] = []
        self._random = random.Random(seed)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(20)

    def _play(self) -> None:
        pending: Tap | None = None
        while not self._stop.wait(TAP_EVERY_S):
            pending = pending or self._next_tap()
            if pending is None or not self.client.socket.connected:
                continue
            ack = self.client.send("decide", pending.message)
            if ack is not None:
                pending.acks.append(ack)
                pending = None

    def _next_tap(self) -> Tap | None:
        view = self.client.newest["view"]
        choices = view["you"].get("choices")
        if not choices or view["table"]["paused"]:
            return None
        question = view["table"]["question"]["id"]
        # Careful play makes long matches: what hurts is rare.
        weights = [
            RARE.get(choice["do"], RARE.get(choice.get("action"), 1.0)) for choice in choices
        ]
        answer = self._random.choices(choices, weights)[0]
        tap = Tap({"id": str(uuid.uuid4()), "question": question, "answer": answer})
        self.taps.append(tap)
        return tap


def newest(data_dir: Path) -> Episode:
    """The newest episode, folded from the file."""
    journal = Journal.at(data_dir / "deathmatch.sqlite3")
    try:
        return Episode.load(journal, journal.episodes()[-1].id)
    finally:
        journal.close()


def all_entries(data_dir: Path) -> dict[str, tuple[Any, int]]:
    """Every entry by its command id, with the number that its sender knows it by.

    Each episode's hash chain is checked.
    """
    journal = Journal.at(data_dir / "deathmatch.sqlite3")
    try:
        found: dict[str, tuple[Any, int]] = {}
        for stored in journal.episodes():
            episode = Episode.load(journal, stored.id)
            shown = Shown(episode)
            for entry in episode.entries:
                if entry.command_id is not None:
                    assert entry.command_id not in found
                    found[entry.command_id] = entry, shown.rev_for(entry.by, entry.n)
        return found
    finally:
        journal.close()


def check_acks(players: Iterable[Player], data_dir: Path) -> int:
    """Every acknowledged decision is in the journal as it was acknowledged; gives how many."""
    entries = all_entries(data_dir)
    accepted = 0
    for player in players:
        for tap in list(player.taps):
            entry, rev = entries.get(tap.message["id"], (None, 0))
            for ack in list(tap.acks):
                if ack["ok"]:
                    accepted += 1
                    assert entry is not None, f"acknowledged and gone: {tap}"
                    assert rev == ack["rev"], (entry.n, rev, ack, tap)
                    assert entry.command["answer"] == tap.message["answer"]
                else:
                    assert entry is None, f"refused and there: {tap}"
    return accepted


class Evening:
    """The host and all who have played so far, on one server."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.host = Client(server, Browser(server).log_in(), "host").connect()
        self.clients = [self.host, Client(server, None, "audience").connect()]
        self.players: dict[str, Player] = {}
        self._links = links_of(self.host)

    def go_on(self) -> None:
        """Has a match running: begins, resumes, or opens the next episode."""
        table = self.host.newest["view"]["table"]
        if table["phase"] == "over":
            self._next()
        elif table["phase"] == "ready":
            for player in table["players"]:
                self._sit_down(player["seat"])
            self.host.go("begin")
        elif table["held"] and not table["paused"]:
            self.host.go(table["held"])
        elif table["paused"]:
            self.host.direct("resume")

    def end_before_it_is_decided(self) -> None:
        """Ends a match that comes near its end, so that few leave the cast."""
        table = self.host.newest["view"]["table"]
        if table["phase"] == "play" and any(p["influence"] < 2 for p in table["players"]):
            self.host.direct("end")

    def close(self) -> None:
        for player in self.players.values():
            player.stop()
        for client in self.clients:
            client.close()

    def _next(self) -> None:
        following = self.host.newest["desk"]["next"]
        if following is None:
            return  # The desk comes a little after the view.
        garnets = {member["seat"]: member["garnets"] for member in following["cast"]}
        finalists = [seat for seat in self.players if seat in garnets]
        finalists += [seat for seat in garnets if seat not in finalists]
        ack = self.host.direct("next", finalists=finalists[:2], garnets=garnets)
        assert ack["ok"], ack

    def _sit_down(self, seat: str) -> None:
        if seat in self.players:
            return
        browser = Browser(self.server).join(self._links[seat])
        client = Client(self.server, browser, "seat", seat).connect()
        self.clients.append(client)
        self.players[seat] = Player(client, len(self.players))
        self.players[seat].start()


def all_back(clients: list[Client], counts: list[int]) -> bool:
    return all(
        client.socket.connected and client.counts.get("show", 0) > count
        for client, count in zip(clients, counts, strict=True)
    )


@pytest.mark.long
def test_kills_in_every_phase_lose_nothing(tmp_path: Path) -> None:
    rng = random.Random(20)
    with ServerProcess(tmp_path / "data") as server:
        evening = Evening(server)
        for wanted in PHASES:
            end_at = time.monotonic() + WITHIN_S
            while phase_of(evening.host.newest["view"]) != wanted:
                assert time.monotonic() < end_at, f"no {wanted} has come"
                evening.go_on()
                # Taking a noble comes after losing one.
                if wanted != "take":
                    evening.end_before_it_is_decided()
                time.sleep(0.005)
            evening.host.direct("black", on=rng.random() < 0.5)
            kill_and_check(evening)
        evening.close()
        accepted = check_acks(evening.players.values(), server.data_dir)
        assert accepted > len(PHASES), f"hardly anything was played: {accepted}"
        assert "Traceback" not in server.output


def phase_of(view: dict[str, Any]) -> str:
    """What is going on: the kind of the open question, what GO is awaited for, or the phase."""
    table = view["table"]
    return str(table["question"]["kind"] if table["question"] else table["held"] or table["phase"])


def kill_and_check(evening: Evening) -> None:
    server, clients = evening.server, evening.clients
    counts = [client.counts.get("show", 0) for client in clients]
    server.kill()
    check_acks(evening.players.values(), server.data_dir)
    expected = newest(server.data_dir)
    server.start()
    until(lambda: all_back(clients, counts), what="all screens come back by themselves")
    until(lambda: all(seen(client, expected) for client in clients), what="their views")
    for client in clients:
        check_view(client, expected)
    again = newest(server.data_dir)
    assert again.entries[: expected.rev] == expected.entries and again.floor == expected.floor
    assert known(again) == known(expected)


def known(episode: Episode) -> bytes:
    """The match to the byte, but for the pause after a restart."""
    state = msgspec.structs.asdict(episode.match)
    return msgspec.json.encode({k: v for k, v in state.items() if k not in OF_THE_PAUSE})


def running(episode: Episode) -> bool:
    match = episode.match
    return match.begun and not match.over and not match.paused


def seen(client: Client, expected: Episode) -> bool:
    """Whether a screen shows what the dead server had committed, and the pause after it."""
    return bool(client.newest["view"]["rev"] == expected.rev + running(expected))


def check_view(client: Client, expected: Episode) -> None:
    table, match = client.newest["view"]["table"], expected.match
    if match.begun and not match.over:
        assert table["paused"] == ("restart" if running(expected) else match.paused)
    shown = [(each["seat"], each["left_ms"]) for each in table["clocks"]]
    assert shown == [(each["seat"], each["left_ms"]) for each in clocks(match, expected.at)]
