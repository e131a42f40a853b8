"""Percentiles, and a plain table of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which `share` (0 to 1) of the values lie; the nearest one that is there."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def compared(name: str, ours: Sequence[float], theirs: Sequence[float], share: float) -> list[str]:
    """One line of a table: a percentile of ours and of theirs, in ms, their ratio and difference.

    Where there is nothing to compare with, only ours.
    """
    own = percentile(ours, share)
    if not theirs:
        return [name, f"{own:.2f}", "", "", ""]
    other = percentile(theirs, share)
    return [name, f"{own:.2f}", f"{other:.2f}", f"{own / other:.2f}", f"{own - other:+.2f}"]


@dataclass(frozen=True)
class Bound:
    """A promise: `found` is at most `most`. `why` says where `most` comes from."""

    name: str
    found: float
    most: float
    why: str
    unit: str = "ms"

    @property
    def held(self) -> bool:
        """Whether it was kept."""
        return self.found <= self.most

    def in_words(self) -> str:
        """One line: the figure, the bound, how it is worked out, and whether it was held."""
        verdict = "held" if self.held else "NOT HELD"
        found, most = (f"{figure:.2f} {self.unit}" for figure in (self.found, self.most))
        return f"{self.name}: {found}, at most {most} ({self.why}): {verdict}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns under their heads: the first to the left, figures to the right."""
    lines = [list(head), *map(list, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    text = []
    for line in lines:
        first, *rest = (cell for cell in line)
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        text.append("  " + "   ".join(cells))
    text.insert(1, "  " + "   ".join("-" * width for width in widths))
    return "\n".join(text)
