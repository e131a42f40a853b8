"""The elements of the broadcast overlay, which the crew shows and hides one by one.

They are part of the floor, in the journal, and so are as they were after a restart.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Element = Literal["finalists", "clock", "claim", "hands"]
ELEMENTS: tuple[Element, ...] = Element.__args__  # type: ignore[attr-defined]


class SetOverlay(Struct, frozen=True, tag_field="command", tag=True):
    """An element is to show, or not."""

    element: Element
    on: bool


class OverlaySet(Struct, frozen=True, tag_field="event", tag=True):
    """An element shows, or shows no longer."""

    element: Element
    on: bool


def off_after(off: frozenset[Element], event: OverlaySet) -> frozenset[Element]:
    """The elements that do not show, after that event."""
    return off - {event.element} if event.on else off | {event.element}
