"""An episode: one match of a show, as the fold of what the journal holds of it."""

from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

from deathmatch import __version__
from deathmatch.episode.chain import FORMAT, Entry, Kind, plain
from deathmatch.episode.journal import Journal, JournalFault, Stored
from deathmatch.episode.show import Show
from deathmatch.episode.stream import KeyedStream, new_seed, seal
from deathmatch.game import (
    Command,
    Decision,
    Edition,
    Extend,
    Match,
    Refused,
    Result,
    TimeUp,
    command_to_data,
    decide,
    events_from_data,
    events_to_data,
    evolve,
    new_match,
)

_RACES = 5


@dataclass(frozen=True)
class Member:
    """A member of the cast as an episode knows it: id, name, garnets at the start."""

    id: str
    name: str
    garnets: int


@dataclass(frozen=True)
class Setup:
    """What an episode is made from, and what its header tells of the show.

    ``cast`` are those still in the show, with their garnets; ``finalists`` two of their ids,
    first the candidate, then the opponent.
    """

    show: str
    title: str
    language: str
    cast: tuple[Member, ...]
    finalists: tuple[str, str]
    edition: Edition

    def __post_init__(self) -> None:
        """``ValueError`` for finalists that are not two different members of the cast."""
        ids = [member.id for member in self.cast]
        if self.finalists[0] == self.finalists[1] or not set(self.finalists) <= set(ids):
            raise ValueError("the finalists must be two different members of the cast")

    @classmethod
    def of(cls, show: Show) -> "Setup":
        """The first episode of a show, as its file says."""
        cast = tuple(Member(each.id, each.name, each.garnets) for each in show.cast)
        return cls(show.slug, show.title, show.language, cast, show.finalists, show.edition())

    def following(self, cast: tuple[Member, ...], finalists: tuple[str, str]) -> "Setup":
        """The same show with another cast and other finalists. ``ValueError`` as above."""
        return replace(self, cast=cast, finalists=finalists)

    @property
    def spectators(self) -> tuple[str, ...]:
        """The cast without the finalists, in the order of the cast."""
        return tuple(member.id for member in self.cast if member.id not in self.finalists)

    def new_match(self) -> Match:
        """The match of this episode before it has begun."""
        garnets = {member.id: member.garnets for member in self.cast}
        own = {seat: garnets[seat] for seat in self.finalists}
        return new_match(self.edition, self.finalists, own, self.spectators)


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
        self.setup = _setup(stored)
        self.seal = seal(stored.seed)
        self.entries: list[Entry] = []
        self.match = self.setup.new_match()

    @classmethod
    def create(
        cls, journal: Journal, setup: Setup, wall: int, seed: bytes | None = None
    ) -> "Episode":
        """Add a new episode to the journal; ``wall`` is milliseconds since 1970.

        The seed is drawn unless a test gives one. Raises :class:`JournalFault`.
        """
        seed = seed or new_seed()
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
            "seal": seal(seed),
        }
        return cls(journal, journal.create(setup.show, wall, seed, header))

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
        self, command: Command, command_id: str | None, by: str, at: int, wall: int
    ) -> Entry:
        """Decide a command, write it down, and only then let the match follow.

        ``at`` is the stamp on arrival (ms, the episode's clock), ``wall`` ms since 1970. A
        command id that has led to an entry gives that entry again and does nothing. Raises
        ``Refused`` or :class:`JournalFault`; the match and the draw counter are then unchanged,
        unless another process has added entries, which are taken in first.
        """
        for _ in range(_RACES):
            known = self.entry_for(command_id)
            if known is not None:
                return known
            rev = self.rev
            try:
                entry = self._decided(command, command_id, by, max(at, self.at), wall)
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

    def _decided(
        self, command: Command, command_id: str | None, by: str, at: int, wall: int
    ) -> Entry:
        if self.match.over:
            raise Refused("over")
        stream = KeyedStream(self._seed, self.draws)
        events = decide(self.match, command, at, stream)
        return Entry(
            n=self.rev + 1,
            at=at,
            wall=wall,
            kind=kind_of(command),
            by=by,
            command_id=command_id,
            command=plain(command_to_data(command)),
            events=plain(events_to_data(events)),
            draws=stream.counter,
            prev=self._last_hash,
        ).sealed()

    def _take(self, entry: Entry) -> None:
        match = self.match
        for event in events_from_data(entry.events):
            match = evolve(match, event, entry.at)
        self.match = match
        self.entries.append(entry)
        self._last_hash = entry.hash
        if entry.command_id is not None:
            self._by_command[entry.command_id] = entry


def kind_of(command: Command) -> Kind:
    """Which kind of entry a command makes."""
    if isinstance(command, TimeUp):
        return "expiry"
    return "decision" if isinstance(command, Decision | Extend) else "directive"


def _setup(stored: Stored) -> Setup:
    header: dict[str, Any] = stored.header
    try:
        return Setup(
            show=header["show"],
            title=header["title"],
            language=header["language"],
            cast=tuple(Member(**member) for member in header["cast"]),
            finalists=(header["finalists"][0], header["finalists"][1]),
            edition=msgspec.convert(header["edition"], Edition),
        )
    except (KeyError, IndexError, TypeError, ValueError) as wrong:
        where = f"show {stored.show}, episode {stored.number}, header"
        raise JournalFault("damaged", f"{where}: {wrong}") from wrong
