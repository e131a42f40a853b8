"""The fold of an episode's entries: the match and the floor after each of them, without a journal.

What plays an episode again and what checks it needs no more than this; `Episode` adds the
journal, the dice and the way in.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec

from deathmatch.episode.chain import Entry, Moment
from deathmatch.episode.directing import Happened
from deathmatch.episode.floor import Floor, FloorEvent, Rewound, floor_after
from deathmatch.episode.formats import format_of
from deathmatch.episode.rewind import Seen, seen_since, taken_back
from deathmatch.episode.rundown import Cue
from deathmatch.episode.score import EVENING_MS, Score, score_after
from deathmatch.episode.setup import Member, setup_of
from deathmatch.game import Event, Match, Result, evolve
from deathmatch.game.reader import reader
from deathmatch.game.steps import Hold

Number = Annotated[int, msgspec.Meta(ge=1, lt=10**9)]
"""An episode's, as it can be named on the command line."""
State = Literal["ready", "running", "over", "stopped"]


class Fold:
    """An episode as its entries have left it so far.

    What it keeps of each entry are frozen values that share what they have in common.
    """

    def __init__(self, header: dict[str, Any]) -> None:
        """The episode of that header before its first entry. ValueError for no header of ours.

        Its `seed` is for whoever knows it to set, and only the proof scene asks for it.
        """
        self.header = header
        self.setup = setup_of(header)
        try:
            self.number = msgspec.convert(header["number"], Number)
            self.created = msgspec.convert(header["created"], Moment)
            self.seal = msgspec.convert(header["seal"], str)
            self.format = format_of(header)
        except KeyError as missing:
            raise ValueError(f"the header has no {missing.args[0]}") from None
        self.seed: bytes | None = None
        self.entries: list[Entry] = []
        self.match = self.setup.new_match()
        self.floor = Floor()
        self.began_at: int | None = None
        self.over_at: int | None = None
        self._matches = [self.match]
        self._floors = [self.floor]
        self._line: list[int] = []

    def take(self, entry: Entry, events: Happened | None = None) -> None:
        """Goes on by one entry, of which nothing is checked; `events` are its own, if at hand.

        `msgspec.ValidationError` for an event that this program has not; nothing has changed then.
        """
        match, floor, line = self.match, self.floor, self._line
        for event in happened(entry) if events is None else events:
            if isinstance(event, Rewound):
                then, then_at = self._matches[event.to - 1], self.entries[event.to - 2].at
                match = taken_back(then, match, then_at, entry.at)
                line = [n for n in line if n < event.to]
            elif isinstance(event, FloorEvent):
                floor = floor_after(floor, event, entry.at)
            else:
                match = evolve(match, event, entry.at)
        if match is not self.match:
            line.append(entry.n)
        self._line = line
        if match.begun and self.began_at is None:
            self.began_at = entry.at
        if match.over != self.match.over:
            self.over_at = entry.at if match.over else None
        self.match, self.floor = match, floor
        self._matches.append(match)
        self._floors.append(floor)
        self.entries.append(entry)

    @property
    def rev(self) -> int:
        """The number of the last entry, 0 before the first."""
        return len(self.entries)

    @property
    def at(self) -> int:
        """The moment of the last entry in ms on the episode's clock; an episode goes on there."""
        return self.entries[-1].at if self.entries else 0

    @property
    def length_ms(self) -> int:
        """How long the match has taken, from its beginning to its end or the last entry."""
        if self.began_at is None:
            return 0
        end = self.at if self.over_at is None else self.over_at
        return end - self.began_at

    @property
    def draws(self) -> int:
        """The draw counter as the last entry left it."""
        return self.entries[-1].draws if self.entries else 0

    @property
    def result(self) -> Result | None:
        """How the match ended, or ``None``."""
        return self.match.result

    @property
    def state(self) -> State:
        """Where it stands: ``over`` has a winner, ``stopped`` was ended by the host."""
        if self.match.result is not None:
            return "over" if self.match.result.winner else "stopped"
        return "running" if self.match.begun else "ready"

    def next_cast(self) -> tuple[Member, ...]:
        """The cast that the next episode starts with: garnets carried over, the loser out.

        Before the match is over, and after one that was stopped, nobody is out.
        """
        result = self.match.result
        if result is None:
            return self.setup.cast
        return tuple(
            replace(member, garnets=result.garnets.get(member.id, member.garnets))
            for member in self.setup.cast
            if member.id != result.loser
        )

    @property
    def score(self) -> Score:
        """The score of the evening, this match included once it is won."""
        return score_after(self.setup.score, self.match)

    def score_at(self, wall: int) -> Score:
        """What of it an episode goes on with that is made at this moment, ms since 1970."""
        return self.score if wall - self.created <= EVENING_MS else ()

    @property
    def rundown(self) -> tuple[Cue, ...]:
        """The cues of the episode."""
        return self.setup.rundown

    @property
    def members(self) -> tuple[str, ...]:
        """The ids of the cast."""
        return tuple(member.id for member in self.setup.cast)

    @property
    def takes_taps(self) -> bool:
        """Whether finalists can tap now: while the match waits for the deal."""
        return self.taps_count and self.match.step == Hold("deal")

    @property
    def taps_count(self) -> bool:
        """Whether the draws follow from the finalists' taps as well as from the sealed seed."""
        return self.format.taps and self.setup.dice == "sealed"

    @property
    def opens_seal(self) -> bool:
        """Whether a seed is still to be published; none follows from where cards are real."""
        return self.setup.dice == "sealed" and self.floor.seed is None

    @property
    def counting(self) -> tuple[int, ...]:
        """The numbers of the entries that have changed the match and were not taken back."""
        return tuple(self._line)

    def match_after(self, entry: int) -> Match:
        """The match as the entry with that number left it; 0 is before the first."""
        return self._matches[entry]

    def floor_after(self, entry: int) -> Floor:
        """The floor as the entry with that number left it; 0 is before the first."""
        return self._floors[entry]

    def log_of(self, entry: int) -> tuple[dict[str, Any], ...]:
        """The lines that an entry has added to the public log."""
        before = entry - 1
        for event in happened(self.entries[entry - 1]):
            if isinstance(event, Rewound):
                before = event.to - 1
        return self._matches[entry].log[len(self._matches[before].log) :]

    def before(self, entry: int) -> tuple[Match, int] | None:
        """The match before an entry that still counts, and the moment (ms) of the one before it.

        ``None`` for an entry that was taken back or never was, for a rewind, and before the match
        had begun.
        """
        if entry not in self._line or not self._matches[entry - 1].begun:
            return None
        if self.entries[entry - 1].command["command"] == "Rewind":
            return None
        return self._matches[entry - 1], self.entries[entry - 2].at

    def rewound_to(self) -> int | None:
        """The entry that play was taken back to, if the match has not changed since."""
        last = self._line[-1] if self._line else None
        if last is None or self.entries[last - 1].command["command"] != "Rewind":
            return None
        return int(self.entries[last - 1].command["to"])

    def seen_since(self, entry: int) -> tuple[Seen, ...]:
        """Who has seen nobles since before ``entry`` that rewinding to it would hide again."""
        found = self.before(entry)
        if found is None:
            return ()
        then = found[0]
        counted = [self.entries[n - 1] for n in self._line if n >= entry]
        events = [event for each in counted for event in happened(each)]
        return seen_since(then, [e for e in events if not isinstance(e, FloorEvent)])


_read = reader(list[Event | FloorEvent])


def happened(entry: Entry) -> Happened:
    """The events of an entry. ``msgspec.ValidationError`` for one that this program has not."""
    events: Happened = _read(entry.events)
    return events
