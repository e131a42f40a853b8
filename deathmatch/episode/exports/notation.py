"""The match in a compact notation: one token for each decision, time-out and order.

A player is a letter, from A, in the order of the seats; a holder is a number, from 1, in the order
in which they hold. A token is ``WHO`` and what was decided; what came of it stands in brackets
behind it, parts with commas between. A new turn begins with its number and a full stop. The tables
here are the definition: each sign stands for one thing wherever it is read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from deathmatch.episode.exports.plan import Line, Moment
from deathmatch.game import Match

NOBLES = {
    "duke": "D",
    "captain": "C",
    "assassin": "S",
    "contessa": "T",
    "ambassador": "M",
    "inquisitor": "Q",
}
ACTIONS = {
    "income": "in",
    "foreign_aid": "fa",
    "coup": "co",
    "tax": "ta",
    "assassinate": "as",
    "steal": "st",
    "exchange": "ex",
    "examine": "xm",
    "convert": "cv",
    "embezzle": "em",
}
SIGNS = (
    ("A*B", "starter"),
    ("Ata, Ast>B", "act"),
    ("B.", "allow"),
    ("B?", "challenge"),
    ("B|C", "block"),
    ("A=", "show"),
    ("A~", "refuse"),
    ("A=D", "shown"),
    ("A/D", "caught"),
    ("A-D", "lose"),
    ("A<3", "take"),
    ("A:3:5", "call"),
    ("A^, A^DC;3M;5S", "keep"),
    ("A+", "extend"),
    ("A!", "time_up"),
    ("&", "answered_for"),
    ("Ax", "out"),
    ("A#", "won"),
    ("A=!D", "absent"),
    ("A/!D", "present"),
    ("A'red'", "other"),
    ("[pause]", "order"),
)
"""Each sign by an example, with the word of the catalogues that explains it (notation-...)."""


def token(moment: Moment) -> str:
    """The token of an entry, or nothing for one that has none: an order to the floor alone."""
    write = _Writer(moment.after)
    command = moment.entry.command
    head = write.head(command, moment.plain)
    if not head:
        return ""
    said = head.removeprefix("&")
    came = [each for line in moment.lines if (each := write.came_of(line)) and each != said]
    return head + (f"({','.join(came)})" if came else "")


def legend(match: Match) -> Iterable[tuple[str, str]]:
    """The letters and numbers of the seats."""
    write = _Writer(match)
    return ((write.seat(seat), seat) for seat in (*match.seats, *match.holders))


class _Writer:
    def __init__(self, match: Match) -> None:
        self._names = {seat: chr(ord("A") + place) for place, seat in enumerate(match.seats)}
        self._names |= {seat: str(place) for place, seat in enumerate(match.holders, 1)}

    def seat(self, seat: str) -> str:
        return self._names.get(seat, f"'{seat}'")

    def noble(self, noble: str) -> str:
        return NOBLES.get(noble, f"'{noble}'")

    def head(self, command: dict[str, Any], plain: bool) -> str:
        name = command["command"]
        if name in _ANSWERS:
            who = _ANSWERS[name] + self.seat(command["seat"])
            return who + self.answer(command["answer"], plain)
        if name in _OF_A_SEAT:
            return _OF_A_SEAT[name].format(self.seat(command["seat"]))
        order = _ORDERS.get(name)
        return f"[{order(self, command)}]" if order else ""

    def answer(self, answer: dict[str, Any], plain: bool) -> str:
        return _SAID.get(answer["do"], _unknown)(self, answer, plain)

    def action(self, name: str, target: str | None) -> str:
        short = ACTIONS.get(name, f"'{name}'")
        return short + (f">{self.seat(target)}" if target else "")

    def came_of(self, line: Line) -> str:
        came = _CAME_OF.get(line["code"])
        return came(self, line) if came else ""


_ANSWERS = {"Decision": "", "AnswerFor": "&"}
_OF_A_SEAT = {"Extend": "{}+", "TimeUp": "{}!", "Expire": "&{}!"}


def _unknown(write: _Writer, answer: dict[str, Any], plain: bool) -> str:
    return f"'{answer['do']}'"


def _keep(write: _Writer, answer: dict[str, Any], plain: bool) -> str:
    if not plain:
        return "^"
    given = (f";{write.seat(seat)}{write.noble(noble)}" for seat, noble in answer["give"])
    return "^" + "".join(write.noble(noble) for noble in answer["keep"]) + "".join(given)


_SAID: dict[str, Callable[[_Writer, dict[str, Any], bool], str]] = {
    "starter": lambda write, answer, plain: f"*{write.seat(answer['seat'])}",
    "act": lambda write, answer, plain: write.action(answer["action"], answer.get("target")),
    "allow": lambda write, answer, plain: ".",
    "challenge": lambda write, answer, plain: "?",
    "block": lambda write, answer, plain: f"|{write.noble(answer['noble'])}",
    "show": lambda write, answer, plain: "=",
    "refuse": lambda write, answer, plain: "~",
    "lose": lambda write, answer, plain: f"-{write.noble(answer['noble'])}",
    "take": lambda write, answer, plain: f"<{write.seat(answer['holder'])}",
    "call": lambda write, answer, plain: "".join(f":{write.seat(h)}" for h in answer["holders"]),
    "keep": _keep,
    "side": lambda write, answer, plain: f"'{answer['faction']}'",
}

_ORDERS: dict[str, Callable[[_Writer, dict[str, Any]], str]] = {
    "Begin": lambda write, order: "begin",
    "Proceed": lambda write, order: str(order["until"]),
    "Pause": lambda write, order: "pause",
    "Resume": lambda write, order: "resume",
    "End": lambda write, order: "end",
    "Declare": lambda write, order: f"declare {write.seat(order['winner'])}",
    "AddTime": lambda write, order: f"time {write.seat(order['seat'])}{order['ms']:+}",
    "AddExtensions": lambda write, order: f"extend {write.seat(order['seat'])}{order['count']:+}",
    "SetClocks": lambda write, order: f"clocks {'on' if order['on'] else 'off'}",
    "StandIn": lambda write, order: (
        f"stand-in {write.seat(order['seat'])} {'on' if order['on'] else 'off'}"
    ),
    "Rewind": lambda write, order: "leave" if order["treat"] == "leave" else f"back {order['to']}",
}

_CAME_OF: dict[str, Callable[[_Writer, Line], str]] = {
    "first": lambda write, line: (
        f"{write.seat(line['by']) if line['how'] == 'chosen' else ''}*{write.seat(line['seat'])}"
    ),
    "action": lambda write, line: (
        write.seat(line["seat"]) + write.action(line["action"], line["target"])
    ),
    "proved": lambda write, line: f"{write.seat(line['seat'])}={write.noble(line['noble'])}",
    "caught": lambda write, line: f"{write.seat(line['seat'])}/{write.noble(line['noble'])}",
    "proved_absent": lambda write, line: (
        f"{write.seat(line['seat'])}=!{write.noble(line['noble'])}"
    ),
    "caught_present": lambda write, line: (
        f"{write.seat(line['seat'])}/!{write.noble(line['noble'])}"
    ),
    "lost": lambda write, line: f"{write.seat(line['seat'])}-{write.noble(line['noble'])}",
    "took": lambda write, line: f"{write.seat(line['seat'])}<{write.seat(line['holder'])}",
    "called": lambda write, line: (
        write.seat(line["seat"]) + "".join(f":{write.seat(h)}" for h in line["holders"])
    ),
    "out": lambda write, line: f"{write.seat(line['seat'])}x",
    "won": lambda write, line: f"{write.seat(line['winner'])}#",
}
