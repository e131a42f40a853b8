"""Finds every fault of a show file that has been read into plain values.

Each check looks at the values as they stand, so that one fault never hides another.
"""

import difflib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from deathmatch.episode.faults import Fault
from deathmatch.episode.floor import ROOM, SEATS
from deathmatch.episode.show_model import TABLES, ShowFile, Table
from deathmatch.episode.sound import SOUNDS
from deathmatch.episode.toml_lines import Path as KeyPath
from deathmatch.episode.toml_lines import line_of
from deathmatch.game import EDITIONS, SWITCHES, Edition, switches_of
from deathmatch.resources import resource_dir

PICTURES = (".png", ".jpg", ".jpeg", ".webp")
MOST_PICTURE_BYTES = 10 * 1024 * 1024
SOUND_FILES = (".ogg", ".mp3", ".wav", ".m4a")
MOST_SOUND_BYTES = 2 * 1024 * 1024
_KEPT_ID = re.compile(r"host(-\d+)?|director|server|clock|treasury|reserve")


class Checks:
    """The checks of one show file; ``faults()`` gives all that they find."""

    def __init__(self, file: Path, values: dict[str, Any], lines: dict[KeyPath, int]) -> None:
        self._file = file
        self._values = values
        self._lines = lines

    def faults(self) -> list[Fault]:
        """Every fault, those of shape first; at most one for each value."""
        found: dict[str, Fault] = {}
        for fault in (
            *self._shape(),
            *self._language(),
            *self._edition(),
            *self._rules(),
            *self._cast(),
            *self._finalists(),
            *self._portraits(),
            *self._sounds(),
            *self._rundown(),
            *self._messages(),
        ):
            found.setdefault(fault.key, fault)
        return list(found.values())

    def _fault(self, path: KeyPath, found: str, right: str) -> Fault:
        return Fault(str(self._file), key_text(path), line_of(self._lines, path), found, right)

    def _shape(self) -> Iterator[Fault]:
        try:
            ShowFile.model_validate(self._values)
        except ValidationError as wrong:
            for error in wrong.errors():
                yield self._of_shape(error)

    def _of_shape(self, error: ErrorDetails) -> Fault:
        path = tuple(error["loc"])
        if error["type"] == "extra_forbidden":
            key = str(path[-1])
            return self._fault(path, f'the unknown key "{key}"', _place_of(path, key))
        found = "nothing" if error["type"] == "missing" else shown(error["input"])
        return self._fault(path, found, described(path))

    def _language(self) -> Iterator[Fault]:
        known = languages()
        given: list[tuple[KeyPath, Any]] = [(("language",), self._values.get("language", "en"))]
        given += [(("cast", n, "language"), each.get("language")) for n, each in self._members()]
        for path, name in given:
            if isinstance(name, str) and name not in known:
                right = f"a language that the screens have words in: {one_of(name, known)}"
                yield self._fault(path, shown(name), right)

    def _edition(self) -> Iterator[Fault]:
        name = self._values.get("edition", "death_match")
        if isinstance(name, str) and name not in EDITIONS:
            yield self._fault(("edition",), shown(name), one_of(name, EDITIONS))

    def _rules(self) -> Iterator[Fault]:
        rules = self._values.get("rules", {})
        if not isinstance(rules, dict):
            return
        read: dict[str, Any] = {}
        faults = []
        for name, value in rules.items():
            fault = self._switch(name, value)
            if fault is None:
                read[name] = SWITCHES[name].read(value)
            else:
                faults.append(fault)
        yield from faults or self._together(read)

    def _switch(self, name: str, value: Any) -> Fault | None:
        path, edition = ("rules", name), self._edition_value()
        switches = switches_of(edition) if edition else SWITCHES
        if name not in SWITCHES:
            return self._fault(path, f'the unknown switch "{name}"', one_of(name, switches))
        if edition and name not in switches:
            found = f'the switch "{name}", which the edition {edition.name} does not have'
            return self._fault(path, found, one_of(name, switches))
        try:
            SWITCHES[name].read(value)
        except ValueError:
            right = SWITCHES[name].right() + near(value, SWITCHES[name].allowed)
            return self._fault(path, shown(value), right)
        return None

    def _edition_value(self) -> Edition | None:
        return EDITIONS.get(str(self._values.get("edition", "death_match")))

    def _together(self, switches: dict[str, Any]) -> Iterator[Fault]:
        edition = self._edition_value()
        try:
            if edition is not None:
                edition.with_switches(**switches)
        except ValueError as why:
            yield self._fault(("rules",), "switches that do not go together", str(why))

    def _entries(self, table: str) -> Iterator[tuple[int, dict[str, Any]]]:
        entries = self._values.get(table)
        for place, entry in enumerate(entries if isinstance(entries, list) else []):
            if isinstance(entry, dict):
                yield place, entry

    def _members(self) -> Iterator[tuple[int, dict[str, Any]]]:
        return self._entries("cast")

    def _cast(self) -> Iterator[Fault]:
        first: dict[str, int] = {}
        for place, member in self._members():
            seat = member.get("id")
            path = ("cast", place, "id")
            if not isinstance(seat, str):
                continue
            if _KEPT_ID.fullmatch(seat):
                right = "an id that is not kept for the crew, the clock or the coins"
                yield self._fault(path, shown(seat), right)
            elif seat in first:
                line = line_of(self._lines, ("cast", first[seat], "id"))
                where = "" if line is None else f" (line {line} has it already)"
                yield self._fault(path, shown(seat), f"an id that nobody else has{where}")
            first.setdefault(seat, place)

    def _finalists(self) -> Iterator[Fault]:
        """Who plays: finalists or players, as the edition has it, and so many of them."""
        edition = self._edition_value()
        if edition is None:
            return
        key, other = ("finalists", "players") if edition.eliminates else ("players", "finalists")
        if other in self._values:
            found = f"{other}, which the edition {edition.name} does not have"
            yield self._fault((other,), found, f"{key} = {described((key,))}")
        names = self._values.get(key)
        if not isinstance(names, list):
            if names is None:
                yield self._fault((key,), "nothing", described((key,)))
            return
        low, high = edition.players
        if not low <= len(names) <= high:
            most = "" if low == high else f" ({low} to {high} of them)"
            yield self._fault((key,), shown(names), described((key,)) + most)
            return
        yield from self._who_plays(key, names)

    def _who_plays(self, key: str, names: list[Any]) -> Iterator[Fault]:
        ids = [member["id"] for _, member in self._members() if isinstance(member.get("id"), str)]
        for place, name in enumerate(names):
            if isinstance(name, str) and ids and name not in ids:
                yield self._fault((key, place), shown(name), one_of(name, ids))
        twice = [name for place, name in enumerate(names) if name in names[:place]]
        if twice and twice[0] in ids:
            right = "two different ids of the cast" if len(names) == 2 else "different ids"
            yield self._fault((key,), f"{shown(twice[0])} twice", right)

    def _rundown(self) -> Iterator[Fault]:
        """A rundown begins the match, deals and starts play, once each and in this order."""
        cues = list(self._entries("rundown"))
        seen: set[str] = set()
        for place, cue in cues:
            name = cue.get("id")
            if isinstance(name, str) and name in seen:
                right = "an id that no other cue has"
                yield self._fault(("rundown", place, "id"), shown(name), right)
            seen.add(str(name))
        done = [cue["does"] for _, cue in cues if cue.get("does", "nothing") != "nothing"]
        if cues and done != ["begin", "deal", "play"]:
            found = "cues that do " + (", ".join(map(str, done)) or "nothing")
            right = 'one cue each with does = "begin", "deal" and "play", in this order'
            yield self._fault(("rundown",), found, right)

    def _messages(self) -> Iterator[Fault]:
        ids = [member["id"] for _, member in self._members() if isinstance(member.get("id"), str)]
        for place, message in self._entries("messages"):
            to = message.get("to")
            if isinstance(to, str) and to not in (ROOM, SEATS, *ids):
                right = one_of(to, [ROOM, SEATS, *ids])
                yield self._fault(("messages", place, "to"), shown(to), right)

    def _portraits(self) -> Iterator[Fault]:
        for place, member in self._members():
            portrait = member.get("portrait")
            if isinstance(portrait, str) and portrait:
                problem = portrait_problem(self._file.parent, portrait)
                if problem:
                    path = ("cast", place, "portrait")
                    yield self._fault(path, f"{shown(portrait)}, {problem}", described(path))

    def _sounds(self) -> Iterator[Fault]:
        sounds = self._values.get("sounds")
        for name, sound in sounds.items() if isinstance(sounds, dict) else ():
            if name in SOUNDS and isinstance(sound, str) and sound:
                problem = sound_problem(self._file.parent, sound)
                if problem:
                    path = ("sounds", name)
                    yield self._fault(path, f"{shown(sound)}, {problem}", described(path))


def portrait_problem(folder: Path, portrait: str) -> str | None:
    """What is wrong with a portrait's path, as the end of a sentence, or ``None``."""
    return _file_problem(folder, portrait, "picture", PICTURES, MOST_PICTURE_BYTES)


def sound_problem(folder: Path, sound: str) -> str | None:
    """The same for a sound, which must also begin as such a file does."""
    problem = _file_problem(folder, sound, "sound", SOUND_FILES, MOST_SOUND_BYTES)
    if problem is not None:
        return problem
    try:
        with (folder / sound).open("rb") as file:
            head = file.read(12)
    except OSError:
        return "which cannot be read"
    return None if _is_sound(head) else "which is not a sound of a known kind"


def _is_sound(head: bytes) -> bool:
    """Ogg, RIFF with a wave, MP3 with or without a tag, or MPEG-4, by its first twelve bytes."""
    is_wave = head[:4] == b"RIFF" and head[8:] == b"WAVE"
    is_frame = len(head) > 1 and head[0] == 0xFF and head[1] & 0xE0 == 0xE0
    return is_wave or is_frame or head[:4] == b"OggS" or head[:3] == b"ID3" or head[4:8] == b"ftyp"


def _file_problem(
    folder: Path, name: str, kind: str, suffixes: tuple[str, ...], most: int
) -> str | None:
    """What is wrong with a file that a show names: its place, its kind, or its size in bytes."""
    try:
        path = (folder / name).resolve()
        if not path.is_relative_to(folder.resolve()):
            return "which is outside the show's folder"
        if path.suffix.lower() not in suffixes:
            return f"which is not a {kind} of a known kind"
        if not path.is_file():
            return "and there is no such file"
        too_big = path.stat().st_size > most
    except (OSError, ValueError, RuntimeError):
        return "which cannot be read"
    return f"which is larger than {most // 1024**2} MiB" if too_big else None


def described(path: KeyPath) -> str:
    """What would be right at ``path``, from the model's descriptions."""
    model: type[Table] = ShowFile
    text = ""
    for part in path:
        if isinstance(part, str) and part in model.model_fields:
            text = model.model_fields[part].description or ""
            model = TABLES.get(part, model)
    return text


def languages() -> list[str]:
    """The languages that there are catalogues for."""
    return sorted(path.name for path in (resource_dir("static") / "locales").iterdir())


def key_text(path: KeyPath) -> str:
    """A path as people write it, list items counted from 1: ``cast[3].name``."""
    text = ""
    for part in path:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}"
    return text.removeprefix(".")


def shown(value: Any) -> str:
    """A value as it stands in the file, shortened, with its kind where that is not plain."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{shortened(value)}"'
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "an empty list" if not value else f"a list of {len(value)}"
    if isinstance(value, int) and abs(value) > 10**15:
        return "a number that is far too large"
    return str(value)


def shortened(text: str, most: int = 60) -> str:
    """Text on one line of at most ``most`` characters, what cannot be seen in it spelt out."""
    text = text if len(text) <= most else f"{text[: most - 3]}..."
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


def one_of(name: str, known: Iterable[str]) -> str:
    """ "one of ..." with the closest match named first."""
    names = list(known)
    return "one of " + ", ".join(names) + near(name, names)


def near(value: Any, known: Iterable[Any]) -> str:
    """A question that offers the closest match, or nothing."""
    names = [name for name in known if isinstance(name, str)]
    close = difflib.get_close_matches(str(value), names, n=1, cutoff=0.6)
    return f' (did you mean "{close[0]}"?)' if close else ""


def _place_of(path: KeyPath, key: str) -> str:
    """Where an unknown key may belong: a key of the same name elsewhere, else one like it."""
    here = path[0] if len(path) > 1 else ""
    model = TABLES.get(str(here), ShowFile)
    homes: dict[str, type[Table]] = {"": ShowFile, **TABLES}
    for table, other in homes.items():
        if other is not model and key in other.model_fields:
            home = f"under {_header(table)}" if table else "above the first [table]"
            return f"to put it {home}"
    if key in SWITCHES:
        return "to put it under [rules]"
    return one_of(key, model.model_fields)


def _header(table: str) -> str:
    return f"[[{table}]]" if table in ("cast", "rundown", "messages") else f"[{table}]"
