"""Why a command was not accepted: a code and its figures; the words live in the catalogues."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A command that the rules do not allow now. Nothing has changed.

    `code` is one of the refusal codes that every catalogue translates
    (`refused-CODE`); `args_for_words` are the figures its sentence needs.
    """

    def __init__(self, code: str, **args_for_words: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_for_words = args_for_words
