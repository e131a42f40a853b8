"""What hosts may ask: the history, what a rewind would do, the last minute. Nothing is changed by
it, nobody else may ask, and no answer holds a hidden noble.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as changed

from deathmatch.console.messages import Appeal, Decide, History, RewindPreview
from deathmatch.console.order_messages import RewindOrder
from deathmatch.episode.episode import Episode
from deathmatch.episode.setup import Setup
from deathmatch.game import Begin, Match, Resume, choices
from tests.console.room import CANDIDATE, OPPONENT, Clock, Room, new_id

INCOME = {"do": "act", "action": "income", "target": None}
QUESTIONS: dict[str, dict[str, Any]] = {"history": {}, "appeal": {}, "rewind_preview": {"to": 2}}


@pytest.mark.parametrize("question", QUESTIONS)
def test_only_hosts_ask(room: Room, question: str) -> None:
    room.at_play()
    more = QUESTIONS[question]
    for screen in (room.seat(OPPONENT), room.seat("trinity"), room.audience(), room.gallery()):
        assert screen.ask(question, **more) == {"ok": False, "code": "not_allowed"}
    host = room.host()
    for wrong in ({"to": -1}, {"to": "2"}, {"also": 1}, {"id": "short"}):
        assert host.send(question, {**more, **wrong})["code"] == "malformed"
    assert host.send(question, more)["ok"], "an id is not needed"


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_changes_nothing(room: Room, question: str) -> None:
    host, first, _second = room.at_play()
    before = room.director.episode.match, room.director.episode.floor
    for screen in (host, first):
        screen.messages()
    assert host.ask(question, **QUESTIONS[question])["ok"]
    assert host.messages() == [] and first.messages() == []
    assert (room.director.episode.match, room.director.episode.floor) == before


def test_the_history_holds_what_counts(room: Room, clock: Clock) -> None:
    host, first, _second = room.at_play()
    assert host.direct("scene", scene="rules")["ok"]
    clock.s += 3
    assert first.answer(first.last("view"), INCOME)["ok"]
    entries = host.ask("history")["entries"]
    assert [e["n"] for e in entries] == [1, 2, 3, 4, 6]
    kinds = ["TakeCue", "Decision", "TakeCue", "TakeCue", "Decision"]
    assert [e["kind"] for e in entries] == kinds
    newest = entries[-1]
    assert (newest["by"], newest["at"], newest["turn"]) == (CANDIDATE, 3000, 1)
    assert [line["code"] for line in newest["lines"]][0] == "action"
    assert [e["back"] for e in entries] == [False, True, True, True, True]
    lines = [line for entry in entries for line in entry["lines"]]
    assert lines == host.last("view")["you"]["log"]
    assert host.direct("rewind", to=6)["ok"]
    after = host.ask("history")["entries"]
    assert [e["n"] for e in after] == [1, 2, 3, 4, 7]
    assert [line["code"] for line in after[-1]["lines"]] == ["rewound"]
    assert after[-1]["back"] is False


def test_a_preview_tells_what_a_rewind_then_does(room: Room, clock: Clock) -> None:
    host, first, second = room.at_play()
    clock.s += 30
    assert first.answer(first.last("view"), INCOME)["ok"]
    clock.s += 7
    assert second.answer(second.last("view"), INCOME)["ok"]
    preview = host.ask("rewind_preview", to=6)
    assert [u["n"] for u in preview["undone"]] == [6]
    assert preview["seen"] == []
    assert preview["then"]["asked"] == [OPPONENT] and preview["then"]["kind"] == "act"
    assert (preview["then"]["turn"], preview["then"]["turn_of"]) == (2, OPPONENT)
    then = preview["then"]["players"]
    assert host.direct("rewind", to=6)["ok"]
    table = host.last("view")["table"]
    assert table["turn_of"] == OPPONENT
    assert then == [{name: p[name] for name in then[0]} for p in table["players"]]
    left = {c["seat"]: c["left_ms"] for c in table["clocks"]}
    assert preview["then"]["clocks"] == [{"seat": OPPONENT, "left_ms": left[OPPONENT]}]
    assert host.ask("rewind_preview", to=6)["code"] == "already"
    assert host.ask("rewind_preview", to=99)["code"] == "no_entry"


def test_a_preview_lists_who_has_seen_what_kind_of_thing(room: Room) -> None:
    host, first, second = room.at_play()
    # What was dealt goes back into the box and is dealt anew: nobody knows anything of it.
    assert host.ask("rewind_preview", to=3)["seen"] == []
    assert first.answer(first.last("view"), {"do": "act", "action": "tax", "target": None})["ok"]
    assert second.answer(second.last("view"), {"do": "challenge"})["ok"]
    screens = {CANDIDATE: first, OPPONENT: second}
    loser = room.director.episode.match.asked[0]
    view = screens[loser].last("view")
    assert screens[loser].answer(view, view["you"]["choices"][0])["ok"]
    seen = host.ask("rewind_preview", to=5)["seen"]
    assert {"who": "everybody", "where": f"hand:{loser}"} in seen
    assert all(set(each) == {"who", "where"} for each in seen)


def test_the_last_minute(room: Room, clock: Clock) -> None:
    host, first, second = room.at_play()
    clock.s += 1
    first.send("status", {"rtt_ms": 180, "width": 1180, "height": 820})
    view = first.last("view")
    question = view["table"]["question"]["id"]
    clock.s += 11
    assert first.send("extend", {"id": new_id(), "question": question, "thought_ms": 11_800})["ok"]
    clock.s += 30
    answer = {"id": new_id(), "question": question, "answer": INCOME, "thought_ms": 37_800}
    assert first.send("decide", answer)["ok"]
    late = {"id": new_id(), "question": question, "answer": INCOME, "thought_ms": 38_000}
    assert first.send("decide", late)["code"] == "closed"
    clock.s += 5
    said = host.ask("appeal")
    rows = {(row["n"], row["seat"]): row for row in said["rows"]}
    assert said["now"] == 47_000
    extended, answered = rows[5, CANDIDATE], rows[6, CANDIDATE]
    assert answered == {
        "n": 6, "seat": CANDIDATE, "question": question, "kind": "act", "asked_at": 0,
        "arrived_at": 42_000, "thought_ms": 37_800, "by": "seat",
        "left_before_ms": 180_000, "left_after_ms": 138_000, "rtt_ms": 180,
    }  # fmt: skip
    assert (extended["left_before_ms"], extended["left_after_ms"]) == (120_000, 108_000)
    waiting = rows[None, OPPONENT]
    assert (waiting["asked_at"], waiting["arrived_at"], waiting["by"]) == (42_000, None, None)
    assert (waiting["left_before_ms"], waiting["left_after_ms"]) == (120_000, None)
    assert said["refused"] == [
        {
            "seat": CANDIDATE, "question": question, "arrived_at": 42_000,
            "thought_ms": 38_000, "rtt_ms": 180, "code": "closed",
        }
    ]  # fmt: skip
    # Time during which all stood still is nobody's.
    assert host.direct("pause", why="appeal")["ok"]
    assert second.last("view")["table"]["paused"] == "appeal"
    clock.s += 20
    assert host.direct("resume")["ok"]
    clock.s += 2
    room.director.tick()
    (waiting,) = [row for row in host.ask("appeal")["rows"] if row["n"] is None]
    assert waiting["left_before_ms"] == 120_000
    clock.s += 60
    assert [row["n"] for row in host.ask("appeal")["rows"]] == [None]


def test_who_answered_in_the_last_minute(room: Room, clock: Clock) -> None:
    host, first, second = room.at_play()
    question = first.last("view")["table"]["question"]["id"]
    given = {"seat": CANDIDATE, "question": question, "answer": INCOME}
    assert host.direct("answer_for", **given)["ok"]
    question = second.last("view")["table"]["question"]["id"]
    assert host.direct("expire", seat=OPPONENT, question=question)["ok"]
    assert host.direct("stand_in", seat=CANDIDATE, on=True)["ok"]
    clock.s += 7
    room.director.tick()
    rows = host.ask("appeal")["rows"]
    assert [row["by"] for row in rows if row["n"]] == ["seat", "host", "host", "stand_in"]


# No hidden noble in any answer

CANARY = re.compile(r"canary-\d\d")


def canary_match(room: Room, seed: int) -> Episode:
    """An episode whose fifteen nobles are all different, ten of them with names nobody says."""
    setup = Setup.of(room.show)
    claimed = setup.edition.nobles
    nobles = (*claimed, *(f"canary-{n:02}" for n in range(10)))
    edition = changed(setup.edition, nobles=nobles, copies=1)
    setup = replace(setup, edition=edition)
    episode = Episode.create(room.journal, setup, 0, seed.to_bytes(32, "big"))
    room.director.replace_episode(episode)
    return episode


def face_up(match: Match) -> set[str]:
    places = [place for place in match.cards if place.startswith(("lost:", "shown"))]
    return {noble for place in places for noble in match.cards[place]}


def test_no_answer_to_a_host_holds_a_hidden_noble(room: Room, clock: Clock) -> None:
    found: set[str] = set()
    for seed in range(12):
        episode = canary_match(room, seed)
        random, public = Random(seed), set()
        room.director.submit(Begin(), new_id(), "host")
        for _ in range(60):
            if episode.match.over:
                break
            public |= face_up(episode.match)
            for text in answers(room, random):
                told = set(CANARY.findall(text))
                found |= told
                assert told <= public
            step(room, episode, random)
            clock.s += 1
    assert found, "no canary is told at all: the test looks in the wrong place"


def answers(room: Room, random: Random) -> Iterator[str]:
    """All that a host may ask for, as text; and what the state feed and the desk tell."""
    director = room.director
    entry = random.randrange(1, director.episode.rev + 1)
    for question in (History(), Appeal(), RewindPreview(entry)):
        yield msgspec.json.encode(director.ask(question)).decode()
    yield msgspec.json.encode(director.state()).decode()
    yield msgspec.json.encode(director.board.document()).decode()


def step(room: Room, episode: Episode, random: Random) -> None:
    """A legal answer, or now and then play is taken back."""
    match, director = episode.match, room.director
    if match.paused:
        director.submit(Resume(), new_id(), "host")
    elif random.random() < 0.06:
        treat = random.choice(("keep", "draw_anew"))
        director.direct(RewindOrder(new_id(), random.randrange(1, episode.rev + 1), treat))
    else:
        seat = random.choice(match.asked)
        answer = msgspec.to_builtins(random.choice(choices(match, seat)))
        assert director.decide(seat, Decide(new_id(), match.question, answer))["ok"]
