"""An episode to give away: one file that plays it in any browser, from a disk, without a network.

It holds the film of one point of view, and so nothing that is not for that viewer.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from typing import Any

import msgspec

from deathmatch.episode.chain import Entry
from deathmatch.episode.exports.plan import Plan, Watch
from deathmatch.episode.film import CHUNK, Film
from deathmatch.episode.fold import Fold
from deathmatch.episode.words import Words
from deathmatch.one_file import one_file
from deathmatch.resources import resource_dir

CATALOGUES = ("common", "game", "audience", "seat", "director", "replay")
_PLAYER = ("tokens", "base", "replay")
_STAGE = {
    "audience": ("tokens", "base", "audience", "scenes", "table"),
    "seat": ("tokens", "base", "seat", "seat-table"),
    "director": ("tokens", "base", "director"),
}
# The fonts lie in the page's own style sheet; the stage takes them from there.
_FACE = re.compile(r"@font-face \{[^}]*\}\n?")


def write_html(plan: Plan) -> bytes:
    """The page for the plan's viewer, in the plan's language."""
    return replay_page(plan.fold, plan.view, plan.sentences.words, plan.watch).encode()


def replay_page(fold: Fold, view: str, words: Words, watch: Watch = iter) -> str:
    """The page as HTML, with these words. UserError for a point of view that the episode has not.

    ``watch`` sees how far the work is.
    """
    film = Film(fold, view)
    head = film.head()
    return one_file(
        title=f"{fold.setup.title} {fold.number}",
        language=words.language,
        script="js/replay/main.js",
        styles=[f"css/{name}.css" for name in _PLAYER],
        catalogues=CATALOGUES,
        data={
            "film": _packed({"views": [view], "head": head}),
            "sheets": msgspec.json.encode(_sheets(head["show"]["screen"])),
            **_chunks(film, watch(fold.entries)),
        },
        body="replay",
        no_script=words.say("common-no-script"),
    )


def _chunks(film: Film, entries: Iterable[Entry]) -> dict[str, bytes]:
    """Every chunk under its name, made as the entries go by."""
    chunks = {"chunk-0": _packed(film.chunk(0))}
    for entry in entries:
        number, rest = divmod(entry.n, CHUNK)
        if not rest and number < film.chunks:
            chunks[f"chunk-{number}"] = _packed(film.chunk(number))
    return chunks


def _packed(document: Any) -> bytes:
    # Without the time of packing, the same episode gives the same file.
    return gzip.compress(msgspec.json.encode(document), mtime=0)


def _sheets(screen: str) -> dict[str, str]:
    folder = resource_dir("static") / "css"
    names = _STAGE[screen]
    return {
        name: _FACE.sub("", (folder / f"{name}.css").read_text(encoding="utf-8")) for name in names
    }
