"""The README's pictures: `make pictures` plays the beginning of a match and takes them.

They are of the real console, with the bundled show, in tests/pictures/.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.stage import Stage, Tablet
from tests.tools.browser import LAUNCH_ARGS, REMEDY, find_browser
from tests.tools.running import ROOT, Running

FOLDER = ROOT / "tests" / "pictures"
SETTLED_MS = 1500
"""Until every motion has come to its end."""


def take(page: Page, name: str) -> None:
    """One picture, once nothing moves any more."""
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=FOLDER / f"{name}.png")


def play(stage: Stage) -> None:
    """A claim, a block, a challenge and a noble taken, with a picture of every screen."""
    host = stage.host()
    audience = stage.audience()
    marvin = stage.finalist(host.link("Marvin"), "marvin")
    nomi = stage.finalist(host.link("Nomi"), "nomi")
    phones = [stage.phone(host.link(name)) for name in ("Trinity", "Ellen Ripley", "Breq")]
    take(host.page, "host-before")
    for cue in ("Welcome", "The finalists", "Garnets"):
        host.go(cue)
    nomi.answer("starter", '{"do":"starter","seat":"nomi"}')
    for cue in ("The rules", "The seal"):
        host.go(cue)
        if cue == "The rules":
            take(audience, "rules")
    for tablet in (nomi, marvin):
        tablet.tap_three_times()
    for cue in ("The deal", "Play"):
        host.go(cue)
    nomi.answer("act", "steal")
    marvin.question("answer")
    take(audience, "audience")
    take(marvin.page, "finalist")
    take(phones[0], "spectator")
    take(host.page, "host-play")
    to_the_take(nomi, marvin)


def to_the_take(nomi: Tablet, marvin: Tablet) -> None:
    """A true claim is challenged, by whoever comes to it first, and a spectator is chosen."""
    for _ in range(6):
        marvin.respond("allow")
        if claimed := _true_claim(marvin, nomi) or _true_claim(nomi, marvin):
            take(claimed.page, "finalist-takes")
            return
    raise AssertionError("nobody had a noble to claim")


def _true_claim(act: Tablet, other: Tablet) -> Tablet | None:
    act.question("act")
    action = act.truth()
    if action is None:
        act.answer("act", "income")
        return None
    act.answer("act", action)
    other.respond("challenge")
    other.lose(other.hand()[0])
    act.question("take")
    return act


def main() -> None:
    """Takes all pictures anew. SystemExit, in words, where there is no browser."""
    path = find_browser()
    if path is None:
        raise SystemExit(REMEDY)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Running(Path(folder) / "data")
        server.start()
        try:
            browser = driver.chromium.launch(executable_path=path, args=LAUNCH_ARGS)
            play(Stage(browser, server))
            browser.close()
        finally:
            server.stop()
    print("\n".join(str(file.relative_to(ROOT)) for file in sorted(FOLDER.glob("*.png"))))


if __name__ == "__main__":
    main()
