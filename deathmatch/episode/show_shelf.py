"""The shows that a person may edit: the folder of their own, beside the bundled ones.

A file is replaced as a whole or not at all.
"""

import contextlib
import hashlib
import os
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from deathmatch.episode import places
from deathmatch.episode.faults import Fault, ShowFaults
from deathmatch.episode.show import SHOW_FILE, find_show, read_show, shows
from deathmatch.episode.show_checks import Checks, portrait_problem, sound_problem
from deathmatch.episode.show_model import SLUG, ShowFile
from deathmatch.episode.show_writer import show_text
from deathmatch.episode.sound import SOUNDS
from deathmatch.episode.whole_file import replace_file
from deathmatch.resources import resource_dir

BEFORE = "show.before.toml"
_LONGEST_NAME = 40


class NotSaved(Exception):
    """A show that was not saved; ``code`` says why.

    ``bad_name`` (no slug), ``exists`` (under that name there is one already), ``read_only``
    (a bundled one), ``changed`` (somebody else has saved it since), ``unknown`` (no such
    show) or ``storage``, with what the system says in ``detail``.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail


@dataclass(frozen=True)
class Shelved:
    """One show as its file has it: plain values, or ``None`` where they cannot be read."""

    name: str
    bundled: bool
    values: dict[str, Any] | None
    faults: tuple[Fault, ...]
    version: str


class Shelf:
    """The shows that can be called by name, with those of ``data_dir`` open to changes."""

    def __init__(self, data_dir: str | os.PathLike[str] | None = None) -> None:
        self._data_dir = places.data_dir(data_dir)

    def names(self) -> list[str]:
        """Every show's name, bundled ones first."""
        return list(shows(self._data_dir))

    def get(self, name: str) -> Shelved:
        """The show of that name. Raises :class:`NotSaved` (unknown)."""
        folder = self.folder(name)
        file = folder / SHOW_FILE
        version = _version(file)
        try:
            values, lines = read_show(file)
        except ShowFaults as wrong:
            return Shelved(name, self._is_bundled(folder), None, tuple(wrong.faults), version)
        faults = tuple(Checks(file, values, lines).faults())
        return Shelved(name, self._is_bundled(folder), values, faults, version)

    def folder(self, name: str) -> Path:
        """Where the show of that name lies. Raises :class:`NotSaved` (unknown)."""
        folder = shows(self._data_dir).get(name)
        if folder is None:
            raise NotSaved("unknown")
        return folder

    def check(self, values: dict[str, Any], like: str | None = None) -> list[Fault]:
        """Every fault of a show with these values, its pictures being those of ``like``."""
        folder = shows(self._data_dir).get(like or "", places.own_shows(self._data_dir) / "-")
        return Checks(folder / SHOW_FILE, values, {}).faults()

    def save(
        self, name: str, values: dict[str, Any], version: str | None, like: str | None = None
    ) -> str:
        """Writes a show of one's own and gives the new version of its file.

        ``version`` is that of the file the values were made from, ``None`` for a new show;
        then its files are taken along from the show ``like``. Raises :class:`ShowFaults` and
        :class:`NotSaved`; then nothing has changed.
        """
        folder = self.place_for(name) if version is None else self._own(name, version)
        faults = self.check(values, like if version is None else name)
        if faults:
            raise ShowFaults(faults)
        show = ShowFile.model_validate(values)
        with _storage(), folder_for(folder):
            if version is None and like is not None:
                _copy_files(find_show(like, self._data_dir), folder, show)
            _keep_by_hand(folder / SHOW_FILE)
            replace_file(folder / SHOW_FILE, show_text(show))
        return _version(folder / SHOW_FILE)

    def place_for(self, name: str) -> Path:
        """The folder for a new show of that name. Raises :class:`NotSaved` where none can be."""
        if not re.fullmatch(SLUG, name) or len(name) > _LONGEST_NAME:
            raise NotSaved("bad_name")
        folder = places.own_shows(self._data_dir) / name
        if name in shows(self._data_dir) or os.path.lexists(folder):
            raise NotSaved("exists")
        return folder

    def _own(self, name: str, version: str) -> Path:
        folder = self.folder(name)
        if self._is_bundled(folder):
            raise NotSaved("read_only")
        if _version(folder / SHOW_FILE) != version:
            raise NotSaved("changed")
        return folder

    def _is_bundled(self, folder: Path) -> bool:
        return folder.parent.resolve() == resource_dir("shows").resolve()


@contextlib.contextmanager
def folder_for(folder: Path) -> Iterator[None]:
    """Makes a show's folder; one that was not there before goes again when writing fails."""
    new = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        yield
    except BaseException:
        if new:
            shutil.rmtree(folder, ignore_errors=True)
        raise


def _keep_by_hand(file: Path) -> None:
    """Keeps a copy of a file that somebody has written by hand: its comments are theirs."""
    if not file.is_file():
        return
    text = file.read_text(encoding="utf-8-sig", errors="replace")
    try:
        written = show_text(ShowFile.model_validate(read_show(file)[0]))
    except (ShowFaults, ValueError):
        written = ""
    if text != written:
        shutil.copyfile(file, file.with_name(BEFORE))


def _copy_files(source: Path, folder: Path, show: ShowFile) -> None:
    """Takes along what a show names: portraits and sounds, as far as they are in order."""
    portraits = {one.portrait for one in show.cast if one.portrait is not None}
    sounds = {getattr(show.sounds, name) for name in SOUNDS} - {None}
    named = [name for name in portraits if portrait_problem(source, name) is None]
    named += [name for name in sounds if sound_problem(source, name) is None]
    for name in named:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / name, target)


def _version(file: Path) -> str:
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()[:32]
    except OSError:
        return ""


@contextlib.contextmanager
def _storage() -> Iterator[None]:
    try:
        yield
    except OSError as wrong:
        raise NotSaved("storage", wrong.strerror or "") from wrong
