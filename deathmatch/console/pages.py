"""The pages: which exist, who may have them, and what each template is given. No script or style
inline.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from flask import Flask, Response, abort, redirect, render_template, request, send_file, session
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as AnyResponse

from deathmatch.episode.floor import SCENES, SLATE
from deathmatch.episode.squares import picture
from deathmatch.verify_page import verify_page

from .access import DIRECTOR_KEY, HOST_KEY
from .api import API, refused_by_api
from .headers import PREVIEW, add_headers
from .limits import Buckets, Throttle
from .tongues import here, spoken, tongues, words_of

if TYPE_CHECKING:
    from .access import Access
    from .director import Director

_ERRORS = {
    HTTPStatus.NOT_FOUND: "error-not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "error-not-allowed",
    HTTPStatus.INTERNAL_SERVER_ERROR: "error-internal",
}


class Pages:
    """All routes of the console.

    `throttle` counts wrong passphrases, `links` wrong links, and `tries` all tries of a passphrase.
    `sleep` waits that many seconds and lets others work meanwhile. `alone`: one browser may be the
    host's and hold seats, for a rehearsal at one desk.
    """

    def __init__(
        self,
        director: Director,
        access: Access,
        throttle: Throttle,
        links: Throttle,
        tries: Buckets,
        sleep: Callable[[float], object],
        alone: bool = False,
    ) -> None:
        self._alone = alone
        self._director = director
        self._access = access
        self._throttle = throttle
        self._links = links
        self._tries = tries
        self.for_devices: bytes | None = None
        # Runs what takes long where it holds nobody up.
        self.apart: Callable[..., Any] = lambda work, *args: work(*args)
        self.on_logout: Callable[[str], object] = lambda login: None
        self._sleep = sleep

    def register(self, app: Flask) -> None:
        """Puts routes, error pages and headers on the application."""
        app.before_request(self._same_origin)
        app.after_request(add_headers)
        app.register_error_handler(Exception, self._error)
        app.add_url_rule("/", view_func=self.home)
        app.add_url_rule("/audience", view_func=self.audience)
        app.add_url_rule("/overlay", view_func=self.overlay)
        app.add_url_rule("/overlay/hands/<token>", view_func=self.hands)
        app.add_url_rule("/verify", view_func=self.verify)
        app.add_url_rule("/host", view_func=self.host)
        app.add_url_rule("/host/login", view_func=self.login, methods=["POST"])
        app.add_url_rule("/host/logout", view_func=self.logout, methods=["POST"])
        app.add_url_rule(PREVIEW, view_func=self.preview)
        app.add_url_rule("/director", view_func=self.gallery)
        app.add_url_rule("/director/login", view_func=self.gallery_login, methods=["POST"])
        app.add_url_rule("/director/logout", view_func=self.gallery_logout, methods=["POST"])
        app.add_url_rule("/host/qr/<seat>.svg", view_func=self.qr)
        app.add_url_rule("/join/<token>", view_func=self.join)
        app.add_url_rule("/seat/<seat>", view_func=self.seat)
        app.add_url_rule("/show/portrait/<seat>", view_func=self.portrait)
        app.add_url_rule("/show/sound/<name>", view_func=self.sound)
        app.add_url_rule("/certificate", view_func=self.certificate)
        app.add_url_rule("/favicon.ico", view_func=self.favicon)

    def home(self) -> str:
        """Where to go from here."""
        return render_template("home.html")

    def audience(self) -> str:
        """The room's display, open to all on the network."""
        return render_template("audience.html")

    def overlay(self) -> str:
        """The broadcast overlay, open to all on the network."""
        return render_template("overlay.html", screen="overlay")

    def hands(self, token: str) -> str | tuple[str, int]:
        """The overlay with all hands, late: for whoever has its link, and is neither host nor seat.

        A right link never waits; a wrong one does.
        """
        if not self._access.is_hands_token(token):
            return self._refused_slowly()
        if self._has_a_seat() or (self._access.is_host(session) and not self._alone):
            return _refused("hands")
        session.permanent = True
        self._access.let_hands_in(session)
        return render_template("overlay.html", screen="hands")

    def verify(self) -> AnyResponse:
        """The page that verifies recordings, the same that lies on a disk: open to all."""
        words = words_of(self._director.seats.show.language)
        page = verify_page(words.language, words.show, tongues())
        response = Response(page, mimetype="text/html")
        # What it may do stands in the page itself, narrower than for the others.
        response.headers["Content-Security-Policy"] = "frame-ancestors 'none'"
        response.headers["Cache-Control"] = "no-cache"
        response.add_etag()
        return response.make_conditional(request)

    def host(self) -> str | tuple[str, int]:
        """The control panel, or the form that asks for the passphrase."""
        if self._has_a_seat():
            return _refused("seat")
        if not self._access.is_host(session):
            if self._shows_hands():
                return _refused("hands")
            return render_template("login.html", failed=False, slow=False)
        return render_template("host.html")

    def login(self) -> AnyResponse | tuple[str, int]:
        """Takes the hosts' passphrase, but not from the browser that shows all hands: its screens
        would go on showing them, to a host.
        """
        access = self._access
        if self._shows_hands():
            return _refused("hands")
        return self._log_in("login.html", "/host", access.is_passphrase, access.let_host_in)

    def logout(self) -> AnyResponse:
        """Takes the host out of this browser; its seats stay."""
        self._log_out(HOST_KEY)
        return redirect(here("/host"), HTTPStatus.SEE_OTHER)

    def preview(self) -> str | tuple[str, int]:
        """The audience display as it would be with another scene, the broadcast overlay, or the
        screen of a seat as it is and covered, to be framed by the panel.
        """
        if self._has_a_seat():
            return _refused("seat")
        if not self._access.is_host(session):
            return _refused()
        seat = request.args.get("seat")
        if seat is not None:
            if self._director.seats.link(seat) is None:
                abort(HTTPStatus.NOT_FOUND)
            return self._seat_page(seat, preview=True)
        if "overlay" in request.args:
            return render_template("overlay.html", screen="overlay", preview=True)
        scene = request.args.get("scene")
        if scene is not None and scene not in (*SCENES, SLATE):
            abort(HTTPStatus.NOT_FOUND)
        return render_template("audience.html", preview=True, scene=scene)

    def gallery(self) -> str | tuple[str, int]:
        """The director's page with all hands, or the form that asks for its passphrase."""
        if self._has_a_seat():
            return _refused("seat")
        if not self._access.is_director(session):
            return render_template("director_login.html", failed=False, slow=False)
        return render_template("director.html")

    def gallery_login(self) -> AnyResponse | tuple[str, int]:
        """Takes the director's passphrase."""
        access = self._access
        return self._log_in(
            "director_login.html",
            "/director",
            access.is_director_passphrase,
            access.let_director_in,
        )

    def gallery_logout(self) -> AnyResponse:
        """Takes the director out of this browser."""
        self._log_out(DIRECTOR_KEY)
        return redirect(here("/director"), HTTPStatus.SEE_OTHER)

    def _log_in(
        self,
        form: str,
        page: str,
        is_right: Callable[[str], bool],
        let_in: Callable[[MutableMapping[str, Any]], None],
    ) -> AnyResponse | tuple[str, int]:
        """Takes a passphrase. A right one never waits; after five wrong tries each wrong one does.

        So many at once gain nothing, only so many are compared in a second. A browser that has been
        let in before is counted by itself, so that no flood from its address keeps it out.
        """
        if self._has_a_seat():
            return _refused("seat")
        address = self._access.known(session) or request.remote_addr or ""
        if not self._tries.take(address):
            self._director.presence.limited.note(request.remote_addr or "", "tries")
            return render_template(form, failed=True, slow=True), HTTPStatus.FORBIDDEN
        if not is_right(request.form.get("passphrase", "")[:1000]):
            wait_s = self._throttle.wait_s(address)
            self._throttle.wrong(address)
            if wait_s:
                self._sleep(wait_s)
            return render_template(form, failed=True, slow=wait_s != 0), HTTPStatus.FORBIDDEN
        self._throttle.right(address)
        session.permanent = True
        let_in(session)
        return redirect(here(page), HTTPStatus.SEE_OTHER)

    def _log_out(self, key: str) -> None:
        """The login is dead, whoever has its cookie, and so are the sockets opened under it."""
        login = self._access.log_out(session, key)
        if login is not None:
            self.on_logout(login)

    def _has_a_seat(self) -> bool:
        """Whether this browser has been a player's or spectator's: then it is nothing else."""
        return not self._alone and self._access.has_had_a_seat(session)

    def _shows_hands(self) -> bool:
        """Whether this browser came by the link to the overlay with all hands that holds now."""
        return not self._alone and self._access.is_hands(session)

    def _is_crew(self) -> bool:
        """Whether this browser is the host's or the director's: then it gets no seat."""
        crew = self._access.is_host(session) or self._access.is_director(session)
        return crew and not self._alone

    def join(self, token: str) -> AnyResponse | tuple[str, int]:
        """Turns a seat's secret link into a cookie. A right link never waits; a wrong one does."""
        seat = self._access.seat_of(token)
        if seat is None:
            return self._refused_slowly()
        if self._is_crew():
            return _refused("host")
        if self._access.has_had_hands(session) and not self._alone:
            return _refused("hands")
        session.permanent = True
        self._access.let_seat_in(session, seat)
        return redirect(here(f"/seat/{seat}"), HTTPStatus.SEE_OTHER)

    def seat(self, seat: str) -> str | tuple[str, int]:
        """The screen of a finalist or spectator."""
        if not self._access.holds(session, seat):
            return _refused()
        return self._seat_page(seat, preview=False)

    def _seat_page(self, seat: str, preview: bool) -> str:
        words = spoken(self._director.seats.show.language_of(seat))
        return render_template("seat.html", seat=seat, preview=preview, **words)

    def qr(self, seat: str) -> AnyResponse | tuple[str, int]:
        """The join link of a seat as a QR code, for hosts."""
        if self._has_a_seat() or not self._access.is_host(session):
            return _refused()
        link = self._director.seats.link(seat)
        if link is None:
            abort(HTTPStatus.NOT_FOUND)
        return Response(self.apart(picture, link), mimetype="image/svg+xml")

    def portrait(self, seat: str) -> AnyResponse:
        """The picture of a member of the cast."""
        return _file(self._director.seats.portrait(seat))

    def sound(self, name: str) -> AnyResponse:
        """The sound that the show brings for a moment: named by the moment, never by a path."""
        return _file(self._director.seats.show.sound(name))

    def certificate(self) -> AnyResponse:
        """The certificate of this machine's own authority, where it has one, for tablets to trust.

        It is public: with it they tell this server from others.
        """
        if self.for_devices is None:
            abort(HTTPStatus.NOT_FOUND)
        response = Response(self.for_devices, mimetype="application/x-x509-ca-cert")
        response.headers["Content-Disposition"] = "attachment; filename=death-match.crt"
        return response

    def favicon(self) -> AnyResponse:
        """What browsers ask for by themselves."""
        return redirect("/static/favicon.svg", HTTPStatus.MOVED_PERMANENTLY)

    def _refused_slowly(self) -> tuple[str, int]:
        address = request.remote_addr or ""
        self._links.wrong(address)
        wait_s = self._links.wait_s(address)
        if wait_s:
            self._sleep(wait_s)
        return _refused()

    def _same_origin(self) -> tuple[str, int] | None:
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return None
        if request.path.startswith(API):
            # Not a browser's form: the token is sent by hand, and no cookie is looked at.
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
            # Not the path itself: it may hold the secret of a link.
            rule = request.url_rule.rule if request.url_rule is not None else "?"
            _app_log().error("a page failed: %s %s", request.method, rule, exc_info=error)
        if request.path.startswith(API):
            return refused_by_api(status)
        message = _ERRORS.get(status, "error-other")
        return render_template("error.html", message=message), status


def _file(file: Path | None) -> AnyResponse:
    """A file of the show, or that there is none."""
    if file is None:
        abort(HTTPStatus.NOT_FOUND)
    response = send_file(file, conditional=True)
    response.headers["Cache-Control"] = "no-cache"
    return response


def _refused(reason: str = "link") -> tuple[str, int]:
    """`reason`: the link is not valid, or this browser is the "host" 's, has a "seat", or has to do
    with the overlay with all "hands".
    """
    return render_template("refused.html", reason=reason), HTTPStatus.FORBIDDEN


def _from_here() -> bool:
    """Whether a page of this server sent a form. A browser says where it comes from."""
    origin = request.headers.get("Origin")
    if origin is not None:
        return origin == f"{request.scheme}://{request.host}"
    referrer = request.headers.get("Referer")
    return referrer is not None and urlsplit(referrer).netloc == request.host


def _app_log() -> Any:
    from flask import current_app

    return current_app.logger
