"""Marks for editors: which lines of the log make one, of which kind, and in which colour."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from deathmatch.episode.exports.plan import Line, Plan, moments

COLOURS = {
    "turn": "WHITE",
    "action": "CYAN",
    "claim": "BLUE",
    "challenge": "YELLOW",
    "loss": "RED",
    "extension": "CYAN",
    "time_up": "CYAN",
    "pause": "MAGENTA",
    "correction": "MAGENTA",
    "result": "GREEN",
}
"""Each kind of mark with its colour, by a name that Avid's locators and OpenTimelineIO share."""

_KINDS = {
    "begun": "turn",
    "turn": "turn",
    "action": "action",
    "blocked": "claim",
    "challenged": "challenge",
    "proved": "challenge",
    "caught": "challenge",
    "refused_to_show": "challenge",
    "proved_absent": "challenge",
    "caught_present": "challenge",
    "lost": "loss",
    "out": "loss",
    "extended": "extension",
    "timed_out": "time_up",
    "paused": "pause",
    "resumed": "pause",
    "rewound": "correction",
    "time_added": "correction",
    "extensions_added": "correction",
    "expired_by_host": "correction",
    "clocks_set": "correction",
    "answered_for": "correction",
    "stand_in": "correction",
    "ruled": "correction",
    "stopped": "result",
    "won": "result",
}


@dataclass(frozen=True)
class Mark:
    """One mark: the entry's number, the frame (which does not wrap), kind, colour and words."""

    entry: int
    frame: int
    kind: str
    colour: str
    line: Line


def marks(plan: Plan) -> Iterator[Mark]:
    """The marks that were asked for, in order."""
    for moment in moments(plan):
        for line in moment.lines:
            kind = kind_of(line)
            if kind in plan.marks:
                frame = plan.lineup.frame(moment.ms)
                yield Mark(moment.entry.n, frame, kind, COLOURS[kind], line)


def kind_of(line: Line) -> str | None:
    """The kind of mark that a line of the log makes, or None."""
    claims = line["code"] == "action" and (line["claim"] or line.get("disclaim"))
    return "claim" if claims else _KINDS.get(line["code"])
