"""What the application is given of a request, and what it never sees of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import quote

from .sockets import HOST_NAME

NARROW = "deathmatch.narrow"
"""In the environment of a request on a connection that is kept for whom the console knows."""

FORWARDED = ("HTTP_X_FORWARDED_", "HTTP_FORWARDED")

Environ = dict[str, Any]
WsgiApp = Callable[[Environ, Callable[..., Any]], Iterable[bytes]]


def plain_requests(
    inner: WsgiApp, knows: Callable[[Environ], bool], *, secured: bool = False
) -> WsgiApp:
    """Keeps from the application what a request must not decide.

    Compressed messages cost the server three times the work. What proxies add could be said by
    anybody, and pages of other sites would pass for ours. A websocket without a key is none. Where
    connections are `secured`, whoever comes without is sent to where they are. A connection that is
    kept for those whom the console `knows` by their cookie opens a line of messages to nobody else.
    """

    def application(environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
        for name in [name for name in environ if name.startswith(FORWARDED)]:
            del environ[name]
        if _upgrades(environ) and "HTTP_SEC_WEBSOCKET_KEY" not in environ:
            start_response("400 Bad Request", [("Connection", "close"), ("Content-Length", "0")])
            return []
        if _upgrades(environ) and environ.get("HTTP_SEC_WEBSOCKET_VERSION") != "13":
            again = [("Connection", "close"), ("Content-Length", "0")]
            start_response("426 Upgrade Required", [*again, ("Sec-WebSocket-Version", "13")])
            return []
        if NARROW in environ and _upgrades(environ) and not knows(environ):
            closed = [("Connection", "close"), ("Content-Length", "0")]
            start_response("503 Service Unavailable", closed)
            return []
        if secured and environ["wsgi.url_scheme"] != "https":
            return _to_https(environ, start_response)
        return inner(environ, start_response)

    return application


def _to_https(environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
    headers = [("Connection", "close"), ("Content-Length", "0")]
    host = str(environ.get("HTTP_HOST", ""))
    if environ["REQUEST_METHOD"] not in ("GET", "HEAD") or not HOST_NAME.match(host):
        start_response("400 Bad Request", headers)
        return []
    there = "https://" + host + quote(environ.get("PATH_INFO", "/").encode("latin-1"))
    start_response("307 Temporary Redirect", [*headers, ("Location", there)])
    return []


def _upgrades(environ: Environ) -> bool:
    return str(environ.get("HTTP_UPGRADE", "")).lower() == "websocket"
