"""An episode: one match of a show, as the fold of what the journal holds of it."""

from collections.abc import Sequence

import msgspec

from deathmatch import __version__
from deathmatch.episode.by_hand import HandDice
from deathmatch.episode.chain import FORMAT, Entry, plain
from deathmatch.episode.deciding import AnyCommand, Stream, decided, kind_of
from deathmatch.episode.directing import Happened
from deathmatch.episode.fold import Fold
from deathmatch.episode.formats import UnknownFormat
from deathmatch.episode.journal import Journal, JournalFault, Stored
from deathmatch.episode.recording import Recording, recorded
from deathmatch.episode.setup import Setup
from deathmatch.episode.stream import KeyedStream, new_seed, seal
from deathmatch.game import Refused

_RACES = 5


class Episode(Fold):
    """One episode, live: its match follows the journal and never runs ahead of it."""

    def __init__(self, journal: Journal, stored: Stored) -> None:
        """The episode before its first entry; use :meth:`create` or :meth:`load`.

        Raises :class:`JournalFault`, damaged, for a header that tells no setup, and newer_data for
        a format that this program does not know.
        """
        where = f"show {stored.show}, episode {stored.number}, header"
        try:
            super().__init__(stored.header)
        except UnknownFormat as newer:
            raise JournalFault("newer_data", f"{where}: {newer}") from newer
        except ValueError as wrong:
            raise JournalFault("damaged", f"{where}: {wrong}") from wrong
        self._journal = journal
        self.seed: bytes = stored.seed
        self._by_command: dict[str, Entry] = {}
        self._last_hash = stored.hash
        self.id = stored.id

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
            "last_winner": setup.last_winner,
            "score": [vars(points) for points in setup.score],
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
                loaded.take(entry)
            except msgspec.ValidationError as wrong:
                # The chain holds, so this is what was written: by a program that knows more.
                where = f"show {stored.show}, episode {stored.number}, entry {entry.n}"
                raise JournalFault("newer_data", f"{where}: {wrong}") from wrong
        return loaded

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
                entry, events = self._decided(command, command_id, by, at, wall, drawn)
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
                self.take(entry, events)
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
            self.take(entry)

    def _decided(
        self,
        command: AnyCommand,
        command_id: str | None,
        by: str,
        at: int,
        wall: int,
        drawn: Sequence[str],
    ) -> tuple[Entry, Happened]:
        at = max(at, self.at)
        dice: Stream = KeyedStream(self.format.key(self.seed, self.floor.taps), self.draws)
        if self.setup.dice == "by hand":
            dice = HandDice(drawn, self.draws)
        events = decided(self, command, at, dice)
        entry = Entry(
            n=self.rev + 1,
            at=at,
            wall=wall,
            kind=kind_of(command),
            by=by,
            command_id=command_id,
            command=plain(command),
            events=plain(events),
            draws=dice.counter,
            prev=self._last_hash,
            salt=self.format.salt(self.seed, self.rev + 1),
        )
        return entry.sealed(), events

    def recording(self) -> Recording:
        """The recording as it stands, hidden nobles and all; its seed only once it is over."""
        return recorded(self)

    def take(self, entry: Entry, events: Happened | None = None) -> None:
        """As for any fold; what is not in the journal yet must not come here."""
        super().take(entry, events)
        self._last_hash = entry.hash
        if entry.command_id is not None:
            self._by_command[entry.command_id] = entry
