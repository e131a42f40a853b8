"""What hosts order, as it comes over the socket or as an HTTP call: told apart by "order"."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from deathmatch.episode.floor import Scene
from deathmatch.episode.overlay import Element
from deathmatch.episode.sound import Volume
from deathmatch.game import Answer
from deathmatch.game.reader import reader

from .messages import END, CommandId, Malformed, Number, SeatId

Garnets = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
_BAD = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
Text = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=400,
        pattern=rf"^[^{_BAD}]*[^{_BAD}\s][^{_BAD}]*{END}",
        description="One line with something on it, without control characters.",
    ),
]
Reason = Annotated[
    str,
    msgspec.Meta(
        max_length=200,
        pattern=rf"^[^{_BAD}]*{END}",
        description="Why, in the host's words; kept in the journal.",
    ),
]
Milliseconds = Annotated[int, msgspec.Meta(ge=-3_600_000, le=3_600_000)]


class _Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="order"):
    id: CommandId


class GoOrder(_Order, frozen=True, tag="go"):
    """GO: take the cue with the index `to`. `after` is the one taken last, -1 before the first.

    `anyway` passes the start gate; what stood against it is kept in the journal.
    """

    to: Number
    after: Annotated[int, msgspec.Meta(ge=-1, le=2**31 - 1)]
    anyway: bool = False


class SceneOrder(_Order, frozen=True, tag="scene"):
    """Put a scene on the audience display; pinned, it stays there during play."""

    scene: Scene
    pinned: bool = False


class BlackOrder(_Order, frozen=True, tag="black"):
    """Make the audience display black, or bring it back."""

    on: bool


class PanicOrder(_Order, frozen=True, tag="panic"):
    """Put the audience display on the slate and hold the match, or end that."""

    on: bool


class OverlayOrder(_Order, frozen=True, tag="overlay"):
    """Show an element of the broadcast overlay, or hide it at once, also where it is late."""

    element: Element
    on: bool


class SayOrder(_Order, frozen=True, tag="say"):
    """Show a message to the "room", to all "seats", or to one seat. The order's id is its id."""

    to: SeatId
    text: Text


class UnsayOrder(_Order, frozen=True, tag="unsay"):
    """Take a message back."""

    message: CommandId


class PauseOrder(_Order, frozen=True, tag="pause"):
    """Hold the match and all clocks."""

    why: Literal["host", "appeal"] = "host"


class ResumeOrder(_Order, frozen=True, tag="resume"):
    """Go on."""


class EndOrder(_Order, frozen=True, tag="end"):
    """End the match without a result."""

    reason: Reason = ""


class DeclareOrder(_Order, frozen=True, tag="declare"):
    """Declare a winner, because the other retires or has broken the rules."""

    winner: SeatId
    cause: Literal["retirement", "breach"]
    reason: Reason = ""


class TimeOrder(_Order, frozen=True, tag="time"):
    """Add ms to the clock of a seat that is asked, or take them away."""

    seat: SeatId
    ms: Milliseconds
    reason: Reason = ""


class ExtensionsOrder(_Order, frozen=True, tag="extensions"):
    """Give a player extensions, or take them away."""

    seat: SeatId
    count: Annotated[int, msgspec.Meta(ge=-20, le=20)]
    reason: Reason = ""


class ExpireOrder(_Order, frozen=True, tag="expire"):
    """Let the open question of a seat run out now."""

    seat: SeatId
    question: Number
    reason: Reason = ""


class ClocksOrder(_Order, frozen=True, tag="clocks"):
    """Play without clocks, or with them again."""

    on: bool
    reason: Reason = ""


class AnswerForOrder(_Order, frozen=True, tag="answer_for"):
    """Answer for a seat whose screen is dead, on the player's word."""

    seat: SeatId
    question: Number
    answer: Answer
    reason: Reason = ""


class RewindOrder(_Order, frozen=True, tag="rewind"):
    """Take play back to before the entry `to`.

    `treat` says what becomes of nobles that somebody has seen and that would be hidden again:
    keep them where they are, draw them anew, or leave play as it is.
    """

    to: Number
    treat: Literal["keep", "draw_anew", "leave"] = "keep"
    reason: Reason = ""


class HighlightOrder(_Order, frozen=True, tag="highlight"):
    """Play a stretch of an episode on the audience display while the match stands still.

    It is the show's episode with that number, from after the entry `first` to after the entry
    `last`, as the room saw it; with `skip` every wait lasts two seconds at most.
    """

    episode: Number
    first: Number
    last: Number
    skip: bool = True


class EndHighlightOrder(_Order, frozen=True, tag="end_highlight"):
    """Cut a highlight short: what was on the audience display before is back."""


class SoundOrder(_Order, frozen=True, tag="sound"):
    """Set how loud the audience display plays; muted, it keeps the volume for later."""

    volume: Volume
    muted: bool = False


class StandInOrder(_Order, frozen=True, tag="stand_in"):
    """Give a finalist's seat to a stand-in, or take it back."""

    seat: SeatId
    on: bool


class ReissueOrder(_Order, frozen=True, tag="reissue"):
    """Make a new link for a seat; the old one dies."""

    seat: SeatId


class ReissueHandsOrder(_Order, frozen=True, tag="reissue_hands"):
    """Make a new link for the overlay with all hands; the old one dies."""


class BaseOrder(_Order, frozen=True, tag="base"):
    """Choose the address that join links begin with."""

    index: Annotated[int, msgspec.Meta(ge=0, le=63)]


class NextOrder(_Order, frozen=True, tag="next"):
    """Open the next episode: who plays, and the garnets of all who are still in the show."""

    finalists: Annotated[tuple[SeatId, ...], msgspec.Meta(min_length=2, max_length=10)]
    garnets: Annotated[dict[SeatId, Garnets], msgspec.Meta(max_length=200)]


ORDERS: tuple[type[_Order], ...] = (
    GoOrder,
    SceneOrder,
    BlackOrder,
    PanicOrder,
    OverlayOrder,
    SayOrder,
    UnsayOrder,
    PauseOrder,
    ResumeOrder,
    EndOrder,
    DeclareOrder,
    TimeOrder,
    ExtensionsOrder,
    ExpireOrder,
    ClocksOrder,
    AnswerForOrder,
    RewindOrder,
    HighlightOrder,
    EndHighlightOrder,
    SoundOrder,
    StandInOrder,
    ReissueOrder,
    ReissueHandsOrder,
    BaseOrder,
    NextOrder,
)
"""Every order there is."""

Order = (
    GoOrder
    | SceneOrder
    | BlackOrder
    | PanicOrder
    | OverlayOrder
    | SayOrder
    | UnsayOrder
    | PauseOrder
    | ResumeOrder
    | EndOrder
    | DeclareOrder
    | TimeOrder
    | ExtensionsOrder
    | ExpireOrder
    | ClocksOrder
    | AnswerForOrder
    | RewindOrder
    | HighlightOrder
    | EndHighlightOrder
    | SoundOrder
    | StandInOrder
    | ReissueOrder
    | ReissueHandsOrder
    | BaseOrder
    | NextOrder
)


def name_of(order: type[_Order]) -> str:
    """The word by which an order is given."""
    return str(order.__struct_config__.tag)


_read = reader(Order)


def read_order(payload: Any) -> Order:
    """The order that plain data say. Raises Malformed."""
    try:
        order: Order = _read(payload)
        return order
    except (msgspec.ValidationError, RecursionError) as wrong:
        raise Malformed(str(wrong)) from None
