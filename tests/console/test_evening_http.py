"""A whole evening through HTTP alone, against a running console: every order of the OpenAPI
document at least once, and after each the state feed says what it did.
"""

from __future__ import annotations

import json
import time
import tomllib
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.console.clients import Client
from tests.console.schemas import Schemas
from tests.console.serverproc import ROOT, Browser, ServerProcess

pytestmark = [
    pytest.mark.slow,
    # The client library leaves its socket to the garbage collector.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

WITHIN_S = 120.0
CAST = [
    member["id"]
    for member in tomllib.loads(
        (ROOT / "shows" / "first-encounter" / "show.toml").read_text(encoding="utf-8")
    )["cast"]
]
Doc = dict[str, Any]


def token_of(server: ServerProcess) -> str:
    """The token as a person gets it: from the panel."""
    panel = Client(server, Browser(server).log_in(), "host").connect()
    try:
        return str(panel.newest["desk"]["api"]["token"])
    finally:
        panel.close()


class Buttons:
    """A program with buttons: it gives orders, and lights them by the state feed."""

    def __init__(self, url: str, token: str) -> None:
        self.url = f"{url}/api/v1"
        self.token = token
        self.document: Doc = self._call("GET", "openapi.json")[1]
        self.schemas = Schemas(self.document)
        self.used: set[str] = set()

    @property
    def orders(self) -> set[str]:
        """Every order that the document names."""
        return {path[1:] for path, ways in self.document["paths"].items() if "post" in ways}

    def state(self) -> Doc:
        """The state feed, held against its schema."""
        status, state = self._call("GET", "state")
        assert status == 200 and self.schemas.accepts(_ref("State"), state), state
        return state

    def give(self, order: str, *, key: str | None = None, **body: Any) -> Doc:
        """Gives an order that is carried out; the state after it."""
        schema = self.document["paths"][f"/{order}"]["post"]["requestBody"]["content"]
        assert self.schemas.accepts(schema["application/json"]["schema"], body), (order, body)
        status, answer = self._call("POST", order, body, key)
        assert (status, answer["ok"]) == (200, True), (order, body, answer)
        assert self.schemas.accepts(_ref("Done"), answer)
        self.used.add(order)
        state = self.state()
        assert state["rev"] >= answer["rev"]
        return state

    def refused(self, order: str, **body: Any) -> str:
        """Gives an order that is refused; the code. Nothing has changed by it."""
        before = self.state()["rev"]
        status, answer = self._call("POST", order, body)
        assert (status, answer["ok"]) == (409, False), (order, body, answer)
        assert self.schemas.accepts(_ref("Refused"), answer)
        assert self.state()["rev"] == before
        return str(answer["code"])

    def go(self, cue: str, *, anyway: bool = False) -> Doc:
        """GO for the next cue, which must be this one."""
        before = self.state()
        assert before["next"]["id"] == cue
        after = before["cue"]["index"] if before["cue"] else -1
        state = self.give("go", to=before["next"]["index"], after=after, anyway=anyway)
        assert state["cue"]["id"] == cue
        return state

    def until(self, found: Callable[[Doc], object], what: str) -> Doc:
        """The first state that is as wanted."""
        deadline = time.monotonic() + WITHIN_S
        while not found(state := self.state()):
            assert time.monotonic() < deadline, f"not within {WITHIN_S:g} s: {what}: {state}"
            time.sleep(0.1)
        return state

    def _call(
        self, method: str, path: str, body: Doc | None = None, key: str | None = None
    ) -> tuple[int, Doc]:
        """One call; made again where it came too soon after the ones before it."""
        data = None if body is None else json.dumps(body).encode()
        for _ in range(400):
            request = urllib.request.Request(f"{self.url}/{path}", data, method=method)
            request.add_header("Authorization", f"Bearer {self.token}")
            request.add_header("Content-Type", "application/json")
            if key:
                request.add_header("Idempotency-Key", key)
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    return answer.status, json.load(answer)
            except urllib.error.HTTPError as refused:
                with refused:
                    if refused.code != 429:
                        return refused.code, json.load(refused)
            time.sleep(0.1)
        raise AssertionError("too many calls, for too long")


def _ref(name: str) -> Doc:
    return {"$ref": f"#/components/schemas/{name}"}


@pytest.fixture
def buttons(tmp_path: Path) -> Iterator[Buttons]:
    with ServerProcess(tmp_path / "data", pace=0.0) as server:
        yield Buttons(server.url, token_of(server))


def test_a_whole_evening_through_http_alone(buttons: Buttons) -> None:
    before_the_show(buttons)
    to_play(buttons)
    corrections(buttons)
    winner = played_out(buttons)
    left = [seat for seat in CAST if seat == winner or seat not in ("marvin", "nomi")]
    state = next_episode(buttons, left, winner, "trinity")
    assert state["episode"] == 2
    declared(buttons, winner)
    left.remove("trinity")
    state = next_episode(buttons, left, winner, "breq")
    assert state["episode"] == 3
    voided(buttons)
    assert buttons.used == buttons.orders


def before_the_show(buttons: Buttons) -> None:
    """The room is tried out: scenes, black, the slate, words, links."""
    state = buttons.state()
    assert (state["phase"], state["cue"], state["program"]) == ("ready", None, "title")
    state = buttons.give("scene", scene="rules", pinned=True)
    assert (state["scene"], state["program"], state["pinned"]) == ("rules", "rules", True)
    state = buttons.give("black", on=True)
    assert (state["black"], state["program"], state["scene"]) == (True, "black", "rules")
    assert buttons.refused("black", on=True) == "already"
    assert buttons.give("black", on=False)["program"] == "rules"
    assert buttons.give("panic", on=True)["program"] == "slate"
    assert buttons.give("panic", on=False)["program"] == "rules"
    assert not buttons.give("overlay", element="hands", on=False)["overlay"]["hands"]
    assert buttons.give("overlay", element="hands", on=True)["overlay"]["hands"]
    state = buttons.give("sound", volume=40, muted=True)
    assert state["sound"] == {"volume": 40, "muted": True}
    for to in ("room", "seats", "marvin"):
        key = str(uuid.uuid4())
        said = buttons.give("say", key=key, to=to, text="Five minutes.")
        assert buttons.give("say", key=key, to=to, text="Five minutes.")["rev"] == said["rev"]
        assert buttons.give("unsay", message=key)["rev"] == said["rev"] + 1
    rev = buttons.state()["rev"]
    assert buttons.give("base", index=0)["rev"] == rev
    assert buttons.give("reissue", seat="trinity")["rev"] == rev
    assert buttons.give("reissue_hands")["rev"] == rev


def to_play(buttons: Buttons) -> None:
    """The rundown to play, past a gate that nobody's screens have opened."""
    assert buttons.go("welcome")["program"] == "title"
    assert buttons.go("finalists")["program"] == "cast"
    state = buttons.go("garnets")
    assert (state["phase"], state["asked"]) == ("starter", ["nomi"])
    answer = {"do": "starter", "seat": "nomi"}
    state = answer_for(buttons, "nomi", answer)
    assert (state["held"], state["asked"]) == ("deal", [])
    assert buttons.go("rules")["program"] == "rules"
    state = buttons.go("seal")
    assert state["program"] == "seal"
    assert (
        buttons.refused("go", to=state["cue"]["index"] + 1, after=state["cue"]["index"]) == "gate"
    )
    state = buttons.go("deal", anyway=True)
    assert (state["phase"], state["held"], state["program"]) == ("dealt", "play", "nobles")
    after = state["cue"]["index"]
    assert buttons.refused("go", to=after + 1, after=after) == "gate"
    state = buttons.go("play", anyway=True)
    assert (state["phase"], state["asked"], state["program"]) == ("play", ["nomi"], "board")


def answer_for(buttons: Buttons, seat: str, answer: Doc) -> Doc:
    question = buttons.state()["question"]
    return buttons.give("answer_for", seat=seat, question=question, answer=answer, reason="ill")


def corrections(buttons: Buttons) -> None:
    """All that a host can do to a match that goes on."""
    left = buttons.give("clocks", on=False)
    assert left["untimed"] is True
    assert buttons.give("clocks", on=True)["untimed"] is False
    state = buttons.give("pause", why="appeal")
    assert (state["paused"], clock(state)["running"]) == ("appeal", False)
    # Play stands still: what a clock shows can be compared.
    more = buttons.give("time", seat="nomi", ms=30_000, reason="technical fault")
    assert clock(more)["left_ms"] == clock(state)["left_ms"] + 30_000
    less = buttons.give("time", seat="nomi", ms=-10_000)
    assert clock(less)["left_ms"] == clock(state)["left_ms"] + 20_000
    assert buttons.give("extensions", seat="nomi", count=1)["rev"] == less["rev"] + 1
    assert buttons.refused("expire", seat="marvin", question=state["question"]) == "not_asked"
    state = buttons.give("resume")
    assert (state["paused"], clock(state)["running"]) == (None, True)
    state = answer_for(buttons, "nomi", {"do": "act", "action": "income", "target": None})
    entry = state["rev"]
    assert (state["turn"], state["turn_of"]) == (2, "marvin")
    expired = buttons.give("expire", seat="marvin", question=state["question"], reason="asleep")
    assert (expired["turn"], expired["turn_of"]) == (3, "nomi")
    for treat in ("leave", "draw_anew"):
        back = buttons.give("rewind", to=entry, treat=treat, reason="wrong tap")
        assert back["paused"] == (None if treat == "leave" else "rewind")
    assert (back["turn"], back["turn_of"]) == (1, "nomi")
    assert buttons.refused("rewind", to=entry, treat="keep") == "already"
    buttons.give("resume")
    state = buttons.give("panic", on=True)
    assert (state["paused"], state["program"]) == ("panic", "slate")
    assert buttons.give("panic", on=False)["paused"] == "panic"
    assert buttons.give("resume")["program"] == "board"


def clock(state: Doc) -> Doc:
    """The clock of whoever is asked."""
    return next(each for each in state["clocks"] if each["seat"] == state["asked"][0])


def played_out(buttons: Buttons) -> str:
    """Stand-ins play to the end; then the rundown to its end. Gives the winner."""
    buttons.give("stand_in", seat="marvin", on=True)
    buttons.give("stand_in", seat="marvin", on=False)
    for seat in ("marvin", "nomi"):
        buttons.give("stand_in", seat=seat, on=True)
    state = buttons.until(lambda state: state["phase"] == "over", "the end of the match")
    assert state["winner"] in ("marvin", "nomi")
    shown = buttons.give("highlight", episode=1, first=1, last=state["rev"], skip=True)
    assert shown["program"] == "highlight"
    assert buttons.give("end_highlight")["program"] != "highlight"
    assert buttons.go("verdict")["program"] == "result"
    buttons.go("elimination")
    assert buttons.go("proof")["program"] == "proof"
    assert buttons.go("end")["next"] is None
    return str(state["winner"])


def next_episode(buttons: Buttons, left: list[str], first: str, second: str) -> Doc:
    """All who are left stay in the show, with ten garnets each and two more for one finalist."""
    garnets = {seat: 12 if seat == second else 10 for seat in left}
    state = buttons.give("next", finalists=[first, second], garnets=garnets)
    assert (state["phase"], state["cue"], state["winner"]) == ("ready", None, None)
    return state


def declared(buttons: Buttons, winner: str) -> None:
    for cue in ("welcome", "finalists", "garnets"):
        buttons.go(cue)
    state = buttons.give("declare", winner=winner, cause="retirement", reason="asked to go")
    assert (state["phase"], state["winner"]) == ("over", winner)


def voided(buttons: Buttons) -> None:
    for cue in ("welcome", "finalists", "garnets"):
        buttons.go(cue)
    state = buttons.give("end", reason="a fire alarm")
    assert (state["phase"], state["winner"]) == ("over", None)
