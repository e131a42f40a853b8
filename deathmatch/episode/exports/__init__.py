"""What a recording is given away as: one table of kinds, one module for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from deathmatch.episode.exports import captions, edl, otio, table, text
from deathmatch.episode.exports.plan import Plan
from deathmatch.episode.recording import lines_of


@dataclass(frozen=True)
class Kind:
    """One kind of export: how its file's name ends, its media type, and what writes it.

    ``takes`` are the choices that change it; another one given for it is a mistake.
    """

    name: str
    mimetype: str
    write: Callable[[Plan], bytes]
    takes: frozenset[str]


def write_jsonl(plan: Plan) -> bytes:
    """The recording itself."""
    return "".join(f"{line}\n" for line in lines_of(plan.recording)).encode()


_CAMERA = ("rate", "start_timecode", "offset", "time")
_WORDS = ("language",)
_SEEN = ("view",)

KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("jsonl", "application/x-ndjson", write_jsonl, frozenset()),
        Kind("csv", "text/csv", table.write_csv, frozenset((*_SEEN, *_WORDS, *_CAMERA, "bom"))),
        Kind("text", "text/plain", text.write_text, frozenset((*_SEEN, *_WORDS, "time"))),
        Kind("vtt", "text/vtt", captions.write_vtt, frozenset((*_WORDS, "rate", "offset", "time"))),
        Kind("edl", "text/plain", edl.write_edl, frozenset((*_WORDS, *_CAMERA, "marks"))),
        Kind("otio", "application/json", otio.write_otio, frozenset((*_WORDS, *_CAMERA, "marks"))),
    )
}
