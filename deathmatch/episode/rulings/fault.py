"""What a ruling can fail with: a sentence for whoever reads the report."""

from __future__ import annotations

from typing import Any


class Fault(Exception):
    """The ruling does not hold, or says something that this console does not know."""


def differs(what: str, expected: Any, found: Any) -> Fault:
    """The sentence for an expectation that was not met."""
    return Fault(f"{what}: expected {_plain(expected)}, came out {_plain(found)}")


def expect(what: str, expected: Any, found: Any) -> None:
    """Raises a Fault unless both are equal."""
    if expected != found:
        raise differs(what, expected, found)


def no_more(names: dict[str, Any], known: set[str], where: str) -> None:
    """Refuses keys that nobody would look at: an expectation must never pass unread."""
    strange = sorted(set(names) - known)
    if strange:
        raise Fault(f"{where}: not known here: {', '.join(strange)}")


def _plain(value: Any) -> str:
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_plain(item) for item in value) + "]"
    return "none" if value is None else str(value)
