"""`make sheet` and `make pictures`: every screen in every state, on one sheet; the README's few.

The sheet is made whole, and then fails where a text is cut, small, or lies on another.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.tools.browser import LAUNCH_ARGS, REMEDY, find_browser
from tests.tools.running import ROOT

from .frames import Size, screens
from .sheet import Wanted, make_sheet
from .states import all_states

PICTURES = ROOT / "tests" / "pictures"
README: dict[str, tuple[str, Size]] = {
    "audience": ("room-claim", (1920, 1080)),
    "finalist": ("seat-answer", (1180, 820)),
    "finalist-takes": ("seat-take", (1180, 820)),
    "host-before": ("host-before", (1280, 800)),
    "host-play": ("host-claim", (1280, 800)),
    "rules": ("room-rules", (1920, 1080)),
    "spectator": ("seat-spectator", (390, 844)),
}
"""The pictures of the README: of which state, and how large."""


def main() -> None:
    """SystemExit, in words, where there is no browser, a script complains or a screen is faulty."""
    asked = _asked()
    path = find_browser()
    if path is None:
        raise SystemExit(REMEDY)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=LAUNCH_ARGS)
        if asked.pictures:
            _readme(browser)
        else:
            wanted = Wanted(tuple(asked.only), tuple(asked.language), tuple(asked.size))
            faults = make_sheet(browser, asked.folder, wanted)
            print(f"{asked.folder}/index.html")
            if faults:
                raise SystemExit("\n".join(faults))
        browser.close()


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "sheet")
    parser.add_argument("--only", action="append", default=[], help="part of a state's name")
    parser.add_argument("--language", action="append", default=[], help="such as th")
    parser.add_argument("--size", action="append", default=[], type=_size, help="such as 390x844")
    parser.add_argument("--pictures", action="store_true", help="those of README.md")
    return parser.parse_args()


def _size(text: str) -> Size:
    width, height = text.split("x")
    return int(width), int(height)


def _readme(browser: Browser) -> None:
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir()
    states = {state.name: state for state in all_states()}
    with screens(browser) as pages:
        for name, (state, size) in README.items():
            page = pages.open(states[state], size)
            page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
            print(f"tests/pictures/{name}.png")


if __name__ == "__main__":
    main()
