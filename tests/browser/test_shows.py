"""An evening is set up in the panel: from an empty form to a show that the console opens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from deathmatch.cli import main
from deathmatch.episode.rundown import DEFAULT
from deathmatch.episode.show import load_show
from tests.tools.running import Running

from .stage import Stage

pytestmark = pytest.mark.browser


def control(page: Page, name: str) -> None:
    page.locator(f"[data-control='{name}']").click()


def fill(page: Page, field: str, text: str) -> None:
    page.locator(f"[data-field='{field}']").fill(text)


def add(page: Page, number: int, name: str, garnets: str) -> None:
    control(page, "cast:add")
    expect(page.locator(f"[data-field='cast[{number}].name']")).to_be_focused()
    page.keyboard.type(name)
    fill(page, f"cast[{number}].garnets", garnets)


def fault(page: Page, key: str) -> None:
    expect(page.locator(f"[data-fault='{key}']")).to_be_visible()


def test_a_show_is_made_in_the_forms_and_opened(
    stage: Stage, server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    page = stage.host().page
    page.locator(".rundown a[href='/host/shows']").click()
    expect(page.locator("[data-control='show:first-encounter']")).to_have_attribute(
        "aria-current", "true"
    )
    control(page, "new")
    control(page, "save")
    for key in ("title", "cast"):
        fault(page, key)
    fill(page, "title", 'The "last" night')
    expect(page.locator("[data-field='name']")).to_have_value("the-last-night")
    for number, (name, garnets) in enumerate(
        [("Ada Lovelace", "3"), ("Bo", "x"), ("Ada Byron", "7")], 1
    ):
        add(page, number, name, garnets)
    expect(page.locator("[data-field='cast[3].id']")).to_have_value("ada-byron")
    expect(page.locator("[data-fault='finalists[1]']")).to_have_text("Tap who the candidate is.")
    control(page, "candidate:ada-byron")
    control(page, "opponent:bo")
    fill(page, "clock.decision_seconds", "2")
    fault(page, "clock.decision_seconds")
    fault(page, "cast[2].garnets")
    fill(page, "clock.decision_seconds", "90")
    fill(page, "cast[2].garnets", "5")
    page.locator("[data-field='rules.may_refuse']").click()
    control(page, "rules.garnet_tie:opponent")
    fill(page, "look.brass", "#00ff88")
    fill(page, "look.garnet", "#112233")
    control(page, "look.garnet:usual")
    control(page, "cast:more:1")
    fill(page, "cast[2].portrait", "bo.gif")
    fault(page, "cast[2].portrait")
    fill(page, "cast[2].portrait", "")
    control(page, "messages:add")
    fill(page, "messages[1].text", "Two minutes")
    control(page, "rundown:own")
    expect(page.locator("[data-fault]")).to_have_count(0)
    control(page, "save")
    expect(page.locator(".foot-status")).to_have_text("Saved")

    assert main(["check", "the-last-night", "--data-dir", str(server.data)]) == 0
    assert 'The "last" night: Ada Byron (7 garnets) against Bo' in capsys.readouterr().out
    show = load_show("the-last-night", server.data)
    assert show.edition().timing.decision_ms == 90_000
    assert dict(show.rules) == {"may_refuse": True, "garnet_tie": "opponent"}
    assert dict(show.look) == {"brass": "#00ff88"}
    assert [cue.title for cue in show.rundown][0] == "Welcome" and len(show.rundown) == len(DEFAULT)
    assert [message.text for message in show.messages] == ["Two minutes"]

    control(page, "open")
    expect(page.locator(".top-title")).to_have_text('The "last" night')
    expect(page.locator(".finalist-name").first).to_have_text("Ada Byron")
    page.locator("[data-control='tab:more']").click()
    page.locator(".episodes a[href='/host/shows']").click()
    expect(page.locator(".earlier-episode")).to_have_count(2)
    # A browser says so in its log when a call was refused: the first save was.
    assert [each for each in stage.faults if "422" not in each] == []
