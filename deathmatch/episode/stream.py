"""Draws from an episode's secret seed, and the seal that is shown before the deal."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SEED_BYTES = 32
_SPAN = 1 << 256


def new_seed() -> bytes:
    """A fresh secret seed of 32 bytes from the system's own source."""
    return secrets.token_bytes(SEED_BYTES)


def seal(seed: bytes) -> str:
    """The seal of a seed: its SHA-256 in lower-case hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def index_of(block: bytes, count: int) -> int | None:
    """The index in ``range(count)`` that a 32-byte block stands for, or ``None`` for a reject.

    See :class:`KeyedStream` for the arithmetic.
    """
    number = int.from_bytes(block, "big")
    return None if number >= _SPAN - _SPAN % count else number % count


class KeyedStream:
    """The draws of one episode, repeatable by anyone who knows the seed.

    A draw among ``n`` options, ``n`` at least 1, is made like this:

    1. Write the counter as 8 bytes, most significant first, and add 1 to the counter.
    2. Take HMAC-SHA-256 with the seed as key and those 8 bytes as message: 32 bytes.
    3. Read them as one whole number ``x``, most significant byte first.
    4. If ``x`` is at least the greatest multiple of ``n`` that is not above 2**256, go to 1.
    5. The draw is the option at index ``x mod n``, counted from 0.

    A draw among one option uses up a number like any other. The counter starts at 0 with the
    episode and only goes up; each entry of the journal tells where it stood afterwards.
    """

    def __init__(self, seed: bytes, counter: int) -> None:
        """Go on with ``seed`` at ``counter``; ``ValueError`` if the counter is negative."""
        if counter < 0:
            raise ValueError("the draw counter cannot be negative")
        self._seed = seed
        self._counter = counter

    @property
    def counter(self) -> int:
        """How many numbers have been used up since the episode began."""
        return self._counter

    def pick(self, options: Sequence[str], why: str) -> int:
        """Draw the index of one of ``options``; ``why`` is for other dice and changes nothing.

        Raises ``ValueError`` if there is nothing to draw from.
        """
        if not options:
            raise ValueError(f"nothing to draw from ({why})")
        while True:
            message = self._counter.to_bytes(8, "big")
            self._counter += 1
            index = index_of(hmac.digest(self._seed, message, "sha256"), len(options))
            if index is not None:
                return index
