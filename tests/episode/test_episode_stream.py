"""Draws: repeatable, fair, and never going back."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deathmatch.episode.stream import KeyedStream, index_of, new_seed, seal

SEEDS = st.binary(min_size=32, max_size=32)
COUNTERS = st.integers(0, 2**40)


def by_hand(seed: bytes, counter: int, count: int) -> int:
    """A draw written from the docstring alone, for counts that reject nothing in practice."""
    message = bytes((counter >> (8 * place)) & 255 for place in range(7, -1, -1))
    number = int(hmac.new(seed, message, hashlib.sha256).hexdigest(), 16)
    return number % count


@given(SEEDS, COUNTERS, st.lists(st.integers(1, 60), max_size=20))
def test_a_reader_of_the_docstring_draws_the_same(
    seed: bytes, counter: int, counts: list[int]
) -> None:
    stream = KeyedStream(seed, counter)
    for place, count in enumerate(counts):
        options = [str(n) for n in range(count)]
        assert stream.pick(options, "deal") == by_hand(seed, counter + place, count)
    assert stream.counter == counter + len(counts)


@given(SEEDS, COUNTERS, st.integers(1, 60))
def test_what_is_drawn_depends_on_neither_the_names_nor_the_reason(
    seed: bytes, counter: int, count: int
) -> None:
    one = KeyedStream(seed, counter).pick(["a"] * count, "deal")
    other = KeyedStream(seed, counter).pick([str(n) for n in range(count)], "lots")
    assert one == other


@pytest.mark.parametrize("count", [2, 3, 5, 11, 15])
def test_every_option_comes_as_often(count: int) -> None:
    stream = KeyedStream(b"\x07" * 32, 0)
    draws = 4000 * count
    seen = Counter(stream.pick(["x"] * count, "random") for _ in range(draws))
    # Chi squared with up to 14 degrees of freedom stays below 50 in all but 1 of 10^5 seeds.
    assert sum((seen[n] - 4000) ** 2 / 4000 for n in range(count)) < 50


def test_what_would_favour_the_first_options_is_rejected() -> None:
    greatest = (1 << 256) - 1
    assert index_of(greatest.to_bytes(32, "big"), 2) == 1
    assert index_of(greatest.to_bytes(32, "big"), 3) is None
    assert index_of((greatest - 1).to_bytes(32, "big"), 3) == 2


def test_a_rejected_block_uses_up_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = iter([b"\xff" * 32, b"\xff" * 32, (7).to_bytes(32, "big")])
    monkeypatch.setattr("hmac.digest", lambda *_: next(blocks))
    stream = KeyedStream(b"", 10)
    assert stream.pick(["a", "b", "c"], "deal") == 1
    assert stream.counter == 13


def test_known_draws_stay_as_they_are() -> None:
    stream = KeyedStream(bytes(range(32)), 0)
    assert [stream.pick("x" * 15, "deal") for _ in range(8)] == [0, 1, 2, 14, 0, 7, 5, 7]
    assert seal(bytes(range(32))).startswith("630dcd2966c4336691125448")


def test_nothing_to_draw_from_is_refused() -> None:
    stream = KeyedStream(bytes(32), 0)
    with pytest.raises(ValueError, match="lots"):
        stream.pick([], "lots")
    assert stream.counter == 0


def test_a_negative_counter_is_refused() -> None:
    with pytest.raises(ValueError):
        KeyedStream(bytes(32), -1)


def test_seeds_are_new_each_time() -> None:
    assert len({new_seed() for _ in range(50)}) == 50
    assert {len(new_seed()) for _ in range(5)} == {32}
