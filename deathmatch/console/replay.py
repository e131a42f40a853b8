"""The player's page with its films: routes for the console, and a small server of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING

from flask import Flask, Response, abort, render_template
from msgspec import json
from werkzeug.serving import make_server

from deathmatch.episode.film import ROOM
from deathmatch.errors import UserError
from deathmatch.resources import resource_dir

from .ahead import name_ahead
from .films import Films
from .headers import CONTENT_SECURITY_POLICY
from .tongues import speak

if TYPE_CHECKING:
    from werkzeug.serving import BaseWSGIServer

LOOPBACK = "127.0.0.1"
FILLED_TO = 64 * 1024
"""What is not for the room is sent in so many bytes, or so many times as many."""


def films_answer(films: Films, views: Sequence[str], path: str) -> Response:
    """What a page asks for below its films: "views", "VIEW/head", "VIEW/NUMBER"; else 404."""
    view, _, part = path.partition("/")
    if path == "views":
        return _json(json.encode({"views": views}))
    if view not in views:
        abort(HTTPStatus.NOT_FOUND)
    if part == "head":
        return _json(_filled(films.head(view), view))
    if not (part.isascii() and part.isdecimal() and len(part) < 10):
        abort(HTTPStatus.NOT_FOUND)
    try:
        return _json(_filled(films.chunk(view, int(part)), view))
    except IndexError:
        abort(HTTPStatus.NOT_FOUND)


def _filled(body: bytes, view: str) -> bytes:
    """The same JSON, its length the same whoever holds what."""
    return body if view == ROOM else body + b" " * (-len(body) % FILLED_TO)


def _json(body: bytes) -> Response:
    return Response(body, mimetype="application/json", headers={"Cache-Control": "no-store"})


def replay_app(films: Films, views: Callable[[], Sequence[str]], language: str) -> Flask:
    """An application that shows one episode, and nothing else."""
    static = resource_dir("static")
    app = Flask(
        "deathmatch",
        template_folder=str(resource_dir("templates")),
        static_folder=str(static),
        static_url_path="/static",
    )
    speak(app, lambda: language, build="")
    name_ahead(app)
    app.add_url_rule("/", "page", lambda: render_template("replay.html", films="/films"))
    app.add_url_rule("/films/<path:path>", "films", lambda path: films_answer(films, views(), path))
    app.after_request(_headers)
    return app


def _headers(response: Response) -> Response:
    response.headers["Content-Security-Policy"] = CONTENT_SECURITY_POLICY
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers.setdefault("Cache-Control", "no-cache")
    return response


def replay_server(app: Flask, port: int) -> BaseWSGIServer:
    """A server on loopback; port 0 is any that is free. UserError where it cannot be had."""
    try:
        return make_server(LOOPBACK, port, app, threaded=True)
    except (OSError, SystemExit):
        raise UserError(
            f"Port {port} is in use by another program: choose another with --port.", 2
        ) from None
