"""Which language a page is in: the one that its address names ("?lang=th"), else the viewer's own,
else the show's.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from flask import Flask, request

from deathmatch.episode.words import Words
from deathmatch.episode.words import tongues as named
from deathmatch.resources import resource_dir


def speak(app: Flask, usual: Callable[[], str], build: str) -> None:
    """Gives every template of the application its words; `usual` is the language of a page that
    asks for none.
    """
    app.context_processor(lambda: {**spoken(usual()), "build": build, "here": here})


def spoken(own: str) -> dict[str, Any]:
    """What a template needs to be in the language of the address, else in `own`."""
    words = words_of(own)
    there = tongues()
    return {
        "t": words.show,
        "lang": words.language,
        "tongues": there,
        "tongues_json": json.dumps(there, ensure_ascii=False),
    }


def words_of(own: str) -> Words:
    """The words in the language of the address, else in `own`."""
    return Words(_folder(), _chosen() or own)


def here(path: str) -> str:
    """An address of this server, with the language that this page's address names."""
    chosen = _chosen()
    if chosen is None:
        return path
    return f"{path}{'&' if '?' in path else '?'}{urlencode({'lang': chosen})}"


def tongues() -> list[tuple[str, str]]:
    """The languages that there are, each by its tag and as its own speakers call it."""
    return _named(_folder())


def _chosen() -> str | None:
    tag = request.args.get("lang")
    return tag if tag in dict(tongues()) else None


def _folder() -> Path:
    return resource_dir("static") / "locales"


_named = cache(named)
