"""The page that verifies, opened from a disk without a network, against the command's own check."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from deathmatch.episode.page_report import page_report
from deathmatch.episode.setup import Member
from deathmatch.episode.words import Words, tongues
from deathmatch.resources import resource_dir
from deathmatch.verify_page import verify_page
from tests.episode.builders import a_setup
from tests.episode.evenings import an_evening
from tests.episode.test_verify import data_of, forge, mutated

pytestmark = pytest.mark.browser
LOCALES = resource_dir("static") / "locales"
WORDS, TONGUES = Words(LOCALES, "en"), tongues(LOCALES)
HOSTILE = "<img src=x onerror=alert(1)>\u202e"
START_MS = 90_000
MUTATIONS = 16


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The page from a file, in a browser that is offline. It asks for nothing; nothing fails."""
    file = tmp_path / "verify.html"
    file.write_bytes(verify_page("en", WORDS.say, TONGUES))
    context = browser.new_context(offline=True)
    opened = context.new_page()
    asked: list[str] = []
    wrong: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    opened.on("console", lambda message: wrong.append(message.text))
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.goto(file.as_uri())
    yield opened
    assert [url for url in asked if not url.startswith("data:")] == [file.as_uri()]
    assert wrong == []
    context.close()


def said(page: Page, name: str, content: bytes) -> list[str]:
    """Hands a recording to the page: the verdict, and the first sentence below it."""
    given = {"name": name, "mimeType": "application/jsonl", "buffer": content}
    page.locator("#recording-file").set_input_files(given)  # type: ignore[arg-type]
    expect(page.locator(".found-file bdi")).to_have_text(name, timeout=START_MS)
    return [page.locator(f".found-{part}").first.inner_text() for part in ("verdict", "why")]


def told(content: bytes) -> list[str]:
    """The same, of the check that the command runs."""
    report = json.loads(page_report(content, lambda done, of: None))
    verdict, line = report["verdict"], report.get("line", 0)
    why = f"verify-{verdict}-{report['code']}" if "code" in report else f"page-{verdict}-more"
    return [
        WORDS.say(f"page-{verdict}", line=line),
        WORDS.say(why, line=line, **report.get("figures", {})),
    ]


def an_evening_with(name: str) -> bytes:
    setup = a_setup()
    cast = tuple(replace(each, name=name) if each.id == "ada" else each for each in setup.cast)
    assert isinstance(cast[0], Member)
    return data_of(an_evening(4, replace(setup, cast=cast), most=90).recording())


def test_it_says_what_the_command_says(page: Page) -> None:
    whole = an_evening_with(HOSTILE)
    lines = whole.decode().splitlines()
    assert said(page, HOSTILE, whole) == told(whole)
    assert told(whole)[0] == WORDS.say("page-holds")
    expect(page.locator(".found-match")).to_contain_text(HOSTILE)
    expect(page.locator(".checked-count").first).to_have_text(str(len(lines)))
    compare_with_a_photograph(page, json.loads(lines[0])["seal"])

    n = next(n for n, line in enumerate(lines) if '"noble":"duke"' in line)
    forged = forge(whole, n, lines[n].replace('"noble":"duke"', '"noble":"contessa"', 1))
    cut = whole[: len(whole) // 2]
    chance = Random(7)
    changed = [mutated(whole, chance)[0] for _ in range(MUTATIONS)]
    for number, content in enumerate([forged, cut, b"", b"{}\n", *changed]):
        assert said(page, f"{number}.jsonl", content) == told(content), number
        assert told(content)[0] != WORDS.say("page-holds")


def compare_with_a_photograph(page: Page, seal: str) -> None:
    field, says = page.locator("#photo-field"), page.locator("#photo-says")
    field.fill(f"{seal[:8].upper()}\n{seal[8:16]}")
    expect(says).to_have_text(WORDS.say("page-photo-part", signs=16, all=64))
    field.fill(seal[:-1] + ("0" if seal[-1] != "0" else "1"))
    expect(says).to_have_text(WORDS.say("page-photo-other", group=16))
    field.fill(seal)
    expect(says).to_have_text(WORDS.say("page-photo-same"))
