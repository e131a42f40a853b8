"""How fast an episode opens for a replay and is proven, its memory, and how long a seek takes.

The point of view is that of all hands, whose every view holds the whole log: the largest film.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec
import playwright

from deathmatch.cli import SELDOM
from deathmatch.episode.episode import Episode
from deathmatch.episode.film import ALL, CHUNK, Film
from deathmatch.episode.floor import Rewind
from deathmatch.episode.journal import Journal
from deathmatch.episode.reading import read, read_recording
from deathmatch.episode.recording import fold_of, lines_of
from deathmatch.episode.verify import verify
from deathmatch.game import Resume
from tests.bench.figures import percentile
from tests.episode.builders import SEED, WALL, a_setup, next_command, sender

ROOT = Path(__file__).resolve().parents[2]
NODE = next(Path(playwright.__file__).parent.glob("driver/node*"))
SEEKS = 300


@dataclass(frozen=True)
class Opened:
    """Measured in a process of its own; memory is what it has more than before, in MB.

    Times are the processor's, so that what else runs here does not count; `browser_ms` are Node's.
    """

    entries: int
    opening_ms: float
    memory_mb: float
    verify_ms: float
    server_ms: list[float]
    browser_ms: list[float]


def measure(folder: Path, entries: int) -> Opened:
    """An episode of so many entries, from its file to a seek in a browser."""
    file = folder / f"{entries}.jsonl"
    _record(file, entries)
    told = json.loads(_output([sys.executable, "-m", "tests.bench.films", str(file), str(folder)]))
    script = ROOT / "tests" / "bench" / "seek.mjs"
    seeks = json.loads(_output([str(NODE), str(script), str(folder), str(SEEKS)]))
    return Opened(entries, browser_ms=seeks, **told)


def _output(command: list[str]) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def _record(file: Path, entries: int) -> None:
    """A recording of so many entries: matches whose end is taken back again and again."""
    random = Random(1)
    episode = Episode.create(Journal("sqlite://"), a_setup(), WALL, SEED)
    while episode.rev < entries:
        at = episode.at + 1000
        if episode.match.over:
            back = [n for n in episode.counting if episode.before(n)]
            episode.commit(Rewind(random.choice(back)), None, "host", at, WALL)
            episode.commit(Resume(), None, "host", at, WALL)
            continue
        command, at = next_command(episode, random)
        episode.commit(command, None, sender(command), at, WALL + at)
    file.write_text("".join(f"{line}\n" for line in lines_of(episode.recording())))


def _memory_mb() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _open(file: Path, folder: Path) -> None:
    """In the process that is measured: opens, seeks, and leaves the film for the browser's part."""
    before, begun = _memory_mb(), time.process_time()
    film = Film(fold_of(read_recording(file)), ALL)
    head = msgspec.json.encode(film.head())
    opening_ms = (time.process_time() - begun) * 1000
    memory_mb = _memory_mb() - before
    random, server_ms = Random(2), []
    for _ in range(SEEKS):
        begun = time.process_time()
        msgspec.json.encode(film.chunk(random.randrange(film.chunks)))
        server_ms.append((time.process_time() - begun) * 1000)
    (folder / "head.json").write_bytes(head)
    for number in range(film.chunks):
        (folder / f"{number}.json").write_bytes(msgspec.json.encode(film.chunk(number)))
    begun = time.process_time()
    assert verify(read(file), SEED).wrong is None, "what was played is not proven"
    verify_ms = (time.process_time() - begun) * 1000
    told = {"opening_ms": opening_ms, "memory_mb": memory_mb, "verify_ms": verify_ms}
    print(json.dumps({**told, "server_ms": server_ms}))


def rows(found: list[Opened]) -> list[list[str]]:
    """The table's lines."""
    return [
        [
            f"{one.entries:,} entries",
            f"{one.opening_ms:,.0f}",
            f"{one.memory_mb:.0f}",
            f"{one.verify_ms:,.0f}",
            *(f"{percentile(ms, 0.99):.1f}" for ms in (one.server_ms, one.browser_ms)),
        ]
        for one in found
    ]


HEAD = ["", "opens ms", "memory MB", "verifies ms", "chunk p99 ms", "browser p99 ms"]
ABOUT = (
    f"A replay of all hands; a seek is a chunk of {CHUNK} frames made by the server, then read\n"
    "by the player's own script (in Node). Milliseconds of the processor on the server's side\n"
)

if __name__ == "__main__":
    gc.set_threshold(*SELDOM)
    _open(Path(sys.argv[1]), Path(sys.argv[2]))
