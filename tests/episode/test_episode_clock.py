"""The episode's clock never goes back and can stand still."""

from hypothesis import given
from hypothesis import strategies as st

from deathmatch.episode.clock import EpisodeClock


class Hand:
    """Seconds that a test moves by hand, also backwards."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def test_it_counts_whole_milliseconds_from_its_start() -> None:
    hand = Hand()
    clock = EpisodeClock(5000, hand)
    assert clock.now() == 5000
    hand.seconds += 1.2349
    assert clock.now() == 6234


def test_frozen_time_costs_nothing() -> None:
    hand = Hand()
    clock = EpisodeClock(0, hand)
    hand.seconds += 1
    clock.freeze()
    hand.seconds += 60
    clock.freeze()
    assert clock.frozen and clock.now() == 1000
    clock.thaw()
    assert not clock.frozen and clock.now() == 1000
    hand.seconds += 2
    assert clock.now() == 3000


def test_thawing_what_is_not_frozen_changes_nothing() -> None:
    hand = Hand()
    clock = EpisodeClock(0, hand)
    hand.seconds += 1
    clock.thaw()
    assert clock.now() == 1000


@given(st.lists(st.tuples(st.floats(-5, 5), st.sampled_from(["go", "freeze", "thaw"]))))
def test_it_never_goes_back(steps: list[tuple[float, str]]) -> None:
    hand = Hand()
    clock = EpisodeClock(7, hand)
    last = clock.now()
    for seconds, then in steps:
        hand.seconds += seconds
        if then != "go":
            getattr(clock, then)()
        assert clock.now() >= last
        last = clock.now()


def test_it_runs_on_the_machine_by_itself() -> None:
    clock = EpisodeClock(0)
    assert 0 <= clock.now() < 1000
