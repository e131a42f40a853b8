"""Timecodes: known values, and what holds for every frame of a day at every rate."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deathmatch.episode.exports.timecode import DAY_MS, RATES, Lineup, Rate, lineup
from deathmatch.errors import UserError

ANY_RATE = st.sampled_from(list(RATES.values()))

KNOWN = [
    ("29.97df", 0, "00:00:00;00"),
    ("29.97df", 1799, "00:00:59;29"),
    ("29.97df", 1800, "00:01:00;02"),
    ("29.97df", 17_981, "00:09:59;29"),
    ("29.97df", 17_982, "00:10:00;00"),
    ("29.97df", 107_892, "01:00:00;00"),
    ("29.97df", 2 * 107_892, "02:00:00;00"),
    ("29.97df", 24 * 107_892 - 1, "23:59:59;29"),
    ("29.97df", 24 * 107_892, "00:00:00;00"),
    ("59.94df", 3599, "00:00:59;59"),
    ("59.94df", 3600, "00:01:00;04"),
    ("59.94df", 35_963, "00:09:59;59"),
    ("59.94df", 35_964, "00:10:00;00"),
    ("59.94df", 215_784, "01:00:00;00"),
    ("29.97", 1800, "00:01:00:00"),
    ("29.97", 108_000, "01:00:00:00"),
    ("23.976", 86_400, "01:00:00:00"),
    ("24", 86_399, "00:59:59:23"),
    ("25", 90_000, "01:00:00:00"),
    ("25", 24 * 90_000, "00:00:00:00"),
    ("25", -1, "23:59:59:24"),
    ("50", 49, "00:00:00:49"),
    ("59.94", 216_000, "01:00:00:00"),
    ("30", 30, "00:00:01:00"),
    ("60", 59, "00:00:00:59"),
]

# Two hours of real time: how far each rate has counted, from its own definition.
TWO_HOURS = {
    "23.976": (172_627, "01:59:52:19"),
    "24": (172_800, "02:00:00:00"),
    "25": (180_000, "02:00:00:00"),
    "29.97": (215_784, "01:59:52:24"),
    "29.97df": (215_784, "02:00:00;00"),
    "30": (216_000, "02:00:00:00"),
    "50": (360_000, "02:00:00:00"),
    "59.94": (431_568, "01:59:52:48"),
    "59.94df": (431_568, "02:00:00;00"),
    "60": (432_000, "02:00:00:00"),
}


@pytest.mark.parametrize(("rate", "frame", "timecode"), KNOWN)
def test_known_values(rate: str, frame: int, timecode: str) -> None:
    assert RATES[rate].timecode(frame) == timecode
    assert RATES[rate].frame(timecode) == frame % RATES[rate].day


@pytest.mark.parametrize("rate", RATES)
def test_after_two_hours_the_frame_is_right(rate: str) -> None:
    frames = RATES[rate].frames(2 * 3600 * 1000)
    assert (frames, RATES[rate].timecode(frames)) == TWO_HOURS[rate]


@given(ANY_RATE, st.integers(-(10**8), 10**8))
def test_every_frame_is_read_back(rate: Rate, frame: int) -> None:
    assert rate.frame(rate.timecode(frame)) == frame % rate.day


@pytest.mark.parametrize("rate", RATES.values(), ids=list(RATES))
def test_one_timecode_follows_the_other(rate: Rate) -> None:
    """Through the first eleven minutes and across midnight: no number twice, all in order."""
    edges = [*range(11 * 60 * rate.nominal), *range(rate.day - 200, rate.day)]
    codes = [rate.timecode(frame) for frame in edges]
    assert all(one < two for one, two in pairwise(codes))
    assert rate.timecode(rate.day) == rate.timecode(0)
    last = f"23:59:59{rate.mark}{rate.nominal - 1:02}"
    assert rate.timecode(rate.day - 1) == last


@given(ANY_RATE, st.integers(0, DAY_MS))
def test_a_moment_lies_in_its_frame(rate: Rate, ms: int) -> None:
    """The frame begins at or before the moment, and the next one after it: exactly."""
    frame = rate.frames(ms)
    assert frame / rate.fps <= Fraction(ms, 1000) < (frame + 1) / rate.fps


@given(st.integers(0, DAY_MS - 200))
def test_drop_frame_keeps_up_with_the_clock(ms: int) -> None:
    """Two frames behind or ahead within ten minutes, and over a whole day it gains 87 ms."""
    for name in ("29.97df", "59.94df"):
        rate = RATES[name]
        hour, minute, second, frames = (
            int(part) for part in rate.timecode(rate.frames(ms)).replace(";", ":").split(":")
        )
        shown = Fraction(((hour * 60 + minute) * 60 + second) * 1000) + Fraction(
            frames * 1000, rate.nominal
        )
        assert -100 < shown - ms < 67 + 87


BAD = [
    ("29.97df", "00:01:00;00", "does not exist in drop-frame: that minute begins with 00:01:00;02"),
    ("29.97df", "00:01:00;01", "that minute begins with 00:01:00;02"),
    ("59.94df", "10:59:00;03", "that minute begins with 10:59:00;04"),
    ("25", "00:00:00:25", "out of range: the last at 25 is 23:59:59:24"),
    ("25", "24:00:00:00", "out of range"),
    ("25", "00:60:00:00", "out of range"),
    ("25", "00:00:60:00", "out of range"),
    ("25", "10:00:00;00", "Choose 29.97df or 59.94df or write :"),
    ("29.97df", "10:00:00:00", "Choose a non-drop rate or write ;"),
    ("25", "1:00:00:00", "write HH:MM:SS:FF, such as 01:00:00:00"),
    ("29.97df", "", "write HH:MM:SS;FF, such as 01:00:00;00"),
    ("25", "01:00:00:00 ", "no timecode"),
    ("25", "٠1:00:00:00", "no timecode"),
]


@pytest.mark.parametrize(("rate", "timecode", "words"), BAD)
def test_what_is_no_timecode_is_refused_in_a_sentence(rate: str, timecode: str, words: str) -> None:
    with pytest.raises(UserError) as refused:
        RATES[rate].frame(timecode)
    assert words in refused.value.message
    assert refused.value.code == 2


def test_dropped_numbers_are_there_in_every_tenth_minute() -> None:
    rate = RATES["29.97df"]
    assert [rate.frame(f"00:{minute}0:00;00") for minute in range(6)] == [
        minute * 17_982 for minute in range(6)
    ]


@pytest.mark.parametrize(
    ("offset", "ms", "timecode"),
    [
        ("0", 0, "01:00:00:00"),
        ("40", 0, "01:00:00:01"),
        ("39", 0, "01:00:00:00"),
        ("-1", 0, "00:59:59:24"),
        ("-40", 0, "00:59:59:24"),
        ("-41", 0, "00:59:59:23"),
        ("+1500", 20, "01:00:01:13"),
        ("00:00:01:12", 0, "01:00:01:12"),
        ("-00:00:01:12", 0, "00:59:58:13"),
        ("-02:00:00:00", 0, "23:00:00:00"),
        ("23:00:00:00", 1000, "00:00:01:00"),
    ],
)
def test_offsets(offset: str, ms: int, timecode: str) -> None:
    assert lineup("25", None, offset).timecode(ms) == timecode


@pytest.mark.parametrize("offset", ["", "soon", "1.5", "86400000", "1e3", "-", "--1", "-00:00:01"])
def test_what_is_no_offset_is_refused(offset: str) -> None:
    with pytest.raises(UserError):
        lineup("25", None, offset)


@given(
    ANY_RATE, st.integers(-DAY_MS + 1, DAY_MS - 1), st.integers(0, DAY_MS), st.integers(0, DAY_MS)
)
def test_later_moments_never_have_earlier_frames(
    rate: Rate, offset: int, one: int, two: int
) -> None:
    line = Lineup(rate, 0, offset_ms=offset)
    assert (line.frame(one) <= line.frame(two)) or one > two
