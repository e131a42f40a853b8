"""What a recording is given away as: one table of kinds, one module for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from deathmatch.episode.covered import covered_lines
from deathmatch.episode.exports import captions, edl, otio, page, score, table, text
from deathmatch.episode.exports.plan import Plan
from deathmatch.episode.film import ALL
from deathmatch.episode.recording import lines_of


@dataclass(frozen=True)
class Kind:
    """One kind of export: how its file's name ends, its media type, and what writes it.

    ``takes`` are the choices that change it; another one given for it is a mistake.
    """

    name: str
    suffix: str
    mimetype: str
    write: Callable[[Plan], bytes]
    takes: frozenset[str]


def write_jsonl(plan: Plan) -> bytes:
    """The recording itself, once nothing can go on in it, or for who may see all hands.

    For others what the room has heard, and hashes that tell nothing.
    """
    whole = plan.closed or plan.view == ALL
    lines = lines_of(plan.recording) if whole else covered_lines(plan.fold)
    return "".join(f"{line}\n" for line in lines).encode()


_SEEN, _WORDS, _TIME, _MARKS = ("view",), ("language",), ("time",), ("marks",)
_SHIFT = ("rate", "offset")
_CAMERA = (*_TIME, *_SHIFT, "start_timecode")


def _of(*choices: tuple[str, ...]) -> frozenset[str]:
    return frozenset(name for each in choices for name in each)


KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("jsonl", ".jsonl", "application/x-ndjson", write_jsonl, _of(_SEEN)),
        Kind("csv", ".csv", "text/csv", table.write_csv, _of(_SEEN, _WORDS, _CAMERA, ("bom",))),
        Kind("text", ".txt", "text/plain", text.write_text, _of(_SEEN, _WORDS, _TIME)),
        Kind("html", ".html", "text/html", page.write_html, _of(_SEEN, _WORDS)),
        Kind("score", "-score.csv", "text/csv", score.write_score, _of(_WORDS, ("bom",))),
        Kind("vtt", ".vtt", "text/vtt", captions.write_vtt, _of(_WORDS, _TIME, _SHIFT)),
        Kind("edl", ".edl", "text/plain", edl.write_edl, _of(_WORDS, _CAMERA, _MARKS)),
        Kind("otio", ".otio", "application/json", otio.write_otio, _of(_WORDS, _CAMERA, _MARKS)),
    )
}
