"""Percentiles, and a plain table of them."""

from __future__ import annotations

from collections.abc import Sequence


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which `share` (0 to 1) of the values lie; the nearest one that is there."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def row(name: str, values_ms: Sequence[float]) -> list[str]:
    """One line of a table: how many, median, 99th percentile, worst."""
    figures = [percentile(values_ms, 0.5), percentile(values_ms, 0.99), max(values_ms)]
    return [name, f"{len(values_ms)}", *(f"{each:.2f}" for each in figures)]


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
