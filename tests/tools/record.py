"""The bundled episodes: `make episodes` plays them through the real console and writes them down.

A server runs in a process of its own, and the host and every player are screens on real sockets.
They play at human pace, so a match takes minutes. Who plays them knows all hands, because
everything is to happen once: every kind of action, a block, a challenge won and one lost, more
time, and corrections by the host.
"""

from __future__ import annotations

import secrets
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import click

from deathmatch.cli import main as deathmatch
from deathmatch.episode.show import load_show
from deathmatch.episode.stand_in import StandIn
from tests.console.clients import Client, links_of
from tests.console.serverproc import Browser, ServerProcess, until

Doc = dict[str, Any]

THINKS_S = (1.2, 3.5)
BETWEEN_CUES_S = 4.0
TAPS = 3
KILLS = ("coup", "assassinate")


class Table:
    """The host and the players, each with a screen."""

    def __init__(self, server: ServerProcess, show: str, seed: int) -> None:
        loaded = load_show(show)
        self.edition = loaded.edition()
        self.rng = Random(seed)
        self.host = Client(server, Browser(server).log_in(), "host").connect()
        links = links_of(self.host)
        self.seats = {
            seat: Client(server, Browser(server).join(links[seat]), "seat", seat).connect()
            for seat in loaded.finalists
        }
        self.audience = Client(server, None, "audience").connect()
        self.stand_in = StandIn(self.edition, Random(seed))

    @property
    def table(self) -> Doc:
        found: Doc = self.host.newest["view"]["table"]
        return found

    def you(self, seat: str) -> Doc:
        found: Doc = self.seats[seat].newest["view"]["you"]
        return found

    def think(self, share: float = 1.0) -> None:
        time.sleep(self.rng.uniform(*THINKS_S) * share)

    def close(self) -> None:
        for client in (self.host, self.audience, *self.seats.values()):
            client.close()


class Script:
    """What is still to happen, and which answer brings it about."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.unseen = {row.name for row in table.edition.rows}
        self.todo = {"block", "won", "lost"}
        if table.edition.may_refuse:
            self.todo.add("refuse")
        self.done = 0
        self.newest: set[str] = set()

    def take_back(self) -> None:
        """The newest action has not happened after all."""
        self.unseen |= self.newest

    def answer(self, seat: str) -> Doc:
        """One of the legal answers of that seat."""
        you = self.table.you(seat)
        choices: list[Doc] = you["choices"]
        wanted = _WANTED.get(self.table.table["question"]["kind"])
        found = wanted(self, seat, choices) if wanted else None
        return found or self.table.stand_in.answer({**self.table.seats[seat].newest["view"]})

    def took(self, answer: Doc) -> None:
        """Notes what has happened."""
        self.done += 1
        if answer["do"] == "act":
            self.newest = {answer["action"]} & self.unseen
            self.unseen -= self.newest
        elif answer["do"] in ("block", "refuse"):
            self.todo.discard(answer["do"])

    def act(self, seat: str, choices: list[Doc]) -> Doc | None:
        fresh = [each for each in choices if each["action"] in self.unseen]
        mild = [each for each in fresh if each["action"] not in KILLS]
        bait = [] if mild else self._bait(seat, choices)
        last = [] if self.todo else fresh
        found = mild or bait or [each for each in fresh if each["action"] == "assassinate"] or last
        if found:
            return self.table.rng.choice(found)
        return self._earn(choices) if self.unseen or self.todo else None

    def _bait(self, seat: str, choices: list[Doc]) -> list[Doc]:
        """Claims that will be challenged: a false one that is caught, or a true one."""
        claims = {row.name: row.claim for row in self.table.edition.rows if row.claim}
        hand = self.table.you(seat)["hand"]
        rivals = [each for each in self.table.seats if each != seat and self._spare(each)]
        wanted = set()
        if "won" in self.todo and self._spare(seat):
            wanted.add(False)
        if "lost" in self.todo and rivals:
            wanted.add(True)
        return [
            each
            for each in choices
            if each["action"] in claims
            and each["action"] not in KILLS
            and (claims[each["action"]] in hand) in wanted
        ]

    def respond(self, seat: str, choices: list[Doc]) -> Doc | None:
        by = {each["do"]: each for each in choices}
        if "challenge" in by and self._challenges(seat):
            return by["challenge"]
        action = (self.table.table["attempt"] or {}).get("action")
        blocks = [each for each in choices if each["do"] == "block"]
        kills = action == "assassinate" and self.unseen | self.todo
        if blocks and ("block" in self.todo and action != "exchange" or kills):
            return self._true_or_any(seat, blocks)
        if self.unseen | self.todo:
            return by.get("allow")
        return None

    def show(self, seat: str, choices: list[Doc]) -> Doc | None:
        by = {each["do"]: each for each in choices}
        if "refuse" in self.todo and "lost" not in self.todo and self._spare(seat):
            return by.get("refuse")
        return by.get("show") or by.get("refuse")

    def _challenges(self, seat: str) -> bool:
        """Whether this challenge is one that is still to happen, and puts nobody out."""
        attempt = self.table.table["attempt"]
        if self.unseen - {*KILLS} or attempt["action"] in KILLS:
            return False
        block = attempt.get("block")
        claimant = block["by"] if block else attempt["by"]
        hand = self.table.you(claimant)["hand"]
        claimed = block["noble"] if block else attempt["claim"]
        proved = claimed in hand if claimed else attempt["disclaim"] not in hand
        outcome = "lost" if proved else "won"
        loser = seat if outcome == "lost" else claimant
        if outcome not in self.todo or not self._spare(loser):
            return False
        self.todo.discard(outcome)
        return True

    def _spare(self, seat: str) -> bool:
        return len(self.table.you(seat)["hand"]) > 1

    def _true_or_any(self, seat: str, blocks: list[Doc]) -> Doc:
        hand = self.table.you(seat)["hand"]
        true = [each for each in blocks if each["noble"] in hand]
        return (true or blocks)[0]

    def _earn(self, choices: list[Doc]) -> Doc | None:
        """What is left to see costs coins, so coins are taken."""
        for name in ("tax", "foreign_aid", "income"):
            for each in choices:
                if each["action"] == name:
                    return each
        return None


_WANTED: dict[str, Callable[[Script, str, list[Doc]], Doc | None]] = {
    "act": Script.act,
    "answer": Script.respond,
    "challenge": Script.respond,
    "block": Script.respond,
    "doubt": Script.respond,
    "show": Script.show,
}


class Corrections:
    """What the host does during play: each once, after so many answers."""

    def __init__(self, table: Table, script: Script) -> None:
        self.table = table
        self.script = script
        self.due: dict[int, Callable[[], object]] = {
            3: self._message,
            7: self._hold,
            11: self._take_back,
        }
        if table.edition.timing.on:
            self.due |= {5: self._more_time, 9: self._extension, 8: self._time_is_up}

    def after(self, answers: int) -> None:
        for number in sorted(self.due):
            if number <= answers and self.due[number]() is not False:
                del self.due[number]
                return

    def _asked(self) -> tuple[str, Doc] | None:
        question = self.table.table["question"]
        return (question["seats"][0], question) if question else None

    def _message(self) -> None:
        words = "Please speak up: the room should hear every claim."
        self.table.host.direct("say", to="seats", text=words)

    def _hold(self) -> None:
        self.table.host.direct("pause")
        time.sleep(BETWEEN_CUES_S)
        self.table.host.direct("resume")

    def _more_time(self) -> bool:
        asked = self._asked()
        if asked is None:
            return False
        ack = self.table.host.direct(
            "time", seat=asked[0], ms=30_000, reason="A noise in the room."
        )
        return bool(ack["ok"])

    def _extension(self) -> bool:
        asked = self._asked()
        if asked is None:
            return False
        message = {"id": str(uuid.uuid4()), "question": asked[1]["id"], "thought_ms": 4000}
        ack = self.table.seats[asked[0]].send("extend", message)
        return bool(ack and ack["ok"])

    def _time_is_up(self) -> bool:
        asked = self._asked()
        if asked is None or asked[1]["kind"] not in ("answer", "challenge"):
            return False
        if self.table.table["attempt"]["action"] in KILLS or not self.script.unseen - {*KILLS}:
            return False
        reason = "The player asked to let it pass."
        order = {"seat": asked[0], "question": asked[1]["id"], "reason": reason}
        return bool(self.table.host.direct("expire", **order)["ok"])

    def _take_back(self) -> bool:
        """The last answer, if it was an action that nobody has answered yet."""
        asked = self._asked()
        if asked is None or asked[1]["kind"] not in ("answer", "challenge"):
            return False
        to = self.table.host.newest["view"]["rev"]
        ack = self.table.host.direct("rewind", to=to, reason="The player was misheard.")
        if ack["ok"]:
            self.script.take_back()
            time.sleep(BETWEEN_CUES_S)
            self.table.host.direct("resume")
        return bool(ack["ok"])


def play(table: Table) -> Script:
    """Plays until the match is over."""
    script = Script(table)
    corrections = Corrections(table, script)
    stuck = 0
    while table.table["phase"] != "over":
        asked = [seat for seat in table.seats if table.you(seat).get("choices")]
        if not asked or table.table["paused"]:
            stuck += 1
            assert stuck < 2000, table.table
            time.sleep(0.02)
            continue
        stuck = 0
        table.rng.shuffle(asked)
        if len(asked) == len(table.table["question"]["seats"]):
            corrections.after(script.done)
            if table.table["paused"]:
                continue
            table.think()
        else:
            table.think(0.2)
        seat = asked[0]
        _answered(table, script, seat)
    return script


def _answered(table: Table, script: Script, seat: str) -> None:
    view = table.seats[seat].newest["view"]
    if not view["you"].get("choices"):
        return
    answer = script.answer(seat)
    message = {
        "id": str(uuid.uuid4()),
        "question": view["you"]["question"],
        "answer": answer,
        "thought_ms": table.rng.randint(800, 3000),
    }
    ack = table.seats[seat].send("decide", message)
    if ack and ack["ok"]:
        script.took(answer)
        until(lambda: table.seats[seat].newest["view"] is not view, what="the answer's view")


def run(server: ServerProcess, show: str, seed: int) -> Script:
    """A whole evening by its rundown; gives what has not happened."""
    table = Table(server, show, seed)
    script: Script | None = None
    for number, cue in enumerate(table.host.newest["show"]["rundown"]):
        if cue["does"] == "deal":
            tap(table)
        ack = table.host.direct("go", to=number, after=number - 1, anyway=True)
        assert ack["ok"], (cue, ack)
        if cue["does"] == "begin":
            until(lambda: table.table["phase"] != "ready", what="the beginning")
            _settle_who_begins(table)
        if cue["does"] == "play":
            script = play(table)
        time.sleep(BETWEEN_CUES_S)
    table.close()
    assert script is not None
    return script


def _settle_who_begins(table: Table) -> None:
    script = Script(table)
    while not table.table["held"]:
        for seat in table.seats:
            if table.you(seat).get("choices"):
                table.think()
                _answered(table, script, seat)
        time.sleep(0.05)


def tap(table: Table) -> None:
    """Every player adds to the draws."""
    for _ in range(TAPS):
        for client in table.seats.values():
            table.think(0.3)
            message = {"id": str(uuid.uuid4()), "random": secrets.token_hex(16)}
            ack = client.send("tap", message | {"ms": time.monotonic_ns() // 1_000_000})
            assert ack and ack["ok"], ack


def record(show: str, seed: int, file: Path) -> None:
    """Plays an episode of a bundled show until everything has happened in it, and writes it."""
    for attempt in range(20):
        with tempfile.TemporaryDirectory() as folder:
            data = Path(folder) / "data"
            with ServerProcess(data, show=show) as server:
                script = run(server, show, seed + attempt)
                server.terminate()
            missing = script.unseen | script.todo
            click.echo(f"{file.name}: {script.done} answers, missing: {missing or 'nothing'}")
            if not missing:
                file.parent.mkdir(parents=True, exist_ok=True)
                args = ["export", f"{show}/1", "--as", "jsonl", "--out", str(file), "--force"]
                assert deathmatch([*args, "--data-dir", str(data)]) == 0
                return
    raise AssertionError(f"{show}: not everything happens in any of these matches")


EPISODES = (
    ("first-encounter", 1, 100),
    ("first-encounter", 2, 200),
    ("city-state", 1, 300),
    ("usagyuuun", 1, 400),
)


def main() -> None:
    """All of them at once, since they spend their time thinking; arguments name shows."""
    shows = Path(__file__).resolve().parents[2] / "shows"
    wanted = sys.argv[1:]
    threads = [
        threading.Thread(
            target=record,
            args=(show, seed, shows / show / "episodes" / f"episode-{number}.jsonl"),
        )
        for show, number, seed in EPISODES
        if not wanted or show in wanted
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    main()
