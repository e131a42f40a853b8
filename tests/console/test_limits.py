"""Slowing down: wrong tries by address, messages by socket, on a clock that the test moves."""

from __future__ import annotations

from deathmatch.console.limits import MOST_ADDRESSES, Bucket, Throttle


class Clock:
    """Seconds that only the test moves."""

    def __init__(self) -> None:
        self.s = 100.0

    def __call__(self) -> float:
        return self.s


def try_wrong(throttle: Throttle, clock: Clock, address: str = "10.0.0.9") -> float:
    """One wrong try that waits as long as it is told to."""
    wait = throttle.wait_s(address)
    assert wait is not None
    clock.s += wait
    throttle.wrong(address)
    return wait


def test_five_tries_are_free_then_the_wait_doubles_up_to_eight_seconds() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    waits = [try_wrong(throttle, clock) for _ in range(12)]
    assert waits == [0, 0, 0, 0, 0, 0.5, 1, 2, 4, 8, 8, 8]


def test_other_addresses_do_not_wait() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    for _ in range(9):
        try_wrong(throttle, clock)
    assert throttle.wait_s("10.0.0.10") == 0


def test_ten_minutes_later_all_is_forgotten() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    for _ in range(9):
        try_wrong(throttle, clock)
    clock.s += 601
    assert throttle.wait_s("10.0.0.9") == 0


def test_the_right_passphrase_forgets_the_address() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    for _ in range(9):
        try_wrong(throttle, clock)
    throttle.right("10.0.0.9")
    assert throttle.wait_s("10.0.0.9") == 0


def test_many_tries_at_once_wait_in_a_row_and_are_refused_beyond_that() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    for _ in range(5):
        throttle.wrong("10.0.0.9")
    waits = [throttle.wait_s("10.0.0.9") for _ in range(100)]
    taken = [wait for wait in waits if wait is not None]
    assert taken == sorted(taken) and len(set(taken)) == len(taken) == 16
    assert waits[-1] is None


def test_the_table_is_bounded() -> None:
    throttle = Throttle(Clock())
    for number in range(3 * MOST_ADDRESSES):
        throttle.wrong(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(throttle) == MOST_ADDRESSES


def test_a_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(clock, rate=20, burst=40)
    assert sum(bucket.take() for _ in range(100)) == 40
    clock.s += 0.5
    assert sum(bucket.take() for _ in range(100)) == 10
    clock.s += 3600
    assert sum(bucket.take() for _ in range(100)) == 40
