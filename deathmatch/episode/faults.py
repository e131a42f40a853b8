"""What can be wrong with a show: faults, each with its place and its remedy, as codes that the
catalogues word.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from deathmatch.episode.words import FALLBACK, Words
from deathmatch.resources import resource_dir


@dataclass(frozen=True)
class Found:
    """What was found: ``found-CODE`` in the catalogues, with what stands in it."""

    code: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Right:
    """What would be right: ``right-CODE`` in the catalogues, with what stands in it."""

    code: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong in a show.

    ``key`` is the path of the value, list items counted from 1 (``cast[3].name``), empty when
    the whole file is meant; ``line`` counts from 1, ``None`` when there is no such line.
    """

    file: str
    key: str
    line: int | None
    found: Found
    right: Right

    def in_words(self, words: Words) -> str:
        """The fault as one line for a terminal."""
        line = "" if self.line is None else f", line {self.line}"
        key = f", {self.key}" if self.key else ""
        found = words.say(f"found-{self.found.code}", **self.found.args)
        right = words.say(f"right-{self.right.code}", **self.right.args)
        return f"{self.file}{line}{key}: found {found}; right would be {right}."


class ShowFaults(Exception):
    """A show that cannot be used, with every fault that was found in it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = sorted(faults, key=lambda fault: (fault.line or 0, fault.key))
        super().__init__(", ".join(f"{each.key} {each.found.code}" for each in self.faults))

    def in_words(self, show: str) -> str:
        """All faults in English for a terminal; ``show`` is what the person has called the show."""
        words = Words(resource_dir("static") / "locales", FALLBACK)
        count = len(self.faults)
        head = "1 fault" if count == 1 else f"{count} faults"
        lines = (f"  {fault.in_words(words)}" for fault in self.faults)
        return "\n".join([f"{head} in the show {show}:", *lines])
