"""Timecodes: the number that a camera's recorder gives a frame, in exact arithmetic.

A rate counts real frames: 23.976 stands for 24000/1001 a second, 29.97 for 30000/1001, 59.94 for
60000/1001. Drop-frame numbers skip the first two (at 59.94: four) of each minute but every tenth,
so that they keep up with the clock. No frame is ever left out, only its number.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from deathmatch.errors import UserError

_TIMECODE = re.compile(r"([0-9]{2}):([0-9]{2}):([0-9]{2})([:;])([0-9]{2})")
_MILLISECONDS = re.compile(r"[+-]?[0-9]{1,8}")
DAY_MS = 24 * 3600 * 1000


@dataclass(frozen=True)
class Rate:
    """So many frames a second, of which a timecode counts ``nominal``.

    ``drop`` is how many numbers a minute are skipped, 0 for non-drop.
    """

    name: str
    fps: Fraction
    nominal: int
    drop: int = 0

    @property
    def day(self) -> int:
        """How many numbers there are: after the last of them 00:00:00:00 comes again."""
        return 24 * 6 * self._ten_minutes

    @property
    def mark(self) -> str:
        """What stands before the frames: a semicolon says drop-frame."""
        return ";" if self.drop else ":"

    def frames(self, ms: Fraction | int) -> int:
        """The frame in which a moment lies, counted from the one that begins at 0 ms."""
        return int(ms * self.fps // 1000)

    def timecode(self, frame: int) -> str:
        """The timecode of a frame, the one at midnight being 0. Past midnight it begins again."""
        tens, rest = divmod(frame % self.day, self._ten_minutes)
        number = tens * 10 * 60 * self.nominal + rest
        if rest >= 60 * self.nominal:
            number += self.drop * (1 + (rest - 60 * self.nominal) // self._minute)
        seconds, frames = divmod(number, self.nominal)
        minutes, second = divmod(seconds, 60)
        hour, minute = divmod(minutes, 60)
        return f"{hour:02}:{minute:02}:{second:02}{self.mark}{frames:02}"

    def frame(self, timecode: str) -> int:
        """The frame with that timecode. :class:`UserError` for one that there is not."""
        hour, minute, second, frames = self._parts(timecode)
        total = hour * 60 + minute
        skipped = self.drop * (total - total // 10)
        return (total * 60 + second) * self.nominal + frames - skipped

    @property
    def _minute(self) -> int:
        return 60 * self.nominal - self.drop

    @property
    def _ten_minutes(self) -> int:
        return 600 * self.nominal - 9 * self.drop

    def _parts(self, timecode: str) -> tuple[int, int, int, int]:
        match = _TIMECODE.fullmatch(timecode)
        if match is None:
            raise UserError(
                f"{timecode!r} is no timecode: write HH:MM:SS{self.mark}FF, "
                f"such as {self.timecode(self.day // 24)}.",
                2,
            )
        if match[4] != self.mark:
            raise UserError(
                f"{timecode} does not fit the rate {self.name}: a semicolon before the frames says "
                f"drop-frame, a colon non-drop. Choose {self._other} or write {self.mark}.",
                2,
            )
        hour, minute, second, frames = (int(match[part]) for part in (1, 2, 3, 5))
        if hour > 23 or minute > 59 or second > 59 or frames >= self.nominal:
            last = self.timecode(self.day - 1)
            raise UserError(f"{timecode} is out of range: the last at {self.name} is {last}.", 2)
        if frames < self.drop and second == 0 and minute % 10:
            after = f"{timecode[:-2]}{self.drop:02}"
            raise UserError(
                f"{timecode} does not exist in drop-frame: that minute begins with {after}.", 2
            )
        return hour, minute, second, frames

    @property
    def _other(self) -> str:
        return "a non-drop rate" if self.drop else "29.97df or 59.94df"


RATES: dict[str, Rate] = {
    rate.name: rate
    for rate in (
        Rate("23.976", Fraction(24000, 1001), 24),
        Rate("24", Fraction(24), 24),
        Rate("25", Fraction(25), 25),
        Rate("29.97", Fraction(30000, 1001), 30),
        Rate("29.97df", Fraction(30000, 1001), 30, 2),
        Rate("30", Fraction(30), 30),
        Rate("50", Fraction(50), 50),
        Rate("59.94", Fraction(60000, 1001), 60),
        Rate("59.94df", Fraction(60000, 1001), 60, 4),
        Rate("60", Fraction(60), 60),
    )
}
"""Every rate by the name that chooses it; ``df`` is drop-frame."""


@dataclass(frozen=True)
class Lineup:
    """How an episode's moments lie on a camera's recording.

    ``start`` is the frame at which the camera's recording begins (0 at midnight). The episode
    begins ``offset_ms`` and ``offset_frames`` after that, or before it if they are negative.
    """

    rate: Rate
    start: int
    offset_ms: int = 0
    offset_frames: int = 0

    @property
    def offset(self) -> int:
        """The whole offset in milliseconds."""
        return self.offset_ms + int(self.offset_frames * 1000 / self.rate.fps // 1)

    def frame(self, ms: int) -> int:
        """The frame of a moment, ``ms`` after the episode's beginning. It does not wrap."""
        return self.start + self.offset_frames + self.rate.frames(ms + self.offset_ms)

    def timecode(self, ms: int) -> str:
        """The timecode of that frame."""
        return self.rate.timecode(self.frame(ms))


def lineup(rate: str, start: str | None = None, offset: str = "0") -> Lineup:
    """What a person asks for: a rate's name, a timecode, and milliseconds or a timecode.

    Without ``start`` the camera begins at one o'clock. Raises :class:`UserError`.
    """
    chosen = RATES[rate]
    begins = chosen.day // 24 if start is None else chosen.frame(start)
    if _MILLISECONDS.fullmatch(offset) and abs(int(offset)) < DAY_MS:
        return Lineup(chosen, begins, offset_ms=int(offset))
    sign, digits = (-1, offset[1:]) if offset.startswith("-") else (1, offset.removeprefix("+"))
    if ":" not in digits:
        raise UserError(
            f"{offset!r} is no offset: write whole milliseconds under a day, such as -1500, or a "
            f"timecode, such as -00:00:01{chosen.mark}12.",
            2,
        )
    return Lineup(chosen, begins, offset_frames=sign * chosen.frame(digits))
