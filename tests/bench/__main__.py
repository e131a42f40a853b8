"""`make bench`: how fast the rules are, and how long a tap takes to reach every screen."""

from __future__ import annotations

import argparse
import os
import platform
import tempfile
import time
from pathlib import Path

from tests.bench import films, rules
from tests.bench.figures import Bound, compared, percentile, table
from tests.bench.screens import AUDIENCES, Times, measure
from tests.bench.soak import PACE, WARM_UP, soak

MOST_TIMES = 1.5
OR_MS = 2.0
DELAYED_ACK_MS = 40.0


def main() -> None:
    """Measures and prints."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    reader.add_argument("--taps", type=int, default=400, help="taps on either server")
    reader.add_argument("--seconds", type=float, default=5.0, help="seconds for the rules")
    reader.add_argument(
        "--soak", type=float, default=60.0, help="seconds of evenings in a row, 0 for none"
    )
    reader.add_argument("--entries", type=int, default=10_000, help="of the longest episode")
    chosen = reader.parse_args()
    print(f"\n{platform.python_implementation()} {platform.python_version()}, ", end="")
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
    print_rules(chosen.seconds)
    print_films(chosen.entries)
    print_screens(chosen.taps)
    if chosen.soak:
        print_soak(chosen.soak)


def print_rules(seconds: float) -> None:
    each = seconds / len(rules.SIZES)
    print("Rules and the public view, one core, random legal answers\n")
    found = [rules.measure(each, *size) for size in rules.SIZES]
    print(table(rules.HEAD, [speed.row() for speed in found]), end="\n\n")
    for bound in rules.bounds(found):
        print(f"  {bound.in_words()}")
    print()


def print_films(most: int) -> None:
    """Opening and seeking in episodes of up to `most` entries."""
    with tempfile.TemporaryDirectory() as folder:
        found = [films.measure(Path(folder), entries) for entries in (most // 10, most)]
    print(films.ABOUT)
    print(table(films.HEAD, films.rows(found)), end="\n\n")
    small, large = found
    why = f"ten times that of {small.entries:,} entries, and {MOST_TIMES} times that"
    for doing, found_ms, tenth_ms in (
        ("opening", large.opening_ms, small.opening_ms),
        ("verifying", large.verify_ms, small.verify_ms),
    ):
        most_ms = tenth_ms * 10 * MOST_TIMES
        bound = Bound(f"{doing} {large.entries:,} entries", found_ms, most_ms, why)
        print(f"  {bound.in_words()}")
    print()


def print_screens(taps: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        console, bare, size = measure(Path(folder), taps)
        disk = write_and_sync(Path(folder) / "disk", taps)
    screens = len(console.screens) // len(console.last)
    print(f"From the tap to {screens} screens: 13 seats, a host, {AUDIENCES} audience.")
    print("The console commits to the disk and sends each its own view; the bare Flask-SocketIO")
    print(
        f"server broadcasts one of them, {size:,} bytes, to as many. {taps} taps of each, in turn;"
    )
    print("milliseconds on the screens' side of the wire.\n")
    print(table(["", "console", "bare", "ratio", "more"], rows(console, bare, disk)), end="\n\n")
    for bound in bounds(console, bare):
        print(f"  {bound.in_words()}")
    print()


def print_soak(seconds: float) -> None:
    """What hours do to a console that runs on and on."""
    with tempfile.TemporaryDirectory() as folder:
        found = soak(Path(folder), seconds)
    evenings, speed = len(found.entries), round(1 / PACE)
    print(f"One console, {evenings} whole evenings in a row at {speed} times the speed of play:")
    print(f"{sum(found.entries):,} entries in {found.seconds:.0f} s.\n")
    print(f"  memory after evening {WARM_UP}: {found.memory[WARM_UP - 1] / 1024:.1f} MB")
    print(f"  memory after the last: {found.memory[-1] / 1024:.1f} MB")
    print(f"  {found.bound.in_words()}\n")


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


def rows(console: Times, bare: Times, disk: list[float]) -> list[list[str]]:
    figures: list[tuple[str, list[float], list[float]]] = [
        ("every screen", console.screens, bare.screens),
        ("last screen", console.last, bare.last),
        ("ack of the tap", console.acks, bare.acks),
        ("ack of a refused tap", console.refusals, []),
        ("this disk alone: 4 KB and fdatasync", disk, []),
    ]
    return [
        compared(f"{name}, {percent}", ours, theirs, share)
        for name, ours, theirs in figures
        for percent, share in (("p50", 0.5), ("p99", 0.99))
    ]


def bounds(console: Times, bare: Times) -> list[Bound]:
    ours, theirs = percentile(console.screens, 0.5), percentile(bare.screens, 0.5)
    most = max(theirs * MOST_TIMES, theirs + OR_MS)
    ack = max(percentile(console.acks, 0.99), percentile(console.refusals, 0.99))
    times = f"bare {theirs:.2f} ms: {MOST_TIMES} times it, or {OR_MS:g} ms more if that is more"
    return [
        Bound("Every screen, p50", ours, most, times),
        Bound("Every ack, p99", ack, DELAYED_ACK_MS, "none waits for a delayed ACK"),
    ]


if __name__ == "__main__":
    main()
