"""A table of five on real screens: a block, a challenge, a refusal to show, an exchange with the
Court, a target named on the picture of the table, and stand-ins to the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.tools.running import Running

from .stage import GUARD_MS, Host, Stage, Tablet

pytestmark = pytest.mark.browser

AFTER_PLAY = "The winner"
NAMES = {
    "livia": "Livia",
    "vetinari": "Vetinari",
    "mothma": "Mothma",
    "lamora": "Lamora",
    "urquhart": "Urquhart",
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "data", "city-state", pace=0.0)
    running.start()
    yield running
    running.stop()


class Table:
    """The screens, and who is asked."""

    def __init__(self, stage: Stage) -> None:
        self.host: Host = stage.host()
        self.audience: Page = stage.audience()
        self.tablets = [stage.finalist(self.host.link(name), seat) for seat, name in NAMES.items()]
        for tablet in self.tablets:
            tablet.page.locator(".finalist.round").wait_for()

    def begin(self) -> None:
        """GO until play begins: past the gate, for nobody taps and the machine may be slow."""
        page = self.host.page
        cue = page.locator(".go-cue")
        for _ in range(100):
            if cue.inner_text() == AFTER_PLAY:
                return
            before = cue.inner_text()
            for control in ("go", "go:anyway", "go:anyway"):
                pressed = page.locator(f"[data-control='{control}']:enabled")
                if pressed.count() and cue.inner_text() == before:
                    # The gate may open by itself meanwhile, and take the control away.
                    with suppress(PlaywrightTimeout):
                        pressed.first.click(timeout=GUARD_MS)
                    page.wait_for_timeout(GUARD_MS // 2)
        raise AssertionError(f"play has not begun: next is {cue.inner_text()}")

    def on_turn(self) -> Tablet:
        for _ in range(400):
            asked = [t for t in self.tablets if t.page.locator(".asked.kind-act").count()]
            if len(asked) == 1:
                return asked[0]
            self.host.page.wait_for_timeout(25)
        raise AssertionError("nobody is asked for an action")

    def others(self, *but: Tablet) -> list[Tablet]:
        return [tablet for tablet in self.tablets if tablet not in but]


@pytest.mark.long
def test_a_table_of_five(stage: Stage) -> None:
    table = Table(stage)
    table.begin()
    blocked_and_caught(table)
    exchange(table)
    theft(table)
    to_the_end(table)
    assert stage.faults == []


def blocked_and_caught(table: Table) -> None:
    """Foreign aid is blocked, the block is doubted, and the blocker does not show."""
    actor = table.on_turn()
    actor.answer("act", "foreign_aid")
    blocker, doubter, *_ = table.others(actor)
    doubter.answer("block", '{"do":"allow"}')
    expect(doubter.page.locator(".answered")).to_be_visible()
    # Nobody sees who has answered: all four are asked on the wall; the host sees who owes.
    expect(table.audience.locator(".around-one.asked")).to_have_count(4)
    expect(table.host.page.locator(".player-row.is-asked")).to_have_count(3)
    blocker.answer("block", '{"do":"block","noble":"duke"}')
    expect(table.audience.locator(".claim-noble")).to_have_text("Duke")
    doubter.answer("doubt", '{"do":"challenge"}')
    blocker.answer("show", '{"do":"refuse"}')
    blocker.question("lose")
    blocker.twice(blocker.page.locator("[data-answer]").first)
    blocker.answered("lose")
    lost = table.audience.locator(f".around-one[data-seat='{blocker.seat}'] .card.lost")
    expect(lost).to_have_count(1)
    coins = table.audience.locator(f".around-one[data-seat='{actor.seat}'] .figure-number")
    expect(coins).to_have_text("4")


def exchange(table: Table) -> None:
    actor = table.on_turn()
    actor.answer("act", "exchange")
    for tablet in table.others(actor):
        tablet.answer("challenge", '{"do":"allow"}')
    expect(actor.page.locator(".kind-keep .pool-card")).to_have_count(4 - lost_by(actor))
    actor.keep()


def lost_by(tablet: Tablet) -> int:
    return tablet.page.locator(".mine .card.lost").count()


def theft(table: Table) -> None:
    """The target is tapped twice on the picture of the table."""
    thief = table.on_turn()
    target = table.others(thief)[0]
    for _ in range(40):
        if thief.page.locator(".target-pick").count():
            break
        thief.page.locator("[data-answer='steal']").click()
        thief.page.wait_for_timeout(50)
    seat = thief.page.locator(f"button.place[data-seat='{target.seat}']")
    thief.twice(seat)
    thief.answered("act")
    said = table.host.page.locator(".side").get_by_text("claims the Captain to steal").first
    expect(said).to_be_visible()


def to_the_end(table: Table) -> None:
    """The host gives every seat to a stand-in, on the row of each."""
    host = table.host
    for tablet in table.tablets:
        if host.page.locator(".over").count():
            break
        host.control(f"player:{tablet.seat}").click()
        switch = host.page.locator(f"[data-control='stand-in:{tablet.seat}'], .over")
        switch.first.click()
        host.page.wait_for_timeout(GUARD_MS)
        switch.first.click()
        switch.first.wait_for()
    expect(host.page.locator(".over .verdict-name")).to_contain_text("wins", timeout=60_000)
    expect(table.audience.locator(".around-one.won")).to_have_count(1)
    verdicts = [t.page.locator(".verdict").inner_text() for t in table.tablets]
    assert sorted(verdicts).count("You win.") == 1
