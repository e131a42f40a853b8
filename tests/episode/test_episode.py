"""Episodes: decided, then written down, then true; and the same again when loaded."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deathmatch.episode.episode import Episode
from deathmatch.episode.floor import SetBlack
from deathmatch.episode.journal import Journal, JournalFault
from deathmatch.episode.setup import Member, Setup
from deathmatch.episode.show import load_show
from deathmatch.episode.stream import seal
from deathmatch.game import (
    Begin,
    Decision,
    End,
    Extend,
    Pause,
    Refused,
    StandIn,
    TimeUp,
    choices,
    next_due,
)

from .builders import SEED, WALL, a_setup, next_command, play, write_show
from .test_journal import change


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    opened = Journal.at(tmp_path / "x.sqlite3")
    yield opened
    opened.close()


@pytest.fixture
def episode(journal: Journal) -> Episode:
    return Episode.create(journal, a_setup(), WALL, SEED)


def answer(episode: Episode) -> Decision:
    match = episode.match
    seat = match.asked[0]
    return Decision(seat, match.question, choices(match, seat)[0])


def test_a_new_episode_waits(episode: Episode) -> None:
    assert (episode.rev, episode.at, episode.draws, episode.number) == (0, 0, 0, 1)
    assert episode.state == "ready" and episode.result is None
    assert episode.seal == seal(SEED)


def test_the_header_tells_the_values_of_the_show(journal: Journal, tmp_path: Path) -> None:
    show = load_show(write_show(tmp_path / "knives"))
    episode = Episode.create(journal, Setup.of(show), WALL)
    header = journal.episode(episode.id).header
    assert header["format"] == "deathmatch-recording/2"
    assert (header["show"], header["number"], header["created"]) == ("knives", 1, WALL)
    assert header["cast"][1] == {"id": "bo", "name": "Bo", "garnets": 5}
    assert header["finalists"] == ["ada", "bo"]
    assert header["edition"] == msgspec.json.decode(msgspec.json.encode(show.edition()))
    assert header["seal"] == episode.seal and len(episode.seal) == 64
    assert "seed" not in header


def test_the_stored_edition_rules_not_todays_default(journal: Journal) -> None:
    changed = a_setup(forced_coup_at=12, may_refuse=True)
    episode = Episode.create(journal, changed, WALL, SEED)
    loaded = Episode.load(journal, episode.id)
    assert loaded.setup == changed and loaded.match.edition.forced_coup_at == 12


def test_each_command_becomes_one_entry(episode: Episode) -> None:
    first = episode.commit(Begin(), "a", "host", 5, WALL + 5)
    second = episode.commit(answer(episode), "b", "bo", 105, WALL + 105)
    assert (first.n, first.at, first.wall, first.kind, first.by) == (1, 5, WALL + 5, "directive",
                                                                     "host")  # fmt: skip
    assert (second.n, second.kind, second.prev) == (2, "decision", first.hash)
    assert second.draws > first.draws
    assert (episode.rev, episode.at, episode.state) == (2, 105, "running")


def test_the_kinds_of_entries(episode: Episode) -> None:
    episode.commit(Begin(), "a", "host", 0, WALL)
    seat, question = episode.match.asked[0], episode.match.question
    assert episode.commit(Extend(seat, question), "b", seat, 1, WALL).kind == "decision"
    expiry = next_due(episode.match)
    assert expiry is not None
    expired = episode.commit(TimeUp(seat, question), None, "clock", expiry, WALL)
    assert expired.kind == "expiry" and expired.command_id is None
    assert episode.commit(Pause(), "c", "host", expiry, WALL).kind == "directive"


def test_the_same_id_again_is_the_first_entry_again(episode: Episode, journal: Journal) -> None:
    episode.commit(Begin(), "a", "host", 0, WALL)
    command = answer(episode)
    first = episode.commit(command, "b", "bo", 1000, WALL)
    match = episode.match
    assert episode.commit(command, "b", "bo", 2000, WALL) is first
    assert episode.commit(End(), "b", "host", 3000, WALL) is first
    assert episode.match is match and episode.rev == 2 == len(journal.entries(episode.id))
    loaded = Episode.load(journal, episode.id)
    assert loaded.commit(command, "b", "bo", 4000, WALL) == first
    assert journal.answer_for(episode.id, "b") == 2


def test_a_refusal_writes_nothing(episode: Episode, journal: Journal) -> None:
    episode.commit(Begin(), "a", "host", 0, WALL)
    before = episode.match
    with pytest.raises(Refused) as raised:
        episode.commit(Begin(), "b", "host", 1, WALL)
    assert raised.value.code == "already"
    assert episode.match is before and len(journal.entries(episode.id)) == 1
    episode.commit(answer(episode), "b", "bo", 2, WALL)
    assert episode.rev == 2


def test_nothing_is_true_before_it_is_written(
    episode: Episode, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    episode.commit(Begin(), "a", "host", 0, WALL)
    match, draws, command = episode.match, episode.draws, answer(episode)

    def fail(*_: object) -> None:
        assert episode.match is match and episode.rev == 1
        raise JournalFault("storage_full", "no room")

    with monkeypatch.context() as patch:
        patch.setattr(journal, "append", fail)
        with pytest.raises(JournalFault):
            episode.commit(command, "b", "bo", 10, WALL)
    assert episode.match is match and episode.draws == draws
    again = episode.commit(command, "b", "bo", 20, WALL)
    assert again.n == 2 and Episode.load(journal, episode.id).match == episode.match


def test_time_does_not_go_back_in_the_journal(episode: Episode) -> None:
    episode.commit(Begin(), "a", "host", 500, WALL)
    assert episode.commit(Pause(), "b", "host", 400, WALL).at == 500


def test_who_loses_the_race_reads_on_and_decides_again(journal: Journal, episode: Episode) -> None:
    other = Episode.load(journal, episode.id)
    episode.commit(StandIn("ada", True), "a", "host", 100, WALL)
    second = other.commit(StandIn("bo", True), "b", "host", 50, WALL)
    assert (second.n, second.at, second.prev) == (2, 100, episode.entries[0].hash)
    assert other.match.player("ada").stand_in
    assert episode.commit(Begin(), "b", "host", 200, WALL) == second
    assert episode.match == other.match and episode.entries == other.entries


def test_one_that_is_behind_refuses_nothing_that_is_right_by_now(
    journal: Journal, episode: Episode
) -> None:
    other = Episode.load(journal, episode.id)
    rng = Random(7)
    for turn in range(500):
        episode.catch_up()
        if episode.match.over:
            break
        command, at = next_command(episode, rng)
        (other if turn % 3 == 0 else episode).commit(command, f"{turn}", "test", at, WALL)
    other.catch_up()
    assert other.state == "over" and other.match == episode.match
    assert Episode.load(journal, episode.id).entries == other.entries


def test_what_another_process_wrote_is_not_taken_in_unseen(
    journal: Journal, episode: Episode, tmp_path: Path
) -> None:
    other = Episode.load(journal, episode.id)
    play(episode, Random(1), 4)
    change(tmp_path / "x.sqlite3", "UPDATE entries SET wall = 1 WHERE n = 3")
    with pytest.raises(JournalFault, match="entry 3: it does not follow") as raised:
        other.catch_up()
    assert raised.value.code == "damaged" and other.rev == 2


def test_a_race_that_is_never_won_is_told(
    episode: Episode, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(*_: object) -> None:
        raise JournalFault("conflict", "again")

    monkeypatch.setattr(journal, "append", lose)
    with pytest.raises(JournalFault, match="other writers were first"):
        episode.commit(Begin(), "a", "host", 0, WALL)


def test_after_the_match_there_is_only_reading(episode: Episode, journal: Journal) -> None:
    play(episode, Random(3))
    assert episode.state == "over" and episode.result is not None
    for command in (Begin(), End(), Pause()):
        with pytest.raises(Refused) as raised:
            episode.commit(command, "late", "host", episode.at, WALL)
        assert raised.value.code == "over"
    loaded = Episode.load(journal, episode.id)
    assert loaded.result == episode.result and loaded.state == "over"
    assert loaded.commit(Begin(), "id-0", "host", 0, WALL) == episode.entries[0]


def test_the_next_cast_is_without_the_loser(episode: Episode) -> None:
    assert episode.next_cast() == episode.setup.cast
    play(episode, Random(3))
    result = episode.result
    assert result is not None and result.winner is not None
    cast = {member.id: member.garnets for member in episode.next_cast()}
    assert result.loser not in cast and len(cast) == 6
    assert cast[result.winner] == result.garnets[result.winner]
    assert cast["gus"] == 11


def test_garnets_that_go_to_the_winner_are_carried_over(journal: Journal) -> None:
    episode = Episode.create(journal, a_setup(loser_garnets="to_winner"), WALL, SEED)
    play(episode, Random(3))
    assert episode.result is not None
    cast = {member.id: member.garnets for member in episode.next_cast()}
    assert cast[str(episode.result.winner)] == 5 + 6


def test_a_match_that_was_stopped_puts_nobody_out(episode: Episode) -> None:
    episode.commit(Begin(), "a", "host", 0, WALL)
    episode.commit(End(), "b", "host", 1, WALL)
    assert episode.state == "stopped" and episode.next_cast() == episode.setup.cast


def test_the_next_episode_of_a_show(journal: Journal, episode: Episode) -> None:
    play(episode, Random(3))
    cast = episode.next_cast()
    following = episode.setup.following(cast, ("gus", cast[0].id))
    second = Episode.create(journal, following, WALL + 1)
    assert second.number == 2 and second.seal != episode.seal
    assert second.match.seats == ("gus", cast[0].id)
    assert second.match.player("gus").garnets == 11
    assert len(second.setup.spectators) == 4
    for pair in (("gus", "gus"), ("gus", "nobody"), ("gus", str(episode.result.loser))):  # type: ignore[union-attr]
        with pytest.raises(ValueError):
            episode.setup.following(cast, pair)


def test_an_episode_that_has_not_begun_gives_its_number_to_another(
    journal: Journal, episode: Episode
) -> None:
    episode.commit(SetBlack(True), "a", "host", 5, WALL)
    other = Episode.create(journal, a_setup(may_refuse=True), WALL, instead_of=episode)
    assert other.number == 1 and other.id != episode.id and other.rev == 0
    stored = journal.episodes()
    assert [each.id for each in stored] == [other.id]
    assert Episode.load(journal, other.id).setup == other.setup
    other.commit(Begin(), "b", "host", 10, WALL)
    with pytest.raises(ValueError, match="begun"):
        Episode.create(journal, a_setup(), WALL, instead_of=other)
    assert len(journal.episodes()) == 1


def test_the_length_of_a_match_is_from_its_beginning_to_its_end(episode: Episode) -> None:
    assert (episode.began_at, episode.length_ms) == (None, 0)
    episode.commit(SetBlack(True), "a", "host", 600_000, WALL)
    assert episode.length_ms == 0
    episode.commit(Begin(), "b", "host", 700_000, WALL)
    episode.commit(SetBlack(False), "c", "host", 705_000, WALL)
    assert (episode.began_at, episode.length_ms) == (700_000, 5_000)
    episode.commit(End(), "d", "host", 790_000, WALL)
    episode.commit(SetBlack(True), "e", "host", 900_000, WALL)
    assert episode.length_ms == 90_000


def test_members_are_taken_from_the_show(tmp_path: Path) -> None:
    setup = Setup.of(load_show(write_show(tmp_path / "knives")))
    assert setup.cast[0] == Member("ada", "Ada", 3) and setup.spectators == ("cy",)


def test_entries_that_a_newer_program_wrote_are_refused(
    journal: Journal, episode: Episode, tmp_path: Path
) -> None:
    play(episode, Random(1), 3)
    newer = msgspec.structs.replace(episode.entries[2], events=[{"event": "Teleported"}]).sealed()
    change(
        tmp_path / "x.sqlite3",
        "UPDATE entries SET events = ?, hash = ? WHERE n = 3",
        '[{"event":"Teleported"}]',
        newer.hash,
    )
    with pytest.raises(JournalFault, match="entry 3") as raised:
        Episode.load(journal, episode.id)
    assert raised.value.code == "newer_data"


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.binary(min_size=32, max_size=32))
def test_any_match_is_the_same_again(number: int, seed: bytes) -> None:
    """Loaded, or decided anew from its commands and seed: byte for byte."""
    journal = Journal("sqlite://")
    try:
        episode = Episode.create(journal, a_setup(may_refuse=bool(number % 2)), WALL, seed)
        play(episode, Random(number))
        loaded = Episode.load(journal, episode.id)
        assert loaded.match == episode.match and loaded.draws == episode.draws
        stored = journal.episode(episode.id)
        twin = Episode(Journal("sqlite://"), stored)
        twin._journal.create(stored.show, stored.created, seed, stored.header)
        play(twin, Random(number))
        assert [entry.line() for entry in twin.entries] == [e.line() for e in episode.entries]
        twin._journal.close()
    finally:
        journal.close()
