"""Texts made fit to be read: spaces between scripts, and words in which no line breaks. The screens
have the same in static/js/typeset.js.
"""

from __future__ import annotations

import re

KEEP, PART = "\u2060", "\u200b"
"""Where no line may break, and where one may: both have no width."""
_MARKS = re.compile(f"[{KEEP}{PART}]")
_BEGIN = "[\u0e01-\u0e2e\u0e40-\u0e44]"
"""What a word of Thai may begin with."""
_THAI, _OTHER = "[\u0e00-\u0e7f]", r"[^\W_\u0e00-\u0e7f]"
_BORDER = re.compile(f"(?<={_THAI})(?={_OTHER})|(?<={_OTHER})(?={_BEGIN})")


def plain(text: str) -> str:
    """The text without what only lines of a screen need."""
    return _MARKS.sub("", text)


def spaced(text: str) -> str:
    """With a space where a letter or figure of another script stands beside one of Thai, which
    itself has none between words: "Neo และ Trinity".
    """
    return _BORDER.sub(" ", text)


class Whole:
    """Words of a language that its line breaking would break, as one text: between blanks, "-" in a
    word where no line may break, or at its end if it holds on to what follows.
    """

    def __init__(self, words: str) -> None:
        self._kept = {word.replace("-", ""): word.replace("-", KEEP) for word in words.split()}
        longest = sorted(self._kept, key=len, reverse=True)
        self._find = re.compile("|".join(longest)) if longest else None

    def kept(self, text: str) -> str:
        """The text with those words whole, and lines free to break before and after them."""
        if not self._find:
            return text
        return self._find.sub(self._one, plain(text)).replace(KEEP + PART, KEEP)

    def _one(self, found: re.Match[str]) -> str:
        kept, text = self._kept[found[0]], found.string
        before = PART if re.match(_THAI, text[: found.start()][-1:]) else ""
        free = not kept.endswith(KEEP) and re.match(_BEGIN, text[found.end() :])
        return f"{before}{kept}{PART if free else ''}"
