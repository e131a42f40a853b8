"""An edit decision list in the form of the CMX 3600, with a locator for each mark.

Each frame with marks is an event of one frame, at the same place in the source and the record, and
the marks are its locators. The form is ASCII, counts its events to 999, and has eight characters
for the name of a reel.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby

from deathmatch.episode.exports.marks import Mark, marks
from deathmatch.episode.exports.plan import Plan
from deathmatch.episode.words import Sentences
from deathmatch.errors import UserError

MOST_EVENTS = 999
REEL = "AX"
"""What lists call a source that has no reel of its own."""
LONGEST_TITLE = 70
_FORMS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "...",
                        "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "ø": "o", "Ø": "O",
                        "ł": "l", "Ł": "L", "«": '"', "»": '"', "đ": "d", "Đ": "D"})  # fmt: skip


def write_edl(plan: Plan) -> bytes:
    """The list, its lines ended by CR and LF.

    Raises UserError for more events than it has numbers for, and for a language that ASCII cannot
    write.
    """
    frames = [list(group) for _, group in groupby(marks(plan), lambda mark: mark.frame)]
    if len(frames) > MOST_EVENTS:
        raise UserError(
            f"{len(frames)} events are more than the {MOST_EVENTS} that a CMX 3600 list can number:"
            " choose fewer kinds with --marks, or --as otio, which has no such limit.",
            2,
        )
    sentences = _in_ascii(plan)
    rate = plan.lineup.rate
    title = ascii_of(plan.fold.setup.title) or plan.fold.setup.show
    lines = [
        f"TITLE: {title[:LONGEST_TITLE]}, {plan.fold.number}",
        f"FCM: {'DROP FRAME' if rate.drop else 'NON-DROP FRAME'}",
        "",
    ]
    for number, group in enumerate(frames, 1):
        first, after = (rate.timecode(group[0].frame + more) for more in (0, 1))
        lines.append(f"{number:03}  {REEL:<8} {'V':<5} {'C':<8} {first} {after} {first} {after}")
        lines += [_locator(mark, first, sentences) for mark in group]
    return ("\r\n".join(lines) + "\r\n").encode("ascii")


def _locator(mark: Mark, at: str, sentences: Sentences) -> str:
    words = ascii_of(sentences.line(mark.line))
    if words is None:
        raise UserError(
            "A CMX 3600 list is ASCII, and this language cannot be written so: "
            "choose another with --language, or --as otio.",
            2,
        )
    return f"* LOC: {at} {mark.colour:<7} {words}"


def _in_ascii(plan: Plan) -> Sentences:
    """Sentences in which whoever has a name that ASCII cannot write goes by the id."""
    cast = plan.fold.setup.cast
    return Sentences(plan.sentences.words, {m.id: ascii_of(m.name) or m.id for m in cast})


def ascii_of(text: str) -> str | None:
    """The text without accents and with plain quotation marks; None if letters would be lost."""
    apart = unicodedata.normalize("NFKD", text.translate(_FORMS))
    bare = "".join(each for each in apart if not unicodedata.combining(each))
    bare = re.sub(r"\s+", " ", bare).strip()
    return bare if bare.isascii() and bare.isprintable() else None
