"""Passphrases that can be read out across a room: four words from a list of 226. Only their
hashes are kept.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import threading
from collections.abc import Callable
from typing import Any

COST = 2**15
"""scrypt's N: a guess costs 32 MB and about a tenth of a second."""

_BLOCK = 8
_SALT_BYTES = 16

WORDS = tuple(
    """
acorn amber anchor apple apron arrow autumn badge bamboo banjo barrel basket beacon beaver berry
birch bishop blanket blossom bottle bramble brass bridge bronze bucket button cabin cactus camel
candle canoe canyon carbon carpet castle cedar cellar cherry chimney cider cinder circus citrus
clover cobalt cobweb coffee comet copper coral corner cotton cradle crane crater cricket crimson
crystal curtain dagger daisy desert diamond dolphin donkey dragon drum eagle ember engine falcon
feather fender ferry fiddle finger flannel flute forest fountain fox galaxy garden garlic ginger
glacier goblet granite grape gravel hammer harbour harvest hazel hedge helmet heron hollow honey
hornet indigo iron island ivory jacket jasmine jigsaw jungle juniper kettle kitten ladder lagoon
lantern lavender lemon lentil lily lizard lobster locket lumber magnet mango maple marble meadow
melon mercury minnow mirror mitten monkey mosaic muffin mustard napkin nettle nickel noodle
nutmeg oasis ocean olive onion opal orange orbit orchard otter oyster paddle panther paper
parrot peach pebble pelican pencil pepper piano pigeon pillow pilot pine planet plum pocket
pollen poppy potato prairie puddle pumpkin quartz quilt rabbit radish raven ribbon river robin
rocket rooster ruby saddle saffron salmon sandal sapphire scarlet shadow silver sparrow spider
spiral spruce squirrel summer sunset tango temple thistle thunder tiger timber tomato topaz
trumpet tulip tunnel turtle valley vanilla velvet violet violin walnut walrus willow window
winter wizard yellow zebra zephyr
""".split()
)


def new_passphrase() -> str:
    """Four words, drawn anew."""
    return " ".join(secrets.choice(WORDS) for _ in range(4))


def plain(passphrase: str) -> str:
    """How two passphrases are compared: small letters, single blanks, hyphens as blanks."""
    return " ".join(passphrase.lower().replace("-", " ").split())


def hashed(words: str, cost: int = COST) -> str:
    """What is kept of a passphrase: `cost` (a power of two), salt and scrypt's hash."""
    salt = secrets.token_bytes(_SALT_BYTES)
    return f"scrypt${cost}${salt.hex()}${_scrypt(words, salt, cost).hex()}"


class Keeper:
    """Tells the right words from wrong ones by the hash of the right ones alone.

    Once they were given, what is compared with is a digest that only this process can make: wrong
    tries then cost no more than a glance. `apart` runs the slow hashing where it holds nobody up.
    """

    def __init__(self, kept: str, apart: Callable[..., Any] | None = None) -> None:
        """`kept` is what `hashed` gave; whatever else it is, no words are right."""
        self.kept = kept
        self._apart = apart or (lambda work, *args: work(*args))
        self._key = secrets.token_bytes(32)
        self._digest: bytes | None = None
        # One at a time: many tries at once must not take all processors from the match.
        self._hashing = threading.Lock()

    def is_right(self, given: str) -> bool:
        """Whether these are the words, compared in constant time."""
        digest = hmac.new(self._key, plain(given).encode("utf-8", "replace"), "sha256").digest()
        if self._digest is None:
            with self._hashing:
                if self._digest is None and self._apart(_is_hash_of, plain(given), self.kept):
                    self._digest = digest
        return self._digest is not None and hmac.compare_digest(digest, self._digest)


def _is_hash_of(words: str, kept: str) -> bool:
    try:
        _scheme, cost, salt, right = kept.split("$")
        return hmac.compare_digest(_scrypt(words, bytes.fromhex(salt), int(cost)).hex(), right)
    except ValueError:
        return False


def _scrypt(words: str, salt: bytes, cost: int) -> bytes:
    most = 128 * _BLOCK * cost + 2**20
    data = words.encode("utf-8", "replace")
    return hashlib.scrypt(data, salt=salt, n=cost, r=_BLOCK, p=1, maxmem=most)
