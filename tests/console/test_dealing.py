"""Real cards over the wire: the match stands still until the dealer has entered what lies there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.console.room import CANDIDATE, OPPONENT, Clock, Room, Screen, new_id
from tests.console.test_director import fail

DEAL = (
    *("duke", "assassin", "captain", "contessa"),
    *("duke", "duke", "assassin", "assassin", "captain", "captain"),
    *("contessa", "contessa", "ambassador", "ambassador", "ambassador"),
)


@pytest.fixture
def room(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """A console whose show deals real cards."""
    from tests.console import room as rooms

    load = rooms.load_show
    monkeypatch.setattr(rooms, "load_show", lambda name: replace(load(name), dice="by hand"))
    room = Room(tmp_path / "real.sqlite3", clock)
    yield room
    room.close()


def enter(gallery: Screen, *entries: str) -> list[Any]:
    return [gallery.send("draw", {"id": new_id(), "entry": entry}) for entry in entries]


def entered(gallery: Screen) -> list[tuple[str, str]]:
    """What the dealer's page says is entered, and what each was asked for."""
    told = gallery.last("view")["you"]["dealer"]["entered"]
    return [(one["entry"], one["why"]) for one in told]


def at_the_deal(room: Room) -> tuple[Screen, Screen, Screen, Screen]:
    """GO has asked for the deal: host, gallery, both finalists' screens."""
    host, gallery = room.host(), room.gallery()
    nomi, marvin = room.seat(OPPONENT), room.seat(CANDIDATE)
    room.go(host, "begin")
    assert nomi.answer(nomi.last("view"), {"do": "starter", "seat": OPPONENT})["ok"]
    ack = room.go(host, "deal")
    assert ack == {"ok": False, "code": "dealing"}
    return host, gallery, nomi, marvin


def at_a_challenge(room: Room) -> tuple[Screen, Screen, Screen, Screen]:
    """The same screens, once a tax has been challenged."""
    host, gallery, nomi, marvin = at_the_deal(room)
    enter(gallery, *DEAL)
    room.go_to_play(host)
    assert nomi.answer(nomi.last("view"), {"do": "act", "action": "tax", "target": None})["ok"]
    assert marvin.answer(marvin.last("view"), {"do": "challenge"})["ok"]
    return host, gallery, nomi, marvin


def test_the_deal_waits_for_the_dealer_and_time_stands_still(room: Room, clock: Clock) -> None:
    host, gallery, nomi, marvin = at_the_deal(room)
    asked = gallery.last("view")
    assert asked["you"]["dealer"]["why"].startswith("deal:hand:")
    assert {each["entry"]: each["count"] for each in asked["you"]["dealer"]["options"]} == {
        noble: 3 for noble in ("duke", "captain", "assassin", "contessa", "ambassador")
    }
    before = room.director.clock.now()
    clock.s += 600
    assert room.director.clock.now() == before
    for screen in (host, nomi, marvin):
        view = screen.last("view")
        assert view["dealing"] and "dealer" not in view["you"]
    assert host.direct("resume")["code"] == "dealing"
    assert all(ack["ok"] for ack in enter(gallery, *DEAL))
    assert not nomi.last("view")["dealing"]
    assert sorted(room.director.episode.match.hand(CANDIDATE)) == ["captain", "duke"]


def test_only_the_gallery_deals(room: Room) -> None:
    host, _gallery, nomi, _marvin = at_the_deal(room)
    for screen in (host, nomi, room.audience()):
        for event, more in (("draw", {"entry": "duke"}), ("undraw", {}), ("drop_draw", {})):
            assert screen.send(event, {"id": new_id(), **more})["code"] == "not_allowed"


def test_what_cannot_lie_there_is_refused_and_entries_can_be_taken_back(room: Room) -> None:
    _host, gallery, _nomi, _marvin = at_the_deal(room)
    assert enter(gallery, "joker")[0]["code"] == "impossible_draw"
    assert gallery.send("undraw", {"id": new_id()})["code"] == "already"
    enter(gallery, "duke", "captain")
    firsts = f"deal:hand:{CANDIDATE}", f"deal:hand:{OPPONENT}"
    assert entered(gallery) == [("duke", firsts[0]), ("captain", firsts[1])]
    assert gallery.send("undraw", {"id": new_id()})["ok"]
    assert entered(gallery) == [("duke", firsts[0])]
    once = new_id()
    for _ in range(2):
        assert gallery.send("draw", {"id": once, "entry": "contessa"})["ok"]
    assert entered(gallery) == [("duke", firsts[0]), ("contessa", firsts[1])]


def test_black_that_is_owed_does_not_wait_for_the_dealer(room: Room, clock: Clock) -> None:
    """A time-out that is due before it asks for cards: it is written all the same, and not lost."""
    host, gallery, nomi, marvin = at_a_challenge(room)
    clock.s += 1000
    well = fail(room, "storage_full")
    assert host.direct("reissue", seat=OPPONENT)["code"] == "storage_full"
    assert host.direct("black", on=True)["code"] == "dark_unwritten"
    audience = room.audience()
    well()
    for _ in range(3):
        clock.s += 1.1
        room.director.tick()
    assert room.director.waiting is not None and host.last("desk")["owed"] == []
    assert room.entries()[-1].command == {"command": "SetBlack", "on": True}
    views = [each for name, each in audience.messages() if name == "view"]
    assert {each["floor"]["program"] for each in views} == {"black"}


def test_a_command_that_waits_can_be_given_up(room: Room) -> None:
    host, gallery, _nomi, _marvin = at_the_deal(room)
    enter(gallery, "duke")
    rev = room.director.episode.rev
    assert gallery.send("drop_draw", {"id": new_id()})["ok"]
    assert not gallery.last("view")["dealing"] and room.director.episode.rev == rev
    assert enter(gallery, "duke")[0]["code"] == "already"
    assert room.go(host, "deal")["code"] == "dealing"
    enter(gallery, *DEAL)
    assert room.director.episode.match.hand(OPPONENT)


def test_a_tablet_s_answer_stands_once_the_cards_are_in(room: Room) -> None:
    host, gallery, nomi, marvin = at_the_deal(room)
    enter(gallery, *DEAL)
    room.go_to_play(host)
    assert nomi.answer(nomi.last("view"), {"do": "act", "action": "tax", "target": None})["ok"]
    assert marvin.answer(marvin.last("view"), {"do": "challenge"})["ok"], "nothing is turned up"
    view, command_id = nomi.last("view"), new_id()
    lose = {"do": "lose", "noble": "contessa"}
    assert nomi.answer(view, lose, command_id) == {"ok": False, "code": "dealing"}
    assert gallery.last("view")["you"]["dealer"]["why"] == f"shown:{OPPONENT}"
    assert enter(gallery, "assassin")[0]["code"] == "impossible_draw"
    assert enter(gallery, "contessa")[0]["ok"]
    assert nomi.answer(view, lose, command_id)["ok"], "the same id gets the answer that it led to"
    assert room.director.episode.match.lost(OPPONENT) == ("contessa",)


def test_panic_gives_up_what_waits(room: Room) -> None:
    host, gallery, _nomi, _marvin = at_the_deal(room)
    assert host.direct("panic", on=True)["ok"]
    assert not gallery.last("view")["dealing"]
    assert room.director.episode.match.paused == "panic"


def test_the_room_can_be_told_something_meanwhile(room: Room) -> None:
    host, gallery, _nomi, _marvin = at_the_deal(room)
    assert host.direct("say", to="room", text="A moment")["ok"]
    assert host.direct("black", on=True)["ok"]
    assert host.direct("sound", volume=70, muted=True)["ok"]
    assert host.direct("end_highlight")["code"] == "already"
    assert gallery.last("view")["dealing"]


def test_a_time_out_that_waits_for_cards_lets_words_and_panic_by(room: Room, clock: Clock) -> None:
    host, gallery, nomi, marvin = at_a_challenge(room)
    clock.s += 200
    room.director.tick()
    why = gallery.last("view")["you"]["dealer"]["why"]
    assert why.startswith("random:lost:")
    assert host.direct("say", to="room", text="A moment")["ok"]
    assert gallery.last("view")["you"]["dealer"]["why"] == why
    assert host.direct("panic", on=True)["ok"]
    assert room.director.episode.match.paused == "panic"
    room.director.tick()
    assert not gallery.last("view")["dealing"]


def test_without_a_dealer_the_gate_says_so(room: Room) -> None:
    room.host()
    assert {"code": "no_dealer"} in room.director.gate()
    room.gallery()
    assert {"code": "no_dealer"} not in room.director.gate()


def test_real_cards_have_no_seal(room: Room) -> None:
    assert room.audience().last("view")["floor"]["seal"] is None
