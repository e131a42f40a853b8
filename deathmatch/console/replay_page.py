"""An episode to give away: one file that plays it in any browser, from a disk, without a network.

It holds the film of one point of view, and so nothing that is not for that viewer.
"""

from __future__ import annotations

import gzip
import re
from typing import Any

import msgspec

from deathmatch.episode.film import Film
from deathmatch.episode.fold import Fold
from deathmatch.episode.words import Words
from deathmatch.one_file import one_file
from deathmatch.resources import resource_dir

CATALOGUES = ("common", "game", "audience", "seat", "director", "replay")
_PLAYER = ("tokens", "base", "replay")
_STAGE = {
    "audience": ("tokens", "base", "audience", "scenes"),
    "seat": ("tokens", "base", "seat"),
    "director": ("tokens", "base", "director"),
}
# The fonts lie in the page's own style sheet; the stage takes them from there.
_FACE = re.compile(r"@font-face \{[^}]*\}\n?")


def replay_page(fold: Fold, view: str) -> str:
    """The page as HTML. UserError for a point of view that the episode has not."""
    film = Film(fold, view)
    head = film.head()
    language = fold.setup.language
    words = Words(resource_dir("static") / "locales", language)
    chunks = {f"chunk-{n}": _packed(film.chunk(n)) for n in range(film.chunks)}
    return one_file(
        title=f"{fold.setup.title} {fold.number}",
        language=language,
        script="js/replay/main.js",
        styles=[f"css/{name}.css" for name in _PLAYER],
        catalogues=CATALOGUES,
        data={
            "film": _packed({"views": [view], "head": head}),
            "sheets": msgspec.json.encode(_sheets(head["show"]["screen"])),
            **chunks,
        },
        body="replay",
        no_script=words.say("common-no-script"),
    )


def _packed(document: Any) -> bytes:
    # Without the time of packing, the same episode gives the same file.
    return gzip.compress(msgspec.json.encode(document), mtime=0)


def _sheets(screen: str) -> dict[str, str]:
    folder = resource_dir("static") / "css"
    names = _STAGE[screen]
    return {
        name: _FACE.sub("", (folder / f"{name}.css").read_text(encoding="utf-8")) for name in names
    }
