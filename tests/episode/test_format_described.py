"""The format as CONTRIBUTING.md describes it: its example, worked out from the words alone."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from pathlib import Path

from deathmatch.episode.chain import Entry
from deathmatch.episode.formats import FORMATS
from deathmatch.episode.reading import MOST_BYTES, read_bytes
from deathmatch.episode.stream import KeyedStream, draw_key, salt, seal

from .test_verify import evening

TEXT = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
SEED = bytes(range(32))


def described() -> str:
    _before, _head, section = TEXT.partition("## The format of a recording\n")
    return section.partition("\n## ")[0]


def mac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


def sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def test_the_example_is_right_by_the_words_alone() -> None:
    text = described()
    taps = bytes(range(16)) + (1000).to_bytes(8, "big") + b"\xf0" * 16 + (123456).to_bytes(8, "big")
    key = mac(SEED, b"deathmatch-recording/2 draws\0" + taps)
    block = mac(key, (7).to_bytes(8, "big"))
    header = b'{"format":"deathmatch-recording/2","seal":"630d"}'
    entry = text.partition("```\n")[2].partition("\n```")[0]
    for word in (
        sha(SEED),
        mac(SEED, b"deathmatch-recording/2 salt\0" + (1).to_bytes(8, "big"))[:16].hex(),
        mac(SEED, b"deathmatch-recording/2 draws\0").hex(),
        key.hex(),
        block.hex(),
        sha(header),
        sha(entry.encode()),
        header.decode(),
    ):
        assert f"`{word}`" in text, word
    assert f"index {int.from_bytes(block, 'big') % 15}." in text
    assert json.loads(entry)["prev"] == sha(header)


def test_the_program_does_as_the_words_say() -> None:
    taps = [("000102030405060708090a0b0c0d0e0f", 1000), ("f0" * 16, 123456)]
    text, key = described(), draw_key(SEED, taps)
    assert all(f"`{word}`" in text for word in (seal(SEED), salt(SEED, 1), key.hex()))
    assert KeyedStream(key, 7).pick(["?"] * 15, "") == 12
    assert f"{MOST_BYTES:,} bytes" in text
    for name in FORMATS:
        assert f"`{name}`" in text or f"**Format {name.rpartition('/')[2]}.**" in text


def test_every_key_of_a_recording_is_described() -> None:
    recording = read_bytes("x", evening(10)).recording
    named = set(re.findall(r"`([a-z_]+)`", described()))
    assert set(recording.header) <= named
    assert set(Entry.__struct_fields__) - {"hash"} <= named
    assert {"result", "seed", "winner", "loser", "how", "garnets", "random", "ms"} <= named


def test_a_line_is_read_by_anybody_s_json() -> None:
    for line in evening(10).decode().splitlines():
        again = json.dumps(
            json.loads(line), ensure_ascii=False, sort_keys=True, separators=(",", ":")
        )
        assert again == line
