"""What the page that verifies is told of a recording: the command's own check, as JSON."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from deathmatch.episode.chain import Entry
from deathmatch.episode.fold import Fold
from deathmatch.episode.reading import read_bytes
from deathmatch.episode.verify import Report, verify
from deathmatch.errors import UserError

_SEAL = re.compile("[0-9a-f]{64}")


def page_report(data: bytes, tell: Callable[[int, int], object]) -> str:
    """Checks the recording in ``data``; ``tell`` hears how many entries of how many are done.

    A JSON object. ``verdict``: ``holds``, ``wrong`` (the first wrong ``line``, its ``code`` and
    ``figures``), ``cut`` (holds up to ``line``; ``code``) or ``no_recording``. Of the first three:
    ``checked`` counts what was found right, ``lines`` among it; ``seal`` is that of the header, or
    ``None`` if it is none; ``episode`` says whose match it is; ``seeded`` and ``seal_shown`` are
    those of the report.
    """
    try:
        found = read_bytes("recording", data)
    except UserError:
        return _json({"verdict": "no_recording"})
    entries = found.recording.entries

    def watched(those: Iterable[Entry]) -> Iterator[Entry]:
        for done, entry in enumerate(those):
            tell(done, len(entries))
            yield entry

    return _json(_told(verify(found, watch=watched), found.recording.header))


def _told(report: Report, header: dict[str, Any]) -> dict[str, Any]:
    fold = report.fold
    lines = 0 if fold is None else report.figures["entries"] + 1 + report.proven
    seal = header.get("seal")
    return {
        **_verdict(report),
        "checked": {"lines": lines, **report.figures},
        "seal": seal if isinstance(seal, str) and _SEAL.fullmatch(seal) else None,
        "episode": None if fold is None else _episode(fold),
        "seeded": report.seeded,
        "seal_shown": report.seal_shown,
    }


def _verdict(report: Report) -> dict[str, Any]:
    wrong, cut = report.wrong, report.cut
    if wrong is not None:
        told = {"line": wrong.line, "code": wrong.code, "figures": wrong.figures}
        return {"verdict": "wrong", **told}
    if cut is not None:
        return {"verdict": "cut", "line": cut.line - 1, "code": cut.code}
    return {"verdict": "holds"}


def _episode(fold: Fold) -> dict[str, Any]:
    """Whose match it is: names for people, and who has won, or ``None``."""
    setup, result = fold.setup, fold.result
    names = {member.id: member.name for member in setup.cast}
    return {
        "title": setup.title,
        "finalists": [names[seat] for seat in setup.finalists],
        "winner": names.get(result.winner or "") if result is not None else None,
        "dice": setup.dice,
    }


def _json(told: dict[str, Any]) -> str:
    return msgspec.json.encode(told).decode()
