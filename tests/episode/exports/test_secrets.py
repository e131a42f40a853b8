"""What is hidden stays hidden in what is given away."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from msgspec.structs import replace as struct_replace

from deathmatch.episode.chain import Entry
from deathmatch.episode.exports import KINDS
from deathmatch.episode.exports.choosing import planned
from deathmatch.episode.film import ALL
from deathmatch.episode.recording import Recording, fold_of
from deathmatch.resources import resource_dir
from tests.episode.exports.evening import PRIVATE, a_plan, an_evening_with, recorded
from tests.episode.exports.test_kinds import written

LOCALES = resource_dir("static") / "locales"


def hidden_swapped(recording: Recording, cut: int) -> Recording | None:
    """The same match up to ``cut``, with two nobles exchanged that only their own have seen.

    None where there are no two such that still lie where they were dealt.
    """
    part = struct_replace(recording, entries=recording.entries[:cut], end=None)
    match = fold_of(part).match
    moves = [e for entry in part.entries for e in entry.events if e["event"] == "CardMoved"]
    moved = Counter(place for event in moves for place in (event["source"], event["to"]))
    still = {
        place: nobles
        for place, nobles in match.cards.items()
        if place.startswith(("hand:", "holder:")) and moved[place] == len(set(nobles))
    }
    for (one, mine), (two, theirs) in combinations(still.items(), 2):
        if not match.over and mine and not set(mine) & set(theirs):
            change = {(one, mine[0]): theirs[0], (two, theirs[0]): mine[0]}
            return struct_replace(part, entries=tuple(_changed(e, change) for e in part.entries))
    return None


def _changed(entry: Entry, change: dict[tuple[str, str], str]) -> Entry:
    events = [
        {**e, "noble": change.get((e["to"], e["noble"]), e["noble"])} if "noble" in e and "to" in e
        else e
        for e in entry.events
    ]  # fmt: skip
    return struct_replace(entry, events=events)


@pytest.mark.parametrize(("seed", "show"), [(1, "knives"), (4, "knives"), (2, "carrots")])
def test_what_the_room_cannot_see_changes_no_byte(seed: int, show: str) -> None:
    """A match that still runs, given away to the room: exchange what is hidden, and it is equal."""
    recording, compared = recorded(seed, show=show), 0
    for cut in range(5, len(recording.entries), 9):
        other = hidden_swapped(recording, cut)
        if other is None:
            continue
        one = struct_replace(recording, entries=recording.entries[:cut], end=None)
        for name in set(KINDS) - {"jsonl"}:
            to_room = [KINDS[name].write(a_plan(each)) for each in (one, other)]
            assert to_room[0] == to_room[1], name
            assert PRIVATE.encode() not in to_room[0]
        to_all = [KINDS["text"].write(a_plan(each, view=ALL)) for each in (one, other)]
        assert to_all[0] != to_all[1]
        compared += 1
    assert compared


def test_how_many_have_answered_an_open_question_shows_nowhere() -> None:
    """What is given away of an episode that goes on ends where the open question was asked."""
    recording = recorded(2, show="carrots")
    fold, compared = fold_of(recording), 0
    for n in range(2, fold.rev):
        before, after = fold.match_after(n - 1), fold.match_after(n)
        if not before.open or after.question != before.question:
            continue
        plans = []
        for last in (n, n - 1):
            part = struct_replace(recording, entries=recording.entries[:last], end=None)
            plans.append(planned(KINDS["csv"], part, fold_of(part), LOCALES, closed=False))
        assert plans[0].recording == plans[1].recording
        assert plans[0].fold.entries == plans[1].fold.entries
        assert plans[0].fold.entries[-1].n < n
        compared += 1
    assert compared > 10


def test_the_host_s_reasons_are_for_the_director() -> None:
    plan = an_evening_with("AddTime")
    assert "a lamp fell" not in written("csv", plan)
    assert "a lamp fell" in written("csv", replace(plan, view=ALL))
    assert PRIVATE in written("csv", replace(plan, view=ALL))
