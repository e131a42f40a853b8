"""Hosts' questions about what has happened: the history, what a rewind would do, the last minute.

Nothing is changed by them, and their answers hold what is public only.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from deathmatch.episode.chain import Entry
from deathmatch.episode.episode import Episode
from deathmatch.episode.rewind import Seen, taken_back
from deathmatch.game import Decision, Extend, Match, public_view, remaining
from deathmatch.game.questions import kind
from deathmatch.game.steps import KeepNobles

from .acks import Ack, refusal
from .messages import Appeal, History, RewindPreview
from .presence import Presence

Doc = dict[str, Any]

LAST_MS = 60_000
MOST_TAPS = 500
_BY = {"TimeUp": "clock", "Expire": "host", "AnswerFor": "host"}
_ANSWERS = {"Decision", "Extend", *_BY}


class Asked:
    """Answers hosts from the journal, and from what it noted of taps as they came."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._taps: deque[Doc] = deque(maxlen=MOST_TAPS)

    def arrived(self, episode: Episode, tap: Decision | Extend, ack: Ack, at: int) -> None:
        """Notes a tap of a finalist at that moment (ms): the line it came on, what became of it."""
        signs = self._presence.last_signs(tap.seat)
        rtt_ms = signs.status.rtt_ms if signs is not None and signs.status is not None else None
        self._taps.append(
            {
                "episode": episode.id,
                "rev": ack.get("rev"),
                "seat": tap.seat,
                "question": tap.question,
                "arrived_at": at,
                "thought_ms": tap.thought_ms,
                "rtt_ms": rtt_ms,
                "code": ack.get("code"),
            }
        )

    def answer(self, episode: Episode, question: History | Appeal | RewindPreview, at: int) -> Ack:
        """The answer at that moment (ms, the episode's clock)."""
        if isinstance(question, History):
            return {"ok": True, "entries": [_entry(episode, n) for n in episode.counting]}
        if isinstance(question, Appeal):
            return self._last_minute(episode, at)
        return _preview(episode, question.to, at)

    def _last_minute(self, episode: Episode, at: int) -> Ack:
        recent = [entry for entry in episode.entries if entry.at >= at - LAST_MS]
        rows = [self._row(episode, e) for e in recent if e.command["command"] in _ANSWERS]
        late = [
            {key: value for key, value in tap.items() if key not in ("episode", "rev")}
            for tap in self._taps
            if tap["episode"] == episode.id and tap["code"] and tap["arrived_at"] >= at - LAST_MS
        ]
        open_rows = list(_open(episode, at))
        return {"ok": True, "rows": [*rows, *open_rows], "refused": late, "now": at}

    def _row(self, episode: Episode, entry: Entry) -> Doc:
        before, command = episode.match_after(entry.n - 1), entry.command
        seat, question = command["seat"], command["question"]
        by = _BY.get(command["command"]) or ("stand_in" if before.player(seat).stand_in else "seat")
        left = remaining(before, seat, entry.at)
        asked = _asked_by(episode, question, entry.n - 1)
        tap = next((t for t in self._taps if (t["episode"], t["rev"]) == (episode.id, entry.n)), {})
        return {
            "n": entry.n,
            "seat": seat,
            "question": question,
            "kind": _kind(before),
            "asked_at": episode.entries[asked - 1].at,
            "arrived_at": entry.at,
            "thought_ms": command.get("thought_ms"),
            "by": by,
            "left_before_ms": left + _spent(episode, seat, asked, entry.n - 1, entry.at),
            "left_after_ms": left,
            "rtt_ms": tap.get("rtt_ms"),
        }


def _open(episode: Episode, at: int) -> Iterator[Doc]:
    """A row for each seat that is asked and has not answered yet."""
    match = episode.match
    for seat in match.open:
        asked = _asked_by(episode, match.question, episode.rev)
        left = remaining(match, seat, at)
        yield {
            "n": None,
            "seat": seat,
            "question": match.question,
            "kind": _kind(match),
            "asked_at": episode.entries[asked - 1].at,
            "arrived_at": None,
            "thought_ms": None,
            "by": None,
            "left_before_ms": left + _spent(episode, seat, asked, episode.rev, at),
            "left_after_ms": None,
            "rtt_ms": None,
        }


def _asked_by(episode: Episode, question: int, last: int) -> int:
    """The number of the entry that asked this question, at or before the entry `last`."""
    first = last
    while first > 1 and episode.match_after(first - 1).question == question:
        first -= 1
    return first


def _spent(episode: Episode, seat: str, first: int, last: int, at: int) -> int:
    """What the seat's clock has run from the entry `first`, which asked, to the moment `at`."""
    spent = 0
    for n in range(first, last + 1):
        match = episode.match_after(n)
        until = episode.entries[n].at if n < last else at
        if seat in match.open:
            begun = episode.entries[n - 1].at
            spent += remaining(match, seat, begun) - remaining(match, seat, until)
    return spent


def _kind(match: Match) -> str | None:
    return kind(match.step) if match.step is not None and match.open else None


def _entry(episode: Episode, n: int) -> Doc:
    entry = episode.entries[n - 1]
    return {
        "n": n,
        "at": entry.at,
        "by": entry.by,
        "kind": entry.command["command"],
        "turn": episode.match_after(n - 1).turn,
        "lines": _lines(episode, n),
        "back": episode.before(n) is not None,
    }


def _lines(episode: Episode, n: int) -> list[Doc]:
    return [dict(line) for line in episode.log_of(n)]


def _preview(episode: Episode, to: int, at: int) -> Ack:
    """What going back to before the entry `to` would undo, and where play would stand then."""
    if episode.rewound_to() == to:
        return refusal("already")
    found = episode.before(to)
    if found is None:
        return refusal("no_entry")
    then, then_at = found
    undone = [{"n": n, "lines": _lines(episode, n)} for n in episode.counting if n >= to]
    seen = dict.fromkeys(_seen(episode.seen_since(to), then))
    return {
        "ok": True,
        "undone": undone,
        "then": _then(taken_back(then, episode.match, then_at, at), at),
        "seen": [{"who": who, "where": where} for who, where in seen],
    }


def _seen(seen: Iterable[Seen], then: Match) -> Iterator[tuple[str, str]]:
    """Who has seen something of which hand or holder. What goes back into the box is dealt anew,
    and who looks at a called noble, or lent it, has seen it before.
    """
    looker = then.step.seat if isinstance(then.step, KeepNobles) else None
    for each in seen:
        place, _, seat = each.where.partition(":")
        if place in ("hand", "holder"):
            yield each.who, each.where
        elif place == "called" and each.who not in (seat, looker):
            yield each.who, f"holder:{seat}"


def _then(match: Match, at: int) -> Doc:
    table = public_view(match, at)
    question = table["question"]
    asked = question["seats"] if question else []
    figures = ("seat", "coins", "influence")
    return {
        "turn": table["turn"],
        "turn_of": table["turn_of"],
        "held": table["held"],
        "asked": asked,
        "kind": question["kind"] if question else None,
        "players": [{name: player[name] for name in figures} for player in table["players"]],
        "clocks": [
            {"seat": clock["seat"], "left_ms": clock["left_ms"]}
            for clock in table["clocks"]
            if clock["seat"] in asked
        ],
    }
