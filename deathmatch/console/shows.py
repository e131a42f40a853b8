"""The page where an evening is set up: the shows there are, a form for one, earlier episodes.

For hosts only. What it sends are plain values and codes, and no path of this machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from flask import Blueprint, Flask, Response, redirect, render_template, request, session
from werkzeug.wrappers import Response as AnyResponse

from deathmatch.episode.episode import Episode
from deathmatch.episode.faults import Fault, Found, Right, ShowFaults
from deathmatch.episode.floor import SCENES
from deathmatch.episode.journal import JournalFault, Stored
from deathmatch.episode.rundown import usual as usual_rundown
from deathmatch.episode.show import load_show
from deathmatch.episode.show_model import TABLES
from deathmatch.episode.show_shelf import NotSaved, Shelf, Shelved
from deathmatch.episode.show_writer import DELAY_SECONDS, HOLD_SECONDS, clock_of
from deathmatch.episode.sound import SOUNDS
from deathmatch.game import EDITIONS, SWITCHES, Edition, Switch, switches_of

from .acks import refusal
from .archive import summary
from .show_change import take_show
from .tongues import here, tongues

if TYPE_CHECKING:
    from .access import Access
    from .director import Director

Doc = dict[str, Any]
Body = TypeVar("Body")
MOST_EPISODES = 60
LARGEST = 2**53
"""Whole numbers beyond this are not exact in a browser."""
_STATUS = {
    "bad_name": HTTPStatus.UNPROCESSABLE_ENTITY,
    "faults": HTTPStatus.UNPROCESSABLE_ENTITY,
    "unknown": HTTPStatus.NOT_FOUND,
    "read_only": HTTPStatus.FORBIDDEN,
    "not_allowed": HTTPStatus.FORBIDDEN,
    "malformed": HTTPStatus.BAD_REQUEST,
}


class Checked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A show to be looked through; its pictures are those of the show `like`."""

    values: dict[str, Any]
    like: str | None = None


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A show to be saved; `version` is that of the file it was made from, null for a new one."""

    values: dict[str, Any]
    version: str | None
    like: str | None = None


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A show to go on with: its newest episode, or with `fresh` one as its file says now."""

    fresh: bool


class ShowPages:
    """All paths under /host/shows.

    `sleep` lets others work meanwhile. `alone`: a browser that holds seats may be the host's.
    """

    def __init__(
        self,
        director: Director,
        access: Access,
        shelf: Shelf,
        sleep: Callable[[float], object],
        alone: bool,
    ) -> None:
        self._director = director
        self._access = access
        self._shelf = shelf
        self._sleep = sleep
        self._alone = alone
        self._over: dict[int, Doc] = {}

    def register(self, app: Flask) -> None:
        """Puts the routes on the application. Whether a form comes from here is checked there."""
        pages = Blueprint("shows", __name__, url_prefix="/host/shows")
        pages.before_request(self._kept_out)
        pages.add_url_rule("", view_func=self.page, endpoint="page")
        pages.add_url_rule("/list", view_func=self.list, endpoint="list")
        pages.add_url_rule("/episodes", view_func=self.episodes, endpoint="episodes")
        pages.add_url_rule("/check", view_func=self.check, endpoint="check", methods=["POST"])
        pages.add_url_rule("/<name>/show", view_func=self.get, endpoint="get")
        pages.add_url_rule("/<name>/show", view_func=self.put, endpoint="put", methods=["PUT"])
        pages.add_url_rule("/<name>/open", view_func=self.open, endpoint="open", methods=["POST"])
        app.register_blueprint(pages)

    def _kept_out(self) -> AnyResponse | tuple[str, int] | None:
        """The refusal for whoever is no host, as a page or in the form of the data."""
        is_page = request.endpoint == "shows.page"
        if not self._alone and self._access.has_had_a_seat(session):
            page = (render_template("refused.html", reason="seat"), HTTPStatus.FORBIDDEN)
            return page if is_page else _refused("not_allowed")
        if not self._access.is_host(session):
            to_login = redirect(here("/host"), HTTPStatus.SEE_OTHER)
            return to_login if is_page else _refused("not_allowed")
        return None

    def page(self) -> str:
        """The page itself; what it shows it asks for."""
        return render_template("shows.html")

    def list(self) -> Response:
        """Every show in a line, and all that the forms have to know."""
        shows = [self._line(name) for name in self._shelf.names()]
        return _json({"ok": True, "shows": shows, "form": _form()})

    def _line(self, name: str) -> Doc:
        shelved = self._shelf.get(name)
        values = shelved.values or {}
        cast = values.get("cast")
        return {
            "name": name,
            "title": str(values.get("title", name)),
            "bundled": shelved.bundled,
            "cast": len(cast) if isinstance(cast, list) else 0,
            "finalists": _finalists(values),
            "faults": len(shelved.faults),
            "on": name == self._director.seats.show.slug,
        }

    def get(self, name: str) -> Response:
        """The values of one show, with their faults."""
        try:
            shelved = self._shelf.get(name)
        except NotSaved as why:
            return _refused(why.code)
        return _json({"ok": True, **_document(shelved)})

    def check(self) -> Response:
        """The faults of a show that is being written."""
        asked = _body(Checked)
        if asked is None:
            return _refused("malformed")
        faults = self._shelf.check(asked.values, asked.like)
        return _json({"ok": True, "faults": _faults(faults)})

    def put(self, name: str) -> Response:
        """Saves one show."""
        asked = _body(Saved)
        if asked is None:
            return _refused("malformed")
        try:
            version = self._shelf.save(name, asked.values, asked.version, asked.like)
        except ShowFaults as wrong:
            return _refused("faults", faults=_faults(wrong.faults))
        except NotSaved as why:
            return _refused(why.code)
        return _json({"ok": True, "version": version})

    def open(self, name: str) -> Response:
        """Has the console go on with this show."""
        asked = _body(Opened)
        if asked is None:
            return _refused("malformed")
        if name not in self._shelf.names():
            return _refused("unknown")
        try:
            show = load_show(self._shelf.folder(name))
        except ShowFaults as wrong:
            return _refused("faults", faults=_faults(wrong.faults))
        self._over.clear()
        ack = take_show(self._director, show, asked.fresh)
        return _json(ack, HTTPStatus.OK if ack["ok"] else HTTPStatus.CONFLICT)

    def episodes(self) -> Response:
        """What has been recorded, of whatever show, the newest first."""
        try:
            stored = self._director.archive.all()
            newest = sorted(stored, key=lambda each: each.created, reverse=True)
            lines = [self._episode(each) for each in newest[:MOST_EPISODES]]
        except JournalFault as fault:
            return _refused(fault.code)
        return _json({"ok": True, "episodes": lines, "more": len(stored) > len(lines)})

    def _episode(self, stored: Stored) -> Doc:
        """One line. One that is over and not on stays as it is, and is worked out once."""
        known = self._over.get(stored.id)
        if known is not None:
            return known
        with self._director.lock:
            on = self._director.episode
            line = _line_of(stored, on) if on.id == stored.id else self._loaded(stored)
        if on.id != stored.id:
            self._over[stored.id] = line
            self._sleep(0)
        return line

    def _loaded(self, stored: Stored) -> Doc:
        try:
            episode = self._director.archive.load(stored)
        except JournalFault as fault:
            if fault.code != "damaged":
                raise
            rest: Doc = {"title": stored.show, "finalists": [], "winner": None, "length_ms": 0}
            return {**_head(stored), "state": "damaged", **rest}
        return _line_of(stored, episode)


def _head(stored: Stored) -> Doc:
    return {"show": stored.show, "number": stored.number, "created": stored.created}


def _line_of(stored: Stored, episode: Episode) -> Doc:
    names = {member.id: member.name for member in episode.setup.cast}
    told = summary(episode)
    return {
        **_head(stored),
        "title": episode.setup.title,
        "finalists": [names[seat] for seat in told["finalists"]],
        "state": told["state"],
        "winner": names.get(told["winner"]),
        "length_ms": episode.length_ms,
    }


def _finalists(values: Doc) -> list[str]:
    """The finalists' names as far as they can be told."""
    cast = values.get("cast")
    members = [each for each in cast if isinstance(each, dict)] if isinstance(cast, list) else []
    names = {str(each.get("id")): str(each.get("name")) for each in members}
    chosen = values.get("finalists") or values.get("players")
    return [names.get(str(each), str(each)) for each in chosen] if isinstance(chosen, list) else []


def _document(shelved: Shelved) -> Doc:
    return {
        "name": shelved.name,
        "bundled": shelved.bundled,
        "values": _sendable(shelved.values),
        "version": shelved.version,
        "faults": _faults(shelved.faults),
    }


def _sendable(value: Any) -> Any:
    """What a file holds as JSON can say it: dates, vast and broken numbers become texts."""
    if isinstance(value, dict):
        return {key: _sendable(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_sendable(each) for each in value]
    is_vast = isinstance(value, int | float) and not -LARGEST <= value <= LARGEST
    known = value is None or isinstance(value, str | int | float)
    return str(value) if is_vast or not known else value


def _faults(faults: Iterable[Fault]) -> list[Doc]:
    """Faults for a form: without the file, which is nobody's business outside."""
    return [
        {"key": each.key, "found": _phrase(each.found), "right": _phrase(each.right)}
        for each in faults
    ]


def _phrase(said: Found | Right) -> Doc:
    return {"code": said.code, **said.args}


def _form() -> Doc:
    """What is legal, from the same tables that judge: editions, switches, figures, scenes."""
    editions = {name: _edition(edition) for name, edition in EDITIONS.items()}
    switches = [_switch(switch) for switch in SWITCHES.values()]
    return {
        "editions": editions,
        "switches": switches,
        "clock": [_figure(name) for name in TABLES["clock"].model_fields],
        "look": list(TABLES["look"].model_fields),
        "sounds": list(SOUNDS),
        "scenes": list(SCENES),
        "languages": tongues(),
        "hold_seconds": HOLD_SECONDS,
        "delay_seconds": DELAY_SECONDS,
    }


def _edition(edition: Edition) -> Doc:
    usual = {name: getattr(edition, name) for name in switches_of(edition)}
    return {
        "clock": clock_of(edition),
        "switches": usual,
        "players": list(edition.players),
        "eliminates": edition.eliminates,
        "rundown": [msgspec.to_builtins(cue) for cue in usual_rundown(edition)],
    }


def _switch(switch: Switch) -> Doc:
    """What may be chosen; the words for it are in the catalogues, by its name."""
    names = ("name", "kind", "allowed", "low", "high")
    return {name: getattr(switch, name) for name in names}


def _figure(name: str) -> Doc:
    """One clock figure with its bounds, as the model of a show file has them."""
    field = TABLES["clock"].model_fields[name]
    bounds = {key: getattr(each, key) for each in field.metadata for key in ("ge", "le")
              if hasattr(each, key)}  # fmt: skip
    return {"name": name, **bounds}


def _body(kind: type[Body]) -> Body | None:
    """The request's body, or None when it is not what a form of ours sends."""
    if request.mimetype != "application/json":
        return None
    try:
        return msgspec.json.decode(request.get_data(), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None


def _refused(code: str, **more: Any) -> Response:
    return _json(refusal(code, **more), _STATUS.get(code, HTTPStatus.CONFLICT))


def _json(document: Doc, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(msgspec.json.encode(document), status, mimetype="application/json")
