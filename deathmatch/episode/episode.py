"""An episode: one match of a show, as the fold of what the journal holds of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

import msgspec

from deathmatch import __version__
from deathmatch.episode.by_hand import HandDice
from deathmatch.episode.chain import FORMAT, Entry, Kind, plain
from deathmatch.episode.directing import Happened, direct
from deathmatch.episode.floor import Floor, FloorCommand, FloorEvent, Rewound, floor_after
from deathmatch.episode.journal import Journal, JournalFault, Stored
from deathmatch.episode.rewind import Seen, seen_since, taken_back
from deathmatch.episode.rundown import Cue
from deathmatch.episode.setup import Member, Setup, setup_of
from deathmatch.episode.stream import KeyedStream, new_seed, seal
from deathmatch.game import (
    Command,
    Decision,
    Event,
    Extend,
    Match,
    Refused,
    Result,
    TimeUp,
    decide,
    evolve,
)

_RACES = 5

AnyCommand = Command | FloorCommand
"""What may be committed: commands to the match and orders to the floor."""


class Episode:
    """One episode, live: its match follows the journal and never runs ahead of it."""

    def __init__(self, journal: Journal, stored: Stored) -> None:
        """The episode before its first entry; use :meth:`create` or :meth:`load`."""
        self._journal = journal
        self._seed = stored.seed
        self._by_command: dict[str, Entry] = {}
        self._last_hash = stored.hash
        self.id = stored.id
        self.number = stored.number
        self.created = stored.created
        self.setup = setup_of(stored)
        self.seal = seal(stored.seed)
        self.entries: list[Entry] = []
        self.match = self.setup.new_match()
        self.floor = Floor()
        self.began_at: int | None = None
        self._over_at: int | None = None
        self._past = [self.match]
        self._line: list[int] = []

    @classmethod
    def create(
        cls,
        journal: Journal,
        setup: Setup,
        wall: int,
        seed: bytes | None = None,
        instead_of: "Episode | None" = None,
    ) -> "Episode":
        """Add a new episode to the journal; ``wall`` is milliseconds since 1970.

        The seed is drawn unless a test gives one. ``instead_of`` is the show's newest episode,
        and its match has not begun: it is dropped, and the new one has its number. Raises
        :class:`JournalFault`, and ``ValueError`` when that match has begun.
        """
        seed = seed or new_seed()
        if instead_of is not None:
            instead_of.catch_up()
            if instead_of.match.begun:
                raise ValueError("a match that has begun stays in the journal")
        header = {
            "format": FORMAT,
            "program": __version__,
            "show": setup.show,
            "title": setup.title,
            "language": setup.language,
            "created": wall,
            "cast": [vars(member) for member in setup.cast],
            "finalists": list(setup.finalists),
            "edition": msgspec.to_builtins(setup.edition),
            "rundown": msgspec.to_builtins(setup.rundown),
            "dice": setup.dice,
            "seal": seal(seed),
        }
        dropped = instead_of.id if instead_of is not None else None
        return cls(journal, journal.create(setup.show, wall, seed, header, dropped))

    @classmethod
    def load(cls, journal: Journal, episode: int) -> "Episode":
        """The episode with that id, as its last entry left it.

        Raises :class:`JournalFault`, with ``damaged`` and the place when what is stored is not
        what was written; ``KeyError`` if there is no such episode.
        """
        stored, entries = journal.verified(episode)
        loaded = cls(journal, stored)
        for entry in entries:
            try:
                loaded._take(entry)
            except msgspec.ValidationError as wrong:
                # The chain holds, so this is what was written: by a program that knows more.
                where = f"show {stored.show}, episode {stored.number}, entry {entry.n}"
                raise JournalFault("newer_data", f"{where}: {wrong}") from wrong
        return loaded

    @property
    def rev(self) -> int:
        """The number of the last committed entry, 0 before the first."""
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
        end = self.at if self._over_at is None else self._over_at
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
    def state(self) -> Literal["ready", "running", "over", "stopped"]:
        """Where it stands: ``over`` has a winner, ``stopped`` was ended by the host."""
        if self.match.result is not None:
            return "over" if self.match.result.winner else "stopped"
        return "running" if self.match.begun else "ready"

    def commit(
        self,
        command: AnyCommand,
        command_id: str | None,
        by: str,
        at: int,
        wall: int,
        drawn: Sequence[str] = (),
    ) -> Entry:
        """Decide a command, write it down, and only then let the match and the floor follow.

        ``at`` is the stamp on arrival (ms, the episode's clock), ``wall`` ms since 1970. A
        command id that has led to an entry gives that entry again and does nothing. ``drawn``
        are the draws that the dealer has entered, where real cards are dealt. Raises ``Refused``,
        :class:`Wanted` for a draw that is not entered yet, or :class:`JournalFault`; the match
        and the draw counter are then unchanged, unless another process has added entries, which
        are taken in first.
        """
        for _ in range(_RACES):
            known = self.entry_for(command_id)
            if known is not None:
                return known
            rev = self.rev
            try:
                entry = self._decided(command, command_id, by, max(at, self.at), wall, drawn)
                self._journal.append(self.id, entry)
            except Refused:
                # Perhaps only because another process is ahead of this one.
                self.catch_up()
                if self.rev == rev:
                    raise
            except JournalFault as fault:
                if fault.code != "conflict":
                    raise
                self.catch_up()
            else:
                self._take(entry)
                return entry
        raise JournalFault("conflict", f"episode {self.number}: other writers were first")

    def entry_for(self, command_id: str | None) -> Entry | None:
        """The entry that a command id has led to, or ``None``."""
        return None if command_id is None else self._by_command.get(command_id)

    def catch_up(self) -> None:
        """Take in what other processes have added since. Raises :class:`JournalFault`."""
        for entry in self._journal.entries(self.id, after=self.rev):
            if entry.prev != self._last_hash or entry.sealed() != entry:
                where = f"show {self.setup.show}, episode {self.number}, entry {entry.n}"
                raise JournalFault("damaged", f"{where}: it does not follow from the line before")
            self._take(entry)

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
    def rundown(self) -> tuple[Cue, ...]:
        """The cues of the episode."""
        return self.setup.rundown

    @property
    def members(self) -> tuple[str, ...]:
        """The ids of the cast."""
        return tuple(member.id for member in self.setup.cast)

    @property
    def counting(self) -> tuple[int, ...]:
        """The numbers of the entries that have changed the match and were not taken back."""
        return tuple(self._line)

    def match_after(self, entry: int) -> Match:
        """The match as the entry with that number left it; 0 is before the first."""
        return self._past[entry]

    def log_of(self, entry: int) -> tuple[dict[str, Any], ...]:
        """The lines that an entry has added to the public log."""
        before = entry - 1
        for event in _happened(self.entries[entry - 1]):
            if isinstance(event, Rewound):
                before = event.to - 1
        return self._past[entry].log[len(self._past[before].log) :]

    def before(self, entry: int) -> tuple[Match, int] | None:
        """The match before an entry that still counts, and the moment (ms) of the one before it.

        ``None`` for an entry that was taken back or never was, for a rewind, and before the match
        had begun.
        """
        if entry not in self._line or not self._past[entry - 1].begun:
            return None
        if self.entries[entry - 1].command["command"] == "Rewind":
            return None
        return self._past[entry - 1], self.entries[entry - 2].at

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
        events = [event for each in counted for event in _happened(each)]
        return seen_since(then, [e for e in events if not isinstance(e, FloorEvent)])

    def _decided(
        self,
        command: AnyCommand,
        command_id: str | None,
        by: str,
        at: int,
        wall: int,
        drawn: Sequence[str],
    ) -> Entry:
        dice: KeyedStream | HandDice = KeyedStream(self._seed, self.draws)
        if self.setup.dice == "by hand":
            dice = HandDice(drawn, self.draws)
        events: Happened
        if isinstance(command, FloorCommand):
            events = direct(self, command, at, dice)
        elif self.match.over:
            raise Refused("over")
        else:
            events = list(decide(self.match, command, at, dice))
        if isinstance(dice, HandDice):
            dice.confirm(events)
        return Entry(
            n=self.rev + 1,
            at=at,
            wall=wall,
            kind=kind_of(command),
            by=by,
            command_id=command_id,
            command=plain(msgspec.to_builtins(command)),
            events=plain(msgspec.to_builtins(events)),
            draws=dice.counter,
            prev=self._last_hash,
        ).sealed()

    def _take(self, entry: Entry) -> None:
        match, floor = self.match, self.floor
        happened = _happened(entry)
        for event in happened:
            if isinstance(event, Rewound):
                then, then_at = self._past[event.to - 1], self.entries[event.to - 2].at
                match = taken_back(then, match, then_at, entry.at)
                self._line = [n for n in self._line if n < event.to]
            elif isinstance(event, FloorEvent):
                floor = floor_after(floor, event, entry.at)
            else:
                match = evolve(match, event, entry.at)
        if match is not self.match:
            self._line.append(entry.n)
        if match.begun and self.began_at is None:
            self.began_at = entry.at
        if match.over != self.match.over:
            self._over_at = entry.at if match.over else None
        self.match, self.floor = match, floor
        self._past.append(match)
        self.entries.append(entry)
        self._last_hash = entry.hash
        if entry.command_id is not None:
            self._by_command[entry.command_id] = entry


def _happened(entry: Entry) -> Happened:
    """The events of an entry. ``msgspec.ValidationError`` for one that this program has not."""
    events: Happened = msgspec.convert(entry.events, list[Event | FloorEvent])
    return events


def kind_of(command: AnyCommand) -> Kind:
    """Which kind of entry a command makes."""
    if isinstance(command, TimeUp):
        return "expiry"
    return "decision" if isinstance(command, Decision | Extend) else "directive"
