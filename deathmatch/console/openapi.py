"""The OpenAPI document of the HTTP calls, made from the very types that read the orders."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec

from deathmatch import __version__
from deathmatch.episode.overlay import ELEMENTS

from .messages import CommandId
from .order_messages import ORDERS, name_of

Doc = dict[str, Any]

_REF = "#/components/schemas/{name}"
_STATUSES = {
    "401": "No token, or a wrong one.",
    "409": (
        "Refused; `code` says why. Nothing has changed, but `dark_unwritten` says that screens are "
        "dark, and `taken_back` that they no longer are."
    ),
    "413": "Longer than any order. Nothing has changed.",
    "422": "Not such an order. Nothing has changed.",
    "429": "Too many calls.",
}


def document(server: str) -> Doc:
    """The whole document; `server` is the address that calls go to, without a slash at its end."""
    _refs, components = msgspec.json.schema_components(ORDERS, ref_template=_REF)
    for order in ORDERS:
        _without_envelope(components[order.__name__])
    needed = {order for order in ORDERS if components[order.__name__]["required"]}
    components |= {"Done": _DONE, "Refused": _REFUSED, "State": _STATE}
    paths = {f"/{name_of(order)}": {"post": _call(order, order in needed)} for order in ORDERS}
    paths["/state"] = {"get": _get("The state of the show, for the lights of buttons.", "State")}
    paths["/openapi.json"] = {"get": {**_get("This document.", None), "security": []}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Death Match", "version": __version__, "description": _ABOUT},
        "servers": [{"url": f"{server}/api/v1"}],
        "security": [{"token": []}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


_ABOUT = (
    "The orders of a host. The token stands in the host's panel. A call with the same "
    "Idempotency-Key again gets the first answer again and has no second effect."
)
_KEY = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "description": "Names this call: 8 to 64 visible characters. Made by the server if absent.",
    "schema": msgspec.json.schema(CommandId),
}
_DONE = {
    "type": "object",
    "required": ["ok", "rev"],
    "properties": {
        "ok": {"const": True},
        "rev": {"type": "integer", "description": "The number of the entry that is on disk now."},
    },
}
_REFUSED = {
    "type": "object",
    "required": ["ok", "code"],
    "properties": {"ok": {"const": False}, "code": {"type": "string"}},
}
_TEXT, _FLAG, _COUNT = {"type": "string"}, {"type": "boolean"}, {"type": "integer"}
_OR_NULL: Doc = {"type": ["string", "null"]}
_CUE: Doc = {
    "type": ["object", "null"],
    "required": ["index", "id", "title"],
    "properties": {"index": _COUNT, "id": _TEXT, "title": _TEXT},
}
_CLOCK = {
    "type": "object",
    "required": ["seat", "left_ms", "running"],
    "properties": {"seat": _TEXT, "left_ms": _COUNT, "running": _FLAG},
}
_SOUND = {
    "type": "object",
    "required": ["volume", "muted"],
    "properties": {"volume": _COUNT, "muted": _FLAG},
}
_OVERLAY = {
    "type": "object",
    "required": list(ELEMENTS),
    "properties": dict.fromkeys(ELEMENTS, _FLAG),
    "additionalProperties": False,
}
_OF_STATE: Doc = {
    "ok": {"const": True},
    "rev": _COUNT,
    "episode": _COUNT,
    "phase": {"enum": ["ready", "starter", "dealt", "play", "over"]},
    "turn": _COUNT,
    "turn_of": _OR_NULL,
    "clocks": {"type": "array", "items": _CLOCK},
    "held": {"enum": [None, "deal", "play"]},
    "paused": {"enum": [None, "host", "restart", "technical", "appeal", "rewind", "panic"]},
    "untimed": _FLAG,
    "asked": {"type": "array", "items": _TEXT},
    "question": {"type": ["integer", "null"]},
    "program": _TEXT,
    "scene": _TEXT,
    "pinned": _FLAG,
    "black": _FLAG,
    "panic": _FLAG,
    "sound": _SOUND,
    "overlay": _OVERLAY,
    "cue": _CUE,
    "next": _CUE,
    "devices": _COUNT,
    "red": _COUNT,
    "winner": _OR_NULL,
}
_STATE = {
    "type": "object",
    "required": list(_OF_STATE),
    "properties": _OF_STATE,
    "additionalProperties": False,
}


def _without_envelope(schema: Doc) -> None:
    """An order's body: which order it is stands in the path, its id in a header."""
    for name in ("id", "order"):
        schema["properties"].pop(name)
    schema["required"] = [name for name in schema["required"] if name not in ("id", "order")]


def _call(order: type, needs_body: bool) -> Doc:
    about = inspect.getdoc(order) or ""
    body = {"application/json": {"schema": {"$ref": _REF.format(name=order.__name__)}}}
    return {
        "operationId": name_of(order),
        "summary": about.partition("\n")[0],
        "description": about,
        "parameters": [_KEY],
        "requestBody": {"required": needs_body, "content": body},
        "responses": {"200": _response("It is done.", "Done"), **_refusals()},
    }


def _get(about: str, schema: str | None) -> Doc:
    refusals = {} if schema is None else {k: v for k, v in _refusals().items() if k in _ASKING}
    return {"summary": about, "responses": {"200": _response(about, schema), **refusals}}


_ASKING = ("401", "429")


def _refusals() -> Doc:
    return {status: _response(about, "Refused") for status, about in _STATUSES.items()}


def _response(about: str, schema: str | None) -> Doc:
    content: Doc = {"type": "object"} if schema is None else {"$ref": _REF.format(name=schema)}
    return {"description": about, "content": {"application/json": {"schema": content}}}
