"""What is looked for on every screen: cut, covered or small text, small targets, and by axe."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .frames import Size
from .states import State

HERE = Path(__file__).resolve().parent
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")

SCROLLS = {
    "audience": (),
    "overlay": (),
    "hands": (),
    "seat": (".message-text",),
    "host": (
        ".step-list",
        ".cue-list",
        ".cue-notes",
        ".history-list",
        ".sheet-scroll",
        ".more",
        ".seat-rows",
        ".messages",
    ),
    "director": (".step-list",),
    "crew": ("*",),
    "plain": ("*",),
}
"""What may be longer than the screen, by the kind of screen."""

PAGES = ("crew", "plain")
"""What is a page to be read, and may be longer than the screen."""

LONGEST = 30
"""Letters of a name that must stand there whole on every screen."""

MIXED = ("overlay", "hands")
"""What is mixed into the picture of a broadcast."""

TARGET = 64
HELD = 14
"""Pixels of the smallest text on what is held in the hand, but for a card, whose emblem says it."""
TITLE_SAFE = 0.05
"""Of a broadcast picture: what EBU R 95 and SMPTE ST 2046-1 keep free of text at each side."""
LEAST, NAMES, SAFE = 28 / 1080, 64 / 1080, 0.046
"""Of the height of the room's display: the smallest text, the smallest name; and the margin."""


def _names(state: State) -> list[str]:
    show = dict(state.sent.get(state.kind, ())).get("show", {"cast": {}})
    return [member["name"] for member in show["cast"].values() if member["name"]]


@cache
def script(name: str) -> str:
    """The text of a script beside this one, for a page to run."""
    return (HERE / name).read_text(encoding="utf-8")


def wanted(state: State, size: Size) -> dict[str, Any]:
    """What the screen of that state and size is held to."""
    (width, height), kind = size, state.kind
    asked: dict[str, Any] = {"scroll": list(SCROLLS[kind]), "pageScrolls": kind in PAGES}
    people = _names(state)
    asked["long"] = [name for name in people if len(name) > LONGEST]
    if kind == "audience":
        asked |= {"least": LEAST * height, "safe": [SAFE * width, SAFE * height]}
        asked |= {"names": NAMES * height, "people": people}
    if kind in MIXED:
        asked |= {"least": LEAST * height, "safe": [TITLE_SAFE * width, TITLE_SAFE * height]}
    if kind == "seat":
        asked |= {"target": TARGET, "least": HELD, "smaller": ".card"}
    return asked


def looked_at(page: Page, state: State, size: Size, **more: Any) -> list[str]:
    """What is wrong with the look of the page, in sentences."""
    return list(page.evaluate(script("checks.js"), {**wanted(state, size), **more}))


def met_in_order(page: Page, kind: str) -> list[str]:
    """What is wrong with the order of what a keyboard and a reader meet on the page; an overlay is
    a picture only.
    """
    return list(page.evaluate(script("reading.js"), {"headed": kind not in ("overlay", "hands")}))


def by_axe(page: Page, *more_rules: str) -> list[str]:
    """What axe finds, by the rules of WCAG A and AA and those named."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(script("axe/axe.min.js") + "; undefined")
    return list(page.evaluate(script("axe.js"), [list(RULES), list(more_rules)]))
