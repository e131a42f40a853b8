"""The states of pages that the server draws whole, and of those that ask it for their data."""

from __future__ import annotations

from .states import State

_PLAIN = {
    "home": "/",
    "refused": "/join/no-such-link",
    "error": "/nowhere",
}
"""Pages that anybody gets."""

STATES: list[State] = [
    *(State(f"page-{name}", "plain", page) for name, page in _PLAIN.items()),
    State("page-verify", "plain", "/verify"),
    State("page-login", "plain", "/host"),
    State("page-login-director", "plain", "/director"),
    State("page-shows", "crew", "/host/shows"),
    State("page-exports", "crew", "/host/exports/first-encounter/1"),
    State("page-replay", "crew", "/host/replay/first-encounter/episode-1"),
    State("page-refused-seat", "seat", "/host"),
]
