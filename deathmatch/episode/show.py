"""A show: its cast, rules, look and language, read from a folder with a ``show.toml``."""

import os
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec

from deathmatch.episode import places
from deathmatch.episode.by_hand import Dice
from deathmatch.episode.faults import Fault, Found, Right, ShowFaults
from deathmatch.episode.rundown import DEFAULT, Cue, usual
from deathmatch.episode.show_checks import Checks, one_of, shortened, sound_problem
from deathmatch.episode.show_model import CastMember, Clock, Prepared, ShowFile, Sounds
from deathmatch.episode.sound import SOUNDS
from deathmatch.episode.toml_lines import Path as KeyPath
from deathmatch.episode.toml_lines import lines_of
from deathmatch.game import SWITCHES, Edition, edition_named
from deathmatch.resources import resource_dir

SHOW_FILE = "show.toml"
MOST_BYTES = 1024 * 1024
_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


@dataclass(frozen=True)
class Show:
    """A show without faults.

    ``finalists`` are the ids of those who play: first the candidate, then the opponent, or in
    other editions all players clockwise. ``rules`` are the switches that the show turns, as
    written; ``look`` holds colours as ``#rrggbb``;
    ``hold_seconds`` is after how long the loss of a finalist's tablet stops the clocks, 0 never;
    ``peek`` whether own nobles are face up "always" or only while "hold" holds; ``sounds`` are
    the files that the show brings for moments of the room, ``None`` where it has no sound.
    ``delay_seconds`` is by how much the overlay with all hands is late.
    """

    slug: str
    folder: Path
    title: str
    language: str
    edition_name: str
    finalists: tuple[str, ...]
    cast: tuple[CastMember, ...]
    clock: Clock
    rules: tuple[tuple[str, Any], ...]
    look: tuple[tuple[str, str], ...]
    rundown: tuple[Cue, ...] = DEFAULT
    messages: tuple[Prepared, ...] = ()
    hold_seconds: int = 3
    delay_seconds: int = 30
    dice: Dice = "sealed"
    peek: Literal["always", "hold"] = "always"
    sounds: tuple[tuple[str, str], ...] | None = ()

    def edition(self) -> Edition:
        """The show's edition with its switches and clock figures applied."""
        switches = {name: SWITCHES[name].read(value) for name, value in self.rules}
        edition = edition_named(self.edition_name).with_switches(**switches)
        changed = msgspec.to_builtins(edition.timing) | _timing(self.clock)
        return edition.with_switches(timing=changed)

    def member(self, seat: str) -> CastMember:
        """The member of the cast with that id; ``KeyError`` if there is none."""
        for member in self.cast:
            if member.id == seat:
                return member
        raise KeyError(seat)

    def language_of(self, seat: str | None) -> str:
        """The language of a seat's screen: the member's own, else the show's. None: the room."""
        own = {member.id: member.language for member in self.cast}
        return own.get(seat or "") or self.language

    def portrait(self, seat: str) -> Path | None:
        """The file of that member's portrait, or ``None``; ``KeyError`` if unknown."""
        portrait = self.member(seat).portrait
        return None if portrait is None else (self.folder / portrait).resolve()

    def sound(self, name: str) -> Path | None:
        """The file that the show brings for that moment, or ``None`` where it brings none."""
        sound = dict(self.sounds or ()).get(name)
        if sound is None or sound_problem(self.folder, sound) is not None:
            return None
        return (self.folder / sound).resolve()


def load_show(show: str | os.PathLike[str], data_dir: str | os.PathLike[str] | None = None) -> Show:
    """Read the show of that name or path (see :func:`find_show`).

    Raises :class:`ShowFaults` with every fault, not the first.
    """
    folder = find_show(show, data_dir)
    file = folder / SHOW_FILE
    values, lines = read_show(file)
    faults = Checks(file, values, lines).faults()
    if faults:
        raise ShowFaults(faults)
    read = ShowFile.model_validate(values)
    return Show(
        slug=folder.resolve().name,
        folder=folder.resolve(),
        title=read.title,
        language=read.language,
        edition_name=read.edition,
        finalists=tuple(read.finalists or read.players),
        cast=tuple(read.cast),
        clock=read.clock,
        rules=tuple(read.rules.items()),
        look=tuple((key, value) for key, value in read.look if value is not None),
        rundown=tuple(Cue(**dict(cue)) for cue in read.rundown)
        or usual(edition_named(read.edition)),
        messages=tuple(read.messages),
        hold_seconds=read.connection.hold_seconds,
        delay_seconds=read.broadcast.delay_seconds,
        dice=read.dice,
        peek=read.tablets.peek,
        sounds=_sounds(read.sounds),
    )


def find_show(show: str | os.PathLike[str], data_dir: str | os.PathLike[str] | None = None) -> Path:
    """The folder of a show: a bundled one, else one of this user's, else a path.

    The path may be that of the folder or of its ``show.toml``. Raises :class:`ShowFaults`,
    naming the shows that exist, when there is none.
    """
    name = os.fspath(show)
    known = shows(data_dir)
    if name in known:
        return known[name]
    # Unlike those of Path, these answer for a path that no system accepts.
    path = Path(os.path.expanduser(name))
    if path.name == SHOW_FILE and os.path.isfile(path):
        return path.parent
    if os.path.isfile(path / SHOW_FILE):
        return path
    found = Found("folder" if os.path.isdir(path) else "no_show")
    right = one_of(path.name, known, "show")
    raise ShowFaults([Fault(shortened(name, 300), "", None, found, right)])


def shows(data_dir: str | os.PathLike[str] | None = None) -> dict[str, Path]:
    """The shows that can be called by name: the bundled ones, then this user's own."""
    found: dict[str, Path] = {}
    for shelf in (resource_dir("shows"), places.own_shows(places.data_dir(data_dir))):
        for file in sorted(shelf.glob(f"*/{SHOW_FILE}")):
            found.setdefault(file.parent.name, file.parent)
    return found


def read_show(file: Path) -> tuple[dict[str, Any], dict[KeyPath, int]]:
    """The plain values of a show file and their lines. Raises ShowFaults if it is no TOML."""
    text = _text(file)
    try:
        return tomllib.loads(text), lines_of(text)
    except tomllib.TOMLDecodeError as wrong:
        raise ShowFaults([_syntax(file, text, str(wrong))]) from None
    except (RecursionError, ValueError):
        # Thousands of nested lists, or a number with thousands of digits.
        fault = Fault(str(file), "", None, Found("values_large"), Right("values_small"))
        raise ShowFaults([fault]) from None


def _text(file: Path) -> str:
    try:
        if file.stat().st_size > MOST_BYTES:
            found = Found("file_large", {"bytes": file.stat().st_size})
            right = Right("file_small", {"most": MOST_BYTES})
            raise ShowFaults([Fault(str(file), "", None, found, right)])
        data = file.read_bytes()
    except OSError as wrong:
        found = Found("unreadable", {"why": wrong.strerror or ""})
        raise ShowFaults([Fault(str(file), "", None, found, Right("readable"))]) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        found = Found("not_utf8", {"byte": f"0x{data[wrong.start]:02x}"})
        raise ShowFaults([Fault(str(file), "", line, found, Right("utf8"))]) from None


def _syntax(file: Path, text: str, message: str) -> Fault:
    place = _PLACE.search(message)
    line = int(place[1]) if place and place[1] else text.count("\n") + 1
    column = int(place[2]) if place and place[2] else 0
    why = _PLACE.sub("", message)
    found = Found("not_toml", {"column": column, "why": f"{why[:1].lower()}{why[1:]}"})
    return Fault(str(file), "", line, found, Right("toml"))


def _sounds(sounds: Sounds) -> tuple[tuple[str, str], ...] | None:
    """The files by moment; None where the show wants no sound."""
    if not sounds.play:
        return None
    return tuple((name, file) for name in SOUNDS if (file := getattr(sounds, name)) is not None)


def _timing(clock: Clock) -> dict[str, Any]:
    """The show's clock figures under the names and in the units of the game."""
    figures = {
        "decision_ms": _ms(clock.decision_seconds),
        "extensions": clock.extensions,
        "extension_ms": _ms(clock.extension_seconds),
        "auto_extend": clock.auto_extend,
        "grace_ms": clock.grace_ms,
        "on": True if clock.decision_seconds is not None else None,
    }
    return {name: value for name, value in figures.items() if value is not None}


def _ms(seconds: int | None) -> int | None:
    return None if seconds is None else seconds * 1000
