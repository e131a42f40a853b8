"""The pages: which exist, who may have them, and what each template is given. No script or style
inline.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import segno
from flask import Flask, Response, abort, redirect, render_template, request, send_file, session
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as AnyResponse

from .limits import Throttle
from .words import Words

if TYPE_CHECKING:
    from .access import Access
    from .director import Director

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'"
)
_ERRORS = {
    HTTPStatus.NOT_FOUND: "error-not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "error-not-allowed",
    HTTPStatus.INTERNAL_SERVER_ERROR: "error-internal",
}


class Pages:
    """All routes of the console.

    `sleep` waits that many seconds and lets others work meanwhile.
    """

    def __init__(
        self,
        director: Director,
        access: Access,
        words: Words,
        throttle: Throttle,
        sleep: Callable[[float], object],
        build: str,
    ) -> None:
        self._director = director
        self._access = access
        self._words = words
        self._throttle = throttle
        self._sleep = sleep
        self._build = build

    def register(self, app: Flask) -> None:
        """Puts routes, error pages and headers on the application."""
        app.context_processor(self._context)
        app.before_request(self._same_origin)
        app.after_request(_headers)
        app.register_error_handler(Exception, self._error)
        app.add_url_rule("/", view_func=self.home)
        app.add_url_rule("/audience", view_func=self.audience)
        app.add_url_rule("/host", view_func=self.host)
        app.add_url_rule("/host/login", view_func=self.login, methods=["POST"])
        app.add_url_rule("/host/logout", view_func=self.logout, methods=["POST"])
        app.add_url_rule("/host/qr/<seat>.svg", view_func=self.qr)
        app.add_url_rule("/join/<token>", view_func=self.join)
        app.add_url_rule("/seat/<seat>", view_func=self.seat)
        app.add_url_rule("/show/portrait/<seat>", view_func=self.portrait)
        app.add_url_rule("/favicon.ico", view_func=self.favicon)

    def home(self) -> str:
        """Where to go from here."""
        return render_template("home.html")

    def audience(self) -> str:
        """The room's display, open to all on the network."""
        return render_template("audience.html")

    def host(self) -> str:
        """The control panel, or the form that asks for the passphrase."""
        if not self._access.is_host(session):
            return render_template("login.html", failed=False, slow=False)
        return render_template("host.html")

    def login(self) -> AnyResponse | tuple[str, int]:
        """Takes the passphrase. After five wrong tries each next one waits before it counts."""
        address = request.remote_addr or ""
        wait_s = self._throttle.wait_s(address)
        if wait_s is None:
            return render_template("login.html", failed=True, slow=True), HTTPStatus.FORBIDDEN
        if wait_s:
            self._sleep(wait_s)
        if not self._access.is_passphrase(request.form.get("passphrase", "")[:1000]):
            self._throttle.wrong(address)
            slow = wait_s > 0
            return render_template("login.html", failed=True, slow=slow), HTTPStatus.FORBIDDEN
        self._throttle.right(address)
        session.permanent = True
        self._access.let_host_in(session)
        return redirect("/host", HTTPStatus.SEE_OTHER)

    def logout(self) -> AnyResponse:
        """Takes the host out of this browser; its seats stay."""
        session.pop("host", None)
        return redirect("/host", HTTPStatus.SEE_OTHER)

    def join(self, token: str) -> AnyResponse | tuple[str, int]:
        """Turns a seat's secret link into a cookie. A right link never waits; a wrong one does."""
        seat = self._access.seat_of(token)
        if seat is None:
            return self._refused_slowly()
        session.permanent = True
        self._access.let_seat_in(session, seat)
        return redirect(f"/seat/{seat}", HTTPStatus.SEE_OTHER)

    def seat(self, seat: str) -> str | tuple[str, int]:
        """The screen of a finalist or spectator."""
        if not self._access.holds(session, seat):
            return _refused()
        return render_template("seat.html", seat=seat)

    def qr(self, seat: str) -> AnyResponse | tuple[str, int]:
        """The join link of a seat as a QR code, for hosts."""
        if not self._access.is_host(session):
            return _refused()
        link = self._director.join_link(seat)
        if link is None:
            abort(HTTPStatus.NOT_FOUND)
        picture = io.BytesIO()
        segno.make(link, error="m", micro=False).save(picture, kind="svg", scale=8, border=2)
        return Response(picture.getvalue(), mimetype="image/svg+xml")

    def portrait(self, seat: str) -> AnyResponse:
        """The picture of a member of the cast."""
        file = self._director.portrait(seat)
        if file is None:
            abort(HTTPStatus.NOT_FOUND)
        response = send_file(file, conditional=True)
        response.headers["Cache-Control"] = "no-cache"
        return response

    def favicon(self) -> AnyResponse:
        """What browsers ask for by themselves."""
        return redirect("/static/favicon.svg", HTTPStatus.MOVED_PERMANENTLY)

    def _refused_slowly(self) -> tuple[str, int]:
        address = request.remote_addr or ""
        self._throttle.wrong(address)
        wait_s = self._throttle.wait_s(address)
        if wait_s:
            self._sleep(wait_s)
        return _refused()

    def _context(self) -> dict[str, Any]:
        return {"t": self._words.say, "lang": self._words.language, "build": self._build}

    def _same_origin(self) -> tuple[str, int] | None:
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return None
        return None if _from_here() else _refused()

    def _error(self, error: Exception) -> AnyResponse | tuple[str, int]:
        """A plain page for every error, and never a word about what went wrong inside."""
        status = HTTPStatus.INTERNAL_SERVER_ERROR
        if isinstance(error, HTTPException):
            if error.code is None or error.code < 400:
                return error.get_response()
            status = HTTPStatus(error.code)
        else:
            _app_log().error("a page failed: %s %s", request.method, request.path, exc_info=error)
        message = self._words.say(_ERRORS.get(status, "error-other"))
        return _plain_page(self._words.language, message), status


def _refused() -> tuple[str, int]:
    return render_template("refused.html"), HTTPStatus.FORBIDDEN


def _from_here() -> bool:
    """Whether a page of this server sent a form. A browser says where it comes from."""
    origin = request.headers.get("Origin")
    if origin is not None:
        return origin == f"{request.scheme}://{request.host}"
    referrer = request.headers.get("Referer")
    return referrer is not None and urlsplit(referrer).netloc == request.host


def _headers(response: Response) -> Response:
    headers = response.headers
    headers["Content-Security-Policy"] = CONTENT_SECURITY_POLICY
    headers["X-Content-Type-Options"] = "nosniff"
    # Under "no-referrer" browsers name no origin on a form of their own either, and it would be
    # refused.
    form = request.path == "/host" or request.path.startswith("/host/log")
    headers["Referrer-Policy"] = "same-origin" if form else "no-referrer"
    if request.path.startswith("/static/"):
        headers.setdefault("Cache-Control", "no-cache")
    elif "Cache-Control" not in headers:
        headers["Cache-Control"] = "no-store"
    return response


def _plain_page(language: str, message: str) -> str:
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f"<title>Death Match</title></head><body><p>{message}</p>"
        f'<p><a href="/">Death Match</a></p></body></html>'
    )


def _app_log() -> Any:
    from flask import current_app

    return current_app.logger
