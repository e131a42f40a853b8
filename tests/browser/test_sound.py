"""The room's sound in a real browser: every recipe is heard, and a display asks for its press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from deathmatch.episode.sound import SOUNDS
from tests.tools.browser import LAUNCH_ARGS, find_browser
from tests.tools.running import Running

from .bare import bare_page

pytestmark = pytest.mark.browser

LEAST_RMS = 0.02
MOST_PEAK = 10 ** (-1 / 20)
"""-1 dB of full scale."""
APART_DB = 6
"""So much may one sound be louder than another, where it is loudest: as ears weigh it (BS.1770)."""
RATE = 22_050
_PLAYED = """async (rate) => {
  const { RECIPES } = await import('/static/js/sound/recipes.js');
  const { makeHall } = await import('/static/js/sound/instruments.js');
  const { sound } = await import('/static/js/sound/player.js');
  /** The loudest 0.4 s, in dB. */
  const loudness = async (raw) => {
    const ctx = new OfflineAudioContext(1, raw.length, rate);
    const source = new AudioBufferSourceNode(ctx, { buffer: raw });
    const shelf = new BiquadFilterNode(ctx, { type: 'highshelf', frequency: 1682, gain: 4 });
    const low = new BiquadFilterNode(ctx, { type: 'highpass', frequency: 38, Q: -6 });
    source.connect(shelf).connect(low).connect(ctx.destination);
    source.start();
    const samples = (await ctx.startRendering()).getChannelData(0);
    const [wide, step] = [Math.round(rate * 0.4), Math.round(rate * 0.1)];
    let most = 0;
    for (let at = 0; at + wide <= samples.length; at += step) {
      const part = samples.subarray(at, at + wide);
      most = Math.max(most, part.reduce((all, one) => all + one * one, 0) / wide);
    }
    return 10 * Math.log10(most);
  };
  const heard = async ([name, { seconds }]) => {
    const ctx = new OfflineAudioContext(2, Math.ceil((seconds + 0.5) * rate), rate);
    sound(ctx, makeHall(ctx), name, 0);
    const buffer = await ctx.startRendering();
    let sum = 0; let peak = 0;
    const samples = buffer.getChannelData(0);
    for (const one of samples) { sum += one * one; peak = Math.max(peak, Math.abs(one)); }
    const end = samples.subarray(-Math.round(rate / 10));
    const rest = Math.sqrt(end.reduce((all, one) => all + one * one, 0) / end.length);
    const first = Math.abs(samples[0]);
    const loud = await loudness(buffer);
    return [name, { rms: Math.sqrt(sum / samples.length), peak, rest, first, loud }];
  };
  return Object.fromEntries(await Promise.all(Object.entries(RECIPES).map(heard)));
}"""


def test_every_moment_is_heard_and_none_is_clipped(browser: Browser) -> None:
    (played,) = [page.evaluate(_PLAYED, RATE) for page in bare_page(browser)]
    assert tuple(played) == SOUNDS
    for name, heard in played.items():
        assert heard["rms"] > LEAST_RMS, f"{name} is too quiet: {heard}"
        assert heard["peak"] < MOST_PEAK, f"{name} is clipped: {heard}"
        assert heard["first"] < 0.001, f"{name} begins with a click: {heard}"
        assert heard["rest"] < heard["rms"] / 4, f"{name} does not end: {heard}"
    loud = {name: heard["loud"] for name, heard in played.items()}
    assert max(loud.values()) - min(loud.values()) < APART_DB, loud


def test_a_display_waits_for_a_press_and_then_plays(browser: Browser, server: Running) -> None:
    """A browser that lets no page sound by itself; `?sound=off` never asks."""
    args = [*LAUNCH_ARGS, "--autoplay-policy=document-user-activation-required"]
    strict = browser.browser_type.launch(executable_path=find_browser(), args=args)
    page = strict.new_page(viewport={"width": 1920, "height": 1080})
    page.goto(f"{server.url}/audience")
    asks = page.locator(".enable-sound")
    expect(asks).to_be_visible()
    page.keyboard.press("a")
    expect(asks).to_have_count(0)
    moved = "getComputedStyle(document.querySelector('.sheet')).translate"
    assert "px" in page.evaluate(moved), "what stands still for hours is never in one place"
    silent = strict.new_page()
    silent.goto(f"{server.url}/audience?sound=off")
    expect(silent.locator(".sheet.title")).to_be_visible()
    expect(silent.locator(".enable-sound")).to_have_count(0)
    strict.close()
