"""Every moment of a match on the room's display, in one page without a server: the views are those
of a bundled episode, and come faster than any motion ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page

from deathmatch.game import Audience

from .bare import bare_page, episode

pytestmark = pytest.mark.browser

Motion = Literal["no-preference", "reduce"]
WORDS = ("common", "game", "audience")
SHEETS = ("tokens", "base", "audience", "scenes", "table")
_OPEN = """async ({ show, views }) => {
  const { render, html } = await import('/static/js/ui.js');
  const { createStore } = await import('/static/js/store.js');
  const { loadWords } = await import('/static/js/words.js');
  const { wear } = await import('/static/js/look.js');
  const { AudienceScreen } = await import('/static/js/screens/audience-view.js');
  await loadWords();
  wear(show);
  // Two displays that were opened at different moments would show different seconds.
  for (const { table } of views) for (const clock of table.clocks) clock.running = false;
  window.views = views;
  window.draw = (place) => {
    const store = createStore();
    store.show(show);
    store.connection({ phase: 'live', stale: false, since: performance.now() });
    render(html`<${AudienceScreen} store=${store}/>`, place);
    return store;
  };
  window.frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
_RUN = """async ({ from, to, pace }) => {
  const main = document.getElementById('screen');
  window.store ??= window.draw(main);
  let moving = 0;
  for (let n = from; n < to; n += 1) {
    window.store.view(window.views[n]);
    await window.frame();
    moving = Math.max(moving, document.getAnimations().length);
    if (pace) await new Promise((done) => setTimeout(done, pace));
  }
  return moving;
}"""
_SETTLED = """(n) => {
  const moving = document.querySelector('.flying, .burning, .leaving');
  if (moving || document.getAnimations().some((one) => one.playState === 'running')) return false;
  const other = document.createElement('main');
  other.id = 'screen';
  other.style.visibility = 'hidden';
  document.body.append(other);
  const store = window.draw(other);
  store.view(window.views[n]);
  return window.frame().then(() => {
    const bare = (place) => place.innerHTML.replace(/ style="[^"]*"/g, '');
    const same = bare(document.getElementById('screen')) === bare(other);
    other.remove();
    return same;
  });
}"""

_TIGHT = """async () => {
  const { render, html } = await import('/static/js/ui.js');
  const { useFitted } = await import('/static/js/parts/fit.js');
  const text = 'font-size: calc(40px * var(--all, 1)); line-height: 50px; animation: rise 60s';
  const Tight = () => html`<div ref=${useFitted()}><div data-full style="height: 50px">
    <p data-most="1" style=${text}>Tight</p></div></div>`;
  render(html`<${Tight}/>`, document.getElementById('screen'));
  const [place, said] = document.querySelectorAll('[data-full], [data-most]');
  const away = said.getBoundingClientRect().bottom - place.getBoundingClientRect().bottom;
  return [away > 10, place.style.getPropertyValue('--all')];
}"""


def opened(browser: Browser, motion: Motion) -> Iterator[tuple[Page, list[dict[str, Any]]]]:
    show, views = episode("first-encounter/episode-1", Audience())
    for page in bare_page(browser, SHEETS, "audience", WORDS, reduced_motion=motion):
        page.evaluate(_OPEN, {"show": show, "views": views})
        yield page, views


@pytest.fixture
def room(browser: Browser) -> Iterator[tuple[Page, list[dict[str, Any]]]]:
    yield from opened(browser, "no-preference")


def test_each_moment_gives_way_to_the_next_and_leaves_nothing_behind(
    room: tuple[Page, list[dict[str, Any]]],
) -> None:
    """In the middle of every motion comes a newer view; at rest the display is as a fresh one."""
    page, views = room
    told = {line["code"] for view in views for line in view["table"]["log"]}
    assert told >= {"challenged", "proved", "caught", "blocked", "lost", "took", "stole", "won"}
    stops = [n for n, view in enumerate(views) if view["floor"]["program"] == "board"]
    moved = page.evaluate(_RUN, {"from": 0, "to": stops[len(stops) // 2] + 1, "pace": 30})
    assert moved > 5
    page.wait_for_function(_SETTLED, arg=stops[len(stops) // 2], timeout=10_000)
    page.evaluate(_RUN, {"from": stops[len(stops) // 2] + 1, "to": len(views), "pace": 30})
    page.wait_for_function(_SETTLED, arg=len(views) - 1, timeout=10_000)


def test_nothing_moves_where_less_motion_is_wanted(browser: Browser) -> None:
    for page, views in opened(browser, "reduce"):
        assert page.evaluate(_RUN, {"from": 0, "to": len(views), "pace": 0}) == 0
        page.wait_for_function(_SETTLED, arg=len(views) - 1, timeout=10_000)


def test_a_text_that_is_coming_is_as_large_as_one_that_stands(browser: Browser) -> None:
    """It comes from below, where its place has ended."""
    for page in bare_page(browser, SHEETS, "audience"):
        assert page.evaluate(_TIGHT) == [True, "1"]
