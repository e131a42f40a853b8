"""Exports from the panel: who gets them, and what of an episode that goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from deathmatch.console.upkeep import EPISODES_S
from deathmatch.episode import tables
from deathmatch.episode.exports import KINDS
from deathmatch.episode.journal import IMPORTED_FROM, JournalFault
from tests.console.room import OPPONENT, Clock, Room
from tests.episode.builders import WALL, a_setup
from tests.episode.evenings import an_evening

PAGE = "/host/exports/first-encounter/1"
FILE = f"{PAGE}/file"


def ended(room: Room) -> None:
    """The match is over, by a ruling."""
    host, *_ = room.at_play()
    host.direct("declare", winner=OPPONENT, cause="retirement", reason="ill")
    assert room.console.director.episode.state == "over"


def seed_of(room: Room) -> str:
    seed = room.console.director.episode.seed
    assert seed is not None
    return seed.hex()


def followed(room: Room) -> None:
    """The next episode is open, so nothing can go on in the first."""
    ended(room)
    host = room.host()
    cast = room.console.director.episode.next_cast()
    garnets = {member.id: member.garnets for member in cast}
    host.direct("next", finalists=list(garnets)[:2], garnets=garnets)
    assert room.console.director.episode.number == 2


def test_an_imported_episode_that_cannot_be_read_is_left_out(
    room: Room, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """It is no trouble with the disk: nothing stands still for it."""
    host, *_ = room.at_play()
    assert host.direct("pause")["ok"]
    for n in (1, 2):
        elsewhere = an_evening(n, replace(a_setup(), show="first-encounter"), most=20)
        stored, _new = room.journal.bring(elsewhere.recording(), elsewhere.seed, WALL)
    with room.journal._storage.writing() as connection:
        wrong = tables.entries.update().where(tables.entries.c.episode == stored.id)
        connection.execute(wrong.values(hash="wrong"))
    host.messages()
    for _ in range(3):
        clock.s += EPISODES_S
        room.director.look()
        room.director.tick()
    desk = host.last("desk")
    assert desk["trouble"] is None and not room.director.clock.frozen
    assert [each["number"] for each in desk["episodes"] if each["imported"]] == [IMPORTED_FROM]
    assert caplog.text.count("cannot be read and is left out") == 1
    shown = {"episode": stored.number, "first": 1, "last": 2, "skip": True}
    assert host.direct("highlight", **shown) == {"ok": False, "code": "no_episode"}
    assert host.direct("resume")["ok"] and room.host().last("desk")["trouble"] is None


@pytest.mark.parametrize("path", [PAGE, f"{FILE}?kind=text"])
def test_only_hosts_get_them(room: Room, path: str) -> None:
    room.at_play()
    assert room.seat_browser(OPPONENT).get(path).status_code == 403
    assert room.browser().get(path).status_code in (303, 403)
    assert room.director_browser().get(path).status_code in (303, 403)
    assert room.host_browser().get(path).status_code == 200


def test_of_a_match_that_runs_what_the_room_may_know(room: Room) -> None:
    host, *_ = room.at_play()
    browser = room.host_browser()
    page = browser.get(PAGE).text
    assert "only what the room may know" in page and 'name="view"' not in page
    assert "covered until the secret number is shown" in page
    told = browser.get(f"{FILE}?kind=text").text
    assert "Turn 1" in told and "Nomi Marks holds " not in told
    for view in ("all", OPPONENT):
        assert browser.get(f"{FILE}?kind=text&view={view}").status_code == 400
    assert browser.get(f"{FILE}?kind=jsonl&view=all").status_code == 400
    covered = browser.get(f"{FILE}?kind=jsonl").text
    assert "deathmatch-covered" in covered and seed_of(room) not in covered


def test_what_was_imported_opens_nothing_of_the_match_that_runs(room: Room) -> None:
    elsewhere = an_evening(3, replace(a_setup(), show="first-encounter"), most=90)
    assert elsewhere.state == "over"
    host, _first, _second = room.at_play()
    stored, new = room.journal.bring(elsewhere.recording(), elsewhere.seed, WALL)
    assert new and stored.show == "first-encounter"
    browser = room.host_browser()
    for view in ("all", OPPONENT):
        assert browser.get(f"{FILE}?kind=text&view={view}").status_code == 400
    told = browser.get(f"{FILE}?kind=jsonl").text
    assert "deathmatch-covered" in told and seed_of(room) not in told
    imported = f"/host/exports/first-encounter/{stored.number}/file?kind=jsonl"
    assert elsewhere.seed.hex() in browser.get(imported).text
    # A running console lists it by itself, while nobody's clock runs.
    room.director.look()
    assert [each["imported"] for each in room.director.board.document()["episodes"]] == [False]
    assert host.direct("pause")["ok"]
    room.director.look()
    listed = room.director.board.document()["episodes"]
    assert [each["number"] for each in listed if each["imported"]] == [stored.number]


def test_the_seed_is_a_secret_while_play_can_be_taken_back(room: Room) -> None:
    ended(room)
    browser = room.host_browser()
    for view in ("", "&view=room", "&view=all", f"&view={OPPONENT}"):
        assert seed_of(room) not in browser.get(f"{FILE}?kind=jsonl{view}").text
    assert "Nomi Marks holds " in browser.get(f"{FILE}?kind=text&view=all").text


def test_all_kinds_once_the_next_episode_is_open(room: Room) -> None:
    followed(room)
    browser = room.host_browser()
    assert '"seed":"' in browser.get(f"{FILE}?kind=jsonl").text
    for kind in KINDS.values():
        asked = f"kind={kind.name}&view=all&rate=50&time=wall&language=en&offset=&marks="
        answer = browser.get(f"{FILE}?{asked}")
        assert answer.status_code == 200 and answer.data
        name = f"first-encounter-1{kind.suffix}"
        assert answer.headers["Content-Disposition"] == f"attachment; filename={name}"
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.mimetype == kind.mimetype


UNFIT = [
    "kind=pdf",
    "",
    "kind=edl&start_timecode=24:00:00:00",
    "kind=edl&rate=29.97df&start_timecode=00:01:00;00",
    "kind=edl&rate=7",
    "kind=vtt&offset=soon",
    "kind=text&language=../en",
    "kind=text&time=noon",
    "kind=text&view=nobody",
]


def test_what_does_not_fit_is_the_page_again(room: Room) -> None:
    room.at_play()
    browser = room.host_browser()
    for asked in UNFIT:
        answer = browser.get(f"{FILE}?{asked}")
        assert answer.status_code == 400 and "do not fit" in answer.text, asked


def test_what_is_not_there(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = room.host_browser()
    for path in ("/host/exports/first-encounter/9", "/host/exports/other/1", "/host/exports/x/x"):
        assert browser.get(path).status_code == 404

    def broken() -> None:
        raise JournalFault("damaged", "page 3")

    monkeypatch.setattr(room.console.director.archive, "all", broken)
    assert browser.get(PAGE).status_code == 503
