"""Rulings of the kind `view`: what a viewer is sent, and what it must never be sent.

"Never" is proved, not looked for: the noble in question is exchanged for another kind
that lies unseen elsewhere, and the view must be the same to the byte.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from deathmatch.game import AtSeat, Audience, Host, Match, Viewer, view
from deathmatch.game.steps import TakeAction

from .fault import Fault, expect, no_more
from .table import edition_of, placed

_NUMBERS = {"no": 0, "one": 1, "two": 2}


def run_view(ruling: dict[str, Any]) -> None:
    """Builds the position and checks each sentence against the views. Raises Fault."""
    edition = edition_of(ruling["system"], ruling.get("config", {}))
    given, wanted = dict(ruling["given"]), dict(ruling["expect"])
    no_more(given, {"players", "spectators", "shown", "turn"}, "given")
    seat = given.pop("turn", None) or next(iter(given["players"]))
    match = replace(placed(edition, given), begun=True, turn=1, turn_of=seat)
    match = replace(match, agenda=(TakeAction(seat),))
    for text in wanted.pop("never", ()):
        _never(match, text)
    for who, sentences in wanted.items():
        viewer = _viewer(match, who)
        for text in sentences:
            _sees(match, viewer, text)


def _viewer(match: Match, who: str) -> Viewer:
    name = who.removesuffix("_sees")
    named: dict[str, Viewer] = {"audience": Audience(), "host": Host()}
    if name in named:
        return named[name]
    if not who.endswith("_sees") or name not in (*match.seats, *match.holders):
        raise Fault(f"expect: not known here: {who}")
    return AtSeat(name)


def _bytes(match: Match, viewer: Viewer) -> bytes:
    return msgspec.json.encode(view(match, viewer, 0))


def _sees(match: Match, viewer: Viewer, text: str) -> None:
    seen = view(match, viewer, 0)
    for pattern, check in _SEEN.items():
        found = re.fullmatch(pattern, text)
        if found:
            check(match, viewer, seen, found)
            return
    raise Fault(f"a sentence that is not known here: {text}")


def _own_nobles(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    expect("own nobles", list(match.hand(viewer.seat)), seen["you"]["hand"])


def _figures(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    for player, shown in zip(match.players, seen["table"]["players"], strict=True):
        expect("coins", player.coins, shown["coins"])
        expect("extensions", player.extensions, shown["extensions"])
    clocks = [clock["left_ms"] for clock in seen["table"]["clocks"]]
    expect("clocks", [match.edition.timing.decision_ms] * len(match.seats), clocks)


def _other(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    shown = next(p for p in seen["table"]["players"] if p["seat"] == found["seat"])
    expect(f"influence of {found['seat']}", _NUMBERS[found["count"]], shown["influence"])
    expect(f"lost nobles of {found['seat']}", [found["noble"]], shown["lost"])
    expect(f"hand of {found['seat']} in this view", None, shown["hand"])


def _shown(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    expect("shown", found["nobles"].split(", "), seen["table"]["shown"])


def _who_holds(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    holding = [holder["seat"] for holder in seen["table"]["holders"] if holder["holds"]]
    expect("who still holds a noble", list(match.holding()), holding)


def _own_noble(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    expect("own noble", [found["noble"]], seen["you"]["nobles"])


def _public(match: Match, viewer: Any, seen: Any, found: re.Match[str]) -> None:
    expect("all public facts", view(match, Audience(), 0)["table"], seen["table"])


_SEEN: dict[str, Callable[[Match, Any, Any, re.Match[str]], None]] = {
    r"own nobles": _own_nobles,
    r"coins, extensions, clock": _figures,
    r"(?P<seat>\w+) has (?P<count>no|one|two) hidden nobles? and a lost (?P<noble>\w+)": _other,
    r"shown: (?P<nobles>[\w, ]+)": _shown,
    r"who still holds a noble": _who_holds,
    r"own noble: (?P<noble>\w+)": _own_noble,
    r"all public facts": _public,
}


def _never(match: Match, text: str) -> None:
    for pattern, leak in _NEVER.items():
        found = re.fullmatch(pattern, text)
        if found:
            viewers, places = leak(match, found)
            _hold(match, viewers, places, text)
            return
    raise Fault(f"a sentence that is not known here: {text}")


def _hold(match: Match, viewers: list[Viewer], places: list[str], text: str) -> None:
    """No view changes when a noble of these places is exchanged for an unseen one."""
    for place in places:
        for other in _exchanged(match, place):
            for viewer in viewers:
                if _bytes(match, viewer) != _bytes(other, viewer):
                    raise Fault(f"it happens: {text} ({place} can be told)")


def _exchanged(match: Match, place: str) -> list[Match]:
    """The match with the first noble of `place` exchanged for each other kind in the box."""
    matches = []
    for noble in sorted(set(match.cards["box"])):
        here, *rest = match.cards[place] or (None,)
        if here is None or here == noble:
            continue
        box = list(match.cards["box"])
        box[box.index(noble)] = here
        cards = {**match.cards, place: (noble, *rest), "box": tuple(box)}
        matches.append(replace(match, cards=cards))
    return matches


def _of_other(match: Match, found: re.Match[str]) -> tuple[list[Viewer], list[str]]:
    return [AtSeat(found["viewer"])], [f"hand:{found['seat']}"]


def _of_holder(match: Match, found: re.Match[str]) -> tuple[list[Viewer], list[str]]:
    finalists: list[Viewer] = [AtSeat(seat) for seat in match.seats]
    return [*finalists, Audience()], [f"holder:{found['seat']}"]


def _of_audience(match: Match, found: re.Match[str]) -> tuple[list[Viewer], list[str]]:
    hands = [f"hand:{seat}" for seat in match.seats if match.hand(seat)]
    return [Audience()], hands + [f"holder:{seat}" for seat in match.holding()]


_NEVER: dict[str, Callable[[Match, re.Match[str]], tuple[list[Viewer], list[str]]]] = {
    r"(?P<viewer>\w+) sees (?P<noble>\w+) of (?P<seat>\w+)": _of_other,
    r"any finalist or audience view carries (?P<seat>\w+) noble": _of_holder,
    r"audience view carries a hidden noble before the end": _of_audience,
}
