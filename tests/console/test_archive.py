"""What is kept of earlier episodes, and what an evening costs after many."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from deathmatch.console.acks import Acks
from deathmatch.console.archive import Archive
from deathmatch.episode.journal import Journal
from deathmatch.episode.setup import Setup
from deathmatch.episode.show import load_show
from tests.episode.builders import play


def test_an_earlier_episode_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, show = Journal.at(tmp_path / "journal.sqlite3"), load_show("first-encounter")
    archive, acks = Archive(journal, show, lambda: 0), Acks()
    episode = archive.open(acks)
    play(episode, Random(1))
    for number in (2, 3):
        episode = archive.follow(episode, Setup.of(show))
        play(episode, Random(number))
    read: list[int] = []
    verified = journal.verified

    def reading(stored: int) -> Any:
        read.append(stored)
        return verified(stored)

    monkeypatch.setattr(journal, "verified", reading)
    again = archive.of(show)
    newest = again.open(acks)
    assert read == [newest.id], "what went on in this console is known"
    fresh = Archive(journal, show, lambda: 0)
    opened = fresh.open(acks)
    assert sorted(read) == sorted([*journal.own(show.slug), newest.id])
    told = fresh.summaries(opened)
    assert [each["number"] for each in told] == [1, 2, 3]
    assert told == again.summaries(newest) == archive.summaries(episode)
    read.clear()
    fresh.of(show).open(acks)
    assert read == [newest.id]
    journal.close()
