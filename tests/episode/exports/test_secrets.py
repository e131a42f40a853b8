"""What is hidden stays hidden in what is given away."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as struct_replace

from deathmatch.episode.chain import Entry
from deathmatch.episode.exports import KINDS
from deathmatch.episode.film import ALL
from deathmatch.episode.recording import Recording, fold_of
from tests.episode.exports.evening import PRIVATE, a_plan, an_evening_with, recorded
from tests.episode.exports.test_kinds import written


def hidden_swapped(recording: Recording, cut: int) -> Recording | None:
    """The same match up to ``cut``, with two nobles exchanged that nobody has seen but their own.

    None where there are no two such that still lie where they were dealt.
    """
    part = struct_replace(recording, entries=recording.entries[:cut], end=None)
    match = fold_of(part).match
    moved: dict[str, int] = {}
    for entry in part.entries:
        for event in entry.events:
            if event["event"] == "CardMoved":
                for place in (event["source"], event["to"]):
                    moved[place] = moved.get(place, 0) + 1
    hand = next((s for s in match.seats if moved.get(f"hand:{s}") == 2), None)
    if hand is None or match.over:
        return None
    mine = match.hand(hand)
    for holder in match.holding():
        theirs = match.held(holder)[0]
        if moved[f"holder:{holder}"] == 1 and theirs not in mine:
            change = {(f"hand:{hand}", mine[0]): theirs, (f"holder:{holder}", theirs): mine[0]}
            return struct_replace(part, entries=tuple(_changed(e, change) for e in part.entries))
    return None


def _changed(entry: Entry, change: dict[tuple[str, str], str]) -> Entry:
    events = [
        {**e, "noble": change.get((e["to"], e["noble"]), e["noble"])} if "noble" in e and "to" in e
        else e
        for e in entry.events
    ]  # fmt: skip
    return struct_replace(entry, events=events)


@pytest.mark.parametrize("seed", range(6))
def test_what_the_room_cannot_see_changes_no_byte(seed: int) -> None:
    """A match that still runs, given away to the room: exchange what is hidden, and it is equal."""
    recording, compared = recorded(seed), 0
    for cut in range(5, len(recording.entries), 9):
        other = hidden_swapped(recording, cut)
        if other is None:
            continue
        one = struct_replace(recording, entries=recording.entries[:cut], end=None)
        for name in set(KINDS) - {"jsonl"}:
            to_room = [KINDS[name].write(a_plan(each)) for each in (one, other)]
            assert to_room[0] == to_room[1]
            assert PRIVATE.encode() not in to_room[0]
        to_all = [KINDS["text"].write(a_plan(each, view=ALL)) for each in (one, other)]
        assert to_all[0] != to_all[1]
        compared += 1
    assert compared


def test_the_host_s_reasons_are_for_the_director() -> None:
    plan = an_evening_with("AddTime")
    assert "a lamp fell" not in written("csv", plan)
    assert "a lamp fell" in written("csv", replace(plan, view=ALL))
    assert PRIVATE in written("csv", replace(plan, view=ALL))
