"""The recordings that travel with the program, in the folders of their shows."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from deathmatch.resources import resource_dir

FOLDER = "episodes"
"""Within the folder of a show; in it `episode-N.jsonl`."""

_FILE = re.compile(r"episode-([1-9][0-9]{0,3})\.jsonl")
_NAME = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*)/episode-([1-9][0-9]{0,3})")


@dataclass(frozen=True, order=True)
class Bundled:
    """One of them: the show that it is in, its number there, and its file."""

    show: str
    number: int
    path: Path

    @property
    def name(self) -> str:
        """What it is called beside the episodes of a data folder, whose names are SHOW/NUMBER."""
        return f"{self.show}/episode-{self.number}"


def bundled(show: str = "*") -> list[Bundled]:
    """Those of a show, or of all of them, in order."""
    files = resource_dir("shows").glob(f"{show}/{FOLDER}/*.jsonl")
    named = ((file, _FILE.fullmatch(file.name)) for file in files)
    return sorted(Bundled(file.parts[-3], int(n[1]), file) for file, n in named if n)


def bundled_named(name: str) -> Bundled | None:
    """The one that SHOW/episode-NUMBER names, or None."""
    asked = _NAME.fullmatch(name)
    there = bundled(asked[1]) if asked else []
    return next((each for each in there if each.name == name), None)
