"""The host's orders as HTTP calls, for buttons and other programs, and a state feed for their
lights.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import msgspec
from flask import Blueprint, Flask, Response, request

from .acks import Ack, refusal
from .limits import Bucket, Throttle
from .messages import Malformed
from .openapi import document
from .order_messages import ORDERS, name_of, read_order

if TYPE_CHECKING:
    from .access import Access
    from .director import Director

API = "/api/v1/"
BEARER = "Bearer "
KEY_HEADER = "Idempotency-Key"
_NAMES = frozenset(name_of(order) for order in ORDERS)
_CODES = {
    HTTPStatus.NOT_FOUND: "no_such_path",
    HTTPStatus.METHOD_NOT_ALLOWED: "no_such_path",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "malformed",
}


class Api:
    """All paths under /api/v1/. Who gives orders here is a host, by a token instead of a cookie.

    `sleep` waits that many seconds and lets others work meanwhile.
    """

    def __init__(
        self,
        director: Director,
        access: Access,
        throttle: Throttle,
        sleep: Callable[[float], object],
        now: Callable[[], float],
    ) -> None:
        self._director = director
        self._access = access
        self._throttle = throttle
        self._sleep = sleep
        self._bucket = Bucket(now)

    def register(self, app: Flask) -> None:
        """Puts the routes on the application."""
        api = Blueprint("api", __name__, url_prefix=API.rstrip("/"))
        api.add_url_rule("/openapi.json", view_func=self.openapi)
        api.add_url_rule("/state", view_func=self.state)
        api.add_url_rule("/<order>", view_func=self.order, methods=["POST"])
        app.register_blueprint(api)

    def openapi(self) -> Response:
        """What there is, for programs to read."""
        return _json(document(self._director.bases.current), HTTPStatus.OK)

    def state(self) -> Response:
        """Everything that the lights of buttons need."""
        return self._kept_out() or _json({"ok": True, **self._director.state()}, HTTPStatus.OK)

    def order(self, order: str) -> Response:
        """Carries out an order, once for each Idempotency-Key."""
        kept_out = self._kept_out()
        if kept_out is not None:
            return kept_out
        if order not in _NAMES:
            return refused_by_api(HTTPStatus.NOT_FOUND)
        try:
            ack = self._director.direct(read_order(_payload(order)))
        except Malformed:
            ack = refusal("malformed")
        return _json(ack, _status(ack))

    def _kept_out(self) -> Response | None:
        """The refusal for whoever has no token, or asks too often."""
        given = request.headers.get("Authorization", "")
        if not given.startswith(BEARER) or not self._access.is_api_token(given[len(BEARER) :]):
            return self._refused_slowly()
        if not self._bucket.take():
            return _json(refusal("too_fast"), HTTPStatus.TOO_MANY_REQUESTS)
        return None

    def _refused_slowly(self) -> Response:
        address = request.remote_addr or ""
        self._throttle.wrong(address)
        wait_s = self._throttle.wait_s(address)
        if wait_s is None:
            return _json(refusal("too_fast"), HTTPStatus.TOO_MANY_REQUESTS)
        if wait_s:
            self._sleep(wait_s)
        refused = _json(refusal("not_allowed"), HTTPStatus.UNAUTHORIZED)
        refused.headers["WWW-Authenticate"] = "Bearer"
        return refused


def refused_by_api(status: HTTPStatus) -> Response:
    """An error of any kind, in the API's own form."""
    code = _CODES.get(status, "malformed" if status < 500 else "failed")
    return _json(refusal(code), status)


def _payload(order: str) -> dict[str, Any]:
    """The message that a call stands for. Raises Malformed."""
    raw = request.get_data()
    try:
        body = _BODY.decode(raw) if raw.strip() else {}
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as wrong:
        raise Malformed(str(wrong)) from None
    if "id" in body or "order" in body:
        raise Malformed("the order is in the path, its id in the header")
    return {**body, "order": order, "id": request.headers.get(KEY_HEADER, str(uuid.uuid4()))}


def _number(text: str) -> int | float:
    """A JSON number with a fraction or an exponent; 3.0 is the whole number 3, as in schemas."""
    value = float(text)
    return int(value) if value.is_integer() else value


_BODY = msgspec.json.Decoder(dict[str, Any], float_hook=_number)


def _status(ack: Ack) -> HTTPStatus:
    if ack["ok"]:
        return HTTPStatus.OK
    malformed = ack["code"] == "malformed"
    return HTTPStatus.UNPROCESSABLE_ENTITY if malformed else HTTPStatus.CONFLICT


def _json(payload: object, status: HTTPStatus) -> Response:
    return Response(msgspec.json.encode(payload), status, mimetype="application/json")
