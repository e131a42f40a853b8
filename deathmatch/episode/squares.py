"""QR codes: as figures, for screens that draw them themselves, and as pictures."""

from __future__ import annotations

import io
from typing import Any


def squares(text: str) -> list[str]:
    """The rows of the QR code of a text, without a border: a `1` for each dark square."""
    return ["".join(str(square) for square in row) for row in _code(text).matrix]


def picture(text: str) -> bytes:
    """The QR code of a text as SVG, with its border."""
    drawn = io.BytesIO()
    _code(text).save(drawn, kind="svg", scale=8, border=2)
    return drawn.getvalue()


def _code(text: str) -> Any:
    # Only here: a console starts without it.
    import segno

    return segno.make(text, error="m", micro=False)
