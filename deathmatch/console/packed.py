"""The texts under `/static/`: sent packed and from memory, since a screen has a hundred of them.

Pages ask for them at an address with the build in it (`stamped`): a browser keeps what comes from
there, and a page that is loaded again asks for none of them. Whatever else is under `/static/`, and
whatever is asked for in another way, is left to the application.
"""

from __future__ import annotations

import gzip
import hashlib
import time
from collections.abc import Iterable
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

STATIC = "/static/"
TEXTS = (".css", ".js", ".mjs", ".ftl")
BY_ITSELF = ("worker.js",)
"""What a browser runs by itself has a policy of its own, like a page."""

STAMP = "~"
KEPT = ("Cache-Control", "max-age=31536000, immutable")
HEADERS = [
    ("Vary", "Accept-Encoding"),
    ("X-Content-Type-Options", "nosniff"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
]


def stamped(build: str) -> str:
    """Where pages of this build have their texts, without a slash at the end."""
    return f"{STATIC}{STAMP}{build}"


@dataclass(frozen=True)
class Text:
    """One text as it is sent; `changed` is when its file was, in ns."""

    changed: int
    etag: str
    kind: str
    plain: bytes
    packed: bytes

    @classmethod
    def of(cls, file: Path, changed: int) -> Text:
        plain = file.read_bytes()
        kind = guess_type(file.name)[0] or "text/plain"
        etag = f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
        return cls(changed, etag, f"{kind}; charset=utf-8", plain, gzip.compress(plain, mtime=0))


class Packed:
    """Stands before an application and answers for its static texts. No secret is among them."""

    def __init__(self, application: WSGIApplication, folder: Path, build: str) -> None:
        self._application = application
        self._folder = folder.resolve()
        self._stamp = stamped(build) + "/"
        self._began = time.time_ns()
        self._texts: dict[str, Text] = {}

    def __call__(self, environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        text = self._text(environ)
        if text is None:
            return self._application(environ, start)
        validity = self._validity(environ["PATH_INFO"], text)
        # The weak form is what a proxy may make of it.
        if text.etag in environ.get("HTTP_IF_NONE_MATCH", ""):
            start("304 Not Modified", [*validity, *HEADERS])
            return []
        headers = [("Content-Type", text.kind), *validity, *HEADERS]
        packed = "gzip" in environ.get("HTTP_ACCEPT_ENCODING", "")
        headers += [("Content-Encoding", "gzip")] if packed else []
        body = text.packed if packed else text.plain
        start("200 OK", [*headers, ("Content-Length", str(len(body)))])
        return [body]

    def _validity(self, path: str, text: Text) -> list[tuple[str, str]]:
        """How long a browser may keep it: as long as it likes what is of this build, and nothing
        that was changed since without a new start.
        """
        if path.startswith(self._stamp) and text.changed < self._began:
            return [KEPT]
        return [("Cache-Control", "no-cache"), ("ETag", text.etag)]

    def _text(self, environ: WSGIEnvironment) -> Text | None:
        path = environ.get("PATH_INFO", "")
        ours = path.startswith(STATIC) and path.endswith(TEXTS) and not path.endswith(BY_ITSELF)
        if not ours or environ["REQUEST_METHOD"] != "GET" or "HTTP_RANGE" in environ:
            return None
        name = path.removeprefix(STATIC)
        if name.startswith(STAMP):
            _stamp, _, name = name.partition("/")
        try:
            file = (self._folder / name).resolve(strict=True)
            if not file.is_relative_to(self._folder):
                return None
            changed = file.stat().st_mtime_ns
            known = self._texts.get(name)
            if known is None or known.changed != changed:
                known = self._texts[name] = Text.of(file, changed)
        except (OSError, ValueError):
            return None
        return known
