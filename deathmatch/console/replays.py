"""Replays inside the console: the player's page for hosts, and highlights for the room."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, abort, redirect, render_template, request, session
from msgspec import json
from werkzeug.wrappers import Response as AnyResponse

from deathmatch.episode.bundled import Bundled, bundled_named
from deathmatch.episode.film import clip_length
from deathmatch.episode.highlight import ShowHighlight
from deathmatch.episode.journal import JournalFault, Stored
from deathmatch.episode.reading import read_recording
from deathmatch.episode.recording import fold_of
from deathmatch.errors import UserError

from .acks import Ack, refusal
from .archive import UNREADABLE
from .films import Dress, Films, views_of
from .order_messages import HighlightOrder
from .publish import portrait_of
from .replay import films_answer
from .tongues import here

if TYPE_CHECKING:
    from .access import Access
    from .director import Director

Doc = dict[str, Any]
Page = str | AnyResponse | tuple[str, int]

KEPT = 3
MOST_FRAMES = 400
"""The most that a highlight may be made of: the room is shown a moment, not an evening."""


class Replays:
    """The episodes of the journal as films, the one that runs included.

    All of it raises JournalFault.
    """

    def __init__(self, director: Director) -> None:
        self._director = director
        self._kept: dict[int | str, Films] = {}

    def find(self, show: str, number: int) -> Stored | None:
        """The episode of that show with that number."""
        found = (each for each in self._director.archive.all() if each.show == show)
        return next((each for each in found if each.number == number), None)

    def films(self, stored: Stored) -> Films:
        """Its films; those of the episode that runs follow it."""
        live = self._director.episode
        kept = self._kept.get(stored.id)
        if kept is None or (stored.id == live.id and kept.told is not live):
            told = live if stored.id == live.id else self._director.archive.load(stored)
            kept = self._keep(stored.id, Films(told, dress=self._dress(stored.show)))
        return kept

    def bundled(self, one: Bundled) -> Films:
        """Those of a recording that travels with the program. UserError if it cannot be read."""
        kept = self._kept.get(one.name)
        if kept is None:
            told = fold_of(read_recording(one.path))
            kept = self._keep(one.name, Films(told, dress=self._dress(one.show)))
        return kept

    def _keep(self, key: int | str, films: Films) -> Films:
        while len(self._kept) >= KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = films
        return films

    def _dress(self, of: str) -> Dress:
        """What the show that is on brings to its own episodes."""

        def dress(told: Doc) -> Doc:
            show = self._director.seats.show
            if show.slug != of:
                return told
            pictures = {seat: portrait_of(show, seat) for seat in told["cast"]}
            cast = {seat: {**one, "portrait": pictures[seat]} for seat, one in told["cast"].items()}
            return {**told, "cast": cast, "look": dict(show.look)}

        return dress

    def closed(self, stored: Stored) -> bool:
        """Whether nothing can go on in it: it has a winner, its seed is published, its show has a
        later one, or it was brought in from elsewhere.
        """
        own = [each for each in self._director.archive.all() if each.imported is None]
        later = any(each.show == stored.show and each.number > stored.number for each in own)
        told = self.films(stored).told
        known = told.state == "over" or told.floor.seed is not None
        return later or stored.imported is not None or known

    def clip(self, number: int, first: int, last: int) -> Doc:
        """A stretch of an episode of the show that is on, as the room saw it.

        KeyError for an unknown episode, IndexError for unknown entries.
        """
        stored = self.find(self._director.episode.setup.show, number)
        if stored is None:
            raise KeyError(number)
        return self.films(stored).clip(first, last)


def show_highlight(director: Director, order: HighlightOrder) -> Ack:
    """Has a stretch of an episode play on the audience display."""
    try:
        clip = director.replays.clip(order.episode, order.first, order.last)
    except KeyError:
        return director.once(order.id, lambda: refusal("no_episode"))
    except IndexError:
        return director.once(order.id, lambda: refusal("no_entry"))
    except JournalFault as fault:
        if fault.code in UNREADABLE:
            return director.once(order.id, lambda: refusal("no_episode"))
        return refusal(director.failed(fault))
    if len(clip["at"]) > MOST_FRAMES:
        return director.once(order.id, lambda: refusal("too_long"))
    length_ms = clip_length(clip["at"], order.skip)
    command = ShowHighlight(order.id, order.episode, order.first, order.last, order.skip, length_ms)
    return director.submit(command, order.id, "host")


class ReplayPages:
    """The player's page for hosts and the director, and what a display asks of a highlight."""

    def __init__(self, director: Director, access: Access, alone: bool) -> None:
        """`alone`: a browser that holds seats may be the host's."""
        self._director = director
        self._access = access
        self._alone = alone

    def register(self, app: Flask) -> None:
        """Puts the routes on the application."""
        base = "/host/replay/<show>/<int:number>"
        app.add_url_rule(base, "replay.page", self.page)
        app.add_url_rule(f"{base}/films/<path:path>", "replay.films", self.films)
        bundled = "/host/replay/<show>/episode-<int:number>"
        app.add_url_rule(bundled, "replay.bundled_page", self.bundled_page)
        app.add_url_rule(f"{bundled}/films/<path:path>", "replay.bundled", self.bundled_films)
        app.add_url_rule("/audience/highlight/<name>", "replay.highlight", self.highlight)

    def page(self, show: str, number: int) -> Page:
        """The page; its films it asks for."""
        return self._page(lambda: self._stored(show, number))

    def bundled_page(self, show: str, number: int) -> Page:
        """The same for a recording that travels with the program."""
        return self._page(lambda: _bundled(show, number))

    def _page(self, look_up: Callable[[], object]) -> Page:
        if self._has_a_seat():
            return render_template("refused.html", reason="seat"), HTTPStatus.FORBIDDEN
        if not self._is_crew():
            return redirect(here("/host"), HTTPStatus.SEE_OTHER)
        look_up()
        return render_template("replay.html", films=f"{request.path}/films")

    def films(self, show: str, number: int, path: str) -> Response:
        """What the page asks for: only points of view that this browser may take."""
        if self._has_a_seat() or not self._is_crew():
            abort(HTTPStatus.FORBIDDEN)
        stored = self._stored(show, number)
        all_hands = self._access.is_director(session)
        try:
            with self._director.lock:
                films = self._director.replays.films(stored)
                closed = self._director.replays.closed(stored)
                views = views_of(films.told, closed, all_hands)
                return films_answer(films, views, path)
        except JournalFault:
            abort(HTTPStatus.SERVICE_UNAVAILABLE)

    def bundled_films(self, show: str, number: int, path: str) -> Response:
        """The same of a recording that travels with the program: everybody's may be seen."""
        if self._has_a_seat() or not self._is_crew():
            abort(HTTPStatus.FORBIDDEN)
        try:
            films = self._director.replays.bundled(_bundled(show, number))
        except UserError:
            abort(HTTPStatus.NOT_FOUND)
        return films_answer(films, views_of(films.told, closed=True), path)

    def highlight(self, name: str) -> Response:
        """The clip that is on the audience display, for whoever may see that."""
        with self._director.lock:
            on = self._director.episode.floor.highlight
            if on is None or on.id != name:
                abort(HTTPStatus.NOT_FOUND)
            try:
                clip = self._director.replays.clip(on.episode, on.first, on.last)
            except JournalFault:
                abort(HTTPStatus.SERVICE_UNAVAILABLE)
        return Response(json.encode(clip), mimetype="application/json")

    def _stored(self, show: str, number: int) -> Stored:
        with self._director.lock:
            try:
                stored = self._director.replays.find(show, number)
            except JournalFault:
                abort(HTTPStatus.SERVICE_UNAVAILABLE)
        if stored is None:
            abort(HTTPStatus.NOT_FOUND)
        return stored

    def _has_a_seat(self) -> bool:
        return not self._alone and self._access.has_had_a_seat(session)

    def _is_crew(self) -> bool:
        return self._access.is_host(session) or self._access.is_director(session)


def _bundled(show: str, number: int) -> Bundled:
    one = bundled_named(f"{show}/episode-{number}")
    if one is None:
        abort(HTTPStatus.NOT_FOUND)
    return one
