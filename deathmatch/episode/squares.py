"""QR codes as figures, for screens that draw them themselves."""

from __future__ import annotations


def squares(text: str) -> list[str]:
    """The rows of the QR code of a text, without a border: a `1` for each dark square."""
    # Only here: a console starts without it.
    import segno

    code = segno.make(text, error="m", micro=False)
    return ["".join(str(square) for square in row) for row in code.matrix]
