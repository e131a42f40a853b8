"""`make bench`: how fast the rules are, and how long a tap takes to reach every screen."""

from __future__ import annotations

import argparse
import os
import platform
import tempfile
from pathlib import Path

from tests.bench import rules
from tests.bench.figures import percentile, row, table
from tests.bench.screens import AUDIENCES, Times, measure_bare, measure_console

MOST_TIMES = 1.5
OR_MS = 2.0
DELAYED_ACK_MS = 40.0


def main() -> None:
    """Measures and prints."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    reader.add_argument("--taps", type=int, default=240, help="taps in each of two rounds")
    reader.add_argument("--seconds", type=float, default=5.0, help="seconds for the rules")
    chosen = reader.parse_args()
    print(f"\n{platform.python_implementation()} {platform.python_version()}, ", end="")
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
    print_rules(chosen.seconds)
    print_screens(chosen.taps)


def print_rules(seconds: float) -> None:
    decisions, matches = rules.measure(seconds)
    print("Rules alone, one core, random legal answers\n")
    rows = [
        ["decisions per second", f"{decisions:,.0f}"],
        ["matches per second", f"{matches:,.0f}"],
    ]
    print(table(["", ""], rows), end="\n\n")


def print_screens(taps: int) -> None:
    console, bare = Times(), Times()
    size = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in (1, 2):
            # One after the other, twice: whatever else the machine does meets both.
            times, view = measure_console(Path(folder) / f"data{number}", taps)
            add(console, times)
            screens = len(times.screens) // len(times.last)
            size = len(view)
            add(bare, measure_bare(Path(folder), view, screens, taps))
    print(
        f"From the tap to the screen, {screens} screens: 13 seats, a host, {AUDIENCES} audience; "
    )
    print(f"each view {size:,} bytes; milliseconds, on the screens' side of the wire\n")
    head = ["", "count", "p50", "p99", "worst"]
    print(table(head, rows(console, bare)), end="\n\n")
    print_bounds(console, bare)


def add(into: Times, times: Times) -> None:
    into.screens += times.screens
    into.last += times.last
    into.acks += times.acks
    into.refusals += times.refusals


def rows(console: Times, bare: Times) -> list[list[str]]:
    return [
        row("console, every screen (commit on disk)", console.screens),
        row("bare broadcast, every screen", bare.screens),
        row("console, last screen", console.last),
        row("bare broadcast, last screen", bare.last),
        row("console, ack of the tap", console.acks),
        row("bare broadcast, ack of the tap", bare.acks),
        row("console, ack of a refused tap", console.refusals),
    ]


def print_bounds(console: Times, bare: Times) -> None:
    ours, theirs = percentile(console.screens, 0.5), percentile(bare.screens, 0.5)
    near = ours <= theirs * MOST_TIMES or ours - theirs <= OR_MS
    print(f"  p50 is {ours / theirs:.2f} times the bare broadcast's, {ours - theirs:+.2f} ms.")
    print(f"  Bound: within {MOST_TIMES} times or {OR_MS:g} ms, whichever is more: {held(near)}.")
    ack = max(percentile(console.acks, 0.99), percentile(console.refusals, 0.99))
    print(f"  Bound: no ack waits for a delayed ACK ({DELAYED_ACK_MS:g} ms); ", end="")
    print(f"p99 is {ack:.1f} ms: {held(ack < DELAYED_ACK_MS)}.\n")


def held(is_held: bool) -> str:
    return "held" if is_held else "NOT HELD"


if __name__ == "__main__":
    main()
