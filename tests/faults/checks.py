"""What must hold after a fault, whatever it was."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from deathmatch.commands.common import found
from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import Journal
from deathmatch.episode.verify import verify
from deathmatch.game import clocks
from tests.console.clients import Client
from tests.console.serverproc import ROOT, ServerProcess, until
from tests.console.test_kill import check_acks, newest
from tests.faults.hall import DELAY_S, Hall, Screen
from tests.faults.kinds import Faulty

WITHIN_MS = 50
STOPPED = ("ready", "over")


def check(hall: Hall, server: ServerProcess) -> int:
    """Has the match stand still and looks at everything; gives how many decisions are there."""
    until(lambda: stands_still(hall), 30, "the match stands still")
    for screen in hall.screens:
        as_a_fresh_one(hall, screen)
    accepted = check_acks(hall.players.values(), server.data_dir)
    episode = newest(server.data_dir)
    report = verify(*found(name_of(episode), server.data_dir))
    assert report.wrong is None, report.wrong
    clocks_as_the_journal_says(hall.host.newest["view"], episode)
    assert "Traceback" not in server.output, server.output[-3000:]
    return accepted


def late_hands(server: Faulty) -> int:
    """Holds what the overlay with all hands has heard against when the entries were made; gives how
    often it was shown hands. What was made as the server was killed may not be noted.
    """
    lines = [line.split() for line in server.made.read_text().splitlines()]
    made = {(int(line[0]), int(line[1])): float(line[2]) for line in lines if len(line) == 3}
    known = [heard for heard in server.heard if (heard.episode, heard.rev) in made]
    for heard in known:
        age_s = heard.at_s - made[heard.episode, heard.rev]
        assert age_s >= DELAY_S, f"{heard} is only {age_s:.2f} s old"
    return sum(heard.hands > 0 for heard in known)


def stands_still(hall: Hall) -> bool:
    table = hall.host.newest["view"]["table"]
    if table["paused"] or table["phase"] in STOPPED or table["held"]:
        return True
    hall.host.direct("pause")
    return False


def as_a_fresh_one(hall: Hall, screen: Screen) -> None:
    """Opens the page once more: both show the same. A seat's second tab is then its page."""
    old = screen.client
    if screen.seat is not None:
        hall.second_tab(screen)
        fresh = screen.client
    else:
        fresh = screen.again(hall.server)
    try:
        until(lambda: same(fresh, old), 20)
    except AssertionError:
        raise AssertionError(f"{screen}: {fresh.newest['view']}\n{old.newest['view']}") from None
    if screen.seat is None:
        fresh.close()


def same(one: Client, other: Client) -> bool:
    return all(
        lasting(one.newest[name]) == lasting(other.newest[name]) for name in ("view", "show")
    )


def lasting(message: dict[str, Any]) -> dict[str, Any]:
    """A message without what time it is: that goes on while the match stands still."""
    floor = message.get("floor")
    if floor is None:
        return message
    stays = {name: floor[name] for name in floor if name != "at" and not name.endswith("_ms")}
    return {**message, "floor": stays}


def clocks_as_the_journal_says(view: dict[str, Any], episode: Episode) -> None:
    shown = {each["seat"]: each["left_ms"] for each in view["table"]["clocks"]}
    for each in clocks(episode.match, episode.at):
        off = abs(shown[each["seat"]] - each["left_ms"])
        assert off <= WITHIN_MS, f"a clock is {off} ms off"


def name_of(episode: Episode) -> str:
    return f"{episode.setup.show}/{episode.number}"


def verified(server: ServerProcess, folder: Path) -> int:
    """Exports each episode that is over as a recording and verifies it; gives how many."""
    journal = Journal.at(server.data_dir / "deathmatch.sqlite3")
    try:
        stored = [Episode.load(journal, each.id) for each in journal.episodes()]
    finally:
        journal.close()
    over = [name_of(episode) for episode in stored if episode.match.over]
    for number, name in enumerate(over):
        file = folder / f"recording-{number}.jsonl"
        data = ["--data-dir", str(server.data_dir)]
        said = _run("export", name, "--as", "jsonl", "--out", str(file), *data)
        said += _run("verify", str(file))
        assert "All of it is right." in said, said
    return len(over)


def _run(*arguments: str) -> str:
    command = [sys.executable, "-m", "deathmatch", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout
