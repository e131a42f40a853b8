"""The contact sheet: every state in every language and size that matters for its screen."""

from __future__ import annotations

import base64
import html
import itertools
import shutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from deathmatch.resources import resource_dir

from .checks import MIXED, looked_at
from .frames import Size, screens
from .states import State, all_states

SIZES: dict[str, tuple[Size, ...]] = {
    "audience": ((1920, 1080), (3840, 2160)),
    "overlay": ((1920, 1080),),
    "hands": ((1920, 1080),),
    "seat": ((390, 844), (844, 390), (820, 1180), (1366, 1024)),
    "host": ((1280, 800), (1920, 1080)),
    "director": ((1280, 800), (1920, 1080)),
    "crew": ((1280, 800), (1920, 1080)),
    "plain": ((390, 844), (1280, 800)),
}
"""The sizes that matter, by the kind of screen."""

AREA = 62_000
"""How many pixels a small picture has, whatever its shape."""
PAGE: Size = (2000, 1440)
FILLED = 0.8
"""How much of a page is pictures, the rest being what stands between them."""
KINDS = ("audience", "overlay", "hands", "seat", "host", "director", "crew", "plain")

CLEAR = {"r": 0, "g": 0, "b": 0, "a": 0}
STYLE = """
body { margin: 0; padding: 16px; background: #444; color: #fff; font: 13px sans-serif;
  display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: flex-start; }
h1 { font-size: 16px; width: 100%; margin: 0; } figure { margin: 0; }
h2 { font-size: 13px; margin: 0 0 2px; } section > div { display: flex; gap: 4px; }
img { display: block; }
img.mixed { background: radial-gradient(60% 80% at 25% 35%, #e8d9b8, #9a8f86 35%, transparent 70%),
  radial-gradient(50% 60% at 80% 60%, #3c5a78, transparent 70%),
  linear-gradient(100deg, #6b5a4a, #20242c 55%, #0c0e12); }
figcaption { font-size: 10px; color: #ddd; }
"""


@dataclass(frozen=True)
class Picture:
    """One small picture on the sheet; `mixed`: over a picture like that of a camera."""

    state: str
    mixed: bool
    language: str
    size: Size
    file: str
    width: int
    height: int


@dataclass(frozen=True)
class Wanted:
    """What is wanted on a sheet; an empty tuple is all there is."""

    names: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    sizes: tuple[Size, ...] = ()

    def states(self) -> Iterator[State]:
        """The states whose name has one of the words in it."""
        for state in sorted(all_states(), key=lambda state: KINDS.index(state.kind)):
            if not self.names or any(name in state.name for name in self.names):
                yield state

    def in_languages(self) -> tuple[str, ...]:
        return self.languages or languages()

    def in_sizes(self, kind: str) -> Iterable[Size]:
        return [size for size in SIZES[kind] if not self.sizes or size in self.sizes]


def languages() -> tuple[str, ...]:
    """Those that there is a catalogue for, English first."""
    found = sorted(path.name for path in (resource_dir("static") / "locales").iterdir())
    return ("en", *(name for name in found if name != "en"))


def make_sheet(
    browser: Browser, folder: Path, wanted: Wanted, say: Callable[[str], object] = print
) -> list[str]:
    """Writes `index.html`, the small pictures and pages of them; gives the scripts' complaints, and
    what is wrong with the look of a screen: in which state, language and size.
    """
    folder = folder.resolve()
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "pictures").mkdir(parents=True)
    pictures: list[Picture] = []
    wrong: list[str] = []
    with screens(browser) as pages:
        for state in wanted.states():
            say(state.name)
            for language in wanted.in_languages():
                for size in wanted.in_sizes(state.kind):
                    page = pages.open(state, size, language)
                    pictures.append(_take(page, state, language, size, folder))
                    seen = f"{state.name} {language} {size[0]}x{size[1]}"
                    wrong += [f"{seen}: {fault}" for fault in looked_at(page, state, size)]
        faults = [*pages.faults, *wrong]
    rows = [list(row) for _, row in itertools.groupby(pictures, key=lambda one: one.state)]
    (folder / "index.html").write_text(_sheet("All screens", rows), encoding="utf-8")
    _pages(browser, folder, rows)
    return faults


def _take(page: Page, state: State, language: str, size: Size, folder: Path) -> Picture:
    scale = min(1.0, (AREA / (size[0] * size[1])) ** 0.5)
    mixed = state.kind in MIXED
    form = "png" if mixed else "jpeg"
    file = f"pictures/{state.name}-{language}-{size[0]}x{size[1]}.{form}"
    (folder / file).write_bytes(small(page, size, scale * 2, form))
    drawn = round(size[0] * scale), round(size[1] * scale)
    return Picture(state.name, mixed, language, size, file, *drawn)


def small(page: Page, size: Size, scale: float, form: str) -> bytes:
    """What the page shows, drawn so many times as large; as "png" without a ground of its own."""
    session = page.context.new_cdp_session(page)
    clip = {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": min(1.0, scale)}
    if form == "png":
        session.send("Emulation.setDefaultBackgroundColorOverride", {"color": CLEAR})
    shot = {"format": form, **({} if form == "png" else {"quality": 80}), "clip": clip}
    data = session.send("Page.captureScreenshot", shot)["data"]
    session.detach()
    return base64.b64decode(data)


def _pages(browser: Browser, folder: Path, rows: list[list[Picture]]) -> None:
    """The sheet as pictures of a handy size: page-01.png and so on."""
    page = browser.new_page(viewport={"width": PAGE[0], "height": PAGE[1]})
    for number, some in enumerate(_portions(rows), 1):
        file = folder / f".page-{number:02}.html"
        file.write_text(_sheet(f"Page {number}", some), encoding="utf-8")
        page.goto(file.as_uri())
        page.screenshot(path=folder / f"page-{number:02}.png", full_page=True)
        file.unlink()
    page.close()


def _portions(rows: list[list[Picture]]) -> Iterator[list[list[Picture]]]:
    """So many rows together as fill a page."""
    portion: list[list[Picture]] = []
    filled = 0
    for row in rows:
        area = sum(one.width * one.height for one in row)
        if portion and filled + area > PAGE[0] * PAGE[1] * FILLED:
            yield portion
            portion, filled = [], 0
        portion.append(row)
        filled += area
    if portion:
        yield portion


def _sheet(title: str, rows: list[list[Picture]]) -> str:
    body = "".join(
        f"<section><h2>{html.escape(row[0].state)}</h2><div>"
        + "".join(_figure(one) for one in row)
        + "</div></section>"
        for row in rows
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style><h1>{title}</h1>{body}</html>"
    )


def _figure(one: Picture) -> str:
    words = f"{one.language} {one.size[0]}x{one.size[1]}"
    mixed = ' class="mixed"' if one.mixed else ""
    return (
        f'<figure><a href="{one.file}"><img{mixed} src="{one.file}" width="{one.width}" '
        f'height="{one.height}" alt="{one.state}, {words}"></a>'
        f"<figcaption>{words}</figcaption></figure>"
    )
