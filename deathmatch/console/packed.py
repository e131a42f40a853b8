"""Static texts are sent packed, to browsers that say they take that: a screen has many of them."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field
from http import HTTPStatus

from flask import Response, request

TEXTS = (".css", ".js", ".mjs", ".ftl", ".svg")
WORTH_IT = 512
"""A text of fewer bytes is sent as it is."""


@dataclass
class Packed:
    """Each text is packed once, for as long as its file stays as it is. No secret is among them:
    what is under `/static/` is the same for everybody.
    """

    _kept: dict[str, tuple[str, bytes]] = field(default_factory=dict)

    def pack(self, response: Response) -> Response:
        """For after each request: packs the answer where that is worth it."""
        if _is_text():
            response.vary.add("Accept-Encoding")
        if not _is_wanted(response):
            return response
        etag, _weak = response.get_etag()
        body = self._body(response, etag or "")
        # The file that was opened for it.
        response.close()
        response.set_data(body)
        response.headers["Content-Encoding"] = "gzip"
        # Not the same bytes as unpacked, but the same text.
        if etag:
            response.set_etag(etag, weak=True)
        return response

    def _body(self, response: Response, etag: str) -> bytes:
        kept = self._kept.get(request.path)
        response.direct_passthrough = False
        if kept is None or kept[0] != etag:
            body = gzip.compress(response.get_data(), mtime=0)
            kept = self._kept[request.path] = etag, body
        return kept[1]


def _is_text() -> bool:
    return request.path.startswith("/static/") and request.path.endswith(TEXTS)


def _is_wanted(response: Response) -> bool:
    whole = response.status_code == HTTPStatus.OK and (response.content_length or 0) >= WORTH_IT
    asked = request.method == "GET" and request.accept_encodings["gzip"] > 0
    return _is_text() and whole and asked
