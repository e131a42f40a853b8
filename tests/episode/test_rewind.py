"""Taking play back: to every earlier entry of random matches, and what was seen meanwhile."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from deathmatch.episode.episode import Episode
from deathmatch.episode.floor import Rewind
from deathmatch.episode.journal import Journal, Stored
from deathmatch.episode.rewind import Seen
from deathmatch.episode.setup import Setup
from deathmatch.episode.show import load_show
from deathmatch.game import (
    Begin,
    Decision,
    Extend,
    Match,
    Pause,
    Refused,
    Resume,
    choices,
    due,
    remaining,
)
from deathmatch.game.answers import Act, Allow, Call, Challenge, Lose, Reveal, Side, Starter

from .builders import a_table


class MemoryJournal:
    """What an episode needs of a journal, without a disk."""

    def create(self, show: str, created: int, seed: bytes, header: Any, *_: Any) -> Stored:
        header = {**header, "number": 1}
        return Stored(
            id=1, show=show, number=1, created=created, seed=seed, header=header, hash="0" * 64
        )

    def append(self, episode: int, entry: Any) -> None:
        pass

    def entries(self, episode: int, after: int = 0) -> list[Any]:
        return []


def episode_of(seed: int) -> Episode:
    """An episode whose draws follow from a number."""
    journal: Any = MemoryJournal()
    setup = Setup.of(load_show("first-encounter"))
    return Episode.create(journal, setup, 0, seed.to_bytes(32, "big"))


def give(episode: Episode, command: Any, after: int = 1000) -> None:
    episode.commit(command, None, "host", episode.at + after, 0)


def some_command(episode: Episode, rng: random.Random) -> Any:
    match = episode.match
    if match.paused:
        return Resume()
    if expiry := due(match, episode.at + 1000):
        return expiry
    seat = match.asked[0]
    fate = rng.random()
    if fate < 0.05 and match.player(seat).extensions and not match.untimed:
        return Extend(seat, match.question)
    if fate < 0.1:
        return Pause()
    return Decision(seat, match.question, rng.choice(choices(match, seat)))


def playable(match: Match) -> None:
    nobles = Counter(noble for place in match.cards.values() for noble in place)
    assert nobles == dict.fromkeys(match.edition.kinds, 3)
    assert match.paused == "rewind" and not match.over
    assert match.asked and all(choices(match, seat) for seat in match.asked)


def table_of(seed: int) -> Episode:
    """An episode of a table edition, with all its optional parts."""
    journal: Any = MemoryJournal()
    timing = {"on": seed % 2 == 0, "extensions": 2}
    setup = a_table("usagyuuun", 2 + seed % 4, inquisitor=True, allegiance=True, timing=timing)
    return Episode.create(journal, setup, 0, seed.to_bytes(32, "big"))


MADE = [*((episode_of, seed) for seed in range(25)), *((table_of, seed) for seed in range(12))]


@pytest.mark.parametrize(("made", "seed"), MADE)
def test_from_every_state_to_every_earlier_entry(made: Any, seed: int) -> None:
    """A match that was taken back is playable, its question is a new one, and it can end."""
    rng = random.Random(seed)
    episode = made(seed)
    give(episode, Begin())
    draws = 0
    for _ in range(60):
        if episode.match.over or rng.random() < 0.25:
            line = [n for n in range(1, episode.rev + 1) if episode.before(n)]
            target = rng.choice(line) if line else None
            if target is not None and episode.rewound_to() != target:
                then = episode.before(target)
                assert then is not None
                question = episode.match.question
                treat = rng.choice(["keep", "draw_anew"])
                give(episode, Rewind(target, treat))
                playable(episode.match)
                assert episode.match.question == question + 1
                assert episode.match.turn == then[0].turn
                if treat == "keep":
                    assert episode.match.cards == then[0].cards
                with pytest.raises(Refused, match="already"):
                    give(episode, Rewind(target))
                give(episode, Resume())
                continue
        give(episode, some_command(episode, rng))
        assert episode.draws >= draws
        draws = episode.draws


def test_rewinding_to_each_entry_of_a_finished_match() -> None:
    for seed in range(3):
        rng = random.Random(seed)
        episode = episode_of(100 + seed)
        give(episode, Begin())
        while not episode.match.over:
            give(episode, some_command(episode, rng))
        for target in range(episode.rev, 1, -1):
            assert episode.before(target) is not None
            give(episode, Rewind(target))
            playable(episode.match)


def played(seed: int = 1) -> Episode:
    """Nomi starts; one turn each of income; Nomi is asked again."""
    episode = episode_of(seed)
    give(episode, Begin())
    give(episode, Decision("nomi", 1, Starter("nomi")))
    give(episode, Decision("nomi", 2, Act("income")), after=30_000)
    give(episode, Decision("marvin", 3, Act("income")))
    return episode


def test_clocks_stand_as_they_stood() -> None:
    episode = played()
    give(episode, Rewind(3), after=50_000)
    assert episode.match.turn_of == "nomi"
    assert remaining(episode.match, "nomi", episode.at) == 120_000
    give(episode, Resume(), after=70_000)
    assert remaining(episode.match, "nomi", episode.at + 20_000) == 100_000


def test_an_answer_to_the_question_that_was_taken_back_is_refused() -> None:
    episode = played()
    give(episode, Rewind(3))
    give(episode, Resume())
    with pytest.raises(Refused, match="closed"):
        give(episode, Decision("nomi", 2, Act("income")))
    give(episode, Decision("nomi", episode.match.question, Act("tax")))


def test_what_was_taken_back_cannot_be_gone_back_to() -> None:
    episode = played()
    give(episode, Rewind(3))
    assert episode.before(4) is None
    with pytest.raises(Refused, match="no_entry"):
        give(episode, Rewind(4))
    for target in (0, 1, 99):
        with pytest.raises(Refused, match="no_entry"):
            give(episode, Rewind(target))


def test_leaving_it_only_writes_it_down() -> None:
    episode = played()
    match = episode.match
    give(episode, Rewind(3, "leave", "she had seen it"))
    assert episode.match is match
    assert episode.entries[-1].command["reason"] == "she had seen it"


def test_the_screens_are_told() -> None:
    episode = played()
    give(episode, Rewind(3))
    assert episode.match.log[-1]["code"] == "rewound"
    assert episode.match.paused == "rewind"


def exchange() -> Episode:
    """Nomi has looked at the nobles of Ripley and Breq."""
    episode = episode_of(7)
    give(episode, Begin())
    give(episode, Decision("nomi", 1, Starter("nomi")))
    give(episode, Decision("nomi", 2, Act("exchange")))
    give(episode, Decision("marvin", 3, Allow()))
    give(episode, Decision("nomi", 4, Call(("ripley", "breq"))))
    return episode


def test_who_has_seen_what_is_told_without_the_noble() -> None:
    episode = exchange()
    seen = episode.seen_since(3)
    assert {(each.who, each.where) for each in seen} == {
        ("nomi", "holder:ripley"),
        ("nomi", "holder:breq"),
    }
    assert episode.seen_since(episode.rev + 1) == ()


def test_a_lost_noble_was_seen_by_everybody() -> None:
    for seed in range(40):
        episode = episode_of(seed)
        give(episode, Begin())
        give(episode, Decision("nomi", 1, Starter("nomi")))
        give(episode, Decision("nomi", 2, Act("tax")))
        give(episode, Decision("marvin", 3, Challenge()))
        loser = episode.match.asked[0]
        noble = episode.match.hand(loser)[0]
        give(episode, Decision(loser, episode.match.question, Lose(noble)))
        where = {(each.who, each.where, each.noble) for each in episode.seen_since(3)}
        assert ("everybody", f"hand:{loser}", noble) in where


def test_drawing_anew_moves_what_was_seen_and_nothing_else() -> None:
    changed = 0
    for treat in ("keep", "draw_anew"):
        episode = exchange()
        before = episode.before(3)
        assert before is not None
        cards = before[0].cards
        give(episode, Rewind(3, treat))  # type: ignore[arg-type]
        after = episode.match.cards
        different = [place for place in cards if cards[place] != after.get(place, ())]
        if treat == "keep":
            assert different == []
        changed += len(different)
        assert all(p.startswith(("hand:", "holder:")) for p in different)
    assert changed


def test_a_rewind_survives_a_restart(tmp_path: Path) -> None:
    journal = Journal.at(tmp_path / "deathmatch.sqlite3")
    setup = Setup.of(load_show("first-encounter"))
    episode = Episode.create(journal, setup, 0, bytes(32))
    rng = random.Random(5)
    give(episode, Begin())
    for _ in range(12):
        give(episode, some_command(episode, rng))
    give(episode, Rewind(5, "draw_anew"))
    give(episode, Resume())
    give(episode, some_command(episode, rng))
    again = Episode.load(journal, episode.id)
    assert (again.match, again.floor, again.draws) == (episode.match, episode.floor, episode.draws)
    assert again.before(5) == episode.before(5) and again.rewound_to() is None
    journal.close()


def test_seen_is_ordered_for_the_host() -> None:
    assert sorted([Seen("b", "hand:a", "duke"), Seen("a", "hand:b", "duke")])[0].who == "a"


def test_who_has_examined_or_drawn_has_seen_it() -> None:
    episode = table_of(2)
    give(episode, Begin())
    give(episode, Decision(episode.match.asked[0], 1, Side("red")))
    first, target = episode.match.asked[0], episode.match.others(episode.match.asked[0])[0]
    before = episode.rev + 1
    give(episode, Decision(first, 2, Act("examine", target)))
    for seat in episode.match.asked:
        give(episode, Decision(seat, 3, Allow()))
    then = episode.match
    noble = then.hand(target)[0]
    give(episode, Decision(target, then.question, Reveal(noble)))
    assert episode.seen_since(before) == (Seen(first, f"hand:{target}", noble),)
    give(episode, Rewind(before, "draw_anew"))
    playable(episode.match)
    assert len(episode.match.hand(target)) == 2 and len(episode.match.court) == len(then.court)
    moved = [place for place in then.cards if then.cards[place] != episode.match.cards[place]]
    assert not moved or (f"hand:{target}" in moved and len(moved) == 2)
