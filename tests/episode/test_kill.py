"""SIGKILL at any moment: an acknowledged entry is never missing, and none is half there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROUNDS = 40

# One process forks a player for each round, kills it in the middle, and looks at what is left.
SCRIPT = """
import os, random, select, signal, sys, time
from random import Random
from tests.episode.builders import SEED, WALL, a_setup, next_command
from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import Journal

file, rounds = sys.argv[1], int(sys.argv[2])

def player(number, out):
    journal = Journal.at(file)
    stored = journal.episodes()
    episode = Episode.load(journal, stored[-1].id) if stored else None
    rng = Random(number)
    while True:
        if episode is None or episode.match.over:
            episode = Episode.create(journal, a_setup(), WALL)
        command, at = next_command(episode, rng)
        entry = episode.commit(command, f"{number}-{episode.rev}", "test", at, WALL)
        os.write(out, b"%d %d\\n" % (episode.id, entry.n))

acknowledged = total = 0
for number in range(rounds):
    ends = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ends[0])
        player(number, ends[1])
    os.close(ends[1])
    select.select([ends[0]], [], [], 10)
    time.sleep(random.uniform(0, 0.05))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(ends[0]) as told:
        lines = told.read().splitlines()
    journal = Journal.at(file)
    for stored in journal.episodes():
        episode = Episode.load(journal, stored.id)
        assert [entry.n for entry in episode.entries] == list(range(1, episode.rev + 1))
    last, n = map(int, lines[-1].split())
    acknowledged += len(lines)
    assert len(journal.entries(last)) >= n, (last, n)
    total = sum(len(journal.entries(each.id)) for each in journal.episodes())
    assert acknowledged <= total <= acknowledged + number + 1, (acknowledged, total)
    journal.close()
print(acknowledged, total)
"""


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="signals of POSIX")
def test_no_acknowledged_entry_is_lost(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path / "x.sqlite3"), str(ROUNDS)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.stderr == ""
    acknowledged, total = map(int, done.stdout.split())
    assert ROUNDS < acknowledged <= total
