"""What can be wrong with a show: faults, each with its place and its remedy."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong in a show.

    ``key`` is the path of the value, list items counted from 1 (``cast[3].name``), empty when
    the whole file is meant; ``line`` counts from 1, ``None`` when there is no such line.
    ``found`` is what is there and ``right`` what would be right, both in words.
    """

    file: str
    key: str
    line: int | None
    found: str
    right: str

    def __str__(self) -> str:
        """The fault as one line for a terminal."""
        line = "" if self.line is None else f", line {self.line}"
        key = f", {self.key}" if self.key else ""
        return f"{self.file}{line}{key}: found {self.found}; right would be {self.right}."


class ShowFaults(Exception):
    """A show that cannot be used, with every fault that was found in it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = sorted(faults, key=lambda fault: (fault.line or 0, fault.key))
        super().__init__("\n".join(str(fault) for fault in self.faults))

    def in_words(self, show: str) -> str:
        """All faults for a terminal; ``show`` is what the person has called the show."""
        count = len(self.faults)
        head = "1 fault" if count == 1 else f"{count} faults"
        return "\n".join([f"{head} in the show {show}:", *(f"  {fault}" for fault in self.faults)])
