"""Three taps before the deal: who may, what everybody is told, and the gate before the deal."""

from __future__ import annotations

from typing import Any

from deathmatch.episode.floor import MOST_TAPS
from tests.console.test_director import next_order

from .room import CANDIDATE, OPPONENT, Clock, Room, Screen

RANDOM = "0123456789abcdef" * 2


def before_the_deal(room: Room) -> tuple[Screen, Screen, Screen]:
    host, first, second = room.host(), room.seat(CANDIDATE), room.seat(OPPONENT)
    room.go(host, "begin")
    assert second.answer(second.last("view"), {"do": "starter", "seat": CANDIDATE})["ok"]
    return host, first, second


def tap(screen: Screen, number: int = 0, **other: object) -> Any:
    given = {"id": f"tap-{number:06}", "random": RANDOM, "ms": 1000 + number, **other}
    return screen.send("tap", given)


def counts(screen: Screen) -> dict[str, int]:
    found: dict[str, int] = screen.last("view")["floor"]["taps"]["counts"]
    return found


def test_everybody_sees_how_often_and_nobody_what(room: Room) -> None:
    host, first, second = before_the_deal(room)
    audience, guest = room.audience(), room.seat("trinity")
    for number in range(MOST_TAPS):
        assert tap(first, number)["ok"]
    told = {"open": True, "most": 3, "counts": {CANDIDATE: 3, OPPONENT: 0}}
    for screen in (host, first, second, audience, guest):
        view = screen.last("view")
        assert view["floor"]["taps"] == told and RANDOM not in str(view)
    assert tap(first, 9) == {"ok": False, "code": "already"}
    assert [entry.by for entry in room.entries()][-3:] == [CANDIDATE] * 3


def test_the_same_tap_again_counts_once(room: Room) -> None:
    _host, first, _second = before_the_deal(room)
    assert tap(first) == tap(first)
    assert counts(first)[CANDIDATE] == 1


def test_only_finalists_tap_and_only_what_a_tap_is(room: Room) -> None:
    host, first, _second = before_the_deal(room)
    for screen in (host, room.audience(), room.gallery()):
        assert tap(screen)["code"] == "not_allowed"
    assert tap(room.seat("trinity"))["code"] == "unknown_seat"
    for wrong in (
        {"random": "00"},
        {"random": RANDOM + "\n"},
        {"ms": -1},
        {"ms": 1 << 53},
        {"x": 1},
    ):
        assert tap(first, 1, **wrong)["code"] == "malformed"
    assert counts(first) == {CANDIDATE: 0, OPPONENT: 0}


def test_the_deal_waits_for_the_taps_and_can_do_without(room: Room) -> None:
    host, first, _second = before_the_deal(room)
    for number in range(MOST_TAPS):
        tap(first, number)
    reasons = [{"code": "not_tapped", "seat": OPPONENT}]
    assert host.last("desk")["gate"] == reasons
    episode = room.director.episode
    to = [cue.does for cue in episode.rundown].index("deal")
    refused = host.direct("go", to=to, after=episode.floor.cue, anyway=False)
    assert (refused["ok"], refused["code"]) == (False, "gate")
    assert host.direct("go", to=to, after=episode.floor.cue, anyway=True)["ok"]
    assert room.entries()[-1].command["despite"] == ["not_tapped"]
    assert not first.last("view")["floor"]["taps"]["open"]
    assert tap(first, 7)["code"] == "closed"


def test_a_stand_in_taps_by_itself(room: Room, clock: Clock) -> None:
    host, first, _second = before_the_deal(room)
    assert host.direct("stand_in", seat=CANDIDATE, on=True)["ok"]
    assert tap(first)["code"] == "not_allowed"
    for _ in range(40):
        clock.s += 0.25
        room.director.tick()
    assert counts(host) == {CANDIDATE: 3, OPPONENT: 0}
    randoms = [entry.command["random"] for entry in room.entries() if "random" in entry.command]
    assert len(set(randoms)) == 3


def test_a_stand_in_does_not_wait_longer_in_the_next_episode(room: Room, clock: Clock) -> None:
    clock.s += 600
    host, _first, _second = before_the_deal(room)
    assert host.direct("stand_in", seat=CANDIDATE, on=True)["ok"]
    room.director.tick()
    again = {**next_order(room), "finalists": [CANDIDATE, OPPONENT]}
    assert host.direct("end")["ok"] and host.direct("next", **again)["ok"]
    before_the_deal(room)
    assert host.direct("stand_in", seat=CANDIDATE, on=True)["ok"]
    for _ in range(4):
        clock.s += 1
        room.director.tick()
    assert counts(host)[CANDIDATE] == 3


def test_the_seed_is_on_no_screen_before_the_proof(room: Room) -> None:
    host, _first, _second = before_the_deal(room)
    audience = room.audience()
    seed = room.director.episode.seed.hex()
    assert host.direct("scene", scene="proof", pinned=False)["code"] == "match_runs"
    assert host.direct("end", reason="late")["ok"]
    assert seed not in str(audience.messages() + host.messages())
    assert host.direct("scene", scene="proof", pinned=False)["ok"]
    for screen in (audience, host):
        assert screen.last("view")["floor"]["seed"] == seed
