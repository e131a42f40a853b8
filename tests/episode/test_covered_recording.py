"""The recording of a match that still goes on tells nothing that the room may not know."""

from __future__ import annotations

import json
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from deathmatch.episode.chain import line_hash
from deathmatch.episode.covered import covered_lines
from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import Journal

from .builders import WALL, a_setup, play
from .evenings import an_evening

NOBLES = ("ambassador", "assassin", "captain", "contessa", "duke")


def running(number: int, decisions: int) -> Episode:
    seed = Random(number).randbytes(32)
    episode = Episode.create(Journal("sqlite://"), a_setup(), WALL, seed)
    play(episode, Random(number), decisions)
    return episode


def test_it_holds_the_log_and_the_hashes() -> None:
    episode = an_evening(10)
    header, *lines = [json.loads(line) for line in covered_lines(episode)]
    assert header["header"] == json.loads(json.dumps(episode.header))
    assert header["hash"] == episode.entries[0].prev
    assert [line["hash"] for line in lines] == [entry.hash for entry in episode.entries]
    assert all(set(line) == {"n", "at", "wall", "log", "prev", "hash"} for line in lines)
    told = [line for each in lines for line in each["log"]]
    assert [line["code"] for line in told][:2] == ["begun", "chooser"]


@pytest.mark.parametrize("number", range(12))
def test_it_is_the_same_whatever_is_hidden(number: int) -> None:
    """Other nobles in place of the hidden ones, and only the hashes are others."""
    episode = running(number, 6 + number)
    text = "\n".join(covered_lines(episode))
    assert episode.seed.hex() not in text
    assert all(str(entry.salt) not in text for entry in episode.entries)
    hidden = {"at", "code", "hash", "header", "log", "n", "prev", "wall", "format"}
    for line in text.splitlines()[1:]:
        data = json.loads(line)
        assert set(data) <= hidden
        shown = {each["noble"] for each in data["log"] if "noble" in each}
        codes = {each["code"] for each in data["log"] if "noble" in each}
        assert not shown or codes <= PUBLIC, codes


PUBLIC = {
    "lost", "shown_out", "challenged", "proved", "caught", "blocked", "block_stands",
    "block_fell", "refused_to_show", "kept_shown",
}  # fmt: skip


def test_no_guess_at_the_deal_can_be_checked() -> None:
    """Whoever has the covered lines and knows all else of the deal's line tries every hand.

    With a line's salt the right hand is found by its hash; without it none fits, as all others.
    """
    episode = running(3, 6)
    dealt = next(e for e in episode.entries if any(x["event"] == "Dealt" for x in e.events))
    text = "\n".join(covered_lines(episode))
    assert dealt.hash in text
    moves = [event for event in dealt.events if event["event"] == "CardMoved"]
    guesses = []
    for hand in product(NOBLES, repeat=2):
        mine = iter(hand)
        events = [
            {**event, "noble": next(mine)} if event.get("to") == "hand:ada" else event
            for event in dealt.events
        ]
        guesses.append(replace(dealt, events=events))
    assert len(moves) == 15 and len(guesses) == 25
    with_salt = [line_hash(guess.line()) == dealt.hash for guess in guesses]
    assert with_salt.count(True) == 1
    for salt in (None, "0" * 32, *(str(entry.prev)[:32] for entry in episode.entries)):
        tried = [line_hash(replace(guess, salt=salt).line()) for guess in guesses]
        assert dealt.hash not in tried


def test_it_stops_before_the_question_that_is_open() -> None:
    episode = running(3, 8)
    assert episode.match.open
    before = list(covered_lines(episode))
    asked = len(before) - 1
    assert episode.match_after(asked).question == episode.match.question
    assert episode.match_after(asked - 1).question != episode.match.question
    from deathmatch.episode.floor import SetBlack

    episode.commit(SetBlack(True), None, "host", episode.at + 9, WALL)
    assert list(covered_lines(episode)) == before
    play(episode, Random(1), 1)
    assert len(list(covered_lines(episode))) > len(before)


def test_lines_without_salts_give_no_hashes() -> None:
    from deathmatch.episode.reading import read_recording
    from deathmatch.episode.recording import fold_of

    from .test_formats import OLD

    fold = fold_of(read_recording(OLD / "recording-1.jsonl"))
    _header, *lines = covered_lines(fold)
    assert len(lines) == 33 and all("hash" not in line and "prev" not in line for line in lines)
