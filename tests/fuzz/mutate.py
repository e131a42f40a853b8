"""Small changes to what a reader reads gladly."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

ODD = (
    b"\x00", b"\xff", b"\xed\xa0\x80", b'"', b"\\", b"{", b"}", b"[", b"]", b"null", b"true", b"-1",
    b"1e999", b"9" * 400, b"[" * 2000, b"\r\n", b"\xe2\x80\xae", b"=cmd|'x'!A1", b"<script>",
    b"nan", b"\\ud800", b"0x", b"!!python/object:os.system", b"&a [*a]", b"1970-01-01", b"../../",
)  # fmt: skip


def flip(data: bytearray, random: Random) -> None:
    data[random.randrange(len(data))] ^= 1 << random.randrange(8)


def put(data: bytearray, random: Random) -> None:
    at = random.randrange(len(data) + 1)
    data[at:at] = random.choice(ODD)


def swap(data: bytearray, random: Random) -> None:
    at = random.randrange(len(data))
    data[at : at + random.randrange(1, 9)] = random.choice(ODD)


def cut(data: bytearray, random: Random) -> None:
    at = random.randrange(len(data))
    del data[at : at + random.randrange(1, 60)]


def again(data: bytearray, random: Random) -> None:
    at = random.randrange(len(data))
    data[at:at] = data[at : at + random.randrange(1, 200)]


def end(data: bytearray, random: Random) -> None:
    del data[random.randrange(len(data)) :]


CHANGES: tuple[Callable[[bytearray, Random], None], ...] = (flip, flip, put, swap, cut, again, end)
LONGEST = 64 * 1024


def changed(data: bytes, random: Random) -> bytes:
    """The same with one to five changes."""
    new = bytearray(data)
    for _ in range(random.randrange(1, 6)):
        if not new:
            break
        random.choice(CHANGES)(new, random)
    return bytes(new[:LONGEST])
