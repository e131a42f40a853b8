"""`make bench`: how fast the rules are, and how long a tap takes to reach every screen."""

from __future__ import annotations

import argparse
import os
import platform
import tempfile
import time
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
    print(f"  {decisions:,.0f} decisions per second")
    print(f"  {matches:,.0f} whole matches per second\n")


def print_screens(taps: int) -> None:
    console, bare = Times(), Times()
    disk: list[float] = []
    size = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in (1, 2):
            # One after the other, twice: whatever else the machine does meets both.
            times, view = measure_console(Path(folder) / f"data{number}", taps)
            add(console, times)
            screens = len(times.screens) // len(times.last)
            size = len(view)
            add(bare, measure_bare(Path(folder), view, screens, taps))
            disk += write_and_sync(Path(folder) / "disk", taps)
    print(f"From the tap to {screens} screens: 13 seats, a host, {AUDIENCES} audience;")
    print(f"{size:,} bytes each; milliseconds on the screens' side of the wire\n")
    head = ["", "count", "p50", "p99", "worst"]
    print(table(head, rows(console, bare, disk)), end="\n\n")
    print_bounds(console, bare)


def write_and_sync(file: Path, times: int) -> list[float]:
    """What a commit cannot be faster than: milliseconds for 4 KB to be on this disk."""
    taken = []
    handle = os.open(file, os.O_CREAT | os.O_WRONLY)
    for _ in range(times):
        begun = time.perf_counter()
        os.pwrite(handle, bytes(4096), 0)
        os.fdatasync(handle)
        taken.append((time.perf_counter() - begun) * 1000)
    os.close(handle)
    return taken


def add(into: Times, times: Times) -> None:
    into.screens += times.screens
    into.last += times.last
    into.acks += times.acks
    into.refusals += times.refusals


def rows(console: Times, bare: Times, disk: list[float]) -> list[list[str]]:
    return [
        row("console, every screen (commit on disk)", console.screens),
        row("bare broadcast, every screen", bare.screens),
        row("console, last screen", console.last),
        row("bare broadcast, last screen", bare.last),
        row("console, ack of the tap", console.acks),
        row("bare broadcast, ack of the tap", bare.acks),
        row("console, ack of a refused tap", console.refusals),
        row("this disk alone: 4 KB and fdatasync", disk),
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
