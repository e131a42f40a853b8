"""Whether the time that the server takes tells of a hidden noble.

The same decision again and again in one position, by turns with one deal and with another that
differs in hidden nobles only. Everything from the decision's arrival to its ack runs as on the
server, with every message encoded; what is left out is the disk and the wire, whose noise is a
hundred times larger and would hide a difference.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace
from socketio.packet import EVENT

from deathmatch.console.access import Access, Locks
from deathmatch.console.desk import Bases
from deathmatch.console.director import Director
from deathmatch.console.messages import Decide
from deathmatch.console.parts import Parts
from deathmatch.console.presence import Presence
from deathmatch.console.settings import JournalSettings
from deathmatch.console.wire import AUDIENCE_ROOM, DIRECTOR_ROOM, HOST_ROOM, FastPacket, seat_room
from deathmatch.episode.journal import Journal
from deathmatch.episode.show import load_show
from deathmatch.game import Begin, Decision, Match, choices
from tests.bench.figures import percentile
from tests.console.room import CHEAP, new_id

SHOW = "first-encounter"
CLAIMED = "duke"
MOST_US = 20.0
"""Less than this is lost in what a network and a screen add, a thousand times over."""
SURE = 0.95
RESAMPLES = 400

ABOUT = f"""\
Whether the time that the server takes for a decision tells of a hidden noble: the same decision
with two deals that differ in hidden nobles only, by turns, {{pairs:,}} times. It is held where the
difference cannot be told from none, or is below {MOST_US:g} us.
"""

Cards = Mapping[str, tuple[str, ...]]


class Timed:
    """Encodes what leaves, as the wire does, and notes when the last of it has."""

    def __init__(self) -> None:
        self.last: dict[str, float] = {}

    def emit(self, event: str, payload: Mapping[str, Any], to: str) -> None:
        FastPacket(EVENT, data=[event, payload]).encode()
        self.last[to] = time.perf_counter()


class Position:
    """A match of two in a console without a server, which is put back after each decision."""

    def __init__(self) -> None:
        show = load_show(SHOW)
        journal, presence = Journal("sqlite://"), Presence(lambda: 0.0)
        seats = [member.id for member in show.cast]
        for seat in seats:
            presence.enter(seat, "seat", seat, 1)
        for kind in (HOST_ROOM, DIRECTOR_ROOM, AUDIENCE_ROOM):
            presence.enter(kind, kind, None, 0)  # type: ignore[arg-type]
        access = Access(JournalSettings(journal), show.slug, seats, Locks(cost=CHEAP))
        self.outlet = Timed()
        bases = Bases(["http://127.0.0.1:8000"])
        parts = Parts(show, journal, self.outlet, access, presence, bases, "x")
        self.director = Director(parts)
        self.one, self.other = show.finalists
        assert self.director.submit(Begin(), new_id(), "host")["ok"]
        while self.match.turn == 0:
            seat = self.match.asked[0]
            answer = choices(self.match, seat)[0]
            decision = Decision(seat, self.match.question, answer)
            assert self.director.submit(decision, new_id(), seat)["ok"]
        if self.match.asked[0] != self.one:
            self.one, self.other = self.other, self.one

    @property
    def match(self) -> Match:
        return self.director.episode.match

    @match.setter
    def match(self, match: Match) -> None:
        self.director.episode.match = match
        self.director.episode._matches[-1] = match

    def decide(self, seat: str, answer: dict[str, Any]) -> tuple[float, float]:
        """Microseconds from the decision's arrival to its ack, and to the last of the others."""
        asked = Decide(new_id(), self.match.question, answer)
        begun = time.perf_counter()
        ack = self.director.decide(seat, asked)
        acked = time.perf_counter()
        assert ack["ok"], ack
        others = max(at for room, at in self.outlet.last.items() if room != seat_room(seat))
        return (acked - begun) * 1e6, (others - begun) * 1e6


@dataclass
class Contrast:
    """One decision with two deals: what differs, who decides what, and the microseconds taken."""

    name: str
    match: Match
    seat: str
    answer: dict[str, Any]
    deals: tuple[Cards, Cards]
    acks: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    others: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))

    def once(self, position: Position) -> None:
        """With both deals, in an order that chance gives."""
        for which in random.sample((0, 1), 2):
            position.match = replace(self.match, cards=dict(self.deals[which]))
            ack_us, others_us = position.decide(self.seat, self.answer)
            self.acks[which].append(ack_us)
            self.others[which].append(others_us)


def dealt(match: Match, place: str, noble: str, has: bool) -> Cards:
    """A deal in which that place holds this noble, or does not: swapped with a spectator's."""
    cards = {name: list(nobles) for name, nobles in match.cards.items()}
    elsewhere = [name for name in cards if name.startswith("holder:")]
    if has != (noble in cards[place]):
        own = cards[place].index(noble) if not has else 0
        there = next(n for n in elsewhere if (noble in cards[n]) == has and cards[n])
        index = cards[there].index(noble) if has else 0
        cards[place][own], cards[there][index] = cards[there][index], cards[place][own]
    while not has and noble in cards[place]:
        return dealt(replace(match, cards=_frozen(cards)), place, noble, has)
    return _frozen(cards)


def _frozen(cards: Mapping[str, Sequence[str]]) -> Cards:
    return {name: tuple(nobles) for name, nobles in cards.items()}


def contrasts(position: Position) -> list[Contrast]:
    """What a finalist could want to read off a clock."""
    one, other = position.one, position.other
    turn = position.match
    hand, hers = f"hand:{one}", f"hand:{other}"
    tax = {"do": "act", "action": "tax", "target": None}
    allow, challenge = {"do": "allow"}, {"do": "challenge"}

    def deals(match: Match, place: str) -> tuple[Cards, Cards]:
        return dealt(match, place, CLAIMED, True), dealt(match, place, CLAIMED, False)

    position.decide(one, tax)
    claimed = position.match
    # Where nobody has to show the noble, its truth is still a secret after the challenge.
    silent = replace(claimed, edition=claimed.edition.with_switches(may_refuse=True))
    return [
        Contrast("claims; has it or not", turn, one, tax, deals(turn, hand)),
        Contrast("allows; the other has it or not", claimed, other, allow, deals(claimed, hand)),
        Contrast("challenges; it is true or not", silent, other, challenge, deals(silent, hand)),
        Contrast("allows; has it too or not", claimed, other, allow, deals(claimed, hers)),
    ]


@dataclass(frozen=True)
class Told:
    """What a difference in hidden nobles does to a time: the medians with either deal, the median
    of the differences within each pair, and between what that varies by chance alone.
    """

    name: str
    medians: tuple[float, float]
    difference: float
    low: float
    high: float

    @property
    def held(self) -> bool:
        """That it cannot be told from none, or is too small for anybody to see."""
        return self.low <= 0.0 <= self.high or abs(self.difference) < MOST_US

    def row(self) -> list[str]:
        """As a line of a table."""
        first, second = (f"{median:.0f}" for median in self.medians)
        noise = f"{self.low:+.1f} to {self.high:+.1f}"
        verdict = "held" if self.held else "NOT HELD"
        return [self.name, first, second, f"{self.difference:+.1f}", noise, verdict]


HEAD = ["microseconds", "one deal", "the other", "difference", f"{SURE:.0%} of resamples", ""]


def told(name: str, ones: Sequence[float], others: Sequence[float]) -> Told:
    """The difference within each pair, and how far its median varies where pairs are drawn anew."""
    differences = [one - other for one, other in zip(ones, others, strict=True)]
    found = [
        percentile(random.choices(differences, k=len(differences)), 0.5) for _ in range(RESAMPLES)
    ]
    outside = (1 - SURE) / 2
    return Told(
        name,
        (percentile(ones, 0.5), percentile(others, 0.5)),
        percentile(differences, 0.5),
        percentile(found, outside),
        percentile(found, 1 - outside),
    )


def measure(times: int) -> list[Told]:
    """Each contrast so many times, all of them by turns."""
    position = Position()
    all_of_them = contrasts(position)
    for number in range(times + times // 10):
        for each in all_of_them:
            if number == times // 10:
                for values in (*each.acks, *each.others):
                    values.clear()
            each.once(position)
    return [
        told(f"{each.name}: {what}", *times_of)
        for each in all_of_them
        for what, times_of in (("ack", each.acks), ("others", each.others))
    ]
