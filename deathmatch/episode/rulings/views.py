"""Rulings of the kind `view`: what a viewer is sent, and what it must never be sent.

"Never" is proved, not looked for (`unseen`). Here is what a viewer must be sent.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from deathmatch.game import AtSeat, Audience, Host, Match, Result, Viewer, view

from .fault import Fault, expect, no_more
from .play import run_step
from .synonyms import plain
from .table import edition_of, position
from .unseen import never

_NUMBERS = {"no": 0, "one": 1, "a": 1, "1": 1, "two": 2, "2": 2}


def run_view(ruling: dict[str, Any]) -> None:
    """Builds the position and checks each sentence against the views. Raises Fault."""
    edition = edition_of(ruling["system"], ruling.get("config") or {})
    given, wanted = dict(ruling["given"]), dict(ruling["expect"])
    no_more(given, _GIVEN, "given")
    given.setdefault("turn", next(iter(given["players"])))
    winner, steps = given.pop("winner", None), given.pop("steps", ())
    table = position(edition, given)
    for number, step in enumerate(steps, start=1):
        run_step(table, step, f"step {number}")
    match = table.match
    if winner:
        others = [other for other in match.seats if other != winner]
        loser = others[0] if edition.eliminates else None
        match = replace(match, agenda=(), result=Result(winner, loser, "influence", {}))
    for text in wanted.pop("never", ()):
        never(match, text)
    for who, sentences in wanted.items():
        viewer = _viewer(match, who)
        for text in sentences:
            _sees(match, viewer, text)


_GIVEN = {
    "players",
    "spectators",
    "shown",
    "set_aside",
    "turn",
    "winner",
    "reserve",
    "draws",
    "random",
    "steps",
}


def _viewer(match: Match, who: str) -> Viewer:
    name = who.removesuffix("_sees")
    named: dict[str, Viewer] = {"audience": Audience(), "host": Host()}
    if name in named:
        return named[name]
    if not who.endswith("_sees") or name not in (*match.seats, *match.holders):
        raise Fault(f"expect: not known here: {who}")
    return AtSeat(name)


def _sees(match: Match, viewer: Viewer, text: str) -> None:
    seen = view(match, viewer, 0)
    for pattern, check in _SEEN.items():
        found = re.fullmatch(pattern, plain(text))
        if found:
            check(match, viewer, seen, found)
            return
    raise Fault(f"a sentence that is not known here: {text}")


def _list(found: re.Match[str]) -> list[str]:
    return sorted(re.split(r", (?:and )?(?:an? |the )?| and (?:an? |the )?", found["nobles"]))


def _own_nobles(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    """Of a finalist or a spectator; a ruling may say which they are."""
    seat = viewer.seat
    own = match.hidden(seat) + match.held(seat) + match.called(seat)
    you = seen["you"]
    expect("own nobles", list(own), you["hand"] if seat in match.seats else you["nobles"])
    if found["nobles"]:
        expect("own nobles", _list(found), sorted(own))


def _looks_at(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    """What a player sees of others' nobles or of the Court while it examines or exchanges."""
    you = seen["you"]
    looked = {
        "examined": [you["examined"]["noble"]] if you["examined"] else [],
        "called": [noble for _, noble in you["called"]],
        "drawn": you["drawn"],
    }[found["how"]]
    expect(f"{found['how']} nobles", _list(found), sorted(looked))


def _no_noble(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    expect("own nobles", [], seen["you"]["nobles"])


def _figures(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    for player, shown in zip(match.players, seen["table"]["players"], strict=True):
        for name in ("coins", "extensions", "faction"):
            if name in found[0]:
                expect(name, getattr(player, name), shown[name])
    if "clock" in found[0]:
        clocks = [clock["left_ms"] for clock in seen["table"]["clocks"]]
        expect("clocks", [match.edition.timing.decision_ms] * len(match.seats), clocks)


def _shown_player(match: Match, viewer: Viewer, seen: Any, seat: str) -> Any:
    """The public row of a player, which has no hand in it before the end."""
    shown = next(player for player in seen["table"]["players"] if player["seat"] == seat)
    if not match.over:
        expect(f"hand of {seat} in this view", None, shown["hand"])
    return shown


def _other(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    shown = _shown_player(match, viewer, seen, found["seat"])
    expect(f"influence of {found['seat']}", _NUMBERS[found["count"]], shown["influence"])
    if found["nobles"]:
        expect(f"lost nobles of {found['seat']}", _list(found), sorted(shown["lost"]))


def _lost(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    shown = _shown_player(match, viewer, seen, found["seat"])
    expect(f"lost nobles of {found['seat']}", _list(found), sorted(shown["lost"]))


def _purse(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    shown = _shown_player(match, viewer, seen, found["seat"])
    expect(f"coins of {found['seat']}", int(found["count"]), shown["coins"])


def _out(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    expect(
        f"{found['seat']} is out", True, _shown_player(match, viewer, seen, found["seat"])["out"]
    )


def _shown(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    expect("shown", _list(found), sorted(seen["table"]["shown"]))


def _who_holds(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    holding = [holder["seat"] for holder in seen["table"]["holders"] if holder["holds"]]
    expect("who still holds a noble", list(match.holding()), holding)


def _holds(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    shown = next(row for row in seen["table"]["holders"] if row["seat"] == found["seat"])
    expect(f"nobles that {found['seat']} holds", _NUMBERS[found["count"]], shown["holds"])


def _turn(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    expect("whose turn it is", match.turn_of, seen["table"]["turn_of"])


def _public(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    expect("all public facts", view(match, Audience(), 0)["table"], seen["table"])


def _reserve(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    expect("reserve", int(found["count"]), seen["table"]["reserve"])


def _court(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    expect("court", int(found["count"]), seen["table"]["court"])


def _faction(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    expect(f"faction of {found['seat']}", found["faction"],
           _shown_player(match, viewer, seen, found["seat"])["faction"])  # fmt: skip


def _turned_up(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    for row in seen["table"]["players"]:
        expect(f"hand of {row['seat']}", list(match.hand(row["seat"])), row["hand"])
    for row in seen["table"]["holders"]:
        expect(f"noble of {row['seat']}", list(match.held(row["seat"])), row["nobles"])


_FIGURE = r"(?:coins|extensions|clocks?|factions?)"
_NOBLES = r"(?P<nobles>\w+(?:(?:, | and )(?:an? |the )?\w+)*)"
_HAS_LOST = r"(?:and )?(?:has )?(?:(?:a|an|the|one) )?lost"

_SEEN: dict[str, Callable[[Match, Any, Any, re.Match[str]], None]] = {
    r"no (?:own )?noble(?: of its own)?|own nobles?: none": _no_noble,
    rf"(?:its |their )?own nobles?(?:: {_NOBLES})?": _own_nobles,
    rf"(?:the )?(?P<how>examined|called|drawn) nobles?: {_NOBLES}": _looks_at,
    rf"{_FIGURE}(?:(?:, and |, | and ){_FIGURE})*(?: of (?:both|all)(?: players)?)?": _figures,
    r"(?P<seat>\w+) has (?P<count>no|one|two|1|2) hidden nobles?"
    rf"(?: {_HAS_LOST} {_NOBLES})?": _other,
    rf"(?P<seat>\w+) (?:has lost|lost) (?:an? |the |one )?{_NOBLES}": _lost,
    rf"shown: {_NOBLES}": _shown,
    r"(?P<seat>\w+) has (?P<count>\d+) coins?": _purse,
    r"(?P<seat>\w+) is out": _out,
    r"(?:who|which spectators?) (?:still )?holds? a noble": _who_holds,
    r"(?P<seat>\w+) (?:still )?holds (?P<count>no|one|a|1) noble": _holds,
    r"whose turn it is": _turn,
    r"(?:the )?(?:treasury )?reserve: (?P<count>\d+)(?: coins?)?": _reserve,
    r"(?:the )?(?:court|deck)(?: size)?: (?P<count>\d+)(?: nobles?)?": _court,
    r"(?P<seat>\w+) is (?P<faction>red|blue)": _faction,
    r"(?:only |all )?(?:the )?public facts(?: only)?": _public,
    r"(?:all|every) (?:hidden )?nobles?": _turned_up,
}
