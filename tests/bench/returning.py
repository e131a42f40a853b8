"""After an end, asked for or not: how long until every screen of a crowd shows something again."""

from __future__ import annotations

import signal
import time
from dataclasses import dataclass
from pathlib import Path

from tests.bench.figures import Bound, percentile
from tests.bench.load import Crowd
from tests.console.serverproc import ServerProcess, until

AWAY_S = 3.0
"""So long nobody answers: by then a page waits up to two seconds between two tries."""
MOST_S = 5.0
ABOUT = """\
A crowd whose server has ended comes back by itself, with the pages' own patience between tries.
"""
ENDS = (signal.SIGTERM, signal.SIGKILL)


@dataclass
class Returned:
    """Seconds from the start of the server: until it answered, and until half and all were back."""

    how: str
    screens: int
    answers_s: float
    half_s: float
    all_s: float

    @property
    def bound(self) -> Bound:
        why = f"from the start; the server answers after {self.answers_s:.1f} s"
        name = f"After {self.how} {self.screens:,} screens are back"
        return Bound(name, self.all_s, MOST_S, why, "s")

    def row(self) -> list[str]:
        """As a line of a table."""
        figures = (self.answers_s, self.half_s, self.all_s)
        return [self.how, f"{self.screens:,}", *(f"{figure:.1f}" for figure in figures)]


HEAD = ["seconds from the start", "screens", "it answers", "half are back", "all are"]


def measure(folder: Path, screens: int, away_s: float = AWAY_S) -> list[Returned]:
    """A crowd on a server that is ended and started again, in each of the two ways."""
    with ServerProcess(folder / "data") as server:
        crowd = Crowd(server.port)
        crowd.call(screens)
        until(crowd.all_in, 60, "all are in")
        found = [ended(server, crowd, number, away_s) for number in ENDS]
        crowd.close()
        server.terminate()
    return found


def ended(server: ServerProcess, crowd: Crowd, number: signal.Signals, away_s: float) -> Returned:
    """Ends the server by that signal and starts it again."""
    server.terminate(number)
    until(lambda: not crowd.inside(), 20, "all are out")
    time.sleep(away_s)
    crowd.ask(forget=True)
    begun = time.monotonic()
    server.start()
    answers = time.monotonic() - begun
    until(crowd.all_in, 60, "all are back")
    back = [at - begun for at in crowd.ask()["back"]]
    return Returned(
        number.name, crowd.called, answers, percentile(back, 0.5), percentile(back, 1.0)
    )
