"""Films: what a viewer was sent, whole and nothing else, and seeking in them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from deathmatch.episode.chain import plain
from deathmatch.episode.delta import changed, difference
from deathmatch.episode.episode import Episode
from deathmatch.episode.film import ALL, CHUNK, ROOM, Film, points_of_view, rebuilt
from deathmatch.episode.floor import OpenDirector, Rewind, Say
from deathmatch.episode.journal import Journal
from deathmatch.episode.setup import Member, Setup
from deathmatch.errors import UserError
from deathmatch.game import (
    AddTime,
    Begin,
    Decision,
    Match,
    Pause,
    Resume,
    choices,
    edition_named,
    public_view,
)
from tests.episode.builders import SEED, WALL, a_setup, next_command

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3)
    ),
    max_leaves=12,
)


@pytest.fixture(scope="module")
def journal() -> Iterator[Journal]:
    journal = Journal("sqlite://")
    yield journal
    journal.close()


def directed(journal: Journal, seed: int, least: int = 0, most: int = 1000) -> Episode:
    """A match with everything that a host does to it in between, its end taken back if need be."""
    episode, random = Episode.create(journal, a_setup(), WALL, SEED), Random(seed)
    order = _orders(random)
    while episode.rev < most and not (episode.match.over and episode.rev >= least):
        if episode.match.over:
            _rewind(episode, random)
            continue
        if episode.match.turn and random.random() < 0.2:
            for command in next(order)(episode):
                episode.commit(command, None, "host", episode.at + 700, WALL)
        command, at = next_command(episode, random)
        episode.commit(command, None, "test", at, WALL + at)
    return episode


def _orders(random: Random) -> Iterator[Any]:
    turn = 0
    while True:
        turn += 1
        yield [
            lambda episode: [Pause("host"), Resume()],
            lambda episode: [AddTime(episode.match.asked[0], 5000, "slow screen")],
            lambda episode: [Say(f"m{episode.rev}", "room", "Hush."), OpenDirector()],
            lambda episode: _rewind(episode, random),
        ][turn % 4]


def _rewind(episode: Episode, random: Random) -> list[Any]:
    """Takes play back, by one entry or by many; it goes on at once."""
    to = random.choice([n for n in episode.counting if episode.before(n)])
    episode.commit(Rewind(to), None, "host", episode.at + 300, WALL)
    episode.commit(Resume(), None, "host", episode.at + 300, WALL)
    return []


@given(JSON, JSON)
def test_a_delta_leads_from_any_document_to_any_other(before: Any, after: Any) -> None:
    kept = json.dumps(before)
    found = changed(before, plain(difference(before, after)))
    assert json.dumps(found, sort_keys=True) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == kept


@settings(max_examples=4)
@given(st.integers(0, 10**6))
def test_every_frame_comes_out_of_its_chunk_as_it_was_sent(journal: Journal, seed: int) -> None:
    episode = directed(journal, seed, least=70)
    for view in (ROOM, ALL, "ada", "cy"):
        film = Film(episode, view)
        head = json.loads(msgspec.json.encode(film.head()))
        for index in range(film.chunks):
            chunk = json.loads(msgspec.json.encode(film.chunk(index)))
            for frame in range(chunk["first"], chunk["first"] + len(chunk["deltas"]) + 1):
                assert rebuilt(head, chunk, frame) == plain(film.sent(frame)), (view, frame)
    with pytest.raises(IndexError):
        film.chunk(film.chunks)


class Canaries:
    """An episode whose hidden nobles that `allowed` places do not hold are named canaries."""

    def __init__(self, episode: Episode, allowed: tuple[str, ...]) -> None:
        self._episode = episode
        self._allowed = allowed

    def __getattr__(self, name: str) -> Any:
        return getattr(self._episode, name)

    @property
    def match(self) -> Match:
        return self.match_after(self._episode.rev)

    def match_after(self, n: int) -> Match:
        match = self._episode.match_after(n)
        cards = {
            place: nobles if self._may(place) else tuple(f"canary {place}" for _ in nobles)
            for place, nobles in match.cards.items()
        }
        return replace(match, cards=cards)

    def _may(self, place: str) -> bool:
        return place in self._allowed or place.partition(":")[0] in ("lost", "shown")


VIEWS = [
    (ROOM, ()),
    ("ada", ("hand:ada",)),
    ("cy", ("holder:cy", "called:cy")),
]


@pytest.mark.parametrize(("view", "allowed"), VIEWS)
def test_no_hidden_noble_is_in_the_film_of_who_may_not_know_it(
    journal: Journal, view: str, allowed: tuple[str, ...]
) -> None:
    for seed in range(6):
        episode = directed(journal, seed, most=60)
        called = tuple(f"called:{seat}" for seat in episode.match.holders) if view == "ada" else ()
        # Up to the end: then all is turned up.
        if episode.match.over:
            continue
        film = Film(Canaries(episode, (*allowed, *called)), view)  # type: ignore[arg-type]
        told = msgspec.json.encode([film.head(), *map(film.chunk, range(film.chunks))])
        assert b"canary" not in told
    everything = Film(Canaries(episode, ()), ALL)  # type: ignore[arg-type]
    assert b"canary" in msgspec.json.encode(list(map(everything.chunk, range(everything.chunks))))


def test_marks_tell_what_the_log_tells(journal: Journal) -> None:
    episode = directed(journal, 3, least=150)
    head = Film(episode, ROOM).head()
    lines = head["log"]["lines"]
    told = [
        (head["entry"][frame], kind, lines[index]["code"]) for frame, kind, index in head["marks"]
    ]
    kinds = {kind for _, kind, _ in told}
    assert {"turn", "claim", "pause", "correction", "rewind", "end"} <= kinds
    for entry, kind, code in told:
        assert code in [line["code"] for line in episode.log_of(entry)], (entry, kind)
    assert [kind for _, kind, _ in told].count("rewind") == sum(
        entry.command["command"] == "Rewind" for entry in episode.entries
    )


def test_a_point_of_view_that_is_none_is_refused(journal: Journal) -> None:
    episode = Episode.create(journal, a_setup(), WALL, SEED)
    assert points_of_view(episode.setup)[:3] == [ROOM, "ada", "bo"]
    with pytest.raises(UserError, match="choose from room, ada"):
        Film(episode, "zed")


def test_an_episode_without_an_entry_is_one_frame(journal: Journal) -> None:
    film = Film(Episode.create(journal, a_setup(), WALL, SEED), ROOM)
    assert film.head()["at"] == [0] and film.chunk(0)["deltas"] == [] and film.chunks == 1


def test_the_size_of_a_film_is_linear(journal: Journal) -> None:
    """The whole log is in the director's view after each entry; it is in the film once."""
    episode = directed(journal, 1, least=150)
    assert episode.rev > 2 * CHUNK
    film = Film(episode, ALL)
    size = len(msgspec.json.encode([film.head(), *map(film.chunk, range(film.chunks))]))
    assert size < 700 * episode.rev + 6000 * film.chunks


@pytest.mark.parametrize("seed", range(3))
def test_an_answer_that_is_kept_from_others_makes_no_frame_for_them(
    journal: Journal, seed: int
) -> None:
    """At a table several are asked at once; who has answered, and when, is nobody else's."""
    names = ("ada", "bo", "cy", "di")
    cast = tuple(Member(name, name.title(), 5) for name in names)
    setup = Setup("table", "Around the Table", "en", cast, names, edition_named("classic"))
    episode, random = Episode.create(journal, setup, WALL, SEED), Random(seed)
    episode.commit(Begin(), None, "host", 0, WALL)
    kept = 0
    while not episode.match.over:
        match, seat = episode.match, random.choice(episode.match.asked)
        answer = random.choice(choices(match, seat))
        at = episode.at + random.randrange(1, 4000)
        entry = episode.commit(Decision(seat, match.question, answer), None, seat, at, WALL)
        if public_view(match, at) == public_view(episode.match, at):
            kept += 1
            assert entry.n not in Film(episode, ROOM).head()["entry"]
    room, everything = Film(episode, ROOM).head(), Film(episode, ALL).head()
    assert kept and len(room["at"]) == episode.rev + 1 - kept
    assert everything["entry"] == list(range(episode.rev + 1))
