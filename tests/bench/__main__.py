"""`make bench`: how fast the rules are, how long a tap takes to reach every screen, beside nobody
and beside a crowd, and what hours do to a console.
"""

from __future__ import annotations

import argparse
import os
import platform
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.bench import films, load, returning, rules, soak, timing
from tests.bench.figures import Bound, compared, percentile, table
from tests.bench.looks import TIMES, looks
from tests.bench.screens import AUDIENCES, Times, measure

MOST_TIMES = 1.5
OR_MS = 2.0
DELAYED_ACK_MS = 40.0


PARTS = ("rules", "films", "screens", "looks", "load", "return", "timing", "soak")


def main() -> None:
    """Measures and prints."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    reader.add_argument("--only", choices=PARTS, action="append", help="this part; may come twice")
    reader.add_argument("--taps", type=int, default=400, help="taps on either server")
    reader.add_argument("--seconds", type=float, default=5.0, help="seconds for the rules")
    reader.add_argument("--loads", type=int, default=TIMES, help="loads of a screen, 0 for none")
    reader.add_argument("--entries", type=int, default=10_000, help="of the longest episode")
    reader.add_argument("--crowd", type=int, default=2000, help="screens of the largest crowd")
    reader.add_argument("--rounds", type=int, default=100, help="of three taps, beside each crowd")
    reader.add_argument("--pairs", type=int, default=2000, help="of deals, for the timing")
    reader.add_argument(
        "--soak", type=float, default=60.0, help="seconds of evenings in a row, 0 for none"
    )
    chosen = reader.parse_args()
    print(f"\n{platform.python_implementation()} {platform.python_version()}, ", end="")
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
    acts: dict[str, Callable[[], None]] = {
        "rules": lambda: print_rules(chosen.seconds),
        "films": lambda: print_films(chosen.entries),
        "screens": lambda: print_screens(chosen.taps),
        "looks": lambda: print_looks(chosen.loads),
        "load": lambda: print_load(chosen.crowd, chosen.rounds),
        "return": lambda: print_return(chosen.crowd // 2),
        "timing": lambda: print_timing(chosen.pairs),
        "soak": lambda: print_soak(chosen.soak),
    }
    for part in chosen.only or PARTS:
        acts[part]()


def print_looks(times: int) -> None:
    """What the screens ask of a browser; nothing for no times."""
    for line in looks(times) if times else ():
        print(line)


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


def print_load(largest: int, rounds: int) -> None:
    """A match beside a crowd, and beside screens that are stuck."""
    sizes = [largest * size // load.SIZES[-1] for size in load.SIZES]
    with tempfile.TemporaryDirectory() as folder:
        console, bare = load.measure(Path(folder), sizes, rounds)
    with tempfile.TemporaryDirectory() as folder:
        without, beside = load.measure_stuck(Path(folder), rounds)
    print(load.ABOUT.format(rounds=rounds, cores=os.cpu_count()))
    lines = [load.row("console", each) for each in console]
    lines += [load.row("bare", each) for each in bare]
    print(table(load.HEAD, lines), end="\n\n")
    stuck = load.stuck_bound(without, beside)
    for bound in (*load.bounds(console), stuck):
        print(f"  {bound.in_words()}")
    shares = [percentile(each.screens, 0.5) for each in (without, beside)]
    print(f"  Their p50: {shares[0]:.2f} ms without, {shares[1]:.2f} ms beside.\n")


def print_return(screens: int) -> None:
    """After the server has ended."""
    with tempfile.TemporaryDirectory() as folder:
        found = returning.measure(Path(folder), screens)
    print(returning.ABOUT)
    print(table(returning.HEAD, [each.row() for each in found]), end="\n\n")
    for each in found:
        print(f"  {each.bound.in_words()}")
    print()


def print_timing(pairs: int) -> None:
    """What a finalist could want to read off a clock."""
    found = timing.measure(pairs)
    print(timing.ABOUT.format(pairs=pairs))
    print(table(timing.HEAD, [each.row() for each in found]), end="\n\n")


def print_soak(seconds: float) -> None:
    """What hours do to a console that runs on and on."""
    if not seconds:
        return
    with tempfile.TemporaryDirectory() as folder:
        found = soak.soak(Path(folder), seconds)
    evenings, speed = len(found.entries), round(1 / soak.PACE)
    print(f"One console, {evenings} whole evenings in a row at {speed} times the speed of play:")
    print(f"{sum(found.entries):,} entries in {found.seconds:.0f} s.\n")
    print(table(soak.HEAD, found.rows()), end="\n\n")
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
