"""What may move on the screens: only what a compositor moves by itself, sixty times a second; and
nothing at all for who prefers that.
"""

from __future__ import annotations

import re

from deathmatch.resources import resource_dir

SMOOTH = {"transform", "opacity", "filter", "translate", "scale", "rotate"}
PAINTED = {"background-color", "fill"}
"""Small areas may change their colour: that is painted, and nothing is laid out anew."""
SHEETS = ("base", "audience", "scenes", "table", "seat", "seat-table", "overlay")


def test_screens_animate_nothing_that_is_laid_out() -> None:
    for name in SHEETS:
        css = (resource_dir("static") / "css" / f"{name}.css").read_text(encoding="utf-8")
        for title, frames in re.findall(r"@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)\s*\}", css):
            moved = set(re.findall(r"([\w-]+):", re.sub(r"[^{}]*\{", "{", frames)))
            assert moved and moved <= SMOOTH, f"{name}.css: {title} animates {moved - SMOOTH}"
        assert css.count("@keyframes") == len(
            re.findall(r"@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})+", css)
        )
        for value in re.findall(r"transition: ([^;]+);", css):
            parts = re.split(r",(?![^(]*\))", value)
            properties = {part.split()[0] for part in parts} - {"none"}
            assert properties <= SMOOTH | PAINTED, f"{name}.css: transition of {properties}"


def test_one_rule_stops_every_motion_and_nothing_overrules_it() -> None:
    stop = "*, *::before, *::after { animation: none !important; transition: none !important; }"
    reduced = f"@media (prefers-reduced-motion: reduce) {{\n  {stop}\n"
    sheets = sorted((resource_dir("static") / "css").glob("*.css"))
    texts = {sheet.stem: sheet.read_text(encoding="utf-8") for sheet in sheets}
    assert reduced in texts["base"]
    texts["base"] = texts["base"].replace(stop, "")
    for name, css in texts.items():
        forced = re.findall(r"(?:animation|transition)[\w-]*:[^;}]*!important", css)
        # A guard that is there and then is not is no motion.
        assert [each for each in forced if "step-end" not in each] == [], name
    page = (resource_dir("templates") / "base.html").read_text(encoding="utf-8")
    assert '/css/base.css"' in page
