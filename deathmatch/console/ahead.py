"""What a page will ask for, named in it at once: a browser that met each script only in another one
would wait for them one after the other.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath

from flask import Flask

from deathmatch.resources import resource_dir

_IMPORT = re.compile(r"""\b(?:from|import)\s*["'](\.[^"']+)["']""")


def name_ahead(app: Flask, static: str = "/static") -> None:
    """Gives every template of the application `modules(script)`, and `static`: where they are."""
    app.jinja_env.globals["static"] = static
    app.jinja_env.globals["modules"] = lambda script: modules(resource_dir("static"), script)


@cache
def modules(static: Path, script: str) -> tuple[str, ...]:
    """The script and all that it imports, the nearest first: paths inside `static`."""
    found = [script]
    for path in found:
        for name in _IMPORT.findall((static / path).read_text(encoding="utf-8")):
            wanted = normpath(join(dirname(path), name))
            if wanted not in found:
                found.append(wanted)
    return tuple(found)
