"""The sealed deal: what finalists add to the seed by tapping, salts, and the seed that is shown."""

import hashlib
import hmac
from dataclasses import replace
from random import Random

import msgspec
import pytest

from deathmatch.episode.episode import Episode
from deathmatch.episode.floor import Rewind, SealOpened, SetPanic, TakeCue, TakeScene, Tap
from deathmatch.episode.journal import Journal
from deathmatch.episode.rundown import DEFAULT
from deathmatch.episode.setup import Setup
from deathmatch.episode.stream import draw_key, salt
from deathmatch.game import Begin, Decision, End, Pause, Proceed, Refused, Resume, choices

from .builders import SEED, WALL, a_setup, play

CUES = {cue.id: index for index, cue in enumerate(DEFAULT)}


def an_episode(setup: Setup | None = None) -> Episode:
    return Episode.create(Journal("sqlite://"), setup or a_setup(), WALL, SEED)


def give(episode: Episode, command: object) -> None:
    episode.commit(command, None, "host", episode.at + 1000, WALL)  # type: ignore[arg-type]


def before_the_deal(setup: Setup | None = None) -> Episode:
    """The starter is named, and the match waits for the deal."""
    episode = an_episode(setup)
    give(episode, Begin(cued=True))
    match = episode.match
    give(episode, Decision(match.asked[0], match.question, choices(match, match.asked[0])[0]))
    return episode


def tap(seat: str, number: int = 0) -> Tap:
    return Tap(seat, bytes([number] * 16).hex(), 1000 + number)


def refused(episode: Episode, command: object) -> str:
    with pytest.raises(Refused) as it:
        give(episode, command)
    return it.value.code


class TestTaps:
    def test_each_finalist_taps_three_times_before_the_deal(self) -> None:
        episode = before_the_deal()
        for number in range(3):
            give(episode, tap("ada", number))
        assert refused(episode, tap("ada", 9)) == "already"
        give(episode, tap("bo"))
        assert (episode.floor.taps_of("ada"), episode.floor.taps_of("bo")) == (3, 1)
        assert refused(episode, tap("cy")) == "unknown_seat"
        assert episode.entries[-1].kind == "directive"
        give(episode, Proceed("deal"))
        assert refused(episode, tap("bo")) == "closed"

    def test_nobody_taps_before_the_match_waits_for_it(self) -> None:
        episode = an_episode()
        assert refused(episode, tap("ada")) == "closed"
        give(episode, Begin(cued=True))
        assert episode.match.open and refused(episode, tap("ada")) == "closed"

    def test_real_cards_take_no_taps(self) -> None:
        episode = before_the_deal(replace(a_setup(), dice="by hand"))
        assert refused(episode, tap("ada")) == "closed"

    def test_other_taps_deal_another_deal(self) -> None:
        def dealt(*taps: Tap) -> object:
            episode = before_the_deal()
            for each in taps:
                give(episode, each)
            give(episode, Proceed("deal"))
            return episode.match.cards

        one, two = tap("ada", 1), tap("bo", 2)
        assert dealt(one, two) == dealt(one, two)
        deals = [dealt(), dealt(one), dealt(two), dealt(one, two), dealt(two, one)]
        assert all(deals.count(each) == 1 for each in deals)

    @pytest.mark.parametrize(
        ("random", "ms"),
        [("00" * 15, 0), ("0G" * 16, 0), ("00" * 17, 0), ("AB" * 16, 0), ("00" * 16, -1)],
    )
    def test_a_tap_has_sixteen_bytes_and_a_moment(self, random: str, ms: int) -> None:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"command": "Tap", "seat": "ada", "random": random, "ms": ms}, Tap)


class TestKeys:
    def test_the_key_of_the_draws_is_known_to_the_byte(self) -> None:
        taps = [("000102030405060708090a0b0c0d0e0f", 1), ("ff" * 16, 258)]
        message = (
            b"deathmatch-recording/2 draws\x00"
            + bytes(range(16))
            + b"\0\0\0\0\0\0\0\x01"
            + b"\xff" * 16
            + b"\0\0\0\0\0\0\x01\x02"
        )
        expected = hmac.new(SEED, message, hashlib.sha256).digest()
        assert draw_key(SEED, taps) == expected
        bare = hmac.new(SEED, b"deathmatch-recording/2 draws\x00", hashlib.sha256).digest()
        assert draw_key(SEED, []) == bare

    def test_the_salt_is_known_to_the_byte(self) -> None:
        message = b"deathmatch-recording/2 salt\x00" + b"\0\0\0\0\0\0\x01\x02"
        expected = hmac.new(SEED, message, hashlib.sha256).hexdigest()[:32]
        assert salt(SEED, 258) == expected

    def test_every_entry_has_its_own_salt(self) -> None:
        episode = an_episode()
        play(episode, Random(1), 20)
        salts = [entry.salt for entry in episode.entries]
        assert salts == [salt(SEED, n) for n in range(1, episode.rev + 1)]
        assert len(set(salts)) == len(salts)
        assert f'"salt":"{salts[3]}"' in episode.entries[3].line()


class TestOpening:
    def test_the_proof_publishes_the_seed_once_and_only_after_the_match(self) -> None:
        episode = an_episode()
        assert refused(episode, TakeScene("proof")) == "match_runs"
        play(episode, Random(3))
        assert episode.floor.seed is None
        give(episode, TakeScene("proof"))
        assert episode.floor.seed == SEED.hex()
        give(episode, TakeScene("proof"))
        opened = [e for entry in episode.entries for e in entry.events if "seed" in e]
        assert opened == [msgspec.to_builtins(SealOpened(SEED.hex()))]

    def test_the_cue_does_so_too(self) -> None:
        episode = an_episode()
        play(episode, Random(3))
        give(episode, TakeCue(CUES["proof"], -1))
        assert (episode.floor.scene, episode.floor.seed) == ("proof", SEED.hex())

    def test_what_anybody_could_know_is_not_played_on(self) -> None:
        episode = an_episode()
        play(episode, Random(3))
        last = episode.counting[-2]
        give(episode, Rewind(last))
        give(episode, Resume())
        give(episode, End())
        give(episode, TakeScene("proof"))
        assert refused(episode, Rewind(episode.counting[-1])) == "seal_open"

    def test_with_real_cards_there_is_none(self) -> None:
        episode = an_episode(replace(a_setup(), dice="by hand"))
        give(episode, Begin(cued=True))
        give(episode, End())
        give(episode, TakeScene("proof"))
        assert episode.floor.seed is None and episode.floor.scene == "proof"

    def test_until_then_no_line_holds_it(self) -> None:
        episode = an_episode()
        play(episode, Random(3))
        for command in (SetPanic(True), SetPanic(False)):
            give(episode, command)
        assert all(SEED.hex() not in entry.line() for entry in episode.entries)
        assert refused(episode, Pause()) == "over"
