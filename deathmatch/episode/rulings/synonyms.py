"""Other words for the same: rulings of the table editions speak of cards, carrots and the deck."""

from __future__ import annotations

import re

_WORDS = {
    r"(?:court|draw) deck": "court",
    r"deck": "court",
    r"hidden influence": "hidden noble",
    r"influence": "hidden noble",
    r"card|character": "noble",
    r"carrot": "coin",
    r"face-up|revealed": "lost",
    r"game": "match",
}
"""Each word, also in the plural, and the word of this project for it."""


def plain(text: str) -> str:
    """A sentence of a ruling in the words of this project."""
    said = text.strip().rstrip(".")
    for word, ours in _WORDS.items():
        said = re.sub(rf"\b(?:{word})(s?)\b", rf"{ours}\1", said)
    return said
