"""A run for a stated time: `make fuzz`, or `make fuzz ARGS="--seconds 600 --only show"`.

It keeps every input that reaches a line of the program that none before has reached, and changes
those further. What comes out and is no refusal is printed with the input, and ends the run.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any

from tests.fuzz.mutate import changed
from tests.fuzz.readers import Reader, readers

PROGRAM = "/deathmatch/"
SHARE = 0.5


class Lines:
    """The lines of the program that were reached so far."""

    def __init__(self) -> None:
        self.reached: set[tuple[str, int]] = set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        before = sys.gettrace()
        sys.settrace(self._call)
        try:
            yield
        finally:
            sys.settrace(before)

    def _call(self, frame: FrameType, event: str, arg: Any) -> Any:
        return self._line if PROGRAM in frame.f_code.co_filename else None

    def _line(self, frame: FrameType, event: str, arg: Any) -> Any:
        self.reached.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line


def run(name: str, reader: Reader, seconds: float, random: Random) -> int:
    """Fuzzes one reader; gives how many inputs were tried. Exits at what is no refusal."""
    lines, corpus, tried = Lines(), list(reader.seeds), 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seeds = tried < len(reader.seeds)
        # Of what was found, the newest are the likeliest to lead further.
        chosen = corpus[tried] if seeds else random.choice(corpus[-50:] + list(reader.seeds))
        data = chosen if seeds else changed(chosen, random)
        before = len(lines.reached)
        tried += 1
        try:
            with lines.watching():
                reader.take(data)
        except reader.refusals:
            pass
        except BaseException:
            traceback.print_exc()
            raise SystemExit(f"{name}: no refusal came out of {data!r}") from None
        if len(lines.reached) > before and not seeds:
            corpus.append(data)
    found = len(corpus) - len(reader.seeds)
    print(f"{name:<12}{tried:>9} inputs  {found:>6} kept  {len(lines.reached):>6} lines reached")
    return tried


def main() -> None:
    parser = argparse.ArgumentParser(prog="make fuzz")
    parser.add_argument("--seconds", type=float, default=120, help="for all readers together")
    parser.add_argument("--only", help="the name of one reader")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    chosen = parser.parse_args()
    all_of_them = {n: r for n, r in readers().items() if chosen.only in (None, n)}
    if not all_of_them:
        parser.error(f"there is no reader {chosen.only}: {', '.join(readers())}")
    print(f"seed {chosen.seed}, {chosen.seconds:g} seconds")
    each = chosen.seconds / len(all_of_them)
    tried = sum(run(n, r, each, Random(chosen.seed)) for n, r in all_of_them.items())
    print(f"{tried} inputs, and nothing but refusals came out.")


if __name__ == "__main__":
    main()
