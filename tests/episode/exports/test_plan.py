"""Which entries an export tells of, when they were, and what of hidden nobles it may hold."""

from random import Random

import pytest
from msgspec.structs import replace

from deathmatch.episode.chain import Entry
from deathmatch.episode.exports.plan import known_nobles, moments, positions
from deathmatch.episode.film import ALL, ROOM
from deathmatch.episode.recording import fold_of
from deathmatch.game import AtSeat, Audience, Director
from tests.episode.exports.evening import AWAY_MS, a_plan, recorded


def entries(*stamps: tuple[int, int]) -> list[Entry]:
    """Entries of which only the two clocks count: ms on the episode's, ms on the wall's."""
    return [
        Entry(
            n=n, at=at, wall=wall, kind="directive", by="host", command_id=None, command={},
            events=[], draws=0, prev="",
        )
        for n, (at, wall) in enumerate(stamps, 1)
    ]  # fmt: skip


WALL = 1_800_000_000_000


@pytest.mark.parametrize(
    ("stamps", "wall", "episode"),
    [
        ([], [], []),
        ([(5000, WALL)], [0], [0]),
        ([(5000, WALL), (9000, WALL + 4000)], [0, 4000], [0, 4000]),
        # The console was away for ten minutes.
        ([(0, WALL), (900, WALL + 900), (901, WALL + 600_901)], [0, 900, 600_901], [0, 900, 901]),
        # A slow disk: the wall clock is read when the entry is written.
        ([(0, WALL + 2), (900, WALL + 1100), (2000, WALL + 2001)], [0, 900, 2000], [0, 900, 2000]),
        # The clock on the wall was set back by an hour: no camera went back.
        ([(0, WALL), (900, WALL - 3_599_100), (2000, WALL - 3_598_000)], [0, 900, 2000], None),
        # Set back, and away afterwards.
        ([(0, WALL), (900, WALL - 9100), (901, WALL + 10_901)], [0, 900, 20_901], None),
        # First away, then seconds at a time: nothing adds up.
        ([(n * 10, WALL + n * 10 + n % 3) for n in range(60)], [n * 10 for n in range(60)], None),
    ],
)
def test_moments_on_the_wall_and_on_the_episode_s_clock(
    stamps: list[tuple[int, int]], wall: list[int], episode: list[int] | None
) -> None:
    given = entries(*stamps)
    assert positions(given, "wall") == wall
    assert episode is None or positions(given, "episode") == episode


def test_the_wall_counts_on_while_the_console_is_away() -> None:
    plan = a_plan(recorded(1))
    told = list(moments(plan))
    away = [m.ms - (m.entry.at - plan.fold.entries[0].at) for m in told]
    assert away == sorted(away) and set(away) > {0, AWAY_MS}
    assert all(m.entry.wall - plan.fold.entries[0].wall == m.ms for m in told)


def test_the_room_never_knows_a_hidden_noble_before_the_end() -> None:
    fold = fold_of(recorded(2))
    assert fold.result is not None and fold.result.winner
    for n in range(fold.rev):
        match = fold.match_after(n)
        if not match.over:
            assert known_nobles(match, Audience()) == {}
    assert known_nobles(fold.match, Audience())


def test_each_seat_knows_its_own_nobles_and_the_director_all() -> None:
    fold = fold_of(recorded(2, 20))
    match = next(m for n in range(fold.rev + 1) if (m := fold.match_after(n)).turn == 2)
    for seat in match.seats:
        assert known_nobles(match, AtSeat(seat)) == {seat: match.hand(seat)}
    for seat in match.holding():
        assert known_nobles(match, AtSeat(seat)) == {seat: match.held(seat)}
    everything = known_nobles(match, Director())
    assert sum(len(nobles) for nobles in everything.values()) == 15 - sum(
        len(match.lost(seat)) for seat in match.seats
    ) - len(match.cards.get("shown", ()))


def test_an_answer_that_nobody_was_told_of_is_told_to_its_own_seat_alone() -> None:
    """One of several who are asked at once has answered: that shows in no line of the log."""
    recording = recorded(3, 30)
    fold = fold_of(recording)
    n = next(e.n for e in fold.entries if e.command.get("answer", {}).get("do") == "allow")
    before = recording.entries[: n - 1]
    quiet = replace(
        recording.entries[n - 1],
        events=[e for e in recording.entries[n - 1].events if e["event"] == "Allowed"],
    )
    plan = a_plan(replace(recording, entries=(*before, quiet)))
    seat = quiet.command["seat"]
    other = next(s for s in plan.fold.match.seats if s != seat)
    told = {
        view: [m.entry.n for m in moments(a_plan(plan.recording, view=view))]
        for view in (ROOM, other, seat, ALL)
    }
    assert n not in told[ROOM] and n not in told[other]
    assert n in told[seat] and n in told[ALL]


def test_words_to_a_seat_are_the_director_s_alone() -> None:
    recording = recorded(1)
    (said,) = (e.n for e in recording.entries if e.command["command"] == "Say")
    for view, told in ((ROOM, False), ("ada", False), (ALL, True)):
        assert (said in [m.entry.n for m in moments(a_plan(recording, view=view))]) is told


def test_random_clocks_never_go_back() -> None:
    rng = Random(5)
    for _ in range(200):
        at, wall, stamps = 0, WALL, []
        for _ in range(30):
            at += rng.randrange(5000)
            wall += rng.choice([rng.randrange(5000), rng.randrange(-(10**7), 10**7)])
            stamps.append((at, wall))
        found = positions(entries(*stamps), "wall")
        assert found == sorted(found) and found[0] == 0
