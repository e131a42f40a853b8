"""WebVTT captions: what happens, in the words of the log, when it happens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import accumulate, zip_longest

from deathmatch.episode.exports.plan import Plan, moments

LEAST_MS = 1000
MOST_MS = 7000
A_SECOND = 15
"""Characters that are read in a second."""
LINES = 2
"""Sentences that are shown at once, where there is time to show them one after the other."""


@dataclass(frozen=True)
class Cue:
    """One caption: from ``start`` to ``end`` in milliseconds, and its sentences."""

    start: int
    end: int
    lines: tuple[str, ...]


def write_vtt(plan: Plan) -> bytes:
    """The captions in UTF-8. Those before the beginning of the picture are left out."""
    parts = ["WEBVTT\n", f"NOTE {_one_line(plan.sentences.words.say('export-captions'))}\n"]
    for number, cue in enumerate(cues(_said(plan)), 1):
        text = "\n".join(escape(_one_line(line), quote=False) for line in cue.lines)
        parts.append(f"{number}\n{_time(cue.start)} --> {_time(cue.end)}\n{text}\n")
    return "\n".join(parts).encode()


def _said(plan: Plan) -> Iterator[tuple[int, list[str]]]:
    """What is said at which millisecond of the picture."""
    offset = plan.lineup.offset
    for moment in moments(plan):
        at = moment.ms + offset
        if moment.lines and at >= 0:
            yield at, [plan.sentences.line(line) for line in moment.lines]


def cues(said: Iterator[tuple[int, list[str]]]) -> Iterator[Cue]:
    """Captions that do not overlap: each as long as it takes to read, but never into the next."""
    together = _together(said)
    begins = [at for at, _ in together[1:]]
    for (at, lines), until in zip_longest(together, begins):
        yield from _in_turn(at, until or at + MOST_MS * len(lines), lines)


def _together(said: Iterator[tuple[int, list[str]]]) -> list[tuple[int, list[str]]]:
    """What comes so fast that nobody could read it one after the other is shown together."""
    found: list[tuple[int, list[str]]] = []
    for at, lines in said:
        if found and at - found[-1][0] < LEAST_MS:
            found[-1][1].extend(lines)
        else:
            found.append((at, list(lines)))
    return found


def _in_turn(at: int, until: int, lines: list[str]) -> Iterator[Cue]:
    """Cues from ``at`` to at most ``until`` for these sentences, a few at once."""
    count = min(-(-len(lines) // LINES), (until - at) // LEAST_MS)
    size = -(-len(lines) // count)
    groups = [tuple(lines[first : first + size]) for first in range(0, len(lines), size)]
    more = [_reading_ms(group) - LEAST_MS for group in groups]
    # Where the next entry comes too soon, each has its share of the time there is.
    room = min(sum(more), until - at - LEAST_MS * len(groups))
    shares = [room * part // (sum(more) or 1) for part in more]
    ends = list(accumulate((LEAST_MS + share for share in shares), initial=at))
    for group, start, end in zip(groups, ends, ends[1:], strict=False):
        yield Cue(start, end, group)


def _reading_ms(lines: tuple[str, ...]) -> int:
    return min(MOST_MS, max(LEAST_MS, sum(map(len, lines)) * 1000 // A_SECOND))


def _one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def _time(ms: int) -> str:
    return f"{ms // 3_600_000:02}:{ms // 60_000 % 60:02}:{ms // 1000 % 60:02}.{ms % 1000:03}"
