"""Finds every fault of a show file that has been read into plain values.

Each check looks at the values as they stand, so that one fault never hides another.
"""

import difflib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from deathmatch.episode.faults import Fault, Found, Right
from deathmatch.episode.floor import ROOM, SCENES, SEATS
from deathmatch.episode.show_model import TABLES, ShowFile, Table
from deathmatch.episode.sound import SOUNDS
from deathmatch.episode.toml_lines import Path as KeyPath
from deathmatch.episode.toml_lines import line_of
from deathmatch.game import EDITIONS, SWITCHES, Edition, Switch, switches_of
from deathmatch.game.edition import Impossible
from deathmatch.resources import resource_dir

PICTURES = (".png", ".jpg", ".jpeg", ".webp")
MOST_PICTURE_BYTES = 10 * 1024 * 1024
SOUND_FILES = (".ogg", ".mp3", ".wav", ".m4a")
MOST_SOUND_BYTES = 2 * 1024 * 1024
NOTHING = Found("nothing")
_OPTIONS = {
    "scene": {"options": ", ".join(SCENES)},
    "edition": {"options": ", ".join(EDITIONS)},
}
_KINDS = {"bool": "bool", "int": "whole", "bank": "whole_or_unlimited"}
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

    def _fault(self, path: KeyPath, found: Found, right: Right) -> Fault:
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
            found = Found("unknown_key", {"key": shortened(key)})
            return self._fault(path, found, _place_of(path, key))
        found = NOTHING if error["type"] == "missing" else shown(error["input"])
        return self._fault(path, found, described(path))

    def _language(self) -> Iterator[Fault]:
        known = languages()
        given: list[tuple[KeyPath, Any]] = [(("language",), self._values.get("language", "en"))]
        given += [(("cast", n, "language"), each.get("language")) for n, each in self._members()]
        for path, name in given:
            if isinstance(name, str) and name not in known:
                yield self._fault(path, shown(name), one_of(name, known, "language"))

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
            found = Found("unknown_switch", {"name": shortened(name)})
            return self._fault(path, found, one_of(name, switches))
        if edition and name not in switches:
            found = Found("foreign_switch", {"name": name, "edition": edition.name})
            return self._fault(path, found, one_of(name, switches))
        try:
            SWITCHES[name].read(value)
        except ValueError:
            return self._fault(path, shown(value), right_of(SWITCHES[name], value))
        return None

    def _edition_value(self) -> Edition | None:
        return EDITIONS.get(str(self._values.get("edition", "death_match")))

    def _together(self, switches: dict[str, Any]) -> Iterator[Fault]:
        edition = self._edition_value()
        try:
            if edition is not None:
                edition.with_switches(**switches)
        except Impossible as why:
            yield self._fault(("rules",), Found("together"), Right(why.code, why.figures))

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
                yield self._fault(path, shown(seat), Right("free_id"))
            elif seat in first:
                line = line_of(self._lines, ("cast", first[seat], "id"))
                yield self._fault(path, shown(seat), Right("own_id", {"line": line or 0}))
            first.setdefault(seat, place)

    def _finalists(self) -> Iterator[Fault]:
        """Who plays: finalists or players, as the edition has it, and so many of them."""
        edition = self._edition_value()
        if edition is None:
            return
        key, other = ("finalists", "players") if edition.eliminates else ("players", "finalists")
        if other in self._values:
            found = Found("foreign_key", {"key": other, "edition": edition.name})
            yield self._fault((other,), found, described((key,)))
        names = self._values.get(key)
        if not isinstance(names, list):
            if names is None:
                yield self._fault((key,), NOTHING, described((key,)))
            return
        low, high = edition.players
        if not low <= len(names) <= high:
            right = Right(key if low == high else "so_many", {"low": low, "high": high})
            yield self._fault((key,), shown(names), right)
            return
        yield from self._who_plays(key, names)

    def _who_plays(self, key: str, names: list[Any]) -> Iterator[Fault]:
        ids = [member["id"] for _, member in self._members() if isinstance(member.get("id"), str)]
        for place, name in enumerate(names):
            if isinstance(name, str) and ids and name not in ids:
                yield self._fault((key, place), shown(name), one_of(name, ids))
        twice = [name for place, name in enumerate(names) if name in names[:place]]
        if twice and twice[0] in ids:
            right = Right("different", {"count": len(names)})
            yield self._fault((key,), Found("twice", {"name": shortened(twice[0])}), right)

    def _rundown(self) -> Iterator[Fault]:
        """A rundown begins the match, deals and starts play, once each and in this order."""
        cues = list(self._entries("rundown"))
        seen: set[str] = set()
        for place, cue in cues:
            name = cue.get("id")
            if isinstance(name, str) and name in seen:
                yield self._fault(("rundown", place, "id"), shown(name), Right("own_cue"))
            seen.add(str(name))
        done = [cue["does"] for _, cue in cues if cue.get("does", "nothing") != "nothing"]
        if cues and done != ["begin", "deal", "play"]:
            does = shortened(", ".join(map(str, done)))
            found = Found("cues", {"count": len(done), "does": does})
            yield self._fault(("rundown",), found, Right("cues_in_order"))

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
                    most = MOST_PICTURE_BYTES
                    yield self._fault(path, _of_file(problem, portrait, most), described(path))

    def _sounds(self) -> Iterator[Fault]:
        sounds = self._values.get("sounds")
        for name, sound in sounds.items() if isinstance(sounds, dict) else ():
            if name in SOUNDS and isinstance(sound, str) and sound:
                problem = sound_problem(self._file.parent, sound)
                if problem:
                    path = ("sounds", name)
                    found = _of_file(problem, sound, MOST_SOUND_BYTES)
                    yield self._fault(path, found, described(path))


def portrait_problem(folder: Path, portrait: str) -> str | None:
    """What is wrong with a portrait's path, as the code of a phrase, or ``None``."""
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
        return "file_unreadable"
    return None if _is_sound(head) else "sound_kind"


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
            return "file_outside"
        if path.suffix.lower() not in suffixes:
            return f"{kind}_kind"
        if not path.is_file():
            return "file_missing"
        too_big = path.stat().st_size > most
    except (OSError, ValueError, RuntimeError):
        return "file_unreadable"
    return "file_too_large" if too_big else None


def _of_file(problem: str, name: str, most: int) -> Found:
    return Found(problem, {"path": shortened(name), "most": most // 1024**2})


def described(path: KeyPath) -> Right:
    """What would be right at ``path``, by the model: its code, and its bounds as figures."""
    model: type[Table] = ShowFile
    right = Right("")
    for part in path:
        if isinstance(part, str) and part in model.model_fields:
            of = model.model_fields[part]
            right = Right(
                of.description or "", {"key": part, **_OPTIONS.get(part, {}), **_bounds(of)}
            )
            model = TABLES.get(part, model)
    return right


def _bounds(of: FieldInfo) -> dict[str, int]:
    names = {"ge": "low", "le": "high", "max_length": "most"}
    return {
        told: getattr(each, name)
        for each in of.metadata
        for name, told in names.items()
        if getattr(each, name, None) is not None
    }


def right_of(switch: Switch, value: Any = None) -> Right:
    """What a value of that switch may be, with the closest match for one that is wrong."""
    figures = {"low": switch.low, "high": switch.high}
    if switch.kind == "choice":
        return one_of(value, switch.allowed)
    return Right(_KINDS[switch.kind], figures)


def languages() -> list[str]:
    """The languages that there are catalogues for."""
    return sorted(path.name for path in (resource_dir("static") / "locales").iterdir())


def key_text(path: KeyPath) -> str:
    """A path as people write it, list items counted from 1: ``cast[3].name``."""
    text = ""
    for part in path:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}"
    return text.removeprefix(".")


def shown(value: Any) -> Found:
    """A value as it stands in the file, shortened, with its kind where that is not plain."""
    if isinstance(value, bool):
        return Found("value", {"value": "true" if value else "false"})
    if isinstance(value, str):
        return Found("value", {"value": f'"{shortened(value)}"'}) if value else NOTHING
    if isinstance(value, dict):
        return Found("table")
    if isinstance(value, list):
        return Found("list", {"count": len(value)})
    if isinstance(value, int) and abs(value) > 10**15:
        return Found("vast")
    return Found("value", {"value": str(value)})


def shortened(text: str, most: int = 60) -> str:
    """Text on one line of at most ``most`` characters, what cannot be seen in it spelt out."""
    text = text if len(text) <= most else f"{text[: most - 3]}..."
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


def one_of(value: Any, known: Iterable[Any], code: str = "one_of") -> Right:
    """That it is one of these, with the closest match for what is there; ``code`` says of what."""
    return Right(code, {"options": ", ".join(map(str, known)), **near(value, known)})


def near(value: Any, known: Iterable[Any]) -> dict[str, str]:
    """The closest match as ``near``, and in ``hint`` whether there is one."""
    names = [name for name in known if isinstance(name, str)]
    close = difflib.get_close_matches(str(value), names, n=1, cutoff=0.6)
    return {"hint": "yes" if close else "no", "near": close[0] if close else ""}


def _place_of(path: KeyPath, key: str) -> Right:
    """Where an unknown key may belong: a key of the same name elsewhere, else one like it."""
    here = path[0] if len(path) > 1 else ""
    model = TABLES.get(str(here), ShowFile)
    homes: dict[str, type[Table]] = {"": ShowFile, **TABLES}
    for table, other in homes.items():
        if other is not model and key in other.model_fields:
            return Right("under", {"table": _header(table)}) if table else Right("above")
    if key in SWITCHES:
        return Right("under", {"table": "[rules]"})
    return one_of(key, model.model_fields)


def _header(table: str) -> str:
    return f"[[{table}]]" if table in ("cast", "rundown", "messages") else f"[{table}]"
