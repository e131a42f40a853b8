"""Slowing down: wrong tries by address, and messages by socket. Time is given in, never read."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

FREE_TRIES = 5
FIRST_DELAY_S = 0.5
LONGEST_DELAY_S = 8.0
FORGET_AFTER_S = 600.0
MOST_ADDRESSES = 4096
SHOWN_FOR_S = 30.0
MOST_SHOWN = 8


@dataclass
class _Tries:
    wrong: int
    last: float
    free_at: float


class Throttle:
    """Counts wrong tries by address and says how long the next try has to wait.

    `now` gives seconds on any steady clock. The table is bounded; the longest unused address goes
    first.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._tries: OrderedDict[str, _Tries] = OrderedDict()

    def wait_s(self, address: str) -> float | None:
        """Seconds this try has to wait; None when so many are waiting already that it is refused.

        Tries that arrive together wait one after the other, so many at once gain nothing.
        """
        tries = self._known(address)
        if tries is None or tries.wrong < FREE_TRIES:
            return 0.0
        now = self._now()
        delay = min(LONGEST_DELAY_S, FIRST_DELAY_S * 2 ** min(tries.wrong - FREE_TRIES, 10))
        start = max(now, tries.free_at)
        if start - now >= LONGEST_DELAY_S:
            return None
        tries.free_at = start + delay
        return min(tries.free_at - now, LONGEST_DELAY_S)

    def wrong(self, address: str) -> None:
        """Counts one wrong try."""
        now = self._now()
        tries = self._known(address) or _Tries(0, now, now)
        tries.wrong += 1
        tries.last = now
        self._tries[address] = tries
        self._tries.move_to_end(address)
        while len(self._tries) > MOST_ADDRESSES:
            self._tries.popitem(last=False)

    def right(self, address: str) -> None:
        """Forgets the address."""
        self._tries.pop(address, None)

    def __len__(self) -> int:
        return len(self._tries)

    def _known(self, address: str) -> _Tries | None:
        tries = self._tries.get(address)
        if tries is not None and self._now() - tries.last > FORGET_AFTER_S:
            del self._tries[address]
            return None
        return tries


class Bucket:
    """Lets through `rate` messages a second, `burst` at once."""

    def __init__(self, now: Callable[[], float], rate: float = 20.0, burst: float = 40.0) -> None:
        self._now = now
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = now()

    def take(self) -> bool:
        """True when one more message may pass."""
        now = self._now()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True


class Buckets:
    """A bucket for each address. The table is bounded; the longest unused address goes first."""

    def __init__(self, now: Callable[[], float], rate: float = 10.0, burst: float = 40.0) -> None:
        self._now = now
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """True when one more from that address may pass."""
        bucket = self._buckets.get(address) or Bucket(self._now, self._rate, self._burst)
        self._buckets[address] = bucket
        self._buckets.move_to_end(address)
        while len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()


class Debt:
    """Counts what comes on one line: `rate` a second are paid off, and `most` may be owed.

    Unlike a bucket it also counts what is over, so that a flood is told from a busy moment.
    """

    def __init__(self, now: Callable[[], float], rate: float = 50.0, most: float = 280.0) -> None:
        self._now = now
        self._rate = rate
        self._most = most
        self._owed = 0.0
        self._at = now()

    def take(self) -> bool:
        """Counts one more; False when too much is owed."""
        now = self._now()
        self._owed = max(0.0, self._owed - (now - self._at) * self._rate) + 1.0
        self._at = now
        return self._owed <= self._most


class Lines:
    """Writes warnings to a log, one in `every_s` seconds for each address, with a count.

    The table is bounded; the address that was written about longest ago goes first.
    """

    def __init__(self, log: logging.Logger, now: Callable[[], float], every_s: float = 1.0) -> None:
        self._log = log
        self._now = now
        self._every_s = every_s
        self._said: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def warning(self, address: str, text: str) -> None:
        """Writes the text, or only counts it where the last line is too young."""
        now = self._now()
        at, left_out = self._said.get(address, (now - self._every_s, 0))
        if now - at < self._every_s:
            self._said[address] = (at, left_out + 1)
            return
        more = f" (and {left_out} more lines about it were left out)" if left_out else ""
        self._log.warning("%s%s", text, more)
        self._said[address] = (now, 0)
        self._said.move_to_end(address)
        while len(self._said) > MOST_ADDRESSES:
            self._said.popitem(last=False)


@dataclass
class _Turned:
    count: int
    last: float


class Limited:
    """Who was slowed down or turned away of late, and why, for the host to see.

    The reasons are "connections", "tries" and "messages". The table is bounded; the address that
    was noted longest ago goes first.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._turned: OrderedDict[tuple[str, str], _Turned] = OrderedDict()

    def note(self, address: str, code: str) -> None:
        """Somebody was slowed down or turned away."""
        turned = self._turned.setdefault((address, code), _Turned(0, 0.0))
        turned.count, turned.last = turned.count + 1, self._now()
        self._turned.move_to_end((address, code))
        while len(self._turned) > MOST_ADDRESSES:
            self._turned.popitem(last=False)

    def rows(self) -> list[dict[str, object]]:
        """The addresses of the last half minute with their reasons, the newest first."""
        found: list[dict[str, object]] = []
        for (address, code), turned in reversed(self._turned.items()):
            if self._now() - turned.last > SHOWN_FOR_S or len(found) == MOST_SHOWN:
                break
            found.append({"address": address, "code": code, "count": turned.count})
        return found
