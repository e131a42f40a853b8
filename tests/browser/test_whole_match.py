"""A whole match on real screens: host, two tablets, one spectator and the audience display.

In it: a challenge lost and one won, a spectator's noble claimed, an exchange, a time-out,
an extension, a restart after SIGKILL, an elimination, and the next episode.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.tools.running import Running, write_show

from .stage import Host, Stage, Tablet

pytestmark = pytest.mark.browser

SECONDS = 20
"""For a decision: time enough for a slow machine, little enough to wait for one time-out."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    show = write_show(tmp_path / "first-encounter", decision_seconds=SECONDS)
    running = Running(tmp_path / "data", str(show))
    running.start()
    yield running
    running.stop()


class Evening:
    """The screens of the match and whose turn it is."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.host: Host = stage.host()
        self.audience: Page = stage.audience()
        self.marvin = stage.finalist(self.host.link("Marvin"), "marvin")
        self.nomi = stage.finalist(self.host.link("Nomi"), "nomi")
        self.phone = stage.phone(self.host.link("Trinity"))


def both_act(evening: Evening) -> tuple[Tablet, Tablet]:
    """Waits until exactly one tablet asks for an action; gives that one and the other."""
    tablets = (evening.nomi, evening.marvin)
    for _ in range(400):
        asked = [t for t in tablets if t.page.locator(".finalist.asked.kind-act").count()]
        if len(asked) == 1:
            other = tablets[0] if asked[0] is tablets[1] else tablets[1]
            return asked[0], other
        evening.nomi.page.wait_for_timeout(25)
    raise AssertionError("nobody is asked for an action")


@pytest.mark.long
def test_a_whole_match(stage: Stage, tmp_path: Path) -> None:
    evening = Evening(stage)
    host, audience = evening.host, evening.audience
    # Nomi has more garnets and is asked who starts.
    host.go("Welcome")
    host.go("The finalists")
    expect(audience.get_by_text("Marvin the Paranoid Android").first).to_be_visible()
    expect(audience.get_by_text("15").first).to_be_visible()
    host.go("Garnets")
    evening.nomi.answer("starter", '{"do":"starter","seat":"nomi"}')
    for cue in ("The rules", "The seal"):
        host.go(cue)
    evening.nomi.tap_three_times()
    expect(audience.locator(".seal-tapper[data-taps='3']")).to_have_count(1)
    evening.marvin.tap_three_times()
    for cue in ("The deal", "Play"):
        host.go(cue)
    evening.nomi.question("act")
    assert len(evening.nomi.hand()) == len(evening.marvin.hand()) == 2
    expect(evening.phone.locator(".own .card.up")).to_have_count(1)
    expect(evening.phone.get_by_text("Nomi Marks").first).to_be_visible()

    exchange(evening)
    extension(evening)
    time_out(evening)
    restart(evening)
    winner, loser = challenge_lost(evening)
    challenge_won(evening, winner, loser)
    elimination(evening, winner, loser)
    next_episode(evening, winner)
    assert stage.faults == []


def exchange(evening: Evening) -> None:
    """An exchange that nobody challenges: call two on the picture of the room, keep, give back."""
    act, other = both_act(evening)
    act.answer("act", "exchange")
    other.respond("allow")
    act.call("Ellen Ripley", "Breq")
    act.question("keep")
    expect(act.page.locator(".pool-card")).to_have_count(4)
    act.keep()
    expect(evening.host.step("Ellen Ripley")).to_be_visible()


def extension(evening: Evening) -> None:
    act, _ = both_act(evening)
    act.page.locator("button.extend").click()
    expect(act.page.locator(".extend-left")).to_contain_text("2")
    act.answer("act", "income")


def time_out(evening: Evening) -> None:
    """Nobody touches anything: the server takes income."""
    act, other = both_act(evening)
    other.page.locator(".finalist.asked.kind-act").wait_for(timeout=(SECONDS + 15) * 1000)
    expect(evening.host.step(re.compile("out of time|ran out|time", re.I).pattern)).to_be_visible()
    assert not act.asked()


def restart(evening: Evening) -> None:
    """SIGKILL: the match is there, paused, and every screen comes back by itself."""
    server = evening.stage.server
    both_act(evening)
    server.kill()
    expect(evening.audience.locator("body")).to_contain_text(
        re.compile("contact|moment", re.I), timeout=15_000
    )
    server.start()
    host = evening.host
    host.control("resume").wait_for(timeout=20_000)
    for page in (evening.nomi.page, evening.marvin.page, evening.phone):
        paused = page.get_by_text(re.compile("paused|restart", re.I)).first
        expect(paused).to_be_visible(timeout=20_000)
    host.press("resume")


def challenge_lost(evening: Evening) -> tuple[Tablet, Tablet]:
    """A true claim is challenged: the challenger loses, the claimant takes Trinity's noble."""
    for _ in range(6):
        act, other = both_act(evening)
        action = act.truth()
        if action:
            break
        # Neither duke, captain nor ambassador in hand: change that without a challenge.
        act.answer("act", "exchange")
        other.respond("allow")
        act.call("Ellen Ripley", "Breq")
        keep_something_to_claim(act)
    assert action, "nobody held a noble to claim"
    act.answer("act", action)
    other.respond("challenge")
    other.lose(other.hand()[0])
    expect(evening.phone.locator(".own.taken")).to_have_count(0)
    act.take("Trinity")
    expect(evening.phone.get_by_text("Your noble is gone")).to_be_visible()
    expect(evening.audience.locator(".house-seat.dark", has_text="Trinity")).to_be_visible()
    if action == "exchange":
        act.call("Genly Ai", "Essun")
        act.keep()
    return act, other


def keep_something_to_claim(act: Tablet) -> None:
    """Keeps, of four nobles, one that a claim can be made with where there is one."""
    act.question("keep")
    pool = act.page.locator(".pool-card")
    for card in pool.all():
        noble = str(card.locator(".card").get_attribute("aria-label")).lower()
        if (
            noble in ("duke", "captain", "ambassador")
            and card.get_attribute("aria-pressed") == "false"
        ):
            card.click()
            break
    act.keep()


def challenge_won(evening: Evening, winner: Tablet, loser: Tablet) -> None:
    """A bluff is caught: the claimant loses a noble of its choice and the action fails."""
    act, _ = both_act(evening)
    assert act is loser
    loser.answer("act", "income")
    act, _ = both_act(evening)
    assert act is winner
    winner.answer("act", winner.bluff())
    loser.respond("challenge")
    winner.lose(winner.hand()[0])
    expect(winner.page.locator(".mine .card.lost")).to_have_count(1)


def elimination(evening: Evening, winner: Tablet, loser: Tablet) -> None:
    """The last bluff: caught with one noble left, which goes without a question."""
    act, _ = both_act(evening)
    assert act is loser
    loser.answer("act", loser.bluff())
    winner.respond("challenge")
    name = {"marvin": "Marvin the Paranoid Android", "nomi": "Nomi Marks"}[loser.seat]
    expect(
        evening.audience.get_by_text(re.compile(f"{name}.*eliminated", re.S)).first
    ).to_be_visible()
    expect(loser.page.get_by_text("You are eliminated.")).to_be_visible()
    expect(winner.page.get_by_text("You stay.")).to_be_visible()
    expect(evening.host.page.get_by_text("eliminated").first).to_be_visible()


def next_episode(evening: Evening, winner: Tablet) -> None:
    """The winner stays, a spectator comes to the table: their screens change by themselves."""
    host = evening.host
    host.page.locator(".member-button", has_text="Trinity").click()
    host.press("next")
    expect(host.page.locator(".go-cue")).to_have_text("Welcome")
    evening.phone.locator(".finalist").wait_for()
    host.go("Welcome")
    host.go("The finalists")
    expect(evening.audience.get_by_text("Trinity").first).to_be_visible()
