"""What a view must never carry, in rulings of the kind `view`.

It is proved, not looked for: the noble in question is exchanged for one of another kind
that lies unseen elsewhere, and the view must be the same to the byte.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from deathmatch.game import AtSeat, Audience, Host, Match, Viewer, view

from .fault import Fault
from .synonyms import plain

_Spot = tuple[str, int]

_OWN = ("hand", "holder", "drawn")
_LOOKED_AT = ("examined", "called")
"""Hidden nobles whose owner sees them; who examines or exchanges sees the second kind as well."""

_SENTENCE = re.compile(
    r"(?P<who>.+?)(?: views?)? (?:sees?|carr(?:ies|y)|shows?|knows?|learns?) (?P<what>.+?)"
    r"(?: before the end)?"
)
_ANY_HIDDEN = r"(?:an?|any|the)?\s*hidden nobles?"
_NAMED = r"(?:an? |the )?(?P<noble>\w+) of (?P<seat>\w+)"
_OF_SEAT = (
    r"(?:an? |any |the )?(?:(?:hidden )?nobles?|hand) of (?P<seat>\w+)",
    r"(?:the )?(?P<seat>\w+?)(?:'s)? (?:(?:hidden )?nobles?|hand)",
)
_OF_COURT = r"(?:(?:an? |any |the )?nobles? (?:in|of) )?(?:the )?court"


def never(match: Match, text: str) -> None:
    """Raises a Fault if it happens, or if the sentence is not understood."""
    found = _SENTENCE.fullmatch(plain(text))
    viewers = _viewers(match, found["who"]) if found else None
    if not found or not viewers:
        raise Fault(f"a sentence that is not known here: {text}")
    spots = _spots(match, found["what"])
    if spots is None:
        raise Fault(f"a sentence that is not known here: {text}")
    if not spots:
        raise Fault(f"there is no such hidden noble: {text}")
    named = not re.fullmatch(_ANY_HIDDEN, found["what"])
    for viewer, alone in viewers:
        for place, index in spots:
            if place not in _own(match, viewer) or (named and alone):
                _hold(match, viewer, (place, index), text)


def _viewers(match: Match, who: str) -> list[tuple[Viewer, bool]] | None:
    """The viewers that the words name, each with whether it is named by itself."""
    seats: list[Viewer] = [AtSeat(seat) for seat in match.seats]
    holders: list[Viewer] = [AtSeat(seat) for seat in match.holders]
    rest: list[Viewer] = [Audience(), Host()]
    groups: dict[str, list[Viewer]] = {
        "finalist": seats,
        "player": seats,
        "spectator": holders,
        "audience": [Audience()],
        "room": [Audience()],
        "host": [Host()],
        "viewer": [*seats, *holders, *rest],
        "view": [*seats, *holders, *rest],
        "any": [*seats, *holders, *rest],
        "any other": [*seats, *holders, *rest],
        "anybody": [*seats, *holders, *rest],
        "anyone": [*seats, *holders, *rest],
    }
    viewers: list[tuple[Viewer, bool]] = []
    for words in re.split(r", or | or |, | and ", who):
        word = words if words in groups else re.sub(r"^(?:any|an?|the) | else$", "", words)
        word = word.removeprefix("other ")
        if word in (*match.seats, *match.holders):
            viewers.append((AtSeat(word), True))
        elif word.removesuffix("s") in groups:
            viewers += [(viewer, False) for viewer in groups[word.removesuffix("s")]]
        else:
            return None
    return viewers


def _spots(match: Match, what: str) -> list[_Spot] | None:
    """Where the nobles in question lie. None if the words are not understood."""
    if re.fullmatch(_ANY_HIDDEN, what):
        seats = (*match.seats, *match.holders)
        return [spot for seat in seats for spot in _hidden(match, seat)]
    if re.fullmatch(_OF_COURT, what):
        return [("court", index) for index in range(len(match.court))]
    named = re.fullmatch(_NAMED, what)
    if named and named["noble"] in match.edition.kinds:
        spots = _hidden(match, named["seat"])
        return [(p, i) for p, i in spots if match.cards[p][i] == named["noble"]]
    for pattern in _OF_SEAT:
        found = re.fullmatch(pattern, what)
        if found and found["seat"] in (*match.seats, *match.holders):
            return _hidden(match, found["seat"])
    return None


def _hidden(match: Match, seat: str) -> list[_Spot]:
    places = [f"{kind}:{seat}" for kind in (*_OWN, *_LOOKED_AT)]
    return [(place, i) for place in places for i in range(len(match.cards.get(place, ())))]


def _own(match: Match, viewer: Viewer) -> tuple[str, ...]:
    """The places whose nobles a viewer may see."""
    if not isinstance(viewer, AtSeat):
        return ()
    own = tuple(f"{kind}:{viewer.seat}" for kind in (*_OWN, *_LOOKED_AT))
    if match.attempt is None or match.attempt.by != viewer.seat:
        return own
    return own + tuple(p for p in match.cards if p.partition(":")[0] in _LOOKED_AT)


def _hold(match: Match, viewer: Viewer, spot: _Spot, text: str) -> None:
    """The view stays the same, whichever unseen noble of another kind lies on the spot."""
    before, proved = _bytes(match, viewer), False
    for other in _exchanged(match, viewer, spot):
        proved = True
        if _bytes(other, viewer) != before:
            raise Fault(f"it happens: {text} ({spot[0]} can be told)")
    if not proved:
        raise Fault(f"not to be proved, for no noble of another kind is unseen: {text}")


def _exchanged(match: Match, viewer: Viewer, spot: _Spot) -> Iterator[Match]:
    place, index = spot
    noble = (match.court if place == "court" else match.cards[place])[index]
    if place == "court":
        for found in set(match.edition.kinds) - {noble}:
            yield replace(match, cards=match.cards | {place: _with(match.court, index, found)})
        return
    for other, nobles in match.cards.items():
        unseen = other.partition(":")[0] in (*_OWN, *_LOOKED_AT, "box", "aside", "court")
        if not unseen or other == place or other in _own(match, viewer):
            continue
        for at, found in enumerate(nobles):
            if found != noble and found not in nobles[:at]:
                cards = dict(match.cards)
                cards[place] = _with(cards[place], index, found)
                cards[other] = _with(nobles, at, noble)
                yield replace(match, cards=cards)


def _with(nobles: tuple[str, ...], index: int, noble: str) -> tuple[str, ...]:
    return (*nobles[:index], noble, *nobles[index + 1 :])


def _bytes(match: Match, viewer: Viewer) -> bytes:
    return msgspec.json.encode(view(match, viewer, 0))
