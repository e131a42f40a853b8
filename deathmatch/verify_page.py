"""The page that verifies recordings: one file, with the program's own rules and a Python inside.

No rule is written twice: what redoes an episode in the browser is the very source that
the command runs.
"""

import gzip
import io
import zipfile
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from deathmatch.one_file import one_file
from deathmatch.resources import resource_dir

_PACKAGE = Path(__file__).resolve().parent
# A file in an archive has a date; the page is the same whenever it is made.
_DATE = (1980, 1, 1, 0, 0, 0)
_RINGS = ("game", "episode")
_STYLES = ("css/tokens.css", "css/base.css", "css/verify.css")
_WORDS = ("page-title", "page-waiting", "common-no-script")
_CATALOGUES = ("common", "verify_page")


def verify_page(
    language: str, say: Callable[[str], str], tongues: Iterable[tuple[str, str]]
) -> bytes:
    """The page in HTML, about nine megabytes; ``say`` gives the words of that language.

    ``tongues`` are the languages that a server has it in, each with its name.
    """
    return _page(language, tuple(tongues), *(say(word) for word in _WORDS))


@cache
def _page(
    language: str, tongues: tuple[tuple[str, str], ...], title: str, waiting: str, no_script: str
) -> bytes:
    page = one_file(
        title=title,
        language=language,
        script="js/verify/main.js",
        styles=_STYLES,
        catalogues=_CATALOGUES,
        waiting=waiting,
        no_script=no_script,
        tongues=tongues,
        body="verify-page",
        data=_machine(),
    )
    return page.encode()


@cache
def _machine() -> dict[str, bytes]:
    """What the page runs, the same in every language."""
    static = resource_dir("static")
    python = static / "vendor" / "pyodide"
    wheel = next((static / "vendor" / "msgspec").glob("*.whl"))
    return {
        "worker": (static / "js" / "verify" / "worker.js").read_bytes(),
        "loader": _packed(python / "pyodide.mjs"),
        "machine": _packed(python / "pyodide.asm.mjs"),
        "wasm": (python / "pyodide.asm.wasm.gz").read_bytes(),
        "stdlib": (python / "python_stdlib.zip").read_bytes(),
        "msgspec": wheel.read_bytes(),
        "program": program(),
    }


def program() -> bytes:
    """The two inner rings and the leaves beside them, as a zip archive."""
    files = [
        *_PACKAGE.glob("*.py"),
        *(f for ring in _RINGS for f in (_PACKAGE / ring).rglob("*.py")),
    ]
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(files):
            name = file.relative_to(_PACKAGE.parent).as_posix()
            archive.writestr(zipfile.ZipInfo(name, _DATE), file.read_bytes(), zipfile.ZIP_DEFLATED)
    return held.getvalue()


def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 6, mtime=0)
