"""The score of an evening: what counts, who is first, and how it goes from match to match."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path

from deathmatch.console.archive import Archive
from deathmatch.episode.episode import Episode
from deathmatch.episode.exports import KINDS
from deathmatch.episode.exports.choosing import planned
from deathmatch.episode.journal import Journal
from deathmatch.episode.recording import fold_of
from deathmatch.episode.score import EVENING_MS, Points, score_after, score_rows
from deathmatch.episode.setup import Setup
from deathmatch.episode.show import load_show
from deathmatch.game import Begin, Declare, End
from deathmatch.resources import resource_dir

from .builders import SEED, WALL, a_table


def played(setup: Setup, winner: str | None, wall: int = WALL) -> Episode:
    """A match that the host gives to somebody, or stops."""
    episode = Episode.create(Journal("sqlite://"), setup, wall, SEED)
    episode.commit(Begin(), None, "host", 0, wall)
    order = Declare(winner, "retirement") if winner else End()
    episode.commit(order, None, "host", 1, wall)
    return episode


def following(before: Episode, wall: int = WALL) -> Setup:
    return before.setup.following(
        before.next_cast(), before.setup.finalists, "p1", before.score_at(wall)
    )


def test_matches_won_come_before_influences_kept_and_equals_share_a_place() -> None:
    score = (Points("a", 3, 1, 1), Points("b", 3, 1, 2), Points("c", 3, 0, 0), Points("d", 3, 1, 1))
    assert [(row["id"], row["place"]) for row in score_rows(score)] == [
        ("b", 1), ("a", 2), ("d", 2), ("c", 4),
    ]  # fmt: skip


def test_the_winner_has_won_and_kept_and_everybody_has_played() -> None:
    setup = a_table("classic", 3)
    first = played(setup, "p2")
    kept = first.match.influence("p2")
    assert first.score == (Points("p1", 1), Points("p2", 1, 1, kept), Points("p3", 1))
    second = played(following(first), "p1")
    assert [points.played for points in second.score] == [2, 2, 2]
    assert [points.won for points in second.score] == [1, 1, 0]
    # The recording tells it as well, without the matches before.
    assert fold_of(second.recording()).score == second.score


def test_a_match_that_was_stopped_or_goes_on_does_not_count() -> None:
    setup = a_table("classic", 2)
    assert played(setup, None).score == (Points("p1"), Points("p2"))
    assert score_after((Points("p1", 2, 1, 1),), setup.new_match())[0] == Points("p1", 2, 1, 1)
    assert following(played(setup, None)).score == ()


def test_who_has_left_the_show_is_in_its_score_no_longer() -> None:
    first = played(a_table("classic", 3), "p1")
    setup = first.setup.following(first.setup.cast[:2], ("p1", "p2"), "p1", first.score)
    assert [points.id for points in setup.score] == ["p1", "p2"]


def test_a_new_evening_begins_after_a_long_break() -> None:
    first = played(a_table("classic", 2), "p1")
    assert following(first, WALL + EVENING_MS).score == first.score
    assert following(first, WALL + EVENING_MS + 1).score == ()


def test_an_episode_made_last_night_and_not_begun_starts_anew() -> None:
    show = load_show("city-state")
    journal, now = Journal("sqlite://"), [WALL]
    archive = Archive(journal, show, lambda: now[0])
    first = Episode.create(journal, Setup.of(show), WALL, SEED)
    first.commit(Begin(), None, "host", 0, WALL)
    first.commit(Declare("livia", "retirement"), None, "host", 1, WALL)
    told = first.setup.following(first.setup.cast, first.setup.finalists, "livia", first.score)
    second = archive.follow(first, told)
    assert archive.open({}).id == second.id
    now[0] += EVENING_MS + 1
    anew = archive.open({})
    assert (anew.number, anew.setup) == (2, replace(told, score=()))


def test_the_score_is_given_away_as_a_table() -> None:
    recording = played(a_table("classic", 2), "p2").recording()
    locales: Path = resource_dir("static") / "locales"
    plan = planned(KINDS["score"], recording, fold_of(recording), locales, closed=True)
    rows = list(csv.DictReader(io.StringIO(KINDS["score"].write(plan).decode(), newline="")))
    assert [(row["place"], row["id"], row["name"], row["won"]) for row in rows] == [
        ("1", "p2", "P2", "1"), ("2", "p1", "P1", "0"),
    ]  # fmt: skip
