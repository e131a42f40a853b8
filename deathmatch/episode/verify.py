"""Proving a recording: every line is worked out again from the lines before it, and compared.

Whoever doubts a match gives this a file and no more. What it says are codes and figures; the
words are the command's and the page's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from deathmatch.episode.chain import Entry, canonical, plain
from deathmatch.episode.deciding import AnyCommand, decided, kind_of
from deathmatch.episode.directing import Happened
from deathmatch.episode.floor import Acknowledge, SetPanic, Tap, Tapped
from deathmatch.episode.fold import Fold, happened
from deathmatch.episode.reading import Found, Wrong
from deathmatch.episode.recording import Cut, End, Recording
from deathmatch.episode.redrawn import Impossible, RecordedDice
from deathmatch.episode.stream import SEED_BYTES, KeyedStream, seal
from deathmatch.game import Decision, Extend, Refused, TimeUp, due, next_due
from deathmatch.game.events import CardMoved, Dealt, Extended, Proved
from deathmatch.game.reader import reader

MOST_READINGS = 4096
"""So many ways to read one entry's draws are tried where the seed is not known."""

_MISHAPS = (ValueError, LookupError, TypeError, AttributeError, AssertionError, StopIteration)
_FIGURES = (
    "entries",
    "decisions",
    "directives",
    "expiries",
    "extensions",
    "taps",
    "rewinds",
    "draws",
    "salts",
    "latest_ms",
)


class Report(Struct, frozen=True, kw_only=True):
    """What was checked. ``wrong`` is the first line that is wrong, or ``None``.

    ``seeded``: the seed is known, so the seal, the salts and every draw were worked out again.
    ``figures`` count what was found right; ``latest_ms`` is how long after its moment the latest
    expiry came. ``seal_shown``: whether the seal was on the display before the first tap, None
    without taps. ``fold`` is the episode as far as it is right.
    """

    figures: Mapping[str, int]
    wrong: Wrong | None
    cut: Cut | None
    seeded: bool
    seal_shown: bool | None
    fold: Fold | None

    @property
    def proven(self) -> bool:
        """All of the episode is there, and all of it is right."""
        return self.wrong is None and self.cut is None


def verify(
    found: Found,
    seed: bytes | None = None,
    watch: Callable[[Sequence[Entry]], Iterable[Entry]] = iter,
) -> Report:
    """Work everything out again. ``seed`` is that of an episode whose last line is still to come.

    ``watch`` may look at each entry as its turn comes, for a progress bar.
    """
    recording, wrong = found.recording, found.wrong
    try:
        fold = Fold(recording.header)
    except _MISHAPS:
        return _report(None, None, Wrong(1, "header"), recording.cut, dict.fromkeys(_FIGURES, 0))
    fold.seed = _seed(recording, seed)
    check = _Check(fold)
    try:
        for entry in watch(recording.entries):
            check.entry(entry)
        if recording.end is not None:
            check.end(recording.end)
    except Wrong as first:
        wrong = first
    return _report(fold, check, wrong, recording.cut, check.figures)


def _report(
    fold: Fold | None,
    check: _Check | None,
    wrong: Wrong | None,
    cut: Cut | None,
    figures: dict[str, int],
) -> Report:
    return Report(
        figures=figures,
        wrong=wrong,
        cut=None if wrong else cut,
        seeded=fold is not None and fold.seed is not None,
        seal_shown=check.seal_shown if check else None,
        fold=fold,
    )


def _seed(recording: Recording, given: bytes | None) -> bytes | None:
    """The seed that fits the seal: given, in the last line, or where the proof was shown."""
    told = [given.hex()] if given else []
    told += [recording.end.seed] if recording.end else []
    for entry in recording.entries:
        told += [str(event.get("seed")) for event in entry.events if "seed" in event]
    return next((seed for each in told if (seed := _fits(each, recording.header))), None)


def _fits(told: str, header: Mapping[str, Any]) -> bytes | None:
    try:
        seed = bytes.fromhex(told)
    except ValueError:
        return None
    fits = len(seed) == SEED_BYTES and seed.hex() == told and seal(seed) == header.get("seal")
    return seed if fits else None


_read = reader(AnyCommand)


class _Check:
    """Goes along the entries. Raises Wrong at the first that is."""

    def __init__(self, fold: Fold) -> None:
        self.figures = dict.fromkeys(_FIGURES, 0)
        self.seal_shown: bool | None = None
        self._fold = fold
        self._seen_seal = False
        self._ids: set[str] = set()

    def entry(self, entry: Entry) -> None:
        """Checks one entry and goes on by it."""
        line = entry.n + 1
        try:
            self._entry(entry)
        except Wrong:
            raise
        except Refused as refused:
            raise Wrong(line, "refused", reason=refused.code) from None
        except Impossible:
            raise Wrong(line, "draw") from None
        except _MISHAPS:
            raise Wrong(line, "no_entry") from None

    def _entry(self, entry: Entry) -> None:
        fold, line = self._fold, entry.n + 1
        if fold.seed is not None and entry.salt != fold.format.salt(fold.seed, entry.n):
            raise Wrong(line, "salt")
        command: AnyCommand = _read(entry.command)
        if canonical(plain(command)) != canonical(entry.command):
            raise Wrong(line, "command")
        if entry.kind != kind_of(command) or not _is_by(command, entry.by):
            raise Wrong(line, "by")
        if entry.command_id is not None and entry.command_id in self._ids:
            raise Wrong(line, "command_id")
        events = happened(entry)
        self._decide(entry, command, events)
        before = fold.match
        fold.take(entry, events)
        if before is not fold.match and self._comes_after(command) and due(before, entry.at):
            raise Wrong(line, "late")
        if isinstance(command, TimeUp):
            late = entry.at - (next_due(before) or entry.at)
            self.figures["latest_ms"] = max(self.figures["latest_ms"], late)
        self._count(entry, events)

    def _comes_after(self, command: AnyCommand) -> bool:
        """Whether an expiry that is owed goes before it. With real cards one may wait for the
        dealer, and panic waits for nothing.
        """
        by_hand = self._fold.setup.dice == "by hand"
        return not isinstance(command, TimeUp) and not (by_hand and isinstance(command, SetPanic))

    def _decide(self, entry: Entry, command: AnyCommand, events: Happened) -> None:
        """The command leads to these events, with these draws."""
        fold, line = self._fold, entry.n + 1
        if fold.seed is not None and fold.setup.dice == "sealed":
            dice = KeyedStream(fold.format.key(fold.seed, fold.floor.taps), fold.draws)
            if _same(decided(fold, command, entry.at, dice), entry):
                if dice.counter != entry.draws:
                    raise Wrong(line, "counter")
                return
            read = self._read(entry, command, events)
            raise Wrong(line, "decision" if read is None else "draw")
        read = self._read(entry, command, events)
        if read is None:
            raise Wrong(line, "decision")
        if not self._counts(entry, events, read.counter):
            raise Wrong(line, "counter")

    def _read(self, entry: Entry, command: AnyCommand, events: Happened) -> RecordedDice | None:
        """The draws as the events tell them, if the command leads to these events by any."""
        for attempt in range(MOST_READINGS):
            dice = RecordedDice(events, self._fold.draws, attempt)
            try:
                same = _same(decided(self._fold, command, entry.at, dice), entry)
            except Impossible:
                return None
            if dice.left:
                return None
            if same:
                return dice
        return None

    def _counts(self, entry: Entry, events: Happened, counter: int) -> bool:
        """Whether the counter fits: each draw is one, and so is each card that is turned up by
        hand. A deal may have been drawn more than once, where a hand must not be a pair.
        """
        match = self._fold.match
        if self._fold.setup.dice == "by hand":
            counter += sum(_turned_up(event) for event in events)
        more = entry.draws - counter
        hands = match.edition.hand_size * len(match.seats)
        dealt = any(isinstance(event, Dealt) for event in events)
        again = dealt and not match.edition.pair_in_first_hand and more % hands == 0
        return more == 0 or (more > 0 and again)

    def _count(self, entry: Entry, events: Happened) -> None:
        figures = self.figures
        figures["entries"] += 1
        figures[_COUNTED[entry.kind]] += 1
        figures["extensions"] += sum(isinstance(event, Extended) for event in events)
        figures["rewinds"] += any(event["event"] == "Rewound" for event in entry.events)
        figures["draws"] = entry.draws
        figures["salts"] += entry.salt is not None and self._fold.seed is not None
        if entry.command_id is not None:
            self._ids.add(entry.command_id)
        for event in events:
            if isinstance(event, Tapped):
                figures["taps"] += 1
                self.seal_shown = self._seen_seal if self.seal_shown is None else self.seal_shown
        self._seen_seal = self._seen_seal or self._fold.floor.scene == "seal"

    def end(self, end: End) -> None:
        """The last line: the seed that was sealed, and the result that was played."""
        fold = self._fold
        line = fold.rev + 2
        if _fits(end.seed, fold.header) is None:
            raise Wrong(line, "seed")
        if fold.result is None:
            raise Wrong(line, "not_over")
        if canonical(plain(fold.result)) != canonical(end.result):
            raise Wrong(line, "result")


_CREW = frozenset({"host", "director", "server"})
_COUNTED = {"decision": "decisions", "directive": "directives", "expiry": "expiries"}


def _same(events: Happened, entry: Entry) -> bool:
    return canonical(events) == canonical(entry.events)


def _turned_up(event: object) -> bool:
    """Whether the dealer enters what this turns up (see HandDice.confirm)."""
    return isinstance(event, Proved) or (
        isinstance(event, CardMoved) and event.to.startswith("lost:")
    )


def _is_by(command: AnyCommand, by: str) -> bool:
    """Whether that sender can give that command: a seat only its own, the clock only time-outs,
    and nobody but the crew and the server all others.
    """
    if isinstance(command, TimeUp):
        return by == "clock"
    if isinstance(command, Decision | Extend | Tap | Acknowledge):
        return by == command.seat
    return by in _CREW
