"""A page as one file: styles, fonts, scripts, words and data inside, and no address to ask.

It opens from a disk as well as from a server, and its policy forbids it any connection.
"""

import base64
import hashlib
import html
import json
import posixpath
import re
from collections.abc import Iterable, Mapping, Sequence, Set
from pathlib import Path

from deathmatch.resources import resource_dir

_FACE = re.compile(r"@font-face \{[^}]*\}\n?")
_RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")
_LAST_OF_LATIN = 0x24F
_IMPORT = re.compile(r"""(\b(?:from|import)\s*\(?\s*)(["'])(\.{1,2}/[^"']+)\2""")
_URL = re.compile(r"""url\("(/static/[^"]+)"\)""")
_TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
_HTML = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="#110a13">
<meta name="tongues" content="{tongues}">
<title>{title}</title>
<link rel="icon" href="{icon}">
<style>{style}</style>
<script type="importmap">{modules}</script>
</head>
<body class="{body}">
<main id="screen"><p class="loading">{waiting}</p></main>
<noscript><p class="loading">{no_script}</p></noscript>
<script type="application/json" id="words">{words}</script>
{blocks}
<script type="module">{start}</script>
</body>
</html>
"""


def one_file(
    *,
    title: str,
    language: str,
    script: str,
    styles: Iterable[str],
    catalogues: Iterable[str],
    data: Mapping[str, bytes],
    body: str = "",
    waiting: str = "",
    no_script: str = "",
    tongues: Sequence[tuple[str, str]] = (),
) -> str:
    """The whole page as HTML.

    ``script`` is the module that draws it into ``#screen``, ``styles`` are its style sheets:
    paths inside ``static``. ``catalogues`` are those of ``language``, by their names without
    ``.ftl``. ``data`` lies in the page under its names, for ``inlined`` of
    ``static/js/one-file.js``. ``body`` is the class of the body, ``waiting`` what stands there
    until the module draws, ``no_script`` what a browser without scripts shows. ``tongues`` are the
    languages that a server has it in, each with its name.
    """
    static = resource_dir("static")
    start = f'import "{_name(script)}";'
    modules = json.dumps({"imports": _modules(static, script)})
    words = _words(static / "locales" / language, catalogues)
    letters = {letter for text in (*words, *(name for _tag, name in tongues)) for letter in text}
    style = "".join(_style(static, name, letters) for name in styles)
    texts = {"language": language, "title": title, "body": body, "waiting": waiting}
    texts |= {"no_script": no_script, "tongues": json.dumps(tongues, ensure_ascii=False)}
    return _HTML.format(
        **{name: html.escape(text) for name, text in texts.items()},
        policy=_policy((modules, start), style),
        icon=_data_url(static / "favicon.svg"),
        style=style,
        modules=modules,
        words=_as_json([language, words]),
        blocks="\n".join(_block(name, content) for name, content in data.items()),
        start=start,
    )


def _policy(scripts: Iterable[str], style: str) -> str:
    """What the page may do: run what it carries, and reach nothing."""
    own = " ".join(_hash(script) for script in scripts)
    return (
        "default-src 'none'; base-uri 'none'; form-action 'none'; connect-src 'none'; "
        f"script-src {own} data: 'wasm-unsafe-eval'; worker-src data:; "
        f"style-src {_hash(style)}; font-src data:; img-src data:"
    )


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _name(path: str) -> str:
    """A module's name in the import map: nothing is relative to a page that lies anywhere."""
    return f"deathmatch:{path}"


def _modules(static: Path, script: str) -> dict[str, str]:
    """The module and all that it imports, by name, as addresses that hold their text."""
    found: dict[str, str] = {}
    waiting = [script]
    while waiting:
        path = waiting.pop()
        if _name(path) in found:
            continue
        text = (static / path).read_text(encoding="utf-8")
        within = posixpath.dirname(path)

        def named(match: re.Match[str], within: str = within) -> str:
            target = posixpath.normpath(posixpath.join(within, match[3]))
            waiting.append(target)
            return f"{match[1]}{match[2]}{_name(target)}{match[2]}"

        found[_name(path)] = _data(_IMPORT.sub(named, text).encode(), _TYPES[".js"])
    return found


def _style(static: Path, path: str, letters: Set[str]) -> str:
    """A style sheet with what it names inside, but no face of a script without these letters."""
    text = (static / path).read_text(encoding="utf-8")
    text = _FACE.sub(lambda m: m[0] if _is_for(m[0], letters) else "", text)
    return _URL.sub(lambda m: f'url("{_data_url(static / m[1].removeprefix("/static/"))}")', text)


def _is_for(face: str, letters: Set[str]) -> bool:
    """Whether a page with these letters needs a face: names may have any Latin one."""
    ranges = [(int(low, 16), int(high or low, 16)) for low, high in _RANGE.findall(face)]
    if not ranges or ranges[0][0] <= _LAST_OF_LATIN:
        return True
    return any(low <= ord(each) <= high for each in letters for low, high in ranges)


def _data_url(file: Path) -> str:
    return _data(file.read_bytes(), _TYPES[file.suffix])


def _data(content: bytes, kind: str) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def _words(folder: Path, catalogues: Iterable[str]) -> list[str]:
    """The catalogues of a language."""
    return [(folder / f"{name}.ftl").read_text(encoding="utf-8") for name in catalogues]


def _as_json(value: object) -> str:
    """JSON that ends no element: in it ``<`` stands only in texts, and may be written as a code."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def _block(name: str, content: bytes) -> str:
    text = base64.b64encode(content).decode()
    return f'<script type="text/plain" id="{html.escape(name)}">{text}</script>'
