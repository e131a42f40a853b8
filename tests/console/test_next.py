"""The next episode: a pair put right before its match, and what it takes from the show file."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

from deathmatch.console.app import Options
from deathmatch.console.start import said
from deathmatch.resources import resource_dir
from tests.console.room import BASE, Clock, Room
from tests.console.test_director import next_order


def changed_show(folder: Path, **changed: str) -> Path:
    """The bundled show with some lines put otherwise."""
    text = (resource_dir("shows") / "first-encounter" / "show.toml").read_text(encoding="utf-8")
    for name, value in changed.items():
        text, count = re.subn(rf"(?m)^{name} = .*$", f"{name} = {value}", text)
        assert count == 1, name
    show = folder / "first-encounter"
    shutil.copytree(resource_dir("shows") / "first-encounter", show, dirs_exist_ok=True)
    (show / "show.toml").write_text(text, encoding="utf-8")
    return show


def test_a_wrong_pair_is_put_right_before_the_match(rooms: Callable[[], Room]) -> None:
    room = rooms()
    host = room.host()
    assert room.go(host, "begin")["ok"] and host.direct("end")["ok"]
    order = next_order(room)
    assert host.direct("next", **order)["ok"]
    host.direct("black", on=True)
    assert host.direct("next", **{**order, "finalists": ["nomi", "breq"]})["ok"]
    episode = room.director.episode
    assert (episode.number, episode.match.seats) == (2, ("nomi", "breq"))
    assert episode.floor.black
    told = host.last("desk")["episodes"]
    assert [(each["number"], each["state"]) for each in told] == [(1, "stopped"), (2, "ready")]
    again = rooms()
    assert again.director.episode.match.seats == ("nomi", "breq")
    assert len(again.journal.episodes()) == 2


def test_a_changed_show_file_is_taken_up_before_the_first_match(
    tmp_path: Path, clock: Clock
) -> None:
    file = tmp_path / "data.sqlite3"
    seconds, pairs = [30, 45], []
    for figure in seconds:
        show = changed_show(tmp_path, decision_seconds=str(figure))
        room = Room(file, clock, show=show)
        episode = room.director.episode
        pairs.append((episode.number, episode.setup.edition.timing.decision_ms // 1000))
        room.close()
    assert pairs == [(1, 30), (1, 45)]


def test_a_begun_episode_keeps_its_figures_and_the_next_one_takes_the_new(
    tmp_path: Path, clock: Clock
) -> None:
    file = tmp_path / "data.sqlite3"
    room = Room(file, clock, show=changed_show(tmp_path, decision_seconds="30"))
    assert room.go(room.host(), "begin")["ok"]
    room.close()
    room = Room(file, clock, show=changed_show(tmp_path, decision_seconds="45", title='"New"'))
    words = said(room.console, room.show, Options("threading", [BASE]), tmp_path)
    line = next(line for line in words.splitlines() if "has changed" in line)
    assert "(clock figures or switches, title): episode 1 keeps its own" in line
    host = room.host()
    clock_ms = [room.director.episode.setup.edition.timing.decision_ms]
    assert host.direct("end")["ok"] and host.direct("next", **next_order(room))["ok"]
    clock_ms.append(room.director.episode.setup.edition.timing.decision_ms)
    room.close()
    # Who plays in an episode that has not begun stays as chosen when the file changes again.
    room = Room(file, clock, show=changed_show(tmp_path, decision_seconds="60"))
    episode = room.director.episode
    clock_ms.append(episode.setup.edition.timing.decision_ms)
    assert clock_ms == [30_000, 45_000, 60_000]
    assert (episode.number, episode.match.seats) == (2, ("ripley", "breq"))
    assert "has changed" not in said(room.console, room.show, Options("", [BASE]), tmp_path)
    room.close()


def test_hosts_are_told_when_the_match_began(room: Room, clock: Clock) -> None:
    host = room.host()
    assert host.last("view")["floor"]["began_at"] is None
    clock.s += 600
    assert room.go(host, "begin")["ok"]
    began_at = host.last("view")["floor"]["began_at"]
    assert began_at >= 600_000
    clock.s += 10
    host.direct("black", on=True)
    assert host.last("view")["floor"]["began_at"] == began_at
