"""The bundled shows with other players and rules, in folders of their own."""

from __future__ import annotations

import atexit
import shutil
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from deathmatch.episode.show_model import ShowFile
from deathmatch.episode.show_writer import show_text
from tests.tools.running import ROOT

LONG = "Wilhelmina Konstantinopoulou-Featherstonehaugh van den Bergh"
"""A name of as many characters as a show file takes."""
LONG_NAMES = [LONG[place:].strip(" -") for place in range(13)]
THAI_NAMES = [
    "สมหญิง ตั้งใจเรียน",
    "ก้องภพ สุวรรณรัตน์",
    "ปิ่นมณี",
    "ศิริพร อยู่ดี",
    "ธีรพงศ์ วิเชียรชัย",
    "น้ำผึ้ง",
    "กฤษฎิ์ เพ็ญพักตร์",
    "อุ้มบุญ",
    "ณัฐวุฒิ ศรีสุข",
    "ชลธิชา",
    "พีรพัฒน์ ทองอยู่",
    "เปี่ยมรัก",
    "ญาณิศา จันทร์เพ็ญ",
]
"""With marks two high over their letters, and under them."""


@cache
def _folder() -> Path:
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def variant(
    show: str,
    *,
    players: int = 0,
    names: Sequence[str] = (),
    language: str = "en",
    rules: Mapping[str, Any] | None = None,
    more: Mapping[str, Any] | None = None,
) -> Path:
    """The folder of a bundled show with so many players, or with other names; `more` are keys and
    tables in the place of its own.
    """
    data = tomllib.loads((ROOT / "shows" / show / "show.toml").read_text(encoding="utf-8"))
    if players:
        data["cast"] = [*data["cast"], *EXTRA][:players]
        data["players"] = [member["id"] for member in data["cast"]]
    for member, name in zip(data["cast"], names, strict=False):
        member["name"] = name
    data["language"] = language
    data["rules"] = {**data.get("rules", {}), **(rules or {})}
    data |= more or {}
    mark = f"{show}-{players}-{names[:1]}-{language}-{sorted(data['rules'].items())}-{more}"
    folder = _folder() / f"v{abs(hash(mark))}" / show
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "show.toml").write_text(show_text(ShowFile.model_validate(data)), encoding="utf-8")
    return folder


EXTRA = [
    {"id": "brer", "name": "Br'er Rabbit", "garnets": 0},
    {"id": "bugs", "name": "Bugs Bunny", "garnets": 0},
]
