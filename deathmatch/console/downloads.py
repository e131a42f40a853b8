"""What hosts take home of an episode: a page with choices, and the file that they make."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, abort, redirect, render_template, request, session
from werkzeug.wrappers import Response as AnyResponse

from deathmatch.episode.exports import KINDS, Kind
from deathmatch.episode.exports.choosing import planned
from deathmatch.episode.exports.timecode import RATES
from deathmatch.episode.film import ROOM
from deathmatch.episode.fold import Fold
from deathmatch.episode.journal import JournalFault
from deathmatch.episode.recording import Recording, fold_of
from deathmatch.errors import UserError

from .films import views_of
from .tongues import here

if TYPE_CHECKING:
    from .access import Access
    from .director import Director

Answer = AnyResponse | str | tuple[str, int]
BASE = "/host/exports/<show>/<int:number>"


@dataclass(frozen=True)
class Found:
    """One episode to be taken home. `views` are the points of view that a host may take.

    `closed`: nothing can go on in it, so that its seed is no secret any more.
    """

    recording: Recording
    fold: Fold
    views: tuple[str, ...]
    closed: bool

    def views_of(self, kind: Kind) -> tuple[str, ...]:
        """Those for a kind: whoever has a whole recording has the seed as well."""
        return self.views if self.closed or kind.name != "jsonl" else (ROOM,)


class Downloads:
    """The routes. `apart` runs what takes long where it holds nobody up."""

    def __init__(
        self,
        director: Director,
        access: Access,
        catalogues: Path,
        alone: bool,
        apart: Callable[..., Any] | None,
    ) -> None:
        """`catalogues` holds the languages. `alone`: a browser with seats may be the host's."""
        self._director = director
        self._access = access
        self._catalogues = catalogues
        self._alone = alone
        self._apart = apart or (lambda work, *args: work(*args))

    def register(self, app: Flask) -> None:
        """Puts the routes on the application."""
        app.add_url_rule(BASE, "exports.page", self.page)
        app.add_url_rule(f"{BASE}/file", "exports.file", self.file)

    def page(self, show: str, number: int) -> Answer:
        """The choices."""
        if self._has_a_seat():
            return render_template("refused.html", reason="seat"), HTTPStatus.FORBIDDEN
        if not self._access.is_host(session):
            return redirect(here("/host"), HTTPStatus.SEE_OTHER)
        return self._page(self._found(show, number), failed=False)

    def file(self, show: str, number: int) -> Answer:
        """What was chosen, as a file; the choices again where there is no such thing."""
        if self._has_a_seat() or not self._access.is_host(session):
            return render_template("refused.html", reason="link"), HTTPStatus.FORBIDDEN
        found = self._found(show, number)
        kind = KINDS.get(request.args.get("kind", ""))
        # The form sends all its fields, whichever kind was chosen.
        asked = {name: request.args.get(name) or None for name in (kind.takes if kind else ())}
        if kind is None or asked.get("view") not in (None, *found.views_of(kind)):
            return self._page(found, failed=True), HTTPStatus.BAD_REQUEST
        try:
            content = self._apart(self._made, found, kind.name, asked)
        except UserError:
            return self._page(found, failed=True), HTTPStatus.BAD_REQUEST
        answer = Response(content, mimetype=kind.mimetype)
        name = f"{show}-{number}{kind.suffix}"
        answer.headers.set("Content-Disposition", "attachment", filename=name)
        answer.headers["Cache-Control"] = "no-store"
        return answer

    def _made(self, found: Found, kind: str, asked: dict[str, Any]) -> bytes:
        # Folded anew: the one that runs goes on meanwhile.
        fold = fold_of(found.recording)
        plan = planned(
            KINDS[kind], found.recording, fold, self._catalogues, closed=found.closed, **asked
        )
        return KINDS[kind].write(plan)

    def _found(self, show: str, number: int) -> Found:
        with self._director.lock:
            try:
                found = self._looked_up(show, number)
            except JournalFault:
                abort(HTTPStatus.SERVICE_UNAVAILABLE)
        if found is None:
            abort(HTTPStatus.NOT_FOUND)
        return found

    def _looked_up(self, show: str, number: int) -> Found | None:
        archive, live = self._director.archive, self._director.episode
        stored = [each for each in archive.all() if each.show == show]
        one = next((each for each in stored if each.number == number), None)
        if one is None:
            return None
        episode = live if one.id == live.id else archive.load(one)
        # Until then play can be taken back, and the seed would tell what is drawn next.
        # What was brought in from elsewhere has numbers of its own, and says nothing of these.
        own = [each.number for each in stored if each.imported is None]
        published = one.imported is not None or episode.floor.seed is not None
        closed = published or number < max(own)
        views = views_of(episode, closed or episode.state == "over")
        return Found(episode.recording(), episode, tuple(views), closed)

    def _page(self, found: Found, failed: bool) -> str:
        names = {member.id: member.name for member in found.fold.setup.cast}
        covered = {} if found.closed else {"jsonl": "jsonl-covered"}
        return render_template(
            "exports.html",
            failed=failed,
            show=found.fold.setup.show,
            title=found.fold.setup.title,
            number=found.fold.number,
            running=len(found.views) == 1,
            kinds=[(name, covered.get(name, name)) for name in KINDS],
            chosen=request.args.get("kind", "csv"),
            views=[(view, names.get(view)) for view in found.views],
            language=found.fold.setup.language,
            rates=list(RATES),
            given=request.args,
            room=ROOM,
        )

    def _has_a_seat(self) -> bool:
        return not self._alone and self._access.has_had_a_seat(session)
