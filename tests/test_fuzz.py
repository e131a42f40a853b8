"""A short run of the fuzzing that `make fuzz` does at length."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.mutate import changed
from tests.fuzz.readers import readers

# Those that lay out a folder or a request for each input, and so get fewer.
SLOW = {"show", "rulings", "http", "form"}


@pytest.fixture(scope="module", autouse=True)
def _room_is_closed() -> object:
    from tests.fuzz.readers import FOLDERS, room

    yield None
    room().close()
    for folder in FOLDERS:
        folder.cleanup()


@pytest.mark.parametrize("name", sorted(readers()))
def test_no_reader_gives_anything_but_its_refusal(name: str) -> None:
    reader = readers()[name]

    @settings(
        max_examples=15 if name in SLOW else 150,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.integers(0, 2**32), st.binary(max_size=60), st.booleans())
    def throw(seed: int, noise: bytes, plain: bool) -> None:
        random = Random(seed)
        data = noise if plain else changed(random.choice(reader.seeds), random)
        try:
            reader.take(data)
        except reader.refusals:
            pass

    for data in reader.seeds:
        try:
            reader.take(data)
        except reader.refusals:
            pass
    throw()
