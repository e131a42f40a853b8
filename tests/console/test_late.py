"""The overlay with all hands is late by the delay, on every way; and what the crew hides is gone.

What reaches it is held, to the last figure, against what is old enough at that moment, as told by a
ledger of the test's own.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from deathmatch.console.late import Late
from deathmatch.episode.journal import Journal, JournalFault
from deathmatch.episode.overlay import ELEMENTS
from deathmatch.game import Decision, clocks, public_view
from deathmatch.resources import resource_dir
from tests.console.room import CANDIDATE, OPPONENT, Clock, Room, Screen, new_id
from tests.console.tagged import careful_choice
from tests.console.test_director import next_order
from tests.console.test_disk import on_every_connection

DELAY_S = 20
INCOME = {"do": "act", "action": "income", "target": None}


@pytest.fixture
def open_room(tmp_path: Path, clock: Clock) -> Iterator[Callable[..., Room]]:
    """Opens a console on a show that is late by DELAY_S, or by what is said; again on the same
    data, as a restart.
    """
    show = tmp_path / "first-encounter"
    shutil.copytree(resource_dir("shows") / "first-encounter", show)
    file = show / "show.toml"
    shipped = file.read_text(encoding="utf-8")
    opened: list[Room] = []

    def open_it(delay_s: int = DELAY_S) -> Room:
        if opened:
            opened[-1].close()
        late = f"[broadcast]\ndelay_seconds = {delay_s}\n"
        file.write_text(f"{shipped}\n[connection]\nhold_seconds = 0\n{late}", encoding="utf-8")
        opened.append(Room(tmp_path / "data.sqlite3", clock, show=show))
        return opened[-1]

    yield open_it
    for room in opened:
        room.close()


class Ledger:
    """When each entry of the episode that is on was made, on the test's clock."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.episode = room.director.episode
        self.made = [room.clock.s] * (self.episode.rev + 1)

    def note(self) -> None:
        if self.room.director.episode is not self.episode:
            self.__init__(self.room)  # type: ignore[misc]
        new = self.episode.rev + 1 - len(self.made)
        self.made += [self.room.clock.s] * new

    def due(self) -> int | None:
        """The newest entry that may be shown now."""
        old = [n for n, made in enumerate(self.made) if self.room.clock.s - made >= DELAY_S]
        return old[-1] if old else None


class Walk:
    """A whole evening by chance, with whoever watches the overlay with all hands."""

    def __init__(self, open_room: Callable[[], Room], seed: int) -> None:
        self.open_room = open_room
        self.random = Random(seed)
        self.start()
        self.seen: set[str] = set()
        self.shown: set[tuple[int, int]] = set()
        self.rewinds = 0

    def start(self) -> None:
        """The server comes up, or comes up again; every screen comes to it."""
        self.room = self.open_room()
        self.ledger = Ledger(self.room)
        self.host = self.room.host()
        self.browser = self.room.hands_browser()
        self.watching = [self.room.screen(self.browser, "hands")]

    def come_again(self) -> None:
        self.watching = [self.watching[-1], self.room.screen(self.browser, "hands")]

    def wait(self, seconds: float) -> None:
        """Time goes on in steps of half a second, and what it brings is checked at each."""
        for step in range(int(seconds * 2)):
            self.check()
            self.room.clock.s += 0.5
            self.room.director.tick()
            if step % 2:
                self.room.director.beat()
            self.check()
            self.is_up_to_date()

    def check(self) -> None:
        """Holds all that has arrived, at this very moment, against what is due."""
        self.ledger.note()
        for screen in self.watching:
            for event, payload in screen.messages():
                self.seen.add(event)
                getattr(self, f"_{event}")(payload)
                screen.client.newest = {**getattr(screen.client, "newest", {}), event: payload}

    def is_up_to_date(self) -> None:
        """What is due is shown, and nothing else is."""
        due = self.ledger.due()
        if due is not None:
            for screen in self.watching:
                view = screen.client.newest["view"]
                assert view["rev"] == self.room.director._publisher._shown.rev_of(due)
                self.shown.add((self.ledger.episode.number, due))

    def _blank(self, payload: Any) -> None:
        assert payload == {"build": self.room.console.build}
        assert self.ledger.due() is None

    def _show(self, payload: Any) -> None:
        assert self.ledger.due() is not None
        assert payload["episode"] == self.ledger.episode.number
        assert payload["finalists"] == list(self.ledger.episode.match.seats)
        assert payload["screen"] == "hands" and "rundown" not in payload

    def _view(self, payload: Any) -> None:
        n, at, match = self._then()
        floor = self.ledger.episode.floor
        on = {element: element not in floor.off for element in ELEMENTS}
        dark = floor.black or floor.panic
        hands = {seat: list(match.hidden(seat)) for seat in match.seats}
        payload.pop("pad")
        assert payload == plain(
            {
                "rev": self.room.director._publisher._shown.rev_of(n),
                "dealing": False,
                "table": public_view(match, at),
                "floor": {"dark": dark, "overlay": on},
                "you": {"role": "hands", "hands": hands if on["hands"] and not dark else {}},
            }
        )

    def _beat(self, payload: Any) -> None:
        n, at, match = self._then()
        rev = self.room.director._publisher._shown.rev_of(n)
        found = {"rev": rev, "clocks": clocks(match, at), "paused": match.paused}
        assert payload == plain(found)

    def _then(self) -> tuple[int, int, Any]:
        n = self.ledger.due()
        assert n is not None, "nothing may be shown yet"
        episode = self.ledger.episode
        at = self.room.director.clock.now() - DELAY_S * 1000
        if n:
            at = max(at, episode.entries[n - 1].at)
        return n, max(at, 0), episode.match_after(n)

    # What happens

    def step(self) -> None:
        happens: list[tuple[Callable[[], object], int]] = [
            (self.answer, 10), (self.come_again, 2), (self.switch, 2), (self.dark, 1),
            (self.rewind, 1),
        ]  # fmt: skip
        if self.room.director.episode.match.paused:
            self.host.direct("resume")
        (act,) = self.random.choices(*zip(*happens, strict=True))
        act()
        self.check()
        self.wait(self.random.choice([0, 0.5, 1, 2, 4, 25]))

    def answer(self) -> None:
        match = self.room.director.episode.match
        if not match.asked or match.paused:
            return
        seat = self.random.choice(match.asked)
        answer = careful_choice(match, seat, self.random, 0.6)
        ack = self.room.director.submit(Decision(seat, match.question, answer), new_id(), seat)
        assert ack["ok"], ack

    def switch(self) -> None:
        element = self.random.choice(ELEMENTS)
        off = element in self.room.director.episode.floor.off
        assert self.host.direct("overlay", element=element, on=off)["ok"]

    def dark(self) -> None:
        name = self.random.choice(["black", "panic"])
        on = getattr(self.room.director.episode.floor, name)
        assert self.host.direct(name, on=not on)["ok"]

    def rewind(self) -> None:
        counting = [n for n in self.room.director.episode.counting if n > 4]
        if counting:
            self.rewinds += self.host.direct("rewind", to=self.random.choice(counting))["ok"]

    def play(self, most: int) -> None:
        assert self.room.go(self.host, "begin")["ok"]
        while self.room.director.episode.match.asked:
            self.answer()
        self.room.go_to_play(self.host)
        for _ in range(most):
            if self.room.director.episode.match.over:
                break
            self.step()

    def next_episode(self) -> None:
        if not self.room.director.episode.match.over:
            assert self.host.direct("end")["ok"]
        self.check()
        assert self.host.direct("next", **next_order(self.room))["ok"]
        self.check()
        assert all("blank" in screen.client.newest for screen in self.watching)
        self.come_again()


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("seed", range(3))
def test_nothing_younger_than_the_delay_reaches_the_hands(
    open_room: Callable[[], Room], seed: int
) -> None:
    walk = Walk(open_room, seed)
    walk.wait(DELAY_S + 2)
    walk.play(60)
    walk.start()
    walk.wait(DELAY_S - 0.5)
    assert walk.seen == {"blank", "show", "view", "beat"}
    for _ in range(20):
        walk.step()
    walk.next_episode()
    walk.play(15)
    walk.wait(DELAY_S + 1)
    assert len(walk.shown) > 25 and walk.rewinds, "little was shown at all"


@pytest.mark.parametrize("early_s", [0.5, DELAY_S])
def test_what_comes_early_is_found(
    open_room: Callable[[], Room], monkeypatch: pytest.MonkeyPatch, early_s: float
) -> None:
    """A delay that is too short, put in on purpose."""
    moment = Late.moment

    def early(late: Late) -> Any:
        late.delay_s = DELAY_S - early_s
        return moment(late)

    monkeypatch.setattr(Late, "moment", early)
    with pytest.raises(AssertionError):
        test_nothing_younger_than_the_delay_reaches_the_hands(open_room, 0)


def test_clocks_are_those_of_then_also_where_time_stood_still(room: Room, clock: Clock) -> None:
    """As it is while the dealer is asked, or the disk is in trouble."""
    host, _first, _second = room.at_play()
    assert host.connected
    director = room.director
    late = Late(director.episode, director.clock, 30.0, clock)
    began = director.clock.now()
    clock.s += 10
    director.clock.freeze()
    clock.s += 25
    director.clock.thaw()
    clock.s += 5
    assert director.clock.now() == began + 15_000
    told = []
    for _ in range(4):
        moment = late.moment()
        assert moment is not None
        told.append((moment.at - began, moment.frozen))
        clock.s += 10
    assert told == [(10_000, True), (10_000, True), (10_000, True), (15_000, False)]


def test_the_delay_is_measured_and_told_to_hosts(open_room: Callable[[], Room]) -> None:
    room = open_room()
    host = room.host()
    assert host.last("desk")["late"] == {"delay_s": DELAY_S, "measured_ms": None, "held": False}
    assert room.go(host, "begin")["ok"]
    for _ in range(DELAY_S * 20 + 2):
        room.clock.s += 0.05
        room.director.tick()
    room.director.beat()
    late = host.last("desk")["late"]
    assert late["delay_s"] == DELAY_S and 0 <= late["measured_ms"] - DELAY_S * 1000 < 100
    # Whatever puts an entry on air, the desk tells how old that was.
    assert host.direct("black", on=True)["ok"]
    room.clock.s += DELAY_S + 3
    room.director.publish()
    room.director.tick()
    room.director.beat()
    assert host.last("desk")["late"]["measured_ms"] == (DELAY_S + 3) * 1000


def test_a_shorter_delay_is_for_what_is_made_under_it(open_room: Callable[..., Room]) -> None:
    """The show file is changed and the server restarted, twice."""
    open_room().at_play()
    for _ in range(2):
        room = open_room(5)
        host, hands = room.host(), room.hands()
        assert host.direct("resume")["ok"]
        room.clock.s += DELAY_S - 0.5
        room.director.tick()
        room.director.beat()
        assert {event for event, _ in hands.messages()} == {"blank"}
        room.clock.s += 0.5
        room.director.tick()
        shown = hands.last("view")
        assert shown["you"]["hands"][CANDIDATE]
    assert host.direct("pause")["ok"]
    room.clock.s += 5
    room.director.tick()
    assert hands.last("view")["rev"] > shown["rev"]


def test_no_hand_is_shown_before_the_delay_is_on_disk(
    open_room: Callable[..., Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a start with a shorter one would not know of it."""
    open_room().at_play()
    writes = Journal.set_setting

    def full(journal: Journal, key: str, value: str) -> None:
        if key.startswith("hands_delay:"):
            raise JournalFault("storage", "disk full")
        writes(journal, key, value)

    with monkeypatch.context() as disk:
        disk.setattr(Journal, "set_setting", full)
        room = open_room(DELAY_S + 10)
        host, hands = room.host(), room.hands()
        assert host.last("desk")["late"]["held"] is True
        for _ in range(DELAY_S + 15):
            room.clock.s += 1
            room.director.tick()
        assert hands.last("view")["you"]["hands"] == {}
    room.clock.s += 2
    room.director.tick()
    assert host.direct("resume")["ok"]
    room.director.tick()
    assert hands.last("view")["you"]["hands"][CANDIDATE]
    assert room.journal.setting(f"hands_delay:{room.director.episode.id}") == str(DELAY_S + 10)


# The crew's switches


def floor_of(screen: Screen) -> Any:
    return screen.last("view")["floor"]


def test_hiding_acts_at_once_on_both_overlays_and_stays_after_a_restart(
    open_room: Callable[[], Room],
) -> None:
    room = open_room()
    host, first, _second = room.at_play()
    room.clock.s += DELAY_S
    overlay, hands = room.overlay(), room.hands()
    before = hands.last("view")
    assert before["you"]["hands"][CANDIDATE] and before["table"]["turn"] == 1
    assert first.answer(first.last("view"), INCOME)["ok"]
    assert host.direct("overlay", element="hands", on=False)["ok"]
    hidden = hands.last("view")
    assert hidden["you"] == {"role": "hands", "hands": {}}
    assert not hidden["floor"]["overlay"]["hands"] and hidden["table"]["turn"] == 1
    assert not floor_of(overlay)["overlay"]["hands"]
    refused = host.direct("overlay", element="hands", on=False)
    assert refused == {"ok": False, "code": "already"}
    again = open_room()
    again.clock.s += DELAY_S
    assert again.hands().last("view")["you"]["hands"] == {}
    assert again.host().last("view")["floor"]["overlay"]["hands"] is False
    assert again.host().direct("overlay", element="hands", on=True)["ok"]
    assert again.hands().last("view")["you"]["hands"][CANDIDATE]


def test_black_and_panic_leave_no_hand_on_air(open_room: Callable[[], Room]) -> None:
    room = open_room()
    host, _first, _second = room.at_play()
    room.clock.s += DELAY_S
    overlay, hands = room.overlay(), room.hands()
    for name in ("black", "panic"):
        assert host.direct(name, on=True)["ok"]
        view = hands.last("view")
        assert view["floor"]["dark"] and view["you"]["hands"] == {}
        assert floor_of(overlay)["dark"]
        assert host.direct(name, on=False)["ok"]
        assert not floor_of(overlay)["dark"]


def test_no_hand_is_on_air_while_nothing_can_be_written(open_room: Callable[[], Room]) -> None:
    """An order to hide them would be refused then."""
    room = open_room()
    host, _first, _second = room.at_play()
    room.clock.s += DELAY_S
    hands = room.hands()
    assert hands.last("view")["you"]["hands"]
    well = on_every_connection(room, "PRAGMA query_only=ON")
    assert not host.direct("pause")["ok"]
    room.director.tick()
    for screen in (hands, room.hands()):
        view = screen.last("view")
        assert view["you"]["hands"] == {} and not view["floor"]["overlay"]["hands"]
    well()
    room.journal.close()
    room.clock.s += 2
    room.director.tick()
    # A trial write may pass where an entry does not: only an entry brings the hands back.
    desk = host.last("desk")
    assert desk["trouble"] is None and desk["late"]["held"]
    assert room.hands().last("view")["you"]["hands"] == {}
    assert host.direct("pause")["ok"]
    assert not host.last("desk")["late"]["held"]
    for screen in (hands, room.hands()):
        assert screen.last("view")["you"]["hands"]


def test_what_is_hidden_stays_so_in_the_next_episode(room: Room) -> None:
    host = room.host()
    assert host.direct("overlay", element="claim", on=False)["ok"]
    assert room.go(host, "begin")["ok"] and host.direct("end")["ok"]
    assert host.direct("next", **next_order(room))["ok"]
    assert room.director.episode.floor.off == {"claim"}


# Who gets it


def test_the_open_overlay_is_told_what_the_room_is_told(room: Room) -> None:
    host, _first, _second = room.at_play()
    overlay, audience = room.overlay(), room.audience()
    seen, told = overlay.last("view"), audience.last("view")
    assert seen["table"] == told["table"] and seen["you"] == {"role": "overlay"}
    assert room.browser().get("/overlay").status_code == 200
    counted = {row["screen"]: row["count"] for row in host.ask("secrets")["screens"]}
    assert counted["overlay"] == 0 and counted[CANDIDATE] == 2
    assert [row["kind"] for row in host.last("desk")["devices"]].count("overlay") == 0
    room.clock.s += 1
    room.director.tick()
    desk = host.last("desk")
    assert (desk["overlays"], desk["hands"]) == (1, 0)
    assert [row["kind"] for row in desk["devices"]].count("overlay") == 1


def test_what_goes_out_at_once_names_no_noble(room: Room) -> None:
    """Before the first claim nothing does: the state feed, the open pages, and who watches them."""
    room.at_play()
    token = {"Authorization": f"Bearer {room.console.access.api_token}"}
    sent = [room.browser().get("/api/v1/state", headers=token).text]
    sent += [room.browser().get(path).text for path in ("/overlay", "/audience", "/")]
    for screen in (room.overlay(), room.audience()):
        view = screen.last("view")
        sent.append(str({part: view[part] for part in ("you", "floor")}) + str(view["table"]))
    kinds = room.director.episode.match.edition.kinds
    assert [noble for noble in kinds for text in sent if noble in text] == []


def test_the_hands_are_for_their_link_alone(room: Room) -> None:
    link = f"/overlay/hands/{room.console.access.hands_token}"
    answer = room.browser().get(link)
    assert answer.status_code == 200 and answer.headers["Cache-Control"] == "no-store"
    for browser in (room.browser(), room.host_browser(), room.seat_browser(CANDIDATE)):
        assert not room.screen(browser, "hands").connected
    for browser in (
        room.host_browser(),
        room.seat_browser(CANDIDATE),
        room.seat_browser("trinity"),
    ):
        assert browser.get(link).status_code == 403
        assert not room.screen(browser, "hands").connected
    token = room.console.access.token(OPPONENT)
    assert room.hands_browser().get(f"/join/{token}").status_code == 403
    preview = {"screen": "hands", "preview": True}
    assert not room.raw_screen(room.hands_browser(), preview).connected
    assert room.hands().connected


def test_the_link_is_in_no_log(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    token = room.console.access.hands_token

    def fail(*_args: Any) -> None:
        raise OSError("a fault inside")

    monkeypatch.setattr(room.console.access, "let_hands_in", fail)
    answer = room.browser().get(f"/overlay/hands/{token}")
    assert answer.status_code == 500 and token not in answer.text
    assert "/overlay/hands/<token>" in caplog.text and token not in caplog.text


def test_wrong_links_to_the_hands_are_slowed_down(room: Room, clock: Clock) -> None:
    browser = room.browser()
    for _ in range(7):
        assert browser.get("/overlay/hands/wrong").status_code == 403
    assert clock.slept == [0.5, 1, 2]
    room.hands_browser()
    assert clock.slept == [0.5, 1, 2]


def test_a_new_link_ends_the_old_one_and_its_screens(open_room: Callable[[], Room]) -> None:
    room = open_room()
    host, browser = room.host(), room.hands_browser()
    screen, old = room.screen(browser, "hands"), room.console.access.hands_token
    assert host.direct("reissue_hands")["ok"]
    assert screen.messages()[-1][0] == "gone" and not screen.connected
    assert not room.screen(browser, "hands").connected
    new = room.console.access.hands_token
    assert host.last("desk")["hands_url"].endswith(f"/overlay/hands/{new}") and new != old
    assert room.browser().get(f"/overlay/hands/{old}").status_code == 403
    again = open_room()
    assert again.console.access.hands_token == new and again.hands().connected


def test_hosts_may_look_at_the_open_overlay_in_the_panel(room: Room) -> None:
    browser = room.host_browser()
    assert browser.get("/host/preview?overlay").status_code == 200
    preview = {"screen": "overlay", "preview": True}
    assert room.raw_screen(browser, preview).connected
    assert not room.raw_screen(room.browser(), preview).connected
    assert room.console.presence.count("overlay") == 0
