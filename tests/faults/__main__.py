"""Plays evenings of all editions on a real server and breaks what can break: `make faults`.

Players, spectators, two hosts, director, audience and both overlays are scripts on real sockets,
through a proxy.
After each fault: every acknowledged decision is in the journal, once; every entry is whole, and
the chain and the rules hold; clocks are within 50 ms of what the journal says; every screen shows
what a fresh one shows; and no page with all hands has ever heard of an entry before it was old
enough. At the end every recording is exported and verified.
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.faults.checks import check, late_hands, verified
from tests.faults.hall import Hall, duel_of, table_of
from tests.faults.kinds import KINDS, Disk, Faults, Faulty
from tests.faults.proxy import KINDS as NOISE

PLAY_S = 1.0
EDITIONS = ("death_match", "classic", "usagyuuun")


@dataclass
class Outcome:
    """What one evening has survived."""

    survived: dict[str, int] = field(default_factory=dict)
    slowest_s: dict[str, float] = field(default_factory=dict)
    noise: dict[str, int] = field(default_factory=dict)
    accepted: int = 0
    recordings: int = 0
    late: int = 0


def show_of(edition: str, folder: Path) -> str:
    """A show with two finalists and eleven spectators, a table of six, or one of ten."""
    if edition == "classic":
        return str(table_of(folder / "city-state", "city-state", 6))
    if edition == "usagyuuun":
        return str(table_of(folder / "usagyuuun", "usagyuuun", 10))
    return str(duel_of(folder / "first-encounter"))


def evening(
    edition: str, folder: Path, kinds: Sequence[str], rounds: int, play_s: float = PLAY_S
) -> Outcome:
    """One evening with each fault so many times. AssertionError if anything does not hold."""
    outcome = Outcome()
    disk = Disk(folder / "disk")
    try:
        with Faulty(folder, disk, show_of(edition, folder)) as server:
            hall = Hall(server)
            faults = Faults(hall, server, play_s)
            for kind in [each for each in kinds if each != "full_disk" or disk.mounted] * rounds:
                faults.play()
                begun = time.monotonic()
                getattr(faults, kind)()
                outcome.accepted = check(hall, server)
                outcome.late = late_hands(server)
                took_s = time.monotonic() - begun
                print(f"{edition} {kind} {took_s:.1f} s", flush=True, file=sys.stderr)
                outcome.survived[kind] = outcome.survived.get(kind, 0) + 1
                outcome.slowest_s[kind] = max(outcome.slowest_s.get(kind, 0.0), took_s)
            hall.end()
            outcome.recordings = verified(server, folder)
            outcome.noise = server.proxy.counts
            server.proxy.close()
    finally:
        disk.close()
    return outcome


def tell(outcomes: dict[str, Outcome]) -> None:
    """Prints how many faults of each kind each edition has survived."""
    print(f"{'survived':<12}" + "".join(f"{each:>13}" for each in outcomes) + f"{'slowest s':>11}")
    for kind in KINDS:
        survived = [one.survived.get(kind, 0) for one in outcomes.values()]
        slowest_s = max(one.slowest_s.get(kind, 0.0) for one in outcomes.values())
        if any(survived):
            print(f"{kind:<12}" + "".join(f"{n:>13}" for n in survived) + f"{slowest_s:>11.1f}")
    late, twice, swapped = (sum(one.noise[kind] for one in outcomes.values()) for kind in NOISE)
    print(f"messages: {late} late, {twice} twice, {swapped} out of order")
    total = sum(sum(one.survived.values()) for one in outcomes.values())
    accepted = sum(one.accepted for one in outcomes.values())
    recordings = sum(one.recordings for one in outcomes.values())
    print(
        f"{total} faults, {accepted} acknowledged decisions, none lost, none twice; "
        f"{recordings} recordings, all verified."
    )
    late = sum(one.late for one in outcomes.values())
    print(f"{late} times hands were shown, never before the delay.")
    if not any("full_disk" in one.survived for one in outcomes.values()):
        print("No disk was filled.")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make faults")
    parser.add_argument("--rounds", type=int, default=2, help="so often each fault")
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("--edition", choices=EDITIONS)
    chosen: Any = parser.parse_args()
    logging.disable()  # The client library tells of every line that breaks.
    kinds = [kind for kind in KINDS if chosen.only in (None, kind)]
    outcomes: dict[str, Outcome] = {}
    for edition in EDITIONS:
        if chosen.edition in (None, edition):
            with tempfile.TemporaryDirectory() as name:
                outcomes[edition] = evening(edition, Path(name), kinds, chosen.rounds)
    tell(outcomes)


if __name__ == "__main__":
    sys.exit(main())
