"""CSV: a row for each decision, order and time-out, with times and where the match then stands."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

from deathmatch.episode.exports.notation import token
from deathmatch.episode.exports.plan import Moment, Plan, known_nobles, moments
from deathmatch.game import Director
from deathmatch.game.edition import Seat
from deathmatch.game.questions import kind

COLUMNS = (
    "entry",
    "kind",
    "taken_back",
    "episode_ms",
    "wall",
    "timecode",
    "thought_ms",
    "by",
    "name",
    "turn",
    "question",
    "what",
    "detail",
    "notation",
    "outcome",
    "reason",
)
"""The first columns; each has its head in the catalogues (csv-...)."""
OF_A_PLAYER = ("coins", "influence", "nobles")
"""Those of each player, which follow: hidden nobles if known."""

_SNAKE = re.compile(r"(?<!^)(?=[A-Z])")
_STARTS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def write_csv(plan: Plan) -> bytes:
    """The table as RFC 4180 has it: UTF-8, lines ended by CR and LF."""
    text = io.StringIO()
    writer = csv.writer(text)
    seats = plan.fold.match.seats
    say = plan.sentences.words.say
    own = [say(f"csv-{column}", seat=seat) for seat in seats for column in OF_A_PLAYER]
    writer.writerow([*(say(f"csv-{column}") for column in COLUMNS), *own])
    for moment in moments(plan):
        writer.writerow([cell(value) for value in _row(plan, moment)])
    return text.getvalue().encode("utf-8-sig" if plan.bom else "utf-8")


def cell(value: object) -> object:
    """Text that a spreadsheet would take for a formula gets an apostrophe in front."""
    if not isinstance(value, str):
        return value
    # Some programs take the wide forms of these characters for the characters themselves.
    start = unicodedata.normalize("NFKC", value[:1])
    return f"'{value}" if start.startswith(_STARTS_A_FORMULA) else value


def _row(plan: Plan, moment: Moment) -> Iterator[object]:
    entry = moment.entry
    seat = entry.command.get("seat", entry.by)
    changed = moment.after is not moment.before
    yield entry.n
    yield entry.kind
    yield "yes" if changed and entry.n not in plan.fold.counting else "no"
    yield entry.at
    yield _iso(entry.wall)
    yield plan.lineup.timecode(moment.ms)
    yield entry.command.get("thought_ms")
    yield entry.by
    yield plan.sentences.seat(seat) if _is_seat(plan, seat) else ""
    yield moment.before.turn
    yield _question(moment)
    yield from _said(moment)
    yield token(moment)
    yield " ".join(plan.sentences.line(line) for line in moment.lines)
    yield entry.command.get("reason") if isinstance(plan.viewer, Director) else ""
    nobles = known_nobles(moment.after, plan.viewer)
    for each in moment.after.seats:
        yield moment.after.player(each).coins
        yield moment.after.influence(each)
        yield " ".join(nobles.get(each, ()))


def _iso(wall: int) -> str:
    at = datetime.fromtimestamp(wall // 1000, UTC)
    return f"{at:%Y-%m-%dT%H:%M:%S}.{wall % 1000:03}Z"


def _is_seat(plan: Plan, seat: Seat) -> bool:
    return seat in plan.fold.members or seat in plan.fold.match.holders


def _question(moment: Moment) -> str:
    """The kind of question that was answered or ran out, for an entry that names one."""
    match = moment.before
    answers = moment.entry.command.get("question") == match.question
    return kind(match.step) if answers and match.step is not None and match.open else ""


def _said(moment: Moment) -> tuple[str, str]:
    """What was decided or ordered, and of whom or what, as far as the viewer may know it."""
    command = moment.entry.command
    answer = command.get("answer")
    if answer is not None:
        told = _ANSWERS.get(answer["do"], _untold)
        return answer["do"], told(answer, moment.plain)
    detail = _ORDERS.get(command["command"])
    return _SNAKE.sub("_", command["command"]).lower(), detail(
        command, moment.plain
    ) if detail else ""


def _fields(*names: str) -> Callable[[dict[str, Any], bool], str]:
    """These fields, which are public."""

    def told(said: dict[str, Any], plain: bool) -> str:
        values = [said.get(name) for name in names]
        flat = [v for value in values for v in (value if isinstance(value, list) else [value])]
        return " ".join(str(value) for value in flat if value not in (None, ""))

    return told


def _untold(said: dict[str, Any], plain: bool) -> str:
    return ""


def _keep(said: dict[str, Any], plain: bool) -> str:
    if not plain:
        return ""
    return " ".join([*said["keep"], *(f"{seat}={noble}" for seat, noble in said["give"])])


_ANSWERS: dict[str, Callable[[dict[str, Any], bool], str]] = {
    "starter": _fields("seat"),
    "act": _fields("action", "target"),
    "block": _fields("noble"),
    "lose": _fields("noble"),
    "take": _fields("holder"),
    "call": _fields("holders"),
    "keep": _keep,
    "side": _fields("faction"),
}

_ORDERS: dict[str, Callable[[dict[str, Any], bool], str]] = {
    "Proceed": _fields("until"),
    "Pause": _fields("why"),
    "Declare": _fields("winner", "cause"),
    "AddTime": _fields("seat", "ms"),
    "AddExtensions": _fields("seat", "count"),
    "Expire": _fields("seat"),
    "StandIn": _fields("seat", "on"),
    "SetClocks": _fields("on"),
    "TakeCue": _fields("to"),
    "TakeScene": _fields("scene"),
    "SetBlack": _fields("on"),
    "SetPanic": _fields("on"),
    "Say": _fields("to", "text"),
    "Rewind": _fields("to", "treat"),
}
