"""What leaves beside the views: pages, headers, acks, refusals, the state feed, downloads, logs.

The same evening twice, with deals that differ in every hidden noble: nothing of all that differs
by a byte, for any viewer.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import pytest

from tests.console.room import CANDIDATE, OPPONENT, Clock, Room
from tests.console.test_pages import rules

SEEDS = [bytes([first]) * 32 for first in (1, 2)]
SPECTATOR = "trinity"
KEPT = ("Set-Cookie", "Date")
"""Of the headers what is new each time: which login it is, and when."""


def everything(room: Room) -> list[tuple[str, Any]]:
    """All that anybody gets at the first turn, but for the views."""
    host, first, second = room.at_play()
    told = [*pages(room), *acks(host, first, second), *calls(room)]
    seal = room.director.episode.seal.encode()
    return [(name, without(what, seal)) for name, what in told]


def without(what: Any, seal: bytes) -> Any:
    """The seal is of the deal, and tells nothing of it; and it is another millisecond."""
    if isinstance(what, bytes):
        return re.sub(rb"\b1[0-9]{12}\b", b"<now>", what.replace(seal, b"<seal>"))
    return what


def pages(room: Room) -> list[tuple[str, Any]]:
    browsers = {
        "nobody": room.browser(),
        OPPONENT: room.seat_browser(OPPONENT),
        SPECTATOR: room.seat_browser(SPECTATOR),
        "host": room.host_browser(),
        "director": room.director_browser(),
        "hands": room.hands_browser(),
    }
    hands = f"/overlay/hands/{room.console.access.hands_token}"
    told: list[tuple[str, Any]] = []
    for who, browser in browsers.items():
        for path in [*rules(room, "GET"), "/nothing", "/seat/nobody", "/join/wrong", hands]:
            answer = browser.get(path)
            headers = [(k, v) for k, v in answer.headers.items() if k not in KEPT]
            told.append((f"{who} {path}", answer.data))
            told.append((f"{who} {path} headers", (answer.status_code, headers)))
            answer.close()
    return told


def acks(host: Any, first: Any, second: Any) -> list[tuple[str, Any]]:
    view = first.last("view")
    told: list[tuple[str, Any]] = []
    for noble in ("duke", "contessa", "captain"):
        lose = {"do": "lose", "noble": noble}
        told += [(f"{noble} first", first.answer(view, lose, f"first-{noble}"))]
        told += [(f"{noble} second", second.answer(view, lose, f"second-{noble}"))]
        forced = {"seat": CANDIDATE, "question": view["table"]["question"]["id"], "answer": lose}
        told += [(f"{noble} host", host.direct("answer_for", **forced))]
    for order, more in (("rewind", {"to": 1}), ("resume", {}), ("time", {"seat": "x", "ms": 1})):
        told.append((order, host.direct(order, **more)))
    return told


def calls(room: Room) -> list[tuple[str, Any]]:
    browser = room.browser()
    token = {"Authorization": f"Bearer {room.console.access.api_token}"}
    answers = {
        "state": browser.get("/api/v1/state", headers=token),
        "refused": browser.post("/api/v1/resume", data=b"{}", headers=token),
        "malformed": browser.post("/api/v1/say", data=b"[", headers=token),
        "not let in": browser.get("/api/v1/state"),
    }
    return [(name, answer.data) for name, answer in answers.items()]


def test_nothing_beside_the_views_depends_on_a_hidden_noble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    told, logs, hands = [], [], []
    for number, seed in enumerate(SEEDS):
        monkeypatch.setattr("deathmatch.episode.episode.new_seed", lambda seed=seed: seed)
        caplog.clear()
        room = Room(tmp_path / f"{number}.sqlite3", Clock())
        told.append(everything(room))
        hands.append({p: n for p, n in room.director.episode.match.cards.items() if n})
        logs.append([re.sub(r"0x[0-9a-f]+", "", line) for line in caplog.messages])
        room.close()
    assert hands[0] != hands[1] and hands[0].keys() == hands[1].keys()
    assert len(told[0]) > 100
    assert [name for (name, one), (_, other) in zip(*told, strict=True) if one != other] == []
    assert logs[0] == logs[1]
