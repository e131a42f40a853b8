"""Draws from an episode's secret seed, and the seal that is shown before the deal."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence

SEED_BYTES = 32
SALT_BYTES = 16
_SPAN = 1 << 256
_FOR_DRAWS = b"deathmatch-recording/2 draws\0"
_FOR_SALTS = b"deathmatch-recording/2 salt\0"


def new_seed() -> bytes:
    """A fresh secret seed of 32 bytes from the system's own source."""
    return secrets.token_bytes(SEED_BYTES)


def seal(seed: bytes) -> str:
    """The seal of a seed: its SHA-256 in lower-case hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def draw_key(seed: bytes, taps: Iterable[tuple[str, int]]) -> bytes:
    """The key of the draws after these taps, in the order of the journal: 32 bytes.

    HMAC-SHA-256 with the seed as key. The message is the 28 characters of
    ``deathmatch-recording/2 draws`` in ASCII, a zero byte, and for each tap its 16 random bytes
    (given in hexadecimal) and its milliseconds as 8 bytes, most significant first.
    """
    added = b"".join(bytes.fromhex(random) + ms.to_bytes(8, "big") for random, ms in taps)
    return hmac.digest(seed, _FOR_DRAWS + added, "sha256")


def salt(seed: bytes, n: int) -> str:
    """The salt of entry ``n``, in hexadecimal: without it a line's hash tells nothing of the line.

    The first 16 bytes of HMAC-SHA-256 with the seed as key. The message is the 27 characters of
    ``deathmatch-recording/2 salt`` in ASCII, a zero byte, and ``n`` as 8 bytes, most significant
    first.
    """
    message = _FOR_SALTS + n.to_bytes(8, "big")
    return hmac.digest(seed, message, "sha256")[:SALT_BYTES].hex()


def index_of(block: bytes, count: int) -> int | None:
    """The index in ``range(count)`` that a 32-byte block stands for, or ``None`` for a reject.

    See :class:`KeyedStream` for the arithmetic.
    """
    number = int.from_bytes(block, "big")
    return None if number >= _SPAN - _SPAN % count else number % count


class KeyedStream:
    """The draws of one episode, repeatable by anyone who knows the seed and the taps.

    A draw among ``n`` options, ``n`` at least 1, is made like this:

    1. Write the counter as 8 bytes, most significant first, and add 1 to the counter.
    2. Take HMAC-SHA-256 with the key (:func:`draw_key`) and those 8 bytes as message: 32 bytes.
    3. Read them as one whole number ``x``, most significant byte first.
    4. If ``x`` is at least the greatest multiple of ``n`` that is not above 2**256, go to 1.
    5. The draw is the option at index ``x mod n``, counted from 0.

    A draw among one option uses up a number like any other. The counter starts at 0 with the
    episode and only goes up; each entry of the journal tells where it stood afterwards.
    """

    def __init__(self, key: bytes, counter: int) -> None:
        """Go on with ``key`` at ``counter``; ``ValueError`` if the counter is negative."""
        if counter < 0:
            raise ValueError("the draw counter cannot be negative")
        self._key = key
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
            index = index_of(hmac.digest(self._key, message, "sha256"), len(options))
            if index is not None:
                return index
