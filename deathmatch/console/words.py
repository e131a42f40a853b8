"""Texts of the pages from the Fluent catalogues, for templates. Screens bring their own reader."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"


class Words:
    """All messages of one language, with English where one is missing.

    `folder` holds one folder of .ftl files for each language.
    """

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language if (folder / language).is_dir() else FALLBACK
        chain = dict.fromkeys((self.language, FALLBACK))
        self._bundles = [_bundle(folder / name, name) for name in chain]

    def say(self, message_id: str, **args: Any) -> str:
        """The text of a message; its id where no catalogue has it, which shows what is missing."""
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                pattern = bundle.get_message(message_id).value
                if pattern is not None:
                    text, _problems = bundle.format_pattern(pattern, args)
                    return str(text)
        return message_id


def _bundle(folder: Path, language: str) -> FluentBundle:
    # No isolation marks: every value stands in an element of its own or in plain text.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


Say = Callable[..., str]
