"""What may move on the screens: only what a compositor moves by itself, sixty times a second."""

from __future__ import annotations

import re

from deathmatch.resources import resource_dir

SMOOTH = {"transform", "opacity", "filter", "translate", "scale", "rotate"}
PAINTED = {"background-color", "fill"}
"""Small areas may change their colour: that is painted, and nothing is laid out anew."""
SHEETS = ("base", "audience", "scenes", "table", "seat", "seat-table")


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
